// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/pastedtable.h"

#include <QString>

#include <variant>

namespace showdown::gui {

/// What a text holds that was pasted into a slot or dropped on it: cards or hands; or why it holds
/// none, in a sentence.
std::variant<files::PastedTable, QString> readPastedText(const QString& text);

} // namespace showdown::gui
