// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardlabel.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/optionbutton.h"
#include "app/gui/exercises/outsfield.h"
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/practice/answerhands.h"
#include "app/gui/practice/topicbars.h"
#include "app/gui/widgets/cellmap.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/narration/commandtext.h"
#include "core/questions/bughunt.h"
#include "tests/app/gui/practice/practiceperson.h"
#include "tests/support/testprogram.h"

#include <QAbstractSpinBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>

#include <map>
#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A topic of which questions of a kind can be made.
std::optional<Topic> topicOf(QuestionKind kind)
{
    for (const Topic topic : allTopics()) {
        if (canAsk(topic, kind, NamedRules().rules))
            return topic;
    }
    return std::nullopt;
}

} // namespace

/// A round of questions, from its beginning to its end.
class TestPracticeUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void eachKindByMouse_data();
    void eachKindByMouse();
    void optionsByKeys();
    void fieldsByKeys_data() { addKinds(); }
    void fieldsByKeys();
    void escapeClosesAListBeforeTheRound();
    void aQuestionSaysByWhichRulesItPlays();
    void theHopeOfOutsComesAlong();
    void aNumberIsReachedByItsArrows();
    void whatWasRightIsMarked_data();
    void whatWasRightIsMarked();
    void partsComeInAnyOrder();
    void aSettledOrderStays();
    void theCodeStandsBesideItsQuestion();
    void verdictAndRightAnswerAreInSight();
    void bothAnswersAreInSight();
    void aBugIsMarkedWhereItLies();
    void aBugIsSteppedToWhereItShows();
    void aHandThatDoesNotFitIsToldSo();
    void tablesHaveTheirNumbersInTheListing();
    void topicsThatKnowTheKindAreOffered();
    void hintsAndReasonOfABugComeIntoSight();
    void twoLettersShareAWin();
    void aHintCostsThePointButNotTheStreak();
    void answersAreMarkedInRows_data();
    void answersAreMarkedInRows();
    void theCopiedCommandAsksTheQuestion();
    void noPillCoversAName_data();
    void noPillCoversAName();
    void aWaitingRoundIsLeftOnlyIfSoWished();
    void hintsStrikeAnswersOut_data();
    void hintsStrikeAnswersOut();
    void aSharedWinIsReachedPastAStruckOne();
    void oneAnswerCountsOnce();
    void aMissComesBackAndTheRoundEnds();
    void anUnfinishedRoundComesBack();
    void endingAsksFirst();
    void thereAndBackToTheQuestion();
    void aMistakeIsPractised();
    void mixedKeepsToTheChosenKind();
    void theBarNamesAChosenKindWithoutAButton();
    void aLongQuestionStaysWhole();
    void aLongQuestionLeavesRoom();
    void anAnswerIsNoWiderThanItsView();
    void tiesSideBySideAreEquallyWide();
    void theBoxNamesOnlyKeysThatAct();
    void aChangedKindWaitsForTheNextRound();
    void theAskedTopicIsInSight();
    void aWholeRoundByKeys();
    void theStatusBarNamesTheKeyThatChecks_data() { eachKindByMouse_data(); }
    void theStatusBarNamesTheKeyThatChecks();
    void theTipOfALineGoesWithTheAnswer();
    void whatToRememberNamesItsLesson();
    void theMenuShowsTheKeysOfAnAnswer();
    void theLegendsSayWhatIsDrawn();

private:
    static void addKinds();
};

void TestPracticeUse::eachKindByMouse_data()
{
    QTest::addColumn<int>("kind");
    for (const QuestionKind kind : allQuestionKinds())
        QTest::newRow(std::string(id(kind)).c_str()) << static_cast<int>(kind);
}

/// A round from its door to its result, answered right and wrong in turn.
void TestPracticeUse::eachKindByMouse()
{
    QFETCH(int, kind);
    PracticePerson person;
    QVERIFY(person.isReady());
    person.trigger(qPrintable(QStringLiteral("kind%1Action").arg(kind)));
    auto* count = person.find<QComboBox>(QStringLiteral("questionCountCombo"));
    count->setCurrentIndex(count->findData(5));
    emit count->activated(count->currentIndex());
    person.clickOn("door2Button");
    int right = 0;
    for (int at = 1; at <= 5; ++at) {
        QVERIFY(person.isAsking());
        QCOMPARE(static_cast<int>(person.question().source.kind), kind);
        QCOMPARE(person.text(QStringLiteral("questionPlaceLabel")),
                 QStringLiteral("Question %1 of 5").arg(at));
        const bool isRight = at % 2 == 1;
        const std::optional<ExerciseAnswer> answer =
            isRight ? std::optional(person.right()) : person.wrong();
        QVERIFY(answer);
        person.answerByMouse(*answer);
        right += isRight ? 1 : 0;
        QCOMPARE(person.feedback(),
                 isRight ? QStringLiteral("Right.") : QStringLiteral("Not quite."));
        QCOMPARE(person.text(QStringLiteral("scoreNumberLabel")), QString::number(right));
        QCOMPARE(person.desk().record().answers().size(), std::size_t(at));
        QCOMPARE(person.desk().record().answers().back().isRight, isRight);
        const bool staysReadable = person.question().source.kind == QuestionKind::order
                                   || person.question().source.kind == QuestionKind::bug;
        QVERIFY(!person.panel().field()->isEnabled() || !person.question().options.empty()
                || staysReadable);
        QCOMPARE(person.focusName(), QStringLiteral("goOnButton"));
        person.clickOn("goOnButton");
    }
    QVERIFY2(person.hidden().isEmpty(), qPrintable(person.hidden()));
    QVERIFY(!person.isAsking());
    QCOMPARE(person.text(QStringLiteral("roundResultTitleLabel")), QStringLiteral("3 of 5"));
}

/// A letter chooses, Enter checks and goes on: the hands stay on the keys.
void TestPracticeUse::optionsByKeys()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    for (const QuestionKind kind : {QuestionKind::winner, QuestionKind::rank, QuestionKind::name,
                                    QuestionKind::which, QuestionKind::wild}) {
        const std::optional<Topic> topic = topicOf(kind);
        QVERIFY(topic && person.begin(kind, *topic, 3));
        for (int at = 0; at < 3; ++at) {
            const int option = person.optionOf(person.right());
            QVERIFY(option >= 0);
            person.type(narration::optionKey(person.question(), option).toLatin1());
            person.press(Qt::Key_Return);
            QCOMPARE(person.feedback(), QStringLiteral("Right."));
            auto* button = person.find<OptionButton>(QStringLiteral("option%1").arg(option + 1));
            QCOMPARE(button->mark(), AnswerMark::right);
            QVERIFY2(button->accessibleDescription().startsWith(
                         QStringLiteral("Your answer is correct")),
                     qPrintable(button->accessibleDescription()));
            QCOMPARE(person.focusName(), QStringLiteral("goOnButton"));
            person.press(Qt::Key_Return);
        }
        QVERIFY(!person.isAsking());
        QCOMPARE(person.focusName(), QStringLiteral("anotherRoundButton"));
    }
}

