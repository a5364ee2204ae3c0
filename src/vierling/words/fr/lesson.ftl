# Autour des phrases d’une partie guidée.

lesson-heard = Étape { $step } sur { $steps }. { $text }
lesson-next = Suivant
lesson-skip = Passer
lesson-leave = Tous les jeux
lesson-play-bot = Maintenant contre un bot facile
lesson-other-move = C’est permis, mais essaie plutôt ce qui est demandé.
lesson-read-first = Touche d’abord « Suivant ».
