# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# Run by cpack on the files of a package before it packs them: adapts those of a .deb to Debian's
# policy.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()

set(tree "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr")
set(doc "${tree}/share/doc/showdown")
find_program(GZIP gzip REQUIRED)

# With the date of SOURCE_DATE_EPOCH, if it is set.
set(ENV{LC_ALL} C)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE "${doc}/changelog.Debian"
"showdown (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * Packaged by the authors. What changed in the program is in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
file(RENAME "${doc}/CHANGELOG.md" "${doc}/changelog")

file(GLOB_RECURSE texts "${tree}/share/man/*.1")
list(APPEND texts "${doc}/changelog" "${doc}/changelog.Debian")
execute_process(COMMAND "${GZIP}" --best --no-name --force ${texts} COMMAND_ERROR_IS_FATAL ANY)

if(EXISTS "${tree}/share/zsh/site-functions")
    file(RENAME "${tree}/share/zsh/site-functions" "${tree}/share/zsh/vendor-completions")
endif()
