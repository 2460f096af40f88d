// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/optionwords.h"
#include "app/gui/start/startapplication.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/start/startwindow.h"
#include "app/gui/view/view.h"
#include "app/tables/autosave.h"
#include "app/tables/savefile.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/support/guitest.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QMessageBox>
#include <QScopeGuard>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <sys/stat.h>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

using MakeFile = void (*)(const QString& path);

/// The environment of a program that keeps everything in this folder.
QProcessEnvironment environmentIn(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "HOME"})
        environment.insert(QString::fromLatin1(name), home);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return environment;
}

} // namespace

/// Starting the program with wrong arguments.
class TestWrongStart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingThatIsKeptIsTouched_data();
    void nothingThatIsKeptIsTouched();
    void settingsThatAreTooLargeAreLeftAlone();
    void settingsThatCannotBeReadAreTold_data();
    void settingsThatCannotBeReadAreTold();
    void aWrongStepDeletesNothing();
    void aPageThatTheFileLacksIsSaid();
    void whatIsSaidSteersNoTerminal_data();
    void whatIsSaidSteersNoTerminal();
    void aPictureIsSavedInNoPipe();
    void withoutADisplayItAnswers_data();
    void withoutADisplayItAnswers();
    void theWordsAreThoseOfTheWindow();
};

void TestWrongStart::nothingThatIsKeptIsTouched_data()
{
    QTest::addColumn<QString>("argument");
    for (const char* argument : {"--view=nowhere", "--theme=grey", "--suits=3", "--tab=nothing",
                                 "--tab=outs", "--lang=xx", "--level=all", "--bogus"})
        QTest::newRow(argument) << QString::fromLatin1(argument);
}

void TestWrongStart::nothingThatIsKeptIsTouched()
{
    QFETCH(const QString, argument);
    const QTemporaryDir folder;
    const QDir home(folder.path());
    QVERIFY(home.mkpath(QStringLiteral("showdown/tables")));
    const QStringList kept{
        QStringLiteral("showdown.ini"), // the settings, as the test wrote them
        QStringLiteral("showdown/table.showdown"),
        QStringLiteral("showdown/tables/x.showdown"),
    };
    for (const QString& name : kept)
        QVERIFY(!tables::saveFile(home.filePath(name), "[look]\ntheme=dark\n"));
    const CliRun run =
        runProgram(QStringLiteral(SHOWDOWN_PATH), {argument}, environmentIn(home.path()));
    QVERIFY2(run.exitCode == 2, qPrintable(run.err));
    QStringList found;
    for (QDirIterator each(home.path(), QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
        found << home.relativeFilePath(each.next());
    found.removeIf([](const QString& name) { return name.startsWith(u".cache"); }); // of fonts
    found.sort();
    QCOMPARE(found, kept);
    for (const QString& name : kept)
        QCOMPARE(contentOf(home.filePath(name)), QByteArray("[look]\ntheme=dark\n"));
}

/// Neither read, which takes several times the memory, nor written.
void TestWrongStart::settingsThatAreTooLargeAreLeftAlone()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("showdown.ini"));
    const auto message = [&](qsizetype lines) {
        const QByteArray settings =
            "[look]\nlanguage=de\n" + QByteArray(";" + QByteArray(63, '-') + '\n').repeated(lines);
        if (tables::saveFile(file, settings))
            return QString();
        const CliRun run =
            runProgram(QStringLiteral(SHOWDOWN_PATH), {QStringLiteral("--view=nowhere")},
                       environmentIn(folder.path()));
        return contentOf(file) == settings ? run.err : QString();
    };
    QVERIFY2(message(1).contains(u"Es gibt keine Ansicht"), qPrintable(message(1)));
    QVERIFY2(message(16'384).contains(u"There is no view “nowhere”"), qPrintable(message(16'384)));
}

