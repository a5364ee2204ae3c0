### Rarely needed, so loaded on demand

## Told to whom it concerns

understood = Compris
ended-relinked = L’hôte a créé un nouveau lien personnel pour ta place : cet appareil ne l’ouvre plus. Tu peux regarder, ou demander le lien à l’hôte.
ended-removed = L’hôte a repris ta place à cette table. Tu peux regarder, ou lui demander pourquoi.
handed-over = { $by ->
    [seated] En ton absence, les autres ont confié le rôle d’hôte à { $name }.
   *[host] Tu as confié le rôle d’hôte à { $name }.
}

## What the host can do

manage = Gérer
manage-seat = Gérer { $name }
lock-table = Fermée : plus personne ne peut s’asseoir
mute-name = Masquer le nom et les réactions
unmute-name = Montrer le nom et les réactions
# On this device alone.
silence = Masquer ses réactions
hear-again = Montrer ses réactions
make-host = Confier le rôle d’hôte
remove-person = Retirer
remove-about = Un bot prend la place { ELIDE("de", $name) } pour de bon. On ne peut pas revenir en arrière.
remove-do = Retirer pour de bon

## A host who is away

claim-of = L’hôte n’est pas là, et { $name } veut bien prendre la relève. { $agreed } voix sur { $needed }.
claim-own = Tu veux bien devenir l’hôte. { $agreed } voix sur { $needed }.
agree = Je suis d’accord

## Un bot joue pour quelqu’un

standin-plays = { $you ->
    [yes] Un bot joue pour toi.
   *[no] Un bot joue pour { $name }.
}
play-myself = Reprendre la main
missing-player = { $name } n’est pas là depuis { $minutes } minutes.
let-bot-play = Laisser jouer un bot
give-back = Rendre la place

## Qui est arrivé pendant une partie

guest-wants = joue la prochaine partie
guest-joins = rejoint la partie après cette manche
guest-watches = regarde
