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

## What --help says about the options

terminal-tubyrinth-option-mode = Die Regeln: basic; rookie, wo Fels nicht stört; oder master, mit allen sieben Teilen.
terminal-tubyrinth-option-flip = Teile dürfen umgedreht werden, nicht nur gedreht.
terminal-tubyrinth-option-same_board = Alle bauen auf demselben Plan.
terminal-tubyrinth-option-grades = Die Pläne eines Rennens werden schwerer (rising) oder bleiben bei Grad 2 stehen (gentle).
terminal-tubyrinth-option-hourglass = Sekunden, die den anderen nach dem ersten Ruf bleiben.
terminal-tubyrinth-option-water = Beim Bauen zeigen, wie weit das Wasser kommt.
terminal-tubyrinth-option-penalty = Punkte, die ein falscher Ruf kostet.
terminal-tubyrinth-option-handicap = Plätze, die mehr Teile brauchen: 2:6,3:7 verlangt von Platz 2 mindestens 6 und von Platz 3 alle 7.
terminal-tubyrinth-option-board = Ein Plan des Buchs mit seinem Namen, etwa 7a, oder ein anderer als Text oder in einer Datei.
