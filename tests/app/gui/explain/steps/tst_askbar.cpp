// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/askbar.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/window/explanationdock.h"
#include "app/narration/translation.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window that shows the steps and asks.
struct AskingWindow : WindowTest
{
    AskingWindow()
    {
        window().findChild<ExplanationDock*>()->showPage(QStringLiteral("steps"));
        ask()->trigger();
    }

    QAction* ask() const { return find<QAction>(QStringLiteral("askMeAction")); }
    AskBar* bar() const { return find<AskBar>(QStringLiteral("askBar")); }
    StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }

    QString question() const { return text(QStringLiteral("questionLabel")); }
    QString counter() const { return find<QSpinBox>(QStringLiteral("stepCounter"))->text(); }
    QString judgement() const { return text(QStringLiteral("judgementLabel")); }
    QString score() const { return text(QStringLiteral("scoreLabel")); }

    QToolButton* answer(int place) const
    {
        return find<QToolButton>(QStringLiteral("answer%1Button").arg(place));
    }

    /// "Yes No": the words on the buttons.
    QString answers() const
    {
        QStringList texts;
        for (int place = 1; const QToolButton* button = answer(place); ++place) {
            if (button->isVisible())
                texts << button->text();
        }
        return texts.join(u' ');
    }

    /// Goes on until a question is open.
    void goToQuestion()
    {
        do
            player().go(Move::next);
        while (!player().question());
    }

    /// Goes to the first question of this kind.
    template <typename Kind>
    void goTo()
    {
        player().goTo(0);
        do
            goToQuestion();
        while (!std::holds_alternative<Kind>(*player().question()));
    }
};

} // namespace

/// Questions in the window, answered by mouse and by keyboard.
class TestAskBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingIsAskedUntilAskedFor();
    void aButtonAnswers();
    void keysAnswer_data();
    void keysAnswer();
    void keysOfOtherQuestionsDoNothing();
    void fieldsKeepTheirKeys();
    void listsGiveTheirKeys();
    void theFocusStaysAmongTheAnswers();
    void theFirstScoreMovesNoAnswer();
    void anAnswerIsJudgedInSight();
    void tabGoesFromTheControlsToTheAnswersToTheCode();
    void thePageSettles_data();
    void thePageSettles();
    void playingGoesOnAfterAKey();
    void readersHearQuestionAndJudgement();
    void namesAreTaken();
    void theChoiceIsKept();
    void theLanguageFollows();
};

void TestAskBar::nothingIsAskedUntilAskedFor()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    QVERIFY(window.ask()->isChecked());
    window.press(Qt::Key_F8);
    QVERIFY(!window.bar()->isVisible()); // the first two steps only begin
    window.press(Qt::Key_F8);
    QVERIFY(window.bar()->isVisible());
    QCOMPARE(window.question(), QStringLiteral("Is Player 1's hand a royal flush?"));
    QCOMPARE(window.answers(), QStringLiteral("Yes No"));
    QCOMPARE(window.judgement(), QString());
    QCOMPARE(window.score(), QString());
    window.ask()->trigger();
    QVERIFY(!window.bar()->isVisible());
    QCOMPARE(window.counter(), QStringLiteral("Step 2\u20133 of 47"));
    window.press(Qt::Key_N);
    QCOMPARE(window.counter(), QStringLiteral("Step 2\u20133 of 47"));
}

void TestAskBar::aButtonAnswers()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    window.click(window.answer(2));
    QCOMPARE(window.judgement(),
             QStringLiteral("Right. Player 1's hand is no royal flush. Four different suits."));
    QCOMPARE(window.question(), QString());
    QCOMPARE(window.score(), QStringLiteral("First try: 1 of 1 right"));
    QCOMPARE(window.player().position(), 3);
    const QPixmap check = window.find<QLabel>(QStringLiteral("judgementIcon"))->pixmap();
    window.press(Qt::Key_F8);
    QCOMPARE(window.judgement(), QString());
    QCOMPARE(window.question(), QStringLiteral("Is Player 1's hand a straight flush?"));
    window.click(window.answer(1));
    QCOMPARE(window.judgement(),
             QStringLiteral("Wrong. Player 1's hand is no straight flush. Four different suits."));
    QCOMPARE(window.score(), QStringLiteral("First try: 1 of 2 right"));
    const QPixmap cross = window.find<QLabel>(QStringLiteral("judgementIcon"))->pixmap();
    QVERIFY(check.toImage() != cross.toImage());
    window.press(Qt::Key_F8);
    QCOMPARE(window.judgement(), QString());
    QCOMPARE(window.score(), QStringLiteral("First try: 1 of 2 right"));
}

