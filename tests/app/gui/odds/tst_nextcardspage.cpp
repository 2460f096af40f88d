// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/numbertext.h"
#include "app/narration/translation.h"
#include "tests/app/gui/odds/nextcardstest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// What the page of every next card shows.
class TestNextCardsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void everyCardIsShown_data();
    void everyCardIsShown();
    void thePictureIsTold();
    void theChosenPlayerIsTold();
    void jokersHaveARowOfTheirOwn();
    void thePageSaysWhyThereIsNoMap_data();
    void thePageSaysWhyThereIsNoMap();
    void aPlayerAloneSeesWhatCardsMake();
    void unknownCardsAreSaid();
    void whileItCountsTheHandsAreThere();
    void nothingIsDoneUnseen();
};

void TestNextCardsPage::everyCardIsShown_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("dead");
    QTest::addColumn<QString>("rules");
    QTest::newRow("three on the turn") << "As Ks | Qh Qd | Jc Tc"
                                       << "Qs 9s 4d 8h"
                                       << ""
                                       << "standard";
    QTest::newRow("two on the flop") << "As Ad | 7h 8h"
                                     << "9h Th 2c"
                                     << ""
                                     << "standard";
    QTest::newRow("dead cards and jokers") << "As Ad | 7h *"
                                           << "9h Th 2c 2d"
                                           << "Ac 5s"
                                           << "standard jokers=3";
    QTest::newRow("an unknown card") << "As Ad | 7h ?"
                                     << "9h Th 2c 2d"
                                     << ""
                                     << "standard";
    QTest::newRow("deuces") << "As 2d | 7h 8h"
                            << "9h Th 2c 2h"
                            << ""
                            << "deuces";
}

/// Each cell agrees with the core about its card, and the others say who holds it.
void TestNextCardsPage::everyCardIsShown()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, dead);
    QFETCH(const QString, rules);
    const Situation situation = situationOf(holes, board, dead, rules);
    const NextCardsTest test(situation);
    const NextCardMap& map = test.map();
    const UnseenDeck deck(situation);
    QCOMPARE(map.cellCount(), deck.cards().back().card.isJoker() ? 53 : 52);
    int shown = 0;
    for (const UnseenCard& unseen : deck.cards()) {
        const int cell = NextCardMap::cellOf(unseen.card);
        QCOMPARE(NextCardMap::cardOf(cell), unseen.card);
        const NextCard* next = map.nextOf(cell);
        QVERIFY(next && next->card == unseen);
        Situation after = situation;
        after.board.push_back(unseen.card);
        const QString percent = narration::percentText(equityOf(after).share(0), 0);
        QVERIFY2(map.cellText(cell).endsWith(percent), qPrintable(map.cellText(cell)));
        ++shown;
    }
    for (const Card card : situation.shownCards()) {
        if (card.isJoker())
            continue;
        QVERIFY(!map.nextOf(NextCardMap::cellOf(card)));
        QVERIFY(!map.cellText(NextCardMap::cellOf(card)).isEmpty());
        ++shown;
    }
    const auto jokers = std::ranges::count(situation.shownCards(), Card::joker());
    QCOMPARE(shown, map.cellCount());
    QCOMPARE(deck.count() + static_cast<int>(situation.shownCards().size() - jokers),
             52 + (rules.contains(u"jokers=3") ? 3 - static_cast<int>(jokers) : 0));
}

void TestNextCardsPage::thePictureIsTold()
{
    const NextCardsTest test(straightAgainstFlushDraw());
    QCOMPARE(test.page.title(), QStringLiteral("Every river card"));
    QCOMPARE(test.legend(),
             QStringLiteral("Player 1: 7 cards; Player 2: 10 cards; Player 3: 25 cards"));
    QCOMPARE(test.text("nextCardsCaptionLabel"), QStringLiteral("Percent: chances of Player 1"));
    QCOMPARE(test.at("Js"), QStringLiteral("1 100 %"));
    QCOMPARE(test.at("8s"), QStringLiteral("2 0 %"));
    QCOMPARE(test.at("2h"), QStringLiteral("3 0 %"));
    QCOMPARE(test.at("As"), QStringLiteral("1"));
    QCOMPARE(test.at("Jc"), QStringLiteral("3"));
    QCOMPARE(test.at("4d"), QStringLiteral("B"));
}

void TestNextCardsPage::theChosenPlayerIsTold()
{
    NextCardsTest test(straightAgainstFlushDraw());
    test.page.setPlayer(2);
    QCOMPARE(test.text("nextCardsCaptionLabel"), QStringLiteral("Percent: chances of Player 3"));
    QCOMPARE(test.at("2h"), QStringLiteral("3 100 %"));
    QCOMPARE(test.at("Js"), QStringLiteral("1 0 %"));
    auto other = std::make_shared<OddsCount>(*test.count);
    other->question.players = {0, 2, 1};
    test.page.showCount(other, {QString(), QString(), QStringLiteral("Ann & <Bob>")});
    QCOMPARE(test.text("nextCardsCaptionLabel"), QStringLiteral("Percent: chances of Ann & <Bob>"));
    QCOMPARE(test.at("8s"), QStringLiteral("3 100 %"));
}

