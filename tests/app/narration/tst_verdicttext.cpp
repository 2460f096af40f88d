// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// The columns of all tables of verdicts.
void addVerdictColumns()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("sentence");
}

void addRow(const char* name, const char* hands, const char* title, const char* sentence,
            const char* rules = "series", const char* lens = "")
{
    QTest::newRow(name) << hands << rules << lens << title << sentence;
}

/// The verdict on the row's hands.
Verdict fetchedVerdict()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    return Compared(hands, rules, lens).verdict();
}

} // namespace

/// The banner's title and sentence.
class TestVerdictText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void handsAreMissing_data();
    void handsAreMissing();
    void nothingIsAskedOfWhoDoesNotPlay();
    void outsideTheWindowNothingIsClicked();
    void onePlayerWins_data();
    void onePlayerWins();
    void playersTie_data();
    void playersTie();
    void someHandsDoNotFitTheLens_data();
    void someHandsDoNotFitTheLens();
    void thePartThatDecidesIsNamed_data();
    void thePartThatDecidesIsNamed();
};

void TestVerdictText::handsAreMissing_data()
{
    addVerdictColumns();
    addRow("no hand is complete", "Kh | Ks Kd", "Build two hands",
           "Pick five cards for Player 1. Click a card below, or type Ks, 10h or * for a wild.");
    addRow("nobody has a card", " | ", "Build two hands",
           "Pick five cards for Player 1. Click a card below, or type Ks, 10h or * for a wild.");
    addRow("one is complete and the other needs three", "Kh 6c 6h 2s * | Ks Kd",
           "Player 1 is ready", "Player 2 needs 3 more cards.");
    addRow("one is complete and the other needs one", "Ks Kd 2d 3d | Kh 6c 6h 2s *",
           "Player 2 is ready", "Player 1 needs 1 more card.");
    addRow("one is complete and two are not", "Kh | Kc 6c 6h 2s * | Ks Kd", "Player 2 is ready",
           "Player 1 needs 4 more cards. Player 3 needs 3 more cards.");
    addRow("one is complete and the other has no card", "Kh 6c 6h 2s * | ", "Player 1 is ready",
           "Player 2 needs 5 more cards.");
    addRow("a player without cards is not asked for while another has some", "Kh 6c 6h 2s * | | 2d",
           "Player 1 is ready", "Player 3 needs 4 more cards.");
    addRow("a hand alone says what it is", "Kh 6c 6h 2s *", "Player 1 is ready",
           "Three sixes, kickers king, two.");
}

void TestVerdictText::handsAreMissing()
{
    QTEST(fetchedVerdict().title, "title");
    QTEST(fetchedVerdict().sentence, "sentence");
    QVERIFY(!fetchedVerdict().soFar);
}

void TestVerdictText::nothingIsAskedOfWhoDoesNotPlay()
{
    const auto sentence = [](const char* hands) {
        const Compared compared(QString::fromLatin1(hands), QStringLiteral("series"), {});
        return verdict(compared.result, compared.rules, {}, {}, Medium::text).sentence;
    };
    QCOMPARE(sentence(" | Kh 6c 6h 2s *"), QStringLiteral("Three sixes, kickers king, two."));
    QCOMPARE(sentence(" | Kh 6c 6h 2s * | Kd"), QStringLiteral("Player 3 needs 4 more cards."));
}

void TestVerdictText::outsideTheWindowNothingIsClicked()
{
    const auto said = [](const char* hands) {
        const Compared table(QString::fromLatin1(hands), QStringLiteral("series"), {});
        return verdict(table.result, table.rules, {}, {}, Medium::text).text();
    };
    QCOMPARE(said(""), QStringLiteral("No hand is complete. Nobody plays."));
    QCOMPARE(said(" | "), QStringLiteral("No hand is complete. Nobody plays."));
    QCOMPARE(said(" | | "), QStringLiteral("No hand is complete. Nobody plays."));
    QCOMPARE(said("Kh | Ks Kd"), QStringLiteral("No hand is complete. Player 1 needs 4 more cards. "
                                                "Player 2 needs 3 more cards."));
}

