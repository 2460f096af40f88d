#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# completing.bash FILE LINE   what Tab offers at the end of LINE, a word a line

source "$1"
line=$2
# As readline takes a line apart: at blanks and, unless told otherwise, at equals signs.
[[ $COMP_WORDBREAKS == *=* ]] && spaced=${line//=/ = } || spaced=$line
read -ra COMP_WORDS <<<"$spaced"
[[ $line == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMP_LINE=$line
COMP_POINT=${#line}
function=$(complete -p "${COMP_WORDS[0]}" | sed 's/.*-F \([^ ]*\) .*/\1/')
"$function"
printf '%s\n' "${COMPREPLY[@]}"
