// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/translation.h"
#include "app/narration/verdicttext.h"
#include "tests/support/texts.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <vector>

namespace showdown::tests {

/// Switches the test to this language.
inline bool speak(const char* language)
{
    return narration::installTranslation(*QCoreApplication::instance(),
                                         QString::fromLatin1(language));
}

/// Whether a text is whole: every placeholder filled, nothing doubled or left out.
inline bool isSentence(const QString& text)
{
    static const QRegularExpression unfilled(QStringLiteral("%[1-9n]|\\.\\.|  |^ | $"));
    return !text.isEmpty() && !text.contains(unfilled) && !text.contains(QStringLiteral(": ."));
}

/// Compared hands in the notation of tests: `Kh 6c 6h 2s * | Ks Kd`, rules as rulesFrom() reads
/// them, and the id of a lens or nothing.
struct Compared
{
    HouseRules rules;
    std::optional<Category> lens;
    Showdown result;

    Compared(const QString& hands, const QString& rulesText, const QString& lensText)
        : rules(rulesFrom(rulesText).value().rules), lens(categoryFromId(lensText.toStdString()))
    {
        std::vector<Hand> dealt;
        for (const QString& hand : hands.split(u'|'))
            dealt.push_back(handOf(hand.toStdString()));
        result = compareHands(dealt, rules, lens);
    }

    narration::Verdict verdict(const QStringList& names = {}) const
    {
        return narration::verdict(result, rules, lens, names);
    }
};

} // namespace showdown::tests
