### Sounds, vibration and reactions at a table.

sound = Sound
sound-off = Off
sound-soft = Soft
sound-full = Loud
vibration = Vibration
switched-off = Off
switched-on = On

react = React
reactions = Reactions
reactions-wait = You can react again in a few seconds.
# reaction is one of the names below
reaction-heard = { $name }: { $reaction }
reaction-applause = applause
reaction-laugh = laughter
reaction-wow = wow
reaction-ouch = ouch
reaction-luck = good luck
reaction-cheers = cheers

# count: how many of them have not said who they are
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
watching-names = Watching: { $names }
watching-others = { $count ->
    [one] one more
   *[other] { $count } more
}
