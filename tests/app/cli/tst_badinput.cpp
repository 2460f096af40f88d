// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/app/cli/cliinside.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QCoreApplication>
#include <QTest>

#include <sstream>
#include <vector>

using namespace showdown;
using namespace showdown::cli;
using namespace showdown::tests;

namespace {

const QString goodHand = QStringLiteral("Qh 9d Qc 7s 2h");

/// The words of `compare` and a few more.
QStringList compareWith(const QStringList& words)
{
    return QStringList{QStringLiteral("compare")} + words;
}

} // namespace

/// Wrong use of the program: one message, no result, an exit code.
class TestBadInput : public QObject
{
    Q_OBJECT

private slots:
    void aWrongHandIsBadInput_data();
    void aWrongHandIsBadInput();
    void aWrongWordIsBadUsage_data();
    void aWrongWordIsBadUsage();
    void aCommandIsNeededAndTheKnownOnesAreNamed_data();
    void aCommandIsNeededAndTheKnownOnesAreNamed();
    void bytesThatAreNotUtf8AreReported();
    void aMegabyteIsReportedInShort_data();
    void aMegabyteIsReportedInShort();
    void aResultThatCannotBeWrittenIsReported();
    void messagesFollowTheLanguage();
};

void TestBadInput::aWrongHandIsBadInput_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& hands, const char* message) {
        QTest::newRow(name) << hands << QString::fromUtf8(message);
    };
    const QString cards = QStringLiteral("one of 2-10 T J Q K A with a suit, or * for a wild");
    const QByteArray noCard = " is no card; " + cards.toUtf8();

    row("one letter", {QStringLiteral("K")},
        "hand 1, character 2: the suit of 'K' is missing; one of h d c s");
    row("an eleven", {QStringLiteral("11h")},
        "hand 1, character 2: '1' after '1' makes no rank; a ten is 10 or T");
    row("a Cyrillic letter", {QStringLiteral("Kс")},
        "hand 1, character 2: 'с' (U+0441) is no suit; one of h d c s");
    row("a suit that is none", {QStringLiteral("Kx")},
        "hand 1, character 2: 'x' is no suit; one of h d c s");
    row("six cards", {QStringLiteral("Kh 2d 3d 4d 5d 6d")},
        "hand 1, character 16: '6' is too much; a hand has five cards");
    row("a card twice in a hand", {QStringLiteral("Kh 2d Kh")},
        "hand 1, card 3: 'Kh' is already hand 1, card 1; one deck holds each card once "
        "(--deck free allows more)");
    row("a card twice in two hands", {goodHand, QStringLiteral("2s 9d")},
        "hand 2, card 2: '9d' is already hand 1, card 2; one deck holds each card once "
        "(--deck free allows more)");
    row("the second hand", {goodHand, QStringLiteral("Kh xx")},
        "hand 2, character 4: 'x'" + noCard);
    row("an unknown card", {QStringLiteral("?")}, "hand 1, character 1: '?'" + noCard);
    row("a substitute", {QStringLiteral("6*")},
        "hand 1, character 2: '*' is no suit; one of h d c s");
    row("a single dash", {QStringLiteral("-")}, "hand 1, character 1: '-'" + noCard);
    row("a byte order mark", {QStringLiteral("\uFEFFKh")},
        "hand 1, character 1: a byte order mark (U+FEFF)" + noCard);
    row("a replacement character", {QStringLiteral("Kh"), QStringLiteral("2d \uFFFD")},
        "hand 2, character 4: a replacement character (U+FFFD: the text was not UTF-8)" + noCard);
    row("an option after two dashes", {QStringLiteral("--"), QStringLiteral("--lens")},
        "hand 1, character 1: '-'" + noCard);
}

void TestBadInput::aWrongHandIsBadInput()
{
    QFETCH(const QStringList, hands);
    QFETCH(const QString, message);
    const CliRun run = runCli(compareWith(hands));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 1);
}

