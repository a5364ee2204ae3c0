### La page qui dit ce qui est conservé.

privacy-pitch = Vierling fonctionne sans compte, sans cookies et sans traceurs. Cette page dit ce qui est conservé, où, et comment le faire disparaître.
privacy-server = Sur ce serveur
privacy-server-tables = Pour chaque table : le jeu et ses réglages, les noms saisis et chaque coup avec son heure. Il le faut pour qu’une partie survive à un redémarrage et puisse être analysée ensuite.
privacy-server-keys = De ton lien personnel, seulement une empreinte, qui n’ouvre rien.
privacy-server-parcels = Quand un code transfère tes données vers un autre appareil : le paquet chiffré, que le serveur ne peut pas lire, pendant dix minutes au plus et seulement en mémoire.
privacy-server-memory = Les adresses IP ne servent que pendant la connexion, pour contenir les afflux. Elles ne sont jamais notées.
privacy-server-seen = Quiconque a le lien d’une table voit qui y joue et peut lire ses parties terminées ; l’hôte décide si l’on peut regarder.
privacy-server-ranking = Des défis du jour et des tournois : quelles tables ont été jouées et leurs résultats ; ton nom dans un classement seulement si tu le demandes ou si tu joues à une table d’un tournoi.
privacy-device = Sur ton appareil
privacy-device-alone = Des tables où tu joues sans serveur : leurs réglages, les noms saisis et chaque coup. Elles ne sont que dans ce navigateur.
privacy-device-kept = Dans ce navigateur : ton nom, les clés de tes places et des tournois que tu as créés, ta langue et tes réglages, tes feuilles, plateaux et meilleurs résultats, tes parties terminées avec l’avis de l’entraîneur, les exercices qui en viennent, et les jours où tu as terminé un défi.
privacy-device-clear = « Mes tables » oublie une table à la fois ; effacer les données de ce site dans le navigateur oublie tout. On ne retrouve alors sa place qu’avec le lien personnel.
privacy-never = Jamais conservé
privacy-never-none = Adresses IP, comptes, adresses e-mail, cookies, statistiques de fréquentation.
privacy-never-elsewhere = Rien n’est chargé depuis d’autres serveurs, et rien n’est transmis.
privacy-time = Combien de temps
privacy-time-archive = Une table que personne n’a ouverte depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} est compressée. Tout continue d’y fonctionner.
privacy-time-delete = Au bout de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sans que personne ne l’ouvre, elle est supprimée.
privacy-time-never = Ce serveur ne supprime aucune table de lui-même.
privacy-time-host = L’hôte peut à tout moment fermer ou supprimer une table, dans son menu.
privacy-time-backup = La personne qui gère le serveur a peut-être des sauvegardes plus anciennes.
privacy-yours = Tes données
privacy-yours-save = Tu peux tout enregistrer dans un fichier : ce que cet appareil retient et, pour chacune de tes tables, tes places, les réglages et les parties terminées. Les clés de tes places n’y sont pas.
privacy-yours-forget = Tu peux faire retirer ton nom de toutes les tables dont cet appareil a les clés, et de leurs classements. Il est remplacé partout par « N. N. », même dans les parties terminées. Les parties restent.
privacy-save = Enregistrer mes données
privacy-forget = Retirer mon nom…
privacy-no-tables = Cet appareil n’a de place à aucune table.
privacy-forget-title = Retirer ton nom partout ?
privacy-forget-about = À chaque table où cet appareil a une place, ton nom devient « N. N. », pour tout le monde et dans tout ce qui est conservé. C’est irréversible. Tu gardes tes places et peux continuer à jouer.
privacy-forget-do = Retirer mon nom
privacy-forgotten = { $tables ->
    [0] Il n’y avait pas de nom à retirer.
    [one] Ton nom a été retiré d’une place.
   *[other] Ton nom a été retiré de { $tables } places.
}

## La fin d’une table

end-title = Fermer ou supprimer cette table ?
close-about = À une table fermée, plus personne ne joue. Les parties terminées restent consultables.
delete-about = D’une table supprimée, il ne reste rien : ni partie, ni nom, ni lien. C’est irréversible.
close-do = Fermer la table
delete-do = Supprimer la table
table-closed = Cette table est fermée
table-closed-about = Plus personne n’y joue. Les parties terminées restent consultables.
table-deleted = Cette table a été supprimée
table-deleted-about = Il n’en reste rien.
