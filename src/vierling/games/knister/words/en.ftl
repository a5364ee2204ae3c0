knister-name = Knister
knister-pitch = Two dice, one sum, twelve lines.
knister-time = 15 min

knister-option-grids = Sheets
knister-option-grids-1 = one
knister-option-grids-3 = three, added up
knister-option-score = Scoring
knister-option-score-once = each line as soon as it is full
knister-option-score-end = all lines at the end

knister-bot-random = Random
knister-bot-random-about = Writes anywhere.
knister-bot-greedy = Greedy
knister-bot-greedy-about = Takes the most points it can get right now.
knister-bot-easy = Easy
knister-bot-easy-about = Sees what is good, but often writes elsewhere.
knister-bot-medium = Medium
knister-bot-medium-about = Makes mistakes now and then, mostly small ones.
knister-bot-steady = Steady
knister-bot-steady-about = Weighs what each line can still become.
knister-bot-hard = Hard
knister-bot-hard-about = Rarely makes mistakes, and never big ones.
knister-bot-strong = Strong
knister-bot-strong-about = Knows from millions of matches what a sheet is worth.
knister-bot-master = Master
knister-bot-master-about = Knows as much, and also thinks one roll ahead.

## The sheet

knister-finished-lines = Finished lines so far
knister-scored-later = Scored at the end
knister-all-lines = All twelve lines
knister-lines = Rows
knister-line-row = Row { $n }
knister-line-column = Column { $n }
knister-line-down = Diagonal from top left
knister-line-up = Diagonal from bottom left
knister-line-result = { $line }: { $figure }, { $points }
knister-cell-empty = Row { $row }, column { $column }, empty
knister-cell-written = Row { $row }, column { $column }, { $number }
knister-cell-chosen = Row { $row }, column { $column }, your { $number }, can still move

knister-figure-nothing = nothing
knister-figure-pair = pair
knister-figure-two-pairs = two pairs
knister-figure-three = three of a kind
knister-figure-four = four of a kind
knister-figure-full-house = full house
knister-figure-straight = straight
knister-figure-five = five of a kind
knister-figure-high-straight = big straight

## What the printed sheet calls them, where that is shorter

knister-short-pair = 2er
knister-short-two-pairs = 2er + 2er
knister-short-three = 3er
knister-short-four = 4er
knister-short-straight = Str 7
knister-short-five = 5er
knister-short-high-straight = Str X

knister-combinations = Combinations
knister-outlook = What your lines can still become with the { $number }
knister-outlook-cell = With the { $number } here, at best:
knister-outlook-line = { $line }: { $figures }

knister-grids = Sheets of this match
knister-grid = Sheet { $n }
knister-grid-of = Sheet { $n } of { $of }, overall total
knister-grid-alone = Sheet { $n } of { $of }
knister-grid-full = Sheet { $n }, full

## The roll, and what to do now

knister-rolled = { $name } rolled { $first } and { $second }: { $sum }.
knister-rolled-you = You rolled { $first } and { $second }: { $sum }.

knister-write = Write the { $number } into a free cell
knister-write-how = You can move it until all have written.
knister-write-solo = It stays where you write it.
knister-stands = Your { $number } is in row { $row }, column { $column }.
knister-movable-one = You can still move it until { $name } has written.
knister-movable-two = You can still move it until { $name } and { $other } have written.
knister-movable-many = You can still move it until all have written.
knister-movable-short = You can still move your { $number }.
knister-next-grid = Then the sheet is full, and the next one begins.

## Heard, not seen

knister-heard-written = { $number } written; you can change it until all have written.
knister-heard-written-one = { $number } written; you can change it until { $name } has written.
knister-heard-grid = Sheet { $n } begins.

## The end

knister-scoring-table = All lines of all players
knister-diagonal = Diagonal

knister-rating-good = good
knister-rating-very-good = very good
knister-rating-amazing = amazing

## The rules

knister-rules-pitch = Everybody has a sheet of 25 cells and writes the same numbers. Who makes the most of them?
knister-rules-round = A round
knister-rules-round-roll = One player rolls two dice. Everybody writes the sum into a free cell of their own sheet, wherever it seems most useful. You cannot pass, and nothing is ever erased.
knister-rules-round-turn = While somebody is still thinking, you may move your number. Once everybody has written, the page turns, all see the new entries, and the next player rolls.
knister-rules-lines = Twelve lines
knister-rules-lines-full = Five rows, five columns and two diagonals. A line scores as soon as its five cells are full; until then it is worth nothing.
knister-rules-diagonals-short = Both diagonals count double.
knister-rules-combinations = Each line scores the one combination its numbers make. Their order does not matter.
knister-rules-example = For example { $numbers }
knister-rules-straights = A straight is five consecutive numbers. A straight with a 7 is easier, because 7 is the most frequent sum; without one only 2 to 6 and 8 to 12 are left, and that is a big straight.
knister-rules-end = The end
knister-rules-end-total = After 25 rounds the sheet is full. The highest total wins; equal totals share the win.
knister-rules-grids = With three sheets you fill one after another, and the three totals are added up.
knister-rules-score-end = Tables that like it exciting score at the end: until the last page has turned, no line shows points, and nobody knows who is ahead.
knister-rules-solo = Alone
knister-rules-solo-rating = You play for the highest total. The ratings for one sheet:
knister-rules-made = Who made it
knister-rules-made-by = Knister is by Heinz Wüppen and published by Nürnberger-Spielkarten-Verlag; an earlier edition was Würfel-Bingo (Ravensburger, 2007). These are the rules in our own words.
