#!/bin/sh
# Publishes .web/build on this machine: deploy/release.sh [/srv/drishti [nginx]]
# One that nginx refuses is not linked. To go back, link `current` to an older one and reload. The last
# five are kept.
set -eu
umask 022
home=$(realpath -m "${1:-/srv/drishti}")
nginx=${2:-nginx}

release="$home/releases/$(date +%Y%m%d-%H%M%S-%N)"
mkdir -p "$release"
cp -R --preserve=timestamps .web/build/client .web/build/nginx "$release/"
# Not of an earlier release. Without the second line of a name with a line end, which may be any path.
(cd "$release/client" && find . -type f | grep '^\./') > "$release/own"
echo "root $release/client;" > "$release/nginx/root.conf"
before=$(readlink -e "$home/current" || true)

# copy_versioned FROM TO [TESTS]: adds those files of FROM whose names contain a hash of their content.
copy_versioned() (
    to=$2/client
    cd "$1/client"
    shift 2
    find . -type f \( -path '*/assets/*' -o -path '*/fonts/*' \
        -o -path '*/images/*' \) "$@" | grep '^\./' | grep -vxFf "$release/left_out" | while IFS= read -r file; do
        [ -e "$to/$file" ] || { mkdir -p "$(dirname "$to/$file")" && cp --preserve=timestamps "$file" "$to/$file"; }
    done
)
# A page that is still open may ask for a file of the last release. None is kept for over a month after
# it was replaced, nor one that a line of $home/removed names, as images/a.3f2c01ab.png.
touch "$home/removed"
(cat "$home/removed"; echo) | sed -En 's#^\s*(\./|/)?(.*\S)\s*$#./\2#p' > "$release/removed"
sed 'p; s/$/.br/p; s/br$/gz/' "$release/removed" > "$release/left_out" # compressed, too
if [ -n "$before" ]; then
    while IFS= read -r file; do
        found='not in the last release'
        [ ! -e "$before/client/$file" ] || found='left out'
        [ ! -e "$release/client/$file" ] || found='still in the export, so it stays'
        echo "$home/removed: ${file#./}: $found"
    done < "$release/removed"
    [ ! -e "$before/own" ] || (cd "$before/client" && xargs -rd '\n' touch -c < ../own)
    copy_versioned "$before" "$release" -mtime -30
fi
chmod -R u=rwX,go=rX "$release" # the export may have been made under a stricter umask

link() { ln -sfn "$1" "$home/next" && mv -fT "$home/next" "$home/current"; }
link "$release"
if ! $nginx -t -q; then
    if [ -n "$before" ]; then link "$before"; else rm "$home/current"; fi
    rm -r "$release"
    exit 1
fi
# Until nginx has replaced its workers, an old one may be asked for a file of a new page.
if [ -n "$before" ]; then copy_versioned "$release" "$before"; fi
$nginx -s reload
for client in "$home"/releases/*/client; do # one may go back to each
    [ "$client" = "$release/client" ] || (cd "$client" && find . -type f \
        | grep -xFf "$release/left_out" | xargs -rd '\n' rm)
done
for old in $(ls -1r "$home/releases" | tail -n +6); do
    [ "$home/releases/$old" = "$before" ] || rm -r "$home/releases/$old" # old workers may serve it
done
