// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/workinghandview.h"
#include "app/gui/exercises/shownhands.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/window/explanationdock.h"
#include "tests/app/gui/practice/practiceperson.h"
#include "tests/support/guitest.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QHelpEvent>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QToolTip>
#include <QUndoStack>
#include <QWindow>

#include <initializer_list>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What must be the same after the presentation as before.
struct State
{
    QSize size;
    Qt::WindowStates states;
    int textSize = 0;
    QStringList shown;
    QString page;
    QSize card;

    bool operator==(const State&) const = default;
};

struct PresentTest : WindowTest
{
    using WindowTest::WindowTest;

    /// The screen of the tests is a small one.
    void present(QSize screen = QSize(1280, 770))
    {
        press(Qt::Key_F11);
        window().resize(screen);
        QCoreApplication::processEvents();
    }

    /// Nothing is kept back any more.
    void revealAll()
    {
        press(Qt::Key_PageDown);
        press(Qt::Key_PageDown);
    }

    /// Presents as far as the first step of the run.
    bool presentSteps()
    {
        present();
        revealAll();
        press(Qt::Key_PageDown);
        return isStepping();
    }

    /// Goes on until this is in sight.
    bool turnTo(const QWidget& part, Qt::Key key)
    {
        for (int presses = 0; presses < 100 && !part.isVisible(); ++presses)
            press(key);
        return part.isVisible();
    }

    /// What is wrong with the name of a player that a class sees; empty: it is whole.
    QString faultOfName(const QString& player, const QString& name) const
    {
        const auto* label = find<QLabel>(player + QStringLiteral("NameLabel"));
        const auto* panel = find<QWidget>(player + QStringLiteral("Panel"));
        const QSize needed = label->sizeHint();
        if (QString(label->text()).remove(u'\n').remove(u' ') != QString(name).remove(u' '))
            return QStringLiteral("not whole: ") + label->text();
        if (needed.width() > label->width() || needed.height() > label->height())
            return QStringLiteral("without room: ") + label->text();
        const QRect place(label->mapTo(panel, QPoint()), label->size());
        return panel->rect().contains(place) ? QString() : QStringLiteral("outside its panel");
    }

    int pixelsOf(const QString& label) const
    {
        return QFontInfo(find<QWidget>(label)->font()).pixelSize();
    }

    /// The bar comes with the pointer; then a button of it is clicked.
    /// The bar comes for a while.
    void movePointer()
    {
        QTest::mouseMove(window().windowHandle(), QPoint(200, 200));
        QTest::mouseMove(window().windowHandle(), QPoint(220, 210));
    }

    void clickBar(const QString& button)
    {
        movePointer();
        QTRY_VERIFY(isShown(QStringLiteral("presentBar")));
        QTest::mouseClick(find<QToolButton>(button), Qt::LeftButton);
    }

    /// All words in sight of labels of the hands and the verdict.
    QString words() const
    {
        QStringList words;
        const auto labels = window().view().widget().findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (label->isVisible())
                words << label->text();
        }
        return words.join(QLatin1Char('\n'));
    }

    bool isShown(const QString& name) const { return find<QWidget>(name)->isVisible(); }

    State state() const
    {
        State state{window().size(), window().windowState(), look().textSize(), {}, {}, {}};
        for (const char* name : {"modeRail", "menuBar", "statusBar", "deckPanel", "compareToolBar",
                                 "explanationDock"}) {
            if (isShown(QLatin1String(name)))
                state.shown << QLatin1String(name);
        }
        const auto* tabs = find<QTabWidget>(QStringLiteral("explanationTabs"));
        state.page = tabs->currentWidget()->objectName();
        state.card = slot(1, 1)->cardRect().size();
        return state;
    }

    bool isStepping() const
    {
        return player().isRunning() && isShown(QStringLiteral("arenaTable"));
    }
    const StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }

private:
    const Appearance& look() const { return const_cast<PresentTest*>(this)->appearance(); }
};

} // namespace

/// F11 shows the hands to a class, and afterwards restores everything.
class TestPresentation : public QObject
{
    Q_OBJECT

private slots:
    void init() { useTestLook(); }

    void theScreenIsForTheHands_data();
    void theScreenIsForTheHands();
    void everythingComesBack_data();
    void everythingComesBack();
    void theResultIsKeptBack();
    void theTitleOfTheTableIsSeen();
    void namesOfBracketsStayInTheirPanel();
    void otherHandsAreKeptBackAgain();
    void theChancesAreKeptBack();
    void aLessonIsTurnedPageByPage();
    void aClassIsAskedApart();
    void nothingBesideTells();
    void noCardIsCutAtTheTop_data();
    void noCardIsCutAtTheTop();
    void theBarIsEnough();
    void theBarCoversNothing_data();
    void theBarCoversNothing();
    void tipsOfTheBarAreAboveIt();
    void anotherViewIsPresentedToo();
    void theTextSizeIsKept();
    void theTableIsAsItWas();
    void aBarThatIsGoneTakesNoKey();
    void theVerdictIsLarge_data() { twoPlayersFillTheScreenToo_data(); }
    void theVerdictIsLarge();
    void theVerdictHasNoTools();
    void namesAreWhole_data();
    void namesAreWhole();
    void otherRulesAreTold();
    void twoPlayersFillTheScreenToo_data();
    void twoPlayersFillTheScreenToo();
    void pagesAreSteps();
    void theEndIsSeen();
    void spaceIsAPageDown();
    void whatIsHiddenTakesNoKeys();
    void settingsAreAtHand();
    void whatIsForBuildingIsAway();
    void nothingIsThereToEdit();
    void theRunHasNoTools();
    void largeTextLeavesNoRoomUnused();
    void aWindowThatClosesIsKeptAsItWas();
    void fullScreenIsPlain();
};

