"""Sits down at a table of a running Stolik server and plays: any legal action, one after the other, to the end.

    python3 examples/table_client.py http://localhost:7070 gambit

It makes a table against a casual bot, over HTTP; plays it over a WebSocket, in plain Python; and prints the result. The protocol is in
docs/protocol.md."""
import base64, json, os, random, socket, struct, sys, urllib.request


class Socket:
    """Just enough of a WebSocket: text frames, pings, no fragments."""

    def __init__(self, host):
        name, _, port = host.partition(":")
        self.stream = socket.create_connection((name, int(port or 80)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall((f"GET /api/v1/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.file = self.stream.makefile("rb")
        if b"101" not in self.file.readline():
            sys.exit("the server does not speak WebSocket here")
        while self.file.readline().strip():
            pass

    def send(self, opcode, data):
        mask = os.urandom(4)
        size = struct.pack("!BB", 0x80 | opcode, 0x80 | len(data)) if len(data) < 126 else \
            struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data))
        self.stream.sendall(size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, **message):
        self.send(1, json.dumps(message).encode())

    def hear(self):
        while True:
            head = self.file.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                sys.exit("the server has gone")
            size = head[1] & 127
            size = struct.unpack("!H", self.file.read(2))[0] if size == 126 else \
                struct.unpack("!Q", self.file.read(8))[0] if size == 127 else size
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.send(10, data)
            elif head[0] & 15 == 1:
                return json.loads(data)


def main(server, game):
    seats = [{"holder": "person", "name": "Python"}, {"holder": "bot", "level": "casual"}]
    body = json.dumps({"options": {"game": game, "seats": 2}, "seats": seats}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1/tables", body), timeout=60) as answer:
        made = json.load(answer)
    table, acks = made["table"], iter(range(1_000_000))
    line = Socket(server.split("://")[1].rstrip("/"))
    line.say(table=table, query={"type": "join", "keys": [made["seats"][0]]})
    asked = info = None  # the question that was answered last; the table, which is sent when it changes
    you, view = {}, {}  # what one is, and the game; what is sent of them is what changed

    def command(**what):
        line.say(table=table, ack=f"py{next(acks)}", command=what)

    while True:
        message = line.hear()
        if message["type"] in ("refused", "left"):
            sys.exit(f"the server says {message}")
        if message["type"] not in ("synced", "changed"):
            continue
        state = message["state"] if message["type"] == "synced" else message
        info, status = state.get("info", info), state["status"]
        you |= state["you"]
        view |= state.get("view") or {}
        if info["stage"] == "over":
            return print(json.dumps({"table": table, "outcome": info["outcome"]}))
        if info["stage"] == "lobby":
            if not info["seats"][0]["ready"]:
                command(type="ready", seat="A", entropy=os.urandom(16).hex())
            continue
        question = you["seats"][0]["question"]
        if "A" in status["waiting"] and question != asked:
            asked = question
            gives = view.get("gives") or {"pieces": [], "stacks": []}  # any piece under any stack (S8)
            legal = view["legal"] + [f"give {piece} to {stack}" for piece in gives["pieces"] for stack in gives["stacks"]]
            command(type="act", seat="A", question=question, action=random.choice(legal))


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[2] not in ("gambit", "skakanie"):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