void TestPracticeUse::addKinds()
{
    QTest::addColumn<int>("kind");
    using enum QuestionKind;
    for (const QuestionKind kind : {number, order, build, outs, decidingCard, nextStep, bug})
        QTest::addRow("%s", std::string(id(kind)).c_str()) << static_cast<int>(kind);
}

/// The field has the focus at once, whatever it is.
void TestPracticeUse::fieldsByKeys()
{
    QFETCH(int, kind);
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto asked = static_cast<QuestionKind>(kind);
    QVERIFY(person.begin(asked, topicOf(asked), 3));
    for (int at = 0; at < 3; ++at) {
        person.answerByKeys(person.right());
        QCOMPARE(person.feedback(), QStringLiteral("Right."));
        QCOMPARE(person.focusName(), QStringLiteral("goOnButton"));
        person.press(Qt::Key_Return);
    }
    QVERIFY(!person.isAsking());
}

void TestPracticeUse::escapeClosesAListBeforeTheRound()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    auto* box = person.find<QComboBox>(QStringLiteral("questionCountCombo"));
    box->showPopup();
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(person.isAsking());
    person.press(Qt::Key_Escape); // nothing was answered yet
    QVERIFY(!person.isAsking());
}

/// Whatever the player has chosen for the round.
void TestPracticeUse::aQuestionSaysByWhichRulesItPlays()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto says = [&person](const QString& words, const QString& line) {
        return person.text(QStringLiteral("settingLabel")).startsWith(words)
               && person.text(QStringLiteral("practiceRulesLabel")) == line;
    };
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    QVERIFY(says(QStringLiteral("Series rules."), QStringLiteral("Series rules")));
    QVERIFY(person.begin(QuestionKind::outs, Topic::odds));
    QVERIFY(says(QStringLiteral("Standard rules"), QStringLiteral("Standard rules")));
    QVERIFY(person.begin(QuestionKind::winner, Topic::rules));
    while (person.question().rules.preset != Preset::bug)
        QVERIFY(person.begin(QuestionKind::winner, Topic::rules));
    QVERIFY(says(QStringLiteral("Bug rules: a wild is an ace"), QStringLiteral("Bug rules")));
    person.desk().end();
    QCOMPARE(person.text(QStringLiteral("practiceRulesLabel")), QStringLiteral("Series rules"));
}

void TestPracticeUse::theHopeOfOutsComesAlong()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto isOther = [&person] {
        const auto& hope = person.exercise().hope;
        return hope && *hope != Category::straight
               && person.exercise().situation->players.size() == 1;
    };
    QVERIFY(person.begin(QuestionKind::outs, Topic::odds));
    while (!isOther())
        QVERIFY(person.begin(QuestionKind::outs, Topic::odds));
    const Category hope = *person.exercise().hope;
    std::visit(AnswerByMouse{person}, person.right());
    person.clickOn("checkButton");
    person.press(Qt::Key_O);
    QCOMPARE(person.viewName(), QStringLiteral("odds"));
    const auto* hopes = person.window().findChild<QComboBox*>(QStringLiteral("outsTargetCombo"));
    QTRY_COMPARE(hopes->currentData().value<Category>(), hope);
}

void TestPracticeUse::aNumberIsReachedByItsArrows()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::number, Topic::odds));
    auto* box = person.find<QAbstractSpinBox>(QStringLiteral("numberEdit"));
    constexpr int most = 2000;
    const auto isRight = [&person] {
        const auto answer = person.panel().field()->answer();
        return answer && judge(person.exercise(), *answer).isRight;
    };
    for (int step = 0; step < most && !isRight(); ++step)
        person.click(box, {box->width() - 8, box->height() / 4});
    person.clickOn("checkButton");
    QCOMPARE(person.feedback(), QStringLiteral("Right."));
}

void TestPracticeUse::whatWasRightIsMarked_data()
{
    QTest::addColumn<QuestionKind>("kind");
    QTest::addColumn<QString>("missed");
    QTest::newRow("deciding card")
        << QuestionKind::decidingCard << QStringLiteral("Not chosen, right");
    QTest::newRow("outs") << QuestionKind::outs << QStringLiteral("Not marked, right");
}

/// A wrong answer leaves none of the right cards unmarked.
void TestPracticeUse::whatWasRightIsMarked()
{
    QFETCH(const QuestionKind, kind);
    QFETCH(const QString, missed);
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(kind, topicOf(kind)));
    const ExerciseAnswer wrong = *person.wrong();
    person.answerByMouse(wrong);
    const auto* cells = person.panel().field()->findChild<CellMap*>();
    for (int cell = 0; cell < cells->cellCount(); ++cell) {
        ExerciseAnswer one = CardPlace{cell / Hand::fullSize, cell % Hand::fullSize};
        bool isRight = kind == QuestionKind::decidingCard && judge(person.exercise(), one).isRight;
        if (const auto* marked = std::get_if<MarkedCards>(&wrong)) {
            const auto right = std::get<MarkedCards>(person.right()).cards;
            const Card card = OutsField::cardOf(cell);
            isRight = std::ranges::count(right, card) && !std::ranges::count(marked->cards, card);
        }
        QCOMPARE(cells->cellDescription(cell) == missed, isRight);
    }
}

/// Two parts, too: else the answer would be known from how they are shown.
void TestPracticeUse::partsComeInAnyOrder()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::order, Topic::fullHouse));
    QuestionSource source{Topic::fullHouse, QuestionKind::order, Difficulty::easy, {}, 1};
    std::array<int, 2> shown{};
    for (; source.seed <= 20; ++source.seed) {
        const std::optional<PracticeQuestion> asked = makeQuestion(source);
        if (!asked)
            continue;
        person.panel().ask(*asked, 0);
        const auto parts = std::get<PartOrder>(*person.panel().field()->answer());
        QCOMPARE(parts.size(), std::size_t(2));
        QVERIFY(parts == partsShown(*asked)); // as on paper and in a terminal
        ++shown.at(judge(asked->exercise, parts).isRight ? 1 : 0);
    }
    QVERIFY(shown[0] > 3 && shown[1] > 3);
}

