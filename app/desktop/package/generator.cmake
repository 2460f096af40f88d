# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# Read by cpack once for each kind of package. For a .deb, cpack moves the symbols into
# a separate package; the others are stripped.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_STRIP_FILES ON)
endif()
