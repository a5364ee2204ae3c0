### Everything that is refused. The rules' and the library's own sentences come first.

error-bad-option = L’option { $option } vaut { $choices }, pas { $setting }
error-unknown-option = { $game } n’a pas d’option { $option }
error-unknown-game = Il n’y a pas de jeu { $name }, seulement { $games }
error-unknown-bot = Il n’y a pas de bot { $name }, seulement { $bots }
error-bad-record = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
error-record-cut = La transcription ne finit pas par une ligne complète
error-record-ends = La transcription finit avant { $field }:
error-record-field = Ici vient « { $field } », puis deux-points, puis une espace
error-record-first = Une transcription commence par « { $first } », pas par « { $found } »
error-record-game = Il n’y a pas de jeu « { $name } »
error-record-version = { $game } est connu ici dans la version { $known }, pas « { $found } »
error-table-version = Cette table suit la version { $found } des règles { ELIDE("de", $game) } ; ce serveur connaît la version { $known }.
error-record-options = Les options en entier sont « { $options } »
error-record-seats = { $game } se joue de { $least } à { $most } places, pas « { $found } »
error-record-empty-line = Une ligne vide sépare l’en-tête des événements
error-record-event = Un événement est fait de ses millisecondes, puis de qui (une place, dice ou clock), puis de quoi
error-record-late = Seule une main peut être en retard
error-record-joined = { $joined } ont rejoint la partie en cours, pas { $named } comme l’annonce l’en-tête
error-record-spelling = Cet événement s’écrit « { $event } »
error-no-undo = Rien ne se reprend à { $game }
error-no-join = Personne ne peut rejoindre en cours une partie { ELIDE("de", $game) }
error-no-roll-due = Il n’y a pas de dés à lancer
error-no-clock = Il n’y a pas d’horloge dans ce jeu
error-no-such-seat = Il n’y a pas de place { $seat }
error-match-over = La partie est finie
error-roll-first = Il faut d’abord lancer les dés
error-no-such-cell = Il n’y a pas de case { $cell }
error-stands-there = C’est déjà là
error-cell-taken = { $cell } n’est pas libre
error-nothing-to-take-back = Il n’y a rien à reprendre
error-unreadable-move = « { $text } » n’est ni une case (a1 à e5), ni back, ni un lancer (comme 5+3)
error-sheet-rows = Une feuille a { $rows } lignes de 5 cases, pas { $found }
error-sheet-row-length = Ligne { NUMBER($line, useGrouping: 0) } : une ligne a 5 cases, pas { $found }
error-sheet-cell = Ligne { NUMBER($line, useGrouping: 0) }, case { $column } : « { $text } » n’est ni un nombre de 2 à 12 ni un point
error-seat-count = Il y a de { $least } à { $most } places, pas { $seats }
error-name-count = Il faut un nom par place : { $seats }, pas { $names }
error-time-backwards = Le temps recule
error-bad-name = Un nom a de 1 à 40 caractères, sans caractères de contrôle ni espace aux extrémités
error-no-such-roll = Un lancer, ce sont deux dés comme 5+3, pas { $dice }
error-option-text = L’option { $option } est un texte, pas { $setting }
error-no-such-entry = On inscrit dans deux cases comme a1+c2, pas { $text }
error-unreadable-entry = « { $text } » n’est ni une paire de cases (comme a1+c2), ni back, ni un lancer (comme 5+3)
error-colours-differ = { $one } et { $other } sont de couleurs différentes
error-bridge-whole = { $cell } est un bout de pont : ses deux cases s’écrivent ensemble
error-not-printed = { $cell } : le { $number } y est imprimé
error-cell-number = { $cell } : « { $text } » n’est ni un nombre de 1 à 6 ni un point
error-paper-rows = Une feuille a 6 rangées de 6 cases, pas { $found }
error-paper-row = Rangée { $row } : une rangée a 6 cases, pas { $found }
error-paper-sign = { $cell } : « { $sign } » n’est ni un nombre de 1 à 6, ni un point, ni un pont, ni une couleur
error-paper-mixed = { $cell } : une feuille a soit des couleurs, soit des cases blanches et des ponts
error-paper-number-missing = Le { $number } n’est imprimé nulle part
error-paper-number-twice = { $cell } : le { $number } est déjà imprimé en { $other }
error-paper-bridge-ends = { $cell } : un pont a deux bouts, { $bridge } en a { $found }
error-paper-bridge-apart = { $cell } : un pont relie deux cases voisines, { $bridge } non
error-paper-bridge-inside = { $cell } : un pont relie deux carrés, { $bridge } reste dans un seul
error-paper-colour-many = { $cell } : une couleur a 6 cases, { $colour } en a { $found }
error-paper-side = C’est une feuille pour la face { $side }
error-no-clock-runs = Aucune horloge ne tourne
error-no-such-card = Le plateau { $card } n’est pas dans la boîte, ou n’a pas le niveau dont c’est le tour
error-clock-early = Le temps n’est pas écoulé
error-deal-first = Il faut d’abord distribuer les plateaux
error-wait-for-signal = La manche commence au signal
error-round-not-begun = La manche n’a pas commencé
error-round-begun = La manche a déjà commencé
error-has-said-go = Tu l’as déjà dit
error-join-between = On ne peut rejoindre une course qu’entre deux manches
error-join-full = Les { $most } places sont prises
error-join-box = La boîte n’a plus assez de plateaux pour une personne de plus
error-has-called = Qui a annoncé ou abandonné ne construit plus
error-too-few-to-call = Pour annoncer, il faut au moins { $least } pièces sur le plateau, pas { $laid }
error-time-up = Le temps est écoulé
error-not-a-move = Ce n’est pas un coup de ce jeu
error-no-such-move = Un coup s’écrit comme L4@b3, L4fr1@b3, -L4, ready, pass ou go, pas « { $text } »
error-beyond-board = { $text } dépasse du plateau
error-no-such-board = Le livre contient les plateaux { $first } à { $last }, mais pas { $name }
error-no-flipping = Ici, les pièces se tournent mais ne se retournent pas
error-not-laid = { $tile } n’est pas sur le plateau
error-bad-handicap = Un handicap, c’est une place et 6 ou 7 pièces, comme 2:6, une fois par place, pas « { $text } »
error-board-row = Ligne { NUMBER($line, useGrouping: 0) } : une rangée a { $side } signes, . pour le sol et # pour un rocher, pas « { $text } »
error-board-rows = Ligne { NUMBER($line, useGrouping: 0) } : un plateau a { $side } rangées, pas { $rows }
error-board-more = Ligne { NUMBER($line, useGrouping: 0) } : un plateau a { $side } rangées, et il reste « { $text } » après elles
error-board-full = Ligne { NUMBER($line, useGrouping: 0) } : le plateau n’a aucune case libre
error-board-mark = Ligne { NUMBER($line, useGrouping: 0) } : un repère, c’est une case et un côté comme a1 N, pas « { $text } »
error-board-inside = Ligne { NUMBER($line, useGrouping: 0) } : { $mark } est à l’intérieur du plateau, pas au bord
error-board-twice = Ligne { NUMBER($line, useGrouping: 0) } : le plateau a un second « { $mark } »
error-board-missing = Ligne { NUMBER($line, useGrouping: 0) } : il manque « { $mark } » au plateau
error-board-rock = Ligne { NUMBER($line, useGrouping: 0) } : « { $mark } » est en { $cell }, sur un rocher
error-board-same = Ligne { NUMBER($line, useGrouping: 0) } : le départ et l’arrivée sont le même repère
error-board-tile = Ligne { NUMBER($line, useGrouping: 0) } : une pièce se pose comme L4@b3, pas « { $text } »
error-board-tile-twice = Ligne { NUMBER($line, useGrouping: 0) } : { $tile } est posée deux fois
error-board-tile-blocked = Ligne { NUMBER($line, useGrouping: 0) } : { $text } n’est pas sur du sol libre
error-board-tile-flipped = Ligne { NUMBER($line, useGrouping: 0) } : { $text } est retournée, et ici les pièces se tournent seulement
error-warming-up = Les plateaux pourront être créés dans un instant : le code machine n’est pas encore prêt
error-bad-grade = Les niveaux vont de { $least } à { $most }, pas { $grade }
error-tiles-outside = Une conduite compte ici de { $least } à { $most } pièces, pas { $tiles }
error-no-puzzles = { $game } n’a pas de plateaux à résoudre
error-no-lesson = { $game } n’a pas de première partie guidée
error-no-sheet = Il n’y a pas de feuille dans ce jeu
error-drop-first = Il faut d’abord laisser tomber les pierres
error-not-your-turn = Ce n’est pas ton tour
error-touched-is-moved = La pierre en main doit d’abord être posée
error-touch-first = Il faut d’abord toucher une pierre
error-no-stone-there = Aucune de tes pierres n’est en { $spot }
error-no-place = La pierre ne peut pas aller en { $spot }
error-must-flip = Cette pierre doit être retournée
error-may-not-close = Tu peux annoncer le { $number } s’il ne lui manque qu’une pierre, si une autre des tiennes y est et si aucune n’est sur un nombre fini
error-may-not-fill = Le zéro s’annonce une fois par partie, tant qu’il est vide, par qui a déjà gagné un nombre
error-zero-first = Le zéro annoncé doit d’abord être rempli
error-unreadable-touch = Un coup s’écrit comme s3, 4.2, 4.2!5, 4.2~ ou >5.1, pas « { $text } »
error-bad-numbers = Il faut des nombres de { $least } à { $most } séparés par des virgules, pas « { $text } »
error-not-in-play = À { $seats }, seuls les nombres de 1 à { $most } sont en jeu : { $option ->
    [free_number] le { $number } ne peut pas être le nombre pour lequel personne n’est obligé de retourner
   *[combination] le { $number } ne peut pas faire partie des nombres qui font gagner aussitôt
}
error-order-round = On joue à tour de rôle, comme on est assis, donc pas dans l’ordre { $order }
error-cards-number = Carte { $card } : un jeu de cartes contient chacune des cartes 0 à 9 une fois
error-cards-missing = Carte { $card } : elle manque
error-cards-strips = Carte { $card } : il faut cinq bandes comme V, Hl, Rn ou Sz, pas « { $text } »

