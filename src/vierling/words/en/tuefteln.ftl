tuefteln-name = Tüfteln
tuefteln-pitch = Two numbers, nine squares, one bonus.
tuefteln-time = 15 min

tuefteln-option-side = Side
tuefteln-option-side-A = Side A
tuefteln-option-side-B = Side B
tuefteln-option-sheet = Sheet

tuefteln-bot-random = Random
tuefteln-bot-random-about = Writes anywhere.
tuefteln-bot-greedy = Greedy
tuefteln-bot-greedy-about = Takes the most points it can get right now.
tuefteln-bot-easy = Easy
tuefteln-bot-easy-about = Sees what is good, and often writes elsewhere.
tuefteln-bot-medium = Medium
tuefteln-bot-medium-about = Errs now and then, mostly by a little.
tuefteln-bot-steady = Steady
tuefteln-bot-steady-about = Weighs what each square can still become.
tuefteln-bot-hard = Hard
tuefteln-bot-hard-about = Seldom errs, and never by much.
tuefteln-bot-strong = Strong
tuefteln-bot-strong-about = Knows from many thousand matches what a sheet is worth.
tuefteln-bot-master = Master
tuefteln-bot-master-about = Knows as much, thinks of the next roll too, and ends without a flaw.

## The sheet

tuefteln-line-square = Square { $n }
tuefteln-line-bonus = Bonus
tuefteln-line-result = { $line }: { $figure }, { $points }
tuefteln-place = Row { $row }, column { $column }
tuefteln-place-within = row { $row }, column { $column }
tuefteln-at = row { $row }, col { $column }
tuefteln-bridge-with = bridge with row { $row }, column { $column }
tuefteln-cell-empty = empty
tuefteln-cell-chosen = your { $number }, can still change
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
tuefteln-figure-mix = Mix
tuefteln-figure-pair = 2er
tuefteln-figure-pairs = 2er+2er
tuefteln-figure-pairs-brief = 2+2
tuefteln-figure-cross = Cross
tuefteln-figure-four = 4er
tuefteln-figure-straight = Str
tuefteln-figure-bonus = bonus

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
tuefteln-bonus-lacks = still lacks { $names }
tuefteln-bonus-earned = earned
tuefteln-bonus-missed = not this time

## The roll, and what to do now

tuefteln-rolled = { $name } rolled { $first } and { $second }.
tuefteln-rolled-you = You rolled { $first } and { $second }.
tuefteln-choose = choose
tuefteln-later = then this one
tuefteln-swap = Swap
tuefteln-back-one = Take back the { $number }

tuefteln-write = Write the { $first } and the { $second }
tuefteln-write-twice = Write the { $first } twice
tuefteln-how-A = Two white cells, or one whole bridge.
tuefteln-how-B = Two free cells of one colour.
tuefteln-now-white = Now the { $number }: any free white cell.
tuefteln-now-bridge = Now the { $number }: the other end of the bridge.
tuefteln-now-colour = Now the { $number }: another { $sign ->
    [Y] yellow
    [R] red
    [G] green
    [V] violet
   *[B] blue
} cell.
tuefteln-stands = Your { $first } and { $second } are written.
tuefteln-movable-one = You can still change them until { $name } has written.
tuefteln-movable-two = You can still change them until { $name } and { $other } have written.
tuefteln-movable-many = You can still change them until all have written.
tuefteln-movable-short = Until then you can swap, or tap another cell.

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
tuefteln-heard-written = { $first } and { $second } written; changeable until all have written.
tuefteln-heard-written-one = { $first } and { $second } written; changeable until { $name } has written.
tuefteln-heard-bonus = You have every kind of square: the bonus is yours.

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

## The rules