/// What was answered stays readable, and in its place.
void TestPracticeUse::aSettledOrderStays()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::order, topicOf(QuestionKind::order)));
    const auto* list = person.find<QListWidget>(QStringLiteral("orderList"));
    QCoreApplication::processEvents(); // the layout
    const int top = list->mapTo(&person.window(), QPoint()).y();
    person.type("h");
    QCOMPARE(list->mapTo(&person.window(), QPoint()).y(), top);
    const auto answer = *person.panel().field()->answer();
    person.clickOn("checkButton");
    QVERIFY(list->isEnabled());
    for (int row = 0; row < list->count(); ++row)
        QVERIFY(!list->item(row)->icon().isNull());
    person.find<QListWidget>(QStringLiteral("orderList"))->setFocus();
    person.press(Qt::Key_Down);
    person.press(Qt::Key_Down);
    person.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(*person.panel().field()->answer(), answer);
}

void TestPracticeUse::theCodeStandsBesideItsQuestion()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::nextStep, Topic::code));
    QuestionSource source{Topic::code, QuestionKind::nextStep, Difficulty::hard, {}, 1};
    std::optional<PracticeQuestion> asked = makeQuestion(source);
    for (; !asked || !narration::listedStep(asked->exercise); asked = makeQuestion(source))
        ++source.seed;
    person.panel().ask(*asked, 0);
    QCoreApplication::processEvents();
    const auto* code = person.panel().findChild<ListingView*>();
    QVERIFY(code && code->isVisible());
    QCOMPARE(code->currentIndex().data(ListingModel::isCurrentRole).toBool(), true);
    QCOMPARE(code->currentIndex().data(ListingModel::endRole).toString(), QString());
    const auto* hands = person.find<QWidget>(QStringLiteral("exerciseHands"));
    QVERIFY(code->mapTo(&person.window(), QPoint()).x()
            > hands->mapTo(&person.window(), QPoint()).x());
}

/// The verdict in any case, the right one of three hands where there is room for both.
void TestPracticeUse::verdictAndRightAnswerAreInSight()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    for (const QSize size : {QSize(1280, 770), QSize(1024, 670)}) {
        person.window().resize(size);
        for (int round = 0; round < 6; ++round) {
            QVERIFY(person.begin(QuestionKind::winner, Topic::threePlayers));
            person.clickOn(QStringLiteral("option%1").arg(person.optionOf(*person.wrong()) + 1));
            person.clickOn("checkButton");
            QCoreApplication::processEvents();
            const auto isSeen = [&person](const QString& name) {
                const auto* part = person.find<QWidget>(name);
                return part->visibleRegion().boundingRect().height() == part->height();
            };
            QVERIFY(isSeen(QStringLiteral("feedbackTitleLabel")));
            const int right = person.optionOf(person.right()) + 1;
            QVERIFY(size.width() < 1280 || isSeen(QStringLiteral("option%1").arg(right)));
        }
    }
}

/// Of two hands and a tie also in a small window, however far from each other they are.
void TestPracticeUse::bothAnswersAreInSight()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.window().resize(1024, 700);
    for (int round = 0; round < 8; ++round) {
        QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
        const int right = person.optionOf(person.right()) + 1;
        const int own = right == 1 ? 3 : 1;
        person.clickOn(QStringLiteral("option%1").arg(own));
        person.clickOn("checkButton");
        QCoreApplication::processEvents();
        for (const QString& name :
             {QStringLiteral("feedbackTitleLabel"), QStringLiteral("option%1").arg(own),
              QStringLiteral("option%1").arg(right)}) {
            const auto* part = person.find<QWidget>(name);
            QVERIFY2(part->visibleRegion().boundingRect().height() == part->height(),
                     qPrintable(name));
        }
    }
}

void TestPracticeUse::aBugIsMarkedWhereItLies()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::bug, Topic::pair));
    const auto right = std::get<FoundBug>(person.right());
    const FoundBug wrong{right.table % 3 + 1, 1};
    person.answerByMouse(wrong);
    QCOMPARE(person.feedback(), QStringLiteral("Not quite."));
    const auto markOf = [&person](int table) {
        return person.find<ChoiceButton>(QStringLiteral("tableChoice%1").arg(table))->mark();
    };
    QCOMPARE(markOf(right.table), AnswerMark::right);
    QCOMPARE(markOf(wrong.table), AnswerMark::wrong);
    const auto& lines = *person.find<ListingView>(QStringLiteral("bugLines"))->model();
    const auto line = [&lines](int number, ListingModel::Role role) {
        return lines.index(number - 1, 0).data(role);
    };
    QCOMPARE(line(right.line, ListingModel::isRightRole), QVariant(true));
    QCOMPARE(line(wrong.line, ListingModel::isRightRole), QVariant(false));
    QCOMPARE(line(wrong.line, ListingModel::isCurrentRole), QVariant(false));
}

void TestPracticeUse::aBugIsSteppedToWhereItShows()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::bug, Topic::pair));
    const BugHunt hunt(person.exercise());
    const int mistake = hunt.terms().mistake;
    const auto found = std::get<FoundBug>(person.right());
    const QString function = qt(hunt.listing()->function);
    person.answerByKeys(person.right());
    person.press(Qt::Key_S);
    QCOMPARE(person.viewName(), QStringLiteral("compare"));
    QVERIFY(person.find<QToolButton>(QStringLiteral("asPrintedButton"))->isChecked());
    const auto* choice = person.find<QComboBox>(QStringLiteral("printedMistakeBox"));
    QCOMPARE(choice->currentData().toInt(), mistake);
    QCOMPARE(person.text(QStringLiteral("functionLabel")), function);
    const auto* lines = person.find<ListingView>(QStringLiteral("printedListingView"));
    const QModelIndex line = lines->model()->index(found.line - 1, 0);
    QVERIFY(line.data(ListingModel::isOtherRole).toBool());
}

void TestPracticeUse::aHandThatDoesNotFitIsToldSo()
{
    const Appearance appearance;
    AnswerHands answer(appearance);
    answer.setHands({handOf("8s 8h 8d 8c *"), handOf("4s 4h 3d 3c 3s")}, rulesOf(Preset::series),
                    Category::fullHouse);
    const auto* reason = answer.findChild<QLabel*>(QStringLiteral("answer1RankLabel"));
    QVERIFY(reason->isVisibleTo(&answer));
    QCOMPARE(reason->text(), QStringLiteral("Not a full house"));
    QVERIFY(!answer.findChild<QLabel*>(QStringLiteral("answer2RankLabel"))->isVisibleTo(&answer));
}

