// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/seats.h"
#include "core/odds/slices.h"

#include <functional>
#include <memory>

namespace showdown {

/// All deals for two or three players, counted. The unknown hole cards of the first player who has
/// any make the slices: a slice holds all deals in which these cards are given (and those that
/// differ from them only by an exchange of suits). Without unknown cards there is one slice.
/// The seats must live as long as the work.
SlicedWork exactWork(const Seats& seats);

} // namespace showdown
