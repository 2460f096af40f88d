# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Shared by app/run and tests/run: finding the packages that this system needs, installing them,
# building `release`. Sourced by both, from the top of the tree.

set -euo pipefail

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# The family of the system: debian fedora arch suse brew unknown.
systemFamily() {
    if [[ $(uname -s) == Darwin ]]; then
        echo brew
        return
    fi
    local ids=''
    if [[ -r /etc/os-release ]]; then
        ids=$(. /etc/os-release && echo " ${ID:-} ${ID_LIKE:-} ")
    fi
    case $ids in
        *' debian '* | *' ubuntu '*) echo debian ;;
        *' fedora '* | *' rhel '*) echo fedora ;;
        *' arch '*) echo arch ;;
        *suse*) echo suse ;;
        *) echo unknown ;;
    esac
}

# The packages to build and run, one a line. An unknown system gets Debian's names.
requiredPackages() {
    case $(systemFamily) in
        fedora) set -- gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel qt6-linguist qt6-qttranslations json-devel dejavu-sans-fonts ;;
        arch) set -- gcc cmake ninja qt6-base qt6-svg qt6-tools qt6-translations nlohmann-json ttf-dejavu ;;
        suse) set -- gcc-c++ cmake ninja qt6-base-devel qt6-sql-sqlite qt6-svg-devel qt6-tools-linguist qt6-linguist-devel qt6-translations nlohmann_json-devel dejavu-fonts ;;
        brew) set -- cmake ninja qt nlohmann-json ;;
        *) set -- g++ cmake ninja-build qt6-base-dev libqt6sql6-sqlite qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n nlohmann-json3-dev fonts-dejavu-core ;;
    esac
    printf '%s\n' "$@"
}

# The additional packages of the tests.
testPackages() {
    case $(systemFamily) in
        fedora) set -- valijson-devel abattis-cantarell-fonts python3 python3-pyatspi at-spi2-core chromium dbus-daemon xorg-x11-server-Xvfb openbox xdotool desktop-file-utils appstream shared-mime-info glib2 man-db groff mandoc zsh fish nodejs ;;
        arch) set -- cantarell-fonts python python-atspi at-spi2-core chromium dbus xorg-server-xvfb openbox xdotool desktop-file-utils appstream shared-mime-info glib2 man-db groff mandoc zsh fish nodejs ;;
        suse) set -- valijson-devel cantarell-fonts python3 python3-atspi at-spi2-core chromium dbus-1 xorg-x11-server-Xvfb openbox xdotool desktop-file-utils AppStream shared-mime-info glib2-tools man groff mandoc zsh fish nodejs ;;
        brew) set -- valijson python node ;;
        *) set -- libvalijson-dev fonts-cantarell python3 python3-pyatspi at-spi2-core chromium dbus-bin dbus-daemon xvfb openbox xdotool desktop-file-utils appstream shared-mime-info libglib2.0-bin man-db groff mandoc zsh fish nodejs ;;
    esac
    printf '%s\n' "$@"
}

missingDebianPackages() {
    local package
    for package in "$@"; do
        if [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) != installed* ]]; then
            printf '%s\n' "$package"
        fi
    done
}

installDebianPackages() {
    local -a apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
    if ((EUID != 0)); then
        command -v sudo >/dev/null || die "Please install, as root: apt-get install $*"
        apt=(sudo "${apt[@]}")
    fi
    say "Installing what is missing: $*"
    "${apt[@]}" update >&2 || say "The package lists could not be refreshed; trying those at hand."
    "${apt[@]}" install --no-install-recommends -y "$@" >/dev/null || die "Could not install: $*"
}

# Where packages are not installed, that is anywhere but on Debian: prints their names before the
# first build, and fails without the tools for it.
checkParts() {
    local -a missing=()
    command -v cmake >/dev/null || missing+=(cmake)
    command -v ninja >/dev/null || missing+=(ninja)
    command -v c++ >/dev/null || command -v g++ >/dev/null || missing+=('a C++ compiler')
    if [[ ! -e build/release/build.ninja ]]; then
        say "Packages needed here (not installed by this script): $*"
    fi
    ((${#missing[@]} == 0)) || die "Not found: $(IFS=,; echo "${missing[*]}")"
}

# installPrerequisites PACKAGE...
installPrerequisites() {
    if [[ $(systemFamily) == debian ]]; then
        local -a missing
        mapfile -t missing < <(missingDebianPackages "$@")
        ((${#missing[@]} == 0)) || installDebianPackages "${missing[@]}"
    else
        checkParts "$@"
    fi
}

configureRelease() { cmake --preset release >&2; }

# Builds the named targets. Ninja configures again by itself when a CMakeLists.txt changes,
# but does not know the presets.
buildRelease() {
    local ninjaFile=build/release/build.ninja
    if [[ ! -e $ninjaFile || CMakePresets.json -nt $ninjaFile ]]; then
        configureRelease
    fi
    cmake --build --preset release --target "$@" >&2
}
