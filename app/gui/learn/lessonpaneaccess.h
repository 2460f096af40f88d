// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

class LessonPane;

/// Lets assistive technology read the text of lessons with the names of cards, where Qt would offer
/// the characters that stand for them, and its headings, paragraphs and links. May be called more than once.
void installLessonPaneAccess();

/// Tells assistive technology the current position of a pane's cursor, in the text that it reads, and
/// of the link that it marks.
void tellCursor(LessonPane& pane);

} // namespace showdown::gui
