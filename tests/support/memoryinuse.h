// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define SHOWDOWN_KNOWS_MEMORY
#include <malloc.h>
#endif

namespace showdown::tests {

/// Bytes that the program has allocated; 0 where that is not known, as under a sanitizer.
inline qint64 memoryInUse()
{
#ifdef SHOWDOWN_KNOWS_MEMORY
    const struct mallinfo2 info = mallinfo2();
    return static_cast<qint64>(info.uordblks) + static_cast<qint64>(info.hblkhd);
#else
    return 0;
#endif
}

} // namespace showdown::tests