void TestPresentation::theScreenIsForTheHands_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("textSize");
    QTest::newRow("a small screen") << QSize(1280, 770) << 100;
    QTest::newRow("a large screen") << QSize(1920, 1050) << 150;
}

void TestPresentation::theScreenIsForTheHands()
{
    QFETCH(const QSize, screen);
    PresentTest test;
    test.window().resize(screen);
    QVERIFY(test.isReady());
    QCoreApplication::processEvents();
    const int before = test.slot(1, 1)->cardRect().width();
    test.present(screen);
    for (const char* name :
         {"modeRail", "menuBar", "statusBar", "deckPanel", "compareToolBar", "explanationDock"})
        QVERIFY2(!test.isShown(QLatin1String(name)), name);
    QTEST(test.appearance().textSize(), "textSize");
    QCOMPARE(test.appearance().keptTextSize(), 100);
    QTRY_VERIFY(test.slot(1, 1)->cardRect().width() > before * 5 / 4);
    for (int player = 1; player <= 3; ++player) {
        const QWidget* last = test.slot(player, 5);
        const QRect place(last->mapTo(&test.window(), QPoint()), last->size());
        QVERIFY(test.window().rect().contains(place));
    }
}

void TestPresentation::everythingComesBack_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isDockShown");
    QTest::newRow("by its key") << int(Qt::Key_F11) << true;
    QTest::newRow("by escape") << int(Qt::Key_Escape) << true;
    QTest::newRow("without the explanation") << int(Qt::Key_F11) << false;
}

void TestPresentation::everythingComesBack()
{
    QFETCH(const int, key);
    QFETCH(const bool, isDockShown);
    PresentTest test;
    QVERIFY(test.isReady());
    test.appearance().setTextSize(110);
    if (!isDockShown)
        test.press(Qt::Key_F9);
    QCoreApplication::processEvents();
    const State before = test.state();
    QCOMPARE(before.shown.contains(QStringLiteral("explanationDock")), isDockShown);
    test.present();
    QVERIFY(test.state() != before);
    test.revealAll();
    test.press(Qt::Key_PageDown);
    QVERIFY(test.isStepping());
    test.press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(test.appearance().keptTextSize(), 110);
    test.press(Qt::Key(key));
    if (key == Qt::Key_Escape) {
        QVERIFY(!test.player().isRunning());
        QVERIFY(test.find<QAction>(QStringLiteral("presentAction"))->isChecked());
        test.press(Qt::Key_Escape);
    }
    QVERIFY(!test.window().isFullScreen());
    test.window().resize(before.size); // the platform of the tests forgets it
    QCoreApplication::processEvents();
    const State after = test.state();
    QCOMPARE(after.shown, before.shown);
    QCOMPARE(after.page, before.page);
    QCOMPARE(after.textSize, before.textSize);
    QVERIFY(after == before);
}

void TestPresentation::theResultIsKeptBack()
{
    PresentTest test(tableOf(QStringLiteral("Kh Kd 9s 5c 2d | Qs * 9c 7h 3d")));
    QVERIFY(test.isReady());
    test.present();
    const auto* working = test.find<QWidget>(QStringLiteral("player1WorkingCard1"));
    QVERIFY(test.words().contains(QStringLiteral("Who wins?")));
    for (const char* said : {"Pair", "Player 1 wins", "1st", "2nd", "kickers"})
        QVERIFY2(!test.words().contains(QLatin1String(said)), said);
    QVERIFY(!working->isVisible());
    QCOMPARE(test.find<QWidget>(QStringLiteral("player1Panel"))->accessibleName(),
             QStringLiteral("Player 1"));
    test.press(Qt::Key_PageDown);
    QVERIFY(test.words().contains(QStringLiteral("Pair of kings")));
    for (const char* said : {"Player 1 wins", "1st", "2nd"})
        QVERIFY2(!test.words().contains(QLatin1String(said)), said);
    QVERIFY(working->isVisible());
    test.press(Qt::Key_PageDown);
    for (const char* said : {"Player 1 wins", "1st", "2nd"})
        QVERIFY2(test.words().contains(QLatin1String(said)), said);
    test.press(Qt::Key_PageUp);
    QVERIFY(!test.words().contains(QStringLiteral("1st")));
    test.press(Qt::Key_PageUp);
    QVERIFY(!test.words().contains(QStringLiteral("Pair of kings")));
    test.press(Qt::Key_F11);
    QVERIFY(test.words().contains(QStringLiteral("Player 1 wins")));
}

void TestPresentation::theTitleOfTheTableIsSeen()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    QVERIFY(test.words().contains(QStringLiteral("Result hidden")));
    test.session().setProperties(QStringLiteral("Jacks & fives"), {});
    QVERIFY2(test.text(QStringLiteral("verdictSentenceLabel")).startsWith(u"Jacks & fives\n"),
             qPrintable(test.text(QStringLiteral("verdictSentenceLabel"))));
    test.revealAll();
    QVERIFY(!test.words().contains(QStringLiteral("Jacks")));
}

