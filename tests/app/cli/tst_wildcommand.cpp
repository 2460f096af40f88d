// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

QStringList wild(const QString& options, const QString& hand)
{
    return QStringList{QStringLiteral("wild")} + options.split(u' ', Qt::SkipEmptyParts)
           + QStringList{hand};
}

} // namespace

/// `wild`: every choice for the wilds of a hand.
class TestWildCommand : public QObject
{
    Q_OBJECT

private slots:
    void choicesAreWritten();
    void keysStandInTheirOrder();
    void choicesAreListedBestFirst_data();
    void choicesAreListedBestFirst();
    void theFirstChoiceIsTheHand_data();
    void theFirstChoiceIsTheHand();
    void textHasALineForEachChoice();
    void namesThatAreEqualSayMore();
    void textSaysWhyThereAreNone_data();
    void textSaysWhyThereAreNone();
    void badWordsAreReported_data();
    void badWordsAreReported();
};

void TestWildCommand::choicesAreWritten()
{
    const Json json = asked(wild({}, QStringLiteral("Kh 6c 6h 2s *")));
    QCOMPARE(compact(json["hand"]), QStringLiteral("[\"Kh\",\"6c\",\"6h\",\"2s\",\"*\"]"));
    QCOMPARE(compact(json["choices"][0]),
             QStringLiteral("{\"as\":[\"6\"],\"rank\":\"three-of-a-kind\",\"values\":[6,13,2],"
                            "\"name\":\"Three sixes, kickers king, two\"}"));
    QCOMPARE(compact(json["choices"][1]),
             QStringLiteral("{\"as\":[\"K\"],\"rank\":\"two-pair\",\"values\":[13,6,2],"
                            "\"name\":\"Two pair, kings and sixes, two kicker\"}"));
}

void TestWildCommand::keysStandInTheirOrder()
{
    Json json = asked(wild({}, QStringLiteral("Kh 6c 6h 2s *")));
    QCOMPARE(keysOf(json), QStringLiteral("rules hand choices"));
    QCOMPARE(keysOf(json["choices"][0]), QStringLiteral("as rank values name"));
    json = asked(wild(QStringLiteral("--jokers 1"), QStringLiteral("Kh 6c 6h 2s *")));
    QCOMPARE(keysOf(json), QStringLiteral("rules changed hand choices"));
}

void TestWildCommand::choicesAreListedBestFirst_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("choices"); ///< what the wilds stand for, and the values

    QTest::newRow("each rank once, and the second ace of a flush")
        << ""
        << "Kd 9d 4d 2d *"
        << "Ad [14,13,9,4,2] | K [13,9,4,2] | A [14,13,9,4,2] | Q [13,12,9,4,2] | "
           "J [13,11,9,4,2] | T [13,10,9,4,2] | 9 [13,9,9,4,2] | 8 [13,9,8,4,2] | "
           "7 [13,9,7,4,2] | 6 [13,9,6,4,2] | 5 [13,9,5,4,2] | 4 [13,9,4,4,2] | "
           "3 [13,9,4,3,2] | 2 [13,9,4,2,2]";
    QTest::newRow("a bug is an ace here") << "--rules bug"
                                          << "Kd 9c 4h 2d *"
                                          << "A [14,13,9,4,2]";
    QTest::newRow("a natural card may be wild") << "--rules bug --set wildRanks=2"
                                                << "Kd Kc 4h 7d 2s"
                                                << "A [13,14,7,4]";
    QTest::newRow("no wild, no choice") << ""
                                        << "Kh Qd 4s 7s 9d"
                                        << "";
    QTest::newRow("no five cards, no choice") << ""
                                              << "Kh *"
                                              << "";
}

void TestWildCommand::choicesAreListedBestFirst()
{
    QFETCH(const QString, options);
    QFETCH(const QString, hand);
    const Json json = asked(wild(options, hand));
    QVERIFY(json.is_object());
    QStringList choices;
    for (const Json& choice : json["choices"]) {
        QStringList cards;
        for (const Json& card : choice["as"])
            cards << qt(card.get<std::string>());
        choices << cards.join(u' ') + u' ' + compact(choice["values"]);
    }
    QTEST(choices.join(QStringLiteral(" | ")), "choices");
}

