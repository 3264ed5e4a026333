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
    "Each player’s ten pieces begin in one point of the star. Win by being the first to have all ten in the point opposite. Play goes clockwise and red begins.",
    "In your turn move one of your pieces: either one step to an empty neighbouring hole, or by hops. A hop goes in a straight line over one neighbouring piece, of any colour, to the empty hole right behind it. Nothing is captured: jumped pieces stay where they are.",
    "A piece that has hopped may hop again, in any direction, and may stop after any hop. Nobody ever has to jump. A step and a hop never go together in one turn.",
    "While it moves, a piece counts as lifted from the board: it cannot jump over itself, and the hole it came from is empty. It may not land twice on the same hole in one turn, and the hole it started from counts as used, so every turn changes the position.",
    "Pieces may cross and rest in any point, also those of other players, and may leave the point they are heading for again.",
    "If you have no legal turn, you pass. If nobody can move, the game is a draw. It is also a draw when the same position, with the same player to move, stands on the board for the third time.",
    "With long jumps, a hop may also go over one piece farther away, when that piece stands exactly half way and every other hole between start and landing is empty. Short and long hops may be mixed in a chain.",
    "With the goal “full”, a point is won by its player as soon as all its holes are taken and at least one of the pieces in it is theirs: an opponent who stays there cannot spoil the game.",
    "When playing on for places, players who are home are skipped until all places are known. If a position repeats until the game ends after somebody is home, that is no draw: who came home first has won.",
  },

  rule = {
    start = "Ten pieces each, filling the point at their seat; the hexagon in the middle is empty.",
    win   = "Be the first to have all ten of your pieces in the point opposite your own.",
    ["end"] = "When somebody is home. A player without a legal turn passes; if nobody can move, it is a draw.",
  },

  about = {
    "A race across a star. Two to six players each lead ten pieces from their own point to the one opposite, step by step or, much better, in long runs of jumps over anything that stands in a line.",
    "Nothing is captured and nobody has to jump, so the game is as gentle as it looks. Its edge is hidden in the middle, where everybody’s roads cross: the bridge you build for yourself is open to all.",
  },

  diagram = {
    start   = "Six armies, a point each. Everybody travels to the point opposite: Red from the bottom to the top.",
    step    = "A step: one hole, in any of the six directions, as long as the hole is empty.",
    jump    = "A jump: over one neighbour of any colour, in a straight line, into the empty hole right behind it. The neighbour stays.",
    chain   = "Jump follows jump, over pieces of any colour, and the road may bend at every hole. All of it is one turn; you may also stop on the way.",
    once    = "Two jumps are fine. The third, back to the marked hole, is not: no hole twice in one turn, and the one you started from counts.",
    blocked = "Two jumps that do not exist. On the left the hole behind the neighbour is taken; on the right there is a gap before the piece.",
    long    = "With the option of long jumps, a piece may be jumped from farther away if it stands exactly half way and all the rest of the line is empty. Long jumps chain like short ones.",
    home    = "The tenth piece arrives, all ten stand in the point: Red has won.",
  },

  worked = {
    ask    = "Three players have left their traces in the middle. Red is to move: how many turns does the piece on A need to reach Red’s point at the top?",
    answer = "One. Five jumps, zigzag up the middle, over two red pieces, two green ones and a purple one. Look for pieces with a hole behind them, at every second hole: that is a road, whoever built it.",
  },

  exercise = {
    last = {
      name   = "The last piece",
      task   = "Red’s last piece still sits on the tip at the bottom, on A. Bring it out to B in one turn.",
      failed = "Not quite. Five jumps lead there, and some of them go sideways.",
      done   = "Five jumps, past everybody. The piece left behind is often the one with the best road in front of it.",
    },
    bridge = {
      name    = "One support is missing",
      task    = "Two turns, both yours. There is almost a road from A to B; one support is missing, and there are two places where one would do. Put it there, then travel the whole road in one turn.",
      built   = "Now the road leads all the way.",
      unbuilt = "That does not close the road. Follow the jumps from A and see where they end.",
      missed  = "The road was there: from A to B in one turn.",
      failed  = "That was not the way.",
      done    = "One quiet turn, and then five jumps at once. Good turns prepare better ones.",
    },
    far = {
      name   = "Long jumps",
      task   = "In this game long jumps are allowed. Bring A to B in one turn.",
      failed = "Look along the lines: a piece exactly half way, and nothing else between.",
      done   = "Two jumps, across the whole star. With long jumps a lonely piece far away is a road too.",
    },
    guest = {
      name   = "A guest in the point",
      task   = "The goal of this game is a full point: it is won when every hole is taken and at least one of the pieces is yours. A blue piece has stayed on the tip. Win in this turn.",
      failed = "Every hole of the point must be taken, by whomever. Which one is still open?",
      done   = "The point is full, and the blue piece helped to fill it. With this goal, staying behind stops nobody.",
    },
  },

  history = {
    "In spite of its name the game does not come from China. It goes back to Halma, which was invented in the United States in the 1880s and played on a square board.",
    "In 1892 it was published in Germany on the board in the shape of a star, as Sternhalma. “Chinese checkers” is a trade name, first used in the United States in 1928; it stuck.",
    "Rules differ from house to house, most of all about what happens when somebody stays in the point. That is why the goal is an option here.",
  },

  confusion = {
    { ask = "Are pieces captured when they are jumped?", answer = "No. They stay where they are, your own and everybody else’s." },
    { ask = "May I jump over the pieces of others?", answer = "Yes. Colours do not matter when you jump." },
    { ask = "May I take a step and then jump, or the other way round?", answer = "No. A turn is one step, or any number of jumps of one piece." },
    { ask = "Must I jump if I can, or go on jumping?", answer = "Neither. You may always step instead, and you may stop after any jump." },
    { ask = "May I stop in somebody else’s point?", answer = "Yes. You may pass through any point and rest there. Your own piece may also leave the point it was heading for again." },
    { ask = "Somebody stays at home and blocks my point. What now?", answer = "With the goal “all ten pieces home” that is allowed, and you must wait or make it worth their while to move. If you would rather not, choose the goal of a full point: then a guest cannot spoil it." },
    { ask = "May a piece come back to where its turn began?", answer = "No. The hole it started from counts as used, so every turn changes something." },
  },
}
