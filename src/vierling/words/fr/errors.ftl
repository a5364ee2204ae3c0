### Everything that is refused. The rules' and the library's own sentences come first.

error-bad-option = L’option { $option } vaut { $choices }, pas { $setting }
error-unknown-option = { $game } n’a pas d’option { $option }
error-unknown-game = Il n’y a pas de jeu { $name }, seulement { $games }
error-unknown-bot = Il n’y a pas de robot { $name }, seulement { $bots }
error-bad-record = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
error-no-undo = Rien ne se reprend à { $game }
error-no-roll-due = Il n’y a pas de dés à lancer
error-no-clock = Knister n’a pas d’horloge
error-no-such-seat = Il n’y a pas de place { $seat }
error-match-over = La partie est finie
error-roll-first = Il faut d’abord lancer les dés
error-no-such-cell = Il n’y a pas de case { $cell }
error-stands-there = Le { $sum } y est déjà
error-cell-taken = { $cell } n’est pas libre
error-nothing-to-take-back = Il n’y a rien à reprendre
error-unreadable-move = « { $text } » n’est ni une case (a1 à e5), ni back, ni un lancer (comme 5+3)
error-sheet-rows = Une feuille a { $rows } lignes de 5 cases, pas { $found }
error-sheet-row-length = Ligne { NUMBER($line, useGrouping: 0) } : une ligne a 5 cases, pas { $found }
error-sheet-cell = Ligne { NUMBER($line, useGrouping: 0) }, case { $column } : « { $text } » n’est ni un nombre de 2 à 12 ni un point
error-seat-count = Knister a de 1 à 15 places, pas { $seats }
error-name-count = { $seats } places demandent autant de noms, pas { $names }
error-time-backwards = Le temps recule
error-bad-name = Un nom a de 1 à 40 caractères, sans caractères de contrôle ni espace aux extrémités
error-no-such-roll = Un lancer, ce sont deux dés comme 5+3, pas { $dice }

## The server's

error-already-started = La partie a déjà commencé.
error-broken = Une erreur s’est produite de notre côté. Rien n’est perdu : veuillez réessayer.
error-invalid = { $field } n’est pas valable.
error-is-bot = Un robot occupe la place { $seat }.
error-missing = { $field } manque.
error-no-bot = Aucun robot n’occupe la place { $seat }.
error-no-database = La base de données { $path } est inutilisable : { $reason }
error-no-match = Il n’y a pas eu de partie { $number } à cette table.
error-no-page = La page n’est pas encore construite : lancez d’abord « make setup ».
error-no-start = Le serveur n’a pas pu s’ouvrir sur { $host }, port { NUMBER($port, useGrouping: 0) } : un autre y tourne-t-il déjà ?
error-no-table = Il n’y a pas de table { $table }.
error-not-allowed = Cela n’est pas possible ici.
error-not-found = Il n’y a rien ici.
error-not-host = Seul l’hôte peut faire cela.
error-not-json = Ce n’est pas du JSON lisible.
error-not-over = La partie n’est pas encore finie.
error-not-paused = La partie n’est pas en pause.
error-not-seated = Seules les personnes assises à la table peuvent faire cela.
error-not-started = La partie n’a pas encore commencé.
error-not-yours = La place { $seat } n’est pas la vôtre.
error-paused = La partie est en pause.
error-places = Il y a de { $least } à { $most } places.
error-seats-taken = { $taken } places sont déjà prises.
error-stale = Trop tard : la page était tournée.
error-table-full = Les { $places } places sont toutes prises.
error-token-used = Ce secret est déjà utilisé.
error-too-big = C’est trop gros : la limite est de { NUMBER($bytes, useGrouping: 0) } octets.
error-too-few = Il faut au moins { $least } personnes à la table ; il y en a { $found }.
error-too-large = { $field } est trop grand.
error-too-long = { $field } est trop long.
error-too-many = C’était trop à la fois. Veuillez patienter un instant.
error-too-short = { $field } est trop court.
error-too-small = { $field } est trop petit.
error-unknown-field = { $field } n’est pas connu ici.

## Ceux de la ligne de commande

error-unknown-command = Il n’y a pas de commande { $name }, seulement { $commands }
error-unknown-language = Il n’y a pas de langue { $name }, seulement { $languages }
error-which-game = Nommez le jeu : { $games }
error-bad-flag = { $flag } n’existe pas ici, ou sa valeur manque ; --help montre ce qu’il y a
error-missing-argument = { $name } manque ; --help en dit plus
error-bad-setting = { $name } : { $reason }
error-no-such-file = Ce fichier n’existe pas
error-no-file = Ce n’est pas un fichier
error-file-exists = Ce fichier existe déjà
error-file-forbidden = L’accès n’est pas permis
error-file-trouble = Ce fichier ne peut pas servir : { $reason }
error-not-text = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du texte UTF-8
error-no-number = { $flag } : « { $text } » n’est pas un nombre entier
error-number-too-small = { $flag } : « { $text } » n’est pas un nombre entier à partir de { NUMBER($least, useGrouping: 0) }
error-number-outside = { $flag } : « { $text } » n’est pas un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
error-no-terminal = play a besoin d’un terminal
