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

# count: how many of them have not said who they are
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
watching-names = Regardent : { $names }
watching-others = { $count ->
    [one] quelqu’un d’autre
   *[other] { $count } autres
}
