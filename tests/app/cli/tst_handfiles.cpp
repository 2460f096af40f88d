// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/hostile.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

const QString sample = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/third-kicker.showdown");

const QByteArray friends = R"({"showdown": 1, "title": "Friday",
 "rules": {"preset": "standard", "changed": {"naturalBeatsWild": "on"}}, "lens": "pair",
 "players": [{"name": "Ann", "cards": ["Qh", null, "Qc", "7s", "2h"]},
             {"name": null, "cards": ["Qd", "Qs", "3d", "5h", "7h"]},
             {"name": "Zo\u001bë", "cards": ["9h", "9d", "9c", "*", "2d"]}]})";

/// The words with FILE in them replaced by the name of a file.
QStringList wordsWith(const QString& file, const char* text)
{
    QStringList words = wordsOf(text);
    words.replaceInStrings(QStringLiteral("FILE"), file);
    return words;
}

} // namespace

/// `.showdown` files instead of hands.
class TestHandFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aFileIsAsGoodAsItsHands_data();
    void aFileIsAsGoodAsItsHands();
    void optionsOverrideTheFile_data();
    void optionsOverrideTheFile();
    void oneOfSeveralTablesIsChosen_data();
    void oneOfSeveralTablesIsChosen();
    void playersGoByTheirNames_data();
    void playersGoByTheirNames();
    void wildTakesTheHandThatIsMeant_data();
    void wildTakesTheHandThatIsMeant();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void foreignTextsAreHarmless_data();
    void foreignTextsAreHarmless();
    void aHandMayBeTheNameOfAFile();
    void theFileIsNamedWhole_data();
    void theFileIsNamedWhole();

private:
    /// The path of a file with this content.
    QString file(const QString& name, const QByteArray& content) const;

    /// Its path is longer than the 40 characters at which messages cut other words.
    QTemporaryDir m_folder{QDir::temp().filePath(QStringLiteral("hands-") + QString(60, u'x'))};
    QString m_friends;
};

void TestHandFiles::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_friends = file(QStringLiteral("friends.showdown"), friends);
    QDir::setCurrent(m_folder.path());
}

QString TestHandFiles::file(const QString& name, const QByteArray& content) const
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return {};
    return path;
}

void TestHandFiles::aFileIsAsGoodAsItsHands_data()
{
    QTest::addColumn<QString>("words");

    for (const char* words :
         {"compare", "compare --format json", "explain", "explain --format json",
          "compare --lang de", "compare --rules deuces --set pairFloor=A",
          "explain --lens pair --format json"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestHandFiles::aFileIsAsGoodAsItsHands()
{
    QFETCH(const QString, words);
    const QStringList options = words.split(u' ');
    const CliRun run = runCli(options + QStringList{sample});
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    const CliRun typed = runCli(options + wordsOf("Qh_9d_Qc_7s_2h 9c_Qs_3d_*_7h As_Jd_8c_6s_4h"));
    QVERIFY(typed.out.size() > 100);
    QCOMPARE(run.out, typed.out);
}

void TestHandFiles::optionsOverrideTheFile_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    const auto row = [](const char* name, const char* words, const char* rules, const char* lens) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(rules)
                            << QString::fromLatin1(lens);
    };
    const char* inFile = R"("standard" {"naturalBeatsWild":"on"})";

    row("nothing", "FILE", inFile, "\"pair\"");
    row("a rule, on top of the file's", "FILE --set jokers=2",
        R"("standard" {"naturalBeatsWild":"on","jokers":"2"})", R"("pair")");
    row("a preset, in place of the file's rules", "--rules bug FILE", "\"bug\" null", "\"pair\"");
    row("a preset, and a rule on top", "--rules bug --jokers 1 FILE", R"("bug" {"jokers":"1"})",
        "\"pair\"");
    row("a lens", "FILE --lens two-pair", inFile, "\"two-pair\"");
    row("no lens", "FILE --lens best", inFile, "null");
    row("a file after two dashes", "--lens best -- FILE", inFile, "null");
}

void TestHandFiles::optionsOverrideTheFile()
{
    QFETCH(const QString, words);
    for (const char* command : {"compare ", "explain "}) {
        const Json json = asked(wordsWith(m_friends, qPrintable(command + words)));
        QVERIFY(json.is_object());
        QTEST(compact(json["rules"]) + u' ' + compact(json.value("changed", Json())), "rules");
        QTEST(compact(json["lens"]), "lens");
    }
}

void TestHandFiles::oneOfSeveralTablesIsChosen_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("answer"); ///< part of the JSON, or the message
    const auto row = [](const char* words, int exitCode, const char* answer) {
        QTest::newRow(words) << QString::fromLatin1(words) << exitCode << QString::fromUtf8(answer);
    };
    row("compare FILE --table 1 --format json", 0, R"("winners": [2])");
    row("compare FILE --table 2 --format json", 0, R"("lens": "pair")");
    row("compare --table=3 --format json FILE", 0, R"({"wildCards": "Jh,Js"})");
    row("compare FILE --table 2 --lens best --set jokers=0 --format json", 0, R"("lens": null)");
    row("explain FILE --table 1 --format json", 0, R"("comparator": )");
    row("explain FILE --table 1 --format html", 0, "Two queens");
    row("wild FILE --table 1 --format json", 0, R"(["9c", "Qs", "3d", "*", "7h"])");
    row("odds FILE --table 2 --format json", 0, R"("hole": ["As", "?"])");

    const char* several = "3tables.showdown' has 3 tables; --table N says which";
    for (const char* words : {"compare FILE", "explain FILE", "wild FILE", "odds FILE"})
        row(words, 2, several);
    for (const char* words : {"compare FILE --table 4", "explain --table=200 FILE",
                              "wild FILE --table 4", "odds FILE --table 4"})
        row(words, 2, several);
    row("compare FILE --lang de", 2,
        "3tables.showdown' hat 3 Tische; --table N sagt, welcher gemeint ist");
    row("compare ONE --table 2", 2, "friends.showdown' has 1 table; --table N says which");
    row("compare ONE --table 1", 0, "Zoë");
    row("compare FILE --table 0", 2, "--table needs a whole number from 1 to 200, not '0'");
    row("wild FILE --table x", 2, "--table needs a whole number from 1 to 200, not 'x'");
    row("compare no.showdown --table 201", 2,
        "--table needs a whole number from 1 to 200, not '201'");
    row("compare --table 1 Kh Kd", 2, "--table goes with a .showdown file alone");
    row("wild --table 1 Kh6c6h2s*", 2, "--table goes with a .showdown file alone");
    row("odds --table 1 --hole AsKs", 2, "--table goes with a .showdown file alone");
    row("compare --table 1 --batch FILE", 2, "--table goes with a .showdown file alone");
    row("cases --table 1", 2, "unknown option '--table'");
    row("odds FILE --table 1", 1, "3tables.showdown' has no situation for odds in it, only hands");
    row("wild FILE --table 3", 1, "holds several hands that may be meant; wild takes one");
}

