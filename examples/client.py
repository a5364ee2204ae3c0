"""Sits down at a table by its link and plays at random: python examples/client.py http://127.0.0.1:8000/t/TABLE."""

import json
import random
import secrets
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from vierling.live.patches import lay  # in another language: docs/protocol.md has the five kinds of patches

page = urlsplit(sys.argv[1])
table = f"{page.netloc}/api/tables/{page.path.rpartition('/')[2]}"
token = secrets.token_urlsafe(24)
body = json.dumps({"name": "Robin", "token": token}).encode()
urlopen(Request(f"http://{table}/seats", body, {"Content-Type": "application/json"})).close()

with connect(f"ws://{table}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "protocol": 1, "tokens": [token]}))
    state, moved = {}, None
    for message in map(json.loads, socket):
        if message["type"] == "table":
            state = message
        if message["type"] == "change":
            state = lay(message["patch"], state)
        if state["outcome"]:
            print(*state["outcome"]["points"])
            break
        for hand in state["hands"]:
            if hand["seat"] in state["to_move"] and hand["moves"] and hand["stamp"] != moved:
                moved = hand["stamp"]
                answer = {"match": state["table"]["match"], "seat": hand["seat"], "stamp": moved}
                answer["move"] = random.choice(hand["moves"])
                socket.send(json.dumps({"type": "move", "id": secrets.token_hex(8), **answer}))
