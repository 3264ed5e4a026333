return {
  name    = "Damas chinesas",
  summary = "Leve suas dez peças ao outro lado da estrela, com passos e saltos, antes dos outros.",

  kind = { marble = "peça" },

  setup = { half_way = "A meio caminho: corrida curta a dois" },

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
    "Quem não tem jogada possível passa a vez. Se ninguém pode mover, o jogo empata. Também há empate quando a mesma posição, com o mesmo jogador na vez, aparece pela terceira vez.",
    "Com saltos longos, o salto também pode passar por cima de uma peça mais distante, quando ela está exatamente no meio do caminho e todas as outras casas entre a partida e a chegada estão vazias. Saltos curtos e longos podem se misturar na mesma sequência.",
    "Com o objetivo “cheia”, a ponta é ganha por seu jogador assim que todas as casas dela estão ocupadas e ao menos uma das peças ali é dele: um adversário que fica parado ali não estraga o jogo.",
    "Quando se joga pelas colocações, quem já chegou é pulado até que todas as colocações estejam decididas. Se a repetição de uma posição encerra o jogo depois que alguém chegou, não há empate: vence quem chegou primeiro.",
  },

  rule = {
    start = "Dez peças para cada um, enchendo a ponta do seu lugar; o hexágono do meio fica vazio.",
    win   = "Seja o primeiro a ter todas as suas dez peças na ponta oposta à sua.",
    ["end"] = "Quando alguém chega. Quem não tem jogada possível passa a vez; se ninguém pode mover, há empate.",
  },

  about = {
    "Uma corrida através de uma estrela. De dois a seis jogadores levam, cada um, dez peças da própria ponta até a oposta, passo a passo ou, muito melhor, em longas sequências de saltos por cima de tudo o que estiver em linha.",
    "Nada é capturado e ninguém é obrigado a saltar; o jogo é tão gentil quanto parece. A malícia está no meio, onde os caminhos de todos se cruzam: a ponte que você constrói para si fica aberta para os outros.",
  },

  diagram = {
    start   = "Seis exércitos, uma ponta para cada um. Todos viajam até a ponta oposta: o vermelho, de baixo para cima.",
    step    = "Um passo: uma casa, em qualquer das seis direções, desde que esteja vazia.",
    jump    = "Um salto: por cima de uma vizinha de qualquer cor, em linha reta, até a casa vazia logo atrás dela. A vizinha fica.",
    chain   = "Um salto puxa o outro, por cima de peças de qualquer cor, e o caminho pode virar a cada casa. Tudo isso é uma só jogada; também se pode parar no meio.",
    once    = "Dois saltos valem. O terceiro, de volta à casa marcada, não: nenhuma casa duas vezes na mesma jogada, e a de partida também conta.",
    blocked = "Dois saltos que não existem. À esquerda, a casa atrás da vizinha está ocupada; à direita, há um vão antes da peça.",
    long    = "Com a opção dos saltos longos, também se salta uma peça mais distante, se ela está exatamente no meio do caminho e todo o resto da linha está vazio. Saltos longos se encadeiam como os curtos.",
    home    = "A décima peça chega, e as dez estão na ponta: o vermelho venceu.",
  },

  worked = {
    ask    = "Três jogadores deixaram rastros no meio do tabuleiro. A vez é do vermelho: de quantas jogadas a peça em A precisa para chegar à ponta de cima?",
    answer = "De uma só. Cinco saltos em zigue-zague pelo meio, por cima de duas peças vermelhas, duas verdes e uma roxa. Procure peças com uma casa vazia atrás, uma casa sim, outra não: isso é um caminho, não importa quem o tenha feito.",
  },

  exercise = {
    last = {
      name   = "A última peça",
      task   = "A última peça vermelha ainda está no bico de baixo, em A. Leve-a até B em uma só jogada.",
      failed = "Quase. Cinco saltos levam até lá, e alguns deles vão para o lado.",
      done   = "Cinco saltos, passando por todo mundo. A peça que ficou para trás é muitas vezes a que tem o melhor caminho pela frente.",
    },
    bridge = {
      name    = "Falta um apoio",
      task    = "Duas jogadas, ambas suas. De A até B há quase um caminho; falta um apoio, e há dois lugares em que ele serviria. Ponha-o ali e depois percorra o caminho inteiro em uma só jogada.",
      built   = "Agora o caminho vai até o fim.",
      unbuilt = "Isso não fecha o caminho. Siga os saltos a partir de A e veja onde eles param.",
      missed  = "O caminho estava pronto: de A até B em uma só jogada.",
      failed  = "Não era por aí.",
      done    = "Uma jogada tranquila e, depois, cinco saltos de uma vez. Boas jogadas preparam outras melhores.",
    },
    far = {
      name   = "Saltos longos",
      task   = "Neste jogo valem os saltos longos. Leve A até B em uma só jogada.",
      failed = "Olhe ao longo das linhas: uma peça exatamente no meio, e mais nada no caminho.",
      done   = "Dois saltos, de um lado ao outro da estrela. Com saltos longos, uma peça solitária lá longe também é um caminho.",
    },
    guest = {
      name   = "Uma visita na ponta",
      task   = "O objetivo deste jogo é a ponta cheia: vence quem tem todas as casas dela ocupadas, com ao menos uma peça sua. Uma peça azul ficou no bico. Vença nesta jogada.",
      failed = "Todas as casas da ponta precisam estar ocupadas, não importa por quem. Qual ainda está aberta?",
      done   = "A ponta está cheia, e a peça azul ajudou a enchê-la. Com este objetivo, ficar parado não segura ninguém.",
    },
  },

  history = {
    "Apesar do nome, o jogo não vem da China. Ele descende do halma, inventado nos Estados Unidos na década de 1880 e jogado em um tabuleiro quadrado.",
    "Em 1892 foi publicado na Alemanha no tabuleiro em forma de estrela, com o nome de Sternhalma. “Damas chinesas” é um nome comercial, usado pela primeira vez nos Estados Unidos em 1928; foi o que pegou.",
    "As regras mudam de casa para casa, sobretudo quanto ao que acontece quando alguém fica parado na ponta. Por isso, aqui, o objetivo é uma opção.",
  },

  confusion = {
    { ask = "As peças saltadas são capturadas?", answer = "Não. Ficam onde estão, as suas e as dos outros." },
    { ask = "Posso saltar por cima das peças dos outros?", answer = "Pode. Na hora de saltar, a cor não importa." },
    { ask = "Posso dar um passo e depois saltar, ou o contrário?", answer = "Não. Uma jogada é um passo, ou quantos saltos você quiser com uma mesma peça." },
    { ask = "Se posso saltar, sou obrigado? E a continuar?", answer = "Nem uma coisa nem outra. Você sempre pode dar um passo, e pode parar depois de qualquer salto." },
    { ask = "Posso parar na ponta de outro jogador?", answer = "Pode. Você pode passar por qualquer ponta e ficar nela. Sua peça também pode sair de novo da ponta para onde ia." },
    { ask = "Alguém ficou em casa e bloqueia a minha ponta. E agora?", answer = "Com o objetivo “todas as dez peças na ponta” isso é permitido: é preciso esperar, ou fazer com que valha a pena sair dali. Quem preferir pode escolher o objetivo da ponta cheia: assim uma visita não estraga nada." },
    { ask = "A peça pode voltar à casa onde a jogada começou?", answer = "Não. A casa de partida conta como usada, de modo que toda jogada muda alguma coisa." },
  },
}
