return {
  name    = "Sternhalma for two",
  summary = "Chinese checkers for two players as one strict set of rules, without options.",

  rules = {
    "Red begins in the bottom point, blue in the top point, with ten pieces each. Win by having all ten of your own pieces in the opposite point at the same time.",
    "In your turn move one of your pieces: one step to an empty neighbouring hole, or a chain of hops, each over one neighbouring piece to the empty hole right behind it. Step and hop never mix in a turn. The whole chain is one turn, and is written down with every hole it visits.",
    "Pieces that are jumped stay on the board, your own and the enemy’s alike. Nothing is ever captured, nobody has to jump, and a longer chain is never a duty: you may stop after any hop, and turn at any hop.",
    "While it moves, a piece counts as lifted: it cannot jump over itself, and the hole it came from is empty. A chain may not land twice on the same hole, and the hole it started from counts as used. In later turns those holes are free to use again.",
    "A piece that has arrived may leave the point again. An enemy piece that stays in your point blocks your win; it is neither removed nor driven out.",
    "Being blocked never loses the game: a player without a legal turn passes. If nobody can move, it is a draw, and so is the third return of a position with the same player to move.",
  },

  about = {
    "Sternhalma is Chinese checkers for two, pinned down to the last detail: one star, two armies of ten, no options and no house rules. Choose it when the play should settle the game and not the argument about the rules.",
    "Nothing is ever taken here and nobody is ever driven out. The game is about roads. Every piece on the board, yours or not, is a stone to jump over, and whoever builds the better bridges, and keeps them until the last piece has crossed, is home first.",
  },

  diagram = {
    start    = "Ten red pieces in the bottom point, ten blue ones at the top. Each army travels to the point opposite.",
    step     = "A step: one hole, in any of the six directions, as long as the hole is empty.",
    jump     = "A jump: over one neighbour, in a straight line, into the empty hole right behind it. It does not matter whose neighbour it is, and it stays where it stands.",
    chain    = "Jump follows jump, and the road may bend at every hole. All of it is one turn; you may also stop after the first or second jump.",
    once     = "Two jumps are fine. The third, back to the marked hole, is not: no hole twice in one turn, and the one you started from counts.",
    blocked  = "Two jumps that do not exist. On the left the hole behind the neighbour is taken; on the right the blue piece is no neighbour, there is a gap.",
    leave    = "A piece that has arrived is not locked in. It may step or jump out again, if that helps the others.",
    intruder = "Nine red pieces are home, and A is at the door; but one blue piece has stayed. As long as it sits there, Red has not won; it cannot be taken or pushed out.",
  },

  worked = {
    ask    = "Five holes in one line. Your piece is on A, B and D are occupied, C and E are empty. How far can A get in one turn, and what becomes of B and D?",
    answer = "To E. The piece jumps over B to C, and from C over D to E. A–C–E is one turn, and B and D stay where they are, the blue piece like the red one. You may stop on C instead; what you may not do is land on A or C a second time in this turn.",
  },

  exercise = {
    road = {
      name    = "A road of two jumps",
      task    = {
        "Two turns, both yours. First move a support into place, so that a road leads from A to B. Then take it: from A to B in one turn of two jumps.",
        "From B there is one jump that fails only because the hole it would land in is taken. Point at that hole.",
      },
      built   = "The road stands: a support, a hole, a support, a hole.",
      unbuilt = "That builds no road to B. The line from A to B lacks one support.",
      short   = "The road was there. Take both jumps in one turn, from A to B.",
      failed  = "That was not the way.",
      done    = "That is it. Both supports are still on the board, for nothing is ever captured here. And beyond the blue neighbour the hole is taken, so no jump lands there.",
    },
    supports = {
      name     = "Which support to move",
      task     = {
        "Pieces 1, 2 and 3 are supports: others jump over them. Your army has 55 turns to choose from. One of the three costs it at least five of them, wherever it goes. Point at it.",
        "One of the three cannot go forward at all. Moving it means stepping aside or out of the point, and finding the time to come back. Point at it.",
        "Now move the third one: forward, and so that your army keeps all of its 55 turns.",
      },
      gate     = "That is the gate stone. It gains much, up to four rows, but the roads over it are gone.",
      home     = "It is home already. Every turn it makes now is a turn to be made up for.",
      other    = "Move one of the three: 1, 2 or 3.",
      backward = "It costs the others little, but it does not go forward.",
      narrow   = "Forward, yes, but into the way: your army has fewer turns now than before.",
      done     = "Well weighed. The gate stone is dear to everybody, the one at home is dear to itself; this one was free to go.",
    },
    entry = {
      name   = "The last three",
      task   = "Blue needs three more turns, and you move first. Bring A, B and C into the holes X, Y and Z, in three turns.",
      tip    = "Now X is out of reach: the way there lands on Y. Fill from the back.",
      corner = "Z comes last: before it is filled, A has to jump over B on its way to Y.",
      slow   = "That turn brings nobody home, and there is none to spare. Look for one that fills X first, then Y.",
      failed = "Three turns, and the point is not full.",
      done   = "All ten are home. X first, by way of Y, then Y over B, and B last of all: what others must pass through stays open until they have passed.",
    },
  },

  history = {
    "The family begins in the United States in the 1880s with Halma, a race of jumping pieces from corner to corner of a square board.",
    "The star came from Germany: in 1892 a form of Halma was published there on a six-pointed board, under the name of Sternhalma, star Halma. The rules on these pages are that game for two.",
    "The name Chinese checkers is younger still. It was thought up in the United States in 1928 to sell the game, which has never had anything to do with China.",
  },

  confusion = {
    { ask = "Are pieces captured when I jump them?", answer = "No. A jump captures nothing, ever. Count the pieces at any moment: there are twenty." },
    { ask = "May I jump over my opponent’s pieces?", answer = "Yes, just as over your own. A good half of your roads may be built of them." },
    { ask = "Must a chain of jumps be straight?", answer = "No. It may turn at every hole it lands in, as often as you like." },
    { ask = "Must I jump on when I can?", answer = "No. You need not jump at all, and you may stop after any jump. There is no prize for the longest chain." },
    { ask = "Is a piece that has reached the point opposite fixed there?", answer = "No. It may move within the point and leave it again. All that counts is that all ten are in it at the same time." },
    { ask = "May my opponent leave a piece in the point I am heading for?", answer = "Yes. It blocks your win as long as it stays, and nothing removes it. But it cannot win from there either." },
    { ask = "Isn’t this a kind of draughts?", answer = "No. In draughts jumping takes pieces and may be a duty; here it is only a way to travel. Nobody is crowned, and a player who cannot move passes." },
  },
}
