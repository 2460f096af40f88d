// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace showdown::gui {

/// Makes assistive technology click a checkable button that it checks: checked alone, the button
/// would do nothing.
void clickWhenChecked(QToolButton& button);

/// Makes assistive technology take a widget for a notification, so that it reads announcements.
void makeNotification(QWidget& widget);

/// Makes assistive technology take a widget for a group of what is in it, under its name.
void makeGroup(QWidget& widget);

/// Makes assistive technology take a painted widget for a text, which is its name.
void makeText(QWidget& widget);

/// Has screen readers read a text now, politely, whatever has the focus. The text becomes the
/// accessible name of the widget, which makeNotification() was called for.
void announce(QWidget& widget, const QString& text);

} // namespace showdown::gui
