return {
  name    = "Chinese checkers with capture",
  summary = "The middle of the star is full of pieces that belong to nobody: jump them and keep them.",

  rules = {
    "Sixty pieces fill the hexagon in the middle of the star, all but the hole in the centre; the six points are empty. The pieces belong to nobody: in your turn you may move any one of them.",
    "Every turn is a chain of one or more hops; there are no plain steps. A hop goes over one neighbouring piece to the empty hole right behind it, also out into the points. The piece that was jumped leaves the board at once and counts for you.",
    "You may change direction after each hop and stop after any of them. A captured piece is gone, so no piece is jumped twice, and a chain may come back to the hole it started from and even end there.",
    "When no hop is possible anywhere, the game is over. Whoever has captured the most pieces wins; if two or more share the most, it is a draw.",
    "With long jumps, a hop may also capture a piece farther away that stands exactly half way, when every other hole on the line between start and landing is empty.",
  },

  rule = {
    start = "Sixty pieces that belong to nobody fill the hexagon, all but the hole in the centre; the points are empty.",
    ["end"] = "When no hop is possible anywhere on the board.",
    win   = "Have captured the most pieces at the end. A tie for the most is a draw.",
  },

  about = {
    "Sixty pieces, one empty hole, and nobody owns anything. In your turn you take any piece you like and jump; what you jump over is yours. Then it is somebody else’s turn in what you have left behind.",
    "It needs nothing but a set of Chinese checkers, and any number of people who can share the pieces. The beginning is crowded and generous; towards the end every hop opens or shuts a door, and counting pays.",
  },

  diagram = {
    start   = "The start: one hole of the hexagon is empty, the one in the centre. The first jump goes there, or out into a point.",
    capture = "A jump over a neighbour to the empty hole right behind it. The piece that was jumped leaves the board at once, and counts for you.",
    chain   = "Jump on for as long as you like, in any direction, and keep all that you jump over. Stopping is always allowed.",
    loop    = "A piece that is gone is no longer in the way, and no hole is forbidden. A chain may come back to where it started, and end there.",
    out     = "The points are part of the board: a jump may lead out of the hexagon. A piece out there is hard to reach again.",
    long    = "With the option of long jumps, a piece exactly half way may be captured from farther away, if all the rest of the line is empty.",
    over    = "No two pieces stand so that one could jump the other: the game is over. Red has 26, Blue 23, and Red has won; what is left on the board is nobody’s.",
  },

  worked = {
    ask    = "How many pieces can A capture in one turn, and where does it come to rest?",
    answer = "All six, and it ends where it began. The jumps go round the ring and come back to A: the hole is empty, for the piece itself has left it. It could also stop at any corner on the way, or go round the other way.",
  },

  exercise = {
    harvest = {
      name   = "Six at once",
      task   = "Red is to move, and may move any piece. One of them can capture six in a single turn. Find it, and take all six.",
      failed = "There is more to be had. Look for a piece with a neighbour, a hole, a neighbour, a hole.",
      done   = "Six in one turn. No other piece could take more than two here: it is worth looking at all of them.",
    },
    round = {
      name   = "Once around",
      task   = "Capture four pieces in one turn and end on the hole you started from.",
      failed = "The way round has four corners. One piece stands on the first of them.",
      done   = "Four pieces gone, and the piece stands as if it had never moved.",
    },
    last = {
      name   = "The last word",
      task   = "Red has captured 25 pieces, Blue 27, and eight are left. Win the game in this turn.",
      greedy = "Four pieces, but Blue answers with two, and 29 against 29 is a draw. The end of the game belongs to whoever leaves nothing to jump.",
      open   = "Blue still has a jump after that. Leave none.",
      failed = "Take more than two, and leave no jump behind.",
      done   = "Three are enough: 28 against 27, and there is no jump left. It is better to take the last three than the first four.",
    },
  },

  history = {
    "Nobody is on record as having invented this game, and there is no date. It is the sort of game that is found, one rainy afternoon, by people who own a set of Chinese checkers.",
    "It borrows one single idea from draughts, that a jumped piece leaves the board. And it fits the set as if it had been made for it: six armies of ten are sixty pieces, the hexagon has sixty-one holes, and exactly one is left over to begin with.",
  },

  confusion = {
    { ask = "Which pieces are mine?", answer = "None, and all. Every piece on the board may be moved by whoever’s turn it is; yours are only those you have captured." },
    { ask = "Do the colours mean anything?", answer = "No. A picture may show six colours, but to the rules the pieces are all alike." },
    { ask = "May I take a plain step?", answer = "No. Every turn is a jump or a chain of jumps, and every jump captures." },
    { ask = "Must I go on while I can?", answer = "No. You may stop after any jump, and often you should: what you open for yourself you open for others." },
    { ask = "May a chain end where it began?", answer = "Yes, in this game it may. Something has changed all the same: the pieces that were jumped are gone." },
    { ask = "May I jump over the same piece twice?", answer = "You cannot. It is gone from the board as soon as you have jumped it." },
    { ask = "Who wins when the most is shared?", answer = "Nobody. If two or more have captured the same greatest number, the game is a draw." },
  },
}
