// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// The words of a control without its mnemonic marker: "Deal" from "&Deal", "A & B" from "A && B".
inline QString withoutMnemonic(QString words)
{
    for (auto at = words.indexOf(u'&'); at >= 0; at = words.indexOf(u'&', at + 1))
        words.remove(at, 1);
    return words;
}

/// Text from the user, escaped so that a control shows it literally: "Ann && Bob".
inline QString escapedForControl(QString words)
{
    return words.replace(u'&', QStringLiteral("&&"));
}

/// The titles of one menu, each with its own mnemonic: its first letter or digit that no earlier
/// title uses. A title whose letters are all taken has none.
QStringList withMnemonics(const QStringList& titles);

} // namespace showdown::gui
