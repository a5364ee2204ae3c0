terminal-tubyrinth-round = Round { $round }, to { $goal } points
terminal-tubyrinth-go = Press G when you are ready to begin.
terminal-tubyrinth-go-alone = G turns the board over and starts the clock.
terminal-tubyrinth-soon = Get ready!
terminal-tubyrinth-countdown = { $seconds } …
terminal-tubyrinth-choose = Take a tile: 1 to 7.
terminal-tubyrinth-hand = { $tile } is in your hand.
terminal-tubyrinth-ready = Space calls “{ $call }”
terminal-tubyrinth-pass-again = Press P again to give up this board
terminal-tubyrinth-seat-called = has called
terminal-tubyrinth-verdict-pipeline = { $tiles } tiles
terminal-tubyrinth-verdict-wrong = wrong call
terminal-tubyrinth-verdict-none = no pipeline

terminal-tubyrinth-lesson-lay = Lay the long I tile, I4, with its left end in row 2, column a: its pipe meets the one that drips.
terminal-tubyrinth-lesson-meet = The water follows. Go on with the short I tile, I3, in column e, rows 1 to 3.
terminal-tubyrinth-lesson-turn = Lay the small L tile, L3, turned once (r1), with its upper left corner in row 3, column f.

## What --help says about the options

terminal-tubyrinth-option-mode = The rules: basic; rookie, where rock does not matter; or master, with all seven tiles.
terminal-tubyrinth-option-flip = Tiles may be flipped, not only turned.
terminal-tubyrinth-option-same_board = Everybody builds on the same board.
terminal-tubyrinth-option-grades = The boards of a race get harder (rising) or stop at grade 2 (gentle).
terminal-tubyrinth-option-hourglass = Seconds that the others have left after the first call.
terminal-tubyrinth-option-water = Show during building how far the water gets.
terminal-tubyrinth-option-penalty = Points that a wrong call costs.
terminal-tubyrinth-option-handicap = Seats that need more tiles: 2:6,3:7 asks seat 2 for at least 6 and seat 3 for 7.
terminal-tubyrinth-option-board = A board of the book by its name, such as 7a, or any other as text or in a file.
