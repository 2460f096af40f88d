// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/mnemonic.h"

namespace showdown::gui {

QStringList withMnemonics(const QStringList& titles)
{
    QString taken;
    QStringList marked;
    for (const QString& title : titles) {
        QString words = escapedForControl(title);
        for (qsizetype at = 0; at < words.size(); ++at) {
            const QChar key = words.at(at).toLower();
            if (!key.isLetterOrNumber() || taken.contains(key))
                continue;
            taken += key;
            words.insert(at, u'&');
            break;
        }
        marked << words;
    }
    return marked;
}

} // namespace showdown::gui
