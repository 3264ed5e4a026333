return {
  name    = "Chinese checkers",
  summary = "Bring your ten pieces across the star, stepping and hopping, before the others do.",

  kind = { marble = "piece" },

  setup = { half_way = "Half-way there: a short race for two" },

  option = {
    long_jump = {
      label = "Long jumps",
      help  = "A hop may go over one piece at any distance, as long as that piece stands exactly in the middle and the rest of the line is empty.",
    },
    goal = {
      label = "Goal",
      help  = "What it takes to win the point opposite your own.",
      all   = "all ten pieces home",
      fill  = "the point is full, one piece at least is yours",
    },
    play_on = {
      label = "Play on for places",
      help  = "When the first player is home, the others go on for second place, third place and so on.",
    },
  },

  rules = {
    "Each player's ten pieces begin in one point of the star. Win by being the first to have all ten in the point opposite. Play goes clockwise and red begins.",
    "In your turn move one of your pieces: either one step to an empty neighbouring hole, or by hops. A hop goes in a straight line over one neighbouring piece, of any colour, to the empty hole right behind it. Nothing is captured: jumped pieces stay where they are.",
    "A piece that has hopped may hop again, in any direction, and may stop after any hop. Nobody ever has to jump. A step and a hop never go together in one turn.",
    "While it moves, a piece counts as lifted from the board: it cannot jump over itself, and the hole it came from is empty. It may not land twice on the same hole in one turn, and the hole it started from counts as used, so every turn changes the position.",
    "Pieces may cross and rest in any point, also those of other players, and may leave the point they are heading for again.",
    "If you have no legal turn, you pass. If nobody can move, the game is a draw. It is also a draw when the same position, with the same player to move, stands on the board for the third time.",
    "With long jumps, a hop may also go over one piece farther away, when that piece stands exactly half way and every other hole between start and landing is empty. Short and long hops may be mixed in a chain.",
    "With the goal “full”, a point is won by its player as soon as all its holes are taken and at least one of the pieces in it is theirs: an opponent who stays there cannot spoil the game.",
    "When playing on for places, players who are home are skipped until all places are known. If a position repeats until the game ends after somebody is home, that is no draw: who came home first has won.",
  },
}
