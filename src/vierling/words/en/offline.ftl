### Playing without a server: what is kept on this device for it, and what needs one.

offline-about = This device can keep everything that it takes to play alone, against bots, or several people at one screen, without any connection. That is about { $megabytes } MB, once.
offline-install = Your browser’s menu can also put Vierling on the home screen.
offline-keep = Keep it on this device
offline-keeping = Saving: { $percent } %
offline-ready = Everything is on this device. Vierling also opens without a connection. Tables on a server wait until it is back; what you play alone there, or against bots, can go on here meanwhile.
offline-cannot = This browser keeps pages only if they come over an encrypted connection (https), or from this machine.
offline-failed = That did not work. Please check your connection and try again.
offline-opening = Vierling is getting ready on this device …
offline-fetching = Vierling is getting ready on this device: { $percent } % has been fetched.
offline-update = A new version of Vierling is here.
offline-update-now = Load it now
offline-alone = This table is on this device alone
offline-alone-about = Several people can sit at this screen, and bots everywhere. To invite other devices, a table has to be on a server.
carry-offer = You can go on here; the match returns to its table when the connection is back.
carry-go = Go on offline
carry-away = This match returns to its table on the server when the connection is back.
carry-back = The match is back at its table on the server.
carry-stays = It stays on this device as a match of its own.
carry-take = Take it along
carry-take-about = To go on offline, this device has to know what lies hidden in this match. The match is marked for that: its dice can no longer be checked, and it does not count in any ranking or series.
carry-taken = The match is on this device now. If the connection is lost, you can go on with it.