void TestBadInput::aWrongWordIsBadUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QString& words, const QByteArray& message) {
        QTest::newRow(name) << words.split(u' ', Qt::SkipEmptyParts) << QString::fromUtf8(message);
    };
    const auto unknownRankMessage = [](Preset preset) {
        std::vector<Category> known;
        for (const Category rank : allCategories()) {
            if (rulesOf(preset).knows(rank))
                known.push_back(rank);
        }
        return "unknown rank 'foo'; one of " + listOfIds(known);
    };

    row("an unknown option", "compare --bogus Kh", "unknown option '--bogus'");
    row("an unknown short option", "compare -x Kh", "unknown option '-x'");
    row("an option that is nearly one", "compare --fromat json Kh",
        "unknown option '--fromat'; did you mean --format?");
    row("an option with a letter too many", "odds --holes=AhKd",
        "unknown option '--holes=AhKd'; did you mean --hole?");
    row("an option with one dash", "compare -lens pair Kh",
        "unknown option '-lens'; did you mean --lens?");
    row("an option that is nearly one of the program", "--versoin",
        "unknown option '--versoin'; did you mean --version?");
    row("a short option with one slip", "odds --ot flush",
        "unknown option '--ot'; did you mean --to?");
    row("a short option that is two slips away", "odds --tu2 flush", "unknown option '--tu2'");
    row("a command with two letters swapped", "comapre Kh",
        "unknown command 'comapre'; did you mean compare?");
    row("a command in capital letters at its head", "Wild Kh",
        "unknown command 'Wild'; did you mean wild?");
    row("a command that is nearly one, after help", "help explian",
        "unknown command 'explian'; did you mean explain?");
    row("a command too many, after help", "help compare explain", "unexpected 'explain'");
    row("an unknown option before the command", "--rules series compare Kh",
        "unknown option '--rules'");
    row("a value where none is taken", "compare --help=yes", "--help takes no value");
    row("a value that is missing", "compare Kh --lens", "--lens needs a value");
    row("an unknown preset", "compare --rules foo Kh",
        "unknown rules 'foo'; one of series, standard, bug, deuces");
    row("an unknown rule", "compare --set foo=1 Kh",
        "unknown rule 'foo'; one of " + listOfIds(allRules()));
    row("a rule without a value", "compare --set pairFloor Kh",
        "--set needs RULE=VALUE, not 'pairFloor'");
    row("a floor that is none", "compare --set pairFloor=11 Kh",
        "'11' is no value of pairFloor; possible: 2 to 10, J, Q, K, A");
    row("a switch that is neither on nor off", "compare --set fiveOfAKind=yes Kh",
        "'yes' is no value of fiveOfAKind; possible: on, off");
    row("an unknown scope", "compare --set wildScope=half Kh",
        "'half' is no value of wildScope; possible: full, bug");
    row("wild ranks that are none", "compare --set wildRanks=1 Kh",
        "'1' is no rank; possible for wildRanks: none, or ranks such as 2,J");
    row("one wild rank that is none", "compare --set wildRanks=2,x,J Kh",
        "'x' is no rank; possible for wildRanks: none, or ranks such as 2,J");
    row("wild ranks with a hole", "compare --set wildRanks=2,,J Kh",
        "'2,,J' is no value of wildRanks; possible: none, or ranks such as 2,J");
    row("wild cards that are none", "compare --set wildCards=Zz Kh",
        "'Zz' is no card that can be made wild; possible for wildCards: none, or cards such as "
        "Jh,Js");
    row("one wild card that is none", "compare --set wildCards=Jh,J Kh",
        "'J' is no card that can be made wild; possible for wildCards: none, or cards such as "
        "Jh,Js");
    row("a deck that is none", "compare --deck two Kh",
        "'two' is no value of deck; possible: one, free");
    row("too many jokers", "compare --jokers 1001 Kh",
        "'1001' is no value of jokers; possible: 0 to 1000");
    row("an unknown rank", "compare --lens foo Kh", unknownRankMessage(Preset::series));
    row("an unknown rank where five of a kind exists", "compare --rules bug --lens foo Kh",
        unknownRankMessage(Preset::bug));
    row("a rank that the rules lack", "compare --lens five-of-a-kind Kh",
        "these rules have no rank 'five-of-a-kind'; --set fiveOfAKind=on adds it");
    row("an unknown format", "compare --format xml Kh", "unknown format 'xml'; one of text, json");
    row("an unknown form of the help", "help --format html",
        "unknown format 'html'; one of man, bash, zsh, fish, schema");
    row("a form of the help that is nearly one", "help --format shcema",
        "unknown format 'shcema'; did you mean schema?");
    row("a schema of nothing", "help --format schema solitaire",
        "there is no JSON schema of 'solitaire'; there are batch, cases, check, compare, explain, lesson, "
        "odds, practice, ranks, rules, showdown, wild, worksheet");
    row("a schema that is nearly one", "help --format schema expalin",
        "there is no JSON schema of 'expalin'; did you mean explain?");
    row("a preset that is nearly one", "compare --rules serie Kh",
        "unknown rules 'serie'; did you mean series?");
    row("a rule that is nearly one", "compare --set pairflor=2 Kh",
        "unknown rule 'pairflor'; did you mean pairFloor?");
    row("a rank that is nearly one", "compare --lens two-pairs Kh",
        "unknown rank 'two-pairs'; did you mean two-pair?");
    row("a rank to hope for that is nearly one", "odds --to flash",
        "unknown rank 'flash'; did you mean flush?");
    row("a level that is nearly one", "explain --level evry Kh",
        "unknown level 'evry'; did you mean every?");
    row("a format that is nearly one", "compare --format jsno Kh",
        "unknown format 'jsno'; did you mean json?");
    row("a colour that is nearly one", "compare --color nevr Kh",
        "'nevr' is no value of --color; did you mean never?");
    row("a command in another form", "help --format man compare", "unexpected 'compare'");
    row("an unknown language", "compare --lang xx Kh",
        qPrintable(QStringLiteral("unknown language 'xx'; one of ")
                   + narration::availableLanguages().join(QStringLiteral(", "))));
    row("a colour that is none", "compare --color red Kh",
        "'red' is no value of --color; possible: auto, always, never");
    row("a colour that is missing", "compare Kh --color", "--color needs a value");
    row("colour as others spell it", "ranks --colour never",
        "unknown option '--colour'; did you mean --color?");
    row("an option in place of a value", "check --case --command true",
        "--case needs a value, not '--command'");
    row("no hand", "compare --rules bug", "no hand given; one to three are possible");
    row("four hands", "compare KhKd Kc Ks As", "4 hands given; at most three are possible");
    row("an unquoted hand", "compare Kh 6c 6h 2s 9d --rules bug",
        "Quote each hand: \"Kh 6c 6h 2s 9d\"");
    row("two unquoted hands", "explain Kh 6c 6h 2s 10d Ks joker 6s 3h w",
        "Quote each hand: \"Kh 6c 6h 2s 10d\" \"Ks joker 6s 3h w\"");
    row("an unquoted part of a hand", "compare Kh 6c 6h 2s", "Quote each hand: \"Kh 6c 6h 2s\"");
    row("a hand with the names of files in place of a *", "compare Kh 6c 6h 2s LICENSE README.md",
        "Quote each hand, as in \"Kh 6c 6h 2s *\"");
    row("unquoted wilds", "wild Kh 6c 6h 2s w", "Quote each hand: \"Kh 6c 6h 2s w\"");
    row("too many unquoted hands", "compare 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah 2d 3d 4d",
        "Quote each hand, as in \"Kh 6c 6h 2s *\"");
    row("usage is checked before the hands", "compare Kx --lens foo",
        unknownRankMessage(Preset::series));
}

