seats-title = Players
seats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seats-written = has written
seats-writing = writing
seats-away = away { $time }
seats-bot = bot plays
seats-still-write = { $still ->
    [0] All { $of } have written
   *[other] { $still } of { $of } still writing
}
seats-show = Who is listed
seats-show-all = All { $count }
seats-show-slow = Still writing: { $count }
seats-nobody-slow = Everybody has written.
seats-place = Place { $place }