void TestPracticeUse::tablesHaveTheirNumbersInTheListing()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::bug, Topic::pair));
    person.find<ListingView>(QStringLiteral("bugLines"))->setFocus();
    person.press(Qt::Key_3);
    QVERIFY(person.find<ChoiceButton>(QStringLiteral("tableChoice3"))->isChecked());
}

void TestPracticeUse::topicsThatKnowTheKindAreOffered()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.trigger("kind11Action");
    person.press(Qt::Key_3);
    const auto* dialog = person.find<QDialog>(QStringLiteral("topicsDialog"));
    QVERIFY(dialog->findChild<QWidget*>(QStringLiteral("codeTopicBox")));
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("oddsTopicBox")));
    person.press(Qt::Key_Escape);
}

/// They stand below three tables and a listing; the reason, not only the verdict.
void TestPracticeUse::hintsAndReasonOfABugComeIntoSight()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    for (const QSize size : {QSize(1280, 770), QSize(1024, 670)}) {
        person.window().resize(size);
        QVERIFY(person.begin(QuestionKind::bug, Topic::pair));
        for (int hint = 1; hint <= narration::hintCount; ++hint) {
            person.press(Qt::Key_H, Qt::ControlModifier);
            QCoreApplication::processEvents();
            const auto* label = person.find<QWidget>(QStringLiteral("hintLabel"));
            QVERIFY(label->height() > 0);
            QCOMPARE(label->visibleRegion().boundingRect().height(), label->height());
        }
        person.answerByMouse(FoundBug{std::get<FoundBug>(person.right()).table, 1});
        QCoreApplication::processEvents();
        const auto* reason = person.find<QWidget>(QStringLiteral("feedbackTextLabel"));
        QCOMPARE(reason->visibleRegion().boundingRect().height(), reason->height());
    }
}

void TestPracticeUse::twoLettersShareAWin()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::threePlayers));
    QCOMPARE(person.question().options.size(), std::size_t(7));
    const auto winners = [&] {
        return std::get<Winners>(*person.panel().field()->answer()).players;
    };
    person.type("c");
    QCOMPARE(winners(), std::vector{3});
    person.type("a");
    QCOMPARE(winners(), (std::vector{1, 3}));
    person.type("b");
    QCOMPARE(winners(), std::vector{2});
    person.type("b");
    QCOMPARE(winners(), std::vector{2});
    person.type("t");
    QCOMPARE(winners(), (std::vector{1, 2, 3}));
}

void TestPracticeUse::aHintCostsThePointButNotTheStreak()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    person.type("h");
    QVERIFY(!person.text(QStringLiteral("hintLabel")).isEmpty());
    person.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!person.find<QPushButton>(QStringLiteral("hintButton"))->isVisible());
    person.clickOn(QStringLiteral("option%1").arg(person.optionOf(person.right()) + 1));
    person.clickOn("checkButton");
    QCOMPARE(person.feedback(), QStringLiteral("Right, with a hint."));
    QCOMPARE(person.desk().record().answers().back().hints, 2);
    QCOMPARE(person.desk().record().streak(), 1);
    QCOMPARE(person.text(QStringLiteral("scoreNumberLabel")), QStringLiteral("0"));
    QCOMPARE(person.text(QStringLiteral("scoreLabel")),
             QStringLiteral("0 % right this round\n1 right with a hint: no point"));
}

void TestPracticeUse::answersAreMarkedInRows_data()
{
    QTest::addColumn<QuestionKind>("kind");
    for (const QuestionKind kind :
         {QuestionKind::decidingCard, QuestionKind::order, QuestionKind::outs, QuestionKind::number,
          QuestionKind::build, QuestionKind::bug})
        QTest::newRow(id(kind).data()) << kind;
}

/// As options are, where there are none: by icon, words and edge.
void TestPracticeUse::answersAreMarkedInRows()
{
    QFETCH(const QuestionKind, kind);
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(kind, topicOf(kind)));
    const auto* own = person.find<OptionButton>(QStringLiteral("ownAnswer"));
    const auto* right = person.find<OptionButton>(QStringLiteral("rightAnswer"));
    QVERIFY(!own->isVisible() && !right->isVisible());
    const auto isMarked = [](const OptionButton* row, AnswerMark mark, const char* words) {
        const auto signs = row->findChildren<QLabel*>();
        return row->isVisible() && row->mark() == mark && row->accessibleDescription() == qt(words)
               && std::ranges::any_of(signs, [](const QLabel* sign) {
                      return sign->isVisible() && !sign->pixmap(Qt::ReturnByValue).isNull();
                  });
    };
    person.answerByMouse(*person.wrong());
    QVERIFY(isMarked(own, AnswerMark::wrong, "Your answer"));
    QVERIFY(isMarked(right, AnswerMark::right, "Correct answer"));
    QCOMPARE(own->words(),
             narration::practiceAnswerText(person.question(), *person.panel().judged()));
    QCOMPARE(right->words(),
             narration::practiceAnswerText(person.question(), rightAnswer(person.question())));
    person.clickOn("goOnButton");
    QVERIFY(!own->isVisible() && !right->isVisible());
    person.answerByMouse(person.right());
    QVERIFY(isMarked(own, AnswerMark::right, "Your answer is correct"));
    QVERIFY(!right->isVisible());
}

void TestPracticeUse::theCopiedCommandAsksTheQuestion()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::rules));
    person.answerByMouse(person.right());
    person.trigger("practiceCommandAction");
    const QuestionSource& source = person.question().source;
    const QString command = QGuiApplication::clipboard()->text();
    QCOMPARE(command, narration::practiceCommand(source)); // which the suite of the command runs
    const QuestionWish wish{source.rules, {source.topic}, {source.kind}, source.difficulty};
    QVERIFY(makeQuestions(wish, source.seed, 1) == std::vector{person.question()});
}

void TestPracticeUse::noPillCoversAName_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("hands");
    for (const int size : {10, 15, 20}) {
        for (const char* hands :
             {"Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h", "Ks Kd 9h 7c 2s | Qh Qc 9d 7s 3h",
              "Ks 9d 8h 7c 2s | Kh Qc 9c 7s 3h", "Ts Td 9h 9c 2s | Th Tc 9d 9s Ah"})
            QTest::addRow("%d pt, %s", size, hands) << size << qt(hands);
    }
}

