// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/explain/steps/questiontest.h"
#include "tests/app/gui/window/paintedtexts.h"
#include "tests/support/testprogram.h"

#include <QDialog>
#include <QLineEdit>
#include <QStatusBar>
#include <QTabWidget>

#include <array>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// While questions are asked nothing that stands beside the steps, or leads on, answers one.
class TestBesideQuestion : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingAheadIsOfferedOrFound();
    void everyWayOnStopsAtAQuestion_data();
    void everyWayOnStopsAtAQuestion();
    void goingBackLeavesAWayToTheQuestion_data();
    void goingBackLeavesAWayToTheQuestion();
    void otherPagesAreSilent_data();
    void otherPagesAreSilent();
    void otherPagesAreSilentUntilTheEnd_data() { otherPagesAreSilent_data(); }
    void otherPagesAreSilentUntilTheEnd();
    void aCoveredPageLeadsBack();
    void aKeyShowsTheQuestion_data();
    void aKeyShowsTheQuestion();
    void aQuestionOpensInSight();
    void aQuestionCallsNobodyBackFromAnotherView();
    void playLeavesTheFocusBesideAQuestionInSight();
    void noRunBeginsUnasked();
    void theScrubberEndsAtAQuestionThatComesAgain();
    void theScrubberNamesNoWinnerAhead();
    void aCoveredPageCanBeSeen();
    void theRunCanBeEndedBesideIt();
    void aTitleThatTellsWaits();
};

/// The ways to what lies ahead can be taken until the end, and no step that has not run is found.
void TestBesideQuestion::nothingAheadIsOfferedOrFound()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    const auto* toComparison = window.find<QAction>(QStringLiteral("nextComparisonAction"));
    const auto* toStop = window.find<QAction>(QStringLiteral("nextStopMarkAction"));
    auto* field = window.find<QLineEdit>(QStringLiteral("findField"));
    eachQuestion(window, Level::every, [&] {
        const QString about = window.table() + u'\n' + window.question();
        QVERIFY2(toComparison->isEnabled(), qPrintable(about));
        QVERIFY2(!toStop->isEnabled(), qPrintable(about)); // no line is marked
        window.press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY2(toStop->isEnabled(), qPrintable(about));
        window.press(Qt::Key_B, Qt::ControlModifier);
        field->setText(QStringLiteral("player"));
        const QString count = window.text(QStringLiteral("findCountLabel"));
        const int found = count.section(u' ', count.contains(u" of ") ? 2 : 0, 0).toInt();
        QVERIFY2(found < window.player().position(), qPrintable(about + u'\n' + count));
        field->setText(QStringLiteral("high card"));
        const QString none = window.text(QStringLiteral("findNothingLabel"));
        QVERIFY2(none.isEmpty() || none == QStringLiteral("No step so far mentions “high card”."),
                 qPrintable(about + u'\n' + none));
        field->clear();
    });
    window.press(Qt::Key_B, Qt::ControlModifier);
    while (toComparison->isEnabled())
        window.press(Qt::Key_F4);
    QVERIFY(!window.player().target(Move::next));
    QVERIFY(!toStop->isEnabled());
}

void TestBesideQuestion::everyWayOnStopsAtAQuestion_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<int>("level");
    for (const char* way : {"next comparison", "stop mark", "step into", "next part", "number"}) {
        for (const Level level : allLevels)
            QTest::addRow("%s, %s", way, id(level).data())
                << QString::fromLatin1(way) << static_cast<int>(level);
    }
}