void TestPresentation::namesOfBracketsStayInTheirPanel()
{
    PresentTest test(tableOf(QStringLiteral("Kh Kd 7h 7c Td | Ks Kc 7s 7d 9c")));
    QVERIFY(test.isReady());
    test.present(QSize(1024, 768));
    test.revealAll();
    const auto* panel = test.find<QWidget>(QStringLiteral("player1Panel"));
    const auto* working = panel->findChild<WorkingHandView*>();
    for (int size = 100; size <= 150; size += 10) {
        test.appearance().setTextSize(size);
        QCoreApplication::processEvents();
        const auto names = working->labelRects();
        QCOMPARE(names.size(), std::size_t(3));
        for (const QRect& name : names) {
            const QRect there(working->mapTo(panel, name.topLeft()), name.size());
            QVERIFY2(panel->rect().contains(there), qPrintable(QString::number(size)));
        }
    }
}

void TestPresentation::otherHandsAreKeptBackAgain()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    test.revealAll();
    QVERIFY(!test.words().contains(QStringLiteral("Who wins?")));
    test.press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(test.words().contains(QStringLiteral("Who wins?")));
    test.revealAll();
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(test.words().contains(QStringLiteral("Who wins?")));
}

void TestPresentation::theChancesAreKeptBack()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(test.window().view().isAtRest());
    QTRY_VERIFY(test.words().contains(QLatin1Char('%')));
    test.present();
    QVERIFY(!test.words().contains(QLatin1Char('%')));
    QVERIFY(test.words().contains(QStringLiteral("Who has which chance?")));
    test.press(Qt::Key_PageDown);
    QVERIFY(test.words().contains(QLatin1Char('%')));
    const QString dealt = describe(test.odds().table());
    test.press(Qt::Key_PageUp); // hides them; what was dealt before stays
    test.press(Qt::Key_PageUp);
    QVERIFY(!test.words().contains(QLatin1Char('%')));
    QCOMPARE(describe(test.odds().table()), dealt);
    test.press(Qt::Key_PageDown);
    QVERIFY(test.words().contains(QLatin1Char('%')));
    test.press(Qt::Key_PageDown); // the next street is another question
    QTRY_VERIFY(test.window().view().isAtRest());
    QVERIFY(!test.words().contains(QLatin1Char('%')));
    QVERIFY(describe(test.odds().table()) != dealt);
    test.press(Qt::Key_PageUp); // takes it back
    QCOMPARE(describe(test.odds().table()), dealt);
    test.press(Qt::Key_F11);
    QTRY_VERIFY(test.words().contains(QLatin1Char('%')));
}

/// The streets dealt for a class go with it; what a person did meanwhile stays.
void TestPresentation::theTableIsAsItWas()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_4, Qt::ControlModifier);
    const auto goOn = [&] {
        test.press(Qt::Key_PageDown);
        test.press(Qt::Key_PageDown);
    };
    const QUndoStack& steps = test.odds().undoStack();
    const QString own = describe(test.odds().table());
    test.present();
    goOn();
    QVERIFY(describe(test.odds().table()) != own);
    test.press(Qt::Key_F11);
    QCOMPARE(describe(test.odds().table()), own);
    QCOMPARE(steps.index(), 0);
    QVERIFY(steps.canRedo());
    test.present();
    goOn();
    test.press(Qt::Key_R, Qt::ControlModifier);
    const QString dealt = describe(test.odds().table());
    QVERIFY(dealt != own);
    test.press(Qt::Key_F11);
    QCOMPARE(describe(test.odds().table()), dealt);
    test.press(Qt::Key_F11);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    goOn();
    test.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(steps.index(), 1);
    test.press(Qt::Key_F11);
}

/// The page beside one view would tell what the other one hides.
void TestPresentation::nothingBesideTells()
{
    PresentTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.presentSteps());
    test.press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(!test.isShown(QStringLiteral("explanationDock")));
    test.press(Qt::Key_F11);
}

void TestPresentation::aLessonIsTurnedPageByPage()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_2, Qt::ControlModifier);
    test.present();
    const auto* exercises = test.window().findChild<LessonExercises*>();
    const auto* forward = test.find<QToolButton>(QStringLiteral("presentForwardButton"));
    const QString lesson = test.window().view().documentTitle();
    QVERIFY(!test.isShown(QStringLiteral("lessonSide")));
    int revealed = 0;
    int pages = 0;
    bool hasExamples = false;
    const auto turn = [&](Qt::Key key) {
        test.press(key);
        QCoreApplication::processEvents();
        hasExamples |= test.window().findChild<ExamplesList*>()->isVisible();
        return ++pages < 100;
    };
    while (!exercises->isVisible()) {
        revealed += forward->accessibleName() == QStringLiteral("Reveal") ? 1 : 0;
        QVERIFY(turn(Qt::Key_PageDown));
    }
    QVERIFY(revealed > 0); // guesses
    QVERIFY(hasExamples);
    QCOMPARE(exercises->current(), 0);
    QVERIFY(!test.isShown(QStringLiteral("lessonPane")));
    revealed = 0;
    while (test.window().view().documentTitle() == lesson) {
        revealed += forward->accessibleName() == QStringLiteral("Reveal") ? 1 : 0;
        QVERIFY(turn(Qt::Key_PageDown));
    }
    QVERIFY(revealed > 1); // exercises
    QVERIFY(test.isShown(QStringLiteral("lessonPane")));
    test.press(Qt::Key_F11);
    QVERIFY(test.isShown(QStringLiteral("lessonSide")));
}

