// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/tables/readlaws.h"

using namespace showdown::tests;

/// A file of tables.
extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size)
{
    const QString fault = faultOfFile(QByteArray(data, static_cast<qsizetype>(size)));
    if (!fault.isEmpty())
        qFatal("%s", qPrintable(fault));
    return 0;
}
