// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace showdown::tests {

/// Whether the long proofs try every case: SHOWDOWN_WHOLE_PROOFS is 1 or more in the environment.
/// Otherwise they try a part, the same each time.
inline bool areProofsWhole()
{
    return qEnvironmentVariableIntValue("SHOWDOWN_WHOLE_PROOFS") >= 1;
}

/// The number of trials of a proof: `all` in whole proofs, otherwise `daily`.
inline int trials(int all, int daily)
{
    return areProofsWhole() ? all : daily;
}

/// The number of hostile inputs: as `trials`, but of whole proofs so many times `all` as the
/// environment says.
inline int hostileTrials(int all, int daily)
{
    return areProofsWhole() ? all * qEnvironmentVariableIntValue("SHOWDOWN_WHOLE_PROOFS") : daily;
}

} // namespace showdown::tests