/// A class is asked from the question shown on, with nothing kept, and one's own round waits.
void TestPresentation::aClassIsAskedApart()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::rank));
    person.type(narration::optionKey(person.question(), 1).toLatin1());
    const QuestionSource own = person.question().source;
    const auto* forward = person.find<QToolButton>(QStringLiteral("presentForwardButton"));
    person.press(Qt::Key_F11);
    QCOMPARE(person.question().source, own);
    person.press(Qt::Key_PageUp); // there is none before
    QVERIFY(person.find<QWidget>(QStringLiteral("option1"))->isVisible());
    for (const char* name : {"roundSide", "practiceSide", "roundLineLabel", "feedbackBox"})
        QVERIFY2(!person.find<QWidget>(QLatin1String(name))->isVisible(), name);
    std::vector<QuestionSource> asked;
    for (int question = 0; question < 20; ++question) {
        asked.push_back(person.question().source);
        QCOMPARE(forward->accessibleName(), QStringLiteral("Reveal"));
        QVERIFY(!person.find<QWidget>(QStringLiteral("questionTopicLabel"))->isVisible());
        person.press(question % 2 == 0 ? Qt::Key_PageDown : Qt::Key_Space);
        QCOMPARE(person.question().source, asked.back());
        QCOMPARE(person.feedback(), QStringLiteral("The answer"));
        QCOMPARE(forward->accessibleName(), QStringLiteral("Next"));
        for (int pages = 0; pages < 10 && person.question().source == asked.back(); ++pages)
            person.press(Qt::Key_PageDown);
        QVERIFY(person.feedback().isEmpty());
    }
    const QuestionSource last = person.question().source;
    QCOMPARE(std::ranges::count(asked, last), 0);
    person.press(Qt::Key_PageUp);
    QCOMPARE(person.question().source, asked.back());
    QVERIFY(person.feedback().isEmpty());
    person.press(Qt::Key_PageDown);
    person.press(Qt::Key_PageUp); // hides the answer again
    QCOMPARE(person.question().source, asked.back());
    QVERIFY(person.feedback().isEmpty());
    person.press(Qt::Key_PageDown);
    person.press(Qt::Key_1, Qt::ControlModifier);
    person.press(Qt::Key_3, Qt::ControlModifier); // as it was left
    QCOMPARE(person.question().source, asked.back());
    QCOMPARE(person.feedback(), QStringLiteral("The answer"));
    person.type("A"); // no other answer is taken
    person.press(Qt::Key_Return, Qt::ControlModifier);
    person.press(Qt::Key_F11);
    QCOMPARE(person.question().source, own);
    QCOMPARE(person.panel().field()->answer(), std::optional(person.question().options[1].answer));
    QVERIFY(person.feedback().isEmpty());
    QVERIFY(person.desk().record().answers().empty());
    QVERIFY(person.desk().round()->answers.empty());
    person.answerByKeys(person.right());
    QCOMPARE(person.desk().record().answers().size(), 1U);
}

void TestPresentation::noCardIsCutAtTheTop_data()
{
    QTest::addColumn<QuestionKind>("kind");
    QTest::addColumn<QSize>("screen");
    for (const auto& [name, kind] : {std::pair("the deciding card", QuestionKind::decidingCard),
                                     {"the rank", QuestionKind::rank},
                                     {"the winner", QuestionKind::winner}}) {
        for (const QSize screen : {QSize(1024, 700), QSize(1280, 800), QSize(3840, 2160)})
            QTest::addRow("%s, %d", name, screen.width()) << kind << screen;
    }
}

void TestPresentation::noCardIsCutAtTheTop()
{
    QFETCH(const QuestionKind, kind);
    QFETCH(const QSize, screen);
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(kind));
    person.press(Qt::Key_F11);
    person.window().resize(screen);
    QCoreApplication::processEvents();
    const auto* area = person.find<QScrollArea>(QStringLiteral("questionScroll"));
    const auto isCut = [area](const QWidget* part, const QRect& card) {
        const int top = part->mapTo(area->viewport(), card.topLeft()).y();
        return part->isVisible() && top < 0 && top + card.height() > 0;
    };
    for (int presses = 0; presses < 12; ++presses) {
        const QByteArray where = QByteArray::number(presses);
        for (const auto* hands : area->findChildren<ShownHands*>()) {
            for (int row = 0; row < hands->rowCount(); ++row)
                QVERIFY2(!isCut(hands, hands->layoutFor(hands->width()).cardRect(row, 0)), where);
        }
        for (const auto* cards : area->findChildren<CellMap*>()) {
            for (int cell = 0; cell < cards->cellCount(); ++cell)
                QVERIFY2(!isCut(cards, cards->cellRect(cell)), where);
        }
        person.press(Qt::Key_PageDown);
        QCoreApplication::processEvents();
    }
}

