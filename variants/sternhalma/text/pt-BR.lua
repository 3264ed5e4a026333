return {
  name    = "Sternhalma para dois",
  summary = "As damas chinesas para dois jogadores, com um só conjunto de regras estritas, sem opções.",

  rules = {
    "O vermelho começa na ponta de baixo e o azul na de cima, com dez peças cada um. Vence quem tiver todas as dez peças ao mesmo tempo na ponta oposta.",
    "Na sua vez, mova uma de suas peças: um passo para uma casa vizinha vazia, ou uma sequência de saltos, cada um por cima de uma peça vizinha até a casa vazia logo atrás dela. Passo e salto nunca se misturam na mesma jogada. A sequência inteira é uma só jogada.",
    "As peças saltadas ficam no tabuleiro, tanto as suas quanto as do adversário. Nada é capturado, ninguém é obrigado a saltar, e a sequência mais longa nunca é obrigatória: pode-se parar depois de qualquer salto e virar a cada salto.",
    "Uma sequência não pode cair duas vezes na mesma casa, e a casa de partida conta como usada. Em jogadas posteriores, essas casas podem ser usadas de novo.",
    "Uma peça que já chegou pode sair da ponta de novo. Uma peça adversária que fica na sua ponta de chegada impede a vitória; ela não é retirada nem expulsa.",
    "Ficar bloqueado não perde o jogo: quem não tem jogada permitida passa a vez. Se ninguém pode mover, há empate, e também na terceira volta de uma posição com o mesmo jogador na vez.",
  },
}
