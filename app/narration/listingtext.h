// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace showdown::narration {

/// A line of a listing in the current language, indented as it is: keywords and names stay, what is
/// in words is translated.
QString listingLine(std::string_view line);

} // namespace showdown::narration
