// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/keyhint.h"
#include "core/questions/cardhere.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;
using namespace showdown::narration;

/// The hint about a card before it is placed.
class TestKeyHint : public QObject
{
    Q_OBJECT

private slots:
    void aKeySaysWhatItWouldMake_data();
    void aKeySaysWhatItWouldMake();
};

void TestKeyHint::aKeySaysWhatItWouldMake_data()
{
    QTest::addColumn<QString>("hands"); ///< the last place of the first hand is open
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("name"); ///< of the second player
    QTest::addColumn<QString>("hint");
    const auto row = [](const char* title, const char* hands, const char* hint,
                        const char* lens = "", const char* name = "") {
        QTest::newRow(title) << qt(hands) << qt(lens) << qt(name) << QString::fromUtf8(hint);
    };
    row("the player alone", "Kc Ks 6h 6c", "K♦ here: full house, kings over sixes");
    row("the player would win", "Kc Ks 6h 6c|Ah Ad 9c 8c 2d",
        "K♦ here: full house, kings over sixes; Player 1 would win");
    row("another would win", "2c 3s 6h 9c|Ah Ad 9s 8c 2d",
        "K♦ here: high card, king, then nine, six, three, two; Ada would win", "", "Ada");
    row("somebody has some cards", "Kc Ks 6h 6c|Ah Ad 9c 8c 2d|2h",
        "K♦ here: full house, kings over sixes; Player 1 would win so far");
    row("in place of a card", "Kc Qs Jh Tc 9h", "K♦ here: straight, king high");
    row("everyone", "Qs Jh Tc 9h|Ks Qh Jd Td 9d",
        "K♦ here: straight, king high; everyone would tie");
    row("two of three", "Qs Jh Tc 9h|Ks Qh Jd Td 9d|2h 3h 4h 5c 7c",
        "K♦ here: straight, king high; Players 1 and 2 would tie");
    row("two of three who have names", "Qs Jh Tc 9h|Ks Qh Jd Td 9d|2h 3h 4h 5c 7c",
        "K♦ here: straight, king high; Player 1 and Ada would tie", "", "Ada");
    row("two, and a third has some cards", "Qs Jh Tc 9h|Ks Qh Jd Td 9d|2h",
        "K♦ here: straight, king high; Players 1 and 2 would tie so far");
    row("through a lens", "Kc Ks 6h 2c|Ah Ad Ac 8c 8d",
        "K♦ here: no full house; Player 2 would win", "full-house");
    row("through a lens that none fits", "Kc Qs 6h 2c|Ah Kd 9c 8c 2d", "K♦ here: no full house",
        "full-house");
}

void TestKeyHint::aKeySaysWhatItWouldMake()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, lens);
    QFETCH(const QString, name);
    QFETCH(const QString, hint);
    std::vector<Hand> all;
    for (const QString& hand : hands.split(u'|'))
        all.push_back(handOf(hand.toStdString()));
    const HouseRules rules;
    const auto as = categoryFromId(lens.toStdString());
    const Card card(Rank::king, Suit::diamonds);
    const bool isFull = all[0].isComplete();
    const auto outcome =
        showdownWith(card, {{0, isFull ? 0 : all[0].size()}, isFull}, all, rules, as);
    QVERIFY(outcome.has_value());
    QCOMPARE(keyHint({card, 1, *outcome}, rules, as, {QString(), name}), hint);
}

SHOWDOWN_TEST(TestKeyHint)
#include "tst_keyhint.moc"
