// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

class QString;
class QWidget;

namespace showdown::gui {

/// Tells assistive technology less than Qt does from now on: at the end of a change, and only what
/// differs from what it was told before about something that is visible. Screen readers drop floods
/// of events, and with them the announcement at the end. To be called once, before any window.
void tellOnlyChanges();

/// Has a text read after all changes; see announce().
void tellLast(QWidget& widget, const QString& text);

bool wasAnnouncedWithin(std::chrono::milliseconds time);
bool isAboutToAnnounce();

} // namespace showdown::gui
