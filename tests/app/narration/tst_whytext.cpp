// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/numbertext.h"
#include "app/narration/whytext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The three short rows of Why in words.
class TestWhyText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(speak("en")); }
    void sharesAreNeverRoundedToAllOrNothing_data();
    void sharesAreNeverRoundedToAllOrNothing();
    void raritySaysHowManyAreWorse();
    void otherRulesAre_data();
    void otherRulesAre();
    void germanQuotesTheNamesOfRules();
    void oneCardIs_data();
    void oneCardIs();
};

namespace {

std::vector<Hand> handsOf(const Compared& compared)
{
    std::vector<Hand> hands;
    for (const PlayerResult& player : compared.result.players)
        hands.push_back(player.hand);
    return hands;
}

} // namespace

void TestWhyText::sharesAreNeverRoundedToAllOrNothing_data()
{
    QTest::addColumn<quint64>("good");
    QTest::addColumn<quint64>("all");
    QTest::addColumn<QString>("text");

    const auto row = [](const char* text, quint64 good, quint64 all) {
        QTest::newRow(text) << good << all << QString::fromUtf8(text);
    };
    row("0.0 %", 0, 2598960);
    row("100.0 %", 2598960, 2598960);
    row("99.9998 %", 2598956, 2598960);
    row("0.0002 %", 4, 2598960);
    row("99.9 %", 9994, 10000);
    row("99.95 %", 9995, 10000);
    row("0.1 %", 5, 10000);
    row("0.04 %", 4, 10000);
    row("42.3 %", 1098240, 2598960);
    row("0.00000000001 %", 1, 10635631453160);
}

void TestWhyText::sharesAreNeverRoundedToAllOrNothing()
{
    QFETCH(const quint64, good);
    QFETCH(const quint64, all);
    QTEST(sharePercentText({good, all}), "text");
}

void TestWhyText::raritySaysHowManyAreWorse()
{
    QCOMPARE(rarityText({934, 1000}), QStringLiteral("Better than 93.4 % of all five-card hands"));
    QCOMPARE(rarityText({0, 1000}), QStringLiteral("No five-card hand is worth less"));
    QCOMPARE(rarityText({934, 1000}, true),
             QStringLiteral("By its best rank better than 93.4 % of all five-card hands"));
    QCOMPARE(rarityText({0, 1000}, true),
             QStringLiteral("By its best rank no five-card hand is worth less"));
}

void TestWhyText::otherRulesAre_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("texts");

    const auto row = [](const char* name, const char* hands, const char* rules, const char* lens,
                        const QStringList& texts) {
        QTest::newRow(name) << QString::fromUtf8(hands) << QString::fromUtf8(rules)
                            << QString::fromUtf8(lens) << texts;
    };
    row("several presets", "Th Td 9s 5c 3h | Kh Qd 8s 6c 4h", "series", "",
        {"Under Standard, Bug or Deuces wild, Player 1 would win"});
    row("other winners under each", "Th Td 9s 5c 3h | Kh Qd 8s 6c 4h | 2h 2d 7s 8c Jh", "series",
        "", {"Under Standard or Bug, Player 1 would win", "Under Deuces wild, Player 3 would win"});
    row("a player's own name", "Th Td 9s 5c 3h | 2c Qd 8s 6c 4h", "standard", "",
        {"Under Series or Deuces wild, Ann & Bo would win"});
    row("a tie of all", "Kh Kd 9s 5c 3h | 2c Ks 9d 5h 3d | 2s Kc 9c 5d 3s", "series", "",
        {"Under Deuces wild, everyone would tie"});
    row("nothing else", "Ah Ad 9s 5c 3h | Kh Qd 8s 6c 4h", "series", "", {});
    row("a tie", "Ah Kd 9s 5c 4h | As Kc 9d 5h 3h", "series", "", {});
    row("a tie of two", "Th Td 9s 5c 3h | Ts Tc 9d 5h 3d | Kh Qd 8s 6c 4h", "series", "",
        {"Under Standard, Bug or Deuces wild, Player 1 and Ann & Bo would tie"});
    row("no hand of the rank", "Th Td 9s 5c 3h | Kh Qd 8s 6c 4h", "standard", "pair",
        {"Under Series, no hand would fit"});
}

void TestWhyText::otherRulesAre()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);

    const Compared compared(hands, rules, lens);
    QStringList texts;
    const auto outcomes = underEveryPreset(handsOf(compared), compared.rules, compared.lens);
    const QStringList names{QString(), QStringLiteral("Ann & Bo"), QString()};
    for (const OtherRulesText& text : otherRulesTexts(outcomes, names)) {
        texts << text.text;
        for (const Preset preset : text.presets)
            QVERIFY(outcomes[static_cast<std::size_t>(preset)].hasOtherWinners);
    }
    QTEST(texts, "texts");
}

void TestWhyText::germanQuotesTheNamesOfRules()
{
    const Compared compared(QStringLiteral("Th Td 9s 5c 3h | Kh Qd 8s 6c 4h"),
                            QStringLiteral("series"), {});
    const auto outcomes = underEveryPreset(handsOf(compared), compared.rules, compared.lens);
    QVERIFY(speak("de"));
    const QString text = otherRulesTexts(outcomes, {}).front().text;
    QVERIFY(speak("en"));
    QCOMPARE(text, QStringLiteral("Nach den Regeln „Standard“, „Bug-Joker“ oder „Zweien als Joker“ "
                                  "würde Spieler 1 gewinnen"));
}

void TestWhyText::oneCardIs_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("text");

    const auto row = [](const char* hands, const char* text) {
        QTest::newRow(text) << QString::fromUtf8(hands) << QString::fromUtf8(text);
    };
    row("Kh Qd 9s 7c 2h | 3h 3d 8s 6c 4h", "With 7♥ in place of K♥ Player 1 would win");
    row("Kh Kd 9s 7c 2h | Ks Kc 9d 7d 2d", "With 2♣ in place of 9♠ Player 1 would win alone");
    row("9h 9d 9s 2c 3c | Ah Ad Ac Kh Kd | 9c 8h 6d 4s 2d",
        "With a wild in place of 2♣ Player 1 would win");
    row("Ah Kd 9s 7c * | 2h 3h 4h 5h 7h", "No single card saves Player 1");
    row("Ah Kh Qh Jh Th | As Ks Qs Js Ts", "No single card makes Player 1 win alone");
}

void TestWhyText::oneCardIs()
{
    QFETCH(const QString, hands);
    const Compared compared(hands, QStringLiteral("standard"), {});
    const auto change = cheapestWinningChange(handsOf(compared), 0, compared.rules);
    QTEST(change ? oneCardText(compared.result, 1, *change, compared.rules)
                 : noCardSaves(compared.result, 1),
          "text");
}

SHOWDOWN_TEST(TestWhyText)
#include "tst_whytext.moc"
