# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# How core is built, alone or with the rest of the tree, which is built the same way.

set(SHOWDOWN_VERSION 0.1.0)

# showdown_settings()
#
# For the project at the top, after project(): the language, warnings and tools of all targets. A
# project that takes core in has its own.
macro(showdown_settings)
    get_property(severalBuildTypes GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
    if(NOT CMAKE_BUILD_TYPE AND NOT severalBuildTypes)
        set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
        set_property(CACHE CMAKE_BUILD_TYPE PROPERTY STRINGS Debug Release RelWithDebInfo MinSizeRel)
    endif()

    set(CMAKE_CXX_STANDARD 20)
    set(CMAKE_CXX_STANDARD_REQUIRED ON)
    set(CMAKE_CXX_EXTENSIONS OFF)
    set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

    option(SHOWDOWN_CHECK_HEADERS "Compile each header alone that no source of its library proves" OFF)

    if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
        find_program(SHOWDOWN_CCACHE ccache)
        mark_as_advanced(SHOWDOWN_CCACHE)
        if(SHOWDOWN_CCACHE)
            # Without this leave, ccache keeps nothing that was compiled with a precompiled header.
            set(CMAKE_CXX_COMPILER_LAUNCHER
                "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${SHOWDOWN_CCACHE}"
            )
        endif()
    endif()

    # The presets decide whether these warnings are errors (CMAKE_COMPILE_WARNING_AS_ERROR).
    if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
        add_compile_options(
            -Wall
            -Wextra
            -Wpedantic
            -Wconversion
            -Wno-sign-conversion
            -Wnon-virtual-dtor
            -Woverloaded-virtual
        )
        # In a unity build clang takes names of earlier sources for shadowed; g++ does not.
        if(NOT (CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID MATCHES "Clang"))
            add_compile_options(-Wshadow)
        endif()
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-Wduplicated-cond -Wlogical-op)
    endif()
endmacro()

# showdown_check_headers(<library>)
#
# With SHOWDOWN_CHECK_HEADERS: compiles each header of a library by itself, in a source of one line.
# A header that a source of the library includes first is known to compile by itself.
function(showdown_check_headers library)
    if(NOT SHOWDOWN_CHECK_HEADERS)
        return()
    endif()
    get_filename_component(tree "${CMAKE_CURRENT_FUNCTION_LIST_DIR}" DIRECTORY)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE "${tree}" "*.h")
    get_target_property(sources ${library} SOURCES)
    list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
    foreach(source IN LISTS sources)
        file(STRINGS "${source}" first LIMIT_COUNT 1 REGEX "^#include ")
        string(REGEX REPLACE "^#include \"(.*)\"$" "\\1" first "${first}")
        list(REMOVE_ITEM headers "${first}")
    endforeach()
    set(checks)
    foreach(header IN LISTS headers)
        set(check "${PROJECT_BINARY_DIR}/headers/${header}.cpp")
        file(CONFIGURE OUTPUT "${check}" CONTENT "#include \"${header}\"\n")
        list(APPEND checks "${check}")
    endforeach()
    if(checks)
        add_library(${library}_headers OBJECT ${checks})
        target_link_libraries(${library}_headers PRIVATE
            ${library} $<TARGET_PROPERTY:${library},LINK_LIBRARIES>
        )
        add_dependencies(${library}_headers ${library})
    endif()
endfunction()

# showdown_unite_folders(<library> [<folder>...])
#
# In a unity build, compiles the sources of each folder as one, and those of the named folders, which
# are small, together: no two of them may define the same name differently. Presets that check each
# source by itself build without.
function(showdown_unite_folders library)
    foreach(folder IN LISTS ARGN)
        if(NOT IS_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/${folder}")
            message(FATAL_ERROR "showdown_unite_folders(${library}): there is no folder ${folder}")
        endif()
    endforeach()
    set_target_properties(${library} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${library} SOURCES)
    list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
    foreach(source IN LISTS sources)
        get_filename_component(folder "${source}" DIRECTORY)
        if(folder AND folder IN_LIST ARGN)
            set(folder small)
        endif()
        string(MAKE_C_IDENTIFIER "${library}/${folder}" group)
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}")
    endforeach()
endfunction()
