// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// Players with names, places, labels, rules, and the forms of a verdict.
class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void playersMayHaveNames_data();
    void playersMayHaveNames();
    void theDecidingClauseIsBold();
    void namesAreEscapedInRichText();
    void aVerdictIsOneText();
    void verdictsAreTranslated_data();
    void verdictsAreTranslated();
    void labelsSayWhatDecided_data();
    void labelsSayWhatDecided();
    void placesHaveMarks_data();
    void placesHaveMarks();
    void playersAreDescribed_data();
    void playersAreDescribed();
    void placesOnTheTableHaveNames();
    void presetsHaveNames_data();
    void presetsHaveNames();
    void rulesHaveSentences_data();
    void rulesHaveSentences();
    void withTakesItsCase();
    void anArgumentMayLookLikeAPlaceholder();
};

void TestNames::playersMayHaveNames_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("text");

    QTest::newRow("a named winner")
        << "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"
        << ""
        << "Ben wins. Both Anna and Ben have a pair of queens; the third kicker decides, 3 beats 2.";
    QTest::newRow("named players tie")
        << "9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d | 2h 3d"
        << ""
        << "Anna and Ben tie so far. Both have a straight, nine high; "
           "all five values match. Player 3 needs 3 more cards.";
    QTest::newRow("a named player does not fit") << "9h 8d 7c 6s 5h | Kh Qd 3c 4s 5d"
                                                 << "straight"
                                                 << "Anna wins. Ben's hand is no straight.";
    QTest::newRow("a named player is to build a hand")
        << "9h | 8d"
        << ""
        << "Build two hands. Pick five cards for Anna. Click a card below, or type Ks, 10h or * "
           "for a wild.";
}

void TestNames::playersMayHaveNames()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, lens);
    const Compared compared(hands, QStringLiteral("series"), lens);
    QTEST(compared.verdict({QStringLiteral("Anna"), QStringLiteral("Ben"), QString()}).text(),
          "text");
}

void TestNames::theDecidingClauseIsBold()
{
    const Compared compared(QStringLiteral("Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"),
                            QStringLiteral("series"), {});
    QCOMPARE(compared.verdict().richSentence,
             QStringLiteral("Both Player 1 and Player 2 have a pair of queens; "
                            "<b>the third kicker decides, 3 beats 2.</b>"));
}

void TestNames::namesAreEscapedInRichText()
{
    const Compared compared(QStringLiteral("Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"),
                            QStringLiteral("series"), {});
    const Verdict verdict = compared.verdict({QStringLiteral("<i>%2"), QStringLiteral("A & B")});
    QVERIFY(verdict.sentence.startsWith(QStringLiteral("Both <i>%2 and A & B have a pair")));
    QVERIFY(verdict.richSentence.startsWith(
        QStringLiteral("Both &lt;i&gt;%2 and A &amp; B have a pair")));
}

void TestNames::aVerdictIsOneText()
{
    const Compared compared(QStringLiteral("Kh 6c 6h 2s * | Ks Kd"), QStringLiteral("series"), {});
    QCOMPARE(compared.verdict().text(),
             QStringLiteral("Player 1 is ready. Player 2 needs 3 more cards."));
}

void TestNames::verdictsAreTranslated_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("text");

    QTest::newRow("a winner by a kicker")
        << "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"
        << "Spieler 2 gewinnt. Spieler 1 und Spieler 2 haben beide ein Paar Damen; der dritte "
           "Kicker entscheidet, 3 schlägt 2.";
    QTest::newRow("a plural that wins") << "Qh Qd 5c 5s Jh | Kh Kd 2c 3s 4h"
                                        << "Spieler 1 gewinnt. Zwei Paare schlagen ein Paar.";
    QTest::newRow("a value without an article")
        << "Kh Kd 9c 7s 2h | Jh Jd 9d 7h 2c"
        << "Spieler 1 gewinnt. Spieler 1 und Spieler 2 haben beide ein Paar; das Paar "
           "entscheidet, König schlägt Bube.";
    QTest::newRow("one card is missing") << "Kh 6c 6h 2s * | Ks Kd 2d 3d"
                                         << "Spieler 1 ist bereit. Spieler 2 braucht noch 1 Karte.";
}