void TestNextCardsPage::jokersHaveARowOfTheirOwn()
{
    NextCardsTest test(situationOf(QStringLiteral("As Ad | 7h 8h"), QStringLiteral("9h Th 2c 2d"),
                                   {}, QStringLiteral("standard jokers=2")));
    QVERIFY(test.isReady());
    QCOMPARE(test.map().cellCount(), 53);
    test.map().setFocus();
    test.map().setCurrentCell(NextCardsTest::cell("2d"));
    QTest::keyClick(&test.map(), Qt::Key_Down);
    QCOMPARE(test.map().currentCell(), 52);
    QVERIFY(test.box().startsWith(QStringLiteral("★, 2 left: Player ")));
    QVERIFY(test.map().cellName(52).startsWith(QStringLiteral("Wild card, 2 left: Player ")));
    const std::vector<Card>& asked = test.asked;
    QTest::keyClick(&test.map(), Qt::Key_Enter);
    QCOMPARE(asked.front(), Card::joker());
}

void TestNextCardsPage::thePageSaysWhyThereIsNoMap_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("text");
    QTest::newRow("before the flop") << ""
                                     << "Every next card"
                                     << "The map begins with the flop.";
    QTest::newRow("flop") << "Qs 9s 4d"
                          << "Every turn card"
                          << "";
    QTest::newRow("turn") << "Qs 9s 4d 8h"
                          << "Every river card"
                          << "";
    QTest::newRow("river") << "Qs 9s 4d 8h 2h"
                           << "Every next card"
                           << "No card is to come.";
}

void TestNextCardsPage::thePageSaysWhyThereIsNoMap()
{
    QFETCH(const QString, board);
    QFETCH(const QString, text);
    EquityOptions few;
    few.sampled = true;
    few.maxSamples = 1;
    NextCardsTest test(countOf(straightAgainstFlushDraw(board), few));
    QTEST(test.page.title(), "title");
    QCOMPARE(test.text("nextCardsMissingLabel"), text);
    QCOMPARE(test.map().isVisible(), text.isEmpty());
    QSignalSpy renamed(&test.page, &NextCardsPage::titleChanged);
    test.page.showCount(nullptr, {});
    QVERIFY(!test.map().isVisible());
    QCOMPARE(test.map().cellCount(), 0);
    QCOMPARE(renamed.size(), test.text("nextCardsMissingLabel") == text || !text.isEmpty() ? 0 : 1);
}

void TestNextCardsPage::aPlayerAloneSeesWhatCardsMake()
{
    const NextCardsTest test(situationOf(QStringLiteral("As Ks"), QStringLiteral("Qs 9s 4d 8h")));
    QCOMPARE(test.at("Js"), QStringLiteral("F"));
    QCOMPARE(test.at("Ah"), QStringLiteral("P"));
    QCOMPARE(test.at("2h"), QStringLiteral("H"));
    QCOMPARE(test.legend(), QStringLiteral("flush: 9 cards; pair: 16 cards; high card: 21 cards"));
}

void TestNextCardsPage::unknownCardsAreSaid()
{
    const NextCardsTest one(
        situationOf(QStringLiteral("As Ks | ? ?"), QStringLiteral("Qs 9s 4d 8h")));
    QCOMPARE(one.text("nextCardsUnknownLabel"),
             QStringLiteral("Only one hand is known, so its player is marked everywhere; the "
                            "percent and the shade say what each card is worth."));
    const NextCardsTest two(
        situationOf(QStringLiteral("As Ks | Qh Qd | ? 2c"), QStringLiteral("Qs 9s 4d 8h")));
    QCOMPARE(two.text("nextCardsUnknownLabel"),
             QStringLiteral("Hole cards are unknown: marked is who leads of the others."));
    QVERIFY(
        two.map()
            .cellName(two.cell("Js"))
            .startsWith(QStringLiteral("Jack of spades: Player 1 is ahead, chances of Player 1 ")));
    const NextCardsTest known(straightAgainstFlushDraw());
    QCOMPARE(known.text("nextCardsUnknownLabel"), QString());
}

void TestNextCardsPage::whileItCountsTheHandsAreThere()
{
    NextCardsTest test(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d")));
    const QString done = test.at("Js");
    QVERIFY(done.endsWith(QStringLiteral(" %")));
    auto running = std::make_shared<OddsCount>(*test.count);
    running->next->isComplete = false;
    running->next->reached = 1;
    for (std::size_t i = 1; i < running->next->cards.size(); ++i)
        running->next->cards[i].equity.counted = 0;
    test.page.showCount(running, {});
    QCOMPARE(test.at("Js"), QStringLiteral("1"));
    QCOMPARE(test.text("nextCardsCaptionLabel"),
             QStringLiteral("Percent: chances of Player 1; counted: 1 of 43 cards"));
    test.page.showCount(test.count, {});
    QCOMPARE(test.at("Js"), done);
    auto waiting = std::make_shared<OddsCount>(*test.count);
    waiting->next.reset();
    test.page.showCount(waiting, {});
    QCOMPARE(test.text("nextCardsCaptionLabel"), QStringLiteral("Counting…"));
    const NextCardsTest first(waiting);
    QCOMPARE(first.text("nextCardsMissingLabel"), QStringLiteral("Counting…"));
    QVERIFY(!first.map().isVisible());
}

void TestNextCardsPage::nothingIsDoneUnseen()
{
    NextCardsTest test(straightAgainstFlushDraw());
    const QString before = test.at("Js");
    test.page.hide();
    QSignalSpy renamed(&test.page, &NextCardsPage::titleChanged);
    test.page.showCount(countOf(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d"))), {});
    QCOMPARE(renamed.size(), 1); // tabs are seen
    QCOMPARE(test.at("Js"), before);
    test.page.show();
    QVERIFY(test.at("Js") != before);
}

SHOWDOWN_TEST(TestNextCardsPage)
#include "tst_nextcardspage.moc"
