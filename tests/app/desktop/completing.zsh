#!/usr/bin/env -S zsh -f
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
#
# completing.zsh FILE LINE   what Tab offers at the end of LINE, a word a line
#
# Types LINE and Tab into a zsh of its own, which writes what it would list into a file.

zmodload zsh/zpty
folder=$(mktemp -d)
trap 'rm -rf $folder' EXIT
cat > $folder/setup <<'END'
fpath=($SHOWDOWN_COMPLETIONS $fpath)
autoload -Uz compinit
compinit -u -C -d $PWD/.zcompdump # which the next line finds
bindkey '^I' complete-word
endHere() { exit }
comppostfuncs=(endHere)
compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
    fi
    local -a hits
    builtin compadd -A hits "$@"
    (( $#hits )) || return 1
    print -rl -- $hits >> $SHOWDOWN_HITS
}
END
export SHOWDOWN_COMPLETIONS=${1:A:h} SHOWDOWN_HITS=$folder/hits
touch $SHOWDOWN_HITS
zpty typing exec zsh -f -i
zpty -w typing "source $folder/setup"
zpty -w -n typing "$2"$'\t'
# It ends by itself once it has completed.
while zpty -r typing shown; do [[ -n $SHOWDOWN_SHOW ]] && print -r -- "$shown"; done
cat $SHOWDOWN_HITS
