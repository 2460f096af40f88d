// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/core/cases/casesets.h"
#include "tests/support/testprogram.h"

#include <set>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The parts by which two hands of a rank can differ, as `pair` or `kicker 2`.
QStringList rankParts(Category rank)
{
    const auto numbered = [](const QString& part, int from, int count) {
        QStringList parts;
        for (int i = 0; i < count; ++i)
            parts << part + u' ' + QString::number(from + i);
        return parts;
    };
    const QString kicker = QStringLiteral("kicker");
    switch (rank) {
    case Category::highCard:
    case Category::flush:
        return numbered(QStringLiteral("card"), 1, 5);
    case Category::pair:
        return QStringList{QStringLiteral("pair")} + numbered(kicker, 1, 3);
    case Category::twoPair:
        return {QStringLiteral("higher-pair"), QStringLiteral("lower-pair"),
                QStringLiteral("kicker 1")};
    case Category::threeOfAKind:
        return QStringList{QStringLiteral("trio")} + numbered(kicker, 1, 2);
    case Category::straight:
    case Category::straightFlush:
        return {QStringLiteral("highest")};
    case Category::fullHouse:
        return {QStringLiteral("trio"), QStringLiteral("pair")};
    case Category::fourOfAKind:
        return {QStringLiteral("quad"), QStringLiteral("kicker 1")};
    case Category::royalFlush:
        return {};
    case Category::fiveOfAKind:
        return {QStringLiteral("five")};
    }
    return {};
}

/// All ways in which two hands can compare, each with the winner: `pair: kicker 2, 1`.
QStringList decisionsOf(const HouseRules& rules, std::optional<Category> lens)
{
    QStringList decisions;
    for (const Category rank : allCategories()) {
        if (!rules.knows(rank) || (lens && rank != *lens))
            continue;
        const QString prefix = qt(id(rank)) + QStringLiteral(": ");
        decisions << prefix + QStringLiteral("tie");
        if (rank == Category::fiveOfAKind && rules.wildScope == WildScope::bug)
            continue; // five aces
        for (const QString& part : rankParts(rank))
            decisions << prefix + part + QStringLiteral(", 1")
                      << prefix + part + QStringLiteral(", 2");
    }
    if (!lens)
        decisions << QStringLiteral("rank, 1") << QStringLiteral("rank, 2");
    decisions.sort();
    return decisions;
}

/// The decision of a case of two hands that both fit.
QString decisionIn(const TestCase& testCase)
{
    const Showdown& answer = testCase.answer;
    const QString why = qt(whyText(answer));
    const QString winner = QStringLiteral(", %1").arg(answer.winners.front());
    if (why == u"rank")
        return why + winner;
    const QString rank = qt(id(answer.players.front().result->value.category()));
    return rank + QStringLiteral(": ") + why + (why == u"tie" ? QString() : winner);
}

} // namespace

/// What the first cases must contain.
class TestCaseCoverage : public QObject
{
    Q_OBJECT

private slots:
    void everyDecisionComesEarly_data();
    void everyDecisionComesEarly();
    void everyOrderOfThreeComesEarly();
    void somebodyDoesNotFitEarly_data();
    void somebodyDoesNotFitEarly();
};

void TestCaseCoverage::everyDecisionComesEarly_data()
{
    addRows(presets);
}

void TestCaseCoverage::everyDecisionComesEarly()
{
    QFETCH(const QString, rules);
    QFETCH(const std::optional<Category>, lens);
    const NamedRules named = *rulesFrom(rules);
    QStringList seen;
    for (const TestCase& each : earlyCases(rules, lens)) {
        const auto& players = each.answer.players;
        if (players.size() == 2 && players[0].result && players[1].result)
            seen << decisionIn(each);
    }
    seen.sort();
    seen.removeDuplicates();
    QStringList missing;
    for (const QString& decision : decisionsOf(named.rules, lens)) {
        if (!seen.contains(decision))
            missing << decision;
    }
    QCOMPARE(missing, QStringList());
}

void TestCaseCoverage::everyOrderOfThreeComesEarly()
{
    std::set<QString> seen;
    for (const TestCase& each : earlyCases(presets.front(), std::nullopt)) {
        if (each.hands.size() == 3)
            seen.insert(placesOf(each.answer));
    }
    const std::set<QString> all{
        QStringLiteral("1 1 1"), QStringLiteral("1 1 3"), QStringLiteral("1 3 1"),
        QStringLiteral("3 1 1"), QStringLiteral("1 2 2"), QStringLiteral("2 1 2"),
        QStringLiteral("2 2 1"), QStringLiteral("1 2 3"), QStringLiteral("1 3 2"),
        QStringLiteral("2 1 3"), QStringLiteral("2 3 1"), QStringLiteral("3 1 2"),
        QStringLiteral("3 2 1")};
    QCOMPARE(seen, all);
}

void TestCaseCoverage::somebodyDoesNotFitEarly_data()
{
    addRows(presets);
}

void TestCaseCoverage::somebodyDoesNotFitEarly()
{
    QFETCH(const QString, rules);
    QFETCH(const std::optional<Category>, lens);
    std::set<QString> seen;
    for (const TestCase& each : earlyCases(rules, lens)) {
        if (each.hands.size() == 2)
            seen.insert(placesOf(each.answer));
    }
    const bool everyHandFits = !lens || *lens == Category::highCard;
    QCOMPARE(seen.contains(QStringLiteral("1 -")), !everyHandFits);
    QCOMPARE(seen.contains(QStringLiteral("- 1")), !everyHandFits);
}

SHOWDOWN_TEST(TestCaseCoverage)
#include "tst_casecoverage.moc"
