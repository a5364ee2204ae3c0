## What a link to the page looks like where it is shared

link-house = { $games }: play alone, round one screen or far apart. Free, with no account.
link-table = { $host } invites you to play { $game }. Open the link and sit down: no account, nothing to install.
link-game = You are invited to play { $game }. Open the link and sit down: no account, nothing to install.
