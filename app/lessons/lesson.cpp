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

} // namespace showdown::lessons
