// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/expressiontext.h"
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
    QTest::newRow("what no variable holds stays")
        << QStringList{"9h 9d 7c Ks 2h"} << "card.suit ≠ suit" << QStringList{"card.suit ≠ h"};
    QTest::newRow("a switch") << QStringList{"9h 9d 7c Ks 2h"} << "not sameSuit"
                              << QStringList{"not false"};
    QTest::newRow("ranks") << QStringList{"9h 9d 9c Ks 2h", "Jh Jd 8c Ks 3h"} << "rank1 > rank2"
                           << QStringList{"three-of-a-kind > pair"};
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

SHOWDOWN_TEST(TestExpressionText)
#include "tst_expressiontext.moc"