void TestWrongStart::settingsThatCannotBeReadAreTold_data()
{
    QTest::addColumn<MakeFile>("make");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, MakeFile make, const char* why) {
        QTest::newRow(name) << make << QString::fromLatin1(why);
    };
    row(
        "a folder", [](const QString& path) { QVERIFY(QDir().mkpath(path)); }, "a folder");
    row(
        "a pipe",
        [](const QString& path) { QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0); },
        "no file");
    row(
        "too large",
        [](const QString& path) { QVERIFY(!tables::saveFile(path, QByteArray(1'100'000, ';'))); },
        "larger than 1 MB");
    row(
        "a file that may not be read",
        [](const QString& path) {
            QVERIFY(!tables::saveFile(path, "[compare]\naskMe=true\n"));
            QVERIFY(QFile::setPermissions(path, {}));
        },
        "no permission");
    row(
        "something else", [](const QString& path) { QVERIFY(!tables::saveFile(path, "Dear Ann")); },
        "not a Showdown file");
    row(
        "settings with a line that is none",
        [](const QString& path) {
            QVERIFY(!tables::saveFile(path, "# mine\n[compare]\naskMe=true\n"));
        },
        "");
    row(
        "not there yet", [](const QString&) {}, "");
}

/// In a box that stays until it is read.
void TestWrongStart::settingsThatCannotBeReadAreTold()
{
    QFETCH(const MakeFile, make);
    QFETCH(const QString, why);
    const QTemporaryDir folder;
    const auto useFolders = [](const QByteArray& data, const QString& settings) {
        qputenv("XDG_DATA_HOME", data);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings);
    };
    const auto restore =
        qScopeGuard([&, data = qgetenv("XDG_DATA_HOME"), path = QFileInfo(settingsFile()).path()] {
            useFolders(data, path);
        });
    useFolders(QFile::encodeName(folder.path()), folder.path());
    make(settingsFile());
    const auto written = [] {
        const QFileInfo file(settingsFile());
        return file.isDir() ? QDir(file.filePath()).count() : file.size();
    };
    const qint64 before = written();
    QString text;
    QTimer::singleShot(0, [&text] {
        const auto all = QApplication::topLevelWidgets();
        for (QWidget* each : all) {
            if (auto* box = qobject_cast<QMessageBox*>(each); box && box->isVisible()) {
                text = box->text() + u'|' + box->informativeText();
                QTest::keyClick(box, Qt::Key_Escape);
            }
        }
        QApplication::closeAllWindows();
    });
    const bool isRead = why.isEmpty()
                        || (QFileInfo(settingsFile()).isReadable() // root may read everything
                            && why == QLatin1String("no permission"));
    {
        StartOptions options;
        const auto [settings, fault] = openSettings();
        options.settingsFault = fault;
        QCOMPARE(startWindow(options, *settings), 0);
    }
    QCOMPARE(text.isEmpty(), isRead);
    QCOMPARE(written() != before, isRead);
    if (!isRead) {
        QVERIFY2(
            text.startsWith(QStringLiteral("Your settings were not read and will not be saved.|")),
            qPrintable(text));
        QVERIFY2(text.contains(settingsFile()) && text.contains(why), qPrintable(text));
    }
}

/// A step is checked only after the last table has been restored.
void TestWrongStart::aWrongStepDeletesNothing()
{
    const QTemporaryDir folder;
    const QDir tables(folder.filePath(QStringLiteral("showdown/tables")));
    tables::KeptTable kept;
    kept.isModified = true;
    kept.file.tables.front().table = tableOf(QStringLiteral("Kh - - - - | - - - - -"));
    for (int number = 0; number < 13; ++number) {
        tables::Autosave left(tables.path());
        QVERIFY(!left.write(kept));
    }
    QVERIFY(!tables::saveFile(tables.filePath(QStringLiteral("x.showdown")), "{"));
    const QStringList before = tables.entryList({QStringLiteral("*.showdown*")}, QDir::Files);
    const CliRun run = runProgram(QStringLiteral(SHOWDOWN_PATH), {QStringLiteral("--step=999")},
                                  environmentIn(folder.path()));
    QVERIFY2(run.exitCode == 2, qPrintable(run.err));
    QCOMPARE(tables.entryList({QStringLiteral("*.showdown*")}, QDir::Files), before);
}

