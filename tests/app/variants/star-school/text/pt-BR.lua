return {
  name    = "Escola da estrela",
  summary = "Uma pequena escola na estrela.",
  about   = {
    "A estrela é um tabuleiro de 121 casas, e tudo nela acontece em linha reta. Esta escola mostra como as peças andam e saltam, uma coisa depois da outra, e convida você a experimentar.",
    "Aqui nada é capturado. As peças saltadas ficam onde estão e servem de ponte para a próxima.",
  },
  history = "Joga-se na estrela há mais de cem anos. Esta escola foi feita para testes; é por isso a mais nova de todas, e ninguém perdeu uma partida nela até hoje.",
  rules   = {
    "Na sua vez, mova uma das suas peças: um passo para uma casa vizinha vazia, ou uma cadeia de saltos, cada um sobre uma peça vizinha até a casa vazia logo atrás dela.",
    "Ganha quem tiver as dez peças na ponta oposta.",
  },
  diagram = {
    step  = "A peça anda para qualquer uma das seis casas em volta, desde que esteja vazia.",
    chain = "O salto passa sobre uma peça vizinha até a casa logo atrás. Dali a peça pode saltar de novo, também em outra direção. Todos os saltos juntos são uma só jogada, e as peças saltadas ficam no tabuleiro.",
    goal  = "É para cá que as suas peças têm de ir.",
  },
  confusion = {
    { ask = "O salto captura alguma coisa?", answer = "Não. A peça saltada fica onde está, seja de quem for." },
    { ask = "Preciso continuar saltando enquanto puder?", answer = "Não. A cadeia pode parar depois de qualquer salto, e ninguém é obrigado a saltar." },
  },
  worked = {
    ask    = "Sua peça está em A. B e D estão ocupadas, C e E estão vazias, e as cinco ficam numa mesma linha. Até onde você chega numa jogada, e o que acontece com B e D?",
    answer = "De A sobre B até C, e de lá sobre D até E: uma só jogada. B e D continuam no tabuleiro.",
  },
  exercise = {
    one_step = {
      name = "Para cima e à direita", task = "Leve a peça um passo para cima, à direita.", done = "Era esse o caminho.",
      failed = "Jogadas demais.", nearly = "Ainda não; a casa procurada fica acima.", astray = "Isso foi para baixo.",
    },
    two_tasks = {
      name = "Olhar e saltar", task = { "Onde a peça cai depois do primeiro salto?", "Agora salte até lá, ou mais longe." }, done = "Visto e feito.",
    },
    long_way = { name = "A travessia inteira", task = "Vença a partida.", done = "Todas em casa." },
  },
}
