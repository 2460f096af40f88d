# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# Read by cpack once for each kind of package. A .deb takes the symbols out by itself, into a
# package of their own; the others are stripped.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_STRIP_FILES ON)
endif()
