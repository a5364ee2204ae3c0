### What a host can do about people, and people about a host who is away

guest = Invité { $seat }
understood = Compris

## Told to everybody, or to whom it concerns

ended-relinked = L’hôte a créé un nouveau lien personnel pour ta place : cet appareil ne l’ouvre plus. Tu peux regarder, ou demander le lien à l’hôte.
ended-removed = L’hôte a repris ta place à cette table. Tu peux regarder, ou lui demander pourquoi.
handed-over = { $by ->
    [seated] En ton absence, les autres ont confié le rôle d’hôte à { $name }.
   *[host] Tu as confié le rôle d’hôte à { $name }.
}
news-host = { $you ->
    [yes] C’est toi l’hôte maintenant.
   *[no] L’hôte est maintenant { $name }.
}
news-relinked = L’hôte a créé un nouveau lien personnel pour la place { ELIDE("de", $name) }.
news-removed = L’hôte a repris la place { ELIDE("de", $name) }. Un bot continue.
news-locked = La table est fermée : plus personne ne peut s’y asseoir.
news-muted = L’hôte a masqué ton nom. Tout le monde voit « { $name } » à la place.
seat-relinked = nouveau lien personnel
seat-muted = nom masqué

## What the host can do

manage = Gérer
manage-seat = Gérer { $name }
lock-table = Fermée : plus personne ne peut s’asseoir
mute-name = Masquer le nom
unmute-name = Montrer le nom
make-host = Confier le rôle d’hôte
remove-person = Retirer
remove-about = Un bot prend la place { ELIDE("de", $name) } pour de bon. On ne peut pas revenir en arrière.
remove-do = Retirer pour de bon

## A host who is away

take-over = Devenir l’hôte
claim-of = L’hôte n’est pas là, et { $name } veut bien prendre la relève. { $agreed } voix sur { $needed }.
claim-own = Tu veux bien devenir l’hôte. { $agreed } voix sur { $needed }.
agree = Je suis d’accord
