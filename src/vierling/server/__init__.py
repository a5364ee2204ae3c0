"""Tables on the network: the log on disk, REST and sockets, and processes in which bots think."""
