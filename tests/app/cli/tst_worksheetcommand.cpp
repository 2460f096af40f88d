// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/app/cli/cliinside.h"
#include "tests/support/fulldisk.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The page without the marks between which the lines of its command break.
QString withoutSpans(QString page)
{
    return page.remove(QStringLiteral("<span>")).remove(QStringLiteral("</span>"));
}

} // namespace

/// `worksheet`: sheets and keys as JSON and HTML, on standard output and in files.
class TestWorksheetCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keysStandInTheirOrder();
    void questionsAreThoseOfPractice();
    void theFormIsThatOfTheEnding_data();
    void theFormIsThatOfTheEnding();
    void versionsAreFilesOfTheirOwn();
    void theKeyHasTheAnswers();
    void tablesOfAFileAreAsked();
    void paperHasWhatWasWished();
    void theDateIsThatOfTheEnvironment();
    void theSameWordsGiveTheSameBytes();
    void rulesAreInWords();
    void pdfIsOfTheWindowsProgram();
    void itSpeaksGerman();
    void aFileThatCannotBeWrittenIsReported();
    void badWordsAreReported_data();
    void badWordsAreReported();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString written(const QString& name) const { return QString::fromUtf8(contentOf(path(name))); }
    /// Runs it with files of the folder; `%` stands for the folder.
    CliRun made(const char* words) const
    {
        QStringList all{QStringLiteral("worksheet")};
        for (QString word : wordsOf(words))
            all << word.replace(u'%', m_folder->path());
        return runCli(all);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWorksheetCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestWorksheetCommand::keysStandInTheirOrder()
{
    Json json = asked("worksheet --seed 7 --kind winner --topic pair --count 2");
    QCOMPARE(keysOf(json), QStringLiteral("seed rules sheet questions"));
    QCOMPARE(compact(json["sheet"]),
             QStringLiteral("{\"title\":\"Poker hands\",\"version\":\"A\",\"paper\":\"a4\","
                            "\"columns\":1,\"hints\":false}"));
    json = asked("worksheet --seed 7 --kind winner --jokers 2 --paper Letter --columns 2 --hints "
                 "--title Class_\u202E7b");
    QCOMPARE(keysOf(json), QStringLiteral("seed rules changed sheet questions"));
    QCOMPARE(compact(json["sheet"]),
             QStringLiteral("{\"title\":\"Class 7b\",\"version\":\"A\",\"paper\":\"letter\","
                            "\"columns\":2,\"hints\":true}"));
}

/// They differ only where a hand would come twice.
void TestWorksheetCommand::questionsAreThoseOfPractice()
{
    const Json sheet = asked("worksheet --seed 7 --topic straight --topic flush --count 12");
    const Json practice = asked("practice --seed 7 --topic straight --topic flush --count 12");
    QCOMPARE(compact(sheet["questions"]), compact(practice["questions"]));
    QCOMPARE(compact(sheet["seed"]), QStringLiteral("7"));
}

void TestWorksheetCommand::theFormIsThatOfTheEnding_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("begin");
    const auto row = [](const char* words, const char* file, const char* begin) {
        QTest::newRow(words) << words << file << begin;
    };
    row("", "", "<!DOCTYPE html>");
    row("--format json", "", "{\n  \"seed\": 7,");
    row("--output %/sheet.html", "sheet.html", "<!DOCTYPE html>");
    row("--output %/sheet.JSON", "sheet.JSON", "{\n  \"seed\": 7,");
    row("--output %/sheet --format html", "sheet", "<!DOCTYPE html>");
    row("--output %/sheet.html --format json", "sheet.html", "{\n  \"seed\": 7,");
    row("--output %/sheet.json --key %/key.htm", "key.htm", "<!DOCTYPE html>");
#ifdef SHOWDOWN_HAS_WINDOW
    row("--output %/sheet.PDF", "sheet.PDF", "%PDF-");
    row("--output %/sheet --format pdf", "sheet", "%PDF-");
    row("--output %/sheet.html --key %/key.pdf", "key.pdf", "%PDF-");
    row("--output %/sheet.pdf --key %/key.html", "key.html", "<!DOCTYPE html>");
#endif
}

void TestWorksheetCommand::theFormIsThatOfTheEnding()
{
    QFETCH(const QString, words);
    QFETCH(const QString, file);
    QFETCH(const QString, begin);
    const CliRun run = made(qPrintable(QStringLiteral("--seed 7 --count 2 ") + words));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE((file.isEmpty() ? run.out : written(file)).left(begin.size()), begin);
    QCOMPARE(run.out.isEmpty(), !file.isEmpty());
}

