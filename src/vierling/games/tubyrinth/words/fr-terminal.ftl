terminal-tubyrinth-round = Manche { $round }, partie en { $goal } points
terminal-tubyrinth-go = G dit que tu es prêt.
terminal-tubyrinth-go-alone = G retourne le plateau, et ton temps court.
terminal-tubyrinth-soon = Attention, ça va commencer !
terminal-tubyrinth-countdown = { $seconds } …
terminal-tubyrinth-choose = Prends une pièce : 1 à 7.
terminal-tubyrinth-hand = { $tile } est dans ta main.
terminal-tubyrinth-ready = Espace annonce « { $call } »
terminal-tubyrinth-pass-again = Appuie encore sur P pour abandonner ce plateau
terminal-tubyrinth-seat-called = a annoncé
terminal-tubyrinth-verdict-pipeline = { $tiles } pièces
terminal-tubyrinth-verdict-wrong = annonce fausse
terminal-tubyrinth-verdict-none = sans conduite

terminal-tubyrinth-lesson-lay = Pose la pièce I longue, I4, bout gauche rangée 2, colonne a : son tuyau rejoint celui qui goutte.
terminal-tubyrinth-lesson-meet = L’eau suit. Continue avec la pièce I courte, I3, colonne e, rangées 1 à 3.
terminal-tubyrinth-lesson-turn = Pose la petite pièce L, L3, tournée une fois (r1), coin supérieur gauche rangée 3, colonne f.
