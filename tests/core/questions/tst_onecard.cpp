// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/onecard.h"
#include "tests/core/questions/dealttables.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <tuple>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The cheapest change of one card that lets a player win.
class TestOneCard : public QObject
{
    Q_OBJECT

private slots:
    void changeIs_data();
    void changeIs();
    void changeIsTheCheapestByTheReference_data();
    void changeIsTheCheapestByTheReference();
};

namespace {

std::vector<Hand> handsOf(const QString& text)
{
    std::vector<Hand> hands;
    const QStringList parts = text.split(QStringLiteral(" | "));
    for (const QString& part : parts)
        hands.push_back(handOf(part.toStdString()));
    return hands;
}

QString changeText(const std::optional<CardChange>& change)
{
    return change ? QStringLiteral("%1: %2").arg(change->position + 1).arg(qt(toText(change->card)))
                  : QStringLiteral("none");
}

/// Tries every possible change, cheapest first.
std::optional<CardChange> referenceChange(const std::vector<Hand>& hands, int player,
                                          const HouseRules& rules, std::optional<Category> lens)
{
    const std::vector<int> alone{player + 1};
    if (referenceWinners(hands, rules, lens) == alone)
        return std::nullopt;
    std::vector<CardChange> changes;
    for (int index = 0; index <= 52; ++index) {
        const Card card = *cardOf(index);
        const bool isHeld = std::ranges::any_of(hands, [card](const Hand& hand) {
            return std::ranges::find(hand, card) != hand.end();
        });
        if (isHeld && !card.isJoker() && rules.deck == DeckKind::one)
            continue;
        for (int position = 0; position < Hand::fullSize; ++position)
            changes.push_back({position, card});
    }
    std::ranges::sort(changes, {}, [&rules](const CardChange& change) {
        return std::tuple(rules.isWild(change.card), change.card.index(), change.position);
    });
    for (const CardChange& change : changes) {
        std::vector<Hand> changed = hands;
        std::vector<Card> cards(changed[static_cast<std::size_t>(player)].begin(),
                                changed[static_cast<std::size_t>(player)].end());
        cards[static_cast<std::size_t>(change.position)] = change.card;
        changed[static_cast<std::size_t>(player)] = *Hand::of(cards);
        if (referenceWinners(changed, rules, lens) == alone)
            return change;
    }
    return std::nullopt;
}

} // namespace

void TestOneCard::changeIs_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("change");

    const auto row = [](const char* name, const char* rules, const char* hands, int player,
                        const char* change) {
        QTest::newRow(name) << QString::fromUtf8(rules) << QString::fromUtf8(hands) << player
                            << QString::fromUtf8(change);
    };
    row("a pair instead of none", "standard", "Kh Qd 9s 7c 2h | 3h 3d 8s 6c 4h", 0, "1: 7h");
    row("the first place of several", "standard", "5h 6d 7s 8c Kh | Ah Ad 2s 3c 4h", 0, "5: 4d");
    row("no card does", "standard", "Kh Qd 9s 7c 2h | 2d 2s 3d 3s 3c", 0, "none");
    row("a wild where no natural card does", "standard",
        "9h 9d 9s 2c 3c | Ah Ad Ac Kh Kd | 9c 8h 6d 4s 2d", 0, "4: *");
    row("one who wins alone", "standard", "Kh Kd 9s 7c 2h | 3h 3d 8s 6c 4h", 0, "none");
    row("one who ties", "standard", "Kh Kd 9s 7c 2h | Ks Kc 9d 7d 2d", 0, "3: 2c");
    row("an unfinished hand", "standard", "Kh Qd 9s 7c | 3h 3d 8s 6c 4h", 0, "none");
    row("nobody to compare with", "standard", "Kh Qd 9s 7c 2h | 3h 3d", 0, "none");
    row("the best is a tie", "series", "Ah Kh Qh Jh 2d | As Ks Qs Js Ts", 0, "none");
    row("a card that is held under one deck", "series", "9h 9d 9s 2c 3c | Ah Ad Ac 9c Kd", 0,
        "5: 2h");
    row("the same in a free deck", "series deck=free", "9h 9d 9s 2c 3c | Ah Ad Ac Kh Kd", 0,
        "4: 9h");
    row("a natural card that is wild comes after the others", "deuces",
        "9h 9d 8s 7c 3h | Kh Kd 4s 4c 5h", 0, "3: 9c");
}

void TestOneCard::changeIs()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, hands);
    QFETCH(const int, player);
    const auto change = cheapestWinningChange(handsOf(hands), player, rulesFrom(rules)->rules);
    QTEST(changeText(change), "change");
}

void TestOneCard::changeIsTheCheapestByTheReference_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules :
         {"series", "standard", "bug", "deuces", "series naturalBeatsWild=on deck=free"})
        QTest::newRow(rules) << QString::fromUtf8(rules);
}

void TestOneCard::changeIsTheCheapestByTheReference()
{
    QFETCH(const QString, rules);
    const HouseRules inForce = rulesFrom(rules)->rules;

    RandomHands random(22);
    int saved = 0;
    for (int trial = 0; trial < trials(500, 150); ++trial) {
        const std::vector<Hand> hands = dealtTable(random, inForce);
        std::optional<Category> lens = random.lens();
        if (lens && !inForce.knows(*lens))
            lens.reset();
        const int player = random.below(static_cast<int>(hands.size()));
        const auto change = cheapestWinningChange(hands, player, inForce, lens);
        const auto expected = referenceChange(hands, player, inForce, lens);
        QCOMPARE(changeText(change), changeText(expected));
        saved += change ? 1 : 0;
    }
    QVERIFY(saved > 30); // or nothing was tried
}

SHOWDOWN_TEST(TestOneCard)
#include "tst_onecard.moc"
