// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lesson.h"

#include "core/questions/exercisefacts.h"

#include <QDir>

namespace showdown::lessons {

std::vector<Hand> Setting::fullHands() const
{
    return handsOf(hands);
}

int Lesson::number() const
{
    const QString digits = QDir(folder).dirName().section(QLatin1Char('-'), 0, 0);
    bool isNumber = false;
    const int number = digits.toInt(&isNumber);
    return isNumber ? number : 0;
}

QString Lesson::remember() const
{
    const QLatin1String mark("**Remember.** "); // in every language
    for (const Block& block : blocks) {
        const auto* prose = std::get_if<Prose>(&block.content);
        const QStringList paragraphs =
            prose ? prose->markdown.split(QStringLiteral("\n\n")) : QStringList();
        for (const QString& paragraph : paragraphs) {
            if (const QString text = paragraph.trimmed(); text.startsWith(mark))
                return text.mid(mark.size());
        }
    }
    return {};
}

} // namespace showdown::lessons
