// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace showdown::gui {

/// The path that the data of an SVG path describes ("M4 6h14M4 12h10"): all its commands but T and
/// t. The data is ours, so what is not understood is a mistake of the program.
QPainterPath svgPath(QStringView data);

} // namespace showdown::gui
