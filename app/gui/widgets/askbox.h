// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace showdown::gui {

/// A button of a question: its words, with their mnemonic, and its object name.
struct AskedButton
{
    QString words;
    QString name;
};

/// A question before something that cannot be taken back.
struct AskedFirst
{
    QString name; ///< of the box
    QString title;
    QString text; ///< plain
    AskedButton yes;
    AskedButton no = {}; ///< the default button; Cancel unless it has words
};

/// Asks in a box above the window of a widget, and does `then` if the answer is yes, and `otherwise`
/// if it is no.
void askFirst(
    QWidget& parent, const AskedFirst& asked, const std::function<void()>& then,
    const std::function<void()>& otherwise = [] {});

} // namespace showdown::gui
