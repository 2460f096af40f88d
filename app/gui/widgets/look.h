// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/textlabel.h"

#include <functional>

namespace showdown::gui {

/// Runs `apply` now, and again whenever the font or the colours of the widget change.
void onLookChange(QWidget& widget, const std::function<void()>& apply);

/// How a label looks; a size of 0 is that of its parent.
struct LabelLook
{
    double size = 0;
    QFont::Weight weight = QFont::Normal;
    Ink ink = Ink::text;
    bool wraps = true;
};

/// A label that keeps its size of the design, whatever the text size of its parent is.
TextLabel* newLabel(const QString& name, QWidget* parent, const LabelLook& look = {});

} // namespace showdown::gui
