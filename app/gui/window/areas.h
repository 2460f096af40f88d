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
};

/// The areas of a window, in a ring. One that is not visible, or has nothing that takes the focus,
/// is passed over.
class Areas
{
public:
    explicit Areas(std::vector<Area> areas) : m_areas(std::move(areas)) {}

    void goOn() const { step(1); }
    void goBack() const { step(-1); }

private:
    void step(int direction) const;
    int current() const;
    bool tryEnter(const Area& area) const;

    std::vector<Area> m_areas;
};

} // namespace showdown::gui