void TestWorksheetCommand::versionsAreFilesOfTheirOwn()
{
    const CliRun run =
        made("--seed 7 --count 4 --versions 3 --output %/my.sheet.json --key %/key.html");
    QCOMPARE(run.err, QString());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).join(u' '),
             QStringLiteral("key-A.html key-B.html key-C.html my.sheet-A.json my.sheet-B.json "
                            "my.sheet-C.json"));
    const Json second = parsed(written(QStringLiteral("my.sheet-B.json")).toStdString());
    QCOMPARE(compact(second["seed"]), QStringLiteral("8"));
    QCOMPARE(compact(second["sheet"]["version"]), QStringLiteral("\"B\""));
    QCOMPARE(compact(second["questions"]),
             compact(asked("worksheet --seed 8 --count 4")["questions"]));
    QVERIFY(written(QStringLiteral("key-C.html")).contains(QStringLiteral("Seed 9, version C.")));
}

void TestWorksheetCommand::theKeyHasTheAnswers()
{
    const CliRun run = made("--seed 7 --kind winner --count 9 --format html --key %/key.html");
    const Json json = asked("worksheet --seed 7 --kind winner --count 9");
    const QString key = written(QStringLiteral("key.html"));
    for (const Json& question : json["questions"]) {
        const QString right = qt(question["right"].get<std::string>());
        const QString n = compact(question["n"]);
        const auto sectionOf = [&n](const QString& page) {
            return page.section(QStringLiteral("<section data-n=\"%1\"").arg(n), 1)
                .section(QStringLiteral("</section>"), 0, 0);
        };
        QVERIFY(sectionOf(run.out).contains(QStringLiteral(" data-right=\"%1\"").arg(right)));
        QVERIFY2(sectionOf(key).contains(QStringLiteral("<p class=\"answer\"><b>%1: ").arg(right)),
                 qPrintable(sectionOf(key)));
        const QString last =
            qt(question["reason"].get<std::string>()).section(QStringLiteral(". "), -1);
        QVERIFY(sectionOf(key).contains(last.toHtmlEscaped()));
    }
}

