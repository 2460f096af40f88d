# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# Read by find_package(Showdown): the target showdown::core.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include("${CMAKE_CURRENT_LIST_DIR}/ShowdownTargets.cmake")