void TestWrongStart::aPageThatTheFileLacksIsSaid()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.showdown"));
    tables::TableFile plain;
    plain.table = tableOf(QStringLiteral("Kh Kd 2c 3c 4c | Ah Ad 2s 3s 4s"));
    QVERIFY(!tables::saveFile(file, tables::tableText(plain)));
    const CliRun run =
        runProgram(QStringLiteral(SHOWDOWN_PATH), {QStringLiteral("--tab=wild"), file},
                   environmentIn(folder.path()));
    QVERIFY2(run.exitCode == 2, qPrintable(run.err));
    QVERIFY2(run.err.contains(u"“wild”"), qPrintable(run.err));
}

void TestWrongStart::whatIsSaidSteersNoTerminal_data()
{
    QTest::addColumn<QStringList>("words");
    const QString hostile = QStringLiteral("\033[31mx\u202ey\nz");
    for (const char* option :
         {"lang", "theme", "suits", "view", "tab", "level", "step", "help-as"}) {
        QTest::newRow(option) << QStringList{
            QStringLiteral("--%1=%2").arg(QLatin1String(option), hostile)};
    }
    QTest::newRow("an option that there is not") << QStringList{QStringLiteral("--") + hostile};
    const QString picture = QStringLiteral("--screenshot");
    QTest::newRow("the ending of a picture")
        << QStringList{picture, QStringLiteral("picture.") + hostile};
    for (const char* option : {"size", "scale", "text-size"}) {
        QTest::newRow(option) << QStringList{
            picture, QStringLiteral("picture.png"),
            QStringLiteral("--%1=%2").arg(QLatin1String(option), hostile)};
    }
    QTest::newRow("too many files") << QStringList{QStringLiteral("a.showdown"), hostile};
}

void TestWrongStart::whatIsSaidSteersNoTerminal()
{
    QFETCH(const QStringList, words);
    const QTemporaryDir folder;
    const CliRun run =
        runProgram(QStringLiteral(SHOWDOWN_PATH), words, environmentIn(folder.path()));
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(u"[31mx"), qPrintable(run.err));
    QVERIFY2(!run.err.contains(u'\033') && !run.err.contains(QChar(0x202e)), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
}

/// Which nobody may ever read.
void TestWrongStart::aPictureIsSavedInNoPipe()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.png"));
    QVERIFY(mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0);
    const CliRun run =
        runProgram(QStringLiteral(SHOWDOWN_PATH), {QStringLiteral("--screenshot"), pipe},
                   environmentIn(folder.path()));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QStringLiteral("showdown: %1: The file could not be saved: what has this "
                                     "name is no file. Save it under another name.\n")
                          .arg(pipe));
}

void TestWrongStart::withoutADisplayItAnswers_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* words, int exitCode, const char* said) {
        QTest::newRow(words) << QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts)
                             << exitCode << QString::fromUtf8(said);
    };
    row("--version", 0, "showdown ");
    row("--lang de --version", 0, "showdown ");
    row("--help", 0, "Usage: ");
    row("--theme grey", 2, "showdown: There is no theme “grey”; there are: ");
    row("--no-such", 2, "showdown: Unknown option ");
    row("", 1,
        "showdown: There is no display to show a window on. --screenshot FILE saves a picture of "
        "it.\n");
    row("--view odds", 1, "showdown: There is no display to show a window on. ");
}

void TestWrongStart::withoutADisplayItAnswers()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, exitCode);
    QFETCH(const QString, said);
    const QTemporaryDir folder;
    QProcessEnvironment environment = environmentIn(folder.path());
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        environment.remove(QString::fromLatin1(name));
    const CliRun run = runProgram(QStringLiteral(SHOWDOWN_PATH), words, environment);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2((run.out + run.err).startsWith(said), qPrintable(run.out + run.err));
}

/// Or an option would name what is not there.
void TestWrongStart::theWordsAreThoseOfTheWindow()
{
    WindowTest test;
    QStringList views;
    QStringList pages;
    for (View* view : test.window().views()) {
        test.window().showView(*view);
        views << view->name();
        for (const DockPage& page : view->dockPages()) {
            if (!pages.contains(page.name))
                pages << page.name;
        }
    }
    QCOMPARE(views, viewWords());
    QCOMPARE(pages, pageWords());
}

SHOWDOWN_TEST(TestWrongStart)
#include "tst_wrongstart.moc"
