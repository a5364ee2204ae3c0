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

## What --help says about the options

terminal-tubyrinth-option-mode = Les règles : basic ; rookie, où la roche ne compte pas ; ou master, avec les sept pièces.
terminal-tubyrinth-option-flip = Les pièces peuvent être retournées, pas seulement tournées.
terminal-tubyrinth-option-same_board = Tout le monde construit sur le même plateau.
terminal-tubyrinth-option-grades = Les plateaux d’une course deviennent plus difficiles (rising) ou s’arrêtent au niveau 2 (gentle).
terminal-tubyrinth-option-hourglass = Secondes qui restent aux autres après le premier appel.
terminal-tubyrinth-option-water = Montrer pendant la construction jusqu’où va l’eau.
terminal-tubyrinth-option-penalty = Points que coûte un appel erroné.
terminal-tubyrinth-option-handicap = Places qui ont besoin de plus de pièces : 2:6,3:7 en demande au moins 6 à la place 2 et 7 à la place 3.
terminal-tubyrinth-option-board = Un plateau du livre par son nom, par exemple 7a, ou un autre en texte ou dans un fichier.
