## The rules

knister-rules-pitch = { $grids ->
    [3] Everybody has three sheets of 25 cells and writes the same numbers. Who makes the most of them?
   *[1] Everybody has a sheet of 25 cells and writes the same numbers. Who makes the most of them?
}
knister-rules-round = A round
knister-rules-round-roll = One player rolls two dice. Everybody writes the sum into a free cell of their own sheet, wherever it seems most useful. You cannot pass, and nothing is ever erased.
knister-rules-round-turn = { $alone ->
    [yes] When you have written, the page turns, and the dice are rolled again.
   *[other] Nobody sees your number before everybody has written; until then you may move it or take it back. Then the page turns, and the next player clockwise rolls. Seat 1 begins.
}
knister-rules-round-time = { $clock ->
    [none] { rules-last-entry }
   *[other] You have { $clock } for each round. When the time is up, a bot writes for anyone who has not.
}
knister-rules-lines = Twelve lines
knister-rules-lines-full = A sheet has five rows, five columns and two diagonals. { $score ->
    [end] Only full lines score, and nobody adds up before the end: until the last page has turned, no line shows points, and nobody knows who is ahead.
   *[once] A line scores as soon as its five cells are full; until then it is worth nothing.
}
knister-rules-lines-diagonals = { knister-diagonals-double }
knister-rules-combinations = { knister-combinations }
knister-rules-combinations-figures = Each line scores the one combination its numbers make. Their order does not matter.
knister-rules-drawn-example = For example { $numbers }
knister-rules-combinations-straights = A straight is five consecutive numbers. A straight with a 7 is easier, because 7 is the most frequent sum; without one only 2 to 6 and 8 to 12 are left, and that is a big straight.
knister-rules-end = The end
knister-rules-end-total = { $grids ->
    [3] After 25 rounds a sheet is full, and the next one begins. When all three are full, their totals are added up.
   *[1] After 25 rounds the sheet is full.
} { $alone ->
    [yes] { "" }
   *[other] The highest total wins; equal totals share the win.
}
knister-rules-variants = Variants
knister-rules-variants-grids = With three sheets you fill one after another, and the three totals are added up.
knister-rules-variants-score = Tables that like it exciting score at the end: until the last page has turned, no line shows points, and nobody knows who is ahead.
knister-rules-solo = { $alone ->
    [no] { "" }
   *[other] Alone
}
knister-rules-solo-ratings = You play for the highest total. { $grids ->
    [3] The ratings for three sheets:
   *[1] The ratings for a sheet:
}
knister-rules-made = Who made it
knister-rules-made-by = { knister-made } { rules-own-words }
knister-made = Knister is a game by Heinz Wüppen, published by Nürnberger-Spielkarten-Verlag; an earlier edition was called Würfel-Bingo (Ravensburger, 2007). Knister is a registered trademark of its owner.

## The review

review-knister-kind-anywhere = any free cell
review-knister-kind-diagonal = any free cell on a diagonal
review-knister-kind-off-diagonal = any free cell off the diagonals
review-knister-kind-corner = any free corner
review-knister-kind-diagonal-not-centre = any free cell on a diagonal except the centre
review-knister-kind-middle = any free cell of the middle row or column except the centre
review-knister-kind-off-all = any free cell off the diagonals and off the middle row and column
review-knister-kind-row = any free cell of row { $n }
review-knister-kind-column = any free cell of column { $n }
review-knister-into = { $number } in { $cells }