void TestWorksheetCommand::tablesOfAFileAreAsked()
{
    QFile file(path(QStringLiteral("tables.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Kh Kd 9s 5c 2h | Ks Kc 9d 5h 3c\n# no table\nAs Ad 2c 3c 4c|Ah Ac 2d 3d 4d\n");
    file.close();
    const CliRun run = made("--from %/tables.txt --format json");
    QCOMPARE(run.err, QString());
    const Json json = parsed(run.out.toStdString());
    QCOMPARE(compact(json["seed"]), QStringLiteral("null"));
    QCOMPARE(json["questions"].size(), std::size_t(2));
    QCOMPARE(compact(json["questions"][0]["hands"]),
             QStringLiteral("[\"Kh Kd 9s 5c 2h\",\"Ks Kc 9d 5h 3c\"]"));
    QCOMPARE(compact(json["questions"][0]["right"]), QStringLiteral("\"B\""));
    QCOMPARE(compact(json["questions"][0]["topic"]), QStringLiteral("\"pair\""));
    QCOMPARE(compact(json["questions"][1]["right"]), QStringLiteral("\"T\""));
    QCOMPARE(compact(json["sheet"]["title"]), QStringLiteral("\"Poker hands\""));

    const QString several = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown");
    const QString named = runCli(wordsOf("worksheet --from") << several).out;
    for (const char* part : {"<h1>Week 3, worksheet A</h1>", "<legend>1. Two queens</legend>",
                             "<p class=\"asked\">Which hand wins?</p>",
                             "Player 1<br><small>Ann</small>", "Player 2<br><small>Zoë</small>",
                             "<legend>2. Every hand is compared as a pair. Which hand wins?"})
        QVERIFY2(named.contains(QString::fromUtf8(part)), part);

    const QString table = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/third-kicker.showdown");
    const CliRun sheet = runCli(wordsOf("worksheet --from") << table);
    QCOMPARE(sheet.err, QString());
    QVERIFY(sheet.out.contains(QStringLiteral("name=\"q1\" value=\"BC\"")));
    QVERIFY(withoutSpans(sheet.out).contains(QStringLiteral("worksheet --from ")
                                             + QFileInfo(table).fileName()));
}

void TestWorksheetCommand::paperHasWhatWasWished()
{
    const QString plain = withoutSpans(made("--seed 7").out);
    for (const char* part :
         {"<h1>Poker hands, worksheet A</h1>", "size: a4;", "data-suits=\"two\"", "<label>Name ",
          "questions columns1", "Seed 7, version A. Series rules. ",
          "showdown-cli worksheet --rules series --count 15 --seed 7 --lang en"})
        QVERIFY2(plain.contains(QString::fromLatin1(part)), part);
    QVERIFY(!plain.contains(QStringLiteral("class=\"hint\"")));
    QVERIFY(!plain.contains(QStringLiteral("://")) && !plain.contains(QStringLiteral("src=")));
    const QString other = made("--seed 7 --paper letter --columns 2 --suits grey --hints "
                               "--no-lines --no-name --title Who_wins,_<you>?")
                              .out;
    for (const char* part :
         {"<h1>Who wins, &lt;you&gt;?, worksheet A</h1>", "size: letter;", "data-suits=\"grey\"",
          "questions columns2", "<p class=\"hint\">Hint: ", "sheet noLines"})
        QVERIFY2(other.contains(QString::fromLatin1(part)), part);
    QVERIFY(!other.contains(QStringLiteral("<label>Name ")));
}

void TestWorksheetCommand::theDateIsThatOfTheEnvironment()
{
    const QString date = QStringLiteral("<label>Date <input type=\"text\" value=\"%1\">");
    QVERIFY(made("--seed 7 --count 1").out.contains(date.arg(QString())));
    qputenv("SOURCE_DATE_EPOCH", "1790000000");
    const QString dated = made("--seed 7 --count 1").out;
    qputenv("SOURCE_DATE_EPOCH", "today");
    const QString undated = made("--seed 7 --count 1").out;
    qunsetenv("SOURCE_DATE_EPOCH");
    QVERIFY2(dated.contains(QStringLiteral("2026")), qPrintable(dated));
    QVERIFY(undated.contains(date.arg(QString())));
}

void TestWorksheetCommand::theSameWordsGiveTheSameBytes()
{
    for (const char* words : {"--seed 7 --format json", "--seed 7 --suits four --hints"})
        QCOMPARE(made(words).out, made(words).out);
}

/// Those of the sheet are at its foot; a question by other ones has them with it.
void TestWorksheetCommand::rulesAreInWords()
{
    const QString html = made("--seed 7 --jokers 2 --kind outs --kind name").out;
    QVERIFY(html.contains(QStringLiteral("version A. Series rules")));
    QVERIFY(html.contains(QStringLiteral("<p class=\"note\">Standard rules. ")));
    for (const char* id : {"jokers=2,", ": jokers", "pairFloor", "lowAceStraight"})
        QVERIFY2(!html.contains(QString::fromLatin1(id)), id);
}

/// It is told all that the command line was, and paints all versions and keys.
void TestWorksheetCommand::pdfIsOfTheWindowsProgram()
{
    const CliRun run = made("--seed 7 --count 4 --versions 2 --jokers 2 --no-name --title My_own "
                            "--output %/sheet.pdf --key %/key.pdf");
#ifdef SHOWDOWN_HAS_WINDOW
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).join(u' '),
             QStringLiteral("key-A.pdf key-B.pdf sheet-A.pdf sheet-B.pdf"));
#else
    QCOMPARE(run.exitCode, 1);
    QVERIFY(QDir(m_folder->path()).isEmpty());
#endif
    const CliRun inside = runInside({"worksheet", "--seed=7", "--output=sheet.pdf"});
    QCOMPARE(inside.exitCode, 1);
    QVERIFY2(inside.err.startsWith(QStringLiteral(
                 "showdown-cli: PDF is painted by the program showdown, which is not in '")),
             qPrintable(inside.err));
}

void TestWorksheetCommand::itSpeaksGerman()
{
    const CliRun run = made("--lang de --seed 7 --hints");
    for (const char* part : {"<html lang=\"de\"", "Arbeitsblatt A", "Spieler 1",
                             "Tipp: ", "data-score=\"%1 von %2\"", "Startzahl 7, Version A."})
        QVERIFY2(run.out.contains(QString::fromUtf8(part)), part);
}

/// Neither is half a sheet left, nor is a former one lost.
void TestWorksheetCommand::aFileThatCannotBeWrittenIsReported()
{
    const CliRun run = made("--seed 7 --output %/none/sheet.html");
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.startsWith(
                 QStringLiteral("showdown-cli: '%1/none/sheet.html': ").arg(m_folder->path())),
             qPrintable(run.err));
    QVERIFY(QDir(m_folder->path()).isEmpty());
    // The sheet is not written without its key, nor one version without the others.
    QCOMPARE(made("--seed 7 --output %/sheet.json --key %/none/key.html").exitCode, 1);
    QVERIFY(QDir(m_folder->path()).isEmpty());
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("many-C.html")));
    const CliRun device = made("--seed 7 --format html --output /dev/stdout --key %/many-C.html");
    QCOMPARE(device.exitCode, 1);
    QCOMPARE(device.out, QString());
    QCOMPARE(made("--seed 7 --versions 3 --output %/many.html").exitCode, 1);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    QVERIFY(QDir(m_folder->path()).rmdir(QStringLiteral("many-C.html")));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sheet.html")));
    QCOMPARE(made("--seed 7 --output %/sheet.html").exitCode, 1);
    QCOMPARE(made("--topic royal-flush --kind name --count 500 --output %/few.html").exitCode, 1);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
