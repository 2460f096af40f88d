// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/explain/steps/arenatable.h"
#include "app/gui/explain/steps/arenaview.h"
#include "app/gui/explain/steps/foundlist.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/window/explanationdock.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QProxyStyle>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A style with or without animations.
class MotionStyle : public QProxyStyle
{
public:
    explicit MotionStyle(int time) : QProxyStyle(QStringLiteral("Fusion")), m_time(time) {}

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration
                   ? m_time
                   : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    int m_time;
};

/// A window in which the user steps through a run.
struct Arena : WindowTest
{
    explicit Arena(const CardTable& table = sampleTable()) : WindowTest(table) {}

    ArenaView* arena() const { return find<ArenaView>(QStringLiteral("arenaView")); }
    ArenaTable* table() const { return find<ArenaTable>(QStringLiteral("arenaTable")); }
    FoundList* found() const { return find<FoundList>(QStringLiteral("foundList")); }
    VerdictBanner* banner() const { return find<VerdictBanner>(QStringLiteral("verdictBanner")); }
    QWidget* panels() const { return find<QScrollArea>(QStringLiteral("handsScrollArea")); }
    QToolButton* button(const char* name) const { return find<QToolButton>(QLatin1String(name)); }
    StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }
    ExplanationDock* dock() const { return window().findChild<ExplanationDock*>(); }
    DeckPanel* deck() const { return find<DeckPanel>(QStringLiteral("deckPanel")); }

    bool stepThrough()
    {
        if (!isReady())
            return false;
        click(button("bannerStepsButton"));
        return arena()->isVisible();
    }

    QStringList foundLines() const
    {
        QStringList lines;
        for (int row = 0; row < found()->model()->rowCount(); ++row) {
            const QModelIndex line = found()->model()->index(row, 0);
            lines << line.data().toString() + QStringLiteral(": ")
                         + line.data(FoundList::findingRole).toString();
        }
        return lines;
    }

    QString title() const { return text(QStringLiteral("verdictTitleLabel")); }
};

/// Three hands dealt from a deck with two jokers, under one preset after the other.
CardTable randomTable(unsigned seed)
{
    std::vector<Card> deck{Card::joker(), Card::joker()};
    for (const Suit suit : allSuits()) {
        for (const Rank rank : allRanks())
            deck.emplace_back(rank, suit);
    }
    RandomHands(seed).shuffle(deck);
    CardTable table = sampleTable();
    table.rules.preset = allPresets()[seed % allPresets().size()];
    table.rules.rules = rulesOf(table.rules.preset);
    for (std::size_t card = 0; card < 15; ++card)
        table.row(static_cast<int>(card) / 5).set(static_cast<int>(card) % 5, deck[card]);
    return table;
}

} // namespace

/// The arena: what the code works on at a step, instead of the hands.
class TestArena : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { useTestLook(); } // a test may have set another style
    void theArenaTakesThePlaceOfTheHands();
    void theDeckOpensBelowIt();
    void escapeBringsAllBack();
    void anotherPageShowsTheHandsAgain();
    void theResultIsNotGivenAway();
    void showResultGoesToTheEnd();
    void aLineGoesBackToItsStep();
    void cardsAreReadAloud();
    void largeCardsHaveLittleRoom();
    void cardsMoveToTheirPlace();
    void backAndForthNoPixelDiffers();
    void aSmallWindowShowsItBesideTheSteps();
    void aChangedCardBringsTheHandsBack();
    void keysReachNoCardBehindIt();
    void escapeInAListEndsNoRun();
    void escapeTakesBackATypedNumber();
    void oneHandAloneEndsWithItsVerdict();
};

void TestArena::theArenaTakesThePlaceOfTheHands()
{
    Arena window;
    QVERIFY(window.isReady());
    const int width = window.dock()->width();
    QVERIFY(window.stepThrough());
    QVERIFY(!window.panels()->isVisible());
    QVERIFY(window.deck()->isFolded());
    QVERIFY(window.dock()->width() > width + 200);
    QCOMPARE(window.title(), QStringLiteral("Start"));
    QVERIFY(!window.button("bannerStepsButton")->isVisible());
    window.press(Qt::Key_F8);
    QCOMPARE(window.title(), QStringLiteral("Rank check for Player 1"));
    window.press(Qt::Key_F4);
    QCOMPARE(window.title(), QStringLiteral("Player 1 vs Player 2"));
}

/// What no longer fits is scrolled to, downwards alone, and the deck says in full where cards go.
void TestArena::theDeckOpensBelowIt()
{
    Arena window(tableOf(QStringLiteral("5h 6c 6d * 2h | 8h 7h Kd * * | As * * * *")));
    window.window().resize(1280, 700);
    QVERIFY(window.isReady());
    QVERIFY(window.stepThrough());
    window.deck()->setFolded(false);
    const auto* area = window.find<QScrollArea>(QStringLiteral("arenaView"));
    QTRY_VERIFY(area->verticalScrollBar()->isVisible());
    QVERIFY(!area->horizontalScrollBar()->isVisible());
    QVERIFY(window.find<FittingLabel>(QStringLiteral("nextSlotLabel"))
                ->shownText()
                .startsWith(QStringLiteral("Player 1, card 1")));
}

