// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace showdown::cli {

/// A heading that a line of this character underlines.
QString underlined(const QString& heading, QChar line);

/// The text in lines of up to 100 characters: the first stands after `first`, all others after
/// `rest`. A word is never cut, and a line has room for 30 characters at least.
QString wrapped(const QString& text, const QString& first = {}, const QString& rest = {});

/// Lines of cells, all but the last of each line in columns.
class Columns
{
public:
    void add(const QStringList& cells);
    QString text() const;

private:
    QList<qsizetype> m_widths;
    QList<QStringList> m_lines;
};

} // namespace showdown::cli
