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
    "Perde quem, na sua vez, não tem jogada permitida, com ou sem peças.",
    "Há empate quando uma posição aparece pela terceira vez com o mesmo jogador na vez, e quando cada lado faz quarenta jogadas seguidas sem captura e sem avanço de pedra.",
  },
}
