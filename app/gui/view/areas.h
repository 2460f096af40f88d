// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace showdown::gui {

/// A part of the window that the keyboard can reach as a whole.
struct Area
{
    QPointer<QWidget> root;

    /// Puts the focus into the area; if not set, the first widget there that Tab reaches gets it.
    std::function<void()> enter;

    /// A part of it that is elsewhere, if any.
    QPointer<QWidget> rest = nullptr;
};

/// Goes from the area with the focus to the next one, and from the last to the first. Areas that
/// are hidden or have nothing to focus are skipped.
void enterNext(const std::vector<Area>& areas);

/// Goes to the previous area.
void enterPrevious(const std::vector<Area>& areas);

} // namespace showdown::gui
