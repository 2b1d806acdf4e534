"""At a table of a Stolik server: a client of its protocol (docs/protocol.md) in plain Python."""
from __future__ import annotations

import base64
import json
import os
import secrets
import socket
import ssl
import struct
import time
import urllib.parse

from .errors import ClosedError, NotationError

#: A server takes 20 messages a second; this stays below.
_PAUSE = 0.06
#: Answers of the server that a later message settles.
_PASSING = ("stale_question", "too_fast", "not_ready")


def sit_down(link: str, player) -> dict:
    """Plays the seat of this link, or the free one it invites to, to the end of the game; returns the table and its outcome."""
    address = urllib.parse.urlsplit(link)
    table, key = address.path.rpartition("/")[2], address.fragment.partition(".")[0]
    if address.scheme not in ("http", "https") or not address.hostname or not table or not key:
        raise NotationError(f"expected the link of a seat, such as http://localhost:7070/t/k3vq8m2xhb7c#…, found {link!r}")
    with _Socket(address, table) as line:
        return _Sitting(line, table, key, player).play()


class _Sitting:
    """One player at one table."""

    def __init__(self, line, table, key, player):
        self.line, self.table, self.key, self.player = line, table, key, player
        self.asked = self.info = None
        self.you, self.view = {}, {}  # what is told of them is what changed
        self.acks = 0

    def play(self) -> dict:
        self.line.say({"table": self.table, "query": {"type": "join", "keys": [self.key]}})
        while True:
            message = self.line.hear()
            if message["type"] == "left" or message["type"] == "refused" and message.get("code") not in _PASSING:
                raise ClosedError(f"the server says {message}")
            if message["type"] not in ("synced", "changed"):
                continue
            state = message["state"] if message["type"] == "synced" else message
            self.info = state.get("info", self.info)
            self.you |= state["you"]
            self.view |= state.get("view") or {}
            if self.info["stage"] == "over":
                return {"table": self.table, "outcome": self.info["outcome"]}
            self.answer(state["status"]["waiting"])

    def answer(self, waiting: list):
        """Sits down, says ready, or decides: whatever is due. These seats are waited for."""
        own, view = self.you["seats"], self.view
        if not own:
            if self.you["invited"]:
                self.command(type="sit", key=self.key, name=self.player.name, new_key=secrets.token_urlsafe(24))
            return
        seat = own[0]["seat"]
        if self.info["stage"] == "lobby":
            if not self.info["seats"]["ABCDEF".index(seat)]["ready"]:
                self.command(type="ready", seat=seat, entropy=os.urandom(16).hex())
            return
        question = own[0]["question"]
        if seat not in waiting or question == self.asked:
            return
        self.asked = question
        gives = view.get("gives") or {"pieces": [], "stacks": []}  # any piece under any stack (S8)
        legal = view["legal"] + [f"give {piece} to {stack}" for piece in gives["pieces"] for stack in gives["stacks"]]
        legal = [action for action in legal if action != "unplan"]
        # The server tells no knowledge: what a player wants to remember it keeps itself.
        asked = {"question": "choose", "game": view["game"], "seat": seat, "view": view, "knowledge": None, "legal": legal}
        self.command(type="act", seat=seat, question=question, action=self.player.choose(asked))

    def command(self, **what):
        self.acks += 1
        self.line.say({"table": self.table, "ack": f"py{self.acks}", "command": what})


class _Socket:
    """Just enough of a WebSocket: text frames, pings, no fragments."""

    def __init__(self, address, table: str):
        secure = address.scheme == "https"
        port = address.port or (443 if secure else 80)
        self.stream = socket.create_connection((address.hostname, port), timeout=600)
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=address.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall((f"GET /api/v1/socket?table={table} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.file = self.stream.makefile("rb")
        if b" 101" not in self.file.readline():
            raise ClosedError("the server does not speak WebSocket here")
        while self.file.readline().strip():
            pass
        self.said = 0.0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()
        self.stream.close()

    def say(self, message: dict):
        time.sleep(max(0.0, self.said + _PAUSE - time.monotonic()))
        self.said = time.monotonic()
        self._send(1, json.dumps(message).encode())

    def hear(self) -> dict:
        while True:
            head = self._read(2)
            size = head[1] & 127
            if size > 125:
                size = struct.unpack("!H" if size == 126 else "!Q", self._read(2 if size == 126 else 8))[0]
            data, kind = self._read(size), head[0] & 15
            if kind == 8:
                raise ClosedError("the server has closed the connection")
            if kind == 9:
                self._send(10, data)
            elif kind == 1:
                return json.loads(data)

    def _read(self, size: int) -> bytes:
        data = self.file.read(size)
        if len(data) < size:
            raise ClosedError("the server has gone")
        return data

    def _send(self, kind: int, data: bytes):
        mask = os.urandom(4)
        size = struct.pack("!BB", 0x80 | kind, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, len(data))
        self.stream.sendall(size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))
