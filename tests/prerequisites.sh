#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# tests/prerequisites.sh
#
# Tests the names of packages in app/prerequisites.sh: dpkg reports a package as installed only by
# its real name, so one listed by a name that it merely provides would be installed at every start.
# tests/run, which has installed them all, sets SHOWDOWN_PACKAGES=installed.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
source app/prerequisites.sh

# shellcheck disable=SC2046 # package names have no blanks
set -- $(requiredPackages) $(testPackages)
(($# > 0)) || die 'No package is listed.'
repeated=$(printf '%s\n' "$@" | sort | uniq -d)
[[ -z $repeated ]] || die "Listed twice: $repeated"
if [[ $(systemFamily) != debian ]]; then
    say 'Only the names of Debian can be looked up.'
    exit
fi

# The installed packages that provide this name.
providersOf() {
    dpkg-query -W -f='${Provides}|${Package}\n' |
        awk -F'|' -v name="$1" '{ gsub(/ \([^)]*\)/, "", $1); if (index(", " $1 ",", ", " name ",")) print $2 }'
}

hasLists() { [[ -n $(apt-cache dumpavail 2>/dev/null | head -n 1) ]]; }
isListed() { [[ -n $(apt-cache show --no-all-versions "$1" 2>/dev/null) ]]; }

mapfile -t absent < <(missingDebianPackages "$@")
for package in "${absent[@]}"; do
    providers=$(providersOf "$package")
    [[ -z $providers ]] || die "$package is no package, but another name for ${providers//$'\n'/ }"
    if hasLists && ! isListed "$package"; then
        die "Debian has no package $package."
    fi
done
if ((${#absent[@]} > 0)); then
    [[ ${SHOWDOWN_PACKAGES:-} != installed ]] || die "Still not installed: ${absent[*]}"
    say "Not installed here: ${absent[*]}"
fi

# The next start does not call the package manager.
stubs=$(mktemp -d)
trap 'rm -r "$stubs"' EXIT
for program in apt-get sudo; do
    printf '#!/bin/sh\necho called >>"%s/calls"\n' "$stubs" >"$stubs/$program"
    chmod +x "$stubs/$program"
done
installed=()
for package in "$@"; do
    [[ " ${absent[*]} " == *" $package "* ]] || installed+=("$package")
done
PATH=$stubs:$PATH
installPrerequisites "${installed[@]}"
[[ ! -e $stubs/calls ]] || die 'A start with everything installed calls the package manager.'