void TestHandFiles::oneOfSeveralTablesIsChosen()
{
    QFETCH(QString, words);
    QFETCH(const int, exitCode);
    QFETCH(const QString, answer);
    const QString several =
        file(QStringLiteral("3tables.showdown"),
             contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown")));
    words.replace(QStringLiteral("FILE"), several).replace(QStringLiteral("ONE"), m_friends);
    const CliRun run = runCli(words.split(u' '));
    QCOMPARE(run.exitCode, exitCode);
    QCOMPARE(run.out.isEmpty(), exitCode != 0);
    QCOMPARE(run.err.isEmpty(), exitCode == 0);
    const QString said = run.out + run.err;
    const auto closed = [](QString text) { return text.remove(QRegularExpression(qt("\\s"))); };
    QVERIFY2(closed(said).contains(closed(answer)), qPrintable(said));
}

void TestHandFiles::playersGoByTheirNames_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* words, const char* text) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromUtf8(text);
    };
    const char* best = "compare FILE --lens best";

    row("in the headings", best, "\nAnn             4 of 5 cards\n");
    row("except for a player without one", best, "\nPlayer 2, 2nd   Pair of queens, ");
    row("without control characters", best, "\nZoë, 1st        Four nines, ");
    row("in the verdict", best, "\nZoë wins so far\n");
    row("in the JSON", "compare --format json FILE --lens best",
        "\"verdict\": \"Zoë wins so far. ");
    row("of the rank check that waits", "explain FILE --lens best",
        "\nAnn has 4 of 5 cards. The rank check starts with the fifth.\n");
    row("of the rank check", "explain FILE --lens best", "\nZoë\n  ✗ No ");
    row("of the comparisons", "explain FILE --lens best",
        "\nPlayer 2 vs Zoë: Zoë higher: four of a kind beats pair\n");
    row("of the steps", "explain FILE --lens best", "\nRank check for Zoë\n-----");
}

void TestHandFiles::playersGoByTheirNames()
{
    QFETCH(const QString, words);
    QFETCH(const QString, text);
    const CliRun run = runCli(wordsWith(m_friends, qPrintable(words)));
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains(text), qPrintable(run.out));
}

