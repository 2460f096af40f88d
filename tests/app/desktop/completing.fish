#!/usr/bin/env -S fish --no-config
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# completing.fish FILE LINE   what Tab offers at the end of LINE, a word a line

source $argv[1]
complete -C $argv[2] | string split -f 1 \t