/// None that could still be asked is passed, but the one that is open.
void TestBesideQuestion::everyWayOnStopsAtAQuestion()
{
    QFETCH(const QString, way);
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.setLevel(Level(level));
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    const StepPlayer& player = window.player();
    if (way == u"stop mark") {
        window.press(Qt::Key_F8, Qt::ControlModifier);
        window.press(Qt::Key_B, Qt::ControlModifier);
        window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    }
    int asked = 0;
    for (int presses = 0; presses < 12 && player.target(Move::next); ++presses) {
        const int before = player.question() ? player.askedStep() : player.index();
        if (way == u"next comparison") {
            window.press(Qt::Key_F4);
        } else if (way == u"stop mark") {
            window.press(Qt::Key_F4, Qt::ShiftModifier);
        } else if (way == u"step into") {
            window.press(Qt::Key_F7);
        } else {
            window
                .find<QWidget>(way == u"number" ? QStringLiteral("stepCounter")
                                                : QStringLiteral("scrubber"))
                ->setFocus();
            if (way == u"number")
                window.type("9999");
            window.press(way == u"number" ? Qt::Key_Return : Qt::Key_PageDown);
        }
        asked += window.question().isEmpty() ? 0 : 1;
        for (int step = before + 1; step <= player.moment().lastRun(); ++step) {
            const bool wasAskable =
                questionAt(player.run(), step, Level(level))
                && momentOfQuestion(player.run(), step, Level(level)).lastRun() >= before;
            QVERIFY2(!wasAskable, qPrintable(QString::number(step)));
        }
    }
    QVERIFY(asked > 0);
}

void TestBesideQuestion::goingBackLeavesAWayToTheQuestion_data()
{
    QTest::addColumn<int>("level");
    for (const Level level : allLevels)
        QTest::newRow(id(level).data()) << static_cast<int>(level);
}

/// Enter in the search goes round what has run; the question is one click away, and comes again.
void TestBesideQuestion::goingBackLeavesAWayToTheQuestion()
{
    QFETCH(const int, level);
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.setLevel(Level(level));
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    for (int questions = 0; questions < 4; ++questions)
        QVERIFY(window.goToQuestion());
    const QString question = window.question();
    const QString counter = window.counter();
    const auto count = [&window] { return window.text(QStringLiteral("findCountLabel")); };
    const auto* link = window.find<QWidget>(QStringLiteral("waitingQuestionLink"));
    QVERIFY(!link->isVisible());
    window.find<QLineEdit>(QStringLiteral("findField"))->setFocus();
    window.type("flush");
    const int found = count().section(u' ', 0, 0).toInt();
    QVERIFY(found > 2);
    for (int round = 0; round < 2; ++round) {
        for (int hit = 1; hit <= found; ++hit) {
            window.press(Qt::Key_Return);
            QCOMPARE(count(), QStringLiteral("%1 of %2").arg(hit).arg(found));
            QVERIFY(window.question().isEmpty());
            QVERIFY(link->isVisible());
        }
    }
    QVERIFY(link->accessibleName().startsWith(QStringLiteral("Back to the question at step ")));
    QVERIFY(counter.endsWith(u' ' + link->accessibleName().section(u' ', -1)));
    window.click(window.find<QWidget>(QStringLiteral("waitingQuestionLink")));
    QCOMPARE(window.question(), question);
    QCOMPARE(window.counter(), counter);
    QVERIFY(!link->isVisible());

    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(link->isVisible());
    for (int questions = 0; questions < 3; ++questions) {
        QVERIFY(window.goToQuestion());
        QVERIFY(window.counter() != counter);
    }
    QVERIFY(window.goToQuestion());
    QCOMPARE(window.counter(), counter);
    QCOMPARE(window.question(), question);
    window.press(Qt::Key_F8, Qt::ShiftModifier);
    QVERIFY(link->isVisible());
    window.press(Qt::Key_F8);
    window.press(Qt::Key_F8); // past it
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!link->isVisible());
}

void TestBesideQuestion::otherPagesAreSilent_data()
{
    QTest::addColumn<Preset>("preset");
    for (const Preset preset : allPresets())
        QTest::addRow("%s", std::string(id(preset)).c_str()) << preset;
}

