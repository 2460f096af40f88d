#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# run.sh PROGRAM early|late|keys|counts|spoken   runs client.py, or the script in SHOWDOWN_CLIENT, on a
#                                  separate display, bus and window manager

set -euo pipefail

folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [[ ${SHOWDOWN_ON_A_BUS:-} != yes ]]; then
    # set before the bus starts: what the bus starts has its socket there, not in a place shared by two runs
    HOME=$(mktemp -d)
    export HOME XDG_RUNTIME_DIR="$HOME/run" SHOWDOWN_ON_A_BUS=yes
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
    exec dbus-run-session -- "$0" "$@"
fi

stop() {
    local job
    for job in $(jobs -p); do kill "$job" 2>/dev/null || true; done
    rm -rf "$HOME"
}
trap stop EXIT

display=$(mktemp)
Xvfb -displayfd 4 -screen 0 1400x900x24 4>"$display" 2>/dev/null &
for _ in {1..100}; do
    [[ -s $display ]] && break
    sleep 0.1
done
DISPLAY=:$(<"$display")
rm -f "$display"
export DISPLAY QT_QPA_PLATFORM=xcb
openbox 2>/dev/null &
for _ in {1..100}; do # without a window manager no window gets the focus
    xdotool get_desktop >/dev/null 2>&1 && break
    sleep 0.1
done
/usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null &
for _ in {1..100}; do
    dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress >/dev/null 2>&1 && break
    sleep 0.1
done
/usr/bin/python3 "${SHOWDOWN_CLIENT:-$folder/client.py}" "$@"
