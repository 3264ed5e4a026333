return {
  name    = "Damas chinesas",
  summary = "Leve suas dez peças ao outro lado da estrela, com passos e saltos, antes dos outros.",

  kind = { marble = "peça" },

  setup = { half_way = "A meio caminho: uma corrida curta para dois" },

  option = {
    long_jump = {
      label = "Saltos longos",
      help  = "Um salto pode passar por cima de uma peça a qualquer distância, desde que ela esteja exatamente no meio e o resto da linha esteja vazio.",
    },
    goal = {
      label = "Objetivo",
      help  = "O que é preciso para ganhar a ponta oposta à sua.",
      all   = "todas as dez peças na ponta",
      fill  = "a ponta cheia, com ao menos uma peça sua",
    },
    play_on = {
      label = "Jogar pelas colocações",
      help  = "Depois que o primeiro chega, os outros continuam para decidir o segundo lugar, o terceiro e assim por diante.",
    },
  },

  rules = {
    "As dez peças de cada jogador começam em uma ponta da estrela. Vence quem primeiro puser todas as dez na ponta oposta. O jogo segue no sentido horário e o vermelho começa.",
    "Na sua vez, mova uma de suas peças: ou um passo para uma casa vizinha vazia, ou por saltos. O salto passa em linha reta por cima de uma peça vizinha, de qualquer cor, e cai na casa vazia logo atrás dela. Nada é capturado: as peças saltadas ficam onde estão.",
    "A peça que saltou pode saltar de novo, em qualquer direção, e pode parar depois de qualquer salto. Ninguém é obrigado a saltar. Passo e salto nunca se juntam na mesma jogada.",
    "Enquanto se move, a peça é considerada fora do tabuleiro: não pode saltar sobre si mesma, e a casa de onde saiu está vazia. Ela não pode cair duas vezes na mesma casa em uma jogada, e a casa de partida conta como usada; assim, toda jogada muda a posição.",
    "As peças podem atravessar e ocupar qualquer ponta, também as dos outros, e podem sair de novo da ponta de chegada.",
    "Quem não tem jogada permitida passa a vez. Se ninguém pode mover, o jogo empata. Também há empate quando a mesma posição, com o mesmo jogador na vez, aparece pela terceira vez.",
    "Com saltos longos, o salto também pode passar por cima de uma peça mais distante, quando ela está exatamente no meio do caminho e todas as outras casas entre a partida e a chegada estão vazias. Saltos curtos e longos podem se misturar na mesma sequência.",
    "Com o objetivo “cheia”, a ponta é ganha por seu jogador assim que todas as casas dela estão ocupadas e ao menos uma das peças ali é dele: um adversário que fica parado ali não estraga o jogo.",
    "Quando se joga pelas colocações, quem já chegou é pulado até que todas as colocações estejam decididas. Se a repetição de uma posição encerra o jogo depois que alguém chegou, não há empate: vence quem chegou primeiro.",
  },
}
