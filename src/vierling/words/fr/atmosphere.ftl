### Sons, vibration et réactions à une table.

sound = Son
sound-off = Coupé
sound-soft = Doux
sound-full = Fort
vibration = Vibration
switched-off = Non
switched-on = Oui

react = Réagir
reactions = Réactions
reactions-wait = Tu pourras de nouveau réagir dans quelques secondes.
reaction-heard = { $name } : { $reaction }
reaction-applause = bravo
reaction-laugh = rires
reaction-wow = waouh
reaction-ouch = aïe
reaction-luck = bonne chance
reaction-cheers = santé