void TestBadInput::aWrongWordIsBadUsage()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(words);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 2);
}

void TestBadInput::aCommandIsNeededAndTheKnownOnesAreNamed_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing at all") << QStringList() << "no command given; one of ";
    QTest::newRow("a language alone") << QStringList{QStringLiteral("--lang"), QStringLiteral("en")}
                                      << "no command given; one of ";
    QTest::newRow("an unknown command")
        << QStringList{QStringLiteral("bogus")} << "unknown command 'bogus'; one of ";
    QTest::newRow("an unknown command after help")
        << QStringList{QStringLiteral("help"), QStringLiteral("bogus")}
        << "unknown command 'bogus'; one of ";
}

void TestBadInput::aCommandIsNeededAndTheKnownOnesAreNamed()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(words);
    const QString beginning = QStringLiteral("showdown-cli: ") + message;
    QVERIFY2(run.err.startsWith(beginning), qPrintable(run.err));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 2);

    const QString help = runCli({QStringLiteral("--help")}).out;
    const QStringList commands =
        run.err.mid(beginning.size()).trimmed().split(QStringLiteral(", "));
    QVERIFY(commands.contains(QStringLiteral("compare")));
    for (const QString& command : commands)
        QVERIFY2(help.contains(QStringLiteral("showdown-cli ") + command), qPrintable(command));
}

