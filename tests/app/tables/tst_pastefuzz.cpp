// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/pastereader.h"
#include "tests/app/tables/readlaws.h"
#include "tests/support/effort.h"
#include "tests/support/keptcorpus.h"
#include "tests/support/mutations.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// What people paste: cards, hands, names, rules, a situation, a command line.
const std::vector<QByteArray> pastedTexts{
    "Ks 10h * w Qd",
    "Ann: Kh 6c 6h 2s *\nPlayer 2: Ks 6d 6s 3h w\n\n-- --rules standard --deck free",
    "Ks 6d 6s 3h w | Kh 6c 6h 2s * |",
    "Ann: As Ks\nBob: Qd ?\nBoard: Qs 9s 4d - -\nDead: 2h 3h\n-- --rules bug",
    "showdown-cli odds --hole \"As Ks\" --hole \"? ?\" --board \"Qs 9s 4d\" --dead 2c",
    "K♠ 10♥ ★ Q♦",
};

const std::vector<QByteArray> pastedSigns{
    "A",     "10", "s", "♠",    "*",  "?",  "-", "|", ":",      "\n",     "\t",     "\"",
    "'",     "\\", "–", "\xff", "x0", "Kh", "w", " ", "Board:", "Dead: ", "--hole", "\xe2\x80\xae",
    "--deck"};

bool isRead(const QString& text, RowKind players)
{
    return std::holds_alternative<Pasted>(readPasted(text, players));
}

} // namespace

/// Mutilated text that is pasted.
class TestPasteFuzz : public QObject
{
    Q_OBJECT

private slots:
    void theTextsAreRead();
    void textIsPastedWholeOrNotAtAll();
    void theKeptCorpusIsToo();
};

/// Otherwise the trials below would try nothing.
void TestPasteFuzz::theTextsAreRead()
{
    int tables = 0;
    int situations = 0;
    for (const QByteArray& text : pastedTexts) {
        tables += isRead(QString::fromUtf8(text), RowKind::hand);
        situations += isRead(QString::fromUtf8(text), RowKind::hole);
    }
    QCOMPARE_GE(tables, 3);
    QCOMPARE_GE(situations, 3);
}

void TestPasteFuzz::textIsPastedWholeOrNotAtAll()
{
    Mutations mutations(20'260'102, pastedTexts, pastedSigns);
    int accepted = 0;
    const int rounds = hostileTrials(2'000'000, 5'000);
    for (int round = 0; round < rounds; ++round) {
        const QString text = QString::fromUtf8(mutations.next());
        const QString fault = faultOfPaste(text);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + text));
        accepted += isRead(text, RowKind::hand) ? 1 : 0;
    }
    QCOMPARE_GT(accepted, rounds / 100); // some are still tables
    QCOMPARE_LT(accepted, rounds);
}

void TestPasteFuzz::theKeptCorpusIsToo()
{
    const QList<QByteArray> texts = keptCorpus(QStringLiteral("paste"));
    QVERIFY(!texts.isEmpty());
    for (const QByteArray& text : texts) {
        const QString fault = faultOfPaste(QString::fromUtf8(text));
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromUtf8(text)));
    }
}

SHOWDOWN_TEST(TestPasteFuzz)
#include "tst_pastefuzz.moc"