void TestPracticeUse::noPillCoversAName()
{
    QFETCH(const int, size);
    QFETCH(const QString, hands);
    const Appearance appearance;
    AnswerHands answer(appearance);
    QFont font = answer.font();
    font.setPointSize(size);
    answer.setFont(font);
    std::vector<Hand> shown;
    for (const QString& hand : hands.split(QStringLiteral(" | ")))
        shown.push_back(handOf(hand.toStdString()));
    answer.setHands(shown, rulesOf(Preset::standard), std::nullopt);
    answer.resize(answer.sizeHint());
    answer.show();
    const auto* overlay = answer.findChild<DecisionOverlay*>();
    QCOMPARE(overlay->marks().joins.size(), std::size_t(1));
    const QRect pill = overlay->pillRect(overlay->marks().joins.front());
    QVERIFY(!pill.isEmpty());
    for (const auto* hand : answer.findChildren<WorkingHandView*>()) {
        for (const QRect& label : hand->labelRects())
            QVERIFY(hand->isHidden() || !pill.intersects(label.translated(hand->pos())));
    }
}

/// Choosing a door beside it asks first, even where nothing is answered yet.
void TestPracticeUse::aWaitingRoundIsLeftOnlyIfSoWished()
{
    const QTemporaryDir folder;
    PracticeQuestion left;
    {
        PracticePerson person(folder.path());
        QVERIFY(person.isReady());
        QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
        left = person.question();
    }
    PracticePerson person(folder.path());
    QVERIFY(person.isReady());
    QVERIFY(!person.isAsking());
    const auto answered = [&person](const char* button) {
        const auto* box = person.window().findChild<QMessageBox*>(QStringLiteral("endRoundBox"));
        if (!box || box->text() != QStringLiteral("End this round? Nothing is answered yet."))
            return false;
        box->findChild<QPushButton*>(qt(button))->click();
        return true;
    };
    person.press(Qt::Key_2);
    QVERIFY(answered("stayInRoundButton"));
    QVERIFY(person.isAsking());
    QCOMPARE(person.question(), left);
    person.desk().setSeed(2);
    person.trigger("newRoundAction"); // nothing is lost of it
    QVERIFY(person.isAsking());
    QVERIFY(!(person.question() == left));
}

void TestPracticeUse::hintsStrikeAnswersOut_data()
{
    QTest::addColumn<QuestionKind>("kind");
    QTest::addColumn<Topic>("topic");
    QTest::newRow("ranks") << QuestionKind::rank << Topic::pair;
    QTest::newRow("names") << QuestionKind::name << Topic::fullHouse;
    QTest::newRow("wilds") << QuestionKind::wild << Topic::straight;
    QTest::newRow("hands") << QuestionKind::which << Topic::flush;
    QTest::newRow("two hands") << QuestionKind::winner << Topic::pair;
    QTest::newRow("three hands") << QuestionKind::winner << Topic::threePlayers;
}

/// They cannot be chosen any more, by mouse or by key, and a screen reader says so.
void TestPracticeUse::hintsStrikeAnswersOut()
{
    QFETCH(const QuestionKind, kind);
    QFETCH(const Topic, topic);
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(kind, topic));
    person.answerByKeys(*person.wrong()); // so that an earlier question leaves nothing behind
    person.clickOn("goOnButton");
    const auto button = [&](int option) {
        return person.find<OptionButton>(QStringLiteral("option%1").arg(option + 1));
    };
    const int wrong = person.optionOf(*person.wrong());
    for (int hint = 1; hint <= narration::hintCount; ++hint) {
        if (hint == 1)
            person.clickOn(QStringLiteral("option%1").arg(wrong + 1));
        person.press(Qt::Key_H, Qt::ControlModifier);
        const std::vector<int> left = optionsLeft(person.question(), hint);
        for (int option = 0; option < static_cast<int>(person.question().options.size());
             ++option) {
            const bool isLeft = std::ranges::binary_search(left, option);
            QCOMPARE(button(option)->isEnabled(), isLeft);
            QCOMPARE(
                button(option)->accessibleDescription().startsWith(QStringLiteral("Ruled out")),
                !isLeft);
            const QString label = QStringLiteral("option%1KeyLabel").arg(option + 1);
            QCOMPARE(person.find<QLabel>(label)->font().strikeOut(), !isLeft);
            if (isLeft)
                continue;
            QVERIFY(!button(option)->isChecked());
            const QString key = narration::optionKey(person.question(), option);
            person.type(key.right(1).toLower().toLatin1());
            QVERIFY(!button(option)->isChecked());
            if (topic != Topic::threePlayers) // where it may go on to a shared win
                QCOMPARE(person.text(QStringLiteral("feedbackTextLabel")),
                         key + QStringLiteral(" is ruled out."));
        }
    }
    person.trigger("largerTextAction");
    person.answerByKeys(person.right());
    QCOMPARE(person.feedback(), QStringLiteral("Right, with a hint."));
    const std::vector<int> left = optionsLeft(person.question(), 2);
    for (int option = 0; option < static_cast<int>(person.question().options.size()); ++option) {
        const bool isLeft = std::ranges::binary_search(left, option);
        const QString name = QStringLiteral("option%1").arg(option + 1);
        QCOMPARE(button(option)->accessibleDescription().startsWith(QStringLiteral("Ruled out")),
                 !isLeft);
        QCOMPARE(person.find<QLabel>(name + QStringLiteral("KeyLabel"))->font().strikeOut(),
                 !isLeft);
        if (const auto* hand =
                button(option)->findChild<QLabel*>(name + QStringLiteral("NoteLabel")))
            QVERIFY(!hand->font().strikeOut());
    }
    person.trigger("smallerTextAction");
}

/// A and B share a win although A alone is ruled out.
void TestPracticeUse::aSharedWinIsReachedPastAStruckOne()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::threePlayers));
    QuestionSource source{Topic::threePlayers, QuestionKind::winner, Difficulty::easy, {}, 1};
    const auto isLeft = [](const PracticeQuestion& question, int option) {
        return std::ranges::binary_search(optionsLeft(question, 1), option);
    };
    constexpr int aAndB = 3; // after A, B, C
    for (; source.seed < 200; ++source.seed) {
        const auto asked = makeQuestion(source);
        if (!asked || isLeft(*asked, 0) || !isLeft(*asked, aAndB))
            continue;
        person.panel().ask(*asked, 1);
        person.type("ab");
        QVERIFY(person.find<OptionButton>(QStringLiteral("option4"))->isChecked());
        return;
    }
    QFAIL("no such question");
}

