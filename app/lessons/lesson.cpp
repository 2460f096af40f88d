// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lesson.h"

namespace showdown::lessons {

std::vector<Hand> Setting::fullHands() const
{
    std::vector<Hand> filled;
    for (const OpenHand& open : hands) {
        Hand hand;
        for (const std::optional<Card>& card : open) {
            if (card)
                hand.add(*card);
        }
        filled.push_back(hand);
    }
    return filled;
}

int Lesson::number() const
{
    const QString digits = id.section(QLatin1Char('-'), 0, 0);
    bool isNumber = false;
    const int number = digits.toInt(&isNumber);
    return isNumber ? number : 0;
}

} // namespace showdown::lessons
