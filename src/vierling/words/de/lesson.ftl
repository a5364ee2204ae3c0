# Um die Sätze einer geführten Partie herum.

lesson-heard = Schritt { $step } von { $steps }. { $text }
lesson-next = Weiter
lesson-skip = Überspringen
lesson-leave = Alle Spiele
lesson-play-bot = Jetzt gegen einen leichten Bot
lesson-other-move = Das ist erlaubt, aber probier erst, worum es hier geht.
lesson-read-first = Tipp zuerst auf „Weiter“.