void TestVerdictText::onePlayerWins_data()
{
    addVerdictColumns();
    addRow(
        "the third kicker decides between two of three",
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h", "Player 2 wins",
        "Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    addRow("the third kicker decides between three",
           "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c | * Ad 9s 7c 5d", "Player 3 wins",
           "All three have a pair; the pair decides, ace beats queen.");
    addRow("three of one rank share the pair", "Qh Qd 9c 7s 2h | Qs * 9d 7h 3c | * Qc 9s 7c 5d",
           "Player 3 wins",
           "All three have a pair of queens; the third kicker decides, 5 beats 3.");
    addRow(
        "a third with a lower pair does not share it",
        "Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c | * Jd 9s 7c 5d", "Player 2 wins",
        "Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    addRow("a third who was out earlier does not share it",
           "Ah Kd 9c 8s 4h | Ac Ks 9h 8d 3c | Ac Qs 9h 8d 4d", "Player 1 wins",
           "Both Player 1 and Player 2 have ace high; the fifth card decides, 4 beats 3.",
           "series deck=free");
    addRow("a third with a lower kicker does not share it",
           "Ah Ad Ac Kh 5d | Ah Ad As Kc 7d | Ah As Ac Qd 9d", "Player 2 wins",
           "Both Player 1 and Player 2 have three aces; the second kicker decides, 7 beats 5.",
           "series deck=free");
    addRow("the best of the others is named when the last player wins",
           "2h 3d 5c 7s 9h | Jh Jd 5s 7d 9c | Qh Qd 3c 8s 2c", "Player 3 wins",
           "Both Player 2 and Player 3 have a pair; the pair decides, queen beats jack.");
    addRow("a higher rank wins", "9h 8d 7h 6h * | Ad Jd 9d 5d 2d", "Player 2 wins",
           "A flush beats a straight.");
    addRow("a higher rank beats the best of the others",
           "2h 3d 5c 7s 9s | Ad Jd 9d 5d 2d | 9h 8d 7h 6h *", "Player 2 wins",
           "A flush beats a straight.");
    addRow("a low pair does not count", "Th Td 9c 4s 2h | Jh Jd 7c 3s 2d", "Player 2 wins",
           "A pair beats a high card. Player 1's pair of tens does not count: the lowest that does "
           "is a pair of jacks.");
    addRow("a low pair does not matter to more than a pair", "Th Td 9c 4s 2h | Jh Jc 8d 8s 3d",
           "Player 2 wins", "Two pair beats a high card.");
    addRow("an unfinished third may have a pair", "Ah Jd 8c 6s 4h | Kh Jc 8d 6c 4d | Qs Qc",
           "Player 1 wins so far",
           "Neither Player 1 nor Player 2 has a pair of jacks or better; the highest card decides, "
           "ace beats king. Player 3 needs 3 more cards.");
    addRow("two pair beats a pair", "Qh Qd 5c 5s Jh | Kh Kd 2c 3s 4h", "Player 1 wins",
           "Two pair beats a pair.");
    addRow("natural beats wild between two", "Qh Qd 9c 7s 2h | Qs * 9d 7h 2c", "Player 1 wins",
           "Both have a pair of queens, card for card; fewer wilds decide, none beats one.",
           "series naturalBeatsWild=on");
    addRow("natural beats wild between three", "Qh Qd 9c 7s 2h | Qs * 9d 7h 2c | Qc * 9s 7c 2d",
           "Player 1 wins",
           "All three have a pair of queens, card for card; fewer wilds decide, none beats one.",
           "series naturalBeatsWild=on");
    addRow("natural beats wild between two of three",
           "Qh Qd 9c 7s 2h | Qs * 9d 7h 2c | 3c 5c 6s 7c 9s", "Player 1 wins",
           "Both Player 1 and Player 2 have a pair of queens, card for card; fewer wilds decide, "
           "none beats one.",
           "series naturalBeatsWild=on");
    addRow("an unfinished third may still change it", "9h 8d 7h 6h * | Ad Jd 9d 5d 2d | 2h 3c 4s",
           "Player 2 wins so far", "A flush beats a straight. Player 3 needs 2 more cards.");
    addRow("a third without cards is not mentioned", "9h 8d 7h 6h * | Ad Jd 9d 5d 2d | ",
           "Player 2 wins", "A flush beats a straight.");
}

void TestVerdictText::onePlayerWins()
{
    QTEST(fetchedVerdict().title, "title");
    QTEST(fetchedVerdict().sentence, "sentence");
    QCOMPARE(fetchedVerdict().kind, VerdictKind::winner);
}

