return {
  name    = "Damas turcas",
  summary = "Damas em linhas e colunas, com damas de longo alcance e a obrigação de capturar o máximo.",

  player = { white = "Brancas", black = "Pretas" },

  setup = {
    eight_men    = "Partida curta: oito pedras de cada lado",
    fourteen_men = "Pretas com catorze pedras",
  },

  option = {
    crowning = {
      label    = "Chegar à última fileira capturando",
      help     = "As fontes divergem sobre o que acontece com a pedra que chega à última fileira no meio de uma captura.",
      at_once  = "vira dama na hora e continua como dama",
      turn_end = "continua como pedra, coroada no fim",
      stops    = "é coroada e a jogada termina",
    },
  },

  rules = {
    "Usam-se todas as 64 casas. As dezesseis pedras brancas enchem a segunda e a terceira fileira; as pretas, a sexta e a sétima. As brancas começam. Nada se move na diagonal.",
    "As pedras andam uma casa para a frente ou para o lado, nunca para trás. Capturam nas mesmas direções, saltando por cima de uma peça adversária vizinha até a casa vazia logo atrás dela.",
    "As damas andam qualquer distância nas fileiras e colunas. Capturam uma peça adversária a qualquer distância, com casas vazias antes dela, e caem em qualquer casa vazia atrás dela, até a próxima peça.",
    "Cada peça capturada sai do tabuleiro assim que é saltada, de modo que a sequência pode passar de novo por aquela casa. Entre dois saltos, a dama não pode voltar pelo mesmo caminho, em sentido contrário.",
    "Capturar é obrigatório, e também capturar o máximo: de todas as sequências, é preciso jogar uma das que tomam o maior número de peças. Pedras e damas contam igual.",
    "A pedra que chega à última fileira vira dama. Se isso acontece no meio de uma captura, ela é dama na hora e continua capturando como dama, se puder; não pode voltar em sentido contrário, e o que toma como dama entra na conta do maior número. As fontes divergem aqui, e a opção oferece outras duas formas: a pedra continua como pedra, de lado, e é coroada quando a jogada termina ali (a regra da federação turca), ou é coroada e a jogada termina.",
    "Perde quem, na sua vez, não tem jogada possível, seja por não ter mais peças ou por estarem todas bloqueadas.",
    "Há empate imediato quando resta uma peça de cada lado, e quando uma posição aparece pela terceira vez com o mesmo jogador na vez.",
  },

  about = {
    "As damas com um oitavo de volta: aqui tudo corre por fileiras e colunas, nas 64 casas, e nada se move na diagonal. As pedras vão para a frente e para o lado; a dama alcança de uma borda à outra.",
    "As peças capturadas somem uma a uma, a maior captura é obrigatória, e uma sequência pode varrer as mesmas casas de um lado para o outro. Capturas de cinco, seis e mais peças não são raras, e quase todas foram preparadas com uma peça dada de presente.",
  },

  diagram = {
    start   = "Dezesseis pedras de cada lado, em duas fileiras cheias; a fileira atrás delas fica vazia. As brancas começam.",
    man     = "A pedra anda uma casa em frente ou para o lado. Nunca para trás, nunca na diagonal.",
    capture = "Captura nas mesmas direções: por cima de uma adversária ao lado, até a casa vazia logo atrás dela.",
    king    = "A dama anda qualquer distância na sua fileira e na sua coluna.",
    reach   = "Ela também captura de longe: uma adversária com casas vazias antes dela, e qualquer casa vazia atrás dela para cair.",
    most    = "As brancas podem tomar uma pedra à esquerda ou duas à direita. São obrigadas a tomar as duas.",
    across  = "Cada peça capturada some na hora. A dama toma quatro e, no fim, passa pela casa marcada, onde estava a primeira delas.",
    back    = "A dama tomou a pedra de cima e não pode dar meia-volta para tomar a marcada. Podia ter começado por esta, mas então vale o mesmo no outro sentido.",
    crown   = "A pedra que chega à última fileira capturando é dama na hora e continua capturando como dama. Com a opção, ela continua como pedra ou para ali.",
  },

  worked = {
    ask    = "A dama branca em A e a pedra em B podem capturar. Qual das duas é obrigada, e quantas peças caem?",
    answer = "A pedra, e caem todas as cinco. Ela toma d7 e chega a d8, já como dama; como dama toma f8, desce pela coluna h por cima de h5, segue pela segunda fileira por cima de c2 e sobe pela coluna b por cima de b4. Em que casa ela para, depois de b4, as brancas escolhem. O que a pedra toma depois de coroada também conta, e por isso as capturas da própria dama eram curtas demais.",
  },

  exercise = {
    must = {
      name   = "Quem é obrigada a capturar?",
      task   = {
        "As brancas jogam. A dama pode capturar, mas outra peça branca captura mais, e por isso é ela a obrigada. Aponte-a.",
        "Agora jogue essa captura até o fim.",
      },
      failed = "Siga a escada: para cima, para cima, para o lado, para o lado, para cima.",
      done   = "Cinco peças, e uma dama no alto da escada. A captura da outra dama tomava só uma.",
    },
    five = {
      name   = "Cinco de seis",
      task   = "A dama branca pode tomar cinco das seis pedras pretas em uma só jogada, e por isso é obrigada. Encontre o caminho.",
      failed = "Caem cinco em uma só jogada.",
      done   = "Para baixo, para a esquerda, para baixo, para a esquerda e para cima. Nenhuma outra jogada era permitida, o que não quer dizer que fosse fácil de ver.",
    },
    shot = {
      name   = "Uma por cinco",
      task   = "As brancas jogam. Entregue uma pedra e tome cinco peças na jogada seguinte.",
      bait   = "As pretas são obrigadas a tomar. Que linha isso abre?",
      quiet  = "Agora nada obriga as pretas. Ofereça uma pedra onde elas tenham de tomar.",
      failed = "Havia mais: cinco em uma só sequência.",
      done   = "Uma pedra por cinco. A obrigação de capturar trabalha para quem olha duas jogadas adiante.",
    },
  },

  history = {
    "Estas são as damas tradicionais da Turquia. Jogos aparentados se jogam na Grécia, no Líbano, no Egito, no Kuwait e em outros lugares do Mediterrâneo oriental e do Oriente Médio.",
    "Em turco, tanto o jogo quanto a sua dama se chamam dama.",
    "O tabuleiro está cheio desde a primeira jogada, com uma única fileira de folga atrás de cada exército. Por isso o meio do jogo se abre em longas capturas, muitas vezes cruzando várias vezes as mesmas casas.",
    "As fontes não concordam sobre o que acontece com a pedra que chega à última fileira no meio de uma captura. A regra adotada aqui faz dela uma dama na hora; a da federação turca e uma terceira estão na opção.",
  },

  confusion = {
    { ask = "As pedras andam na diagonal?", answer = "Não, e as damas também não. Tudo vai por fileiras e colunas." },
    { ask = "Posso escolher uma captura menor?", answer = "Não. É preciso jogar uma que tome tantas peças quanto qualquer outra. Entre as que tomam o mesmo número, a escolha é livre." },
    { ask = "Uma dama conta mais do que uma pedra quando se comparam capturas?", answer = "Não. Só conta o número de peças, não importa quem toma nem o que é tomado." },
    { ask = "A sequência pode passar por uma casa em que uma peça acaba de ser capturada?", answer = "Pode. As peças capturadas saem do tabuleiro uma a uma, e a casa está vazia." },
    { ask = "A dama pode dar meia-volta?", answer = "Entre dois saltos da mesma sequência, não: ela segue em frente ou vira para a esquerda ou a direita. Na jogada seguinte, pode voltar." },
    { ask = "Há alguma coisa atrás das pedras no começo?", answer = "Não. A primeira e a última fileira estão vazias; quem abre as fileiras da frente faz bem em se lembrar disso." },
    { ask = "Cada um de nós ficou com uma peça. Quem vence?", answer = "Ninguém. O jogo empata na hora." },
  },
}