void TestArena::escapeBringsAllBack()
{
    Arena window;
    QVERIFY(window.isReady());
    const int width = window.dock()->width();
    QVERIFY(window.stepThrough());
    window.press(Qt::Key_Escape);
    QVERIFY(!window.arena()->isVisible());
    QVERIFY(window.panels()->isVisible());
    QVERIFY(!window.deck()->isFolded());
    QCOMPARE(window.dock()->width(), width);
    QCOMPARE(window.title(), QStringLiteral("Player 2 wins"));
    QVERIFY(window.button("bannerStepsButton")->isVisible());
}

void TestArena::anotherPageShowsTheHandsAgain()
{
    Arena window;
    QVERIFY(window.stepThrough());
    window.press(Qt::Key_F8);
    auto* tabs = window.find<QTabWidget>(QStringLiteral("explanationTabs"));
    tabs->setCurrentIndex(0);
    QVERIFY(!window.arena()->isVisible());
    QCOMPARE(window.title(), QStringLiteral("Player 2 wins"));
    QVERIFY(window.window().showTab(QStringLiteral("steps")));
    QVERIFY(window.arena()->isVisible());
    QCOMPARE(window.title(), QStringLiteral("Rank check for Player 1"));
    window.dock()->close();
    QVERIFY(!window.arena()->isVisible());
}

void TestArena::theResultIsNotGivenAway()
{
    Arena window;
    QVERIFY(window.stepThrough());
    while (window.player().index() + 1 < window.player().run().size()) {
        QVERIFY2(!window.title().contains(QStringLiteral("wins")), qPrintable(window.title()));
        window.press(Qt::Key_F8);
    }
    QCOMPARE(window.title(), QStringLiteral("Player 2 wins"));
}

void TestArena::showResultGoesToTheEnd()
{
    Arena window;
    QVERIFY(window.isReady());
    const QString verdict = window.text(QStringLiteral("verdictSentenceLabel"));
    QVERIFY(window.stepThrough());
    window.click(window.button("showResultButton"));
    QCOMPARE(window.player().index() + 1, window.player().run().size());
    QCOMPARE(window.text(QStringLiteral("verdictSentenceLabel")), verdict);
    QVERIFY(!window.button("showResultButton")->isVisible());
    QVERIFY(window.arena()->isVisible());
}

void TestArena::aLineGoesBackToItsStep()
{
    Arena window;
    QVERIFY(window.stepThrough());
    for (int step = 0; step < 5; ++step)
        window.press(Qt::Key_F8);
    const QStringList lines{QStringLiteral("Royal flush: Four different suits"),
                            QStringLiteral("Straight flush: Four different suits"),
                            QStringLiteral("Four of a kind: Two queens are 2 of 4"),
                            QStringLiteral("Full house: Four different values")};
    QCOMPARE(window.foundLines(), lines);
    QCOMPARE(window.text(QStringLiteral("foundHeadingLabel")), QStringLiteral("Asked so far"));
    FoundList* list = window.found();
    const QRect second = list->visualRect(list->model()->index(1, 0));
    window.click(list->viewport(), second.center());
    QCOMPARE(window.foundLines(), lines.first(2));
    QVERIFY(list->model()->index(1, 0).data(FoundList::isNowRole).toBool());
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    window.press(Qt::Key_Return);
    QCOMPARE(window.foundLines(), lines.first(1));
}

void TestArena::cardsAreReadAloud()
{
    Arena window;
    QVERIFY(window.stepThrough());
    window.player().goTo(window.player().run().answerOf(2, Category::pair).value());
    const auto name = [&window](int card) {
        return window.find<QWidget>(QStringLiteral("arenaCard%1").arg(card))->accessibleName();
    };
    QCOMPARE(name(1), QStringLiteral("Queen of spades, matched"));
    QCOMPARE(name(6), QStringLiteral("Wild card, acts as Q, fills in"));
    QVERIFY(!window.find<QWidget>(QStringLiteral("arenaCard11"))->isVisible());
}

/// A window that was made smaller arranges once with the cards of its former size.
void TestArena::largeCardsHaveLittleRoom()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^QFont"))); // of a size of zero or less
    Arena window;
    QVERIFY(window.stepThrough());
    window.table()->setPresenting(true);
    bool anyIndex = false;
    for (int step = 1; step <= window.player().count(); step += 10) {
        window.player().goToPosition(step);
        window.table()->setRoom({1000, 1000});
        window.table()->setRoom({4000, 4000});
        QVERIFY(window.table()->sizeHint().width() > 2 * window.table()->width());
        anyIndex = anyIndex || !window.table()->picture().indexes.empty();
        QVERIFY(!window.table()->grab().isNull());
    }
    QVERIFY(anyIndex);
}

