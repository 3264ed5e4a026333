return {
  name    = "Star school",
  summary = "A small school on the star.",
  about   = {
    "The star is a board of 121 holes, and everything on it happens along straight lines. This school shows how pieces step and hop, one thing after the other, and asks you to try it.",
    "Nothing is captured here. Pieces that are jumped over stay where they are, and become the bridge for the next one.",
  },
  history = "The star has been played on for more than a hundred years. This school was built for testing, which makes it the youngest of all its schools, and nobody has lost a game in it yet.",
  rules   = {
    "In your turn move one of your pieces: one step to an empty neighbouring hole, or a chain of hops, each over one neighbouring piece to the empty hole right behind it.",
    "You win with all ten of your pieces in the point opposite.",
  },
  diagram = {
    step  = "A piece steps to any of the six holes around it, as long as that is empty.",
    chain = "A hop goes over one neighbour to the hole right behind it. From there the piece may hop on, in another direction too. All hops together are one turn, and the pieces that were jumped stay on the board.",
    goal  = "This is where your pieces have to go.",
  },
  confusion = {
    { ask = "Does a jump capture anything?", answer = "No. Whatever is jumped over stays where it is, whoever it belongs to." },
    { ask = "Do I have to go on hopping while I can?", answer = "No. A chain may stop after any hop, and nobody has to jump at all." },
  },
  worked = {
    ask    = "Your piece stands on A. B and D are occupied, C and E are empty, and all five lie in one line. How far can you get in one turn, and what happens to B and D?",
    answer = "From A over B to C, and on over D to E: one turn. B and D stay on the board.",
  },
  exercise = {
    one_step = {
      name = "Up and to the right", task = "Bring the piece one step up, to the right.", done = "That was the way.",
      failed = "Too many turns.", nearly = "Not there yet; the hole you want lies above.", astray = "That was downwards.",
    },
    two_tasks = {
      name = "Look, then hop", task = { "Where does the piece land after its first hop?", "Now hop there, or further on." }, done = "Seen and done.",
    },
    long_way = { name = "The whole way across", task = "Win the game.", done = "All home." },
  },
}
