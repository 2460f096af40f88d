#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# tests/package.sh [FOLDER]
#
# Tests the .deb in a Debian 12 with only its base system: it installs, runs, is registered for its
# files, and leaves nothing behind. Needs root, the network, some minutes and 2 GB.
#
# FOLDER has the packages if they are built already; otherwise `cmake --workflow --preset package`
# builds them. SHOWDOWN_BASE names a fresh root of debootstrap to copy instead of making one;
# SHOWDOWN_MIRROR a mirror other than deb.debian.org.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
source app/prerequisites.sh

((EUID == 0)) || die 'This needs root: it makes a Debian of its own and changes into it.'
# shellcheck disable=SC2046 # package names have no blanks
installPrerequisites $(requiredPackages) debootstrap dpkg-dev lintian

packages=${1:-}
if [[ -z $packages ]]; then
    cmake --workflow --preset package >&2
    packages=build/package
fi
mapfile -t found < <(find "$packages" -maxdepth 1 -name 'showdown_*.deb')
((${#found[@]} == 1)) || die "Not one .deb in $packages, but ${#found[@]}"
deb=${found[0]}

work=$(mktemp -d)
root=$work/root
cleanUp() {
    local folder
    for folder in proc dev/pts; do
        mountpoint -q "$root/$folder" && umount "$root/$folder"
    done
    rm -rf --one-file-system "$work"
}
trap cleanUp EXIT

inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp/home \
    LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive QT_QPA_PLATFORM=offscreen "$@"; }

step() { printf '\n== %s\n' "$*"; }

# Fails unless the output of a command contains this text.
says() {
    local text=$1 said
    shift
    said=$("$@" 2>&1) || die "Failed: $*"$'\n'"$said"
    [[ $said == *"$text"* ]] || die "'$text' is missing in what '$*' says:"$'\n'"$said"
    printf '%s\n' "$said"
}

# All files except those that every run of apt and dpkg changes.
listFiles() {
    find "$root" -xdev \( -path "$root/proc" -o -path "$root/dev" -o -path "$root/tmp" -o -path "$root/var/log" \
        -o -path "$root/var/cache" -o -path "$root/var/lib/dpkg" -o -path "$root/var/lib/apt" \) \
        -prune -o -printf '%P\n' | sort
}

step "Lintian: $(basename "$deb")"
lintian --allow-root --fail-on error "$deb"

! dpkg-deb --contents "$deb" | grep -E '/usr/(include|lib)/' ||
    die 'The package has what only a build with the engine needs.'

step 'A clean Debian 12'
if [[ -n ${SHOWDOWN_BASE:-} ]]; then
    cp -a "$SHOWDOWN_BASE" "$root"
else
    debootstrap --variant=minbase bookworm "$root" \
        "${SHOWDOWN_MIRROR:-http://deb.debian.org/debian}" >"$work/debootstrap.log"
fi
mount -t proc proc "$root/proc"
mount -t devpts devpts "$root/dev/pts"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mkdir -p "$root/tmp/home"
cp "$deb" "$root/tmp/showdown.deb"
cp resources/samples/third-kicker.showdown "$root/tmp/hands.showdown"
inside apt-get -qq update
# Install what every desktop has, and the dependencies, so that only the package itself is missing.
inside apt-get -qq install --no-install-recommends -y \
    desktop-file-utils libglib2.0-bin man-db hicolor-icon-theme >/dev/null
inside apt-get -qq satisfy --no-install-recommends -y \
    "$(dpkg-deb -f "$deb" Depends)" >/dev/null
listFiles >"$work/before"

step 'Installing'
inside dpkg -i /tmp/showdown.deb

step 'Running'
says 'showdown-cli ' inside showdown-cli --version
says 'Player 2 wins' inside showdown-cli compare 'Kh 6c 6h 2s *' 'Ks 6d 6s 3h w'
says 'Spieler' inside showdown-cli compare --lang de /tmp/hands.showdown
says '' inside showdown --screenshot /tmp/window.png --lang de --theme light /tmp/hands.showdown
[[ $(head -c 4 "$root/tmp/window.png" | tail -c 3) == PNG ]] || die 'The picture is no PNG.'
says 'Aufruf' inside showdown --lang de --help

step 'Known to the desktop'
says 'content-type: application/x-showdown' \
    inside gio info -a standard::content-type /tmp/hands.showdown
says 'org.showdown_app.Showdown.desktop' inside gio mime application/x-showdown
says '/usr/share/man/man1/showdown-cli.1.gz' inside man -w showdown-cli
says '/usr/share/man/de/man1/showdown.1.gz' inside man -M /usr/share/man/de -w showdown

step 'Removing'
inside apt-get -qq purge -y showdown
listFiles >"$work/after"
if ! diff "$work/before" "$work/after"; then
    die 'The package leaves files behind, or has taken others with it (> is new, < is gone).'
fi

step 'Installs, runs, and goes without a trace.'