void TestAskBar::keysAnswer_data()
{
    QTest::addColumn<int>("kind"); ///< of the question: a rank, a part, a wild
    QTest::addColumn<QString>("answers");
    QTest::addColumn<char>("key");
    QTest::addColumn<bool>("isRight");

    const QString values = QStringLiteral("2 3 4 5 6 7 8 9 10 J Q K A");
    QTest::newRow("yes") << 0 << "Yes No" << 'y' << false;
    QTest::newRow("no") << 0 << "Yes No" << 'n' << true;
    QTest::newRow("lower") << 1 << "< = >" << '<' << false;
    QTest::newRow("equal") << 1 << "< = >" << '=' << true;
    QTest::newRow("higher") << 1 << "< = >" << '>' << false;
    QTest::newRow("two") << 2 << values << '2' << false;
    QTest::newRow("ten") << 2 << values << 't' << false;
    QTest::newRow("the start of ten") << 2 << values << '1' << false;
    QTest::newRow("queen") << 2 << values << 'q' << true;
    QTest::newRow("king") << 2 << values << 'k' << false;
}

void TestAskBar::keysAnswer()
{
    QFETCH(const int, kind);
    QFETCH(const QString, answers);
    QFETCH(const char, key);
    QFETCH(const bool, isRight);
    AskingWindow window;
    QVERIFY(window.isReady());
    window.find<QListWidget>(QStringLiteral("callersList"))->setFocus();
    if (kind == 0)
        window.goTo<RankAsked>();
    else if (kind == 1)
        window.goTo<PartAsked>();
    else
        window.goTo<WildAsked>();
    QCOMPARE(window.answers(), answers);
    const int asked = window.player().askedStep();
    window.type(QByteArray(1, key));
    QVERIFY(window.player().moment() == asked);
    QCOMPARE(window.score(), isRight ? QStringLiteral("First try: 1 of 1 right")
                                     : QStringLiteral("First try: 0 of 1 right"));
}

void TestAskBar::keysOfOtherQuestionsDoNothing()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.find<QListWidget>(QStringLiteral("callersList"))->setFocus();
    window.goTo<RankAsked>();
    const Moment before = window.player().moment();
    window.type("q < 2 =");
    QVERIFY(window.player().moment() == before);
    QCOMPARE(window.bar()->accessibleName(), QStringLiteral("Keys for an answer: Y, N"));
    window.goTo<WildAsked>();
    const Moment wild = window.player().moment();
    window.type("y n < =");
    QVERIFY(window.player().moment() == wild);
}

void TestAskBar::fieldsKeepTheirKeys()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goTo<WildAsked>();
    auto* counter = window.find<QSpinBox>(QStringLiteral("stepCounter"));
    counter->setFocus();
    counter->selectAll();
    window.type("2");
    QCOMPARE(window.score(), QString());
    window.press(Qt::Key_Return);
    QCOMPARE(window.player().position(), 2);
    window.goToQuestion();
    counter->setFocus();
    window.type("n"); // no digit
    QCOMPARE(window.score(), QStringLiteral("First try: 1 of 1 right"));
}

void TestAskBar::listsGiveTheirKeys()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    for (const char* name : {"listingView", "variablesView", "callersList", "levelCombo"}) {
        window.goToQuestion();
        window.find<QWidget>(QLatin1String(name))->setFocus();
        const int asked = window.player().askedStep();
        window.type("n");
        QVERIFY2(window.player().moment() == asked, name);
    }
}

