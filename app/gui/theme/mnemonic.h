// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// The words of a control without its mnemonic marker: "Deal" from "&Deal".
inline QString withoutMnemonic(QString words)
{
    return words.remove(u'&');
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