void TestPracticeUse::oneAnswerCountsOnce()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    const int right = person.optionOf(person.right());
    const int other = person.optionOf(*person.wrong());
    person.clickOn(QStringLiteral("option%1").arg(other + 1));
    person.press(Qt::Key_Return);
    QCOMPARE(person.feedback(), QStringLiteral("Not quite."));
    const auto shown = [&](int option) {
        return person.find<OptionButton>(QStringLiteral("option%1").arg(option + 1));
    };
    QCOMPARE(shown(other)->mark(), AnswerMark::wrong);
    QCOMPARE(shown(right)->mark(), AnswerMark::right);
    person.click(shown(right));
    person.panel().check();
    person.type("h");
    QCOMPARE(person.feedback(), QStringLiteral("Not quite."));
    QCOMPARE(person.desk().record().answers().size(), std::size_t(1));
    QCOMPARE(person.desk().record().answers().back().hints, 0);
}

void TestPracticeUse::aMissComesBackAndTheRoundEnds()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    for (int at = 0; at < 5; ++at) {
        const auto answer = at == 0 ? person.wrong() : std::optional(person.right());
        person.clickOn(QStringLiteral("option%1").arg(person.optionOf(*answer) + 1));
        person.clickOn("checkButton");
        person.clickOn("goOnButton");
    }
    QVERIFY(!person.isAsking());
    const auto& answers = person.desk().record().answers();
    QCOMPARE(answers.size(), std::size_t(5));
    QCOMPARE(std::ranges::count(answers, true, &progress::PracticeAnswer::isRepeat), 1);
    QCOMPARE(person.text(QStringLiteral("roundResultTitleLabel")), QStringLiteral("4 of 5"));
}

void TestPracticeUse::anUnfinishedRoundComesBack()
{
    const QTemporaryDir folder;
    PracticeQuestion left;
    {
        PracticePerson person(folder.path());
        QVERIFY(person.isReady());
        QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
        person.clickOn(QStringLiteral("option%1").arg(person.optionOf(person.right()) + 1));
        person.clickOn("checkButton");
        person.clickOn("goOnButton");
        person.type("h");
        left = person.question();
    }
    PracticePerson again(folder.path());
    QVERIFY(again.isReady());
    QVERIFY(!again.isAsking());
    QCOMPARE(again.text(QStringLiteral("unfinishedLabel")),
             QStringLiteral("Chosen topics, 1 of 5 answered, 1 right"));
    again.clickOn("goOnRoundButton");
    QVERIFY(again.isAsking());
    QCOMPARE(again.question(), left);
    QCOMPARE(again.text(QStringLiteral("questionPlaceLabel")), QStringLiteral("Question 2 of 5"));
    QVERIFY(again.find<QWidget>(QStringLiteral("hintLabel"))->isVisible());
    again.clickOn(QStringLiteral("option%1").arg(again.optionOf(again.right()) + 1));
    again.clickOn("checkButton");
    QCOMPARE(again.desk().record().answers().back().hints, 1);
    again.clickOn("goOnButton");
    QVERIFY(!again.find<QWidget>(QStringLiteral("hintLabel"))->isVisible());
}

void TestPracticeUse::endingAsksFirst()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    person.clickOn(QStringLiteral("option%1").arg(person.optionOf(person.right()) + 1));
    person.clickOn("checkButton");
    const auto box = [&] {
        const auto boxes =
            person.window().findChildren<QMessageBox*>(QStringLiteral("endRoundBox"));
        return boxes.isEmpty() ? nullptr : boxes.last();
    };
    person.press(Qt::Key_Escape);
    QVERIFY(box() && box()->isVisible());
    QCOMPARE(box()->text(), QStringLiteral("End this round? 1 answer is kept."));
    box()->findChild<QPushButton*>(QStringLiteral("stayInRoundButton"))->click();
    QVERIFY(person.isAsking());
    QTRY_VERIFY(!box());
    person.window().activateWindow(); // which no window manager does here
    QVERIFY(person.isReady());
    person.press(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY(box() && box()->isVisible());
    box()->findChild<QPushButton*>(QStringLiteral("reallyEndRoundButton"))->click();
    QVERIFY(person.isAsking());
    QCOMPARE(person.desk().place(), 0);
    QCOMPARE(person.desk().record().answers().size(), std::size_t(1));
}

void TestPracticeUse::thereAndBackToTheQuestion()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.trigger("showWelcomeAction"); // which steps hide, and bring back
    person.window().showView(person.view());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    person.clickOn(QStringLiteral("option%1").arg(person.optionOf(*person.wrong()) + 1));
    person.clickOn("checkButton");
    const PracticeQuestion asked = person.question();
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_O}) {
        person.press(key);
        QCOMPARE(person.viewName(), QStringLiteral("compare"));
        QCOMPARE(person.session().rules(), asked.rules);
        QVERIFY(person.find<QWidget>(QStringLiteral("guestBar"))->isVisible());
        person.clickOn("guestLessonButton");
        QCOMPARE(person.viewName(), QStringLiteral("practice"));
        QCOMPARE(person.question(), asked);
        QCOMPARE(person.feedback(), QStringLiteral("Not quite."));
    }
    person.press(Qt::Key_L);
    QCOMPARE(person.viewName(), QStringLiteral("learn"));
    person.clickOn("backToPracticeButton");
    QCOMPARE(person.viewName(), QStringLiteral("practice"));
    QCOMPARE(person.feedback(), QStringLiteral("Not quite."));
    person.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(!person.find<QWidget>(QStringLiteral("wayBackBar"))->isVisible());
    person.press(Qt::Key_3, Qt::ControlModifier);
    person.trigger("practiceCommandAction");
    QVERIFY(
        QGuiApplication::clipboard()->text().startsWith(QStringLiteral("showdown-cli practice")));
}