## The server's

error-already-started = La partie a déjà commencé.
error-broken = Une erreur s’est produite de notre côté. Rien n’est perdu : réessaie.
error-invalid = { $field } n’est pas valable.
error-is-bot = Un bot occupe la place { $seat }.
error-missing = { $field } manque.
error-host-here = L’hôte est là, ou l’était à l’instant.
error-locked = La table est fermée : plus personne ne peut s’y asseoir.
error-muted = L’hôte a masqué ton nom : tu ne peux pas le changer.
error-no-claim = La personne à la place { $seat } ne souhaite pas devenir hôte.
error-removed = L’hôte a repris ta place à cette table.
error-name-empty = Un nom a au moins un caractère visible.
error-name-hidden = Ce nom contient des caractères que personne ne peut voir. Écris-le sans eux.
error-name-long = Un nom a { $most } caractères au plus.
error-name-marks = Dans ce nom, une lettre porte trop d’accents, ou des accents n’ont pas de lettre.
error-name-taken = Ce nom ressemble à celui { ELIDE("de", $other) }, qui est déjà à cette table. Et pourquoi pas « { $instead } » ?
error-no-bot = Aucun bot n’occupe la place { $seat }.
error-no-database = La base de données { $path } est inutilisable : { $reason }
error-database-taken = Un autre serveur utilise déjà la base de données { $path } : arrête-le d’abord, ou choisis un autre fichier avec --database.
error-workers-need-postgres = Seule une base de données PostgreSQL peut servir à plusieurs processus, et { $path } est un fichier : omets --workers, ou indiques-en une avec --database postgresql://…
error-backup-exists = { $file } existe déjà : choisis un autre nom
error-no-backup = { $file } n’est pas une sauvegarde qu’on peut restaurer : { $reason }
error-restore-occupied = La base de données { $path } n’est pas vide : restaure dans une nouvelle
error-log-failed = La base de données { $path } n’accepte plus rien, le serveur s’est donc arrêté : { $reason }
error-no-hints = Cette table ne donne pas d’indices.
error-clock-runs = Une horloge tourne à cet endroit : choisis un moment où elle est arrêtée.
error-carry-people = Plusieurs personnes sont assises à cette table. Seule une partie jouée par une personne, seule ou contre des bots, peut continuer hors ligne.
error-carry-dice = Les défis, les tournois, les dés répétés et les parties guidées ne peuvent pas continuer hors ligne.
error-carry-clock = Une horloge tourne à cette table. Une telle partie ne peut pas continuer hors ligne.
error-carry-busy = La table ne t’attend pas en ce moment. Réessaie dans un instant.
error-carry-hidden = Pour continuer hors ligne, cet appareil devrait savoir ce qui est caché. Tu peux le demander dans le menu de la table.
error-carry-moved-on = La partie a continué à cette table entre-temps. Ce qui a été joué hors ligne ne peut plus y être ajouté.
error-carry-differs = Ce qui a été joué hors ligne ne continue pas cette partie.
error-carry-ahead = D’après l’horloge de cet appareil, une part de la partie est dans le futur.
error-no-challenge = Il n’y a pas de défi { $name }.
error-daily-unfinished = Termine d’abord ton premier essai d’aujourd’hui avant d’en commencer un autre.
error-daily-not-played = Tu n’as pas encore joué ce défi aujourd’hui.
error-no-round = Il n’y a pas de tournoi { $round }.
error-no-day = Le jour { $day } n’existe pas ; écris-le comme 2026-11-17.
error-daily-future = Ce jour n’est pas encore arrivé.
error-no-event = Cette partie n’a que { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
error-no-match = Il n’y a pas eu de partie { $number } à cette table.
error-only-here = Seul cet ordinateur peut ouvrir les liens de ce serveur : un code ne mènerait nulle part.
error-no-page = La page n’est pas encore construite : lance d’abord « make setup ».
error-no-start = Le serveur n’a pas pu s’ouvrir sur { $host }, port { NUMBER($port, useGrouping: 0) } : un autre y tourne-t-il déjà ?
error-no-table = Il n’y a pas de table { $table }.
error-table-damaged = Le journal de cette table est endommagé à partir de l’entrée { NUMBER($number, useGrouping: 0) } : on ne peut pas l’ouvrir. La personne qui gère ce serveur peut restaurer une sauvegarde ; toutes les autres tables vont bien.
error-not-allowed = Cela n’est pas possible ici.
error-not-found = Il n’y a rien ici.
error-not-host = Seul l’hôte peut faire cela.
error-not-json = Ce n’est pas du JSON lisible.
error-game-full = { $game } a au plus { $most } places, et il en faut { $taken } : choisis un autre jeu ou moins de bots.
error-guests-full = { $most } personnes attendent déjà ici. Reviens plus tard.
error-no-such-guest = Cet invité n’est plus là.
error-seats-free = La première partie n’a pas encore commencé : prends simplement une place.
error-not-over = La partie n’est pas encore finie.
error-not-paused = La partie n’est pas en pause.
error-not-round-host = Seule la personne qui a créé ce tournoi peut le clore.
error-not-seated = Seules les personnes assises à la table peuvent faire cela.
error-not-started = La partie n’a pas encore commencé.
error-not-yours = La place { $seat } n’est pas la tienne.
error-order = L’ordre doit nommer chaque place une fois, en comptant à partir de 0 : { $seats } en tout. Quelqu’un vient peut-être d’arriver ou de partir.
error-paused = La partie est en pause.
error-places = Il y a de { $least } à { $most } places.
error-round-bots = À chaque table de ce tournoi jouent les mêmes bots : laisse-les tels quels.
error-round-closed = Ce tournoi est clos : plus aucune partie ne commence.
error-round-people = Ces bots prendraient toutes les places d’une table : il doit en rester au moins une pour une personne.
error-round-seats = Toutes les tables de ce tournoi jouent avec le même nombre de places : { $seats }, et non { $found }.
error-seats-taken = { $taken ->
    [one] { $taken } place est déjà prise
   *[other] { $taken } places sont déjà prises
}.
error-stale = Trop tard : la partie avait avancé.
error-table-full = { $places ->
    [one] La seule place est prise.
   *[other] Les { $places } places sont toutes prises.
}
error-token-used = Cette clé est déjà utilisée.
error-parcel-gone = Il n’y a rien sous ce code : il a déjà servi, il a plus de dix minutes ou il est mal tapé.
error-parcel-taken = Autre chose attend déjà sous ce code. Crées-en un nouveau.
error-parcels-full = Trop de données attendent en ce moment. Réessaie dans dix minutes.
error-too-big = C’est trop gros : la limite est de { NUMBER($bytes, useGrouping: 0) } octets.
error-too-few = Il faut au moins { $least ->
    [one] une personne
   *[other] { $least } personnes
} à la table, pas { $found }.
error-too-large = { $field } est trop grand.
error-too-long = { $field } est trop long.
error-needs-server = Il faut pour cela une connexion à un serveur.
error-stopping = Le serveur redémarre. Réessaie dans un instant.
error-too-many = C’était trop à la fois. Patiente un instant.
error-no-such-reaction = Cette réaction n’existe pas. Il y a : { $names }.
error-reacts-often = Pas autant de réactions à la fois. Attends quelques secondes.
error-too-fast = Tu as déjà joué un très grand nombre de coups dans cette manche. Attends quelques secondes, ou termine ton tour.
error-log-full = Le journal de cette table est plein : il contient { NUMBER($entries) } { $entries ->
    [one] entrée
   *[other] entrées
}. La partie en cours peut être terminée ; pour la suivante, ouvre une nouvelle table.
error-branch-too-long = { $events ->
    [one] On ne peut rejouer une partie qu’à partir de son premier événement.
   *[other] On ne peut rejouer une partie qu’à partir de l’un de ses { NUMBER($events) } premiers événements.
}
error-too-short = { $field } est trop court.
error-too-small = { $field } est trop petit.
error-unknown-field = { $field } n’est pas connu ici.

## Ceux de la ligne de commande

error-unknown-command = Il n’y a pas de commande { $name }, seulement { $commands }
error-unknown-language = Il n’y a pas de langue { $name }, seulement { $languages }
error-which-game = Nomme le jeu : { $games }
error-bad-flag = { $flag } n’existe pas ici, ou sa valeur manque ; --help montre ce qu’il y a
error-too-many-words = { $words } est de trop ici ; --help dit ce qu’il faut
error-which-command = Nomme la commande : { $commands }
error-missing-argument = { $name } manque ; --help en dit plus
error-bad-setting = { $name } : { $reason }
error-no-such-file = Ce fichier n’existe pas
error-no-file = Ce n’est pas un fichier
error-no-file-no-text = Ce fichier n’existe pas, et lu comme texte : { $reason }
error-sheet-of-no-game = { $reason } (lu comme une feuille pour { $game } ; --game nomme un autre jeu)
error-game-without-sheets = { $game } n’a pas de feuilles personnelles
error-file-exists = Ce fichier existe déjà
error-file-forbidden = L’accès n’est pas permis
error-file-trouble = Ce fichier ne peut pas servir : { $reason }
error-not-text = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du texte UTF-8
error-no-number = { $flag } : « { $text } » n’est pas un nombre entier
error-number-too-small = { $flag } : « { $text } » n’est pas un nombre entier à partir de { NUMBER($least, useGrouping: 0) }
error-number-outside = { $flag } : « { $text } » n’est pas un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
error-no-terminal = play a besoin d’un terminal
error-no-turns = Un écran passe de main en main, mais ici tout le monde joue en même temps et ne voit que son propre plateau : jouez dans le navigateur, chacun sur son appareil
error-no-report = { $game } n’a pas de compte rendu de partie
error-no-advice = { $game } n’a pas d’indices
error-no-hindsight = { $game } n’a pas de feuille à remplir de nouveau
error-rolls-missing = il faut les { $rounds } lancers, pas { $found }
error-needs-extra = Il manque { $package } : pip install 'vierling[{ $extra }]'
error-no-course = Ce n’est pas un apprentissage mis de côté
error-other-course = Cet apprentissage mis de côté a un autre germe, un autre nombre de parties ou une autre feuille

## Games that people bring

error-no-coach = { $game } n’a pas d’entraîneur
error-game-left-out = Le jeu { $game } ({ $maker }) a été laissé de côté : { $reason }
error-game-taken = Il y a déjà un jeu { $game }
error-no-more-rolls = La liste des lancers est épuisée
error-no-trained-weights = Ce ne sont pas des poids appris
error-no-training = Pour { $game }, aucun bot ne joue avec des poids appris

## Bots that people bring

error-bot-ended = Le bot { $bot } s’est arrêté sans répondre
error-bot-failed = Le bot { $bot } a échoué : { $reason }
error-bot-garbled = Le bot { $bot } a répondu « { $answer } » et non « { $wanted } »
error-bot-illegal = Le bot { $bot } a joué « { $move } », qui n’est pas un coup permis
error-bot-left-out = Le bot { $bot } ({ $maker }) a été laissé de côté : { $reason }
error-bot-name = Un bot s’appelle JEU.BOT, par exemple chess.lucky, et non « { $name } »
error-bot-silent = Le bot { $bot } n’a pas répondu en { $seconds } s
error-bot-taken = { $game } a déjà un bot { $bot }
error-bot-unusable = Le bot { $bot } est inutilisable : { $reason }
error-not-hex = il faut ici 64 chiffres hexadécimaux en minuscules
error-commitment-used = Cet engagement a déjà servi ; tire un nouveau nombre aléatoire.
error-no-commitment = La place { $seat } ne s’est engagée sur aucun nombre aléatoire pour cette partie.
error-nonce-differs = Ce nombre aléatoire n’est pas celui de l’engagement.
error-nonce-late = Trop tard : les dés roulent sans ce nombre aléatoire.
error-record-dice = ces lignes ne disent pas d’où viennent les dés

## Experiments

error-arena-games = Une arène demande au moins une partie
error-arena-bots = Une arène demande au moins deux bots
error-sprt-order = elo1 doit être plus grand que elo0
error-sprt-errors = alpha et beta sont plus grands que 0 et plus petits que 0,5
error-sprt-two = Un test séquentiel oppose deux bots, sans champ
error-no-folder = Il n’y a pas de dossier { $folder }
error-bad-record-file = { $file } : { $reason }
error-rows-kind = Les lignes vont dans un fichier .jsonl ou .parquet, pas dans { $file }
error-other-arena = { $file } contient les résultats d’une autre arène
error-no-arena = { $file } ne contient pas les résultats d’une arène
error-no-cluster = Aucun ordonnanceur Dask ne répond à { $address }
error-weigh-rows = --weigh remplit les lignes : il lui faut --rows
error-resume-rows = --resume ne garde que des résultats : sans --records ni --rows

## Learning environments

error-bad-reward = Une récompense est l’une de { $choices }, pas { $reward }
error-hands-in-turn = Dans { $game } on joue à tour de rôle : utilisez aec plutôt que parallel
error-has-clock = À ce nombre de places, { $game } se joue avec un sablier, qu’OpenSpiel ne connaît pas
error-masked-action = Cette action n’est pas permise maintenant
error-no-batch = { $game } ne se joue pas en beaucoup de parties à la fois
error-batch-seats = quand on joue beaucoup de parties à la fois ({ $game }), chacune a { $most ->
    [one] une place
   *[other] au plus { $most } places
}, pas { $seats }
error-batch-actions = Un pas demande { $rows } nombres entiers, un par ligne, pas { $shape } de type { $kind }
error-batch-bots = Quand on joue beaucoup de parties à la fois, il n’y a pas de bots : c’est à qui a la main d’agir
error-no-such-action = Les actions vont de 0 à { $most }, pas { $action }

## Print-and-play

error-no-such-print = { $game } n’a pas de { $what } à imprimer ; au choix { $choices }
error-bad-pick = Les cartes vont de 1 à { $last }, comme 1-6,9,12b, ou all pour toutes, pas '{ $text }'

## Feuilles recopiées

error-no-paper-sheet = { $game } n’a pas de feuille à recopier
error-sheet-size = une feuille a { $cells } cases, pas { $found }
error-cell-outside = { $cell } : { $number } n’est pas un nombre de { $least } à { $most }
error-sheet-open = { $cell } est encore vide
error-rolls-unknown = la feuille ne dit pas quels nombres sont tombés ensemble : saisissez les lancers
error-round-numbers = manche { $round } : il faut des nombres de { $least } à { $most }, { $each } par manche
error-round-cells = manche { $round } : il faut des cases de la feuille, { $each } par manche
error-sheet-not-full = la feuille n’est pas encore pleine (manches saisies : { $rounds })
