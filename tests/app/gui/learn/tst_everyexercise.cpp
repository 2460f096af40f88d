// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/askedstep.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/narration/exercisetext.h"
#include "core/questions/contradiction.h"
#include "tests/app/gui/learn/exerciseanswers.h"
#include "tests/app/gui/learn/exerciseperson.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QDir>

#include <set>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What is wrong with an exercise; empty if nothing is.
using Problem = QString;

#define HOLDS(condition)                                                                           \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return QStringLiteral(#condition);                                                     \
    } while (false)

/// What is wrong with the step that is to contradict an answer: it neither answers a question about
/// a rank nor settles a part, or not the one in question.
Problem wrongStep(const Exercise& exercise, const Run& run, int index)
{
    const Step& step = run.step(index);
    if (const auto* number = std::get_if<GiveNumber>(&exercise.kind);
        number && number->of == GiveNumber::Of::variable) {
        HOLDS(step.listing->function == number->function);
        return {};
    }
    HOLDS(run.isVisible(index, Level::story));
    const auto* rank = findingOf<RankAnswered>(step);
    const auto* part = findingOf<PartCompared>(step);
    HOLDS(rank || part);
    if (const auto* asked = std::get_if<NameRank>(&exercise.kind))
        HOLDS(rank && step.players == std::vector<int>{asked->player});
    if (const auto* asked = std::get_if<NameWilds>(&exercise.kind))
        HOLDS(rank && step.players == std::vector<int>{asked->player});
    if (std::holds_alternative<OrderParts>(exercise.kind))
        HOLDS(part);
    return {};
}

/// What is wrong with the feedback on a wrong answer, and with the step that it leads to.
Problem wrongReply(const Exercise& exercise, const ExerciseAnswer& answer)
{
    const Judgement judgement = judge(exercise, answer);
    const narration::ExerciseFeedback feedback =
        narration::exerciseFeedback(exercise, answer, judgement);
    HOLDS(!feedback.isRight && !feedback.reason.isEmpty());
    HOLDS(!feedback.reason.contains(u"%1") && !feedback.reason.contains(u"%2"));
    const std::optional<AskedStep> asked = contradictedStep(exercise, answer, judgement);
    HOLDS(asked.has_value() == hasSteps(exercise));
    if (!asked)
        return {};
    const Run run(asked->hands, {asked->rules, asked->lens});
    const std::optional<int> index = stepAt(run, asked->place);
    HOLDS(index);
    return wrongStep(exercise, run, *index);
}

