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
knister-cell-chosen = Row { $row }, column { $column }, { $number }, can still move

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
knister-diagonals-double = Both diagonals count double.
knister-outlook = What the lines can still become with the { $number }
knister-outlook-cell = With the { $number } here, at best:
knister-outlook-line = { $line }: { $figures }

knister-grids = Sheets of this match
knister-grid = Sheet { $n }
knister-grid-of = Sheet { $n } of { $of }, overall total
knister-grid-alone = Sheet { $n } of { $of }
knister-grid-full = Sheet { $n }, full

## The roll, and what to do now

knister-rolled = { $you ->
    [yes] You rolled { $first } and { $second }: { $sum }.
   *[no] { $name } rolled { $first } and { $second }: { $sum }.
}

knister-write = Write the { $number } into a free cell
knister-write-how = It can move until all have written.
knister-write-solo = It stays where you write it.
knister-stands = { $you ->
    [yes] Your { $number } is in row { $row }, column { $column }.
   *[no] { $name }’s { $number } is in row { $row }, column { $column }.
}
knister-movable-one = It can still move until { $name } has written.
knister-movable-two = It can still move until { $name } and { $other } have written.
knister-movable-many = It can still move until all have written.
knister-movable-short = The { $number } can still move.
knister-next-grid = Then the sheet is full, and the next one begins.
knister-time-up = { $you ->
    [yes] Time is up: { $number } was written in row { $row }, column { $column } for you.
   *[no] Time is up: { $number } was written in row { $row }, column { $column } for { $name }.
}

## Heard, not seen

knister-heard-written = { $number } written; it can move until all have written.
knister-heard-written-one = { $number } written; it can move until { $name } has written.
knister-heard-grid = Sheet { $n } begins.

## The end

knister-scoring-table = All lines of all players
knister-diagonal = Diagonal

knister-rating-good = good
knister-rating-very-good = very good
knister-rating-amazing = amazing
