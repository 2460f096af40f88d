# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# cmake -DOUTPUT=<file> -DCOMMAND=<program;arguments...> -P describe.cmake
# Keeps what a program says of itself. A file that is only half written is none.
execute_process(
    COMMAND ${COMMAND}
    OUTPUT_VARIABLE text
    COMMAND_ERROR_IS_FATAL ANY
)
file(WRITE "${OUTPUT}" "${text}")
