// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pastedtable.h"

#include <QString>

#include <variant>

namespace showdown::gui {

/// The content of a text pasted into a slot or dropped on it: cards or hands; or a sentence that
/// says why there are none.
std::variant<tables::PastedTable, QString> readPastedText(const QString& text);

} // namespace showdown::gui
