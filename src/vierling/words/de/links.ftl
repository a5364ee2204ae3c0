## Wie ein Link zur Seite aussieht, wo er geteilt wird

link-house = { $games }: allein, an einem Bildschirm oder weit voneinander entfernt. Kostenlos und ohne Konto.
link-table = { $host } lädt dich zu einer Partie { $game } ein. Link öffnen und Platz nehmen: ohne Konto, ohne Installation.
link-game = Du bist zu einer Partie { $game } eingeladen. Link öffnen und Platz nehmen: ohne Konto, ohne Installation.
