#!/bin/sh
# Publishes .web/build on this machine: deploy/release.sh [/srv/drishti [nginx]]
# A release never changes once it is served; to go back, link `current` to an older one and reload.
set -eu
home=${1:-/srv/drishti}
nginx=${2:-nginx}

release="$home/releases/$(date +%Y%m%d-%H%M%S-%N)"
mkdir -p "$release"
cp -R .web/build/client .web/build/nginx "$release/"
echo "root $release/client;" > "$release/nginx/root.conf"
ln -sfn "$release" "$home/current"
$nginx -t -q
$nginx -s reload
