print-input-cards = Die Plätze sind so groß wie die Steine. Zu zweit liegen 1 bis 6 aus, zu dritt 1 bis 9.
print-input-stones = Sieben für jede Person: glatt, schraffiert oder gepunktet. Durch dickes Papier scheint nichts durch.