#ifdef Q_OS_UNIX
    const QString earlier = m_folder->filePath(QStringLiteral("earlier.pdf"));
    QVERIFY(made("--seed 7 --output %/earlier.pdf").exitCode == 0);
    const QByteArray content = contentOf(earlier);
    const QString link = m_folder->filePath(QStringLiteral("link.pdf"));
    QVERIFY(QFile::link(earlier, link));
    QCOMPARE(made("--seed 8 --output %/earlier.pdf --key %/link.pdf").exitCode, 2);
    QVERIFY(QFile::remove(link));
    const FullDisk full(1'000); // also of the program that is started
    for (const char* words : {"--seed 8 --output %/earlier.pdf", "--seed 8 --output %/new.html",
                              "--seed 8 --output %/new.json --key %/key.html"}) {
        const CliRun refused = made(words);
        QCOMPARE(refused.exitCode, 1);
        QCOMPARE(refused.err.count(u'\n'), 1);
    }
    QCOMPARE(contentOf(earlier), content);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList(QStringLiteral("earlier.pdf")));
#endif
}

void TestWorksheetCommand::badWordsAreReported_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* words, int code, const char* message) {
        QTest::newRow(words) << words << code << QString::fromUtf8(message);
    };
    row("--topic strait", 2, "unknown topic 'strait'; did you mean straight?");
    row("--versions 27", 2, "27");
    row("--columns 3", 2, "3");
    row("--paper a5", 2, "unknown paper 'a5'; did you mean a4?");
    row("--paper folio", 2, "unknown paper 'folio'; one of a4, letter");
    row("--suits gray", 2, "unknown colours of suits 'gray'; did you mean grey?");
    row("--format pfd", 2, "unknown format 'pfd'; did you mean pdf?");
    row("--format pdf", 2, "PDF needs --output FILE");
    row("--format pdf --key key.pdf", 2, "PDF needs --output FILE");
    row("--output sheet.txt", 2,
        "the ending of 'sheet.txt' names no format; --format does, pdf, html, json");
    row("--output sheet", 2, "the ending of 'sheet' names no format");
    row("--output=", 2, "--output names no file");
    row("--key=", 2, "--key names no file");
    row("--key key.txt", 2, "the ending of 'key.txt' names no format; --format does, pdf, html\n");
    row("--key key.json", 2, "a key is PDF or HTML; the sheet as JSON has the answers in it");
    row("--format json --key key.html", 2, "a key is PDF or HTML");
    row("--versions 2", 2, "several versions need --output FILE");
    row("--output a.html --key ./a.html", 2, "--output and --key name the same file");
    row("Kh", 2, "unexpected 'Kh'");
    row("--from x.showdown --topic pair", 2,
        "--from asks about the tables of its file; it takes no --topic");
    row("--from x.showdown --rules bug", 2, "it takes no --rules");
    row("--from none.showdown", 1, "none.showdown");
#ifdef SHOWDOWN_HAS_WINDOW
    row("--from none.showdown --output sheet.pdf", 1, "none.showdown");
    row("--topic pair --kind wild --output none/sheet.pdf", 1, "none/sheet.pdf");
#endif
    row("--title "
        "1234567890123456789012345678901234567890123456789012345678901234567890123456789012",
        1, "a title has at most 80 characters, not 82");
    row("--topic five-of-a-kind", 1, "no question of five-of-a-kind fits these rules");
    row("--topic code --kind outs", 1,
        "no question of code fits this choice; the topic has number, next-step, bug");
    row("--topic royal-flush --kind name --seed 1 --count 500", 1,
        " different questions of this choice can be made.");
}

void TestWorksheetCommand::badWordsAreReported()
{
    QFETCH(const QString, words);
    QFETCH(const int, code);
    QFETCH(const QString, message);
    const CliRun run = made(qPrintable(words));
    QCOMPARE(run.exitCode, code);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.startsWith(QStringLiteral("showdown-cli: ")) && run.err.contains(message),
             qPrintable(run.err));
}

SHOWDOWN_TEST(TestWorksheetCommand)
#include "tst_worksheetcommand.moc"
