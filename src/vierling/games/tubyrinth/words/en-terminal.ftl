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