void TestPresentation::theBarIsEnough()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    const auto* forward = test.find<QToolButton>(QStringLiteral("presentForwardButton"));
    QCOMPARE(forward->accessibleName(), QStringLiteral("Reveal"));
    test.clickBar(QStringLiteral("presentForwardButton"));
    test.clickBar(QStringLiteral("presentForwardButton"));
    QVERIFY(!test.words().contains(QStringLiteral("Who wins?")));
    QCOMPARE(forward->accessibleName(), QStringLiteral("Next"));
    test.clickBar(QStringLiteral("presentBackButton"));
    QCOMPARE(forward->accessibleName(), QStringLiteral("Reveal"));
    const int size = test.appearance().textSize();
    test.clickBar(QStringLiteral("presentSmallerButton"));
    QCOMPARE(test.appearance().textSize(), size - Appearance::textStep);
    test.clickBar(QStringLiteral("presentLargerButton"));
    QCOMPARE(test.appearance().textSize(), size);
    const QWidget* bar = test.find<QWidget>(QStringLiteral("presentBar"));
    QVERIFY(test.window().rect().contains(bar->geometry()));
    test.clickBar(QStringLiteral("leavePresentationButton"));
    QVERIFY(!test.find<QAction>(QStringLiteral("presentAction"))->isChecked());
    QVERIFY(!bar->isVisible());
}

void TestPresentation::theBarCoversNothing_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("larger");
    for (const QSize screen : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        for (const int larger : {0, 20})
            QTest::addRow("%d, +%d %%", screen.width(), larger) << screen << larger;
    }
}

void TestPresentation::theBarCoversNothing()
{
    QFETCH(const QSize, screen);
    QFETCH(const int, larger);
    PresentTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.presentSteps());
    test.window().resize(screen);
    test.appearance().setTextSize(test.appearance().textSize() + larger);
    const auto* bar = test.find<QWidget>(QStringLiteral("presentBar"));
    const auto* dock = test.find<QWidget>(QStringLiteral("explanationDock"));
    const auto isFree = [&] {
        test.movePointer();
        QCoreApplication::processEvents();
        return bar->isVisible() && test.window().rect().contains(bar->geometry())
               && !bar->geometry().intersects(test.window().centralWidget()->geometry())
               && !(dock->isVisible() && bar->geometry().intersects(dock->geometry()));
    };
    QVERIFY(isFree());
    QCOMPARE(test.window().size(), screen); // it asks for no more
    for (const int view : {4, 2, 3, 1}) {
        test.press(Qt::Key(Qt::Key_0 + view), Qt::ControlModifier);
        QVERIFY2(isFree(), qPrintable(QString::number(view)));
    }
    test.press(Qt::Key_F11);
    QCOMPARE(test.window().contentsMargins(), QMargins());
}

void TestPresentation::tipsOfTheBarAreAboveIt()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    const auto* bar = test.find<QWidget>(QStringLiteral("presentBar"));
    for (const char* name : {"presentLargerButton", "leavePresentationButton"}) {
        auto* button = test.find<QToolButton>(QString::fromLatin1(name));
        const QPoint place = button->rect().center();
        QHelpEvent hover(QEvent::ToolTip, place, button->mapToGlobal(place));
        QCoreApplication::sendEvent(button, &hover);
        QCOMPARE(QToolTip::text(), button->toolTip());
        const auto windows = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(windows, [](const QWidget* each) {
            return each->isVisible() && each->windowType() == Qt::ToolTip;
        });
        QVERIFY(tip != windows.end());
        QVERIFY((*tip)->geometry().bottom() < bar->mapToGlobal(QPoint()).y());
        test.press(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(!QToolTip::isVisible());
    }
}

void TestPresentation::anotherViewIsPresentedToo()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    for (const int view : {4, 2, 3, 1}) {
        test.press(Qt::Key(Qt::Key_0 + view), Qt::ControlModifier);
        QVERIFY(test.window().view().modeAction().isChecked());
        QVERIFY(test.find<QAction>(QStringLiteral("presentAction"))->isChecked());
        for (const char* name : {"modeRail", "menuBar", "statusBar"})
            QVERIFY2(!test.isShown(QLatin1String(name)), name);
        QVERIFY(!test.window().view().toolBar().isVisible());
    }
    QVERIFY(test.words().contains(QStringLiteral("Who wins?")));
    test.press(Qt::Key_F11);
    QVERIFY(test.window().view().toolBar().isVisible());
    test.press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(test.window().view().toolBar().isVisible());
    QVERIFY(test.isShown(QStringLiteral("oddsDeckPanel")));
}

void TestPresentation::theTextSizeIsKept()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    const int fitted = test.appearance().textSize();
    test.press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(test.appearance().textSize(), fitted - Appearance::textStep);
    test.press(Qt::Key_F11);
    QCOMPARE(test.appearance().textSize(), 100);
    test.present();
    QCOMPARE(test.appearance().textSize(), fitted - Appearance::textStep);
    test.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(test.appearance().textSize(), fitted);
    test.press(Qt::Key_F11);
}

void TestPresentation::namesAreWhole_data()
{
    twoPlayersFillTheScreenToo_data();
}

