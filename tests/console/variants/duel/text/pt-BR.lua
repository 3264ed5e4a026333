return {
  name = "Duelo", summary = "Duas pedras de cada lado.", rules = "Salte as pedras do outro lado.\nA dama captura primeiro.",
  option = { quiet = { label = "Jogadas sem captura até o empate" } }, kind = { man = "pedra", king = "dama" },
}
