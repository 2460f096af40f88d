// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/texts.h"

#include <QDir>
#include <QList>

namespace showdown::tests {

/// Texts each of which takes a way of its own through a reader, `tables`, `paste` or `batch`; found
/// by the programs in tests/fuzz.
inline QList<QByteArray> keptCorpus(const QString& reader)
{
    const QDir folder(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/fuzz/") + reader);
    QList<QByteArray> texts;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        texts << contentOf(folder.filePath(name));
    return texts;
}

} // namespace showdown::tests