void TestAskBar::theFocusStaysAmongTheAnswers()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    window.answer(2)->setFocus();
    window.press(Qt::Key_Space);
    QCOMPARE(window.score(), QStringLiteral("First try: 1 of 1 right"));
    QCOMPARE(window.focusName(), QStringLiteral("stepsPage")); // there is nothing to answer
    window.press(Qt::Key_F8);
    QCOMPARE(window.focusName(), QStringLiteral("answer1Button"));
    window.goTo<WildAsked>();
    QCOMPARE(window.focusName(), QStringLiteral("answer1Button"));
    QCOMPARE(window.answer(1)->text(), QStringLiteral("2"));
    QCOMPARE(window.answer(1)->accessibleName(), QStringLiteral("two"));
    window.press(Qt::Key_Tab);
    QCOMPARE(window.focusName(), QStringLiteral("answer2Button"));
}

void TestAskBar::theFirstScoreMovesNoAnswer()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    const auto* question = window.find<QWidget>(QStringLiteral("questionLabel"));
    const int width = question->width();
    const QRect place = window.answer(1)->geometry();
    window.click(window.answer(1));
    window.goToQuestion();
    QCOMPARE(window.score(), QStringLiteral("First try: 0 of 1 right"));
    QCOMPARE(question->width(), width);
    QCOMPARE(window.answer(1)->geometry(), place);
}

void TestAskBar::anAnswerIsJudgedInSight()
{
    AskingWindow window;
    window.window().resize(1000, 620); // hands and explanation are two pages
    QVERIFY(window.isReady());
    window.goToQuestion();
    auto* pages = window.find<QTabWidget>(QStringLiteral("centerTabs"));
    pages->setCurrentIndex(0);
    QVERIFY(!window.bar()->isVisible());
    window.find<QWidget>(QStringLiteral("foundList"))->setFocus();
    window.press(Qt::Key_N);
    QVERIFY(window.bar()->isVisible());
    QVERIFY(window.judgement().startsWith(QStringLiteral("Right.")));
    QCOMPARE(window.focusName(), QStringLiteral("scrubber"));
}

void TestAskBar::tabGoesFromTheControlsToTheAnswersToTheCode()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    window.find<QWidget>(QStringLiteral("levelCombo"))->setFocus();
    QStringList reached;
    while (window.focusName() != QStringLiteral("listingView") && reached.size() < 20) {
        window.press(Qt::Key_Tab);
        reached << window.focusName();
    }
    const QString way = reached.join(u' ');
    QVERIFY2(way.contains(QStringLiteral("scrubber answer1Button answer2Button")), qPrintable(way));
    QVERIFY2(way.endsWith(QStringLiteral("listingView")), qPrintable(way));
}

void TestAskBar::thePageSettles_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1024, 660), QSize(1024, 676), QSize(1280, 770)}) {
        for (const int textSize : {100, 150, 200}) {
            const QStringList languages = narration::availableLanguages();
            for (const QString& language : languages) {
                const auto turn = (size.height() + textSize / 50) % languages.size();
                if (languages[turn] != language && !areProofsWhole())
                    continue; // they take turns
                QTest::addRow("%d x %d, text %d, %s", size.width(), size.height(), textSize,
                              qPrintable(language))
                    << size << textSize << language;
            }
        }
    }
}

/// Questions, results and judgements come and go, and with them lines. A scroll bar that came and
/// went with them would wrap others, and could call itself without end.
void TestAskBar::thePageSettles()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    AskingWindow window;
    narration::installTranslation(*qApp, language);
    window.appearance().setTextSize(textSize);
    window.window().resize(size);
    QVERIFY(window.isReady());
    window.window().showTab(QStringLiteral("steps")); // where the hands are in front
    window.player().go(Move::next);
    const auto* area = window.find<QScrollArea>(QStringLiteral("stepsArea"));
    QStringList faults;
    const auto settle = [&](const QString& after) {
        QSize before;
        int passes = 0;
        while (area->widget()->size() != before && ++passes < 20) {
            before = area->widget()->size();
            QCoreApplication::processEvents();
        }
        if (passes == 20)
            faults << QStringLiteral("not at rest after ") + after;
        const QScrollBar* bar = area->verticalScrollBar();
        if (!bar->isVisible() && bar->maximum() > 0)
            faults << QStringLiteral("cut after ") + after;
    };
    auto* field = window.find<QLineEdit>(QStringLiteral("findField"));
    for (int questions = 0; questions < 6; ++questions) {
        while (!window.player().question() && window.player().target(Move::next))
            window.player().go(Move::next);
        for (const char* sought : {"n", "Dri", "Drilling", "xyz", ""}) {
            field->setText(QString::fromLatin1(sought));
            settle(field->text());
        }
        window.player().go(Move::next); // past it
        settle(window.counter());
    }
    window.appearance().setTextSize(100);
    narration::installTranslation(*qApp, QStringLiteral("en"));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestAskBar::playingGoesOnAfterAKey()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.player().setSpeed(Speed::fast);
    window.press(Qt::Key_F5);
    QTRY_VERIFY(window.player().isHeld());
    QVERIFY(!window.question().isEmpty());
    window.find<QListWidget>(QStringLiteral("callersList"))->setFocus();
    const int asked = window.player().askedStep();
    window.type("n");
    QVERIFY(window.player().moment() == asked);
    QVERIFY(window.player().isPlaying());
}

