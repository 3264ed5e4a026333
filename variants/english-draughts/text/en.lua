return {
  name    = "English draughts",
  summary = "Checkers on eight by eight squares: short kings, and any capture may be chosen.",

  setup = {
    eleven_men = "White plays with eleven men",
    two_kings  = "Two kings against one",
  },

  kind = { man = "man", king = "king" },

  rules = {
    "Twelve men a side stand on the dark squares of the three rows nearest each player. Black, at the top, begins.",
    "Men step one square diagonally forward. They capture diagonally forward too, by jumping over a neighbouring enemy piece to the empty square right behind it. Kings do the same in all four diagonal directions, one square at a time.",
    "When you can capture, you must, but you may choose freely among the captures. Once begun, a chain must go on as long as it can.",
    "Captured pieces leave the board when the whole chain is over. Until then they stand in the way, and none may be jumped twice.",
    "A man that reaches the last row becomes a king. If it gets there by a capture, the turn ends at once.",
    "A player to move who has no legal turn loses, with or without pieces.",
    "The game is a draw when a position comes back for the third time with the same player to move, and when each side has made forty turns in a row without a capture and without advancing a man.",
  },

  about = {
    "Draughts as it is played in Britain, and as checkers in America: twelve men a side on the dark squares, short steps, short kings, and a duty to capture that both players turn against each other.",
    "It looks plain and is deep. Because a capture must be made, a man given away is often a question the opponent has only one answer to, and the best turns are those that are ready before they are played.",
  },

  diagram = {
    start   = "Twelve men a side on the dark squares. Black, at the top, begins.",
    man     = "A man steps one square diagonally forward. It never goes back.",
    capture = "A man captures forward too: over a neighbouring enemy into the empty square right behind it.",
    king    = "A king steps and captures one square in all four diagonal directions. It does not fly.",
    chain   = "Where one capture leads to another, the chain goes on; both pieces are taken in one turn, and stopping half way is not allowed.",
    choice  = "Two captures, one piece or two. White must take, but may take whichever it likes.",
    round   = "The king goes all the way round, back to where it began. Only now do the four pieces leave: until the turn is over they stand in the way, and none may be jumped twice.",
    crown   = "A man that captures its way to the last row becomes a king, and there the turn ends. The marked man is safe for now.",
  },

  worked = {
    ask    = "White to move. One white man can be given away so that three black ones fall. Which one, and where?",
    answer = "The man on c3 goes to b4. Black must take it, from a5 to c3, and lands on the very square where White is waiting: b2 takes over c3, c5 and c7, and is crowned on d8.",
  },

  exercise = {
    shot = {
      name   = "One for three",
      task   = "White to move. Give up one man, and take three with the next turn.",
      bait   = "Black must take. Look at what that opens.",
      quiet  = "Nothing forces Black after that. Offer a man where Black has to take it.",
      failed = "There was more: three in one chain.",
      done   = "Three men and a king for one man. A duty to capture is a leash, and you held it.",
    },
    choice = {
      name   = "Less is more",
      task   = "White must capture, and has two captures to choose from. Choose the one that loses nothing.",
      greedy = "Two pieces are taken, and two are lost again: Black captures from f8 over e7 and c5.",
      failed = "Look at what Black can capture afterwards.",
      done   = "One piece for nothing is worth more than two for two. In this game the longest capture is no duty.",
    },
    shut = {
      name   = "Shut in",
      task   = "Black has two men left. Win in one turn, without taking either.",
      failed = "Black still has a turn. Both men must be stuck: no square to step to, and nothing to jump.",
      done   = "Black has two men and no turn, and so has lost. A blocked army counts for as little as a captured one.",
    },
  },

  history = {
    "English draughts is the form of the game that is at home in the English-speaking world; in North America it is called checkers. Here it is also the measure: the rule book tells the other draughts games by what they do differently.",
    "The differences are mostly three: whether men may capture backwards, whether kings fly, and whether one may choose among the captures. English draughts answers no, no and yes.",
  },

  confusion = {
    { ask = "Must I take the most pieces I can?", answer = "No. You must take when you can, but you may choose which capture. Once begun, it goes on to its end." },
    { ask = "May men capture backwards?", answer = "No. Only kings do." },
    { ask = "Do kings move any distance?", answer = "Not here. A king goes one square at a time, in all four directions." },
    { ask = "May a chain stop half way?", answer = "No. As long as the same piece can capture on, it must." },
    { ask = "A man reaches the last row by a capture and could capture on as a king. May it?", answer = "No. It is crowned, and the turn is over." },
    { ask = "When do captured pieces leave the board?", answer = "All together, when the chain is over. Until then they stand in the way, and no piece is jumped twice." },
    { ask = "I have pieces, but none can move. Is that a draw?", answer = "No, you have lost. A player to move without a legal turn loses." },
  },
}
