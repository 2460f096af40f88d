// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/batchlaw.h"
#include "tests/app/cli/cliinside.h"
#include "tests/support/effort.h"
#include "tests/support/keptcorpus.h"
#include "tests/support/mutations.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

const std::vector<QByteArray> goodLines{
    "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h",
    "Ks 6d 6s 3h w | Kh 6c 6h 2s * |",
    "As Ks Qs Js Ts|2h 2d * * 5s|10d,w",
    "KhKdQs9c2h | * * * * *",
    "8h7h4h2h* | 9d8d5d** | joker",
    "| Kh Kd 5c 2s 3h",
    "K♠ 10♥ ★ Q♦ 2♣ | Ah",
    "# a comment",
    "",
};

const std::vector<QByteArray> signs{"|", "*",   "w",  "10", "Kh", " ",    "\t", "\r",
                                    "#", "\"",  "\\", "♥",  "★",  "\xff", ",",  "joker",
                                    "2", "ahs", "\n", "||", "x",  "Kh Kd"};

/// The request of a batch, with all that changes how a line is read.
const std::array<const char*, 6> requests{
    "--rules=series",
    "--rules=standard --format=csv",
    "--rules=bug --lens=straight",
    "--rules=deuces --lang=de --deck=free",
    "--rules=standard --set=wildRanks=3 --set=wildCards=Jh,Kd --deck=free --lens=flush",
    "--rules=series --set=pairFloor=2 --set=naturalBeatsWild=on --jobs=2",
};

/// Whether a line, without its LF, says nothing.
bool isSkipped(QByteArray line)
{
    if (line.endsWith('\r'))
        line.chop(1);
    return line.startsWith('#')
           || std::ranges::all_of(line, [](char each) { return each == ' ' || each == '\t'; });
}

/// What must hold for any lines: each that says something is answered, in its place, with a result
/// or with what is wrong.
QString faultOf(const CliRun& run, const QByteArrayList& lines, bool isCsv)
{
    QByteArrayList answers = run.out.toUtf8().split('\n');
    if (answers.takeLast() != "")
        return QStringLiteral("no end of line");
    if (isCsv)
        answers.removeFirst();
    qsizetype number = 0;
    int wrong = 0;
    for (const QByteArray& answer : std::as_const(answers)) {
        do {
            if (++number > lines.size())
                return QStringLiteral("too many answers");
        } while (isSkipped(lines[number - 1]));
        const QByteArray begin = isCsv ? QByteArray::number(number) + ','
                                       : "{\"line\":" + QByteArray::number(number) + ',';
        if (!answer.startsWith(begin))
            return QStringLiteral("another line than %1: ").arg(number) + QString::fromUtf8(answer);
        if (!isCsv && !Json::accept(answer.toStdString()))
            return QStringLiteral("no JSON: ") + QString::fromUtf8(answer);
        wrong += answer.startsWith(begin + (isCsv ? ",,,,,,,\"" : "\"error\":\"")) ? 1 : 0;
    }
    for (; number < lines.size(); ++number) {
        if (!isSkipped(lines[number]))
            return QStringLiteral("no answer to line %1").arg(number + 1);
    }
    return run.exitCode == (wrong > 0 ? 1 : 0) ? QString()
                                               : QStringLiteral("exit %1").arg(run.exitCode);
}

} // namespace

/// Lines for `compare --batch` that were cut or mutilated.
class TestBatchFuzz : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsAnsweredInItsPlace_data();
    void everyLineIsAnsweredInItsPlace();
    void theKeptCorpusIsAnswered();
    void cleanup() { runInside({"--version", "--lang", "en"}); } // the language of a run stays
};

void TestBatchFuzz::everyLineIsAnsweredInItsPlace_data()
{
    QTest::addColumn<QString>("request");
    for (const char* request : requests)
        QTest::newRow(request) << QString::fromLatin1(request);
}

void TestBatchFuzz::everyLineIsAnsweredInItsPlace()
{
    QFETCH(const QString, request);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lines"));
    std::vector<std::string> words{"compare", "--batch", path.toStdString()};
    for (const QString& word : request.split(u' '))
        words.push_back(word.toStdString());
    Mutations mutations(static_cast<std::uint64_t>(request.size()), goodLines, signs);
    const int count = hostileTrials(1'000'000, 4'000);
    int right = 0;
    for (int asked = 0; asked < count;) {
        QByteArray text;
        for (int line = 0; line < 2'000; ++line)
            text += mutations.next() + (mutations.random().chance(1, 9) ? "\r\n" : "\n");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const QByteArrayList lines = text.chopped(1).split('\n');
        const CliRun run = runInside(words);
        const QString fault = faultOf(run, lines, request.contains(QStringLiteral("csv")));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        asked += static_cast<int>(lines.size());
        right += static_cast<int>(run.out.count(u'\n') - run.out.count(QStringLiteral("rror\"")));
    }
    QCOMPARE_GT(right, count / 100); // some are still hands
}

void TestBatchFuzz::theKeptCorpusIsAnswered()
{
    const QList<QByteArray> lines = keptCorpus(QStringLiteral("batch"));
    QVERIFY(!lines.isEmpty());
    std::vector<cli::BatchAnswers> batches = batchesOfPresets();
    for (const QByteArray& line : lines) {
        for (cli::BatchAnswers& batch : batches) {
            const std::string fault = faultOfLine(batch, line.toStdString());
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }
}

SHOWDOWN_TEST(TestBatchFuzz)
#include "tst_batchfuzz.moc"
