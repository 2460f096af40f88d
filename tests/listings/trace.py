# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""Prints, for each table read from standard input, the lines that a module of listings runs.

trace.py MODULE: a table is a line as `showdown-cli check` writes it; the answer is one line with
the numbers of the module's lines, separated by blanks, in the order in which they ran. Only lines
of the functions of the listings count, whose names begin with a capital, and not their heads.
"""
import importlib
import os
import sys


def load(path):
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    return importlib.import_module(os.path.splitext(os.path.basename(path))[0])


def linesOf(module, table):
    visited = []

    def onEvent(frame, event, argument):
        code = frame.f_code
        if code.co_filename != module.__file__ or not code.co_name[0].isupper():
            return None
        if event == "line" and frame.f_lineno != code.co_firstlineno:
            visited.append(frame.f_lineno)
        return onEvent

    sys.settrace(onEvent)
    try:
        module.answer(table)
    finally:
        sys.settrace(None)
    return visited


def main():
    module = load(sys.argv[1])
    for table in sys.stdin:
        print(*linesOf(module, table), flush=True)


main()