void TestPresentation::namesAreWhole()
{
    QFETCH(const QSize, screen);
    QFETCH(const int, players);
    PresentTest test;
    const QStringList names{QStringLiteral("Maximiliane Wolkensteins"),
                            QStringLiteral("Wwwwwwwwwwwwwwwwwwwwwwww")};
    for (TableSession* session :
         std::initializer_list<TableSession*>{&test.session(), &test.odds()}) {
        session->setPlayerCount(players);
        for (int player = 0; player < 2; ++player)
            session->setName(player, names[player]);
    }
    QVERIFY(test.isReady());
    test.present(screen);
    for (const auto& [view, row] :
         {std::pair(Qt::Key_1, "player%1"), {Qt::Key_4, "oddsPlayer%1"}}) {
        test.press(view, Qt::ControlModifier);
        for (int reveal = 0; reveal < 3; ++reveal) {
            QTRY_VERIFY(test.window().view().isAtRest());
            QCoreApplication::processEvents();
            for (int player = 0; player < 2; ++player)
                QCOMPARE(test.faultOfName(QString::fromLatin1(row).arg(player + 1), names[player]),
                         QString());
            test.press(Qt::Key_PageDown);
        }
    }
    test.odds().setTable(oddsTableOf(QStringLiteral("Ts Tc | As Ad / Qs 9s 4d 8h -")), {});
    test.odds().setName(1, names[1]);
    test.press(Qt::Key_PageDown);
    QTRY_VERIFY(test.window().view().isAtRest());
    const auto* ahead = test.find<QLabel>(QStringLiteral("aheadTitleLabel"));
    const QFontMetrics metrics(ahead->font());
    QVERIFY(QString(ahead->text()).remove(u'\n').contains(names[1]));
    for (const QString& word : ahead->text().split(QRegularExpression(QStringLiteral("\\s"))))
        QVERIFY2(metrics.horizontalAdvance(word) <= ahead->width(), qPrintable(word));
    test.press(Qt::Key_1, Qt::ControlModifier);
    test.appearance().setTextSize(test.appearance().textSize() * 17 / 10);
    QCoreApplication::processEvents();
    for (int player = 0; player < 2; ++player)
        QCOMPARE(test.faultOfName(QStringLiteral("player%1").arg(player + 1), names[player]),
                 QString());
}

/// The words over the hands as those beside them, and all with the text.
void TestPresentation::theVerdictIsLarge()
{
    QFETCH(const QSize, screen);
    QFETCH(const int, players);
    PresentTest test;
    test.session().setPlayerCount(players);
    test.window().resize(screen);
    QVERIFY(test.isReady());
    const QStringList labels{QStringLiteral("verdictTitleLabel"),
                             QStringLiteral("verdictSentenceLabel")};
    QList<int> before;
    for (const QString& label : labels)
        before << test.pixelsOf(label);
    test.present(screen);
    test.revealAll();
    const double text = test.appearance().textSize() / 100.0 * (players == 2 ? 1.5 : 1.2);
    QList<int> presented;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        presented << test.pixelsOf(labels[i]);
        QVERIFY2(presented[i] > before[i] * text, qPrintable(labels[i]));
    }
    if (test.appearance().textSize() < Appearance::largestText)
        test.press(Qt::Key_Plus, Qt::ControlModifier);
    for (qsizetype i = 0; i < labels.size() && test.appearance().textSize() < 140; ++i)
        QVERIFY2(test.pixelsOf(labels[i]) > presented[i], qPrintable(labels[i]));
    test.press(Qt::Key_F11);
    test.window().resize(screen);
    QCoreApplication::processEvents();
    for (qsizetype i = 0; i < labels.size(); ++i)
        QCOMPARE(test.pixelsOf(labels[i]), before[i]);
}

void TestPresentation::theVerdictHasNoTools()
{
    PresentTest test;
    QVERIFY(test.isReady());
    const QStringList tools{QStringLiteral("bannerStepsButton"),
                            QStringLiteral("copyResultButton")};
    QVERIFY(test.presentSteps());
    QVERIFY(!test.isShown(QStringLiteral("showResultButton")));
    test.press(Qt::Key_Escape);
    for (const QString& tool : tools)
        QVERIFY2(!test.isShown(tool), qPrintable(tool));
    test.press(Qt::Key_F11);
    for (const QString& tool : tools)
        QVERIFY2(test.isShown(tool), qPrintable(tool));
}

/// A class does not know the rules and the lens of a table unless they are the usual ones.
void TestPresentation::otherRulesAreTold()
{
    PresentTest test;
    QVERIFY(test.isReady());
    const QString rules = QStringLiteral("verdictRulesLabel");
    test.session().setRules({Preset::standard, rulesOf(Preset::standard)});
    test.session().setLens(Category::pair);
    QCOMPARE(test.text(rules), QString());
    test.present();
    for (int reveal = 0; reveal < 3; ++reveal) {
        QVERIFY2(test.text(rules).startsWith(QStringLiteral("Standard rules: ")),
                 qPrintable(test.text(rules)));
        QVERIFY(test.text(rules).endsWith(QStringLiteral("Every hand is compared as a pair.")));
        test.press(Qt::Key_PageDown);
    }
    test.press(Qt::Key_Z, Qt::ControlModifier);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.text(rules), QString());
    const QString ofOdds = QStringLiteral("oddsPresentedRulesLabel");
    test.press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(test.text(ofOdds), QString());
    test.odds().setRules({Preset::series, rulesOf(Preset::series)});
    QVERIFY2(test.text(ofOdds).startsWith(QStringLiteral("Series rules: ")),
             qPrintable(test.text(ofOdds)));
    test.press(Qt::Key_F11);
    QCOMPARE(test.text(ofOdds), QString());
}

