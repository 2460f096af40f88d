// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessoncheck.h"
#include "app/lessons/lessonreader.h"
#include "app/narration/filetext.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The parts of a translation that must be as in its English lesson.
class TestTranslatedLessons : public QObject
{
    Q_OBJECT

private slots:
    void translationsAreComparedWithTheirOriginal_data();
    void translationsAreComparedWithTheirOriginal();
    void theTextOfATranslationIsComparedToo();
};

void TestTranslatedLessons::translationsAreComparedWithTheirOriginal_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QStringList>("problems");
    QTest::newRow("words") << QByteArray("The last kicker") << QByteArray("Der letzte Kicker")
                           << QStringList();
    QTest::newRow("cards") << QByteArray("\"4c 9c\"") << QByteArray("\"4c 8s\"")
                           << QStringList{
                                  QStringLiteral("tasks.json:79: “chance” has other cards or "
                                                 "rules in the English lesson.")};
    const auto row = [](const char* from, const char* to, const char* problem) {
        QTest::newRow(to) << QByteArray(from) << QByteArray(to)
                          << QStringList{QString::fromUtf8(problem)};
    };
    row("\"minutes\": 6", "\"minutes\": 7",
        "tasks.json:4: “minutes” is another one in the English lesson.");
    row("\"group\": \"equal-ranks\"", "\"group\": \"Gleiche Ränge\"",
        "tasks.json:3: “group” is another one in the English lesson.");
    row("\"series\": [6, 29]", "\"series\": [6]",
        "tasks.json:10: “series” of “last-kicker” is another one in the English lesson.");
    row("\"filled\": 1", "\"filled\": 0",
        "tasks.json:56: “filled” of “build” is another one in the English lesson.");
    row("\"mistake\": true", "\"mistake\": false",
        "tasks.json:66: “mistake” of “tie” is another one in the English lesson.");
    row("\"ask\": \"percent\",", "\"ask\": \"percent\", \"within\": 2,",
        "tasks.json:81: “chance” asks something else in the English lesson.");
    QTest::newRow("id")
        << QByteArray("\"id\": \"tie\"") << QByteArray("\"id\": \"draw-of-two\"")
        << QStringList{QStringLiteral("tasks.json:1: “tie” is missing; the English lesson has it."),
                       QStringLiteral("tasks.json:60: The English lesson has no “draw-of-two”.")};
}

void TestTranslatedLessons::translationsAreComparedWithTheirOriginal()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QStringList, problems);
    LessonFolder folder;
    folder.add(QStringLiteral("de/05-kickers"), goodText(), changed(goodTasks(), from, to));
    const auto translated = lessons::readLesson(folder.lesson(QStringLiteral("de/05-kickers")));
    QVERIFY(translated.problems.empty());
    QStringList found;
    for (const auto& problem :
         lessons::checkTranslation(translated.lesson, lessons::readLesson(folder.lesson()).lesson))
        found += narration::placedProblemText(problem);
    QCOMPARE(found, problems);
}

void TestTranslatedLessons::theTextOfATranslationIsComparedToo()
{
    const QByteArray tie = goodTasks().mid(goodTasks().indexOf("    {\n      \"id\": \"tie\""));
    const QByteArray moved = tie.left(tie.indexOf("    },\n") + 7);
    QByteArray tasks = changed(goodTasks(), moved, "");
    tasks = changed(tasks, "  \"exercises\": [\n", "  \"exercises\": [\n" + moved);
    LessonFolder folder;
    folder.add(QStringLiteral("de/05-kickers"),
               changed(goodText(), "function: CompareKickers\n", "function: ComparePairs\n"),
               tasks);
    const auto translated = lessons::readLesson(folder.lesson(QStringLiteral("de/05-kickers")));
    QStringList found;
    for (const auto& problem :
         lessons::checkTranslation(translated.lesson, lessons::readLesson(folder.lesson()).lesson))
        found += narration::placedProblemText(problem);
    const QStringList wanted{
        QStringLiteral("lesson.md:30: The listings are other ones in the English lesson."),
        QStringLiteral("tasks.json:49: “tie” stands elsewhere in the English lesson."),
        QStringLiteral("tasks.json:59: “build” stands elsewhere in the English lesson.")};
    QCOMPARE(found, wanted);
}

SHOWDOWN_TEST(TestTranslatedLessons)
#include "tst_translatedlessons.moc"
