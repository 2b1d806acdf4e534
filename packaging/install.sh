#!/bin/sh
# Installs Stolik for one person; no root is needed. `install.sh --remove` takes it away again, but never a game.
#
#   ./install.sh [--prefix DIR] [--remove]      DIR is ~/.local unless another is named
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=${HOME:-}/.local
remove=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -gt 1 ] || { echo "install.sh: --prefix needs a folder" >&2; exit 2; }
            prefix=$2
            shift
            ;;
        --remove) remove=yes ;;
        *)
            echo "usage: install.sh [--prefix DIR] [--remove]" >&2
            exit 2
            ;;
    esac
    shift
done
[ "$prefix" != /.local ] || { echo "install.sh: no home is known; choose a folder with --prefix" >&2; exit 2; }

man=$prefix/share/man/man1
bash=$prefix/share/bash-completion/completions
zsh=$prefix/share/zsh/site-functions
fish=$prefix/share/fish/vendor_completions.d

if [ "$remove" = yes ]; then
    rm -f "$prefix/bin/stolik" "$man"/stolik.1 "$man"/stolik-*.1 "$bash/stolik" "$zsh/_stolik" "$fish/stolik.fish"
    echo "Stolik is removed. Games stay where they are (\$XDG_DATA_HOME/stolik or ~/.local/share/stolik)."
    exit 0
fi

mkdir -p "$prefix/bin" "$man" "$bash" "$zsh" "$fish"
# Under another name first: a server that runs keeps its file, and a full disk leaves the old one.
cp "$here/stolik" "$prefix/bin/.stolik.new"
mv "$prefix/bin/.stolik.new" "$prefix/bin/stolik"
cp "$here"/man/*.1 "$man/"
cp "$here/completions/stolik.bash" "$bash/stolik"
cp "$here/completions/stolik.zsh" "$zsh/_stolik"
cp "$here/completions/stolik.fish" "$fish/stolik.fish"

echo "Installed: $prefix/bin/stolik"
case :$PATH: in
    *:"$prefix/bin":*) echo "Start it with: stolik serve --open" ;;
    *) echo "$prefix/bin is not in your PATH. Start it with: $prefix/bin/stolik serve --open" ;;
esac
