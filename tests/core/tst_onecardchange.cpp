// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "core/odds/onecardchange.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The cheapest change of one card that makes a player win.
class TestOneCardChange : public QObject
{
    Q_OBJECT

private slots:
    void changeIs_data();
    void changeIs();
    void changeWinsAndNothingCheaperDoes();
};

namespace {

std::vector<Hand> handsOf(const QString& text)
{
    std::vector<Hand> hands;
    for (const QString& hand : text.split(QStringLiteral(" | ")))
        hands.push_back(handOf(hand.toStdString()));
    return hands;
}

QString changeText(const std::optional<CardChange>& change)
{
    if (!change)
        return QStringLiteral("none");
    return QStringLiteral("%1 for %2 at %3: %4")
        .arg(qt(toText(change->in)), qt(toText(change->out)))
        .arg(change->position + 1)
        .arg(qt(toText(change->makes)));
}

bool winsAlone(const std::vector<Hand>& hands, int player, const HouseRules& rules)
{
    return showdown::showdown(hands, rules).winners == std::vector<int>{player + 1};
}

Hand changed(const Hand& hand, int position, Card card)
{
    Hand result;
    for (int i = 0; i < hand.size(); ++i)
        result.add(i == position ? card : hand[i]);
    return result;
}

} // namespace

void TestOneCardChange::changeIs_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("change"); // of player 1

    const auto row = [](const char* name, const char* hands, const char* change,
                        const char* rules = "standard", const char* lens = "") {
        QTest::newRow(name) << QString::fromUtf8(hands) << QString::fromUtf8(rules)
                            << QString::fromUtf8(lens) << QString::fromUtf8(change);
    };
    row("a higher kicker does it", "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3h",
        "4h for 2h at 5: pair 12 9 7 4");
    row("the same kicker only ties", "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 6h",
        "8h for 7s at 4: pair 12 9 8 2");
    row("who wins already needs nothing", "Qh Qd 9c 7s 4h | Qs Qc 9d 7h 3h", "none");
    row("no single card saves a high card from quads", "Qh Td 9c 7s 4h | 8s 8c 8d 8h 3h", "none");
    row("the best of two others is to be beaten",
        "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3h | As Ac Kd 3c 4c", "2d for 9c at 3: two-pair 12 2 7");
    row("an unfinished opponent takes no part", "Qh Qd 9c 7s 2h | Qs Qc 9d 7h", "none");
    row("a joker where the deck has one", "Qh Td 9c 7s 4h | 8s 8c 8d 2h 3h", "none",
        "standard jokers=0");
    row("wilds of the deck may come", "9h 9d 9c 9s 4h | As Ks Qs Js Ts",
        "* for 4h at 5: five-of-a-kind 9", "standard jokers=1");
    row("jokers that lie on the table do not come", "9h 9d 9c 9s 4h | As Ks Qs Js *", "none",
        "standard jokers=1");
    row("with a free deck a card may come twice", "9h 9d 9c 9s 4h | As Ks Qs Js Ts",
        "9h for 4h at 5: five-of-a-kind 9", "standard deck=free");
    row("as a full house", "9h 9d 9c 8s 7h | As Ah Ad Ac Ks", "7d for 8s at 4: full-house 9 7",
        "standard", "full-house");
    row("as a full house where both fit", "9h 9d 9c 8s 7h | 9s Th Tc Td 9s", "none",
        "standard deck=free", "full-house");
}

void TestOneCardChange::changeIs()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);

    QTEST(changeText(cheapestChange(handsOf(hands), 0, rulesFrom(rules)->rules,
                                    categoryFromId(lens.toStdString()))),
          "change");
}

void TestOneCardChange::changeWinsAndNothingCheaperDoes()
{
    RandomHands random(9);
    int changes = 0;
    for (int trial = 0; trial < 60; ++trial) {
        HouseRules rules = random.rules();
        rules.deck = DeckKind::free;
        rules.jokers = {};
        std::vector<Hand> hands{random.hand(DeckKind::free), random.hand(DeckKind::free)};
        const auto change = cheapestChange(hands, 0, rules);
        if (winsAlone(hands, 0, rules)) {
            QVERIFY(!change);
            continue;
        }
        changes += change ? 1 : 0;
        const Hand before = hands[0];
        if (change) {
            hands[0] = changed(before, change->position, change->in);
            QVERIFY(winsAlone(hands, 0, rules));
        }
        for (int i = 0; i < 5 * 52; ++i) {
            hands[0] = changed(before, i / 52, *cardOf(i % 52));
            if (winsAlone(hands, 0, rules))
                QVERIFY(change && evaluate(hands[0], rules)->value >= change->makes);
        }
    }
    QVERIFY(changes > 10);
}

SHOWDOWN_TEST(TestOneCardChange)
#include "tst_onecardchange.moc"
