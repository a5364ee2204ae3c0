### Rarely needed, so loaded on demand

## Told to whom it concerns

understood = Got it
ended-relinked = The host has given your seat a new personal link, so this device no longer holds it. You can watch, or ask the host for the link.
ended-removed = The host has removed you from your seat. You can watch, or ask the host about it.
handed-over = { $by ->
    [seated] While you were away, the others made { $name } the host.
   *[host] You have handed on: { $name } is the host now.
}

## What the host can do

manage = Manage
manage-seat = Manage { $name }
lock-table = Locked: nobody else may sit down
mute-name = Hide name and reactions
unmute-name = Show name and reactions
# On this device alone.
silence = Mute reactions
hear-again = Show reactions
make-host = Make host
remove-person = Remove
remove-about = A bot takes the seat of { $name } for good. There is no way back.
remove-do = Remove for good

## A host who is away

claim-of = The host is away, and { $name } would like to take over. { $agreed } of { $needed } agree.
claim-own = You would like to be the host. { $agreed } of { $needed } agree.
agree = Agree

## A bot plays for somebody

standin-plays = { $you ->
    [yes] A bot is playing for you.
   *[no] A bot is playing for { $name }.
}
play-myself = Take over again
missing-player = { $name } has been away for { $minutes } minutes.
let-bot-play = Let a bot play
give-back = Give the seat back

## Who came during a match

guest-wants = plays in the next match
guest-joins = joins after this round
guest-watches = watching