/// Drawn cards need no blank that keeps them together.
QString plainBlanks(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

/// A user who answers the current exercise, reads the feedback, and has the step shown.
class ExerciseProof
{
public:
    explicit ExerciseProof(ExercisePerson& person)
        : m_person(person),
          m_lesson(person.lesson()),
          m_asked(m_lesson.exercises[static_cast<std::size_t>(person.exercises().current())]),
          m_recorded(recorded())
    {}

    /// A wrong answer, with its step if requested, then the right one.
    Problem bothWays(bool showsStep)
    {
        const std::vector<ExerciseAnswer> wrong = wrongAnswersOf(m_asked);
        HOLDS(!wrong.empty());
        if (Problem problem = give(wrong.front(), false); !problem.isEmpty())
            return problem;
        HOLDS(isOffered("showStepButton") == hasSteps(m_asked.exercise));
        if (showsStep && hasSteps(m_asked.exercise)) {
            if (Problem problem = showStep(wrong.front()); !problem.isEmpty())
                return problem;
        }
        if (Problem problem = give(rightAnswerOf(m_asked), true); !problem.isEmpty())
            return problem;
        HOLDS(!isOffered("showStepButton"));
        return {};
    }

private:
    bool isOffered(const char* widget) const
    {
        return m_person.find<QWidget>(qt(widget))->isVisible();
    }
    static QString countsFirst()
    {
        return QCoreApplication::translate("showdown::gui::ExercisePanel",
                                           "Only the first try at each visit counts.");
    }
    QString said(const char* label) const { return m_person.text(qt(label)); }
    std::optional<bool> recorded() const
    {
        return m_person.learn().states().answer(m_lesson, m_asked.recordedId());
    }

    Problem give(const ExerciseAnswer& answer, bool isRight)
    {
        std::visit(AnswerByMouse{m_person}, answer);
        HOLDS(said("feedbackTitleLabel").isEmpty());
        m_person.clickOn("checkButton");
        const Judgement judgement = judge(m_asked.exercise, answer);
        const narration::ExerciseFeedback feedback =
            narration::exerciseFeedback(m_asked.exercise, answer, judgement);
        const QString reason = plainBlanks(said("feedbackTextLabel"));
        const QString wanted = plainBlanks(feedback.reason);
        const QString more = isRight ? QStringLiteral(" ") + plainBlanks(countsFirst()) : QString();
        if (reason != wanted + more)
            return QStringLiteral("it is not “%1” but “%2”").arg(wanted + more, reason);
        HOLDS(!feedback.reason.isEmpty());
        HOLDS(said("feedbackTitleLabel") == feedback.title);
        HOLDS(feedback.isRight == isRight);
        if (m_asked.dealt && &m_asked != &m_lesson.exercises.back())
            HOLDS(recorded() == m_recorded); // the round goes on
        else
            HOLDS(recorded() == false); // a later try
        return m_person.hidden();
    }

    Problem showStep(const ExerciseAnswer& answer)
    {
        const QString said = m_person.text(QStringLiteral("feedbackTextLabel"));
        const int place = m_person.exercises().current();
        m_person.clickOn("showStepButton");
        HOLDS(m_person.window().view().name() == u"compare");
        const QString bar = m_person.text(QStringLiteral("guestBarLabel"));
        HOLDS(bar.contains(QString::number(place + 1)) && bar.contains(m_lesson.title));
        if (Problem problem = atTheStep(answer); !problem.isEmpty())
            return problem;
        const QString shown = m_person.table();
        m_person.press(Qt::Key_Z, Qt::ControlModifier);
        HOLDS(m_person.table() == shown); // the steps of the user's hands wait
        HOLDS(m_person.text(QStringLiteral("guestBarLabel")) == bar);
        m_person.clickOn("guestLessonButton");
        HOLDS(m_person.window().view().name() == u"learn");
        HOLDS(&m_person.lesson() == &m_lesson && m_person.exercises().current() == place);
        HOLDS(m_person.text(QStringLiteral("feedbackTextLabel")) == said);
        return m_person.hidden();
    }

    /// The player is at the step where the hands of the answer contradict it.
    Problem atTheStep(const ExerciseAnswer& answer)
    {
        HOLDS(m_person.find<QWidget>(QStringLiteral("stepsPage"))->isVisible());
        HOLDS(m_person.find<QWidget>(QStringLiteral("narrationFrame"))->isVisible());
        const auto* player = m_person.window().findChild<StepPlayer*>();
        HOLDS(player && player->isRunning());
        const auto* built = std::get_if<BuiltHands>(&answer);
        const std::vector<OpenHand>& hands = built ? *built : m_asked.exercise.hands;
        for (std::size_t hand = 0; hand < hands.size(); ++hand) {
            const Hand& shown = player->run().hands()[hand];
            HOLDS(std::ranges::equal(shown, hands[hand], {}, {}, [](auto card) { return *card; }));
        }
        return wrongStep(m_asked.exercise, player->run(), player->index());
    }

    ExercisePerson& m_person;
    const lessons::Lesson& m_lesson;
    const lessons::LessonExercise& m_asked;
    std::optional<bool> m_recorded; ///< before, as in the other language
};

} // namespace