void TestAskBar::readersHearQuestionAndJudgement()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    QCOMPARE(window.bar()->accessibleName(), QStringLiteral("Is Player 1's hand a royal flush?"));
    QCOMPARE(QAccessible::queryAccessibleInterface(window.bar())->role(),
             QAccessible::Notification);
    window.click(window.answer(2));
    QCOMPARE(window.bar()->accessibleName(),
             QStringLiteral("Right. Player 1's hand is no royal flush. Four different suits."));
    const QString step = window.find<QWidget>(QStringLiteral("narrationFrame"))->accessibleName();
    QVERIFY2(!step.contains(QStringLiteral("no royal flush")), qPrintable(step)); // said once
    window.press(Qt::Key_F8);
    QCOMPARE(window.bar()->accessibleName(),
             QStringLiteral("Is Player 1's hand a straight flush?"));
    for (const int place : {1, 2}) {
        const QToolButton& button = *window.answer(place);
        QVERIFY(!button.accessibleName().isEmpty());
        QVERIFY(!button.statusTip().isEmpty());
        QVERIFY(button.focusPolicy() & Qt::TabFocus);
    }
    QCOMPARE(window.answer(2)->toolTip(), QStringLiteral("No (N)"));
    QCOMPARE(window.answer(2)->accessibleDescription(), QStringLiteral("Key: N"));
    window.goTo<PartAsked>();
    QCOMPARE(window.answer(1)->toolTip(),
             QStringLiteral("Player 1's is lower than Player 2's (<)"));
}

void TestAskBar::namesAreTaken()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    window.session().setName(0, QStringLiteral("Anna"));
    QCOMPARE(window.question(), QStringLiteral("Is Anna's hand a royal flush?"));
}

void TestAskBar::theChoiceIsKept()
{
    AskingWindow window;
    const View& view = window.window().view();
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    view.saveLayout(settings);
    QCOMPARE(settings.value(QStringLiteral("compare/askMe")).toBool(), true);
    WindowTest other;
    QVERIFY(!other.find<QAction>(QStringLiteral("askMeAction"))->isChecked());
    other.window().view().restoreLayout(settings);
    QVERIFY(other.find<QAction>(QStringLiteral("askMeAction"))->isChecked());
    QVERIFY(other.window().findChild<StepPlayer*>()->isAsking());
    settings.setValue(QStringLiteral("compare/askMe"), false);
    other.window().view().restoreLayout(settings);
    QVERIFY(!other.window().findChild<StepPlayer*>()->isAsking());
}

void TestAskBar::theLanguageFollows()
{
    AskingWindow window;
    QVERIFY(window.isReady());
    window.goToQuestion();
    window.click(window.answer(2));
    QVERIFY(narration::installTranslation(*QCoreApplication::instance(), QStringLiteral("de")));
    QCoreApplication::processEvents();
    const QString judgement = window.judgement();
    window.goToQuestion();
    const QString question = window.question();
    const QString yes = window.answers();
    window.type("j");
    const QString score = window.score();
    narration::installTranslation(*QCoreApplication::instance(), QStringLiteral("en"));
    QCOMPARE(question, QStringLiteral("Hat Spieler 1 einen Straight Flush?"));
    QVERIFY2(judgement.startsWith(QStringLiteral("Richtig. ")), qPrintable(judgement));
    QCOMPARE(yes, QStringLiteral("Ja Nein"));
    QCOMPARE(score, QStringLiteral("Erster Versuch: 1 von 2 richtig"));
}

SHOWDOWN_TEST(TestAskBar)
#include "tst_askbar.moc"
