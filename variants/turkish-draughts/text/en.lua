return {
  name    = "Turkish draughts",
  summary = "Draughts along ranks and files, with far-reaching kings and a duty to take the most.",

  setup = {
    eight_men    = "A short game: eight men a side",
    fourteen_men = "Black plays with fourteen men",
  },

  option = {
    crowning = {
      label    = "Reaching the last rank in a capture",
      help     = "Sources differ on what happens to a man that gets to the last rank in the middle of a capture.",
      at_once  = "king at once, goes on as a king",
      turn_end = "goes on as a man, crowned at the end",
      stops    = "crowned, and the turn ends",
    },
  },

  rules = {
    "All 64 squares are used. White's sixteen men fill the second and third rank, Black's the sixth and seventh. White begins. Nothing ever moves diagonally.",
    "Men step one square straight forward or sideways, never back. They capture in the same directions, by jumping over a neighbouring enemy piece to the empty square right behind it.",
    "Kings move any distance along ranks and files. They capture one enemy piece at any distance, with empty squares before it, and land on any empty square behind it up to the next piece.",
    "Each captured piece leaves the board as soon as it is jumped, so a chain may cross that square again. Between two hops of a chain a king may not turn straight back.",
    "Capturing is a duty, and so is taking as many pieces as possible: of all sequences, one that captures the greatest number must be played. Men and kings count the same.",
    "A man that reaches the last rank becomes a king. If that happens in the middle of a capture, it is a king at once and goes on capturing as one if it can; it may not turn straight back, and what it takes as a king counts for the greatest number. Sources differ here, so the option offers two other ways: the man goes on as a man, sideways, and is crowned when its turn ends there (the Turkish federation's rule), or it is crowned and the turn ends.",
    "A player to move without a legal turn loses, whether no piece is left or all are blocked.",
    "The game is a draw at once when each side has one piece left, and when a position comes back for the third time with the same player to move.",
  },
}
