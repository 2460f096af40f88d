// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// A file with this situation; it also has hands and the rules of the series.
QByteArray fileOf(const QByteArray& rules, const QByteArray& board, const QByteArray& players)
{
    return R"({"showdown": 1, "title": null, "rules": {"preset": "series", "changed": {}},
 "lens": null, "players": [{"name": "Bob", "cards": ["Kh", null, null, null, null]}],
 "odds": {"rules": )"
           + rules + R"(, "board": )" + board + R"(, "dead": ["2c"], "players": )" + players + "}}";
}

const QByteArray bugRules = R"({"preset": "bug", "changed": {"jokers": "1"}})";
const QByteArray turn = R"(["Qs", "9s", "4d", "8h", null])";
const QByteArray threePlayers = R"([{"name": "Ann", "hole": ["As", "Ks"]},
 {"name": "Zo\u001be", "hole": [null, null]}, {"name": null, "hole": ["Qh", "*"]}])";

} // namespace

/// `.showdown` files instead of the cards of a situation.
class TestSituationFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QDir::setCurrent(m_folder.path());
    }
    void aFileIsAsGoodAsItsCards_data();
    void aFileIsAsGoodAsItsCards();
    void playersGoByTheirNames();
    void aPlayerAloneHasATarget();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void theHelpNamesTheFile();

private:
    bool write(const QByteArray& content) const
    {
        QFile file(m_folder.filePath(QStringLiteral("some.showdown")));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }

    QTemporaryDir m_folder;
};

void TestSituationFiles::aFileIsAsGoodAsItsCards_data()
{
    QTest::addColumn<QString>("fromFile");
    QTest::addColumn<QString>("typed");
    const auto row = [](const char* name, const char* fromFile, const char* typed) {
        QTest::newRow(name) << QString::fromLatin1(fromFile)
                            << QString::fromLatin1(typed)
                                   + QStringLiteral(" --hole As_Ks --hole= --hole Qh_* --board "
                                                    "Qs_9s_4d_8h --dead 2c");
    };
    row("its rules", "some.showdown", "--rules bug --jokers 1");
    row("a rule on top of the file's", "some.showdown --set jokers=3", "--rules bug --jokers 3");
    row("a preset instead of the file's", "--rules deuces some.showdown", "--rules deuces");
    row("an option that changes nothing", "--seed 5 some.showdown",
        "--rules bug --jokers 1 --seed 5");
}

void TestSituationFiles::aFileIsAsGoodAsItsCards()
{
    QVERIFY(write(fileOf(bugRules, turn, threePlayers)));
    QFETCH(const QString, fromFile);
    QFETCH(const QString, typed);
    const Json ofFile = asked(qPrintable(QStringLiteral("odds ") + fromFile));
    QVERIFY(ofFile.is_object());
    QCOMPARE(compact(ofFile), compact(asked(qPrintable(QStringLiteral("odds ") + typed))));
}

void TestSituationFiles::playersGoByTheirNames()
{
    QVERIFY(write(fileOf(bugRules, turn, threePlayers)));
    const CliRun run = runCli(wordsOf("odds some.showdown"));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains(QStringLiteral("\nAnn: ")), qPrintable(run.out));
    QVERIFY(run.out.contains(QStringLiteral("Zoe")));
    QVERIFY(run.out.contains(QStringLiteral("Player 3")));
    QVERIFY(!run.out.contains(QStringLiteral("Player 1")));
}

void TestSituationFiles::aPlayerAloneHasATarget()
{
    QVERIFY(write(fileOf(R"({"preset": "standard", "changed": {}})", turn,
                         R"([{"name": null, "hole": ["As", "Ks"]}])")));
    QCOMPARE(compact(asked("odds some.showdown --to flush")),
             compact(asked("odds --hole As_Ks --board Qs_9s_4d_8h --dead 2c --to flush")));
}

void TestSituationFiles::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* words, const QByteArray& content,
                        int exitCode, const char* message) {
        QTest::newRow(name) << QString::fromLatin1(words) << content << exitCode
                            << QString::fromUtf8(message);
    };
    const QByteArray good = fileOf(bugRules, turn, threePlayers);
    const QByteArray empty = "[null, null, null, null, null]";
    for (const char* option : {"hole Kd_Kc", "board 2h3h4h", "dead 3h", "players 2"}) {
        const QByteArray name = QByteArray(option).split(' ').first();
        row(name.constData(),
            qPrintable(QStringLiteral("some.showdown --%1").arg(QString::fromLatin1(option))), good,
            2, QByteArray("the cards come from the file; leave out --" + name).constData());
    }
    row("a target among several", "some.showdown --to flush", good, 2,
        "--to is for a player alone; against others cards count that win");
    row("a free deck", "some.showdown --deck free", good, 2,
        "deck=free cannot be used: odds are those of one deck");
    row("cards beside it", "some.showdown Kh6c", good, 2,
        "'some.showdown' stands in place of all hands; give nothing beside it");
    row("no such file", "none.showdown", good, 1,
        "'none.showdown' cannot be read. It does not exist.");
    row("options come before the file", "none.showdown --rules foo", good, 2,
        "unknown rules 'foo'; one of series, standard, bug, deuces");
    row("a bad file", "some.showdown", fileOf(bugRules, R"(["Kx", null, null, null, null])", "[]"),
        1,
        "'some.showdown' cannot be read. Board, card 1, character 2: 'x' is no suit; one of h d c s.");
    row("no player has cards", "some.showdown", fileOf(bugRules, empty, "[]"), 1,
        "'some.showdown': there is no player");
    row("one hole card", "some.showdown",
        fileOf(bugRules, empty,
               R"([{"name": null, "hole": ["As", "Ks"]}, {"name": null, "hole": ["Ah", null]}])"),
        1, "'some.showdown': Player 2: one of two cards is missing");
    row("a short flop", "some.showdown",
        fileOf(bugRules, R"(["Qs", null, null, null, null])", threePlayers), 1,
        "'some.showdown': the flop lacks 2 cards");
}

void TestSituationFiles::whatIsWrongIsSaid()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, message);
    QVERIFY(write(content));
    const CliRun run = runCli(wordsOf(qPrintable(QStringLiteral("odds ") + words)));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QTEST(run.exitCode, "exitCode");
}

void TestSituationFiles::theHelpNamesTheFile()
{
    QVERIFY(runCli(wordsOf("help odds")).out.contains(QStringLiteral("FILE.showdown")));
    QVERIFY(runCli(wordsOf("--help")).out.contains(QStringLiteral("odds [RULES] FILE.showdown")));
}

SHOWDOWN_TEST(TestSituationFiles)
#include "tst_situationfiles.moc"