/// The pages beside the steps, and the hand rankings, say the same of the hands in another order.
void TestBesideQuestion::otherPagesAreSilent()
{
    QFETCH(const Preset, preset);
    RandomHands random(70 + static_cast<unsigned>(preset));
    for (int count = 0; count < trials(60, 1); ++count) {
        const CardTable table = alikeTable(random, preset);
        CardTable turned = table;
        std::swap(turned.row(0), turned.row(1));
        std::array<QStringList, 2> texts;
        const std::array<const CardTable*, 2> tables{&table, &turned};
        for (std::size_t at = 0; at < tables.size(); ++at) {
            QuestionWindow window;
            QVERIFY(window.isReady());
            window.begin(*tables[at]);
            QVERIFY(window.goToQuestion());
            const QString question = window.question();
            texts[at] = window.textsBesidePages(*window.window().findChild<ExplanationDock*>());
            QCOMPARE(window.question(), question);
            window.find<QAction>(QStringLiteral("handRankingsAction"))->trigger();
            texts[at] << textsOf(*window.find<QDialog>(QStringLiteral("rankingsDialog")));
        }
        QVERIFY2(texts[0] == texts[1],
                 qPrintable(describe(table) + u'\n' + difference(texts[0], texts[1])));
    }
}

/// Asked or not, they say at each step what they said at the first one; at the last one they tell.
void TestBesideQuestion::otherPagesAreSilentUntilTheEnd()
{
    QFETCH(const Preset, preset);
    RandomHands random(90 + static_cast<unsigned>(preset));
    for (int count = 0; count < trials(60, 1); ++count) {
        QuestionWindow window;
        QVERIFY(window.isReady());
        window.setLevel(allLevels[static_cast<std::size_t>(random.below(3))]);
        window.begin(alikeTable(random, preset));
        window.find<QAction>(QStringLiteral("handRankingsAction"))->trigger();
        window.window().activateWindow();
        QVERIFY(window.isReady());
        const auto texts = [&window] {
            QStringList all =
                window.textsBesidePages(*window.window().findChild<ExplanationDock*>());
            addTexts(*window.find<QWidget>(QStringLiteral("rankingsTable")), all);
            return all;
        };
        const QStringList first = texts();
        const auto* arena = window.find<QWidget>(QStringLiteral("arenaView"));
        bool wasOpen = false;
        bool wasBetween = false;
        for (int look = 0; look < 8; ++look) {
            if (random.below(2) == 0 || !window.goToQuestion())
                window.player().goTo(random.below(window.player().run().size() - 1));
            if (!window.player().target(Move::next))
                continue;
            (window.question().isEmpty() ? wasBetween : wasOpen) = true;
            const QStringList now = texts();
            QVERIFY2(now == first, qPrintable(window.table() + u'\n' + difference(now, first)));
            window.window().showTab(QStringLiteral("rules"));
            QVERIFY(arena->isVisible());
            QVERIFY(!window.text(QStringLiteral("verdictTitleLabel")).contains(u"win"));
            window.window().showTab(QStringLiteral("steps"));
        }
        QVERIFY(wasOpen && wasBetween);
        window.press(Qt::Key_F8, Qt::ControlModifier);
        QVERIFY(texts() != first);
    }
}

/// Its first button, or Return on it, shows the question again.
void TestBesideQuestion::aCoveredPageLeadsBack()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    const QString question = window.question();
    for (const QString& page : {QStringLiteral("why"), QStringLiteral("wild")}) {
        QVERIFY(window.window().showTab(page));
        QVERIFY(window.find<QWidget>(QStringLiteral("arenaView"))->isVisible());
        QVERIFY(window.question().isEmpty());
        auto* back = window.find<QPushButton>(page + QStringLiteral("PageToStepsButton"));
        back->setFocus();
        window.press(Qt::Key_Return);
        QCOMPARE(window.question(), question);
    }
}

void TestBesideQuestion::aKeyShowsTheQuestion_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("key");
    const QSize large(1280, 770);
    const QSize small(1016, 650);
    for (const int key : {Qt::Key_F8, Qt::Key_F7, Qt::Key_F4, Qt::Key_F5}) {
        const QByteArray name = QKeySequence(key).toString().toUtf8();
        QTest::addRow("%s beside the rules", name.data()) << large << "rules" << key;
        QTest::addRow("%s in the arena of a small window", name.data()) << small << "" << key;
    }
    QTest::newRow("F5 before it") << large << "steps" << int(Qt::Key_F5);
}

