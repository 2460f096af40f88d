#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# tests/corepackage.sh BUILD CONFIG
#
# Tests core in another project: the example of core/README.md builds with what a build of the tree
# installs of it, and prints what the README says. That core alone is configured without Qt. That the
# command line is configured and compiles without the window and Qt Widgets; only what words things and
# the commands, since all of it would take minutes.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$1
config=$2

die() {
    printf '%s\n' "$*" >&2
    exit 1
}

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
prefix=$work/prefix

# A value in the cache of the build.
cached() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }

cmake=$(cached CMAKE_COMMAND)
compiler=(
    -G "$(cached CMAKE_GENERATOR)"
    -D "CMAKE_CXX_COMPILER=$(cached CMAKE_CXX_COMPILER)"
)
options=(
    "${compiler[@]}"
    -D "CMAKE_BUILD_TYPE=$config"
    -D "CMAKE_CXX_FLAGS=$(cached CMAKE_CXX_FLAGS)"
)

# The first block of core/README.md in this language.
block() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" core/README.md | sed '1d; /^```$/,$d'; }

"$cmake" --install "$build" --config "$config" --component dev --prefix "$prefix" >"$work/log"
diff <(find core -name '*.h' | sort) \
    <(cd "$prefix/include/showdown" && find core -name '*.h' ! -name hashdata.h | sort) ||
    die 'The installed headers are not those of core.'

mkdir "$work/example"
block cmake >"$work/example/CMakeLists.txt"
block cpp >"$work/example/whowins.cpp"
"$cmake" -S "$work/example" -B "$work/built" "${options[@]}" -D "CMAKE_PREFIX_PATH=$prefix" >"$work/log" ||
    die "$(<"$work/log")"
"$cmake" --build "$work/built" --config "$config" >"$work/log" || die "$(<"$work/log")"
diff <(block text) <("$(find "$work/built" -name whowins -type f)") ||
    die 'The example of core/README.md does not print what stands there.'

"$cmake" -S core -B "$work/alone" "${options[@]}" --no-warn-unused-cli \
    -D CMAKE_DISABLE_FIND_PACKAGE_Qt6=ON >"$work/log" || die "$(<"$work/log")"

"$cmake" -S . -B "$work/cli" "${compiler[@]}" --no-warn-unused-cli \
    -D SHOWDOWN_GUI=OFF -D CMAKE_DISABLE_FIND_PACKAGE_Qt6Widgets=ON -D CMAKE_CXX_FLAGS=-O0 \
    -D CMAKE_OPTIMIZE_DEPENDENCIES=ON -D CMAKE_UNITY_BUILD=ON -D CMAKE_UNITY_BUILD_BATCH_SIZE=30 \
    >"$work/log" || die "$(<"$work/log")"
"$cmake" --build "$work/cli" --target showdown_cli_lib >"$work/log" || die "$(<"$work/log")"
