// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/pasteproblem.h"
#include "app/tables/pastereader.h"
#include "tests/support/effort.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <random>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

constexpr std::uint32_t pasteSeed = 20'260'102;

/// What people paste: cards, hands, names, rules, a situation, a command line.
constexpr std::array<const char*, 6> pastedTexts{
    "Ks 10h * w Qd",
    "Ann: Kh 6c 6h 2s *\nPlayer 2: Ks 6d 6s 3h w\n\n-- --rules standard --deck free",
    "Ks 6d 6s 3h w | Kh 6c 6h 2s * |",
    "Ann: As Ks\nBob: Qd ?\nBoard: Qs 9s 4d - -\nDead: 2h 3h\n-- --rules bug",
    "showdown-cli odds --hole \"As Ks\" --hole \"? ?\" --board \"Qs 9s 4d\" --dead 2c",
    "K♠ 10♥ ★ Q♦",
};

/// Some characters are changed, inserted or removed, or a piece of another text is inserted.
QString mutated(std::mt19937& random)
{
    const auto below = [&random](qsizetype bound) {
        return static_cast<qsizetype>(random() % std::uint32_t(bound));
    };
    const auto any = [&] {
        return QString::fromUtf8(pastedTexts[std::size_t(below(pastedTexts.size()))]);
    };
    const QString signs = QStringLiteral("AKQJT98765432shdcw*?-|:\n\t \"'\\–♠x0") + QChar(0xD800)
                          + QChar(0) + QChar(0x202E);
    QString text = any();
    for (auto changes = below(4) + 1; changes > 0; --changes) {
        const qsizetype at = below(text.size() + 1);
        switch (below(4)) {
        case 0:
            text.insert(at, signs[below(signs.size())]);
            break;
        case 1:
            text.remove(at, below(4) + 1);
            break;
        case 2:
            text.replace(at, 1, signs[below(signs.size())]);
            break;
        default: {
            const QString other = any();
            text.insert(at, other.mid(below(other.size()), below(12)));
        }
        }
    }
    return text;
}

/// What must hold for pasted text: an error, or a well-formed table. A situation never uses a card
/// twice; cards alone are for the session to judge.
QString faultOf(const QString& text, const CardTable& before, Place from)
{
    const auto read = readPasted(text, before.row(0).kind());
    if (const auto* problem = std::get_if<PasteProblem>(&read))
        return pasteProblemText(*problem).isEmpty() ? QStringLiteral("no reason") : QString();
    const auto result = pasted(before, std::get<Pasted>(read), from);
    if (const auto* problem = std::get_if<PasteProblem>(&result))
        return pasteProblemText(*problem).isEmpty() ? QStringLiteral("no reason") : QString();
    const auto& after = std::get<CardTable>(result);
    if (before.isSituation() && replacesAll(std::get<Pasted>(read)) && findConflict(after))
        return QStringLiteral("a conflict: ") + describe(after);
    if (after.playerCount < after.minimumPlayers() || after.playerCount > CardTable::maximumPlayers)
        return QStringLiteral("players: %1").arg(after.playerCount);
    for (int player = after.playerCount; player < CardTable::maximumPlayers; ++player) {
        if (!after.row(player).isEmpty())
            return QStringLiteral("cards of one who does not play");
    }
    for (const QString& name : after.names) {
        if (name.toUcs4().size() > CardTable::longestName)
            return QStringLiteral("a long name");
    }
    return {};
}

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
};

/// Otherwise the trials below would try nothing.
void TestPasteFuzz::theTextsAreRead()
{
    int tables = 0;
    int situations = 0;
    for (const char* text : pastedTexts) {
        tables += isRead(QString::fromUtf8(text), RowKind::hand);
        situations += isRead(QString::fromUtf8(text), RowKind::hole);
    }
    QCOMPARE_GE(tables, 3);
    QCOMPARE_GE(situations, 3);
}

void TestPasteFuzz::textIsPastedWholeOrNotAtAll()
{
    std::mt19937 random(pasteSeed); // NOLINT(bugprone-random-generator-seed): the same each time
    int accepted = 0;
    const CardTable hands = tableOf(QStringLiteral("2s - - - 3c | 4h 5h - - -"));
    const int rounds = trials(100'000, 5000);
    for (int round = 0; round < rounds; ++round) {
        const QString text = mutated(random);
        const QString fault = faultOf(text, hands, {1, 3}) + faultOf(text, emptySituation(), {});
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + text));
        accepted += isRead(text, RowKind::hand) ? 1 : 0;
    }
    QCOMPARE_GT(accepted, rounds / 100); // some are still tables
    QCOMPARE_LT(accepted, rounds);
}

SHOWDOWN_TEST(TestPasteFuzz)
#include "tst_pastefuzz.moc"
