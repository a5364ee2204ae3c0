### Klänge, Vibration und Reaktionen am Tisch.

sound = Ton
sound-off = Aus
sound-soft = Leise
sound-full = Laut
vibration = Vibration
switched-off = Aus
switched-on = An

react = Reagieren
reactions = Reaktionen
reactions-wait = In ein paar Sekunden kannst du wieder reagieren.
reaction-heard = { $name }: { $reaction }
reaction-applause = Applaus
reaction-laugh = Gelächter
reaction-wow = wow
reaction-ouch = autsch
reaction-luck = viel Glück
reaction-cheers = prost

# count: how many of them have not said who they are
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
}
watching-names = Es schauen zu: { $names }
watching-others = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
