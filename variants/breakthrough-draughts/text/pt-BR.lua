return {
  name    = "Damas de ruptura",
  summary = "Damas inglesas em que a primeira dama vence.",

  outcome = { script = "Vitória: {winner}, com a primeira dama." },

  rules = {
    "Tudo é como nas damas inglesas, mas vence quem primeiro conseguir uma dama: leve uma pedra à última fileira antes do adversário.",
    "As pedras andam e capturam uma casa na diagonal, para a frente. Capturar é obrigatório, qualquer captura pode ser escolhida, e a sequência precisa continuar enquanto for possível. Perde quem, na sua vez, não tem jogada possível.",
    "Há empate na terceira volta de uma posição com o mesmo jogador na vez, e depois de quarenta jogadas de cada lado sem captura e sem avanço de pedra.",
  },

  rule = {
    win = "Seja o primeiro a conseguir uma dama. Também vence quem deixa o outro sem jogada.",
  },

  about = {
    "As damas inglesas como corrida. A primeira pedra que chega à última fileira decide o jogo, e por isso importa menos quantas peças você tem do que quando uma delas passa.",
    "A obrigação de capturar é aqui a arma mais afiada: ela tira os guardas da fileira e custa ao adversário justamente a jogada que faltava.",
  },

  diagram = {
    start   = "O começo é o das damas inglesas. Tudo gira em torno das fileiras marcadas: as pretas vão para a de baixo, as brancas para a de cima.",
    win     = "Mais um passo, e as brancas venceram. O que as pretas ameaçam já não conta.",
    capture = "Uma captura que termina na última fileira vence do mesmo jeito.",
    guard   = "Um guarda em casa. Enquanto ele ficar em b8, a pedra à frente dele não passa. Mas um guarda só fica enquanto nada o obriga a capturar.",
  },

  worked = {
    ask    = "As pretas jogam, para baixo. Os dois lados ainda têm seus guardas. Como as pretas passam em duas jogadas?",
    answer = "Com b6-c5. As brancas são obrigadas a tomar, e há dois jeitos: d4xb6 ou b4xd6. Nos dois casos a pedra de c7 encontra um caminho de três capturas, por a5 ou e5, c3 e e1, e vira dama.",
  },

  exercise = {
    through = {
      name   = "Pelo meio",
      task   = "As brancas jogam. Consiga uma dama em duas jogadas, seja qual for a resposta.",
      fork   = "As pretas são obrigadas a tomar, de um jeito ou de outro. Os dois abrem caminho.",
      slow   = "As pretas têm tempo de responder a isso. Encontre uma jogada que só deixe capturas.",
      failed = "Ainda não há dama.",
      done   = "Uma dama, e a partida. Custou uma pedra, e três voltaram pelo caminho.",
    },
    tempo = {
      name   = "Falta uma jogada",
      task   = "As pretas fazem dama na próxima jogada, e as brancas precisam de duas. Vença mesmo assim.",
      tempo  = "As pretas agora são obrigadas a tomar, e não há tempo para a dama.",
      late   = "Agora as pretas fazem dama primeiro. Há alguma jogada a que elas tenham de responder capturando?",
      failed = "Ainda não há dama.",
      done   = "A obrigação de capturar custou às pretas justamente a jogada que faltava.",
    },
  },

  history = {
    "Este jogo foi escrito para o Salto, como exemplo de quão pouco basta para fazer um novo: as damas inglesas e um fim de jogo de cinco linhas.",
    "Ele muda uma coisa só e deixa o resto em paz. O que uma coisa só pode fazer com um jogo, você vê assim que entregar a primeira pedra para vencer.",
  },

  confusion = {
    { ask = "Venço na hora em que uma pedra é coroada?", answer = "Sim. O jogo termina com essa jogada." },
    { ask = "Então nunca há damas em jogo?", answer = "Nunca. A primeira encerra a partida." },
    { ask = "Ainda sou obrigado a capturar quando poderia coroar uma pedra?", answer = "Sim. Capturar é obrigatório como nas damas inglesas, mesmo que custe a corrida." },
    { ask = "Também venço tomando tudo?", answer = "Sim. Como nas damas inglesas, perde quem, na sua vez, não tem jogada possível." },
  },
}
