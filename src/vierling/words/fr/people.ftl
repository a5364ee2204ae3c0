guest = Invité { $seat }
onlooker = Spectateur { $seat }
news-host = { $you ->
    [yes] C’est toi l’hôte maintenant.
   *[no] L’hôte est maintenant { $name }.
}
news-relinked = L’hôte a créé un nouveau lien personnel pour la place { ELIDE("de", $name) }.
news-removed = L’hôte a repris la place { ELIDE("de", $name) }. Un bot continue.
news-locked = La table est fermée : plus personne ne peut s’y asseoir.
news-muted = L’hôte a masqué ton nom et tes réactions. Tout le monde voit « { $name } » à la place.
seat-relinked = nouveau lien personnel
seat-muted = nom masqué
take-over = Devenir l’hôte
