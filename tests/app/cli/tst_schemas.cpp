// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/practicequestion.h"
#include "core/rules/houserules.h"
#include "core/rules/presets.h"
#include "core/rules/rule.h"
#include "tests/app/cli/asking.h"
#include "tests/app/cli/batching.h"
#include "tests/app/cli/cliinside.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/effort.h"
#include "tests/support/jsonschema.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QDir>
#include <QDirIterator>
#include <QSet>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

QString schemaFileOf(const QString& name)
{
    return name + QStringLiteral(".schema.json");
}

/// The fault of the first line that does not fit the schema; empty if all fit.
QString faultOfLines(const QString& lines, const QString& name)
{
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts)) {
        if (const QString fault = schemaFault(line.toStdString(), schemaFileOf(name));
            !fault.isEmpty())
            return line + u'\n' + fault;
    }
    return {};
}

} // namespace

/// The JSON schemas that the program prints, checked against what it writes in lines and files.
class TestSchemas : public QObject
{
    Q_OBJECT

private slots:
    void theyAreListedAndPrinted();
    void everyCommandWithJsonHasOne();
    void theyNameEveryRule();
    void theyNameEveryRank();
    void casesFit_data();
    void casesFit();
    void linesOfABatchFit();
    void filesFit();
    void lessonChecksFit();
    void practiceFits_data();
    void practiceFits();
    void worksheetsFit_data();
    void worksheetsFit();
    void theyRefuseWhatIsWrong_data();
    void theyRefuseWhatIsWrong();
};