void TestVerdictText::playersTie_data()
{
    addVerdictColumns();
    addRow("all three tie", "9h 8d 7c 6s 5h | 9d 8h 7s 6c 5d | 9c 8c 7d * 5c", "Everyone ties",
           "All three have a straight, nine high; all five values match.");
    addRow("both of two tie", "Kh Kd 8c 8s 2h | Ks Kc 8d 8h 2c", "It is a tie",
           "Both have two pair, kings and eights, two kicker; all five values match.");
    addRow("a tie of flushes names all five", "Ah Jh 9h 5h 2h | Ad Jd 9d 5d 2d", "It is a tie",
           "Both have a flush, ace high, then jack, nine, five, two; all five values match.");
    addRow("royal flushes always tie", "Ah Kh Qh Jh * | Ad Kd Qd Jd Td", "It is a tie",
           "Both have a royal flush; all five values match.");
    addRow("two of three tie", "Kh Kd Kc 8s 8h | Ks Kd Kc 8d 8c | 2h 2d 2c 3c 9c",
           "Players 1 and 2 tie",
           "Both have a full house, kings over eights; all five values match.", "series deck=free");
    addRow("a third has more wilds", "Kh Kd 9c 8s * | Kc Kd 9h 8d * | Kc * * 9c 8s",
           "Players 1 and 2 tie",
           "Both have three kings, kickers nine, eight; all five values match. "
           "Player 3 has the same with more wilds.",
           "series deck=free naturalBeatsWild=on");
    addRow("two of three tie so far", "Kh Kd Kc 8s 8h | 2h 2d | Ks Kd Kc 8d 8c",
           "Players 1 and 3 tie so far",
           "Both have a full house, kings over eights; all five values match. "
           "Player 2 needs 3 more cards.",
           "series deck=free");
    addRow("a player without cards is not everyone", "Kh Kd 8c 8s 2h |  | Ks Kc 8d 8h 2c",
           "It is a tie",
           "Both have two pair, kings and eights, two kicker; all five values match.");
}

void TestVerdictText::playersTie()
{
    QTEST(fetchedVerdict().title, "title");
    QTEST(fetchedVerdict().sentence, "sentence");
    QFETCH(const QString, title);
    QCOMPARE(fetchedVerdict().kind,
             title.startsWith(u"Players") ? VerdictKind::tieOfSome : VerdictKind::tieOfAll);
}

void TestVerdictText::someHandsDoNotFitTheLens_data()
{
    addVerdictColumns();
    const QString house = QStringLiteral("8h 8d 7h 7d *");
    const auto lensRow = [&](const char* name, const QString& hands, const char* title,
                             const char* sentence, const char* lens = "full-house",
                             const char* rules = "series") {
        addRow(name, qPrintable(hands), title, sentence, rules, lens);
    };
    lensRow("one of two fits", house + QStringLiteral("| Kh Qd 3c 4s 5d"), "Player 1 wins",
            "Player 2's hand is no full house.");
    lensRow("one of three fits", house + QStringLiteral("| Kh Qd 3c 4s 5d | 2h 3h 4h 6s 7s"),
            "Player 1 wins", "Neither Player 2's nor Player 3's hand is a full house.");
    lensRow("two of three fit", house + QStringLiteral("| Kh Qd 3c 4s 5d | 9h 9d 7c 7s *"),
            "Player 3 wins",
            "Both Player 1 and Player 3 have a full house; three nines beat three eights. "
            "Player 2's hand is no full house.");
    lensRow("one fits and one is unfinished", house + QStringLiteral("| Kh Qd 3c 4s 5d | 2h 3h 4h"),
            "Player 1 wins so far",
            "Player 2's hand is no full house. Player 3 needs 2 more cards.");
    lensRow("neither fits", QStringLiteral("Kh Qd 3c 4s 5d | 2h 3h 4h 6s 7s"), "No hand fits",
            "Neither hand is a full house.");
    lensRow("none of three fits",
            QStringLiteral("Kh Qd 3c 4s 5d | 2h 3h 4h 6s 7s | Ah Jd Tc 8s 6c"), "No hand fits",
            "None of the three hands is a full house.");
    lensRow("none fits so far", QStringLiteral("Kh Qd 3c 4s 5d | 2h 3h 4h 6s 7s | Ah Jd"),
            "No hand fits so far",
            "Neither Player 1's nor Player 2's hand is a full house. Player 3 needs 3 more cards.");
    lensRow("a hand alone does not fit", QStringLiteral("Kh Qd 3c 4s 5d"), "No hand fits",
            "Player 1's hand is not two pair.", "two-pair");
    lensRow("a low pair is named with the floor", QStringLiteral("Th Td 3c 4s 5d | Kh Kd 3s 4c 5h"),
            "Player 2 wins", "Player 1's hand is no pair of jacks or better.", "pair");
    lensRow("without a floor it is no pair", QStringLiteral("Th 9d 3c 4s 5d | Kh Kd 3s 4c 5h"),
            "Player 2 wins", "Player 1's hand is no pair.", "pair", "standard");
}

void TestVerdictText::someHandsDoNotFitTheLens()
{
    QTEST(fetchedVerdict().title, "title");
    QTEST(fetchedVerdict().sentence, "sentence");
}