/// A question that waits is not passed unseen: the window says so, and leads to its answers.
void TestBesideQuestion::aKeyShowsTheQuestion()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, page);
    QFETCH(const int, key);
    QuestionWindow window;
    window.window().resize(size);
    QVERIFY(window.isReady());
    window.window().showTab(QStringLiteral("steps"));
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    const QString question = window.question();
    if (page.isEmpty())
        window.find<QTabWidget>(QStringLiteral("centerTabs"))->setCurrentIndex(0);
    else
        QVERIFY(window.window().showTab(page));
    window.press(Qt::Key(key));
    QCOMPARE(window.question(), question);
    if (page != QLatin1String("steps")) // whose focus stays
        QCOMPARE(window.focusName(), QStringLiteral("answer1Button"));
    QCOMPARE(window.find<QStatusBar>(QStringLiteral("statusBar"))->currentMessage(),
             QStringLiteral("A question waits for your answer."));
    QVERIFY(!window.find<QWidget>(QStringLiteral("answer1Button"))->visibleRegion().isEmpty());
}

/// In a small window the arena hides the page of the steps.
void TestBesideQuestion::aQuestionOpensInSight()
{
    QuestionWindow window;
    window.window().resize(1016, 650);
    QVERIFY(window.isReady());
    window.window().showTab(QStringLiteral("steps"));
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    window.find<QTabWidget>(QStringLiteral("centerTabs"))->setCurrentIndex(0);
    for (int steps = 0; steps < 4 && window.question().isEmpty(); ++steps)
        window.press(Qt::Key_F8);
    QVERIFY(!window.question().isEmpty());
    QCOMPARE(window.focusName(), QStringLiteral("answer1Button"));
    for (const char* name : {"questionLabel", "answer1Button", "answer2Button"}) {
        const auto* part = window.find<QWidget>(QLatin1String(name));
        QCOMPARE(part->visibleRegion().boundingRect(), part->rect());
    }
}

/// Whatever size the window takes there.
void TestBesideQuestion::aQuestionCallsNobodyBackFromAnotherView()
{
    QuestionWindow window;
    window.window().resize(1280, 770);
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    for (const Qt::Key view : {Qt::Key_2, Qt::Key_4}) {
        window.press(view, Qt::ControlModifier);
        const QString shown = window.window().view().name();
        for (const QSize size : {QSize(1016, 650), QSize(1280, 770)}) {
            window.window().resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(window.window().view().name(), shown);
        }
    }
}

/// Or the next Space, which is to pause, would answer.
void TestBesideQuestion::playLeavesTheFocusBesideAQuestionInSight()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    for (const char* name : {"playStepsButton", "listingView", "findField"}) {
        window.find<QWidget>(QLatin1String(name))->setFocus();
        window.press(name == QByteArray("playStepsButton") ? Qt::Key_Space : Qt::Key_F5);
        QCOMPARE(window.focusName(), QLatin1String(name));
        QVERIFY(!window.question().isEmpty());
        window.player().pause();
    }
}

/// Where the user ended it, and with a table from another view, the hands are shown; with a table
/// that came while another page was shown, the page of the steps begins one.
void TestBesideQuestion::noRunBeginsUnasked()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    const auto goTo = [&window](Qt::Key view) { window.press(view, Qt::ControlModifier); };
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    window.press(Qt::Key_Escape);
    QVERIFY(!window.player().isRunning());
    QCOMPARE(window.focusName(), window.slot(1, 1)->objectName()); // what is typed now goes there
    goTo(Qt::Key_4);
    goTo(Qt::Key_1);
    QVERIFY(!window.player().isRunning());
    window.press(Qt::Key_F5);
    QVERIFY(window.player().isRunning());
    goTo(Qt::Key_4);
    window.find<QAction>(QStringLiteral("compareHandsAction"))->trigger();
    QCOMPARE(window.window().view().name(), QStringLiteral("compare"));
    QVERIFY(!window.player().isRunning());
    window.press(Qt::Key_F5);
    QVERIFY(window.window().showTab(QStringLiteral("why")));
    window.session().begin(tableOf(QStringLiteral("Ah Ad 3c 7s 2h | 9c Qs 3d 4d 7h")));
    QVERIFY(window.window().showTab(QStringLiteral("steps")));
    QVERIFY(window.player().isRunning());
}