/// Asks in the kinds in which the mistake can be made, about its topic.
void TestPracticeUse::aMistakeIsPractised()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    std::optional<Mistake> made;
    for (int times = 1; times <= 2; ++times) {
        const auto isTempting = [&made](const Option& option) {
            return option.mistake && (!made || option.mistake == made);
        };
        std::ptrdiff_t chosen = 0;
        do {
            QVERIFY(person.begin(QuestionKind::winner, Topic::flush, 1));
            const auto& options = person.question().options;
            chosen = std::ranges::find_if(options, isTempting) - options.begin();
        } while (chosen == std::ssize(person.question().options));
        made = person.question().options[static_cast<std::size_t>(chosen)].mistake;
        person.clickOn(QStringLiteral("option%1").arg(chosen + 1));
        person.clickOn("checkButton");
        const QString said = narration::mistakeSaid(*made, Topic::flush);
        QVERIFY(person.text(QStringLiteral("feedbackTextLabel")).endsWith(u'\n' + said + u'.'));
        person.clickOn("goOnButton");
        QCOMPARE(person.find<QWidget>(QStringLiteral("practiseMistake1Button"))->isVisible(),
                 times > 1); // once is no habit
    }
    QCOMPARE(person.text(QStringLiteral("mistake1OftenLabel")), QStringLiteral("2 of 2"));
    person.clickOn("practiseMistake1Button");
    QVERIFY(person.isAsking());
    const progress::RoundWish& wish = person.desk().round()->wish;
    QCOMPARE(wish.topics, std::set{Topic::flush});
    QCOMPARE(wish.kinds, std::set{QuestionKind::winner});
}

void TestPracticeUse::mixedKeepsToTheChosenKind()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.text(QStringLiteral("door2Label")).endsWith(QStringLiteral("from all topics")));
    person.trigger("kind1Action");
    person.press(Qt::Key_2);
    QVERIFY(person.isAsking());
    const progress::PracticeRound& round = *person.desk().round();
    QCOMPARE(round.wish.door, progress::Door::mixed);
    QVERIFY(std::ranges::all_of(round.questions, [](const QuestionSource& source) {
        return source.kind == static_cast<QuestionKind>(1);
    }));
}

/// Also in a small window with large text, and once it is answered.
void TestPracticeUse::aLongQuestionStaysWhole()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.window().resize(1024, 700);
    QVERIFY(person.begin(QuestionKind::bug, Topic::threeOfAKind, 3));
    constexpr int steps = 5;
    const auto restore = qScopeGuard([&person] {
        for (int step = 0; step < steps; ++step)
            person.trigger("smallerTextAction");
    });
    for (int step = 0; step < steps; ++step)
        person.trigger("largerTextAction");
    auto* title = person.find<CardLabel>(QStringLiteral("questionTitleLabel"));
    const auto isWhole = [&] { return title->height() >= title->heightForWidth(title->width()); };
    QTRY_VERIFY(isWhole());
    for (int question = 0; question < 3; ++question) {
        person.answerByMouse(*person.wrong());
        QTRY_VERIFY2(isWhole(), qPrintable(title->text()));
        person.clickOn("goOnButton");
        QTRY_VERIFY2(isWhole(), qPrintable(title->text()));
    }
}

/// In a small window with the largest text it scrolls with its answers, and nothing overlaps.
void TestPracticeUse::aLongQuestionLeavesRoom()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.window().resize(1024, 670);
    QVERIFY(person.begin(QuestionKind::nextStep, Topic::code, 3));
    constexpr int steps = 10;
    for (int step = 0; step < steps; ++step)
        person.trigger("largerTextAction");
    const auto place = [&person](const char* name) {
        const auto* part = person.find<QWidget>(qt(name));
        return QRect(part->mapTo(&person.page(), QPoint()), part->size());
    };
    const auto* scroll = person.find<QScrollArea>(QStringLiteral("questionScroll"));
    for (int question = 0; question < 3; ++question) {
        QTRY_VERIFY(!place("questionTopicLabel").intersects(place("roundLineLabel")));
        QTRY_VERIFY(!place("questionTitleLabel").intersects(place("roundLineLabel")));
        QTRY_VERIFY(scroll->viewport()->height() > person.page().height() / 3);
        person.answerByKeys(*person.wrong());
        person.clickOn("goOnButton");
    }
    for (int step = 0; step < steps; ++step)
        person.trigger("smallerTextAction");
}

/// In a small window with large text.
void TestPracticeUse::anAnswerIsNoWiderThanItsView()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.window().resize(1024, 700);
    QVERIFY(person.begin(QuestionKind::winner, Topic::straight, 1));
    constexpr int steps = 9;
    const auto restore = qScopeGuard([&person] {
        for (int step = 0; step < steps; ++step)
            person.trigger("smallerTextAction");
    });
    for (int step = 0; step < steps; ++step)
        person.trigger("largerTextAction");
    const auto* scroll = person.find<QScrollArea>(QStringLiteral("questionScroll"));
    person.answerByKeys(*person.wrong());
    QVERIFY(person.find<QWidget>(QStringLiteral("answerHands"))->isVisible());
    const auto isCut = [scroll] { return scroll->widget()->width() > scroll->viewport()->width(); };
    QTRY_VERIFY(!isCut());
}

void TestPracticeUse::tiesSideBySideAreEquallyWide()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.window().resize(1100, 800);
    QVERIFY(person.begin(QuestionKind::winner, Topic::threePlayers, 1));
    std::map<int, std::set<int>> widths; // by place from the top
    for (int option = 5; option <= 7; ++option) {
        const auto* button = person.find<OptionButton>(QStringLiteral("option%1").arg(option));
        widths[button->y()].insert(button->width());
    }
    QVERIFY(widths.size() < 3);
    for (const auto& [top, all] : widths)
        QVERIFY2(*all.rbegin() - *all.begin() <= 1, qPrintable(QString::number(top)));
}

void TestPracticeUse::theBarNamesAChosenKindWithoutAButton()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto* more = person.find<QToolButton>(QStringLiteral("moreKindsButton"));
    QCOMPARE(more->text(), QStringLiteral("More kinds"));
    person.trigger("kind11Action");
    QCOMPARE(more->text(), QStringLiteral("Find the bug"));
    QCOMPARE(more->accessibleName(), more->text());
    person.trigger("kind0Action");
    QCOMPARE(more->text(), QStringLiteral("More kinds"));
}

/// The doors have numbers; the hands stay on the keys to the result.
void TestPracticeUse::aWholeRoundByKeys()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(!person.find<QPushButton>(QStringLiteral("door1Button"))->isEnabled());
    person.press(Qt::Key_2);
    QVERIFY(person.isAsking());
    QCOMPARE(person.desk().round()->wish.door, progress::Door::mixed);
    for (int at = 1; at <= 15; ++at) {
        QVERIFY(person.isAsking());
        QCOMPARE(person.text(QStringLiteral("questionPlaceLabel")),
                 QStringLiteral("Question %1 of 15").arg(at));
        person.answerByKeys(person.right());
        QCOMPARE(person.feedback(), QStringLiteral("Right."));
        person.press(Qt::Key_Return);
    }
    QVERIFY(!person.isAsking());
    QCOMPARE(person.text(QStringLiteral("roundResultTitleLabel")), QStringLiteral("15 of 15"));
    QCOMPARE(person.focusName(), QStringLiteral("anotherRoundButton"));
}

