// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardlegend.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/nextcardspage.h"
#include "app/narration/numbertext.h"
#include "app/narration/translation.h"
#include "tests/app/gui/odds/oddscounts.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The page alone, and a person in front of it.
struct Page
{
    explicit Page(const Situation& situation) : Page(countOf(situation)) {}

    explicit Page(std::shared_ptr<OddsCount> counted) : count(std::move(counted))
    {
        page.resize(360, 640);
        page.showCount(count, {});
        page.show();
        QObject::connect(&page, &NextCardsPage::cardAsked, &page,
                         [this](Card card) { asked.push_back(card); });
    }

    bool isReady() { return QTest::qWaitForWindowActive(&page); }

    NextCardMap& map() const { return *page.findChild<NextCardMap*>(); }

    QString text(const char* label) const
    {
        const auto* found = page.findChild<QLabel*>(QLatin1String(label));
        return found && found->isVisible() ? found->text() : QString();
    }

    QString legend() const { return page.findChild<NextCardLegend*>()->accessibleName(); }

    QString box() const
    {
        return text("nextCardBoxTitleLabel") + QLatin1String(" | ") + text("nextCardBoxTextLabel");
    }

    static int cell(const char* card)
    {
        return NextCardMap::cellOf(cardsOf(QLatin1String(card)).front());
    }

    /// "1 100 %": what stands beside a card.
    QString at(const char* card) const { return map().cellText(cell(card)); }

    QPoint centre(const char* card) const { return map().cellRect(cell(card)).center(); }

    std::shared_ptr<OddsCount> count;
    NextCardsPage page;
    std::vector<Card> asked; ///< to be dealt
};

const QString jackOfSpades = QStringLiteral(
    "J♠: Player 1 wins | Player 1: flush, ace high, then king, queen, jack, nine (100.0\u00a0%)\nPlayer 2: three queens, kickers "
    "jack, nine (0.0\u00a0%)\nPlayer 3: straight, queen high (0.0\u00a0%)");

} // namespace

/// The page of every next card.
class TestNextCardsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void cleanup() { qApp->setLayoutDirection(Qt::LeftToRight); }

    void everyCardIsShown_data();
    void everyCardIsShown();
    void thePictureIsTold();
    void theChosenPlayerIsTold();
    void pointingTellsTheHands();
    void aClickDeals();
    void keysGoOverTheCardsAndDeal();
    void jokersHaveARowOfTheirOwn();
    void readersFindTheCards();
    void columnsAreMirrored();
    void thePageSaysWhyThereIsNoMap_data();
    void thePageSaysWhyThereIsNoMap();
    void aPlayerAloneSeesWhatCardsMake();
    void unknownCardsAreSaid();
    void whileItCountsTheHandsAreThere();
    void theMapStaysUntilThereIsAnother();
    void nothingIsDoneUnseen();
    void aDoubleClickDealsOnce();
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

/// Each cell says what the core says of its card, and the rest says who holds it.
void TestNextCardsPage::everyCardIsShown()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, dead);
    QFETCH(const QString, rules);
    const Situation situation = situationOf(holes, board, dead, rules);
    const Page test(situation);
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
    const Page test(straightAgainstFlushDraw());
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
    Page test(straightAgainstFlushDraw());
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

void TestNextCardsPage::pointingTellsTheHands()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    const int height = test.page.findChild<QWidget*>(QStringLiteral("nextCardBox"))->height();
    QTest::mouseMove(&test.map(), test.centre("Js"));
    QTRY_COMPARE(test.box(), jackOfSpades);
    QCOMPARE(test.page.findChild<QWidget*>(QStringLiteral("nextCardBox"))->height(), height);
    QTest::mouseMove(&test.map(), test.centre("Qh"));
    QTRY_COMPARE(test.box(), QStringLiteral("Queen of hearts: Player 2 holds it | "));
}

void TestNextCardsPage::aClickDeals()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    const std::vector<Card>& asked = test.asked;
    QTest::mouseClick(&test.map(), Qt::LeftButton, {}, test.centre("Js"));
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.front(), cardsOf(QStringLiteral("Js")).front());
    QTest::mouseClick(&test.map(), Qt::LeftButton, {}, test.centre("Qh"));
    QTest::mouseClick(&test.map(), Qt::RightButton, {}, test.centre("2h"));
    QTest::mousePress(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QTest::mouseRelease(&test.map(), Qt::LeftButton, {}, test.centre("3h"));
    QCOMPARE(asked.size(), std::size_t{1});
}

