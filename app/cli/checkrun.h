// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/checkreport.h"

namespace showdown::cli {

/// Puts cases to a program until enough is known of it.
CheckResult checked(const CheckRequest& request);

} // namespace showdown::cli
