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
    "Perde quem, na sua vez, não tem jogada permitida, seja por não ter mais peças ou por estarem todas bloqueadas.",
    "Há empate imediato quando resta uma peça de cada lado, e quando uma posição aparece pela terceira vez com o mesmo jogador na vez.",
  },
}
