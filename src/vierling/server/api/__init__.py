"""What browsers talk to: the ASGI app with its routes and sockets."""