void TestHandFiles::wildTakesTheHandThatIsMeant_data()
{
    QTest::addColumn<QByteArray>("players");
    QTest::addColumn<QString>("hand");

    QTest::newRow("the one with a wild")
        << QByteArray(R"({"name": null, "cards": ["Kh", "6c", "6h", "2s", "3s"]},
                         {"name": null, "cards": ["Kd", "6d", "*", "2d", "3d"]})")
        << "Kd 6d * 2d 3d";
    QTest::newRow("the one with a card that the rules make wild")
        << QByteArray(R"({"name": null, "cards": ["Kh", "6c", "6h", "Js", "3s"]},
                         {"name": null, "cards": ["Kd", "6d", "7d", "2d", "3d"]})")
        << "Kh 6c 6h Js 3s";
    QTest::newRow("the one with cards")
        << QByteArray(R"({"name": null, "cards": [null, null, null, null, null]},
                         {"name": null, "cards": ["Kd", "6d", "7d", "2d", "3d"]})")
        << "Kd 6d 7d 2d 3d";
}

void TestHandFiles::wildTakesTheHandThatIsMeant()
{
    QFETCH(const QByteArray, players);
    const QString path =
        file(QStringLiteral("wild.showdown"),
             R"({"showdown": 1, "title": null, "rules": {"preset": "bug", "changed":
                {"wildRanks": "J"}}, "lens": null, "players": [)"
                 + players + "]}");
    const CliRun run = runCli({QStringLiteral("wild"), path});
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(rulesLineOf(run), QStringLiteral("Bug rules (changed): wildRanks=J"));
    QTEST(run.out.section(u'\n', 1, 1), "hand");
}

void TestHandFiles::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("content"); ///< of bad.showdown; none if it is null
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* words, const QByteArray& content,
                        int exitCode, const char* message) {
        QTest::newRow(name) << QString::fromLatin1(words) << content << exitCode
                            << QString::fromUtf8(message);
    };
    const QByteArray begin = R"({"showdown": 1, "title": null, "rules": {"preset": "series",
        "changed": {}}, "lens": null, "players": [{"name": null, "cards": )";
    const QByteArray two = begin + R"(["Kh", "6c", "*", null, null]}, {"name": null, "cards":
        ["*", "6h", null, null, null]}]})";
    const QByteArray twice = QByteArray(two)
                                 .replace("\"changed\": {}", R"("changed": {"deck": "free"})")
                                 .replace("6h", "Kh");
    const QByteArray fives = QByteArray(two)
                                 .replace("series", "standard")
                                 .replace(R"("lens": null)", R"("lens": "five-of-a-kind")");

    row("no file", "compare no.showdown", {}, 1,
        "'no.showdown' cannot be read. It does not exist.");
    row("a folder", "explain .showdown/../folder.showdown", {}, 1,
        "'.showdown/../folder.showdown' cannot be read. It is a folder.");
    row("an empty file", "compare bad.showdown", "", 1,
        "'bad.showdown' cannot be read. It is empty.");
    row("another file", "wild bad.showdown", "[]", 1,
        "'bad.showdown' cannot be read. It is not a Showdown file.");
    row("a slip in the JSON", "compare bad.showdown", "{\"showdown\": 1,\n  x}", 1,
        "'bad.showdown' cannot be read. Line 2, column 3: expected a key in quotation marks.");
    row("not a card", "compare bad.showdown", QByteArray(two).replace("6c", "6x"), 1,
        "'bad.showdown' cannot be read. Player 1, card 2, character 2: 'x' is no suit; one of h d c s.");
    row("a card twice, once there is one deck", "compare --deck one bad.showdown", twice, 1,
        "hand 2, card 2: 'Kh' is already hand 1, card 1; one deck holds each card once (--deck "
        "free allows more)");
    row("a file beside a hand", "compare bad.showdown Kh6c", two, 2,
        "'bad.showdown' stands in place of all hands; give nothing beside it");
    row("a card beside a file", "compare Kh bad.showdown", two, 2,
        "'bad.showdown' stands in place of all hands; give nothing beside it");
    row("two files", "explain bad.showdown bad.showdown", two, 2,
        "'bad.showdown' stands in place of all hands; give nothing beside it");
    row("an unquoted hand, with a file instead of a *", "compare Kh 6c 6h 2s bad.showdown", two, 2,
        "Quote each hand, as in \"Kh 6c 6h 2s *\"");
    row("a lens that other rules lack", "compare --rules series bad.showdown", fives, 2,
        "these rules have no rank 'five-of-a-kind'; --set fiveOfAKind=on adds it");
    row("a file that is none of these", "compare some.txt", {}, 1,
        "'some.txt' is a file, but only files that end in .showdown are read");
    row("a folder", "explain Kh data", {}, 1,
        "'data' is a folder; only files that end in .showdown are read");
    row("options come before the file", "compare no.showdown --rules foo", {}, 2,
        "unknown rules 'foo'; one of series, standard, bug, deuces");
    row("two hands with wilds", "wild bad.showdown", two, 1,
        "'bad.showdown' holds several hands that may be meant; wild takes one");
    row("no player has cards", "wild bad.showdown", begin + "[null, null, null, null, null]}]}", 1,
        "'bad.showdown' holds no cards");
    row("odds of hands", "odds bad.showdown", two, 1,
        "'bad.showdown' has no situation for odds in it, only hands");
    row("commands without hands", "ranks bad.showdown", two, 2, "unexpected 'bad.showdown'");
    row("in German", "compare no.showdown --lang de", {}, 1,
        "'no.showdown' ist nicht lesbar. Die Datei existiert nicht.");
}