void TestArena::cardsMoveToTheirPlace()
{
    const auto move = [](int time, Motion motion = Motion::shown) {
        QApplication::setStyle(new MotionStyle(time));
        Arena window;
        window.appearance().setMotion(motion);
        if (!window.stepThrough())
            return false;
        window.player().goTo(window.player().run().answerOf(1, Category::straightFlush).value());
        window.player().goTo(window.player().run().answerOf(1, Category::fourOfAKind).value());
        return window.table()->isMoving();
    };
    QVERIFY(move(100));
    QVERIFY(!move(0));
    QVERIFY(!move(100, Motion::none));
}

void TestArena::backAndForthNoPixelDiffers()
{
    QApplication::setStyle(new MotionStyle(0));
    const auto tables = static_cast<unsigned>(trials(10, 1));
    for (unsigned seed = 1; seed <= tables; ++seed) {
        Arena window(randomTable(seed));
        QVERIFY(window.isReady());
        const QString verdict = window.title();
        if (!window.stepThrough())
            QFAIL("no arena");
        std::vector<QImage> pictures;
        const auto picture = [&window] {
            for (int pass = 0; pass < 3; ++pass) // the banner may have become higher
                QCoreApplication::processEvents();
            return window.window().grab().toImage();
        };
        const std::vector<int> story = window.player().run().visible(Level::story);
        picture();
        for (const int step : story) // the words take the height that they need in this run
            window.player().goTo(step);
        window.player().goTo(0);
        for (std::size_t step = 0; step < story.size(); ++step) {
            pictures.push_back(picture());
            window.player().go(Move::next);
        }
        QCOMPARE(window.title(), verdict);
        for (std::size_t step = story.size(); step-- > 0;) {
            QVERIFY2(
                picture() == pictures[step],
                qPrintable(QStringLiteral("table %1, step %2").arg(seed).arg(story[step] + 1)));
            window.player().go(Move::back);
        }
    }
}

void TestArena::aSmallWindowShowsItBesideTheSteps()
{
    Arena window;
    QVERIFY(window.isReady());
    window.window().resize(800, 560);
    window.click(window.button("bannerStepsButton"));
    auto* center = window.find<QTabWidget>(QStringLiteral("centerTabs"));
    QTRY_COMPARE(center->currentIndex(), 1);
    center->setCurrentIndex(0);
    QVERIFY(window.arena()->isVisible());
    window.press(Qt::Key_F8);
    QCOMPARE(window.player().position(), 2);
    window.press(Qt::Key_F8, Qt::ControlModifier);
    QCOMPARE(window.title(), QStringLiteral("Player 2 wins"));
}

void TestArena::aChangedCardBringsTheHandsBack()
{
    Arena window;
    QVERIFY(window.stepThrough());
    window.session().setCard({0, 0}, Card::joker());
    QVERIFY(!window.arena()->isVisible());
    QVERIFY(window.panels()->isVisible());
    QVERIFY(!window.deck()->isFolded());
}

void TestArena::keysReachNoCardBehindIt()
{
    Arena window;
    QVERIFY(window.stepThrough());
    const QString table = describe(window.session().table());
    for (int area = 0; area < 8; ++area) {
        window.press(Qt::Key_F6);
        QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
        window.press(Qt::Key_Delete);
    }
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
        window.press(key, Qt::AltModifier);
    window.press(Qt::Key_F2);
    window.press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(QApplication::focusWidget()->isVisible());
    QCOMPARE(describe(window.session().table()), table);
    QVERIFY(window.arena()->isVisible());
    window.press(Qt::Key_Escape);
    QVERIFY(!window.arena()->isVisible());
}

void TestArena::escapeInAListEndsNoRun()
{
    Arena window;
    QVERIFY(window.stepThrough());
    auto* speeds = window.find<QComboBox>(QStringLiteral("speedCombo"));
    speeds->showPopup();
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(window.arena()->isVisible());
}

void TestArena::escapeTakesBackATypedNumber()
{
    Arena window;
    QVERIFY(window.stepThrough());
    auto* counter = window.find<QSpinBox>(QStringLiteral("stepCounter"));
    counter->setFocus();
    counter->selectAll();
    window.type("7");
    window.press(Qt::Key_Escape);
    QVERIFY(window.arena()->isVisible());
    QCOMPARE(counter->text(), QStringLiteral("Step 1 of %1").arg(window.player().count()));
    window.type("99999");
    window.press(Qt::Key_Return);
    QCOMPARE(window.player().position(), window.player().count());
    QVERIFY(!counter->hasFocus());
}

void TestArena::oneHandAloneEndsWithItsVerdict()
{
    Arena window(tableOf(QStringLiteral("Kh 9h 5h * 3h | - - - - -")));
    QVERIFY(window.isReady());
    const QString verdict = window.title();
    QVERIFY(window.stepThrough());
    QVERIFY(window.title() != verdict);
    window.press(Qt::Key_F8, Qt::ControlModifier);
    QCOMPARE(window.title(), verdict);
    QVERIFY(!window.button("showResultButton")->isVisible());
}

SHOWDOWN_TEST(TestArena)
#include "tst_arena.moc"