/// Letters where there are options, a tie where hands may tie, and what an answer opens up.
void TestPracticeUse::theBoxNamesOnlyKeysThatAct()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto keys = [&person] {
        QStringList shown;
        for (int line = 1; line <= 8; ++line) {
            const auto* key = person.find<QLabel>(QStringLiteral("roundKey%1Label").arg(line));
            if (!key->isHidden())
                shown << key->text();
        }
        return shown.join(u'|');
    };
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    QCOMPARE(keys(), QStringLiteral("A B|T|Enter|H|Ctrl+/"));
    person.type("a");
    person.press(Qt::Key_Return);
    QCOMPARE(keys(), QStringLiteral("Enter|S|O|L|Ctrl+/"));
    QVERIFY(person.begin(QuestionKind::build, topicOf(QuestionKind::build)));
    QCOMPARE(keys(), QStringLiteral("Ctrl+Enter|Ctrl+H|Ctrl+/"));
}

void TestPracticeUse::aChangedKindWaitsForTheNextRound()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QSignalSpy said(&person.view(), &View::said);
    person.trigger("kind1Action");
    QCOMPARE(said.size(), 0);
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair));
    person.trigger("kind0Action");
    QCOMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(), QStringLiteral("This holds from the next round on."));
}

void TestPracticeUse::theAskedTopicIsInSight()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.window().resize(1100, 620);
    for (const Topic topic : {Topic::threePlayers, Topic::highCard}) {
        QVERIFY(person.begin(QuestionKind::winner, topic, 1));
        auto* topics = person.find<TopicBars>(QStringLiteral("topicBars"));
        QVERIFY(topics->askedRect());
        QTRY_VERIFY(
            topics->viewport()->visibleRegion().boundingRect().contains(*topics->askedRect()));
    }
}

/// Enter alone marks a card or a line.
void TestPracticeUse::theStatusBarNamesTheKeyThatChecks()
{
    QFETCH(const int, kind);
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto asked = static_cast<QuestionKind>(kind);
    QVERIFY(person.begin(asked, topicOf(asked)));
    const bool isChosen = !person.question().options.empty();
    if (isChosen)
        person.type(
            narration::optionKey(person.question(), person.optionOf(person.right())).toLatin1());
    else
        std::visit(AnswerByKeys{person}, person.right());
    QCOMPARE(person.text(QStringLiteral("focusLabel")),
             isChosen ? QStringLiteral("Choose or enter the answer, then press Enter.")
                      : QStringLiteral("Choose or enter the answer, then press Ctrl+Enter."));
    person.press(Qt::Key_Return, isChosen ? Qt::NoModifier : Qt::ControlModifier);
    QCOMPARE(person.feedback(), QStringLiteral("Right."));
}

void TestPracticeUse::theTipOfALineGoesWithTheAnswer()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::bug, Topic::pair));
    const auto right = std::get<FoundBug>(person.right());
    std::visit(AnswerByMouse{person}, ExerciseAnswer(right));
    const auto moveTo = [&person](const QWidget* part) {
        QTest::mouseMove(
            person.window().windowHandle(),
            part->mapTo(&person.window(), part->visibleRegion().boundingRect().center()));
    };
    moveTo(person.find<QWidget>(QStringLiteral("questionTitleLabel")));
    moveTo(person.find<ListingView>(QStringLiteral("bugLines"))->viewport());
    const auto said = [&person] { return person.window().statusBar()->currentMessage(); };
    QTRY_VERIFY(said().startsWith(QStringLiteral("Click the line")));
    person.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(person.feedback(), QStringLiteral("Right."));
    QVERIFY2(!said().startsWith(QStringLiteral("Click the line")), qPrintable(said()));
}

void TestPracticeUse::whatToRememberNamesItsLesson()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    person.desk().setRules({Preset::standard, rulesOf(Preset::standard)});
    progress::RoundWish wish;
    wish.door = progress::Door::topics;
    wish.rules = person.desk().rules();
    wish.topics = {Topic::fullHouse};
    wish.kinds = {QuestionKind::winner};
    QVERIFY(person.desk().begin(wish));
    person.answerByMouse(person.right());
    QCOMPARE(person.text(QStringLiteral("rememberLabel")),
             QStringLiteral("The trio decides first; the pair counts only when the trios are "
                            "equal. (Lesson: Full house)"));
}

/// They also act, but not as shortcuts of the window: letters are typed.
void TestPracticeUse::theMenuShowsTheKeysOfAnAnswer()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    const auto entries = person.WindowTest::find<QMenu>(QStringLiteral("practiceMenu"))->actions();
    for (const auto& [name, key] :
         {std::pair("practiceStepAction", Qt::Key_S), std::pair("practiceCompareAction", Qt::Key_O),
          std::pair("practiceLessonAction", Qt::Key_L)}) {
        auto* action = person.find<QAction>(qt(name));
        QVERIFY(entries.contains(action));
        QCOMPARE(action->shortcut(), QKeySequence(key));
        QCOMPARE(action->shortcutContext(), Qt::WidgetShortcut);
    }
}

/// The colours follow the last 20 answers, and an answer with a hint is not filled.
void TestPracticeUse::theLegendsSayWhatIsDrawn()
{
    PracticePerson person;
    QVERIFY(person.isReady());
    QVERIFY(person.begin(QuestionKind::winner, Topic::pair, 1));
    person.type("h");
    person.answerByMouse(person.right());
    person.clickOn("goOnButton");
    QCOMPARE(person.text(QStringLiteral("goodTopicsLabel")),
             QStringLiteral("75 % or more of the last 20"));
    QCOMPARE(person.text(QStringLiteral("weeksLabel")),
             QStringLiteral("Filled: right without a hint; dashed: the others; questions a week"));
    const auto* weeks = person.find<CellMap>(QStringLiteral("weeksChart"));
    QCOMPARE(weeks->cellName(weeks->cellCount() - 1),
             QStringLiteral("This week: 1 questions, 0 right without a hint"));
}

SHOWDOWN_TEST(TestPracticeUse)
#include "tst_practiceuse.moc"
