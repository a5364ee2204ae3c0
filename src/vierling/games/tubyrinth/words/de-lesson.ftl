# Eine geführte erste Partie, ein Satz pro Schritt.

tubyrinth-lesson-water = Links in Reihe 5 kommt Wasser herein, und rechts soll es wieder hinaus, durch mindestens fünf Teile.
tubyrinth-lesson-rocks = Auf Felsen, den schraffierten Feldern, darf kein Teil liegen. Zwei liegen schon: Das erste ist voll Wasser.
tubyrinth-lesson-lay = Leg das lange I-Teil, das dritte, in Reihe 2, Spalten 1 bis 4, damit sein Rohr an das tropfende anschließt. Zieh es, oder nimm die Tasten 3, Pfeile und Enter.
tubyrinth-lesson-meet = Das Wasser fließt nach. Weiter mit dem kurzen I-Teil, dem ersten, in Spalte 5, Reihen 1 bis 3.
tubyrinth-lesson-turn = Dreh das kleine L-Teil, das zweite, einmal (antippen oder Taste R), und leg es mit der linken oberen Ecke in Reihe 3, Spalte 6.
tubyrinth-lesson-arrived = Das Wasser kommt an. Offene Enden stören nicht; es zählt nur der Weg vom Anfang zum Ende.
tubyrinth-lesson-ready = Ruf jetzt „Wasser marsch!“. In einem Rennen haben die anderen von da an noch 30 Sekunden.
tubyrinth-lesson-end = Fünf Teile, 5 Punkte; mit sechs oder sieben wären es mehr. Im Rennen gewinnt, wer zuerst 25 hat.