tuefteln-rules-pitch = Everybody fills the same sheet of nine squares with the same dice. Each square wants to become something of its own.
tuefteln-rules-round = A round
tuefteln-rules-round-roll = One player rolls two dice. Everybody writes both numbers, one each into two free cells of their own sheet. Neither may be left out, and nothing is ever erased. The six printed numbers count as well.
tuefteln-rules-round-turn = While somebody is still thinking you may change your two numbers. Once all have written, the page turns, everybody sees the new entries, and the next player rolls.
tuefteln-rules-bridges = Both numbers go into any two free white cells, or into the two blue cells of one bridge, either way round. A bridge joins two squares and is filled at once or not at all.
tuefteln-rules-colours = Both numbers go into two free cells of the same colour. Each of the five colours has six cells and a sign of its own.
tuefteln-rules-squares = Nine squares
tuefteln-rules-squares-each = A square scores as soon as its four cells are full, each for itself and each as often as you make it.
tuefteln-rules-square = { $first } { $second } above, { $third } { $fourth } below
tuefteln-rules-mix = Four different numbers that are no straight.
tuefteln-rules-pair = Exactly one pair, side by side or one above the other; the other two differ.
tuefteln-rules-pairs = Two different pairs, each side by side or one above the other.
tuefteln-rules-cross = Two different pairs, each on a diagonal.
tuefteln-rules-four = Four equal numbers.
tuefteln-rules-straight = Four consecutive numbers that run clockwise.
tuefteln-rules-nothing = Three equal numbers are worth nothing, and neither is a single pair on a diagonal.
tuefteln-rules-straights = The straight runs clockwise
tuefteln-rules-straights-clockwise = Go round the square like the hand of a clock, from any corner: 1-2-3-4, 2-3-4-5 or 3-4-5-6. Everyone gets this wrong once.
tuefteln-rules-run-yes = A straight
tuefteln-rules-run-no = Only a Mix
tuefteln-rules-run-top = Clockwise from the top left.
tuefteln-rules-run-corner = Clockwise from the bottom right: every corner may be the first.
tuefteln-rules-run-against = Runs the wrong way round.
tuefteln-rules-run-across = Cuts across the square.
tuefteln-rules-bonus = Whoever has at least one square of each of the six kinds gets the bonus. The tally shows what is still open.
tuefteln-rules-end = The end
tuefteln-rules-end-total = After 15 rounds the sheet is full. The highest total wins; equal totals share the win.
tuefteln-rules-solo = Alone, you play for a rating:
tuefteln-rules-sheets = We know the rules of the printed game, but not its sheets in full: ours are reconstructions. If you own the game, you can draw its sheet here, save it and play it.

## Drawing a sheet

tuefteln-editor-grid = The sheet you draw
tuefteln-editor-tools = Pick one, then tap cells
tuefteln-editor-number = Print the { $number }
tuefteln-editor-bridge = Bridge
tuefteln-editor-rub = Rub out
tuefteln-editor-how-A = A bridge takes two taps, one for each end. On the keyboard, digits print, Shift and an arrow build a bridge, Delete rubs out.
tuefteln-editor-how-B = With a mouse you can paint several cells in one stroke. On the keyboard, digits print, the letters Y R G V B paint, Delete rubs out.
tuefteln-editor-wrong = not right yet
tuefteln-editor-begun = one end of a bridge
tuefteln-editor-ready = This sheet can be played.
tuefteln-editor-shipped = Begin with ours
tuefteln-editor-empty = Begin empty
tuefteln-editor-reconstructed = Our two sheets are reconstructions: the printed numbers are what is known of the game’s own, bridges and colours are ours.
tuefteln-editor-share = Copy a link to it
tuefteln-editor-received = This sheet came with the link. Save it if you want to keep it.
tuefteln-editor-name = Name of the sheet
tuefteln-editor-none = No sheet yet.
tuefteln-editor-saved-as = Saved as { $name }.
tuefteln-editor-text = The sheet as text
tuefteln-editor-text-A = Six rows of six: a digit is printed, a dot is white, two equal small letters are a bridge.
tuefteln-editor-text-B = Six rows of six: a digit is printed, Y R G V B are the colours.
tuefteln-editor-unreadable = A sheet has six rows of six signs.
tuefteln-editor-download = Download
tuefteln-editor-upload = Open a file