/// Whatever was seen before: who met whom later would tell.
void TestBesideQuestion::theScrubberEndsAtAQuestionThatComesAgain()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d 8d 7h | Ah Ad 3c 4s 6s")));
    window.press(Qt::Key_F8, Qt::ControlModifier);
    const auto* scrubber = window.find<QSlider>(QStringLiteral("scrubber"));
    QCOMPARE(scrubber->maximum(), window.player().run().size() - 1);
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    for (int questions = 0; questions < 4; ++questions) {
        QVERIFY(window.goToQuestion());
        QCOMPARE(scrubber->maximum(), window.player().index());
    }
}

/// Neither before a question nor after its answer, though all was seen before.
void TestBesideQuestion::theScrubberNamesNoWinnerAhead()
{
    QuestionWindow window;
    window.window().resize(1280, 770);
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d 8d 7h | Ah Ad 3c 4s 6s")));
    auto* scrubber = window.find<QSlider>(QStringLiteral("scrubber"));
    const auto isNamed = [scrubber] {
        const Painted painted(*scrubber);
        return std::ranges::any_of(painted.texts(), [](const PaintedText& each) {
            return each.text == QStringLiteral("1 vs 3");
        });
    };
    window.press(Qt::Key_F8, Qt::ControlModifier);
    QVERIFY(isNamed());
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isNamed());
    QVERIFY(window.goToQuestion());
    window.press(Qt::Key_F8);
    QVERIFY(!isNamed());
    window.choose("askMeAction");
    QVERIFY(isNamed());
}

/// Its second button shows the page and the result; the steps ask again later.
void TestBesideQuestion::aCoveredPageCanBeSeen()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    const QString question = window.question();
    const int position = window.player().position();
    QVERIFY(window.window().showTab(QStringLiteral("why")));
    QVERIFY(!window.find<QWidget>(QStringLiteral("ladderView"))->isVisible());
    window.click(window.find<QPushButton>(QStringLiteral("whyPageShowButton")));
    QVERIFY(window.find<QWidget>(QStringLiteral("ladderView"))->isVisible());
    QCOMPARE(window.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 2 wins"));
    window.window().showTab(QStringLiteral("steps"));
    QCOMPARE(window.player().position(), position - 1);
    window.press(Qt::Key_F8);
    QCOMPARE(window.question(), question);
}

/// While the steps go on beside another page, their end is offered.
void TestBesideQuestion::theRunCanBeEndedBesideIt()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    window.press(Qt::Key_F8); // between two questions
    QVERIFY(window.window().showTab(QStringLiteral("why")));
    QVERIFY(!window.find<QWidget>(QStringLiteral("ladderView"))->isVisible());
    QVERIFY(window.find<QAction>(QStringLiteral("endRunAction"))->isEnabled());
    window.choose("endRunAction");
    QVERIFY(window.find<QWidget>(QStringLiteral("ladderView"))->isVisible());
    QVERIFY(!window.find<QAction>(QStringLiteral("endRunAction"))->isEnabled());
}

/// That of a sample, in the title of the window and in the bar, until the last step.
void TestBesideQuestion::aTitleThatTellsWaits()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    window.find<QAction>(QStringLiteral("third-kickerSampleAction"))->trigger();
    const auto* bar = window.find<QLabel>(QStringLiteral("guestBarLabel"));
    QVERIFY(bar->text().contains(u"kicker"));
    QVERIFY(window.window().showTab(QStringLiteral("steps")));
    window.press(Qt::Key_F5);
    QVERIFY(window.goToQuestion());
    QCOMPARE(window.window().windowTitle(), QStringLiteral("A sample — Showdown"));
    QVERIFY(bar->text().startsWith(u"A sample."));
    window.press(Qt::Key_F8, Qt::ControlModifier);
    QVERIFY(window.window().windowTitle().contains(u"kicker"));
    QVERIFY(bar->text().contains(u"kicker"));
}

SHOWDOWN_TEST(TestBesideQuestion)
#include "tst_besidequestion.moc"
