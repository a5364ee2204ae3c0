terminal-tubyrinth-round = Runde { $round }, bis { $goal } Punkte
terminal-tubyrinth-go = G sagt, dass du bereit bist.
terminal-tubyrinth-go-alone = G deckt den Plan auf, und deine Zeit läuft.
terminal-tubyrinth-soon = Gleich geht es los!
terminal-tubyrinth-countdown = { $seconds } …
terminal-tubyrinth-choose = Nimm ein Teil: 1 bis 7.
terminal-tubyrinth-hand = { $tile } ist in deiner Hand.
terminal-tubyrinth-ready = Die Leertaste ruft „{ $call }“
terminal-tubyrinth-pass-again = Noch einmal P gibt diesen Plan auf
terminal-tubyrinth-seat-called = hat gerufen
terminal-tubyrinth-verdict-pipeline = { $tiles } Teile
terminal-tubyrinth-verdict-wrong = falsch gerufen
terminal-tubyrinth-verdict-none = keine Leitung

terminal-tubyrinth-lesson-lay = Leg das lange I-Teil, I4, mit dem linken Ende in Reihe 2, Spalte a, damit sein Rohr an das tropfende anschließt.
terminal-tubyrinth-lesson-meet = Das Wasser fließt nach. Weiter mit dem kurzen I-Teil, I3, in Spalte e, Reihen 1 bis 3.
terminal-tubyrinth-lesson-turn = Leg das kleine L-Teil, L3, einmal gedreht (r1), mit der linken oberen Ecke in Reihe 3, Spalte f.
