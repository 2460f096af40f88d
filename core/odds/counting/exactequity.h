// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/slices.h"

namespace showdown {

/// All deals for two or three players, counted (core/odds/counting/dealplan.h says in which slices). The
/// seats must live as long as the work.
SlicedWork exactWork(const Seats& seats);

} // namespace showdown
