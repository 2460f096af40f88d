// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/exercisereader.h"
#include "app/lessons/lessoncheck.h"
#include "app/lessons/practicelesson.h"
#include "app/lessons/shelf.h"
#include "app/narration/filetext.h"
#include "app/narration/translation.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;
using lessons::Lesson;
using lessons::LessonExercise;

namespace {

constexpr int leastExercises = 4;

QStringList languages()
{
    return QDir(lessons::Shelf::programRoot()).entryList(QDir::Dirs, QDir::Name);
}

QStringList foldersOf(const QString& language)
{
    return lessons::lessonFolders(lessons::Shelf::programRoot() + u'/' + language);
}

QString listed(const std::vector<narration::FileProblem>& problems)
{
    QStringList lines;
    for (const narration::FileProblem& problem : problems)
        lines += narration::placedProblemText(problem);
    return lines.join(u'\n');
}

template <typename Kind>
bool asks(const Lesson& lesson)
{
    return std::ranges::any_of(lesson.exercises, [](const LessonExercise& exercise) {
        return std::holds_alternative<Kind>(exercise.exercise.kind);
    });
}

/// An exercise whose right answer is a tie.
bool isTie(const LessonExercise& exercise)
{
    const auto* winners = std::get_if<Winners>(&exercise.right);
    const auto* build = std::get_if<BuildHands>(&exercise.exercise.kind);
    return (winners && winners->players.size() > 1)
           || (build && (build->goal.ties || build->goal.winners.size() > 1));
}

} // namespace

/// The lessons of the program: all of their claims are true.
class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void theyAreAllThere();
    void eachSaysRememberOnce();
    void everyClaimHolds_data();
    void everyClaimHolds();
    void translationsShowTheSame();
    void lessonsAboutRanksHaveEveryKindOfExercise();
    void answersAreWrittenAsTheyAreRead();
    void everyQuestionOfPracticeHasALesson();
    void whatIsTrueIsRemembered_data();
    void whatIsTrueIsRemembered();
};

void TestLessons::theyAreAllThere()
{
    const lessons::Shelf shelf(QStringLiteral("en"));
    QVERIFY(shelf.faulty().empty());
    const QStringList groups{QStringLiteral("basics"),     QStringLiteral("equal-ranks"),
                             QStringLiteral("wild-cards"), QStringLiteral("code"),
                             QStringLiteral("odds"),       QStringLiteral("write")};
    int number = 0;
    qsizetype last = 0;
    for (const Lesson& lesson : shelf.lessons()) {
        QCOMPARE(lesson.number(), ++number);
        const qsizetype group = groups.indexOf(lesson.group);
        QVERIFY2(group == last || group == last + 1, qPrintable(lesson.id));
        last = group;
        QVERIFY2(lesson.minutes >= 2 && lesson.minutes <= 8, qPrintable(lesson.id));
        QVERIFY2(static_cast<int>(lesson.exercises.size()) >= leastExercises,
                 qPrintable(lesson.id));
    }
    QCOMPARE(last, groups.size() - 1);
}

