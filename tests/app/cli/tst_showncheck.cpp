// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/checking.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The comparators in Python that the README and a lesson show, and what they say `check` finds.
class TestShownCheck : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theReadmeTellsTheTruth();
    void theLessonTellsTheTruth();
};

/// What they show is `python3 compare.py`, wherever it is found.
void TestShownCheck::initTestCase()
{
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty(),
             "python3 is not in the PATH");
}

/// The README shows a comparator and the output of `check` about it.
void TestShownCheck::theReadmeTellsTheTruth()
{
    QFile readme(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../app/cli/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(readme.readAll());
    const auto block = [&](const QString& language) {
        return text.section(QStringLiteral("```") + language + u'\n', 1, 1)
            .section(QStringLiteral("```"), 0, 0);
    };
    const QTemporaryDir directory;
    QFile program(directory.filePath(QStringLiteral("compare.py")));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write(block(QStringLiteral("python")).toUtf8());
    program.close();

    const QStringList runs = block(QStringLiteral("console"))
                                 .split(QStringLiteral("$ showdown-cli "), Qt::SkipEmptyParts);
    QCOMPARE(runs.size(), 2);
    for (const QString& run : runs) {
        const QStringList words =
            QProcess::splitCommand(run.section(u'\n', 0, 0)
                                       .replace(QStringLiteral("compare.py"),
                                                QStringLiteral("'%1'").arg(program.fileName())));
        const QString shown = run.section(u'\n', 1);
        QVERIFY(!shown.isEmpty());
        QCOMPARE(runCli(words).out.left(shown.size()), shown);
    }
}

/// A lesson shows a program with a mistake, what `check` says of it, and its repair.
void TestShownCheck::theLessonTellsTheTruth()
{
    QFile lesson(QStringLiteral(SHOWDOWN_TEST_DATA_DIR
                                "/../../resources/lessons/en/34-write-a-comparator/lesson.md"));
    QVERIFY(lesson.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(lesson.readAll());
    const QStringList parts = text.split(QStringLiteral("```"));
    const auto blockWith = [&](const QString& start, int number = 0) {
        const QStringList blocks = parts.filter(QRegularExpression(u'^' + start));
        return blocks.value(number).section(u'\n', 1);
    };
    QString program = blockWith(QStringLiteral("python\\n"));
    const QString shown = blockWith(QStringLiteral("\\nCase 1 of "));
    QVERIFY(!program.isEmpty() && !shown.isEmpty());
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("start.py")));
    const auto answers = [&](const QString& lens) {
        if (!file.open(QIODevice::WriteOnly))
            return CliRun();
        file.write(program.toUtf8());
        file.close();
        return check(QStringLiteral("python3 %1 %2").arg(file.fileName(), lens),
                     {QStringLiteral("--lens"), lens});
    };
    const QString highCard = QStringLiteral("high-card");
    const CliRun wrong = answers(highCard);
    QCOMPARE(QString(wrong.out).remove(directory.path() + u'/').left(shown.size()), shown);

    const QString repaired = blockWith(QStringLiteral("python\\n"), 1);
    const QString sorting = QStringLiteral("    sorted(values, reverse=True)\n    return values\n");
    QVERIFY(program.contains(sorting));
    program.replace(sorting, repaired);
    for (const QString& lens : {highCard, QStringLiteral("pair")}) {
        const CliRun right = answers(lens);
        QVERIFY2(right.out.startsWith(u"All cases agree: 1000\n"), qPrintable(right.out));
    }
}

SHOWDOWN_TEST(TestShownCheck)
#include "tst_showncheck.moc"
