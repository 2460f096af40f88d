// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

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

} // namespace showdown::gui
