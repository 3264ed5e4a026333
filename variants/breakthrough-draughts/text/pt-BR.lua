return {
  name    = "Damas de ruptura",
  summary = "Damas inglesas em que a primeira dama vence.",

  outcome = { script = "Vitória: {winner}, com a primeira dama." },

  rules = {
    "Tudo é como nas damas inglesas, mas vence quem primeiro conseguir uma dama: leve uma pedra à última fileira antes do adversário.",
    "As pedras andam e capturam uma casa na diagonal, para a frente. Capturar é obrigatório, qualquer captura pode ser escolhida, e a sequência precisa continuar enquanto for possível. Perde quem, na sua vez, não tem jogada permitida.",
    "Há empate na terceira volta de uma posição com o mesmo jogador na vez, e depois de quarenta jogadas de cada lado sem captura e sem avanço de pedra.",
  },
}
