// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

class QAbstractButton;
class QAction;
class QLabel;
class QWidget;

namespace showdown::gui {

// Qt reads a tool tip as HTML if it looks like HTML, and loads the pictures that it names. Words
// that may contain text from outside, such as a player's name, become a tip by one of these
// functions, which show them as they are.

/// The words escaped for a tool tip: "a < b" rather than a tag.
QString escapedForToolTip(const QString& words);

/// Sets only the tool tip.
void setToolTip(QWidget& widget, const QString& words);

/// Sets the tool tip and the tip in the status bar.
void setTips(QWidget& widget, const QString& words);
void setTips(QAction& action, const QString& words);

/// The text of an action of a menu, and both tips.
void setMenuWords(QAction& action, const QString& text, const QString& tip);

/// Sets the text of a button, its tips, and its accessible name if the text is not enough.
void nameButton(QAbstractButton& button, const QString& text, const QString& tip,
                const QString& name = {});

/// Sets the text of a label, the accessible name of its field from it, and the tips of the field.
void nameField(QLabel& label, QWidget& field, const QString& text, const QString& tip);

/// Shows a tool tip of a part of a widget; none if there are no words.
void showToolTip(const QPoint& place, const QString& words, QWidget& widget, const QRect& part);

} // namespace showdown::gui
