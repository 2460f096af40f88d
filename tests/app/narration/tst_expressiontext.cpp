// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/expressiontext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/traces.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// Questions of the code with the numbers put in.
class TestExpressionText : public QObject
{
    Q_OBJECT

private slots:
    void numbersArePutIn_data();
    void numbersArePutIn();
    void everyQuestionHasAnExpression();
    void variablesReadAsTheCodeWritesThem_data();
    void variablesReadAsTheCodeWritesThem();
    void wordsAreThoseOfTheLanguage();
};

void TestExpressionText::numbersArePutIn_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("numbers"); ///< at some steps, in this order

    QTest::newRow("names alone") << QStringList{"9h 9d 9c Ks 2h", "8h 8d 8c Ks 3h"}
                                 << "trio1 > trio2" << QStringList{"9 > 8"};
    QTest::newRow("a sum") << QStringList{"9h 9d 7c Ks *"} << "numMatched + numWilds < numToMatch"
                           << QStringList{"1 + 1 < 4", "2 + 1 < 3"};
    QTest::newRow("a card of a hand")
        << QStringList{"9h 9d 7c Ks 2h"} << "sorted[index].value ≠ baseValue"
        << QStringList{"13 ≠ none", "9 ≠ 13", "9 ≠ 9", "7 ≠ 9"};
    QTest::newRow("the suit of a card of a loop")
        << QStringList{"9h 7h 9d Ks 2h"} << "card.suit ≠ suit" << QStringList{"♥ ≠ ♥", "♦ ≠ ♥"};
    QTest::newRow("the value of a card of a loop")
        << QStringList{"9h 9d 7c Ks *"} << "card.value = value"
        << QStringList{"13 = wild", "9 = wild", "wild = wild"};
    QTest::newRow("what no variable holds stays")
        << QStringList{"9h 9d 7c Ks 2h"} << "the card is a wild" << QStringList{""};
    QTest::newRow("a switch") << QStringList{"9h 9d 7c Ks 2h"} << "not sameSuit"
                              << QStringList{"not false"};
    QTest::newRow("ranks") << QStringList{"9h 9d 9c Ks 2h", "Jh Jd 8c Ks 3h"} << "rank1 > rank2"
                           << QStringList{"three of a kind > pair"};
    QTest::newRow("without the reason behind it")
        << QStringList{"9h 9d 9c Ks 2h", "9c Ks 9s 9d 2d", "As Kd 9s 7d 2c"} << "result < 0"
        << QStringList{"0 < 0"};
}

void TestExpressionText::numbersArePutIn()
{
    QFETCH(const QStringList, hands);
    QFETCH(const QString, code);
    QFETCH(const QStringList, numbers);

    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    const Run run(dealt, Terms{});
    QStringList found;
    for (const Step& step : run.steps()) {
        const Expression expression = expressionOf(step, run.terms());
        if (expression.code == code)
            found << expression.numbers;
    }
    qsizetype from = 0;
    for (const QString& each : numbers) {
        const qsizetype at = found.indexOf(each, from);
        QVERIFY2(at >= 0, qPrintable(each + u'\n' + found.join(u'\n')));
        from = at + 1;
    }
}

void TestExpressionText::everyQuestionHasAnExpression()
{
    for (const Run& run : sampleRuns(100)) {
        for (const Step& step : run.steps()) {
            const bool asks = step.listing->kindOf(step.line) == LineKind::question;
            const Expression expression = expressionOf(step, run.terms());
            QCOMPARE(!expression.code.isEmpty(), asks);
            QVERIFY(!expression.numbers.contains(u'%'));
        }
    }
}

void TestExpressionText::variablesReadAsTheCodeWritesThem_data()
{
    QTest::addColumn<VariableValue>("value");
    QTest::addColumn<QString>("text");

    PlayedHand hand(1);
    hand.add({cardvalue::wild, 0, 0, 1, true});
    hand.add({12, static_cast<std::uint8_t>(Suit::spades), 1, 1, false});
    hand.add({9, 0, 2, 1, true});
    hand.add({10, static_cast<std::uint8_t>(Suit::hearts), 3, 1, false});
    QTest::newRow("number") << VariableValue(3) << "3";
    QTest::newRow("truth") << VariableValue(true) << "true";
    QTest::newRow("card value") << VariableValue(CardValue{12}) << "12";
    QTest::newRow("wild") << VariableValue(CardValue{cardvalue::wild}) << "wild";
    QTest::newRow("none yet") << VariableValue(CardValue{0}) << "none";
    QTest::newRow("suit") << VariableValue(std::optional(Suit::hearts)) << "♥";
    QTest::newRow("no suit") << VariableValue(std::optional<Suit>()) << "none";
    QTest::newRow("rank") << VariableValue(Category::fourOfAKind) << "four of a kind";
    QTest::newRow("result") << VariableValue(Outcome::worse) << "-1";
    QTest::newRow("values") << VariableValue(ValueList{8, cardvalue::wild}) << "[8, wild]";
    QTest::newRow("counts") << VariableValue(std::vector<ValueCount>{{8, 2}, {cardvalue::wild, 1}})
                            << "[8: 2, wild: 1]";
    QTest::newRow("cards") << VariableValue(hand) << "★ Q♠ 9★ 10♥";
}

void TestExpressionText::variablesReadAsTheCodeWritesThem()
{
    QFETCH(const VariableValue, value);
    QFETCH(const QString, text);
    QCOMPARE(variableText(value), text);
}

void TestExpressionText::wordsAreThoseOfTheLanguage()
{
    QVERIFY(speak("de"));
    QStringList found;
    const Run run({handOf("9h 9d 9c Ks *"), handOf("Jh Jd 8c Ks 3h")}, Terms{});
    for (const Step& step : run.steps()) {
        const Expression expression = expressionOf(step, run.terms());
        found << expression.code + u'|' + expression.numbers;
    }
    const QString values = variableText(ValueList{8, cardvalue::wild});
    QVERIFY(speak("en"));
    QCOMPARE(values, QStringLiteral("[8, Joker]"));
    for (const char* wanted :
         {"rank1 > rank2|Vierling > Paar", "card ist ein Joker|", "not sameSuit|not false",
          "suit ist leer|leer ist leer", "card.value = value|13 = Joker"})
        QVERIFY2(found.contains(QString::fromUtf8(wanted)), wanted);
}

SHOWDOWN_TEST(TestExpressionText)
#include "tst_expressiontext.moc"
