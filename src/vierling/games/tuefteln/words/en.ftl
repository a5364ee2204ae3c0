tuefteln-name = Tüfteln
tuefteln-pitch = Two numbers, nine squares, one bonus.
tuefteln-time = 15 min

tuefteln-option-side = Side
tuefteln-option-side-A = Side A
tuefteln-option-side-A-about = Both numbers go into two white cells or onto one bridge.
tuefteln-option-side-B = Side B
tuefteln-option-side-B-about = Both numbers go into two cells of one colour.
tuefteln-option-sheet = Sheet

tuefteln-bot-random = Random
tuefteln-bot-random-about = Writes anywhere.
tuefteln-bot-greedy = Greedy
tuefteln-bot-greedy-about = Takes the most points it can get right now.
tuefteln-bot-easy = Easy
tuefteln-bot-easy-about = Sees what is good, but often writes elsewhere.
tuefteln-bot-medium = Medium
tuefteln-bot-medium-about = Makes mistakes now and then, mostly small ones.
tuefteln-bot-steady = Steady
tuefteln-bot-steady-about = Weighs what each square can still become.
tuefteln-bot-hard = Hard
tuefteln-bot-hard-about = Rarely makes mistakes, and never big ones.
tuefteln-bot-strong = Strong
tuefteln-bot-strong-about = Knows from many thousands of matches what a sheet is worth.
tuefteln-bot-master = Master
tuefteln-bot-master-about = Knows as much, also thinks one roll ahead, and plays the end perfectly.

## The sheet

tuefteln-line-square = Square { $n }
tuefteln-line-bonus = Bonus
tuefteln-line-result = { $line }: { $figure }, { $points }
tuefteln-place = Row { $row }, column { $column }
tuefteln-place-within = row { $row }, column { $column }
tuefteln-at = row { $row }, col { $column }
tuefteln-bridge-with = bridge with row { $row }, column { $column }
tuefteln-cell-empty = empty
tuefteln-cell-chosen = { $number }, can still change
tuefteln-cell-candidate = free for the { $number }
tuefteln-cell-printed = printed { $number }
tuefteln-colour-Y = yellow
tuefteln-colour-R = red
tuefteln-colour-G = green
tuefteln-colour-V = violet
tuefteln-colour-B = blue
tuefteln-legend-bridge = bridge: both cells in one round
tuefteln-reconstructed = Reconstructed sheet

tuefteln-figure-nothing = nothing
tuefteln-figure-mix = mix
tuefteln-figure-pair = pair
tuefteln-figure-pairs = two pairs
tuefteln-figure-cross = cross
tuefteln-figure-four = four of a kind
tuefteln-figure-straight = straight
tuefteln-figure-bonus = bonus

## What the printed sheet calls them

tuefteln-short-mix = Mix
tuefteln-short-pair = 2er
tuefteln-short-pairs = 2er+2er
tuefteln-short-cross = Cross
tuefteln-short-four = 4er
tuefteln-short-straight = Str

tuefteln-tally = Tally
tuefteln-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
tuefteln-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
tuefteln-open = open
tuefteln-bonus-so-far = { $made } of { $of } kinds
tuefteln-bonus-lacks = still needs { $names }
tuefteln-bonus-earned = earned
tuefteln-bonus-missed = not this time

## The roll, and what to do now

tuefteln-rolled = { $you ->
    [yes] You rolled { $first } and { $second }.
   *[no] { $name } rolled { $first } and { $second }.
}
tuefteln-choose = choose
tuefteln-later = then this one
tuefteln-swap = Swap
tuefteln-back-one = Take back the { $number }

tuefteln-write = Write the { $first } and the { $second }
tuefteln-write-twice = Write the { $first } twice
tuefteln-how-both = Two white cells, or one whole bridge.
tuefteln-how-white = Two free white cells.
tuefteln-how-bridge = One whole bridge.
tuefteln-how-colour = Two free cells of one colour.
tuefteln-now-white = Now the { $number }: any free white cell.
tuefteln-now-bridge = Now the { $number }: the other end of the bridge.
tuefteln-now-colour = Now the { $number }: another { $sign ->
    [Y] yellow
    [R] red
    [G] green
    [V] violet
   *[B] blue
} cell.
tuefteln-stands = { $you ->
    [yes] Your { $first } and { $second } are written.
   *[no] { $name }’s { $first } and { $second } are written.
}
tuefteln-movable-one = They can still change until { $name } has written.
tuefteln-movable-two = They can still change until { $name } and { $other } have written.
tuefteln-movable-many = They can still change until all have written.
tuefteln-movable-short-both = Until then: swap, or tap another cell.
tuefteln-movable-short-swap = They can still be swapped until then.
tuefteln-movable-short-tap = Until then: tap another cell.
tuefteln-time-up = { $you ->
    [yes] Time is up: { $entries } were written for you.
   *[no] Time is up: { $entries } were written for { $name }.
}

## Heard, not seen

tuefteln-heard-first = { $number } in { $cell }.
tuefteln-heard-next-white = { $number } goes to { $count ->
    [one] the one white cell left
   *[other] one of { $count } white cells
}.
tuefteln-heard-next-bridge = { $number } goes to the other end of the bridge, row { $row }, column { $column }.
tuefteln-heard-next-colour = { $number } goes to { $count ->
    [one] the one
   *[other] one of { $count }
} { $sign ->
    [Y] yellow
    [R] red
    [G] green
    [V] violet
   *[B] blue
} { $count ->
    [one] cell left
   *[other] cells
}.
tuefteln-heard-written = { $first } and { $second } written; they can change until all have written.
tuefteln-heard-written-one = { $first } and { $second } written; they can change until { $name } has written.
tuefteln-heard-bonus = { $you ->
    [yes] You have every kind of square: the bonus is yours.
   *[no] { $name } has every kind of square, and the bonus.
}

## The end

tuefteln-scoring-table = All squares of all players

tuefteln-rating-knocking = knocking on the door
tuefteln-rating-welcome = welcome to the club
tuefteln-rating-okay = okay
tuefteln-rating-good = good
tuefteln-rating-strong = strong
tuefteln-rating-great = great
tuefteln-rating-professional = professional
tuefteln-rating-world-class = world class
tuefteln-rating-incredible = incredible
tuefteln-rating-out-of-this-world = out of this world
