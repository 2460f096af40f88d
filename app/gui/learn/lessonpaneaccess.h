// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

class LessonPane;

/// Lets assistive technology read the text of lessons with the names of cards, where Qt would give
/// it the characters that stand for them. May be called more than once.
void installLessonPaneAccess();

/// Tells assistive technology where the cursor of a pane is by now, in the text that it reads.
void tellCursor(LessonPane& pane);

} // namespace showdown::gui
