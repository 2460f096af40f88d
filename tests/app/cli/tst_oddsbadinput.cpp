// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"
#include "tests/app/cli/asking.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <sstream>

using namespace showdown;
using namespace showdown::cli;
using namespace showdown::tests;

/// The errors of `odds` about impossible cards and unknown words.
class TestOddsBadInput : public QObject
{
    Q_OBJECT

private slots:
    void aWrongCardIsBadInput_data();
    void aWrongCardIsBadInput();
    void aWrongWordIsBadUsage_data();
    void aWrongWordIsBadUsage();
    void cardsAreReadInAnyForm();
    void everyOptionIsInTheHelp();
    void anyWordsAreAnswered();
};

void TestOddsBadInput::aWrongCardIsBadInput_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* words, const QString& message) {
        QTest::newRow(name) << QString::fromUtf8(words) << message;
    };
    const QString once = QStringLiteral("; one deck holds each card once");
    const QString cards = QStringLiteral("one of 2-10 T J Q K A with a suit, ");
    const QString holeCards = cards + QStringLiteral("* for a wild, or ? for an unknown card");
    const QString otherCards = cards + QStringLiteral("or * for a wild");

    row("one card", "--hole Ah",
        QStringLiteral("hand 1, character 3: a card is missing; ") + holeCards);
    row("no card", "--hole ,",
        QStringLiteral("hand 1, character 2: a card is missing; ") + holeCards);
    row("three cards", "--hole Ah_Kd_2c",
        QStringLiteral("hand 1, character 7: '2' is too much; a player holds two cards"));
    row("a suit that is none", "--hole Ah_Kx",
        QStringLiteral("hand 1, character 5: 'x' is no suit; one of h d c s"));
    row("the second hand", "--hole Ah_Kd --hole ?_z",
        QStringLiteral("hand 2, character 3: 'z' is no card; ") + holeCards);
    row("an eleven on the board", "--hole Ah_Kd --board 2c_11h_3s",
        QStringLiteral("board, character 5: '1' after '1' makes no rank; a ten is 10 or T"));
    row("an unknown card on the board", "--hole Ah_Kd --board 2c_3c_?",
        QStringLiteral("board, character 7: '?' is no card; ") + otherCards);
    row("an unknown dead card", "--hole Ah_Kd --dead ?",
        QStringLiteral("dead cards, character 1: '?' is no card; ") + otherCards);
    row("two cards on the board", "--hole Ah_Kd --board 2c_3c",
        QStringLiteral("board: it has none, three, four or five cards, not 2"));
    row("six cards on the board", "--hole Ah_Kd --board 2c_3c_4c_5c_6c_7c",
        QStringLiteral("board: it has none, three, four or five cards, not 6"));
    row("nearly all cards dead",
        "--hole Ah_Kd --players 2 --dead 2h2d2c2s3h3d3c3s4h4d4c4s5h5d5c5s6h6d6c6s7h7d7c7s8h8d8c8s"
        "9h9d9c9sThTdTcTsJhJdJcJsQhQdQcQs",
        QStringLiteral("the deck is too small; cards that are missing: 1"));
    row("a card in two hands", "--hole Ah_Kd --hole ?_Ah",
        QStringLiteral("hand 2, card 2: 'Ah' is already hand 1, card 1") + once);
    row("a card in a hand and on the board", "--hole Ah_Kd --board 2c_Kd_3s",
        QStringLiteral("board, card 2: 'Kd' is already hand 1, card 2") + once);
    row("a card on the board and dead", "--hole Ah_Kd --board 2c_4d_3s --dead 5h,3s",
        QStringLiteral("dead cards, card 2: '3s' is already board, card 3") + once);
    row("a card twice on the board", "--hole Ah_Kd --board 2c_4d_2c",
        QStringLiteral("board, card 3: '2c' is already board, card 1") + once);
    row("a card twice, beside a player who does not play", "--hole Ah_Kd --hole= --hole Ah_2c",
        QStringLiteral("hand 3, card 1: 'Ah' is already hand 1, card 1") + once);
    row("not a card of the third, beside a player who does not play",
        "--hole Ah_Kd --hole= --hole x",
        QStringLiteral("hand 3, character 1: 'x' is no card; ") + holeCards);
    row("a byte order mark", "--hole \uFEFFAh_Kd",
        QStringLiteral("hand 1, character 1: a byte order mark (U+FEFF) is no card; ") + holeCards);
}

void TestOddsBadInput::aWrongCardIsBadInput()
{
    QFETCH(const QString, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(wordsOf(qPrintable(QStringLiteral("odds ") + words)));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 1);
}

