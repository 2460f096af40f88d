// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace showdown::gui {

/// Makes assistive technology read choice boxes by caption and value, pass over stacks of pages, and
/// take the words in a group for labels of it.
/// May be called more than once.
void installPlainAccess();

/// Makes assistive technology click a checkable button instead of checking it, which would have no
/// effect.
void clickWhenChecked(QToolButton& button);

/// Makes assistive technology treat a widget as a notification, so that it reads announcements.
void makeNotification(QWidget& widget);

/// A hidden notification in a widget, for announcements about what happens there.
QWidget* newAnnouncer(QWidget& parent);

/// Makes assistive technology treat a widget as a group of its contents, under its name.
void makeGroup(QWidget& widget);

/// Makes assistive technology treat a painted widget as a text, which is its name.
void makeText(QWidget& widget);

/// Makes assistive technology treat a widget as a slider whose place only its description tells: a
/// number would be read at each step.
void makeSlider(QWidget& widget);

/// Makes screen readers read a text, politely, whatever has the focus, after what changes with it
/// has been told. Cards in it are said by name. The text becomes the accessible name of the widget,
/// for which makeNotification() must have been called.
void announce(QWidget& widget, const QString& text);

} // namespace showdown::gui
