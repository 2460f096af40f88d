// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/casegenerator.h"
#include "tests/core/rulesets.h"
#include "tests/support/texts.h"

#include <QTest>

#include <map>
#include <utility>
#include <vector>

Q_DECLARE_METATYPE(std::optional<showdown::Category>)

namespace showdown::tests {

constexpr std::uint64_t usualSeed = 1;
constexpr int early = 200;

inline std::vector<TestCase> firstCases(const NamedRules& rules, std::optional<Category> lens,
                                        int count, std::uint64_t seedOfCases = usualSeed)
{
    CaseGenerator generator(rules.rules, lens, seedOfCases);
    std::vector<TestCase> cases;
    while (static_cast<int>(cases.size()) < count)
        cases.push_back(generator.next());
    return cases;
}

inline QString describe(const TestCase& testCase)
{
    QStringList hands;
    for (const Hand& hand : testCase.hands)
        hands << qt(toText(hand));
    return hands.join(QStringLiteral(" | "));
}

/// The first 200 cases, which most tests look at.
inline const std::vector<TestCase>& earlyCases(const QString& rules, std::optional<Category> lens)
{
    static std::map<std::pair<QString, std::optional<Category>>, std::vector<TestCase>> known;
    std::vector<TestCase>& cases = known[{rules, lens}];
    if (cases.empty())
        cases = firstCases(*rulesFrom(rules), lens, early);
    return cases;
}

/// A row for each of these rules, and each lens that they know, or only some of them (CasesOf).
inline void addRows(const QStringList& rules)
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<std::optional<Category>>("lens");
    for (const QString& text : rules) {
        CasesOf cases(text);
        QTest::addRow("%s", qPrintable(text)) << text << std::optional<Category>();
        for (const Category lens : allCategories()) {
            if (rulesFrom(text)->rules.knows(lens) && cases.next())
                QTest::addRow("%s as %s", qPrintable(text), id(lens).data())
                    << text << std::optional(lens);
        }
    }
}

inline const QStringList presets{QStringLiteral("series"), QStringLiteral("standard"),
                                 QStringLiteral("bug"), QStringLiteral("deuces")};

} // namespace showdown::tests
