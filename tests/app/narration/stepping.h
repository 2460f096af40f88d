// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steptext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/traces.h"

namespace showdown::tests {

/// The sentence at a step of a run.
inline QString sentence(const Run& run, const Step& step)
{
    return narration::stepText(step, run.hands(), run.terms().rules);
}

} // namespace showdown::tests
