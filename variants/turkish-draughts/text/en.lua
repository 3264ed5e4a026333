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
    "All 64 squares are used. White’s sixteen men fill the second and third rank, Black’s the sixth and seventh. White begins. Nothing ever moves diagonally.",
    "Men step one square straight forward or sideways, never back. They capture in the same directions, by jumping over a neighbouring enemy piece to the empty square right behind it.",
    "Kings move any distance along ranks and files. They capture one enemy piece at any distance, with empty squares before it, and land on any empty square behind it up to the next piece.",
    "Each captured piece leaves the board as soon as it is jumped, so a chain may cross that square again. Between two hops of a chain a king may not turn straight back.",
    "Capturing is a duty, and so is taking as many pieces as possible: of all sequences, one that captures the greatest number must be played. Men and kings count the same.",
    "A man that reaches the last rank becomes a king. If that happens in the middle of a capture, it is a king at once and goes on capturing as one if it can; it may not turn straight back, and what it takes as a king counts for the greatest number. Sources differ here, so the option offers two other ways: the man goes on as a man, sideways, and is crowned when its turn ends there (the Turkish federation’s rule), or it is crowned and the turn ends.",
    "A player to move without a legal turn loses, whether no piece is left or all are blocked.",
    "The game is a draw at once when each side has one piece left, and when a position comes back for the third time with the same player to move.",
  },

  about = {
    "Draughts turned by an eighth: here everything runs along ranks and files, on all 64 squares, and nothing ever moves diagonally. Men go forward and sideways; a king reaches from edge to edge.",
    "Captured pieces vanish one by one, the greatest capture is a duty, and a chain may sweep back and forth across the same squares. Captures of five, six and more pieces are no rarity, and most of them were prepared by giving one away.",
  },

  diagram = {
    start   = "Sixteen men a side on two full ranks; the rank behind them is empty. White begins.",
    man     = "A man steps one square straight forward or sideways. Never back, never diagonally.",
    capture = "It captures in the same directions: over an enemy beside it, into the empty square right behind.",
    king    = "A king moves any distance along its rank and its file.",
    reach   = "It also captures from afar: one enemy with empty squares before it, and any empty square behind it to land on.",
    most    = "White can take one man on the left, or two on the right. It must take the two.",
    across  = "Each captured piece is gone at once. The king takes four, and at the end runs across the marked square, where the first of them stood.",
    back    = "The king has taken the man above and may not turn straight back for the marked one. It could have begun with that one, but then the same holds the other way.",
    crown   = "A man that reaches the last rank in a capture is a king at once, and goes on capturing as one. With the option, it stays a man or stops instead.",
  },

  worked = {
    ask    = "White’s king on A and the man on B can both capture. Which of them must, and how many pieces fall?",
    answer = "The man, and all five fall. It takes d7 and stands on d8, a king; as a king it takes f8, runs down the h-file over h5, along the second rank over c2, and up the b-file over b4. Which square it stops on behind b4 is up to White. What a man takes after it has been crowned counts, so the king’s own captures were too short.",
  },

  exercise = {
    must = {
      name   = "Which piece must capture?",
      task   = {
        "White to move. The king can capture, but another white piece can capture more, and so it must. Point at it.",
        "Now play that capture to its end.",
      },
      failed = "Follow the stairs: up, up, sideways, sideways, up.",
      done   = "Five pieces, and a king at the top of the stairs. The king’s own capture took only one.",
    },
    five = {
      name   = "Five of six",
      task   = "White’s king can take five of the six black men in one turn, and so it must. Find the way.",
      failed = "Five fall in one turn.",
      done   = "Down, left, down, left and up. Nothing else was legal, which does not make it easy to see.",
    },
    shot = {
      name   = "One for five",
      task   = "White to move. Give up one man, and take five pieces with the next turn.",
      bait   = "Black must take. Which line does that open?",
      quiet  = "Black is not forced to anything now. Offer a man where it has to be taken.",
      failed = "There was more: five in one chain.",
      done   = "One man for five. The duty to capture works for whoever looks two turns ahead.",
    },
  },

  history = {
    "This is the traditional draughts of Turkey. Kindred games are played in Greece, Lebanon, Egypt, Kuwait and other places around the eastern Mediterranean and in the Middle East.",
    "In Turkish both the game and its king are called dama.",
    "The board is full from the first turn on, with only a rank to spare behind each army. That is why the middle game breaks open in long captures, often several times across the same squares.",
    "Sources do not agree on what happens to a man that gets to the last rank in the middle of a capture. The rule taken here makes it a king on the spot; the Turkish federation’s rule and a third one are offered as an option.",
  },

  confusion = {
    { ask = "May men move diagonally?", answer = "No, and neither may kings. Everything goes along ranks and files." },
    { ask = "May I choose a shorter capture?", answer = "No. You must play one that takes as many pieces as any other does. Among those that take equally many you choose freely." },
    { ask = "Does a king count for more than a man when captures are compared?", answer = "No. Only the number of pieces counts, whoever takes and whatever is taken." },
    { ask = "May a chain cross a square where a piece was captured a moment ago?", answer = "Yes. Captured pieces leave the board one by one, so the square is empty." },
    { ask = "May a king turn round and go back?", answer = "Not between two hops of one chain: there it may go on or turn left or right. In its next turn it may go back." },
    { ask = "Is there anything behind the men at the start?", answer = "No. The first and the last rank are empty; whoever opens the ranks in front had better remember it." },
    { ask = "Each of us has one piece left. Who wins?", answer = "Nobody. The game is drawn at once." },
  },
}