void TestSchemas::theyAreListedAndPrinted()
{
    const CliRun list = runCli(wordsOf("help --format schema"));
    QCOMPARE(list.exitCode, 0);
    int count = 0;
    for (QDirIterator each(QStringLiteral(SHOWDOWN_SCHEMA_DIR), QDir::Files); each.hasNext();) {
        const QString name = QFileInfo(each.next()).fileName().section(u'.', 0, 0);
        ++count;
        QVERIFY2(list.out.contains(QStringLiteral("\n  ") + name + u' '), qPrintable(name));
        const CliRun printed = runCli(wordsOf("help --format schema") + QStringList{name});
        QCOMPARE(printed.err, QString());
        QFile file(each.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(printed.out, QString::fromUtf8(file.readAll()));
        QVERIFY(parsed(printed.out.toStdString()).contains("title"));
        // Keys may be added.
        QVERIFY2(!printed.out.contains(u"\"additionalProperties\": false"), qPrintable(name));
    }
    QVERIFY(count >= 10);
}

void TestSchemas::everyCommandWithJsonHasOne()
{
    const QString program = runCli({QStringLiteral("--help")}).out;
    for (const QString& line : program.section(QStringLiteral("\nCommands:\n"), 1)
                                   .section(QStringLiteral("\n\n"), 0, 0)
                                   .split(u'\n')) {
        const QString command = line.trimmed().section(u' ', 0, 0);
        if (command.isEmpty() || command == u"help" || line.startsWith(u"   "))
            continue; // no command that writes anything, or the rest of a line
        const QString help = runCli({QStringLiteral("help"), command}).out;
        const QString synopses = help.section(QStringLiteral("\n\n"), 0, 0);
        if (synopses.contains(QStringLiteral("json")))
            QVERIFY2(runCli(wordsOf("help --format schema") + QStringList{command}).exitCode == 0,
                     qPrintable(command));
    }
}

/// A new rule must be added to all of them.
void TestSchemas::theyNameEveryRule()
{
    int count = 0;
    for (QDirIterator each(QStringLiteral(SHOWDOWN_SCHEMA_DIR), QDir::Files); each.hasNext();) {
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        if (!text.contains(QStringLiteral("\"pairFloor\"")))
            continue;
        ++count;
        const bool isOdds = each.fileName().startsWith(u"odds");   // of one deck
        const bool isRanks = each.fileName().startsWith(u"ranks"); // so too, and states the jokers
        for (const Rule rule : allRules()) {
            const bool isNamed = text.contains(u'"' + qt(id(rule)) + u'"');
            QVERIFY2(isNamed || ((isOdds || isRanks) && rule == Rule::deck)
                         || (isRanks && rule == Rule::jokers),
                     qPrintable(each.fileName() + u' ' + qt(id(rule))));
        }
    }
    QVERIFY(count >= 8);
}

/// A new rank must be added to all that name ranks.
void TestSchemas::theyNameEveryRank()
{
    int count = 0;
    for (QDirIterator each(QStringLiteral(SHOWDOWN_SCHEMA_DIR), QDir::Files); each.hasNext();) {
        const QByteArray text = contentOf(each.next());
        if (!text.contains("\"two-pair\""))
            continue;
        ++count;
        for (const Category rank : allCategories()) {
            const QString name = qt(id(rank));
            QVERIFY2(text.contains(QString(u'"' + name + u'"').toUtf8()),
                     qPrintable(each.fileName() + u' ' + name));
        }
    }
    QVERIFY(count >= 8);
}

void TestSchemas::casesFit_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words :
         {"cases --count 400", "cases --lens all --count 400", "cases --lens pair --count 200",
          "cases --match --count 200", "cases --rules deuces --set wildScope=bug --count 200"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestSchemas::casesFit()
{
    QFETCH(const QString, words);
    const CliRun run = runCli(wordsOf(qPrintable(words)));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(!run.out.isEmpty());
    QCOMPARE(faultOfLines(run.out, QStringLiteral("cases")), QString());
}

void TestSchemas::linesOfABatchFit()
{
    const CliRun run = batch(pairs + "\n# no line\n\nKx\n|\nKh Kd | Qs | *****\n" + pairs + "|||\n",
                             {QStringLiteral("--set"), QStringLiteral("pairFloor=2")});
    QCOMPARE(run.out.count(u'\n'), 5);
    QCOMPARE(faultOfLines(run.out, QStringLiteral("batch")), QString());
    QCOMPARE(run.out.left(10), QStringLiteral("{\"line\":1,"));
}

void TestSchemas::filesFit()
{
    int count = 0;
    for (const char* folder : {"/samples", "/situations"}) {
        for (QDirIterator each(QStringLiteral(SHOWDOWN_SCHEMA_DIR "/..") + QLatin1String(folder),
                               {QStringLiteral("*.showdown")});
             each.hasNext(); ++count) {
            QFile file(each.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(
                schemaFault(file.readAll().toStdString(), schemaFileOf(QStringLiteral("showdown"))),
                QString());
        }
    }
    QVERIFY(count > 20);
    const QByteArray several =
        contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"));
    QCOMPARE(
        schemaFault(several.toStdString(), schemaFileOf(QStringLiteral("showdown")), Keys::any),
        QString());
}

void TestSchemas::lessonChecksFit()
{
    const QString schema = schemaFileOf(QStringLiteral("lesson"));
    const auto check = [](const QStringList& folders) {
        return runCli(wordsOf("lesson check --format json") + folders);
    };
    LessonFolder good;
    const CliRun right = check({good.root()});
    QCOMPARE(right.err, QString());
    QCOMPARE(right.exitCode, 0);
    QCOMPARE(schemaFault(right.out.toStdString(), schema), QString());
    QCOMPARE(compact(parsed(right.out.toStdString())),
             QStringLiteral("{\"lessons\":1,\"examples\":4,\"exercises\":4,\"claims\":41,"
                            "\"problems\":[],\"empty\":[]}"));

    LessonFolder faulty(goodText().replace("percent: 26", "percent: 27"));
    faulty.add(QStringLiteral("en/05-later"));
    QVERIFY(QDir(faulty.root()).mkpath(QStringLiteral("notes")));
    const CliRun wrong = check({faulty.root(), QStringLiteral("/nowhere")});
    QCOMPARE(wrong.exitCode, 1);
    QCOMPARE(wrong.err, QStringLiteral("showdown-cli: problems found: 3\n"));
    QCOMPARE(schemaFault(wrong.out.toStdString(), schema), QString());
    const Json json = parsed(wrong.out.toStdString());
    QCOMPARE(compact(json["problems"][0]),
             QStringLiteral("{\"folder\":\"%1\",\"file\":\"lesson.md\",\"line\":43,"
                            "\"text\":\"“percent” says “27”, but it is “26”.\"}")
                 .arg(faulty.lesson()));
    QVERIFY(json["problems"][1]["file"].is_null());
    QCOMPARE(compact(json["empty"]),
             QStringLiteral("[\"%1\"]").arg(faulty.lesson(QStringLiteral("notes"))));
}

void TestSchemas::practiceFits_data()
{
    QTest::addColumn<QString>("words");
    for (const Preset preset : allPresets()) {
        for (int seed = 1; seed <= trials(15, 3); ++seed) {
            const QString words =
                QStringLiteral("--seed %1 --rules %2").arg(seed).arg(qt(id(preset)));
            QTest::newRow(qPrintable(words)) << words;
        }
    }
}

/// Every kind comes in these questions; a bug only under the rules of the printed code.
void TestSchemas::practiceFits()
{
    QFETCH(const QString, words);
    std::vector<std::string> all{"practice", "--format", "json", "--count", "80"};
    for (const QString& word : words.split(u' '))
        all.push_back(word.toStdString());
    const CliRun run = runInside(all);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(schemaFault(run.out.toStdString(), schemaFileOf(QStringLiteral("practice"))),
             QString());
    QSet<QString> kinds;
    const Json written = parsed(run.out.toStdString());
    for (const Json& question : written["questions"])
        kinds += qt(question["kind"].get<std::string>());
    QCOMPARE(kinds.size(), questionKindCount - (words.contains(u"series") ? 0 : 1));
}

void TestSchemas::worksheetsFit_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words :
         {"--count 60 --seed 1", "--rules deuces --jokers 1 --title My_sheet --columns 2",
          "--from " SHOWDOWN_TEST_DATA_DIR "/third-kicker.showdown --paper letter --hints"})
        QTest::newRow(words) << QString::fromUtf8(words);
}

void TestSchemas::worksheetsFit()
{
    QFETCH(const QString, words);
    const CliRun run = runCli(wordsOf("worksheet --format json") + wordsOf(qPrintable(words)));
    QCOMPARE(run.err, QString());
    QCOMPARE(schemaFault(run.out.toStdString(), schemaFileOf(QStringLiteral("worksheet"))),
             QString());
}

void TestSchemas::theyRefuseWhatIsWrong_data()
{
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("document");
    const auto row = [](const char* name, const char* schema, const char* document) {
        QTest::newRow(name) << QString::fromLatin1(schema) << QString::fromUtf8(document);
    };
    row("a line without its number", "batch",
        R"({"rules":"series","lens":null,"players":[],"winners":[],"verdict":"x"})");
    row("an error with an answer", "batch", R"({"line":1,"error":"x","winners":[1]})");
    row("a case without winners", "cases",
        R"({"hands":["Kh Kd 2c 3c 4c"],"ranks":["pair"],"places":[1,2],"why":"pair"})");
    row("a case of four cards", "cases",
        R"({"hands":["Kh Kd 2c 3c"],"ranks":["pair"],"why":"pair"})");
    row("a row of four slots", "showdown",
        R"({"showdown":1,"title":null,"rules":{"preset":"series","changed":{}},"lens":null,
            "players":[{"name":null,"cards":["Kh",null,null,null]}]})");
    row("a file of another format", "showdown",
        R"({"showdown":9,"title":null,"rules":{"preset":"series","changed":{}},"lens":null,
            "players":[]})");
    row("a file without tables", "showdown", R"({"showdown":2,"title":null,"tables":[]})");
    row("a file of several tables with the number of one", "showdown",
        R"({"showdown":1,"title":null,"tables":[{"title":null,
            "rules":{"preset":"series","changed":{}},"lens":null,"players":[]}]})");
    row("a problem without its text", "lesson",
        R"({"lessons":1,"examples":0,"exercises":0,"claims":0,"empty":[],
            "problems":[{"folder":"x","file":null,"line":null}]})");
}

void TestSchemas::theyRefuseWhatIsWrong()
{
    QFETCH(const QString, schema);
    QFETCH(const QString, document);
    QVERIFY(!schemaFault(document.toStdString(), schemaFileOf(schema)).isEmpty());
}

SHOWDOWN_TEST(TestSchemas)
#include "tst_schemas.moc"
