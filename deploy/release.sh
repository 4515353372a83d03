#!/bin/sh
# Publishes .web/build on this machine: deploy/release.sh [/srv/drishti [nginx]]
# One that nginx refuses is not linked. A release never changes once it is served; to go back, link
# `current` to an older one and reload. The last five are kept.
set -eu
umask 022
home=${1:-/srv/drishti}
nginx=${2:-nginx}

release="$home/releases/$(date +%Y%m%d-%H%M%S-%N)"
mkdir -p "$release"
cp -Rp .web/build/client .web/build/nginx "$release/"
echo "root $release/client;" > "$release/nginx/root.conf"
before=$(readlink "$home/current" || true)
if [ -n "$before" ]; then
    # A page that is still open may ask for a script of the last release. None is kept for over a month.
    (cd "$before/client" && find . -path '*/assets/*' -type f -mtime -30) | while read -r file; do
        [ -e "$release/client/$file" ] || cp -p "$before/client/$file" "$release/client/$file"
    done
fi
chmod -R u=rwX,go=rX "$release" # the export may have been made under a stricter umask

link() { ln -sfn "$1" "$home/next" && mv -fT "$home/next" "$home/current"; }
link "$release"
if ! $nginx -t -q; then
    if [ -n "$before" ]; then link "$before"; else rm "$home/current"; fi
    exit 1
fi
$nginx -s reload
for old in $(ls -1r "$home/releases" | tail -n +6); do rm -r "$home/releases/$old"; done
