return {
  name    = "Breakthrough draughts",
  summary = "English draughts in which the first king wins.",

  outcome = { script = "{winner} wins with the first king." },

  rules = {
    "Everything is as in English draughts, but the game is won by the first player who gets a king: bring one man to the last row before your opponent does.",
    "Men step and capture one square diagonally forward. Capturing is a duty, any capture may be chosen, and a chain must go on while it can. A player to move without a legal turn loses.",
    "The game is a draw on the third return of a position with the same player to move, and after forty turns by each side without a capture or the advance of a man.",
  },

  rule = {
    win = "Be the first to get a king. A player who leaves the other without a turn wins too.",
  },

  about = {
    "English draughts as a race. The first man that reaches the last row decides the game, so it matters less how many pieces you have than how soon one of them is through.",
    "The duty to capture is the sharpest weapon here: it pulls guards off their row and costs the opponent the one turn that was still needed.",
  },

  diagram = {
    start   = "The start is that of English draughts. The marked rows are what it is all about: Black heads for the one at the bottom, White for the one at the top.",
    win     = "One step more, and White has won. What Black threatens no longer counts.",
    capture = "A capture into the last row wins just as well.",
    guard   = "A guard at home. As long as it stays on b8, the man in front of it does not get through. But a guard stays only while nothing forces it to capture.",
  },

  worked = {
    ask    = "Black to move, and heading down. Both sides still have their guards. How does Black get through in two turns?",
    answer = "By b6-c5. White must take, and can do so in two ways: d4xb6 or b4xd6. Either way the man on c7 finds a road of three captures, a5 or e5, c3, and e1, and is a king.",
  },

  exercise = {
    through = {
      name   = "Through the middle",
      task   = "White to move. Get a king in two turns, whatever Black answers.",
      fork   = "Black must take, one way or the other. Both open a road.",
      slow   = "Black has time to answer that. Find a turn that leaves only captures.",
      failed = "No king yet.",
      done   = "A king, and the game. One man was the price, and three came back on the way.",
    },
    tempo = {
      name   = "One turn too few",
      task   = "Black will get a king with the next turn, and White needs two. Win all the same.",
      tempo  = "Black must take now, and there is no time to be crowned.",
      late   = "Now Black is crowned first. Is there a turn that Black has to answer by capturing?",
      failed = "No king yet.",
      done   = "The duty to capture cost Black the one turn that was missing.",
    },
  },

  history = {
    "This game was written for Salto, as an example of how little it takes to make a new one: English draughts, and an ending of five lines.",
    "It changes one thing and leaves the rest alone. What one thing can do to a game you will see as soon as you have given away your first man to win.",
  },

  confusion = {
    { ask = "Do I win at once when a man is crowned?", answer = "Yes. The game ends with that turn." },
    { ask = "Then there are never any kings in play?", answer = "Never. The first one ends the game." },
    { ask = "Must I still capture when I could be crowned instead?", answer = "Yes. A capture is a duty as in English draughts, even if it costs you the race." },
    { ask = "Can I also win by taking everything?", answer = "Yes. A player to move without a legal turn loses, as in English draughts." },
  },
}
