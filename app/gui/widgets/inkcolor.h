// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"

#include <QColor>
#include <QPalette>

#include <optional>

namespace showdown {

/// What cards, messages and outlines are drawn in on the base and window colours of a palette, readable
/// on light and on dark ones. None of them says anything that a sign or a word does not say too.
QColor cardInk(const std::optional<Card>& card, const QPalette& palette);
QColor winnerInk(const QPalette& palette);
QColor errorInk(const QPalette& palette);
QColor focusInk(const QPalette& palette);
QColor outlineInk(const QPalette& palette);

} // namespace showdown
