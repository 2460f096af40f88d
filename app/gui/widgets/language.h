// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace showdown::gui {

/// Runs `say` now, and again whenever the language changes while the widget lives: for words that
/// nothing else would set again.
void onRetranslate(QWidget& widget, const std::function<void()>& say);

} // namespace showdown::gui
