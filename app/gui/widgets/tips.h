// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

class QAction;
class QWidget;

namespace showdown::gui {

// Qt reads a tool tip as HTML if it looks like it, and loads the pictures that it names. Words that
// may hold somebody else's text, such as the name of a player, become a tip by one of these, which
// shows them as they are.

/// The words for a tool tip: "a < b" rather than a tag.
QString escapedForToolTip(const QString& words);

/// Sets the tool tip alone.
void setToolTip(QWidget& widget, const QString& words);

/// Sets the tool tip and the tip in the status bar.
void setTips(QWidget& widget, const QString& words);
void setTips(QAction& action, const QString& words);

/// The text of an action of a menu, and both tips.
void setWords(QAction& action, const QString& text, const QString& tip);

/// Shows a tool tip of a part of a widget; none if there are no words.
void showToolTip(const QPoint& place, const QString& words, QWidget& widget, const QRect& part);

} // namespace showdown::gui
