return {
  name = "Duel", summary = "Two men each.", rules = "Jump the other side's men.\nA king must capture first.",
  option = { quiet = { label = "Quiet turns that draw" } }, kind = { man = "man", king = "king" },
}
