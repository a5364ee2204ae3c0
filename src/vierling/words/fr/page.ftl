vierling = Vierling
tagline = quatre jeux pour une table

## Everywhere

cancel = Annuler
change = Modifier
close = Fermer
copied = Copié.
copy = Copier
menu = Menu
no = non
none = aucun
notes = Messages
not-copied = La copie n’a pas fonctionné. Sélectionne et copie à la main.
play = Jouer
rules = Règles
rules-of = Les règles { ELIDE("de", $game) }
save = Enregistrer
to-start = Page d’accueil
try-again = Réessayer
yes = oui
you = Toi

language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
theme = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

offline-play = Jouer hors ligne
error-unreachable = Le serveur est injoignable. Vérifie ta connexion et réessaie.
error-trouble = Le serveur a un problème ({ $status }). Réessaie dans un instant.
nowhere = Il n’y a rien ici
nowhere-about = Cette adresse ne mène nulle part. La page d’accueil te montre les jeux et tes tables.

## Start page

games = Jeux
players = { $most ->
    [1] 1 personne
   *[other] De { $least } à { $most } personnes
}
play-solo = Jouer en solo
play-a-bot = Contre un bot
options-and-bots = Options et bots
learn-by-playing = Apprendre en jouant
companion = Jouer avec la boîte
companion-brief = Avec la boîte
how-many-bots = Combien de bots ?
which-bot = Quel bot ?
bot-slow = Réfléchit plus d’une seconde sur cet appareil.
new-table = Nouvelle table
new-table-of = Nouvelle table { ELIDE("de", $game) }
game = Jeu
your-name = Ton nom
set-the-table = Ouvrir la table

join = Rejoindre par un lien
join-label = Lien ou nom de la table
join-about = Colle le lien que tu as reçu.
join-do = Rejoindre
join-unreadable = Ce n’est pas le lien d’une table. Il devrait finir ainsi : /t/quiet-otter-7k3mp-x4hq2

continue = Continuer
go-on = Continuer
look = Regarder
my-tables = Mes tables
my-matches = Mes parties
my-tables-about = Les tables où cet appareil a une place, les plus récentes d’abord.
no-tables = Pas encore de table. Joue en solo d’un seul clic, ou ouvre une table et envoie son lien à tes amis.
nothing-running = Aucune partie en cours. Joue en solo d’un seul clic, ou ouvre une table.
dismiss-table = Retirer { $table } de cette liste ; la table reste dans « Mes tables »
forget-table = Oublier la table { $table }
table-forgotten = La table { $table } est oubliée.
solo = en solo
on-this-device = autour de cet appareil
with = avec { $names }
with-many = avec { $count } autres
table-lobby = { $count ->
    [0] Pas encore commencée, personne à table
    [one] Pas encore commencée, une personne à table
   *[other] Pas encore commencée, { $count } personnes à table
}
table-playing = Partie en cours
table-waits = { $you ->
    [yes] On t’attend
   *[no] On attend { $name }
}
table-round-waits = { $you ->
    [yes] { $now } : on t’attend
   *[no] { $now } : on attend { $name }
}
table-paused = En pause
table-over = Terminée
table-unreachable = Injoignable pour le moment

## A new table and its options

options = Options
more-options = Autres options
seats-at-most = Places, au plus
time-limit = Temps par manche
no-limit = sans limite
spectators = Spectateurs
spectators-welcome = Les spectateurs sont les bienvenus
welcome = bienvenus
not-welcome = non admis

## Lobby

new-table-named = Nouvelle table : { $table }
invite = Inviter
invite-link = Lien de cette table
invite-here = Seul cet ordinateur peut ouvrir le lien. Pour que des téléphones et d’autres ordinateurs puissent entrer, il faut lancer le serveur ainsi :
invite-about = Scanne le code ou envoie le lien. Personne n’a besoin de compte.
qr-alt = Le lien sous forme de code QR
share = Partager
share-text = Viens jouer à { $game } avec moi !
lobby-seats = Places
seats-taken = { $taken ->
    [one] { $taken } prise
   *[other] { $taken } prises
} sur { $places }
seat-host = hôte
seat-here = sur cet appareil
seat-elsewhere = sur un autre appareil
seat-away = pas là pour le moment
seat-bot = bot, { $bot }
seat-standin = le bot { $bot } joue pour l’instant
ready = est là
away = pas là
free-seat = Place libre
choose-name = Choisis un nom
sit-down = S’asseoir
add-bot = Ajouter un bot
someone-here = Quelqu’un d’autre ici
their-name = Nom de l’autre personne
name = Nom
rename = Renommer
rename-seat = Renommer { $name }
bot-of-seat = Bot pour { $name }
remove-seat = Retirer { $name }
stand-up-seat = Se lever : { $name }
move-seat = Déplacer { $name }, place { $seat } sur { $count }
move-seat-how = Fais-la glisser ou utilise les flèches du clavier.
bots = Bots
start = Commencer
start-hint = Tout le monde est là.
start-without = { $count ->
    [one] { $names } n’est pas là. On peut commencer quand même.
   *[other] { $names } ne sont pas là. On peut commencer quand même.
}
start-without-many = { $count } joueurs ne sont pas là. On peut commencer quand même.
seats-lacking = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
wait-for-host = { $name } lancera la partie.
the-host = L’hôte
heard-sat = { $name } est à table.
heard-stood = { $name } a quitté la table.
heard-moved = { $name } a maintenant la place { $seat } sur { $count }.

## At the table

