## The rules

tuefteln-rules-pitch = Everybody fills the same sheet of nine squares with the same dice. Every square can become something different.
tuefteln-rules-round = A round
tuefteln-rules-round-roll = One player rolls two dice. Everybody writes both numbers, each into a free cell of their own sheet. Neither may be left out, and nothing is ever erased. The six printed numbers count as well.
tuefteln-rules-round-turn = While somebody is still thinking, you may change your two numbers. Once everybody has written, the page turns, all see the new entries, and the next player rolls.
tuefteln-rules-bridges = Both numbers go into any two free white cells, or into the two blue cells of one bridge, either way round. A bridge joins two squares and is filled all at once or not at all.
tuefteln-rules-colours = Both numbers go into two free cells of the same colour. Each of the five colours has six cells and its own sign.
tuefteln-rules-squares = Nine squares
tuefteln-rules-squares-each = Each square scores on its own, as soon as its four cells are full. A combination scores every time you make it.
tuefteln-rules-square = { $first } { $second } above, { $third } { $fourth } below
tuefteln-rules-mix = Four different numbers that are not a straight.
tuefteln-rules-pair = Exactly one pair, side by side or one above the other; the other two differ.
tuefteln-rules-pairs = Two different pairs, each side by side or one above the other.
tuefteln-rules-cross = Two different pairs, each on a diagonal.
tuefteln-rules-four = Four equal numbers.
tuefteln-rules-straight = Four consecutive numbers that run clockwise.
tuefteln-rules-nothing = Three equal numbers are worth nothing, and neither is a single pair on a diagonal.
tuefteln-rules-straights = The straight runs clockwise
tuefteln-rules-straights-clockwise = Go round the square like the hands of a clock, from any corner: 1-2-3-4, 2-3-4-5 or 3-4-5-6. Everyone gets this wrong once.
tuefteln-rules-run-yes = A straight
tuefteln-rules-run-no = Only a Mix
tuefteln-rules-run-top = Clockwise from the top left.
tuefteln-rules-run-corner = Clockwise from the bottom right: every corner may be the first.
tuefteln-rules-run-against = Runs the wrong way round.
tuefteln-rules-run-across = Cuts across the square.
tuefteln-rules-bonus = With at least one square of each of the six kinds you get the bonus. The tally shows what is still missing.
tuefteln-rules-end = The end
tuefteln-rules-end-total = After 15 rounds the sheet is full. The highest total wins; equal totals share the win.
tuefteln-rules-solo = Alone, you play for a rating:
tuefteln-rules-sheets = We know the rules of the printed game, but not all of its sheets: ours are reconstructions. If you own the game, you can draw its sheet here, save it and play it.

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
