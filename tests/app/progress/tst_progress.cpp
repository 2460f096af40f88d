// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progress.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/testprogram.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace showdown::progress;
using namespace showdown::tests;

/// The conclusions from what was recorded.
class TestProgress : public QObject
{
    Q_OBJECT

private slots:
    void stateFollowsFromAnswers_data();
    void stateFollowsFromAnswers();
    void lessonsOfTwoFoldersAreTwo();
    void csvHoldsEveryAnswer();
    void csvSaysWhenItIsNotTaken();
    void momentsAreInUtc();
    void foldersThatHaveGoneAreNamed();
};

void TestProgress::stateFollowsFromAnswers_data()
{
    QTest::addColumn<bool>("isOpened");
    QTest::addColumn<QString>(
        "answers"); // in order, `a+` is right, `a-` is wrong, `a?` right at a later try
    QTest::addColumn<QString>("exercises");
    QTest::addColumn<int>("state");

    const int untouched = static_cast<int>(LessonState::untouched);
    const int begun = static_cast<int>(LessonState::begun);
    const int done = static_cast<int>(LessonState::done);
    QTest::newRow("nothing happened") << false << ""
                                      << "a b" << untouched;
    QTest::newRow("opened, not answered") << true << ""
                                          << "a b" << begun;
    QTest::newRow("answered, not opened") << false << "a+"
                                          << "a b" << begun;
    QTest::newRow("all wrong") << true << "a- b-"
                               << "a b" << begun;
    QTest::newRow("one of two is right") << true << "a+ b-"
                                         << "a b" << begun;
    QTest::newRow("all right") << true << "a+ b+"
                               << "a b" << done;
    QTest::newRow("right after wrong does not count") << true << "a- a? b+"
                                                      << "a b" << begun;
    QTest::newRow("right in another visit counts") << true << "a- a? a+ b+"
                                                   << "a b" << done;
    QTest::newRow("wrong after right takes nothing away") << true << "a+ b+ a-"
                                                          << "a b" << done;
    QTest::newRow("an exercise came to it later") << true << "a+ b+"
                                                  << "a b c" << begun;
    QTest::newRow("an exercise has gone") << true << "a+ b+ c-"
                                          << "a b" << done;
    QTest::newRow("no exercises, not opened") << false << ""
                                              << "" << untouched;
    QTest::newRow("no exercises, opened") << true << ""
                                          << "" << begun;
}

void TestProgress::stateFollowsFromAnswers()
{
    QFETCH(bool, isOpened);
    QFETCH(QString, answers);
    QFETCH(QString, exercises);
    Journal journal;
    if (isOpened)
        journal.openings.push_back({twoPair, minute(0)});
    for (const QString& each : answers.split(u' ', Qt::SkipEmptyParts))
        journal.answers.push_back(
            {twoPair, each.chopped(1), minute(1), !each.endsWith(u'-'), !each.endsWith(u'?')});
    const LessonState state =
        stateOf(recordsOf(journal), twoPair, exercises.split(u' ', Qt::SkipEmptyParts));
    QTEST(static_cast<int>(state), "state");
}

void TestProgress::lessonsOfTwoFoldersAreTwo()
{
    const Journal journal{{}, {answer(ownPair, "a", 1, true)}, {}};
    const QStringList exercises{QStringLiteral("a")};
    QCOMPARE(stateOf(recordsOf(journal), ownPair, exercises), LessonState::done);
    QCOMPARE(stateOf(recordsOf(journal), twoPair, exercises), LessonState::untouched);
}

void TestProgress::csvHoldsEveryAnswer()
{
    const LessonKey odd{QStringLiteral("/home/zoë, \"mine\""), QStringLiteral("cards")};
    const Journal journal{
        {{twoPair, minute(0)}},
        {answer(twoPair, "build", 1, false), answer(twoPair, "build", 2, true, false),
         answer(odd, "two\nlines", 3, true)},
        {},
    };
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(writeCsv(journal, buffer));
    QCOMPARE(QString::fromUtf8(buffer.data()),
             QStringLiteral("folder,lesson,exercise,answered,right,first\n"
                            ",two-pair,build,2026-03-01T09:01:00.000Z,no,yes\n"
                            ",two-pair,build,2026-03-01T09:02:00.000Z,yes,no\n"
                            "\"/home/zoë, \"\"mine\"\"\",cards,\"two\nlines\","
                            "2026-03-01T09:03:00.000Z,yes,yes\n"));
}

void TestProgress::csvSaysWhenItIsNotTaken()
{
    QFile full(QStringLiteral("/dev/full"));
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(!writeCsv(Journal(), full));
}

void TestProgress::momentsAreInUtc()
{
    const QDateTime elsewhere(QDate(2026, 3, 1), QTime(12, 0, 0, 7), QTimeZone(3 * 60 * 60));
    QCOMPARE(momentText(elsewhere), QStringLiteral("2026-03-01T09:00:00.007Z"));
    QCOMPARE(momentFrom(momentText(elsewhere)), elsewhere);
}

void TestProgress::foldersThatHaveGoneAreNamed()
{
    const QTemporaryDir there;
    const auto in = [](const QString& folder) { return LessonKey{folder, QStringLiteral("a")}; };
    const Journal journal{
        {{in(QStringLiteral("/gone/b")), minute(0)}, {twoPair, minute(0)}},
        {answer(in(QStringLiteral("/gone/c")), "x", 1, true),
         answer(in(there.path()), "x", 1, true)},
        {QStringLiteral("/gone/a"), there.path(), QStringLiteral("/gone/b")},
    };
    QCOMPARE(goneFolders(journal).join(u' '), QStringLiteral("/gone/a /gone/b /gone/c"));
}

SHOWDOWN_TEST(TestProgress)
#include "tst_progress.moc"
