terminal-input-touch = Touche une de tes pierres : Entrée la retourne. A annonce ce qu’elle ferme.
terminal-input-which = Quel nombre cette pierre ferme-t-elle : { $numbers } ? Tape-le.
terminal-input-confirm = Entrée l’annonce, Échap annule.
terminal-input-cancel = Échap : choisis de nouveau.
terminal-input-kept = Elle ne sera pas retournée.
terminal-input-wait = Quelqu’un d’autre joue : regarde bien.
terminal-input-line-closed = le { $number }
terminal-input-line-one-colour = { $number }, unicolore
terminal-input-line-alone = { $number }, sans aide
terminal-input-line-wrong = { $number }, à tort
terminal-input-line-zero = { $number }, par un zéro
terminal-input-line-zero-failed = { $number }, zéro raté
terminal-input-rules-stones-about = Dans le terminal, des lettres les remplacent : V plein, H demi, R rond, S oblique, J le joker. Sur une carte, de petites lettres montrent ce que demande une case.

terminal-input-lesson-stones = Tu as sept pierres, dont on ne voit que le dessus : plein/demi, plein/rond, plein/oblique, demi/rond, demi/oblique, rond/oblique et joker/oblique.
terminal-input-lesson-notes = Tout est affaire de mémoire : qu’y a-t-il dessous ? Ce que les paires ne disent pas, tu l’as vu.
terminal-input-lesson-announce = La dernière pierre d’un nombre s’annonce avant d’être retournée : un point d’exclamation et le nombre après la ronde, quatrième de la réserve.

## What --help says about the options

terminal-input-option-zero = Poser aussi le zéro.
terminal-input-option-notes = Noter ce qui peut se trouver sous ses propres pierres (own) ou sous toutes (all).
terminal-input-option-shuttling = Combien de fois une pierre peut aller et venir : pas une troisième fois (twice), jamais aussitôt en arrière (none), aucune position deux fois (superko).
terminal-input-option-bonus = Points pour cinq pierres d’une même couleur.
terminal-input-option-solo_number = Un chiffre construit seul compte double au lieu de rapporter le bonus.
terminal-input-option-joker_closes = La face joker peut fermer un chiffre.
terminal-input-option-shuffle_seats = Tirer au sort tout l’ordre du jeu, pas seulement qui commence.
terminal-input-option-free_number = Un chiffre sur lequel personne ne doit retourner.
terminal-input-option-combination = Des chiffres qui gagnent aussitôt ensemble, par exemple 1,2,3.
terminal-input-option-children = Places d’enfants, qui ne doivent pas retourner, par exemple 1,3.
terminal-input-option-cards = D’autres cartes, en texte ou dans un fichier ; sinon celles que nous fournissons.
