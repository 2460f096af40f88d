// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyleOptionToolButton>
#include <QToolButton>

namespace showdown::gui {

/// A button that opens a menu, without the arrow that the style would draw over its icon.
class MenuButton : public QToolButton
{
public:
    using QToolButton::QToolButton;

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override
    {
        QToolButton::initStyleOption(option);
        option->features &= ~QStyleOptionToolButton::HasMenu;
    }
};

} // namespace showdown::gui