/// What the first click changes must not meet the second one.
void TestNextCardsPage::aDoubleClickDealsOnce()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    QTest::mouseClick(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QTest::mouseDClick(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QTest::mouseRelease(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QCOMPARE(test.asked.size(), std::size_t{1});
}

void TestNextCardsPage::keysGoOverTheCardsAndDeal()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    test.map().setFocus();
    const std::vector<Card>& asked = test.asked;
    QCOMPARE(test.map().currentCell(), test.cell("As"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&test.map(), Qt::Key_Down);
    QCOMPARE(test.box(), jackOfSpades);
    QTest::keyClick(&test.map(), Qt::Key_Return);
    QCOMPARE(asked.size(), std::size_t{1});
    QTest::keyClick(&test.map(), Qt::Key_Right);
    QCOMPARE(test.map().currentCell(), test.cell("Jh"));
    QTest::keyClick(&test.map(), Qt::Key_End);
    QCOMPARE(test.map().currentCell(), test.cell("Jc"));
    QTest::keyClick(&test.map(), Qt::Key_Space);
    QCOMPARE(asked.size(), std::size_t{1}); // Player 3 holds it
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&test.map(), Qt::Key_Down);
    QCOMPARE(test.map().currentCell(), test.cell("2c"));
}

void TestNextCardsPage::jokersHaveARowOfTheirOwn()
{
    Page test(situationOf(QStringLiteral("As Ad | 7h 8h"), QStringLiteral("9h Th 2c 2d"), {},
                          QStringLiteral("standard jokers=2")));
    QVERIFY(test.isReady());
    QCOMPARE(test.map().cellCount(), 53);
    test.map().setFocus();
    test.map().setCurrentCell(test.cell("2d"));
    QTest::keyClick(&test.map(), Qt::Key_Down);
    QCOMPARE(test.map().currentCell(), 52);
    QVERIFY(test.box().startsWith(QStringLiteral("★, 2 left: Player ")));
    QVERIFY(test.map().cellName(52).startsWith(QStringLiteral("Wild card, 2 left: Player ")));
    const std::vector<Card>& asked = test.asked;
    QTest::keyClick(&test.map(), Qt::Key_Enter);
    QCOMPARE(asked.front(), Card::joker());
}

void TestNextCardsPage::readersFindTheCards()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&test.map());
    QCOMPARE(map->childCount(), 52);
    QAccessibleInterface* jack = map->child(test.cell("Js"));
    QCOMPARE(jack->role(), QAccessible::Button);
    QCOMPARE(jack->text(QAccessible::Name),
             QStringLiteral("Jack of spades: Player 1 wins, chances of Player 1 100.0 %"));
    QVERIFY(
        jack->text(QAccessible::Description)
            .startsWith(QStringLiteral(
                "Player 1: flush, ace high, then king, queen, jack, nine (100.0 %); Player 2")));
    QCOMPARE(map->child(test.cell("4d"))->text(QAccessible::Name),
             QStringLiteral("Four of diamonds: on the board"));
    const std::vector<Card>& asked = test.asked;
    jack->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(asked.size(), std::size_t{1});
}

void TestNextCardsPage::columnsAreMirrored()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    QVERIFY(test.centre("As").x() < test.centre("Ac").x());
    qApp->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.centre("As").x() > test.centre("Ac").x());
    test.map().setFocus();
    QTest::keyClick(&test.map(), Qt::Key_Left);
    QCOMPARE(test.map().currentCell(), test.cell("Ah"));
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
    Page test(countOf(straightAgainstFlushDraw(board), few));
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
    const Page test(situationOf(QStringLiteral("As Ks"), QStringLiteral("Qs 9s 4d 8h")));
    QCOMPARE(test.at("Js"), QStringLiteral("F"));
    QCOMPARE(test.at("Ah"), QStringLiteral("P"));
    QCOMPARE(test.at("2h"), QStringLiteral("H"));
    QCOMPARE(test.legend(), QStringLiteral("flush: 9 cards; pair: 16 cards; high card: 21 cards"));
}

void TestNextCardsPage::unknownCardsAreSaid()
{
    const Page one(situationOf(QStringLiteral("As Ks | ? ?"), QStringLiteral("Qs 9s 4d 8h")));
    QCOMPARE(one.text("nextCardsUnknownLabel"),
             QStringLiteral("Only one hand is known, so its player is marked everywhere; what each "
                            "card is worth is in the percent."));
    const Page two(
        situationOf(QStringLiteral("As Ks | Qh Qd | ? 2c"), QStringLiteral("Qs 9s 4d 8h")));
    QCOMPARE(two.text("nextCardsUnknownLabel"),
             QStringLiteral("Hole cards are unknown: marked is who leads of the others."));
    QVERIFY(
        two.map()
            .cellName(two.cell("Js"))
            .startsWith(QStringLiteral("Jack of spades: Player 1 is ahead, chances of Player 1 ")));
    const Page known(straightAgainstFlushDraw());
    QCOMPARE(known.text("nextCardsUnknownLabel"), QString());
}

void TestNextCardsPage::whileItCountsTheHandsAreThere()
{
    Page test(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d")));
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
    const Page first(waiting);
    QCOMPARE(first.text("nextCardsMissingLabel"), QStringLiteral("Counting…"));
    QVERIFY(!first.map().isVisible());
}

/// The keyboard stays in the map while the next cards of another situation are being counted.
void TestNextCardsPage::theMapStaysUntilThereIsAnother()
{
    Page test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    test.map().setFocus();
    test.map().setCurrentCell(Page::cell("Js"));
    const QString before = test.at("8h"); // lies on the board
    const auto other = countOf(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d 2h")));
    auto waiting = std::make_shared<OddsCount>(*other);
    waiting->next.reset();
    test.page.showCount(waiting, {});
    QVERIFY(test.map().hasFocus() && test.map().isVisible());
    QCOMPARE(test.at("8h"), before);
    QTest::keyClick(&test.map(), Qt::Key_Return);
    QVERIFY(test.asked.empty()); // the card may lie there meanwhile
    test.page.showCount(other, {});
    QVERIFY(test.map().hasFocus());
    QVERIFY(test.at("8h") != before);
    QTest::keyClick(&test.map(), Qt::Key_Return);
    QCOMPARE(test.asked.size(), std::size_t{1});
    QSignalSpy left(&test.page, &NextCardsPage::focusLeft);
    test.page.showCount(countOf(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d 2h 3c"))), {});
    QVERIFY(!test.map().isVisible());
    QCOMPARE(left.size(), 1);
}

void TestNextCardsPage::nothingIsDoneUnseen()
{
    Page test(straightAgainstFlushDraw());
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