void TestOddsBadInput::aWrongWordIsBadUsage_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* words, const char* message) {
        QTest::newRow(words) << QString::fromLatin1(words) << QString::fromUtf8(message);
    };
    row("", "no hand given; --hole names the cards of a player");
    row("--players 2", "no hand given; --hole names the cards of a player");
    row("Ah_Kd", "unexpected 'Ah Kd'; --hole names the cards of a player");
    row("--hole= --hole=_", "no hand given; --hole names the cards of a player");
    row("--hole= --players 2", "no hand given; --hole names the cards of a player");
    row("--hole Ah Kd", "Quote the cards: --hole \"Ah Kd\"");
    row("--hole Ah Kd --hole 2c ? --rules bug --board 7d 5c Kh --dead 2h",
        "Quote the cards: --hole \"Ah Kd\" --hole \"2c ?\" --board \"7d 5c Kh\" --dead \"2h\"");
    row("--hole Ah_Kd --board 7d 5c Kx", "unexpected '5c'; --hole names the cards of a player");
    row("--hole Ah Kd --board x", "unexpected 'Kd'; --hole names the cards of a player");
    row("--hole Ah Kd --hole= --board 2c_3c_4c",
        "Quote the cards: --hole \"Ah Kd\" --hole \"\" --board \"2c 3c 4c\"");
    row("--hole Ah_Kd 7d", "unexpected '7d'; --hole names the cards of a player");
    row("--hole Ah_Kd --hole 2c_2d --to flush",
        "--to is for a player alone; against others cards count that win");
    row("--hole Ah_Kd --players 2 --to flush",
        "--to is for a player alone; against others cards count that win");
    row("--hole Ah_Kd --deck free", "deck=free cannot be used: odds are those of one deck");
    row("--hole Ah_Kd --set deck=free", "deck=free cannot be used: odds are those of one deck");
    row("--hole Ah_Kd --players 4", "--players needs a whole number from 1 to 3, not '4'");
    row("--hole Ah_Kd --hole 2c_2d --players 1", "--players 1 is too few; hands given: 2");
    row("--hole Ah_Kd --seed x",
        "--seed needs a whole number from 0 to 18446744073709551615, not 'x'");
    row("--hole Ah_Kd --rules series --to five-of-a-kind",
        "these rules have no rank 'five-of-a-kind'; --set fiveOfAKind=on adds it");
    row("--hole Ah_Kd --format csv", "unknown format 'csv'; one of text, json");
    row("--hole Ah_Kd --lens pair", "unknown option '--lens'");
    row("--hole Ah_Kd --progress=yes", "--progress takes no value");
    row("--hole Ah_Kd --board", "--board needs a value");
    row("--hole Kx --jokers -1", "'-1' is no value of jokers; possible: 0 to 1000");
}

void TestOddsBadInput::aWrongWordIsBadUsage()
{
    QFETCH(const QString, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(wordsOf(qPrintable(QStringLiteral("odds ") + words)));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 2);
}

void TestOddsBadInput::cardsAreReadInAnyForm()
{
    const Json json = asked("odds --hole 10♥,jK --hole=?w --board 7dQcKH --dead A♤_2s --players 3");
    QCOMPARE(compact(json["players"][0]["hole"]), QStringLiteral(R"(["Th","*"])"));
    QCOMPARE(compact(json["players"][1]["hole"]), QStringLiteral(R"(["?","*"])"));
    QCOMPARE(compact(json["players"][2]["hole"]), QStringLiteral(R"(["?","?"])"));
    QCOMPARE(compact(json["board"]), QStringLiteral(R"(["7d","Qc","Kh"])"));
    QCOMPARE(compact(json["dead"]), QStringLiteral(R"(["As","2s"])"));
    QCOMPARE(compact(json["unseen"]), QStringLiteral("46"));
}

void TestOddsBadInput::everyOptionIsInTheHelp()
{
    const CliRun run = runCli(wordsOf("odds --help"));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QString());
    for (const char* option : {"--rules", "--set", "--deck", "--jokers", "--hole", "--players",
                               "--board", "--dead", "--to", "--seed", "--progress", "--format",
                               "--lang", "--help", "Ctrl+C", "partial", "Exit status"})
        QVERIFY2(run.out.contains(QLatin1String(option)), option);
    for (const char* command : {"ranks", "wild", "odds"}) {
        const CliRun help = runCli({QLatin1String(command), QStringLiteral("--help")});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains(QStringLiteral("showdown-cli ") + QLatin1String(command)));
    }
}

void TestOddsBadInput::anyWordsAreAnswered()
{
    static const QStringList pieces{QStringLiteral("--hole"),      QStringLiteral("Ah Kd"),
                                    QStringLiteral("2c ?"),        QStringLiteral("? ?"),
                                    QStringLiteral("* w"),         QStringLiteral("--hole=Qs Js"),
                                    QStringLiteral("--hole=9h*"),  QStringLiteral("--hole=Kx"),
                                    QStringLiteral("--players"),   QStringLiteral("2"),
                                    QStringLiteral("3"),           QStringLiteral("--dead"),
                                    QStringLiteral("Ah"),          QStringLiteral("--to"),
                                    QStringLiteral("pair"),        QStringLiteral("--seed"),
                                    QStringLiteral("--jokers=2"),  QStringLiteral("--rules=bug"),
                                    QStringLiteral("--format"),    QStringLiteral("text"),
                                    QStringLiteral("--deck=free"), QString(),
                                    QStringLiteral("--"),          QStringLiteral("--help")};
    static const QStringList boards{QStringLiteral("2d 7d Tc 5s"), QStringLiteral("* 7d Tc 5s"),
                                    QStringLiteral("2d 7d Tc 5s 4s"), QStringLiteral("2d 7d")};
    RandomHands random(20260505);
    std::array<int, 3> seen{};
    for (int i = 0; i < 300; ++i) {
        std::vector<std::string> words{"odds"};
        for (int count = random.below(7); count > 0; --count)
            words.push_back(pieces[random.below(static_cast<int>(pieces.size()))].toStdString());
        if (random.below(2) == 0)
            words.emplace_back("--hole=Qs Js");
        words.push_back("--board=" + boards[random.below(4)].toStdString());
        std::ostringstream out;
        std::ostringstream err;
        const ExitCode code = runCommandLine(*QCoreApplication::instance(), words, out, err);
        QCOMPARE(err.str().empty(), code == ExitCode::success);
        QCOMPARE(out.str().empty(), code != ExitCode::success);
        ++seen[static_cast<std::size_t>(code)];
    }
    for (const int count : seen)
        QCOMPARE_GT(count, 10);
}

SHOWDOWN_TEST(TestOddsBadInput)
#include "tst_oddsbadinput.moc"