laying = La table se prépare
table-on-server = Cette table est sur un serveur. Elle attend le retour de la connexion.
round-of = Manche { $round } sur { $rounds }
rounds-played = { $count ->
    [one] Une manche jouée
   *[other] { $count } manches jouées
}
turn-of = { $you ->
    [yes] À toi
   *[no] À { $name }
}
sign-open = Enregistré
sign-saving = Enregistrement
sign-reconnecting = Reconnexion
sign-reconnecting-long = Reconnexion : les inscriptions sont gardées
sign-again = Connexion rétablie.
lost = La connexion est perdue. Les inscriptions sont gardées ; un lien personnel ouvre sa place sur tout appareil.
paused = La partie est en pause.
log-nearly = Le journal de cette table est presque plein. Après cette partie, il faudra une nouvelle table.
log-full = Le journal de cette table est plein. Cette partie peut être terminée ; pour la suivante, il faudra une nouvelle table.
pause = Mettre en pause
resume = Reprendre la partie
no-table = Cette table n’existe pas
no-table-about = Le lien est peut-être incomplet. Demande qu’on te l’envoie de nouveau.
table-refused = Impossible d’ouvrir cette table
time-left = Temps restant : { $time }
seconds-left = { $count ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $count } secondes.
}
time-up-many = Le temps est écoulé pour { $count } joueurs.
time-up-others = Le temps est écoulé pour { $names }.
curtain-about = Passe l’appareil à { $name }. Les autres ne regardent pas.
curtain-lift = Je suis { $name }
show-sheet-of = Passer à { $name }
copy-invite = Copier le lien de cette table
copy-personal-link = Copier le lien personnel
copy-personal-link-of = Copier le lien personnel { ELIDE("de", $name) }
personal-link-of = Lien personnel { ELIDE("de", $name) }
personal-link-about = Un lien personnel ouvre sa place sur tout appareil. Ne le donne qu’à la personne à qui elle appartient.
new-personal-link = Nouveau lien personnel
seats-and-links = Places et liens personnels
download-record = Télécharger la partie
leave = Quitter la table
end-table = Fermer ou supprimer la table
banned = Accès fermé pour l’instant
banned-about = La personne qui gère ce serveur a exclu ce réseau pour un moment.
table-is-closed = Fermée
privacy = Confidentialité

## Games in which everybody writes the same dice

sheet-of = { $you ->
    [yes] Ta feuille
   *[no] Feuille { ELIDE("de", $name) }
}
rolled-by = { $you ->
    [yes] Tu as lancé
   *[no] { $name } a lancé
}
rolled-note = a lancé les dés
all-wait = Tous les autres ont écrit.
waiting-one = On attend { $name }
waiting-two = On attend { $name } et { $other }
waiting-many = On attend { $count } personnes
turning = On tourne la page
next-roll = { $you ->
    [yes] Puis on tourne la page, et tu lances les dés.
   *[no] Puis on tourne la page, et { $name } lance les dés.
}
next-end = Puis la partie est terminée.
paused-short = La partie est en pause
take-back = Reprendre
heard-back = Repris.
heard-page = La page est tournée.

## Indices

hint = Indice
hints-for = Indices
hints-alone = en solo ou contre des bots
hints-all = pour tous
hints-none = aucun
hints-about = Les trois meilleures inscriptions et le score final que chacune promet.
entry-told = { $number } en rangée { $row }, colonne { $column }
rank = { $rank ->
    [1] 1er
    [2] 2e
   *[other] 3e
}
worth-told = valeur { $value }
worth-told-rank = { $rank ->
    [1] meilleur choix
    [2] deuxième choix
   *[other] troisième choix
}, valeur { $value }
worth-told-tied = { $rank ->
    [1] un des meilleurs choix
    [2] un des deuxièmes choix
   *[other] un des troisièmes choix
}, valeur { $value }
worth-told-entry = { $entry } : { $worth }.
worth-told-number = { $rank ->
    [1] le { $number } de la meilleure inscription, valeur { $value }
    [2] le { $number } de la deuxième inscription, valeur { $value }
   *[other] le { $number } de la troisième inscription, valeur { $value }
}

## The end

heard-over = La partie est terminée.
heard-solo = La feuille est pleine : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rating }.
heard-solo-unrated = La feuille est pleine : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
win = { $you ->
    [yes] Tu gagnes avec { $points }
   *[no] { $name } gagne avec { $points }
}
share-win = { $you ->
    [yes] { $names }, vous vous partagez la victoire avec { $points }
   *[no] { $names } se partagent la victoire avec { $points }
}
share-win-many = { $you ->
    [yes] Toi et { $count } autres, vous vous partagez la victoire avec { $points }
   *[no] { $count } joueurs se partagent la victoire avec { $points }
}
winner = victoire
rematch = Revanche
review = Analyse
review-see = Analyser la partie
again = Rejouer
total = Total
unrated = Pas de mention cette fois
unrated-note = À partir de { $points ->
    [one] { $points } point
   *[other] { $points } points
}, c’est « { $rating } ».
best = ton record : { $points }
best-now = ton nouveau record
from-points = à partir de { $points } :

## Sheets of one's own

sheets = Feuilles
sheets-of = { $game } : { $sheets }
sheet-shipped = notre reconstitution
sheet-other = une feuille personnelle
sheet-draw = Dessiner ta propre feuille
sheets-saved = Sur cet appareil
sheet-delete = Supprimer { $name }

## Books of puzzles

book = Le livre
book-of = Le livre { ELIDE("de", $game) }

## An entry that turns the page

entry-written = Inscrit
entry-moment = On peut encore annuler un instant : Échap annule, N continue.
entry-confirm = Annule avec Échap, ou confirme avec N.
entry-go-on = Continuer
entry-keep = Confirmer
entries = Une inscription qui termine la manche
entries-moment = peut être annulée un instant
entries-confirm = attend ma confirmation
entries-now = compte aussitôt