void TestNames::verdictsAreTranslated()
{
    QFETCH(const QString, hands);
    QVERIFY(speak("de"));
    QTEST(Compared(hands, QStringLiteral("series"), {}).verdict().text(), "text");
}

void TestNames::labelsSayWhatDecided_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("label");

    QTest::newRow("figures") << "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c"
                             << "3 beats 2";
    QTest::newRow("court cards") << "Kh Kd 9c 7s 2h | Jh Jd 9d 7h 2c"
                                 << "king beats jack";
    QTest::newRow("ranks") << "Kh Kd 9c 7s 2h | Ah Jd 8c 6s 4h"
                           << "pair beats high card";
    QTest::newRow("ranks with long names") << "Kh Kd Kc Ks 2h | 9h 9d 9c 6s 4h"
                                           << "four beats three of a kind";
    QTest::newRow("wilds") << "Qh Qd 9c 7s 2h | Qs * 9d 7h 2c"
                           << "none beats one";
    QTest::newRow("a tie") << "9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d"
                           << "";
}

void TestNames::labelsSayWhatDecided()
{
    QFETCH(const QString, hands);
    const Compared compared(hands, QStringLiteral("series naturalBeatsWild=on"), {});
    QTEST(decision(compared.result.comparisons.front()), "label");
}

void TestNames::placesHaveMarks_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("marks");

    QTest::newRow("all differ") << "Kh Kd 9c 7s 2h | Jh Jd 9d 7h 2c | Ah Jc 8c 6s 4h"
                                << "1st, 2nd, 3rd";
    QTest::newRow("two tie for the first") << "9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d | Ah Jc 8c 6h 4h"
                                           << "Tied 1st, Tied 1st, 3rd";
    QTest::newRow("two tie for the second") << "9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d | Ah Jh 8h 6h 4h"
                                            << "Tied 2nd, Tied 2nd, 1st";
    QTest::newRow("one is unfinished") << "9h 8d 7c 6s 5h | Ah"
                                       << "1st, Not in yet";
}

void TestNames::placesHaveMarks()
{
    QFETCH(const QString, hands);
    const Compared compared(hands, QStringLiteral("series"), {});
    QStringList marks;
    for (int player = 1; player <= static_cast<int>(compared.result.players.size()); ++player)
        marks << placeMark(compared.result, player);
    QTEST(marks.join(QStringLiteral(", ")), "marks");
}

void TestNames::playersAreDescribed_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("description");

    QTest::newRow("a winner") << 1 << ""
                              << "Player 1, first place, pair of queens, kickers nine, seven, two";
    QTest::newRow("a second") << 2 << ""
                              << "Ben, second place, high card, ace, then jack, eight, six, four";
    QTest::newRow("an unfinished hand") << 3 << ""
                                        << "Player 3, 3 of 5 cards";
    QTest::newRow("a hand that does not fit") << 2 << "pair"
                                              << "Ben, takes no part";
}

void TestNames::playersAreDescribed()
{
    QFETCH(const int, player);
    QFETCH(const QString, lens);
    const Compared compared(QStringLiteral("Qh Qd 9c 7s 2h | Ah Jd 8c 6s 4h | 2d 3d 4d"),
                            QStringLiteral("series"), lens);
    QTEST(playerDescription(compared.result, player, {QString(), QStringLiteral("Ben")}),
          "description");
}

void TestNames::placesOnTheTableHaveNames()
{
    QCOMPARE(slotName({1, 3}), QStringLiteral("Player 2, card 4"));
    QCOMPARE(alreadyHeld(Card(Rank::queen, Suit::diamonds), {SeenArea::hole, 0, 2},
                         rulesOf(Preset::series)),
             QStringLiteral("Queen of diamonds is already in Player 1, card 3."));
}

