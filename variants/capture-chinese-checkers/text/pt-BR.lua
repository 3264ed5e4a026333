return {
  name    = "Damas chinesas com captura",
  summary = "O meio da estrela está cheio de peças que não são de ninguém: salte sobre elas e fique com elas.",

  rules = {
    "Sessenta peças enchem o hexágono no meio da estrela, menos a casa do centro; as seis pontas estão vazias. As peças não são de ninguém: na sua vez, você pode mover qualquer uma.",
    "Toda jogada é uma sequência de um ou mais saltos; não há passos simples. O salto passa por cima de uma peça vizinha e cai na casa vazia logo atrás dela, inclusive nas pontas. A peça saltada sai do tabuleiro na hora e conta para você.",
    "Você pode mudar de direção a cada salto e parar depois de qualquer um. A peça capturada já saiu, de modo que nenhuma é saltada duas vezes, e a sequência pode voltar à casa de onde partiu e até terminar nela.",
    "Quando não há mais nenhum salto possível, o jogo acaba. Vence quem capturou mais peças; se dois ou mais empatam com o maior número, o jogo empata.",
    "Com saltos longos, também se captura uma peça mais distante que esteja exatamente no meio do caminho, quando todas as outras casas da linha entre a partida e a chegada estão vazias.",
  },

  rule = {
    start = "Sessenta peças que não são de ninguém enchem o hexágono, menos a casa do centro; as pontas estão vazias.",
    ["end"] = "Quando não há mais salto possível em todo o tabuleiro.",
    win   = "Tenha capturado o maior número de peças no fim. Empate no maior número é empate no jogo.",
  },

  about = {
    "Sessenta peças, uma casa vazia, e nada é de ninguém. Na sua vez, você pega a peça que quiser e salta; o que saltou é seu. Depois é a vez de outro, no tabuleiro que você deixou.",
    "Basta um jogo de damas chinesas e quantas pessoas quiserem dividir as peças. O começo é apertado e generoso; perto do fim, cada salto abre ou fecha uma porta, e vale a pena contar.",
  },

  diagram = {
    start   = "O começo: uma só casa do hexágono está vazia, a do centro. O primeiro salto vai para ela, ou para fora, em uma das pontas.",
    capture = "Um salto por cima de uma vizinha até a casa vazia logo atrás dela. A peça saltada sai do tabuleiro na hora e conta para você.",
    chain   = "Continue saltando enquanto quiser, em qualquer direção, e fique com tudo o que saltar. Parar é sempre permitido.",
    loop    = "A peça que saiu já não está no caminho, e nenhuma casa é proibida. A sequência pode voltar aonde começou, e terminar ali.",
    out     = "As pontas fazem parte do tabuleiro: um salto pode sair do hexágono. Uma peça lá fora é difícil de alcançar de novo.",
    long    = "Com a opção dos saltos longos, captura-se de mais longe uma peça que esteja exatamente no meio do caminho, se todo o resto da linha está vazio.",
    over    = "Não há duas peças em que uma possa saltar a outra: o jogo acabou. O vermelho tem 26, o azul 23, e o vermelho venceu; o que sobrou no tabuleiro não é de ninguém.",
  },

  worked = {
    ask    = "Quantas peças A pode capturar em uma jogada, e onde ela vai parar?",
    answer = "Todas as seis, e ela termina onde começou. Os saltos dão a volta no anel e chegam de novo a A: a casa está vazia, pois a própria peça saiu dela. Também poderia parar em qualquer canto do caminho, ou dar a volta para o outro lado.",
  },

  exercise = {
    harvest = {
      name   = "Seis de uma vez",
      task   = "A vez é do vermelho, que pode mover qualquer peça. Uma delas captura seis em uma só jogada. Encontre-a e tome as seis.",
      failed = "Dá para tomar mais. Procure uma peça que tenha à frente uma vizinha, uma casa, uma vizinha, uma casa.",
      done   = "Seis em uma jogada. Nenhuma outra peça tomaria mais de duas aqui: vale a pena olhar todas.",
    },
    round = {
      name   = "Uma volta completa",
      task   = "Capture quatro peças em uma jogada e termine na casa de onde saiu.",
      failed = "O caminho da volta tem quatro cantos. Uma das peças está no primeiro deles.",
      done   = "Quatro peças a menos, e a sua está ali como se nunca tivesse saído do lugar.",
    },
    last = {
      name   = "A última palavra",
      task   = "O vermelho capturou 25 peças, o azul 27, e restam oito. Vença o jogo nesta jogada.",
      greedy = "Quatro peças, mas o azul responde com duas, e 29 a 29 é empate. O fim do jogo é de quem não deixa nada para saltar.",
      open   = "Depois disso o azul ainda tem um salto. Não deixe nenhum.",
      failed = "Tome mais de duas, e não deixe nenhum salto para trás.",
      done   = "Três bastam: 28 a 27, e não sobrou salto nenhum. Antes as três últimas do que as quatro primeiras.",
    },
  },

  history = {
    "Não há registro de quem inventou este jogo, nem de quando. É daqueles jogos que alguém descobre, numa tarde de chuva, porque tem em casa um tabuleiro de damas chinesas.",
    "Das damas ele toma emprestada uma só ideia: a peça saltada sai do tabuleiro. E cabe no tabuleiro como se tivesse sido feito para ele: seis exércitos de dez são sessenta peças, o hexágono tem sessenta e uma casas, e sobra exatamente uma para começar.",
  },

  confusion = {
    { ask = "Quais peças são minhas?", answer = "Nenhuma, e todas. Qualquer peça do tabuleiro pode ser movida por quem está na vez; suas são só as que você capturou." },
    { ask = "As cores querem dizer alguma coisa?", answer = "Não. A imagem pode mostrar seis cores, mas para as regras todas as peças são iguais." },
    { ask = "Posso dar um passo simples?", answer = "Não. Toda jogada é um salto ou uma sequência de saltos, e todo salto captura." },
    { ask = "Sou obrigado a continuar enquanto puder?", answer = "Não. Você pode parar depois de qualquer salto, e muitas vezes deve: o que abre para você fica aberto para os outros." },
    { ask = "A sequência pode terminar onde começou?", answer = "Neste jogo, pode. Alguma coisa mudou mesmo assim: as peças saltadas já não estão." },
    { ask = "Posso saltar duas vezes por cima da mesma peça?", answer = "Não há como. Ela sai do tabuleiro assim que é saltada." },
    { ask = "Quem vence quando o maior número é de mais de um?", answer = "Ninguém. Se dois ou mais capturaram o mesmo maior número, o jogo empata." },
  },
}
