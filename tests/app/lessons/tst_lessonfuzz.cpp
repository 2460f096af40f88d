// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessoncheck.h"
#include "app/lessons/lessonfolders.h"
#include "app/lessons/lessonreader.h"
#include "app/lessons/shelf.h"
#include "app/narration/filetext.h"
#include "core/questions/exercise.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/effort.h"
#include "tests/support/hostile.h"
#include "tests/support/mutations.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

struct Written
{
    QByteArray text;
    QByteArray tasks;
};

/// The lessons of the program, and the one of the tests, which has nearly all that a lesson can.
std::vector<Written> goodLessons()
{
    std::vector<Written> lessons{{goodText(), goodTasks()}};
    for (const char* language : {"en", "de"}) {
        const QString root = lessons::Shelf::programRoot() + u'/' + QString::fromLatin1(language);
        for (const QString& folder : lessons::lessonFolders(root))
            lessons.push_back({contentOf(folder + QStringLiteral("/lesson.md")),
                               contentOf(folder + QStringLiteral("/tasks.json"))});
    }
    return lessons;
}

/// What stands in the files of lessons.
const std::vector<QByteArray> lessonPieces{"```",         "```cards\n", "```guess\n",
                                           "\n\n",        "id: ",       "hand: ",
                                           "hole: ",      "claim:",     "step:",
                                           "lesson:",     "](",         "|",
                                           "*",           "_",          "{",
                                           "}",           "[",          "]",
                                           "\"right\": ", "\"kind\": ", "null",
                                           "-1",          "1e999",      "\\u0000",
                                           "\xff",        "\"build\"",  "\"bug\"",
                                           "E3:2",        "deck=free",  "## ",
                                           "- ",          "rules: x",   "\"situation\"",
                                           "_ _ _ _ _",   "99999999999"};

/// What must hold for any files: problems in words and in their places, or a lesson whose answers
/// are right.
QString faultOf(const QString& folder, const Written& written)
{
    const lessons::ReadLesson read = lessons::readLesson(folder);
    const auto problems = lessons::checkWhatWasRead(read).problems;
    for (const narration::FileProblem& problem : problems) {
        const QString words = narration::placedProblemText(problem);
        const bool isSentence = words.endsWith(u'.') || words.endsWith(u'?');
        if (!isSentence || !firstUnfit(words).isEmpty())
            return QStringLiteral("no message: ") + words;
        const auto lines =
            (problem.file == "tasks.json" ? written.tasks : written.text).count('\n') + 1;
        if (problem.line < 1 || problem.line > lines)
            return QStringLiteral("no such line: ") + words;
    }
    if (!problems.empty())
        return {};
    for (const lessons::LessonExercise& each : read.lesson.exercises) {
        const auto right = rightAnswer(each.exercise);
        if (right && !judge(each.exercise, *right).isRight)
            return QStringLiteral("a right answer that is wrong: ") + each.id;
    }
    return {};
}

} // namespace

/// Lessons that were cut or mutilated.
class TestLessonFuzz : public QObject
{
    Q_OBJECT

private slots:
    void aMutilatedLessonIsToldOrTrue();
};

void TestLessonFuzz::aMutilatedLessonIsToldOrTrue()
{
    const std::vector<Written> good = goodLessons();
    QCOMPARE_GT(good.size(), std::size_t(60));
    std::vector<QByteArray> texts;
    for (const Written& lesson : good)
        texts.insert(texts.end(), {lesson.text, lesson.tasks});
    Mutations mutations(20'261'130, texts, lessonPieces);
    LessonFolder folder;
    int whole = 0;
    const int rounds = hostileTrials(90'000, 300);
    for (int round = 0; round < rounds; ++round) {
        Written lesson = mutations.random().pick(good);
        QByteArray& changed = mutations.random().chance(1, 2) ? lesson.text : lesson.tasks;
        changed = mutations.mutilated(changed);
        folder.add(QStringLiteral("en/05-kickers"), lesson.text, lesson.tasks);
        const QString fault = faultOf(folder.lesson(), lesson);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromUtf8(changed)));
        whole += lessons::readLesson(folder.lesson()).problems.empty() ? 1 : 0;
    }
    QCOMPARE_GT(whole, rounds / 50); // some are still lessons
}

SHOWDOWN_TEST(TestLessonFuzz)
#include "tst_lessonfuzz.moc"