void TestHandFiles::whatIsWrongIsSaid()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, message);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral(".showdown")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("folder.showdown")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("data")));
    QVERIFY(!file(QStringLiteral("some.txt"), "Kh").isEmpty());
    if (!content.isNull())
        QVERIFY(!file(QStringLiteral("bad.showdown"), content).isEmpty());
    const CliRun run = runCli(words.split(u' '));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QTEST(run.exitCode, "exitCode");
}

void TestHandFiles::foreignTextsAreHarmless_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isPage");
    for (const char* words : {"compare FILE", "compare --format json FILE", "explain FILE",
                              "explain --format json FILE", "explain --level every FILE",
                              "wild FILE", "odds FILE", "odds --format json FILE"})
        QTest::newRow(words) << QString::fromLatin1(words) << false;
    for (const char* words : {"explain --format html FILE", "explain --format md FILE"})
        QTest::newRow(words) << QString::fromLatin1(words) << true;
}

/// Nothing controls the terminal, and no HTML tag of the file survives as one.
void TestHandFiles::foreignTextsAreHarmless()
{
    QFETCH(QString, words);
    QFETCH(bool, isPage);
    const QString hostile = file(QStringLiteral("hostile.showdown"), hostileFile());
    const CliRun run = runCli(wordsWith(hostile, qPrintable(words)));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(firstUnfit(run.out), QString());
    static const QRegularExpression tag(QStringLiteral("(?<!\\\\)<(?:img|h1>B)"));
    QCOMPARE(isPage && run.out.contains(tag), false);
}

void TestHandFiles::aHandMayBeTheNameOfAFile()
{
    QVERIFY(!file(QStringLiteral("2h"), "Kh").isEmpty());
    QCOMPARE(runCli(wordsOf("compare 2h")).exitCode, 0);
}

void TestHandFiles::theFileIsNamedWhole_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("named"); ///< in the folder of the test
    const auto row = [](const char* words, const char* named) {
        QTest::newRow(words) << QString::fromLatin1(words) << QString::fromLatin1(named);
    };
    row("compare IN/none.showdown", "none.showdown");
    row("compare IN/hands.txt", "hands.txt");
    row("compare IN", "");
    row("odds IN/hands.txt", "hands.txt");
    row("compare IN/several.showdown", "several.showdown");
    row("wild IN/several.showdown --table 3", "several.showdown");
    row("compare --batch IN/none.txt", "none.txt");
    row("compare --batch IN/hands.txt IN/more.txt", "more.txt");
    row("check --command true --cases IN/none.txt", "none.txt");
    row("check --command true --cases IN/hands.txt", "hands.txt");
    row("check --command true --cases IN", "");
    row("lesson check IN/none", "none");
    row("lesson check IN", "");
    row("lesson new IN/none", "none");
    row("lesson new IN/01-week --from IN/friends.showdown", "friends.showdown");
    row("worksheet --from IN/none.showdown", "none.showdown");
    row("worksheet --from IN/friends.showdown", "friends.showdown");
    row("worksheet --from IN/empty.txt", "empty.txt");
    row("worksheet --output IN/none/sheet.html", "none/sheet.html");
    row("worksheet --output IN/sheet.xyz", "sheet.xyz");
    row("code python --output IN/none/code.py", "none/code.py");
}

void TestHandFiles::theFileIsNamedWhole()
{
    QFETCH(QString, words);
    QFETCH(const QString, named);
    file(QStringLiteral("hands.txt"), "Kh Kd Kx\n");
    file(QStringLiteral("empty.txt"), "");
    file(QStringLiteral("several.showdown"),
         contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown")));
    const CliRun run = runCli(words.replace(QStringLiteral("IN"), m_folder.path()).split(u' '));
    QVERIFY(run.exitCode != 0);
    const QString path = named.isEmpty() ? m_folder.path() : m_folder.filePath(named);
    QVERIFY2(run.err.contains(QStringLiteral("'%1'").arg(path)), qPrintable(run.err));
}

SHOWDOWN_TEST(TestHandFiles)
#include "tst_handfiles.moc"
