#!/bin/sh
# Publishes .web/build on this machine: deploy/release.sh [/srv/drishti [nginx]]
# One that nginx refuses is not linked. A release never changes once it is served; to go back, link
# `current` to an older one and reload.
set -eu
home=${1:-/srv/drishti}
nginx=${2:-nginx}

release="$home/releases/$(date +%Y%m%d-%H%M%S-%N)"
mkdir -p "$release"
cp -R .web/build/client .web/build/nginx "$release/"
echo "root $release/client;" > "$release/nginx/root.conf"
before=$(readlink "$home/current" || true)
ln -sfn "$release" "$home/current"
if ! $nginx -t -q; then
    if [ -n "$before" ]; then ln -sfn "$before" "$home/current"; else rm "$home/current"; fi
    exit 1
fi
$nginx -s reload
