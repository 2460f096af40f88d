# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# cmake -DOUTPUT=<file> -DCOMMAND=<program;arguments...> -P describe.cmake
# Writes the output of a command to a file, but only if the command succeeds.
execute_process(
    COMMAND ${COMMAND}
    OUTPUT_VARIABLE text
    COMMAND_ERROR_IS_FATAL ANY
)
file(WRITE "${OUTPUT}" "${text}")
