// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "core/cards/card.h"

#include <QIcon>
#include <QSize>

#include <vector>

class QFont;

namespace showdown::gui {

/// Cards side by side, in two or four suit colours, as the icon of a control. They are drawn when
/// shown, in the colours of the application's palette, and sharp at any pixel ratio.
QIcon cardsIcon(const std::vector<Card>& cards, SuitColors suitColors);

/// The size of that icon beside text of this font.
QSize cardsIconSize(int cards, const QFont& font);

} // namespace showdown::gui
