guest = Guest { $seat }
onlooker = Onlooker { $seat }
news-host = { $you ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
news-relinked = The host has given { $name }’s seat a new personal link.
news-removed = The host has removed { $name }. A bot plays on.
news-locked = The table is locked: nobody else may sit down.
news-muted = The host has hidden your name and reactions. Everybody sees “{ $name }” instead.
seat-relinked = new personal link
seat-muted = name hidden
take-over = Become the host
