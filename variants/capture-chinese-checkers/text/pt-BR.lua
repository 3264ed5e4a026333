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
}
