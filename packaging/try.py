"""Tries the packages in a clean Debian: installs, serves, plays by the protocol, upgrades in mid-game, removes, purges.

    python3 packaging/try.py TREE.tar target/package

TREE.tar is a Debian with nothing of ours in it, such as `mmdebstrap --variant=minbase --include=adduser bookworm TREE.tar` makes. It needs
root (for chroot). Servers listen on 127.0.0.1, on ports of their own. docs/releasing.md says when."""
import glob, json, os, pathlib, shutil, socket, subprocess, sys, tempfile, time, urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "examples"))
import table_client

DATA = "var/lib/stolik"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """A server inside the tree, as the service would start it."""

    def __init__(self, tree, user, binary, data):
        self.tree, self.host = tree, f"127.0.0.1:{free_port()}"
        words = ["serve", "--bot-pause", "0", "--thinking", "2"]
        environment = {"STOLIK_LISTEN": self.host, "STOLIK_DATA": data, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        identity = ["--userspec", user] if user else []
        self.child = subprocess.Popen(["chroot", *identity, tree, binary, *words], env=environment,
                                      stdout=subprocess.DEVNULL)
        while subprocess.run(["chroot", tree, binary, "health"], env=environment, capture_output=True).returncode != 0:
            assert self.child.poll() is None, "the server ended"
            time.sleep(0.1)

    def stop(self):
        self.child.terminate()
        assert self.child.wait() == 0, "it stops in order"


class Game:
    """A game against a bot that can be broken off and gone on with."""

    def __init__(self, server):
        seats = [{"holder": "person", "name": "Try"}, {"holder": "bot", "level": "casual"}]
        body = json.dumps({"options": {"game": "gambit", "seats": 2}, "seats": seats}).encode()
        with urllib.request.urlopen(f"http://{server.host}/api/v1/tables", body, timeout=60) as answer:
            self.made = json.load(answer)
        self.acted, self.version = 0, 0

    def play(self, server, most):
        """Acts so many times, or to the end; says whether it is over."""
        line = table_client.Socket(server.host)
        table, left, asked, info = self.made["table"], most, None, None
        line.say(table=table, query={"type": "join", "keys": [self.made["seats"][0]]})

        def command(**what):
            self.acted += 1
            line.say(table=table, ack=f"try{self.acted}", command=what)

        while True:
            message = line.hear()
            assert message["type"] not in ("refused", "left"), message
            if message["type"] not in ("synced", "changed"):
                continue
            if message["type"] == "synced":
                assert message["version"] >= self.version, "nothing is lost"
            self.version = message["version"]
            state = message["state"] if message["type"] == "synced" else message
            info, you = state["info"] or info, state["you"]
            if info["stage"] == "over":
                return True
            if info["stage"] == "lobby":
                if not info["seats"][0]["ready"]:
                    command(type="ready", seat="A", entropy=os.urandom(16).hex())
                continue
            question = you["seats"][0]["question"]
            if "A" in state["status"]["waiting"] and question != asked:
                if left == 0:
                    return False
                asked, left = question, left - 1
                command(type="act", seat="A", question=question, action=state["view"]["legal"][0])


def fresh(tar, folder):
    tree = tempfile.mkdtemp(prefix="stolik-try-", dir=folder)
    subprocess.run(["tar", "-xf", tar, "-C", tree], check=True)
    # Programs want randomness and a place to throw things away; nothing else of the machine is seen.
    for device, minor in (("null", "3"), ("urandom", "9"), ("random", "8"), ("zero", "5")):
        path = f"{tree}/dev/{device}"
        if not os.path.exists(path):
            subprocess.run(["mknod", "-m", "666", path, "c", "1", minor], check=True)
    return tree


def inside(tree, *words):
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["chroot", tree, *words], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def newer(deb, tree):
    """The same package with a higher version, as an upgrade."""
    work = tempfile.mkdtemp(dir=tree)
    subprocess.run(["dpkg-deb", "-R", deb, f"{work}/x"], check=True)
    control = pathlib.Path(f"{work}/x/DEBIAN/control")
    text = control.read_text()
    control.write_text("".join(line + "+1\n" if line.startswith("Version:") else line + "\n" for line in text.splitlines()))
    subprocess.run(["dpkg-deb", "--root-owner-group", "-b", f"{work}/x", f"{tree}/newer.deb"], check=True, capture_output=True)
    shutil.rmtree(work)


def try_deb(tar, deb, folder):
    tree = fresh(tar, folder)
    shutil.copy(deb, f"{tree}/stolik.deb")
    inside(tree, "dpkg", "-i", "/stolik.deb")
    print(inside(tree, "stolik", "--version").strip())
    for file in ("usr/share/man/man1/stolik-serve.1.gz", "usr/share/bash-completion/completions/stolik",
                 "lib/systemd/system/stolik.service", "etc/default/stolik"):
        assert os.path.exists(f"{tree}/{file}"), file
    server = Server(tree, "stolik:stolik", "/usr/bin/stolik", "/" + DATA)
    game = Game(server)
    assert not game.play(server, 6)
    newer(deb, tree)
    inside(tree, "dpkg", "-i", "/newer.deb")
    server.stop()
    server = Server(tree, "stolik:stolik", "/usr/bin/stolik", "/" + DATA)
    assert game.play(server, 10_000), "a game outlives an upgrade"
    # Removed while it runs: it goes on, and so do its people.
    other = Game(server)
    inside(tree, "dpkg", "--remove", "stolik")
    assert not os.path.exists(f"{tree}/usr/bin/stolik")
    assert other.play(server, 10_000), "who plays is not interrupted"
    server.stop()
    assert os.path.exists(f"{tree}/{DATA}/stolik.db"), "games stay"
    inside(tree, "dpkg", "-i", "/stolik.deb")
    assert os.path.exists(f"{tree}/{DATA}/stolik.db"), "and are there again"
    inside(tree, "dpkg", "--purge", "stolik")
    assert not os.path.exists(f"{tree}/{DATA}") and not os.path.exists(f"{tree}/etc/default/stolik")
    assert "stolik" not in pathlib.Path(f"{tree}/etc/passwd").read_text()
    shutil.rmtree(tree)
    print("the Debian package: installed, played, upgraded in mid-game, removed while it ran, purged")


def try_archive(tar, archive, folder):
    tree = fresh(tar, folder)
    inside(tree, "useradd", "--create-home", "--home-dir", "/srv/ola", "ola")
    subprocess.run(["tar", "-xf", archive, "-C", f"{tree}/srv/ola"], check=True)
    name = os.path.basename(archive).removesuffix(".tar.gz")
    as_ola = ["setpriv", "--reuid=ola", "--regid=ola", "--clear-groups", "env", "HOME=/srv/ola", "sh", "-c"]
    print(inside(tree, *as_ola, f"/srv/ola/{name}/install.sh").strip())
    binary = "/srv/ola/.local/bin/stolik"
    server = Server(tree, "ola:ola", binary, "/srv/ola/games")
    game = Game(server)
    assert not game.play(server, 6)
    inside(tree, *as_ola, f"/srv/ola/{name}/install.sh")
    server.stop()
    server = Server(tree, "ola:ola", binary, "/srv/ola/games")
    assert game.play(server, 10_000), "a game outlives an upgrade"
    server.stop()
    inside(tree, *as_ola, f"/srv/ola/{name}/install.sh --remove")
    assert not os.path.exists(tree + binary) and os.path.exists(f"{tree}/srv/ola/games/stolik.db")
    shutil.rmtree(tree)
    print("the archive: installed without root, played, upgraded in mid-game, removed; games stay")


def try_container(tar, context, folder):
    """As the Containerfile says, step by step, by chroot: where containers cannot run, its root still can."""
    tree = fresh(tar, folder)
    for line in (pathlib.Path(context) / "Containerfile").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "COPY":
            *files, to = rest.split()
            for file in files:
                target = f"{tree}{to}" + (file if to.endswith("/") else "")
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy(f"{context}/{file}", target)
        elif word == "RUN":
            inside(tree, "sh", "-c", rest)
        elif word == "USER":
            user = rest
    before = {path for path in glob.glob(f"{tree}/**", recursive=True) if f"/{DATA}" not in path}
    server = Server(tree, user, "/usr/bin/stolik", "/" + DATA)
    game = Game(server)
    assert not game.play(server, 6)
    server.stop()
    server = Server(tree, user, "/usr/bin/stolik", "/" + DATA)
    assert game.play(server, 10_000), "a game outlives its container"
    server.stop()
    after = {path for path in glob.glob(f"{tree}/**", recursive=True) if f"/{DATA}" not in path}
    assert before == after, "it writes to its volume only"
    shutil.rmtree(tree)
    print("the container's root: served as nobody in particular, writing to its volume only; a game went on in the next one")


def main(tar, packages):
    one = lambda pattern: next(iter(sorted(glob.glob(f"{packages}/{pattern}"))))
    with tempfile.TemporaryDirectory() as folder:
        # Others than root go through it, too.
        os.chmod(folder, 0o755)
        try_deb(tar, one("*.deb"), folder)
        try_archive(tar, next(name for name in sorted(glob.glob(f"{packages}/*.tar.gz")) if "symbols" not in name), folder)
        try_container(tar, f"{packages}/container", folder)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