void TestNames::presetsHaveNames_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("line");

    QTest::newRow("series") << "series"
                            << "Series"
                            << "Series rules";
    QTest::newRow("standard") << "standard"
                              << "Standard"
                              << "Standard rules";
    QTest::newRow("bug") << "bug"
                         << "Bug"
                         << "Bug rules";
    QTest::newRow("deuces") << "deuces"
                            << "Deuces wild"
                            << "Deuces wild rules";
    QTest::newRow("a change") << "series pairFloor=2"
                              << "Series (changed)"
                              << "Series rules (changed)";
    QTest::newRow("a change to the same") << "series pairFloor=J"
                                          << "Series"
                                          << "Series rules";
}

void TestNames::presetsHaveNames()
{
    QFETCH(const QString, rules);
    const NamedRules named = rulesFrom(rules).value();
    QTEST(rulesName(named), "name");
    QTEST(rulesLine(named), "line");
}

void TestNames::rulesHaveSentences_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* rule, const char* english, const char* german) {
        QTest::newRow(rule) << QString::fromUtf8(english) << QString::fromUtf8(german);
    };
    row("pairFloor=2", "Every pair counts.", "Jedes Paar zählt.");
    row("pairFloor=9", "Pairs count from nines up; a lower pair is a high card.",
        "Erst ein Paar Neunen zählt; ein niedrigeres ist eine High Card.");
    row("pairFloor=A", "Only a pair of aces counts; a lower pair is a high card.",
        "Nur ein Paar Asse zählt; ein niedrigeres ist eine High Card.");
    row("naturalBeatsWild=on", "Of two equal hands the one with fewer wilds wins.",
        "Von zwei gleichen Blättern gewinnt das mit weniger Jokern.");
    row("wildRanks=2,J", "These values are wild: twos, jacks.",
        "Diese Werte sind Joker: Zweien, Buben.");
    row("wildCards=Jh,Ks", "These cards are wild: J♥, K♠.", "Diese Karten sind Joker: J♥, K♠.");
    row("deck=free", "A card may be held more than once.", "Eine Karte darf mehrmals vorkommen.");
    row("jokers=1", "The deck holds 1 joker.", "Das Deck enthält 1 Joker.");
    row("jokers=53", "The deck holds 53 jokers.", "Das Deck enthält 53 Joker.");
}

void TestNames::rulesHaveSentences()
{
    const std::string text = QTest::currentDataTag();
    const std::size_t equals = text.find('=');
    const Rule rule = *ruleFromId(text.substr(0, equals));
    HouseRules rules;
    QVERIFY(setFromText(rules, rule, text.substr(equals + 1)));
    QTEST(ruleSentence(rules, rule), "english");
    QVERIFY(speak("de"));
    QTEST(ruleSentence(rules, rule), "german");
}

void TestNames::withTakesItsCase()
{
    for (const Rank rank : allRanks())
        QCOMPARE(rankPluralAfterWith(rank), rankPlural(rank));
    QVERIFY(speak("de"));
    QCOMPARE(rankPluralAfterWith(Rank::ace), QStringLiteral("Assen"));
    QCOMPARE(rankPluralAfterWith(Rank::king), QStringLiteral("Königen"));
    QCOMPARE(rankPluralAfterWith(Rank::jack), rankPlural(Rank::jack));
}

void TestNames::anArgumentMayLookLikeAPlaceholder()
{
    const QStringList arguments{QStringLiteral("%2"), QStringLiteral("b")};
    QCOMPARE(fill(QStringLiteral("%2 %1 100 %"), arguments), QStringLiteral("b %2 100 %"));
    QCOMPARE(fill(QStringLiteral("%1 %3"), arguments), QStringLiteral("%2 %3"));
}

SHOWDOWN_TEST(TestNames)
#include "tst_names.moc"
