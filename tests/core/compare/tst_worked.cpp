// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QFile>
#include <QTest>

#include <set>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// One case of a table; tests/data/worked-examples.txt describes the format.
struct WorkedCase
{
    QString name;
    QString rules = QStringLiteral("series");
    QString lens;
    QStringList hands;  ///< the cards as dealt
    QStringList values; ///< rank and values, or "does not fit"
    QStringList working;
    QString places;
};

} // namespace

Q_DECLARE_METATYPE(WorkedCase)

/// The worked examples of the series and the hands that expose its mistakes.
class TestWorked : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleIsThere();
    void workedExamples_data();
    void workedExamples();
    void errata_data();
    void errata();
};

namespace {

void readHand(const QString& line, WorkedCase& target)
{
    const QStringList parts = line.split(QStringLiteral(" -> "));
    target.hands << parts.value(0);
    target.values << parts.value(1);
    target.working << parts.value(2);
}

/// The cases of a table; a line that belongs to no case makes one without hands.
std::vector<WorkedCase> readCases(const char* fileName)
{
    std::vector<WorkedCase> cases;
    QFile file(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/") + fileName);
    if (!file.open(QIODevice::ReadOnly))
        return cases;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString& line : lines) {
        const QString text = line.trimmed();
        if (text.isEmpty() || text.startsWith(u'#'))
            continue;
        if (!line.startsWith(u' ') || cases.empty()) {
            cases.push_back({});
            cases.back().name = text;
        } else if (text.startsWith(QStringLiteral("rules "))) {
            cases.back().rules = text.mid(6);
        } else if (text.startsWith(QStringLiteral("lens "))) {
            cases.back().lens = text.mid(5);
        } else if (text.startsWith(QStringLiteral("places "))) {
            cases.back().places = text.mid(7);
        } else {
            readHand(text, cases.back());
        }
    }
    return cases;
}

void addRows(const char* fileName)
{
    QTest::addColumn<WorkedCase>("example");
    for (const WorkedCase& example : readCases(fileName))
        QTest::newRow(qPrintable(example.name)) << example;
}

/// The numbers at the beginning of the names of a table's cases.
std::set<QString> numbersIn(const char* fileName)
{
    std::set<QString> numbers;
    for (const WorkedCase& example : readCases(fileName))
        numbers.insert(example.name.section(u' ', 0, 0));
    return numbers;
}

QString workingOf(const HandResult& result)
{
    QStringList cards;
    for (const WorkingCard& card : result.working)
        cards << qt(toText(card));
    return cards.join(u' ');
}

/// What each wild became, in the order in which the wilds were dealt, read from a working hand: the
/// cards with stars, because the wilds fill their places from left to right.
QStringList starred(const QString& working)
{
    QStringList cards;
    for (const QString& card : working.split(u' ')) {
        if (card.endsWith(u'*'))
            cards << card.chopped(1);
    }
    return cards;
}

void check(const WorkedCase& example)
{
    const std::optional<NamedRules> named = rulesFrom(example.rules);
    QVERIFY(named);
    const std::optional<Category> lens = categoryFromId(example.lens.toStdString());
    QCOMPARE(lens.has_value(), !example.lens.isEmpty());

    std::vector<Hand> hands;
    for (const QString& text : example.hands) {
        hands.push_back(handOf(text.toStdString()));
        QCOMPARE(qt(toText(hands.back())), text);
        QVERIFY(hands.back().isComplete());
    }
    QVERIFY(!hands.empty());
    QCOMPARE(findRepeatedCard(hands).has_value(), named->rules.deck == DeckKind::free);

    const Showdown outcome = compareHands(hands, named->rules, lens);
    QCOMPARE(outcome.players.size(), hands.size());
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const PlayerResult& player = outcome.players[i];
        const auto row = static_cast<qsizetype>(i);
        QCOMPARE(player.hand, hands[i]); // as dealt, whatever the wilds became

        const auto value = player.result ? std::optional(player.result->value) : std::nullopt;
        QCOMPARE(describe(value), example.values[row]);
        QCOMPARE(describe(reference::valuesOf(hands[i], named->rules)[lens]), example.values[row]);
        QCOMPARE(player.failsLens(), !value);
        QCOMPARE(player.result ? workingOf(*player.result) : QString(), example.working[row]);
        QStringList substitutes;
        if (player.result) {
            for (const Substitution& substitution : player.result->substitutions)
                substitutes << qt(toText(substitution));
        }
        QCOMPARE(substitutes, starred(example.working[row]));
    }
    QCOMPARE(placesOf(outcome), example.places);
}

} // namespace

void TestWorked::everyExampleIsThere()
{
    std::set<QString> examples;
    for (int number = 1; number <= 34; ++number) {
        if (number != 23) // about odds
            examples.insert(QString::number(number));
    }
    QCOMPARE(numbersIn("worked-examples.txt"), examples);

    std::set<QString> mistakes;
    for (const int number :
         {1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27})
        mistakes.insert(QStringLiteral("E%1").arg(number));
    QCOMPARE(numbersIn("errata.txt"), mistakes);
}

void TestWorked::workedExamples_data()
{
    addRows("worked-examples.txt");
}

void TestWorked::workedExamples()
{
    QFETCH(const WorkedCase, example);
    check(example);
}

void TestWorked::errata_data()
{
    addRows("errata.txt");
}

void TestWorked::errata()
{
    QFETCH(const WorkedCase, example);
    check(example);
}

SHOWDOWN_TEST(TestWorked)
#include "tst_worked.moc"
