## The rules

tuefteln-rules-pitch = Everybody fills the same sheet of nine squares with the same dice. Every square can become something different.
tuefteln-rules-round = A round
tuefteln-rules-round-roll = One player rolls two dice. Everybody writes both numbers, each into a free cell of their own sheet. Neither may be left out, and nothing is ever erased. The six printed numbers count as well.
tuefteln-rules-round-turn = { $alone ->
    [yes] When you have written, the page turns, and the dice are rolled again.
   *[other] Nobody sees your numbers before everybody has written; until then you may move them, swap them or take them back. Then the page turns, and the next player clockwise rolls. Seat 1 begins.
}
tuefteln-rules-round-time = { $clock ->
    [none] { rules-last-entry }
   *[other] You have { $clock } for each round. When the time is up, a bot writes for anyone who has not.
}
tuefteln-rules-bridges = { tuefteln-option-side-A }
tuefteln-rules-bridges-side = { $side ->
    [B] { "" }
   *[A] Both numbers go into any two free white cells, or into the two blue cells of one bridge, either way round. A bridge joins two squares and is filled all at once or not at all.
}
tuefteln-rules-colours = { tuefteln-option-side-B }
tuefteln-rules-colours-side = { $side ->
    [A] { "" }
   *[B] Both numbers go into two free cells of the same colour. Each of the five colours has six cells and its own sign.
}
tuefteln-rules-squares = Nine squares
tuefteln-rules-squares-each = Each square scores on its own, as soon as its four cells are full. A combination scores every time you make it.
tuefteln-rules-drawn-square = { $first } { $second } above, { $third } { $fourth } below
tuefteln-rules-squares-mix = Four different numbers that are not a straight.
tuefteln-rules-squares-pair = Exactly one pair, side by side or one above the other; the other two differ.
tuefteln-rules-squares-pairs = Two different pairs, each side by side or one above the other.
tuefteln-rules-squares-cross = Two different pairs, each on a diagonal.
tuefteln-rules-squares-four = Four equal numbers.
tuefteln-rules-squares-straight = Four consecutive numbers that run clockwise.
tuefteln-rules-squares-nothing = Three equal numbers are worth nothing, and neither is a single pair on a diagonal.
tuefteln-rules-straights = The straight runs clockwise
tuefteln-rules-straights-clockwise = Go round the square like the hands of a clock, from any corner: 1-2-3-4, 2-3-4-5 or 3-4-5-6. The same numbers in any other arrangement are only a mix. Everyone gets this wrong once.
tuefteln-rules-drawn-run-yes = A straight
tuefteln-rules-drawn-run-no = Only a mix
tuefteln-rules-drawn-run-top = Clockwise from the top left.
tuefteln-rules-drawn-run-corner = Clockwise from the bottom right: every corner may be the first.
tuefteln-rules-drawn-run-against = Runs the wrong way round.
tuefteln-rules-drawn-run-across = Cuts across the square.
tuefteln-rules-extra = { tuefteln-line-bonus }
tuefteln-rules-extra-bonus = As soon as you have at least one square of each of the six kinds, you get the bonus. The tally shows what is still missing.
tuefteln-rules-end = The end
tuefteln-rules-end-total = After 15 rounds the sheet is full. { $alone ->
    [yes] { "" }
   *[other] The highest total wins; equal totals share the win.
}
tuefteln-rules-solo = { $alone ->
    [no] { "" }
   *[other] Alone
}
tuefteln-rules-solo-ratings = You play for a rating:
tuefteln-rules-sheets = { $table ->
    [yes] { tuefteln-option-sheet }
   *[no] { sheets }
}
tuefteln-rules-sheets-sheet = { $sheet ->
    [any] We know the rules of the printed game, but not all of its sheets: ours are reconstructions. If you own the game, you can enter its sheet, save it and play on it.
    [none] This table plays on our sheet. It is a reconstruction: we know the rules of the printed game, but not all of its sheets.
   *[other] This table plays on a custom sheet.
}
tuefteln-rules-made = Who made it
tuefteln-rules-made-by = { tuefteln-made } { rules-own-words }
tuefteln-made = Tüfteln is a game by Jannik Walter and Reinhard Staupe, published by KENDi GmbH in 2024.

## Drawing a sheet

tuefteln-editor-grid = The sheet you are drawing
tuefteln-editor-tools = Pick one, then tap cells
tuefteln-editor-number = Print the { $number }
tuefteln-editor-bridge = Bridge
tuefteln-editor-rub = Erase
tuefteln-editor-how-A = A bridge takes two taps, one for each end. On the keyboard, digits print, Shift and an arrow build a bridge, Delete erases.
tuefteln-editor-how-B = With a mouse you can paint several cells in one stroke. On the keyboard, digits print, the letters Y R G V B paint, Delete erases.
tuefteln-editor-wrong = not right yet
tuefteln-editor-begun = one end of a bridge
tuefteln-editor-ready = This sheet can be played.
tuefteln-editor-shipped = Start with ours
tuefteln-editor-empty = Start empty
tuefteln-editor-reconstructed = Our two sheets are reconstructions: the printed numbers are what is known of the originals, bridges and colours are ours.
tuefteln-editor-share = Copy a link to it
tuefteln-editor-received = This sheet came with the link. Save it if you want to keep it.
tuefteln-editor-name = Name of the sheet
tuefteln-editor-none = No sheet yet.
tuefteln-editor-saved-as = Saved as { $name }.
tuefteln-editor-text = The sheet as text
tuefteln-editor-text-A = Six rows of six: a digit is printed, a dot is white, two equal lower-case letters are a bridge.
tuefteln-editor-text-B = Six rows of six: a digit is printed, Y R G V B are the colours.
tuefteln-editor-unreadable = A sheet has six rows of six characters.
tuefteln-editor-download = Download
tuefteln-editor-upload = Open a file

## Challenges of the day

tuefteln-challenge-a = Side A
tuefteln-challenge-b = Side B

## The review

review-tuefteln-part-square = { $n ->
    [1] Top left square
    [2] Top middle square
    [3] Top right square
    [4] Middle left square
    [5] Centre square
    [6] Middle right square
    [7] Bottom left square
    [8] Bottom middle square
   *[9] Bottom right square
}
review-tuefteln-part-room = Room for later rolls