void TestPresentation::twoPlayersFillTheScreenToo_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("players");
    for (const QSize screen : {QSize(1024, 768), QSize(1280, 800), QSize(1400, 900),
                               QSize(1920, 1080), QSize(3840, 2160)}) {
        for (const int players : {2, 3})
            QTest::addRow("%d, %d players", screen.width(), players) << screen << players;
    }
}

void TestPresentation::twoPlayersFillTheScreenToo()
{
    QFETCH(const QSize, screen);
    QFETCH(const int, players);
    PresentTest test;
    test.session().setPlayerCount(players);
    QVERIFY(test.isReady());
    test.present(screen);
    const auto* panel = test.find<QWidget>(QStringLiteral("player%1Panel").arg(players));
    const auto bottom = [&] {
        return panel->mapTo(&test.window(), panel->rect().bottomLeft()).y();
    };
    const int room = test.window().contentsRect().height(); // above the strip of the bar
    QTRY_VERIFY(bottom() > room * 94 / 100);
    QVERIFY(bottom() <= room);
    if (players == 2) // of three the width may be what ends the cards
        QVERIFY(panel->height() > room * 7 / 25);
    test.revealAll();
    QTRY_VERIFY(bottom() <= room);
    test.press(Qt::Key_F11);
}

void TestPresentation::pagesAreSteps()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_PageDown);
    QVERIFY(!test.player().isRunning()); // not here
    test.present();
    test.press(Qt::Key_PageUp);
    QVERIFY(!test.player().isRunning());
    test.revealAll();
    QVERIFY(!test.player().isRunning());
    test.press(Qt::Key_PageDown);
    QVERIFY(test.isStepping());
    const int first = test.player().index();
    test.press(Qt::Key_PageDown);
    test.press(Qt::Key_PageDown);
    const int third = test.player().index();
    QVERIFY(third > first);
    test.press(Qt::Key_PageUp);
    QVERIFY(test.player().index() < third);
    test.press(Qt::Key_PageUp);
    QCOMPARE(test.player().index(), first);
    test.press(Qt::Key_PageUp); // ends the run; the hands have the screen again
    QVERIFY(!test.isStepping());
    QCoreApplication::processEvents();
    QCOMPARE(test.focusName(), QString()); // else a frame around a card
    test.press(Qt::Key_PageDown);
    QVERIFY(test.isStepping());
    test.press(Qt::Key_Escape); // as this does
    QVERIFY(!test.isStepping());
    QVERIFY(!test.isShown(QStringLiteral("explanationDock")));
}

void TestPresentation::theEndIsSeen()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    const auto* forward = test.find<QToolButton>(QStringLiteral("presentForwardButton"));
    for (int presses = 0; presses < 300 && forward->isEnabled(); ++presses)
        test.press(Qt::Key_PageDown);
    QVERIFY(!forward->isEnabled());
    QVERIFY(!test.player().target(Move::next));
    test.press(Qt::Key_PageUp);
    QVERIFY(forward->isEnabled());
    test.press(Qt::Key_4, Qt::ControlModifier);
    for (int presses = 0; presses < 300 && forward->isEnabled(); ++presses)
        test.press(Qt::Key_PageDown);
    QVERIFY(!forward->isEnabled());
    QVERIFY(test.words().contains(QLatin1Char('%')));
    test.press(Qt::Key_PageUp);
    QVERIFY(forward->isEnabled());
}

void TestPresentation::spaceIsAPageDown()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    test.press(Qt::Key_Space);
    test.press(Qt::Key_Space);
    QVERIFY(test.words().contains(QStringLiteral("1st")));
    test.press(Qt::Key_Space);
    QVERIFY(test.isStepping());
    const int first = test.player().index();
    test.press(Qt::Key_Space);
    test.press(Qt::Key_Space);
    QVERIFY(test.player().index() > first);
    test.clickBar(QStringLiteral("presentBackButton"));
    test.find<QToolButton>(QStringLiteral("presentBackButton"))->setFocus();
    test.press(Qt::Key_Space); // presses the button that has the focus
    QCOMPARE(test.player().index(), first);
    test.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(test.turnTo(*test.window().findChild<LessonExercises*>(), Qt::Key_Space));
}

/// A window in the background would leave the focus to a hidden button, which Space would press.
void TestPresentation::aBarThatIsGoneTakesNoKey()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    test.clickBar(QStringLiteral("presentLargerButton"));
    auto* button = test.find<QToolButton>(QStringLiteral("presentLargerButton"));
    button->setFocus();
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    test.find<QAction>(QStringLiteral("presentAction"))->trigger();
    QVERIFY(test.window().focusWidget() != button);
    for (const char* key : {"presentForwardShortcut", "presentBackShortcut"})
        QVERIFY2(!test.find<QShortcut>(QString::fromLatin1(key))->isEnabled(), key);
}

