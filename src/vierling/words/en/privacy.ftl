### The page that says what is stored.

privacy-pitch = Vierling works without an account, without cookies and without trackers. This page says what is stored, where, and how to be rid of it.
privacy-server = On this server
privacy-server-tables = Of each table: the game and its settings, the names that people typed in, and every move with its time. That is needed so that a match survives a restart and can be reviewed.
privacy-server-keys = Of your personal link only a fingerprint, which opens nothing.
privacy-server-parcels = When a code moves your data to another device: the encrypted parcel, which the server cannot read, for ten minutes at most and only in memory.
privacy-server-memory = IP addresses are used only while you are connected, to keep floods out. They are never written down.
privacy-server-seen = Whoever has a table’s link can see who plays there and read its finished matches; the host decides whether they may watch.
privacy-server-ranking = Of today’s challenges and of rounds: which tables were played for them and what came of it, and your name in a ranking only if you ask for it or play at a table of a round.
privacy-device = On your device
privacy-device-alone = Of tables that you play without a server: their settings, the names that people typed in, and every move. They are in this browser alone.
privacy-device-kept = In this browser: your name, the keys to your seats and to rounds that you set up, your language and settings, your sheets, boards and best results, your finished matches with what the coach says about them, the exercises made of them, and the days on which you finished a challenge.
privacy-device-clear = “My tables” forgets single tables; clearing this site’s data in the browser forgets everything. Without its personal link nobody can get back to a seat then.
privacy-never = Not stored at all
privacy-never-none = IP addresses, accounts, e-mail addresses, cookies, statistics about visitors.
privacy-never-elsewhere = Nothing is loaded from other servers, and nothing is passed on.
privacy-time = For how long
privacy-time-archive = A table that nobody has opened for { $days ->
    [one] one day
   *[other] { $days } days
} is compressed. Everything about it still works.
privacy-time-delete = After { $days ->
    [one] one day
   *[other] { $days } days
} without anybody opening it, it is deleted.
privacy-time-never = This server does not delete tables by itself.
privacy-time-host = The host can close or delete a table at any time, in its menu.
privacy-time-backup = Whoever runs the server may have backups that are older.
privacy-yours = Your data
privacy-yours-save = You can save everything as one file: what this device keeps, and of each of your tables your seats, the settings and the finished matches. The keys to your seats are not in it.
privacy-yours-forget = You can have your name removed from all tables whose keys are on this device, and from their rankings. It is replaced by “N. N.” everywhere, also in finished matches. The matches stay.
privacy-save = Save my data
privacy-forget = Remove my name …
privacy-no-tables = This device has no seat at any table.
privacy-forget-title = Remove your name everywhere?
privacy-forget-about = At every table where this device has a seat, your name becomes “N. N.”, for everybody and in all that is stored. This cannot be undone. You keep your seats and can play on.
privacy-forget-do = Remove my name
privacy-forgotten = { $tables ->
    [0] There was no name to remove.
    [one] Your name is gone from one seat.
   *[other] Your name is gone from { $tables } seats.
}

## A table's end

end-title = Close or delete this table?
close-about = At a closed table nobody plays on. Finished matches can still be reviewed.
delete-about = Of a deleted table nothing is left: no match, no name, no link. This cannot be undone.
close-do = Close the table
delete-do = Delete the table
table-closed = This table is closed
table-closed-about = Nobody plays on here. Finished matches can still be reviewed.
table-deleted = This table has been deleted
table-deleted-about = Nothing of it is stored any more.