void TestLessons::eachSaysRememberOnce()
{
    const QRegularExpression heading(QStringLiteral("^#[^\\n]*\\n+\\*\\*Remember\\.\\*\\*"),
                                     QRegularExpression::MultilineOption);
    for (const QString& language : languages()) {
        for (const QString& folder : foldersOf(language)) {
            QFile file(folder + QStringLiteral("/lesson.md"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            QVERIFY2(text.count(QStringLiteral("**Remember.** ")) == 1, qPrintable(folder));
            QVERIFY2(!text.contains(heading), qPrintable(folder));
        }
    }
}

void TestLessons::everyClaimHolds_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("folder");
    for (const QString& language : languages()) {
        for (const QString& folder : foldersOf(language))
            QTest::newRow(qPrintable(language + u'/' + QDir(folder).dirName()))
                << language << folder;
    }
}

void TestLessons::everyClaimHolds()
{
    QFETCH(const QString, language);
    QFETCH(const QString, folder);
    QVERIFY(narration::installTranslation(*QCoreApplication::instance(), language));
    const lessons::ReadLesson read = lessons::readLesson(folder);
    QVERIFY2(read.problems.empty(), qPrintable(listed(read.problems)));
    const lessons::LessonCheck check = lessons::checkLesson(read.lesson);
    QVERIFY2(check.problems.empty(), qPrintable(listed(check.problems)));
    QVERIFY(check.claims > 0);
    QVERIFY(!read.lesson.examples.empty());
}

void TestLessons::translationsShowTheSame()
{
    for (const QString& language : languages()) {
        for (const QString& folder : foldersOf(language)) {
            const QString original =
                lessons::lessonCalled(lessons::lessonId(QDir(folder).dirName()),
                                      lessons::Shelf::programRoot() + QStringLiteral("/en"));
            QVERIFY2(!original.isEmpty(), qPrintable(folder));
            const auto differing = lessons::checkTranslation(lessons::readLesson(folder).lesson,
                                                             lessons::readLesson(original).lesson);
            QVERIFY2(differing.empty(), qPrintable(folder + u'\n' + listed(differing)));
        }
    }
}

void TestLessons::lessonsAboutRanksHaveEveryKindOfExercise()
{
    const lessons::Shelf shelf(QStringLiteral("en"));
    int seen = 0;
    for (const Lesson& lesson : shelf.lessons()) {
        if (lesson.group != u"equal-ranks" && lesson.group != u"wild-cards")
            continue;
        ++seen;
        QVERIFY2(asks<BuildHands>(lesson), qPrintable(lesson.id));
        QVERIFY2(asks<ChooseWinner>(lesson), qPrintable(lesson.id));
        QVERIFY2(asks<ChooseDecidingCard>(lesson), qPrintable(lesson.id));
        QVERIFY2(std::ranges::any_of(lesson.exercises, isTie), qPrintable(lesson.id));
        QVERIFY2(std::ranges::any_of(lesson.exercises, &LessonExercise::punishesMistake),
                 qPrintable(lesson.id));
    }
    QVERIFY(seen > 0);
}

void TestLessons::answersAreWrittenAsTheyAreRead()
{
    const lessons::Shelf shelf(QStringLiteral("en"));
    int compared = 0;
    for (const Lesson& lesson : shelf.lessons()) {
        QFile file(lesson.folder + QStringLiteral("/tasks.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto tasks = tests::parsed(file.readAll().toStdString());
        for (const auto& written : tasks["exercises"]) {
            const auto exercise = std::ranges::find_if(lesson.exercises, [&](const auto& each) {
                return each.id.toStdString() == written["id"] && !each.dealt;
            });
            if (exercise == lesson.exercises.end())
                continue;
            ++compared;
            QCOMPARE(tests::dumped(lessons::answerJson(exercise->right)),
                     tests::dumped(written["right"]));
        }
    }
    QVERIFY(compared > 150);
}

void TestLessons::everyQuestionOfPracticeHasALesson()
{
    const lessons::Shelf shelf(QStringLiteral("en"));
    const auto isThere = [&shelf](const QString& id) {
        return shelf.indexOf(id) && !lessons::rememberOf(id).isEmpty();
    };
    const NamedRules deuces{Preset::deuces, rulesOf(Preset::deuces)};
    for (const Topic topic : allTopics()) {
        for (const PracticeQuestion& question : makeQuestions({deuces, {topic}, {}, {}}, 1, 15)) {
            QVERIFY2(isThere(lessons::lessonFor(question)), id(topic).data());
            for (const BeginnersMistake mistake : allBeginnersMistakes())
                QVERIFY2(isThere(lessons::lessonFor(question, mistake)), id(mistake).data());
            QCOMPARE(lessons::lessonFor(question, PrintedMistake{3}), lessons::lessonFor(question));
        }
    }
    const QuestionWish ranks{{}, {Topic::royalFlush}, {QuestionKind::rank}, {}};
    for (const PracticeQuestion& question : makeQuestions(ranks, 1, 30)) {
        const auto rank = std::get<Category>(rightAnswer(question));
        QCOMPARE(lessons::lessonFor(question), lessons::lessonFor(static_cast<Topic>(rank)));
    }
    for (const Lesson& lesson : shelf.lessons()) {
        const QString remember = lesson.remember();
        QVERIFY2(remember.size() > 20 && remember.endsWith(u'.'), qPrintable(lesson.id));
        QVERIFY2(!remember.contains(u'\n'), qPrintable(remember));
    }
}

void TestLessons::whatIsTrueIsRemembered_data()
{
    QTest::addColumn<HouseRules>("rules");
    QTest::addColumn<QStringList>("untrue"); // ids of lessons
    const auto row = [](const char* name, const HouseRules& rules, const char* untrue) {
        QTest::newRow(name) << rules << qt(untrue).split(u' ', Qt::SkipEmptyParts);
    };
    row("series", rulesOf(Preset::series), "");
    row("standard", rulesOf(Preset::standard), "jacks-or-better wild-pairs wild-flush");
    row("deuces", rulesOf(Preset::deuces), "jacks-or-better wild-pairs wild-flush");
    row("bug", rulesOf(Preset::bug),
        "jacks-or-better wild-flush wild-full-house wild-best-rank equal-cards");
    HouseRules natural;
    natural.naturalBeatsWild = true;
    row("natural beats wild", natural, "three-of-a-kind straight straight-flush");
}

/// A sentence about a rule that is off is left out, and no other.
void TestLessons::whatIsTrueIsRemembered()
{
    QFETCH(const HouseRules, rules);
    QFETCH(const QStringList, untrue);
    PracticeQuestion question;
    question.exercise.rules = rules;
    QStringList missing;
    const lessons::Shelf shelf(QStringLiteral("en"));
    for (const Lesson& lesson : shelf.lessons()) {
        if (lessons::rememberOf(lesson.id, question).isEmpty())
            missing << lesson.id;
    }
    QCOMPARE(missing, untrue);
    QCOMPARE(lessons::titleOf(shelf.lessons().front().id), shelf.lessons().front().title);
}

SHOWDOWN_TEST(TestLessons)
#include "tst_lessons.moc"
