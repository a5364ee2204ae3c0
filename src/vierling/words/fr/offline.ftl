### Jouer sans serveur : ce que cet appareil garde pour cela, et ce qui en demande un.

offline-about = Cet appareil peut garder tout ce qu’il faut pour jouer sans connexion, en solo, contre des bots ou à plusieurs sur un même écran. Cela fait environ { $megabytes } Mo, une seule fois.
offline-install = Le menu de ton navigateur peut aussi mettre Vierling sur l’écran d’accueil.
offline-keep = Garder sur cet appareil
offline-keeping = Chargement : { $percent } %
offline-ready = Tout est sur cet appareil. Vierling s’ouvre aussi sans connexion. Les tables d’un serveur attendent son retour ; ce que tu y joues en solo ou contre des bots peut continuer ici entre-temps.
offline-cannot = Ce navigateur ne garde que les pages venues par une connexion chiffrée (https) ou de cette machine.
offline-failed = Cela n’a pas marché. Vérifie ta connexion et réessaie.
offline-opening = Vierling se prépare sur cet appareil …
offline-fetching = Vierling se prépare sur cet appareil : { $percent } % sont chargés.
offline-update = Une nouvelle version de Vierling est arrivée.
offline-update-now = La charger
offline-alone = Cette table n’existe que sur cet appareil
offline-alone-about = Plusieurs personnes peuvent jouer sur cet écran, et des bots partout. Pour inviter d’autres appareils, une table doit être sur un serveur.
carry-offer = Tu peux continuer ici ; la partie reviendra à sa table dès le retour de la connexion.
carry-go = Continuer hors ligne
carry-away = Cette partie reviendra à sa table sur le serveur dès le retour de la connexion.
carry-back = La partie est de retour à sa table sur le serveur.
carry-stays = Elle reste sur cet appareil comme une partie à part.
carry-take = L’emporter
carry-take-about = Pour continuer hors ligne, cet appareil doit savoir ce qui est caché dans cette partie. La partie est donc marquée : ses dés ne peuvent plus être vérifiés, et elle ne compte dans aucun classement ni aucune série.
carry-taken = La partie est maintenant sur cet appareil. Si la connexion est coupée, tu peux la continuer.