void TestVerdictText::thePartThatDecidesIsNamed_data()
{
    addVerdictColumns();
    const auto row = [](const char* name, const char* hands, const char* sentence,
                        const char* rules = "standard") {
        const QString whole = QStringLiteral("Both Player 1 and Player 2 have ") + sentence;
        addRow(name, hands, "Player 1 wins", qPrintable(whole), rules);
    };
    row("second of a high card", "Ah Qd 8c 6s 4h | As Jc 8d 6c 4d",
        "ace high; the second card decides, queen beats jack.");
    row("fifth of a high card", "Jh 9c 7d 5s 3h | Js 9d 7h 5c 2d",
        "jack high; the fifth card decides, 3 beats 2.");
    row("the pair", "Kh Kd 9c 7s 2h | Jh Jd 9d 7h 2c",
        "a pair; the pair decides, king beats jack.");
    row("the first kicker of a pair", "Kh Kd Tc 7s 2h | Ks Kc 9d 7h 2c",
        "a pair of kings; the first kicker decides, 10 beats 9.");
    row("the higher pair", "Kh Kd 9c 9s 2h | Jh Jd 9d 9h 2c",
        "two pair; the higher pair decides, king beats jack.");
    row("the lower pair", "Qh Qd 5c 5s 2h | Qs Qc 4d 4h 3c",
        "two pair, queens high; the lower pair decides, 5 beats 4.");
    row("the only kicker of two pair", "Qh Qd 5c 5s 3h | Qs Qc 5d 5h 2c",
        "two pair, queens and fives; the kicker decides, 3 beats 2.");
    row("the trio of three of a kind", "9h 9d 9c 5s 3h | 8s 8c 8d 5h 2c",
        "three of a kind; three nines beat three eights.");
    row("the second kicker of three of a kind", "3h 3d 3c 7s 6h | 3s 3c 3d 7h 4c",
        "three threes; the second kicker decides, 6 beats 4.");
    row("the highest card of a straight", "Jh Tc 9d 8s 7h | 8h 7c 6d 5s 4h",
        "a straight; the highest card decides, jack beats 8.");
    row("the wheel is five high", "6h 5c 4d 3s 2h | Ah 2c 3d 4s 5h",
        "a straight; the highest card decides, 6 beats 5.");
    row("the highest card of a flush", "Ah Qh 9h 4h 2h | Kd Qd 9d 6d 3d",
        "a flush; the highest card decides, ace beats king.");
    row("the third card of a flush", "Ah Qh Th 4h 2h | Ad Qd 9d 6d 3d",
        "a flush, ace high; the third card decides, 10 beats 9.");
    row("the trio of a full house", "Kh Kd Kc 2s 2h | Qh Qd Qc As Ah",
        "a full house; three kings beat three queens.");
    row("the pair of a full house", "Qh Qd Qc 5s 5h | Qs Qc Qd 4h 4c",
        "a full house with three queens; the pair decides, 5 beats 4.");
    row("the quad", "5h 5d 5c 5s 2h | 3h 3d 3c 3s Ah",
        "four of a kind; four fives beat four threes.");
    row("the kicker of four of a kind", "Qh Qd Qc Qs Ah | Qh Qd Qc Qs Kh",
        "four queens; the kicker decides, ace beats king.");
    row("the highest card of a straight flush", "Th 9h 8h 7h 6h | 9d 8d 7d 6d 5d",
        "a straight flush; the highest card decides, 10 beats 9.");
    row("five of a kind", "Ah Ad Ac As * | Kh Kd Kc Ks *",
        "five of a kind; five aces beat five kings.");
    addRow("highest of a high card", "Ah Jd 8c 6s 4h | Kh Jc 8d 6c 4d", "Player 1 wins",
           "No one has a pair; the highest card decides, ace beats king.", "standard");
    addRow("highest of two low pairs", "Th Td 9c 4s 2h | 8h 8d 7c 3s 2d", "Player 1 wins",
           "No one has a pair of jacks or better; the highest card decides, 10 beats 8.", "series");
    addRow("fewer wilds", "9h 8d * 6s 5h | 9d * * 6c 5d", "Player 1 wins",
           "Both have a straight, nine high, card for card; fewer wilds decide, one beats two.",
           "standard naturalBeatsWild=on");
}

void TestVerdictText::thePartThatDecidesIsNamed()
{
    QTEST(fetchedVerdict().title, "title");
    QTEST(fetchedVerdict().sentence, "sentence");
}

SHOWDOWN_TEST(TestVerdictText)
#include "tst_verdicttext.moc"
