# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# How `cpack` packs the installed files: as .deb, the symbols in a separate one, and as .tar.gz.
set(CPACK_PACKAGE_NAME showdown)
set(CPACK_PACKAGE_VENDOR "The Showdown authors")
set(SHOWDOWN_MAINTAINER "The Showdown authors <maintainers@showdown-app.example>"
    CACHE STRING "Who answers for the packages: Name <address>"
)
set(CPACK_PACKAGE_CONTACT "${SHOWDOWN_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see which poker hand wins, and why")
set(CPACK_PACKAGE_DESCRIPTION
"Build up to three poker hands, with any number of wild cards, and see at once
who wins and why: why a hand is of its rank or just misses it, what was
compared with what, and each step of the code that decided.
.
Lessons with exercises teach how hand ranking is coded, and exact odds say who
wins how often. The command line, showdown-cli, compares and explains hands,
counts odds, and tests a comparator of one's own.")
set(CPACK_PACKAGE_INSTALL_DIRECTORY showdown)
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_GENERATOR "DEB;TGZ")
set(CPACK_VERBATIM_VARIABLES ON)

# Directories get the usual permissions, whatever the umask of the user who packs.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE
)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so that dpkg-shlibdeps cannot find them: for SVG icons, for the user's
# progress, and for the suit symbols.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "libqt6svg6, libqt6sql6-sqlite, fonts-dejavu-core, hicolor-icon-theme, shared-mime-info"
)
# Qt's own translations, and Wayland.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland")
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)

set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_LIST_DIR}/generator.cmake")
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/debianfiles.cmake")

include(CPack)
