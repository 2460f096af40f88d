// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/batchlaw.h"

#include <QtGlobal>

using namespace showdown;
using namespace showdown::tests;

/// A line of a batch under each preset.
extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size)
{
    static std::vector<cli::BatchAnswers> batches = batchesOfPresets();
    for (cli::BatchAnswers& batch : batches) {
        const std::string fault = faultOfLine(batch, {data, size});
        if (!fault.empty())
            qFatal("%s", fault.c_str());
    }
    return 0;
}
