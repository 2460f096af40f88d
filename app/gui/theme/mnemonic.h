// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// The words of a control without the sign that marks its key: "Deal" of "&Deal".
inline QString withoutMnemonic(QString words)
{
    return words.remove(u'&');
}

/// Words that somebody chose, as a control shows them literally: "Ann && Bob".
inline QString escapedForControl(QString words)
{
    return words.replace(u'&', QStringLiteral("&&"));
}

/// The titles of one menu, each with a key of its own: its first letter or digit that no title before
/// it has. One whose letters are all taken has none.
QStringList withMnemonics(const QStringList& titles);

} // namespace showdown::gui
