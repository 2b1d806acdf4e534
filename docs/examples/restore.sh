#!/bin/sh
# Puts a backup in the place of the games. The server must be stopped; what was there is kept beside it.
#   systemctl stop stolik && restore.sh /var/backups/stolik/stolik-….db /var/lib/stolik && systemctl start stolik
set -eu
umask 077

from=${1:?usage: restore.sh BACKUP FOLDER}
to=${2:?usage: restore.sh BACKUP FOLDER}

[ -f "$from" ] || { echo "restore.sh: there is no $from" >&2; exit 2; }
mkdir -p "$to"
if command -v flock >/dev/null 2>&1 && ! flock -n "$to/serve.lock" true; then
    echo "restore.sh: a server uses $to; stop it first" >&2
    exit 1
fi
# A copy first: a full disk must not leave half a file in the games' place.
cp "$from" "$to/stolik.db.new"
for part in stolik.db stolik.db-wal stolik.db-shm; do
    [ ! -e "$to/$part" ] || mv "$to/$part" "$to/$part.before"
done
mv "$to/stolik.db.new" "$to/stolik.db"
# Whoever the folder belongs to, its games belong to the same.
chown --reference="$to" "$to/stolik.db" 2>/dev/null || true
stolik admin stats --data "$to"