void TestWildCommand::theFirstChoiceIsTheHand_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("hand");

    QTest::newRow("one wild") << ""
                              << "Qh 9d Qc 7s *";
    QTest::newRow("two wilds") << "--rules standard"
                               << "9h 7d 5c * *";
    QTest::newRow("a bug") << "--rules bug"
                           << "8h 7c 6d * *";
    QTest::newRow("five deuces and jokers") << "--rules deuces"
                                            << "2h * 2d * 2s";
    QTest::newRow("a flush") << "--rules standard"
                             << "Kh 9h 4h * *";
}

void TestWildCommand::theFirstChoiceIsTheHand()
{
    QFETCH(const QString, options);
    QFETCH(const QString, hand);
    const Json choice = asked(wild(options, hand))["choices"][0];
    const Json player = asked(
        QStringList{QStringLiteral("compare"), QStringLiteral("--format"), QStringLiteral("json")}
        + wild(options, hand).mid(1))["players"][0];
    for (const char* key : {"rank", "values", "name"})
        QCOMPARE(compact(choice[key]), compact(player[key]));
    QCOMPARE(choice["as"].size(), player["wilds"].size());
}

void TestWildCommand::textHasALineForEachChoice()
{
    const CliRun run = runCli(wild(QStringLiteral("--rules bug"), QStringLiteral("8h 7c * 6d *")));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QStringLiteral("Bug rules\n"
                                     "8h 7c * 6d *\n"
                                     "\n"
                                     "Wilds as  Hand\n"
                                     "T 9       Straight, ten high\n"
                                     "9 5       Straight, nine high\n"
                                     "5 4       Straight, eight high\n"
                                     "A A       Pair of aces, kickers eight, seven, six\n"));
}

void TestWildCommand::namesThatAreEqualSayMore()
{
    const CliRun run = runCli(wild(QStringLiteral("--rules bug"), QStringLiteral("Kh 9h 5h 2h *")));
    QVERIFY2(run.out.contains(u"\nAh        Flush, ace high\n"), qPrintable(run.out));
    QVERIFY2(run.out.contains(u"  Flush, king high, then queen, nine, five, two\n"),
             qPrintable(run.out));
    QStringList names;
    for (const QString& line : run.out.split(u'\n', Qt::SkipEmptyParts).mid(3))
        names += line.mid(10);
    QCOMPARE(names.removeDuplicates(), 0);
    QVERIFY(!runCli(wordsOf("help wild")).out.contains(u"does not play"));
}

void TestWildCommand::textSaysWhyThereAreNone_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("line");
    QTest::newRow("no wild") << "Kh Qd 4s 7s 9d"
                             << "This hand holds no wild.";
    QTest::newRow("no cards") << ""
                              << "Nothing to rank: a hand needs five cards.";
    QTest::newRow("too few cards") << "Kh *"
                                   << "Nothing to rank: a hand needs five cards.";
}

void TestWildCommand::textSaysWhyThereAreNone()
{
    QFETCH(const QString, hand);
    const CliRun run = runCli(wild({}, hand));
    QCOMPARE(run.exitCode, 0);
    const QString shown = hand.isEmpty() ? QString() : hand + u'\n';
    QFETCH(const QString, line);
    QCOMPARE(run.out, QStringLiteral("Series rules\n%1\n%2\n").arg(shown, line));
}

void TestWildCommand::badWordsAreReported_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("exitCode");
    const auto row = [](const char* words, const char* message, int exitCode) {
        QTest::newRow(words) << QString::fromLatin1(words) << QString::fromUtf8(message)
                             << exitCode;
    };
    row("wild Kx", "hand 1, character 2: 'x' is no suit; one of h d c s", 1);
    row("wild Kh,Kh",
        "hand 1, card 2: 'Kh' is already hand 1, card 1; one deck holds each card once "
        "(--deck free allows more)",
        1);
    row("wild", "no hand given; one is needed", 2);
    row("wild Kh*", nullptr, 0);
    row("wild --rules foo Kh", "unknown rules 'foo'; one of series, standard, bug, deuces", 2);
    row("wild --format csv Kh", "unknown format 'csv'; one of text, json", 2);
    row("wild --seed 1 Kh", "unknown option '--seed'", 2);
}

void TestWildCommand::badWordsAreReported()
{
    QFETCH(const QString, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(words.split(u' '));
    QCOMPARE(run.err,
             message.isNull() ? QString() : QStringLiteral("showdown-cli: %1\n").arg(message));
    QTEST(run.exitCode, "exitCode");
    QCOMPARE(run.out.isEmpty(), run.exitCode != 0);
}

SHOWDOWN_TEST(TestWildCommand)
#include "tst_wildcommand.moc"
