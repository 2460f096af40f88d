// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::gui {

/// The Markdown of a question as a label shows it: cards in code spans, `Ks *`, become "K♠ ★" in bold,
/// and links, as claims are, plain text.
QString questionMarkdown(const QString& text);

/// The same as plain text, for those who hear it.
QString questionPlainText(const QString& text);

} // namespace showdown::gui
