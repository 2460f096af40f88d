// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/progresstext.h"
#include "app/progress/progressstore.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/effort.h"
#include "tests/support/hostile.h"
#include "tests/support/mutations.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::progress;
using namespace showdown::tests;

namespace {

/// The bytes of a file with lessons, answers, a folder, and a round of practice half done.
QByteArray goodProgress()
{
    const QTemporaryDir folder;
    {
        ProgressStore store(folder.path());
        store.open(twoPair, minute(0));
        store.addFolder(ownPair.origin);
        for (int i = 0; i < 40; ++i)
            store.record(answer(i % 3 == 0 ? ownPair : twoPair, "a", i, i % 4 != 0));
        const RoundWish wish{Door::topics, 15, {}, {Topic::pair, Topic::twoPair}, {}};
        PracticeRound round = beginRound(wish, PracticeRecord(), minute(50), 1);
        for (int i = 0; i < 8; ++i)
            store.record(round, answerTo(round, minute(51 + i), i % 3 != 0, i % 2));
    }
    return contentOf(progressFile(folder.path()));
}

/// Numbers as SQLite writes them, and what its tables hold.
const std::vector<QByteArray> storedPieces{QByteArray(1, '\0'),
                                           QByteArray(4, '\0'),
                                           QByteArray(8, '\xff'),
                                           "two-pair",
                                           "pair",
                                           "winner",
                                           "CREATE TABLE",
                                           "2026-03-01T09:00:00Z",
                                           "E7",
                                           "[]",
                                           "{\"",
                                           "-1",
                                           "1e999",
                                           "\x7f\xff\xff\xff"};

/// What must hold for any file: it is read, or set aside as it was and told; and the next answer is
/// kept either way.
QString faultOf(const QString& folder, const QByteArray& content)
{
    std::size_t before = 0;
    {
        ProgressStore store(folder);
        if (!store.isKept())
            return QStringLiteral("not kept");
        if (store.problem()) {
            const QString words = progressProblemText(*store.problem());
            if (!words.endsWith(u'.') || !firstUnfit(words).isEmpty())
                return QStringLiteral("no words: ") + words;
            if (contentOf(QDir(folder).filePath(QStringLiteral("progress-1.sqlite"))) != content)
                return QStringLiteral("not set aside as it was");
        }
        static_cast<void>(store.practice().memories());
        before = store.journal().answers.size();
        if (store.record(answer(twoPair, "z", 100, true)))
            return {}; // told: damage where nobody had looked
    }
    const ProgressStore again(folder);
    return again.problem() || again.journal().answers.size() == before + 1
               ? QString()
               : QStringLiteral("the next answer is lost");
}

} // namespace

/// Files of progress that were cut or mutilated.
class TestProgressFuzz : public QObject
{
    Q_OBJECT

private slots:
    void aMutilatedFileIsReadOrSetAside();
};

void TestProgressFuzz::aMutilatedFileIsReadOrSetAside()
{
    const QByteArray good = goodProgress();
    QCOMPARE_GT(good.size(), qsizetype(20'000));
    Mutations mutations(20'261'201, {good}, storedPieces);
    int aside = 0;
    const int rounds = hostileTrials(10'000, 150);
    for (int round = 0; round < rounds; ++round) {
        const QTemporaryDir folder;
        const QByteArray content = mutations.next();
        QVERIFY(writeFile(progressFile(folder.path()), content));
        const QString fault = faultOf(folder.path(), content);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("round %1: ").arg(round) + fault));
        aside += QDir(folder.path()).exists(QStringLiteral("progress-1.sqlite")) ? 1 : 0;
    }
    QCOMPARE_GT(aside, rounds / 10);
    QCOMPARE_LT(aside, rounds);
}

SHOWDOWN_TEST(TestProgressFuzz)
#include "tst_progressfuzz.moc"
