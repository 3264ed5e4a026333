return {
  name    = "Damas inglesas",
  summary = "O jogo de damas em tabuleiro de oito por oito casas, com damas curtas e captura à escolha.",

  player = { white = "Brancas", black = "Pretas" },

  setup = {
    eleven_men = "Brancas com onze pedras",
    two_kings  = "Duas damas contra uma",
  },

  kind = { man = "pedra", king = "dama" },

  rules = {
    "Cada lado tem doze pedras nas casas escuras das três fileiras mais próximas. As pretas, em cima, começam.",
    "As pedras andam uma casa na diagonal, para a frente. Também capturam na diagonal para a frente, saltando por cima de uma peça adversária vizinha até a casa vazia logo atrás dela. As damas fazem o mesmo nas quatro diagonais, uma casa por vez.",
    "Quem pode capturar é obrigado a capturar, mas escolhe livremente qual captura fazer. A sequência iniciada precisa continuar enquanto for possível.",
    "As peças capturadas só saem quando a sequência inteira termina. Até lá elas continuam no caminho, e nenhuma pode ser saltada duas vezes.",
    "A pedra que chega à última fileira vira dama. Se chega lá capturando, a jogada termina na hora.",
    "Perde quem, na sua vez, não tem jogada possível, com ou sem peças.",
    "Há empate quando uma posição aparece pela terceira vez com o mesmo jogador na vez, e quando cada lado faz quarenta jogadas seguidas sem captura e sem avanço de pedra.",
  },

  about = {
    "As damas como se jogam na Grã-Bretanha e, com o nome de checkers, nos Estados Unidos: doze pedras de cada lado nas casas escuras, passos curtos, damas curtas, e a obrigação de capturar, que cada um usa contra o outro.",
    "Parece simples e é profundo. Como é obrigatório capturar, uma pedra oferecida é muitas vezes uma pergunta com uma só resposta, e as melhores jogadas são as que estão prontas antes de serem feitas.",
  },

  diagram = {
    start   = "Doze pedras de cada lado nas casas escuras. As pretas, em cima, começam.",
    man     = "A pedra anda uma casa na diagonal, para a frente. Nunca volta.",
    capture = "A pedra também captura para a frente: por cima de uma adversária vizinha, até a casa vazia logo atrás dela.",
    king    = "A dama anda e captura uma casa por vez nas quatro diagonais. Ela não voa.",
    chain   = "Quando uma captura leva a outra, a sequência continua: as duas peças são tomadas na mesma jogada, e não se pode parar no meio.",
    choice  = "Duas capturas, de uma peça ou de duas. As brancas precisam capturar, mas escolhem como.",
    round   = "A dama dá a volta inteira e chega aonde começou. Só agora as quatro peças saem: até o fim da jogada elas ficam no caminho, e nenhuma pode ser saltada duas vezes.",
    crown   = "A pedra que chega à última fileira capturando vira dama, e ali a jogada termina. Por enquanto, a pedra marcada está a salvo.",
  },

  worked = {
    ask    = "As brancas jogam. Uma pedra branca pode ser entregue de modo que três pretas caiam. Qual, e onde?",
    answer = "A pedra de c3 vai para b4. As pretas são obrigadas a tomá-la, de a5 para c3, e caem justamente na casa que as brancas esperavam: a de b2 passa por cima de c3, c5 e c7 e vira dama em d8.",
  },

  exercise = {
    shot = {
      name   = "Uma por três",
      task   = "As brancas jogam. Entregue uma pedra e tome três na jogada seguinte.",
      bait   = "As pretas são obrigadas a tomar. Veja o que isso abre.",
      quiet  = "Depois disso nada obriga as pretas. Ofereça uma pedra onde elas tenham de tomar.",
      failed = "Havia mais: três em uma só sequência.",
      done   = "Três pedras e uma dama por uma pedra. A obrigação de capturar é uma coleira, e a guia estava na sua mão.",
    },
    choice = {
      name   = "Menos é mais",
      task   = "As brancas são obrigadas a capturar e têm duas capturas à escolha. Escolha a que não perde nada.",
      greedy = "Duas peças tomadas, e duas perdidas em seguida: as pretas capturam de f8, por cima de e7 e c5.",
      failed = "Veja o que as pretas podem capturar depois.",
      done   = "Uma peça de graça vale mais do que duas por duas. Neste jogo, a captura maior não é obrigatória.",
    },
    shut = {
      name   = "Sem saída",
      task   = "As pretas têm duas pedras. Vença em uma jogada, sem tomar nenhuma.",
      failed = "As pretas ainda têm jogada. As duas pedras precisam ficar presas: sem casa para andar e sem nada para saltar.",
      done   = "As pretas têm duas pedras e nenhuma jogada, e por isso perderam. Um exército preso vale tão pouco quanto um capturado.",
    },
  },

  history = {
    "As damas inglesas são a forma do jogo que se pratica nos países de língua inglesa; na América do Norte, chamam-se checkers. Aqui elas também são a medida: o livro de regras conta os outros jogos de damas por aquilo que fazem de diferente.",
    "As diferenças são sobretudo três: se as pedras capturam para trás, se as damas voam e se é possível escolher entre as capturas. As damas inglesas respondem não, não e sim.",
  },

  confusion = {
    { ask = "Sou obrigado a tomar o maior número de peças?", answer = "Não. É obrigatório capturar quando se pode, mas você escolhe qual captura fazer. Uma vez começada, ela vai até o fim." },
    { ask = "As pedras capturam para trás?", answer = "Não. Só as damas." },
    { ask = "As damas andam qualquer distância?", answer = "Aqui, não. A dama anda uma casa por vez, nas quatro diagonais." },
    { ask = "Posso parar a sequência no meio?", answer = "Não. Enquanto a mesma peça puder capturar, ela precisa continuar." },
    { ask = "Uma pedra chega à última fileira capturando e, como dama, poderia capturar mais. Ela pode?", answer = "Não. Ela é coroada, e a jogada termina." },
    { ask = "Quando as peças capturadas saem do tabuleiro?", answer = "Todas juntas, quando a sequência termina. Até lá ficam no caminho, e nenhuma é saltada duas vezes." },
    { ask = "Tenho peças, mas nenhuma pode mover. É empate?", answer = "Não, você perdeu. Perde quem, na sua vez, não tem jogada possível." },
  },
}
