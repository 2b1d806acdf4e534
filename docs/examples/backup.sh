#!/bin/sh
# A nightly backup of the embedded database, while the server runs; the last fourteen are kept. For cron:
#   15 4 * * *  stolik  /usr/local/bin/backup.sh /var/backups/stolik
# STOLIK_DATA names the folder of the games, as for the server. Backups have secrets in them: only their owner may read them.
set -eu
umask 077

to=${1:?usage: backup.sh FOLDER}
keep=14

mkdir -p "$to"
stolik admin backup "$to/stolik-$(date -u +%Y-%m-%dT%H%M%SZ).db"
# Their names sort by time. The old ones go only after the new one is there.
ls "$to" | grep '^stolik-.*\.db$' | sort -r | tail -n +$((keep + 1)) | while read -r old; do
    rm -- "$to/$old"
done
