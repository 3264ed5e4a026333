return {
  name    = "Sternhalma para dois",
  summary = "As damas chinesas para dois jogadores, com um só conjunto de regras estritas, sem opções.",

  rules = {
    "O vermelho começa na ponta de baixo e o azul na de cima, com dez peças cada um. Vence quem tiver todas as dez peças ao mesmo tempo na ponta oposta.",
    "Na sua vez, mova uma de suas peças: um passo para uma casa vizinha vazia, ou uma sequência de saltos, cada um por cima de uma peça vizinha até a casa vazia logo atrás dela. Passo e salto nunca se misturam na mesma jogada. A sequência inteira é uma só jogada, anotada com todas as casas que visita.",
    "As peças saltadas ficam no tabuleiro, tanto as suas quanto as do adversário. Nada é capturado, ninguém é obrigado a saltar, e a sequência mais longa nunca é obrigatória: pode-se parar depois de qualquer salto e virar a cada salto.",
    "Enquanto se move, a peça é considerada fora do tabuleiro: não pode saltar sobre si mesma, e a casa de onde saiu está vazia. Uma sequência não pode cair duas vezes na mesma casa, e a casa de partida conta como usada. Em jogadas posteriores, essas casas podem ser usadas de novo.",
    "Uma peça que já chegou pode sair da ponta de novo. Uma peça adversária que fica na sua ponta de chegada impede a vitória; ela não é retirada nem expulsa.",
    "Ficar bloqueado não perde o jogo: quem não tem jogada possível passa a vez. Se ninguém pode mover, há empate, e também na terceira volta de uma posição com o mesmo jogador na vez.",
  },

  about = {
    "Sternhalma são as damas chinesas para dois, acertadas até o último detalhe: uma estrela, dois exércitos de dez, sem opções e sem regras da casa. É a escolha certa quando quem decide a partida deve ser o jogo, e não a discussão sobre as regras.",
    "Aqui nada é capturado e ninguém é expulso. O jogo é feito de caminhos. Toda peça no tabuleiro, sua ou não, é uma pedra por cima da qual se pode saltar; chega primeiro quem constrói as melhores pontes e as mantém de pé até que a última peça tenha passado.",
  },

  diagram = {
    start    = "Dez peças vermelhas na ponta de baixo, dez azuis na de cima. Cada exército viaja até a ponta oposta.",
    step     = "Um passo: uma casa, em qualquer das seis direções, desde que esteja vazia.",
    jump     = "Um salto: por cima de uma vizinha, em linha reta, até a casa vazia logo atrás dela. Não importa de quem é a vizinha, e ela fica onde está.",
    chain    = "Um salto puxa o outro, e o caminho pode virar a cada casa. Tudo isso é uma só jogada; também se pode parar depois do primeiro ou do segundo salto.",
    once     = "Dois saltos valem. O terceiro, de volta à casa marcada, não: nenhuma casa duas vezes na mesma jogada, e a de partida também conta.",
    blocked  = "Dois saltos que não existem. À esquerda, a casa atrás da vizinha está ocupada; à direita, a peça azul não é vizinha: há um vão no meio.",
    leave    = "Quem chegou não fica trancado. Pode sair de novo, com um passo ou um salto, se isso ajudar as outras.",
    intruder = "Nove peças vermelhas chegaram, e A está à porta; mas uma azul ficou. Enquanto ela estiver ali, o vermelho não venceu; ela não pode ser tomada nem empurrada para fora.",
  },

  worked = {
    ask    = "Cinco casas em linha. Sua peça está em A, B e D estão ocupadas, C e E estão vazias. Até onde A chega em uma jogada, e o que acontece com B e D?",
    answer = "Até E. A peça salta por cima de B e cai em C; de C, salta por cima de D e cai em E. A–C–E é uma só jogada, e B e D ficam onde estão, tanto a azul quanto a vermelha. Você também pode parar em C; só não pode cair de novo em A ou em C nesta jogada.",
  },

  exercise = {
    road = {
      name    = "Um caminho de dois saltos",
      task    = {
        "Duas jogadas, ambas suas. Primeiro ponha um apoio no lugar, para que haja caminho de A até B. Depois percorra-o: de A até B em uma só jogada de dois saltos.",
        "A partir de B há um salto que só não é possível porque a casa em que cairia está ocupada. Aponte essa casa.",
      },
      built   = "O caminho está de pé: apoio, casa, apoio, casa.",
      unbuilt = "Isso não abre caminho até B. Na linha de A a B falta um apoio.",
      short   = "O caminho estava pronto. Faça os dois saltos em uma só jogada, de A até B.",
      failed  = "Não era por aí.",
      done    = "É isso. Os dois apoios continuam no tabuleiro, pois aqui nada é capturado. E atrás da vizinha azul a casa está ocupada: ali nenhum salto cai.",
    },
    supports = {
      name     = "Qual apoio mover",
      task     = {
        "As peças 1, 2 e 3 servem de apoio: outras saltam por cima delas. Seu exército tem 55 jogadas à escolha. Uma das três lhe custa pelo menos cinco, para onde quer que vá. Aponte-a.",
        "Uma das três não tem como avançar. Movê-la é ir para o lado ou para fora da ponta, e depois gastar tempo para voltar. Aponte-a.",
        "Agora mova a terceira: para a frente, e de modo que seu exército conserve todas as 55 jogadas.",
      },
      gate     = "Essa é a pedra do portão. Ela ganha muito, até quatro fileiras, mas os caminhos que passavam por cima dela acabaram.",
      home     = "Essa já chegou. Cada jogada que ela faz agora é uma jogada a recuperar depois.",
      other    = "Mova uma das três: 1, 2 ou 3.",
      backward = "Custa pouco às outras, mas não vai para a frente.",
      narrow   = "Para a frente, sim, mas no meio do caminho: seu exército tem agora menos jogadas do que antes.",
      done     = "Bem pesado. A pedra do portão faz falta a todas, a que chegou faz falta ao seu lugar; esta estava livre para ir.",
    },
    entry = {
      name   = "As três últimas",
      task   = "O azul precisa de mais três jogadas, e a vez é sua. Leve A, B e C às casas X, Y e Z, em três jogadas.",
      tip    = "Agora não se chega mais a X: o caminho até lá passa por Y. Encha a partir do fundo.",
      corner = "Z fica por último: antes que se encha, A precisa saltar por cima de B a caminho de Y.",
      slow   = "Essa jogada não leva ninguém à ponta, e não há nenhuma de sobra. Procure uma que encha X primeiro, depois Y.",
      failed = "Três jogadas, e a ponta não está cheia.",
      done   = "As dez chegaram. Primeiro X, passando por Y; depois Y, por cima de B; e B por último: o que serve de passagem fica aberto até que todas tenham passado.",
    },
  },

  history = {
    "A família nasceu nos Estados Unidos, na década de 1880, com o halma, uma corrida de peças saltadoras de um canto a outro de um tabuleiro quadrado.",
    "A estrela veio da Alemanha: em 1892 foi publicada ali uma forma de halma em um tabuleiro de seis pontas, com o nome de Sternhalma, halma da estrela. As regras destas páginas são as desse jogo para dois.",
    "O nome “damas chinesas” é ainda mais novo. Foi inventado nos Estados Unidos em 1928 para vender o jogo, que nunca teve nada a ver com a China.",
  },

  confusion = {
    { ask = "As peças saltadas são capturadas?", answer = "Não. O salto não captura nada, nunca. Conte as peças a qualquer momento: são vinte." },
    { ask = "Posso saltar por cima das peças do adversário?", answer = "Pode, do mesmo jeito que por cima das suas. Boa parte dos seus caminhos pode ser feita delas." },
    { ask = "A sequência de saltos precisa ser reta?", answer = "Não. Ela pode virar em cada casa em que cai, quantas vezes você quiser." },
    { ask = "Sou obrigado a continuar saltando?", answer = "Não. Ninguém é obrigado a saltar, e você pode parar depois de qualquer salto. A sequência mais longa não dá prêmio nenhum." },
    { ask = "A peça que chegou à ponta oposta fica presa ali?", answer = "Não. Ela pode se mover dentro da ponta e sair de novo. O que conta é ter as dez ali ao mesmo tempo." },
    { ask = "O adversário pode deixar uma peça na ponta para onde eu vou?", answer = "Pode. Ela impede sua vitória enquanto ficar, e nada a tira dali. Mas ele também não vence com ela parada." },
    { ask = "Isto não é um jogo de damas?", answer = "Não. Nas damas, saltar captura e pode ser obrigatório; aqui é só um jeito de viajar. Nenhuma peça é coroada, e quem não pode mover passa a vez." },
  },
}