/// Every exercise of every lesson, in the window.
class TestEveryExercise : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isAnsweredByMouse_data() { addLessons(); }
    void isAnsweredByMouse();
    void everyWrongAnswerHasItsReply_data() { addLessons(); }
    void everyWrongAnswerHasItsReply();
    void cleanupTestCase();

private:
    static void addLessons();

    std::optional<ExercisePerson> m_person;            ///< one for all lessons
    std::set<std::pair<QString, std::size_t>> m_shown; ///< groups and kinds whose step was seen
};

void TestEveryExercise::initTestCase()
{
    useTestLook();
    m_person.emplace();
    QVERIFY(m_person->isReady());
}

void TestEveryExercise::cleanupTestCase()
{
    m_person.reset();
    QVERIFY(speak("en"));
}

void TestEveryExercise::addLessons()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("lesson");
    const QDir root(lessons::Shelf::programRoot());
    for (const char* language : {"en", "de"}) {
        for (const QString& folder : lessons::lessonFolders(root.filePath(qt(language)))) {
            const QString lesson = QDir(folder).dirName();
            QTest::addRow("%s/%s", language, qPrintable(lesson)) << qt(language) << lesson;
        }
    }
}

void TestEveryExercise::isAnsweredByMouse()
{
    QFETCH(const QString, language);
    QFETCH(const QString, lesson);
    ExercisePerson& person = *m_person;
    QVERIFY(speak(qPrintable(language)));
    QCoreApplication::processEvents();
    person.window().showView(person.learn());
    QCoreApplication::processEvents();
    const QString id = lessons::lessonId(lesson);
    person.clickLesson(*person.learn().shelf().indexOf(id));
    QCOMPARE(person.lesson().id, id);
    QCOMPARE(person.lesson().language, language);
    person.clickExercises();
    for (int exercise = 0; exercise < person.exercises().count(); ++exercise) {
        if (exercise > 0)
            person.clickOn("nextExerciseButton");
        QCOMPARE(person.exercises().current(), exercise);
        // for each kind in each group of lessons the step is shown only once, because that takes
        // long; a day half of the others, and none in the other language
        const auto [place, isFirst] =
            m_shown.emplace(person.lesson().group, person.exercise().kind.index());
        const bool isOfToday = language == QLatin1String("en") && exercise % 2 == 0;
        if (!isFirst && !isOfToday && !areProofsWhole())
            continue;
        const Problem problem = ExerciseProof(person).bothWays(isFirst);
        const QString& asked = person.lesson().exercises[static_cast<std::size_t>(exercise)].id;
        QVERIFY2(problem.isEmpty(), qPrintable(asked + QStringLiteral(": ") + problem));
    }
    QVERIFY(person.disc() == LessonState::begun);
}

void TestEveryExercise::everyWrongAnswerHasItsReply()
{
    QFETCH(const QString, language);
    QFETCH(const QString, lesson);
    const auto most = static_cast<std::size_t>(trials(16, 5)); // of an exercise, from all
    QVERIFY(speak(qPrintable(language)));
    const QDir root(lessons::Shelf::programRoot());
    const lessons::ReadLesson read = lessons::readLesson(root.filePath(language + u'/' + lesson));
    for (const lessons::LessonExercise& asked : read.lesson.exercises) {
        std::vector<ExerciseAnswer> wrong = wrongAnswersOf(asked);
        const std::size_t apart = std::max<std::size_t>(1, wrong.size() / most);
        for (std::size_t at = 0; at < wrong.size(); at += apart) {
            const Problem problem = wrongReply(asked.exercise, wrong[at]);
            QVERIFY2(problem.isEmpty(), qPrintable(asked.id + QStringLiteral(": ") + problem));
        }
        const Problem problem = wrongReply(asked.exercise, asked.wrong);
        QVERIFY2(problem.isEmpty(), qPrintable(asked.id + QStringLiteral(": ") + problem));
    }
}

SHOWDOWN_TEST(TestEveryExercise)
#include "tst_everyexercise.moc"
