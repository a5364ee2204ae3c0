## L’aspect d’un lien vers la page là où il est partagé

link-house = { $games } : seul, autour d’un écran ou à distance. Gratuit et sans compte.
link-table = { $host } t’invite à jouer à { $game }. Ouvre le lien et installe-toi : pas de compte, rien à installer.
link-game = Tu es invité à jouer à { $game }. Ouvre le lien et installe-toi : pas de compte, rien à installer.