void TestBadInput::bytesThatAreNotUtf8AreReported()
{
    const QString script = QStringLiteral("exec '%1' compare \"$(printf 'Kh \\377')\"");
    const CliRun run =
        runProgram(QStringLiteral("/bin/sh"),
                   {QStringLiteral("-c"), script.arg(QStringLiteral(SHOWDOWN_CLI_PATH))});
    QCOMPARE(run.err,
             QStringLiteral("showdown-cli: hand 1, character 4: a byte that is not UTF-8 is no "
                            "card; one of 2-10 T J Q K A with a suit, or * for a wild\n"));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 1);
}

void TestBadInput::aMegabyteIsReportedInShort_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("letter");
    QTest::addColumn<int>("exitCode");

    QTest::newRow("as a hand") << "compare"
                               << "x" << 1;
    QTest::newRow("as a hand of blanks") << "compare"
                                         << " " << 0;
    QTest::newRow("as a hand of wilds") << "compare"
                                        << "*" << 1;
    QTest::newRow("as a board of wilds") << "odds --hole Ah Kd --board"
                                         << "*" << 2;
    QTest::newRow("as a command") << ""
                                  << "x" << 2;
    QTest::newRow("as an option") << "compare"
                                  << "-" << 2;
    QTest::newRow("as a preset") << "compare --rules"
                                 << "x" << 2;
    QTest::newRow("as a rule") << "compare --set"
                               << "=" << 2;
    QTest::newRow("as a number of jokers") << "compare --jokers"
                                           << "9" << 2;
    QTest::newRow("as wild ranks") << "compare --set"
                                   << "wildRanks=2," << 2;
    QTest::newRow("as a rank") << "compare --lens"
                               << "x" << 2;
    QTest::newRow("as a language") << "--lang"
                                   << "x" << 2;
}

void TestBadInput::aMegabyteIsReportedInShort()
{
    QFETCH(const QString, before);
    QFETCH(const QString, letter);
    std::vector<std::string> words;
    for (const QString& word : before.split(u' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    words.push_back(letter.repeated(1'000'000).toStdString());
    const CliRun run = runInside(words);
    QTEST(run.exitCode, "exitCode");
    QVERIFY(run.out.size() + run.err.size() < 1000);
    QCOMPARE(run.out.isEmpty(), run.exitCode != 0);
}

void TestBadInput::aResultThatCannotBeWrittenIsReported()
{
    std::ostringstream err;
    std::ostream nowhere(nullptr);
    const std::vector<std::string> words{"compare", goodHand.toStdString()};
    QCOMPARE(runCommandLine(*QCoreApplication::instance(), words, nowhere, err),
             ExitCode::badInput);
    QCOMPARE(err.str(), std::string("showdown-cli: the result could not be written\n"));
}

void TestBadInput::messagesFollowTheLanguage()
{
    const CliRun run = runCli({QStringLiteral("--lang"), QStringLiteral("de"),
                               QStringLiteral("compare"), QStringLiteral("Kx")});
    QCOMPARE(run.err, QStringLiteral("showdown-cli: Blatt 1, Zeichen 2: 'x' ist keine Farbe; "
                                     "möglich: h, d, c, s\n"));
    QCOMPARE(run.exitCode, 1);
}

SHOWDOWN_TEST(TestBadInput)
#include "tst_badinput.moc"
