// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace showdown::gui {

/// A part of the window that the keyboard can go to as a whole.
struct Area
{
    QPointer<QWidget> root;

    /// Puts the focus into the area; without it the first widget there that Tab reaches gets it.
    std::function<void()> enter;

    /// A part of it that stands elsewhere, if there is one.
    QPointer<QWidget> rest = nullptr;
};

/// Goes on to the next of these areas, from the one that holds the focus, and after the last to
/// the first. One that is not visible, or has nothing that takes the focus, is passed over.
void enterNext(const std::vector<Area>& areas);

/// The same backwards.
void enterPrevious(const std::vector<Area>& areas);

} // namespace showdown::gui