void TestPresentation::whatIsHiddenTakesNoKeys()
{
    PresentTest test;
    QVERIFY(test.isReady());
    QString table = test.table();
    test.present();
    test.press(Qt::Key_R, Qt::ControlModifier); // a class gets other hands
    QVERIFY(test.table() != table);
    table = test.table();
    test.press(Qt::Key_D, Qt::ControlModifier); // the deck
    QCOMPARE(test.table(), table);
    QVERIFY(!test.isShown(QStringLiteral("deckPanel")));
    test.press(Qt::Key_Space); // a way into the deck
    test.press(Qt::Key_Right);
    test.press(Qt::Key_Space);
    QCOMPARE(test.table(), table);
    test.press(Qt::Key_F11);
    test.press(Qt::Key_D, Qt::ControlModifier);
    test.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(test.isShown(QStringLiteral("deckPanel")));
}

void TestPresentation::settingsAreAtHand()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    test.press(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(test.find<QWidget>(QStringLiteral("settingsDialog")));
    QVERIFY(test.isShown(QStringLiteral("settingsDialog")));
}

void TestPresentation::whatIsForBuildingIsAway()
{
    PresentTest test;
    test.find<QAction>(QStringLiteral("showWelcomeAction"))->trigger();
    test.session().setPlayerCount(2);
    QVERIFY(test.isReady());
    const QStringList building{QStringLiteral("welcomeBar"), QStringLiteral("addPlayerButton")};
    for (const QString& name : building)
        QVERIFY(test.isShown(name));
    test.present();
    for (const QString& name : building)
        QVERIFY2(!test.isShown(name), qPrintable(name));
    test.press(Qt::Key_F11);
    for (const QString& name : building)
        QVERIFY2(test.isShown(name), qPrintable(name));
}

void TestPresentation::nothingIsThereToEdit()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_2, Qt::ControlModifier);
    test.present(QSize(1024, 768));
    auto* examples = test.window().findChild<ExamplesList*>();
    const auto* cards = test.find<QWidget>(QStringLiteral("example1Cards"));
    const QStringList loads{QStringLiteral("loadAllExamplesButton"),
                            QStringLiteral("example1LoadButton")};
    const int before = cards->minimumSizeHint().height();
    QVERIFY(test.turnTo(*examples, Qt::Key_PageDown));
    for (const QString& name : loads)
        QVERIFY2(!test.isShown(name), qPrintable(name));
    QVERIFY(cards->minimumSizeHint().height() >= 60);
    test.press(Qt::Key_F11);
    test.press(Qt::Key_F11);
    QVERIFY(cards->minimumSizeHint().height() >= before);
    test.press(Qt::Key_F11);
    QVERIFY(cards->minimumSizeHint().height() < 60);
    QVERIFY(!examples->findChild<QWidget*>(loads.front())->isHidden());
}

void TestPresentation::theRunHasNoTools()
{
    PresentTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.presentSteps());
    QVERIFY(test.isShown(QStringLiteral("stepsPage")));
    const auto* dock = test.find<QDockWidget>(QStringLiteral("explanationDock"));
    const auto buttons = dock->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
    for (const QAbstractButton* button : buttons) // to float and to close
        QVERIFY2(!button->isVisible(), qPrintable(button->objectName()));
    const auto* tabs = test.find<QTabWidget>(QStringLiteral("explanationTabs"));
    QVERIFY(!tabs->tabBar()->isVisible());
    QVERIFY(!test.isShown(QStringLiteral("findBar")));
    test.press(Qt::Key_Escape);
    test.press(Qt::Key_Escape);
    test.window().resize(1280, 770);
    QCoreApplication::processEvents();
    QVERIFY(tabs->tabBar()->isVisible());
    QVERIFY(!test.find<QWidget>(QStringLiteral("findBar"))->isHidden());
}

void TestPresentation::largeTextLeavesNoRoomUnused()
{
    PresentTest test;
    test.appearance().setTextSize(200);
    QVERIFY(test.isReady());
    test.present(QSize(1920, 1200));
    const auto bottom = [&] {
        const auto* last = test.slot(3, 1);
        return last->mapTo(&test.window(), last->cardRect().bottomLeft()).y();
    };
    QTRY_VERIFY(bottom() > 1200 * 3 / 4);
    QVERIFY(bottom() < 1200);
}

void TestPresentation::aWindowThatClosesIsKeptAsItWas()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F11);
    test.window().close();
    test.window().saveLayout(settings);
    QVERIFY(settings.value(QStringLiteral("window/explanation")).toBool());
    WindowTest next;
    next.window().restoreLayout(settings);
    QVERIFY(!next.window().isFullScreen());
    QVERIFY(next.find<QWidget>(QStringLiteral("modeRail"))->isVisible());
}

void TestPresentation::fullScreenIsPlain()
{
    PresentTest test;
    QVERIFY(test.isReady());
    auto* action = test.find<QAction>(QStringLiteral("fullScreenAction"));
    const QStringList shown = test.state().shown;
    test.press(Qt::Key_F11, Qt::ShiftModifier);
    QVERIFY(test.window().isFullScreen());
    QVERIFY(action->isChecked());
    for (const QString& name : {QStringLiteral("modeRail"), QStringLiteral("menuBar")})
        QVERIFY(test.isShown(name));
    test.press(Qt::Key_F11);
    QVERIFY(!action->isEnabled());
    test.press(Qt::Key_F11);
    QVERIFY(test.window().isFullScreen()); // as it was
    test.press(Qt::Key_F11, Qt::ShiftModifier);
    QVERIFY(!test.window().isFullScreen());
    QVERIFY(!action->isChecked());
}

SHOWDOWN_TEST(TestPresentation)
#include "tst_presentation.moc"
