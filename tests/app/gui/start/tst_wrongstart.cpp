// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/autosave.h"
#include "app/files/savefile.h"
#include "app/gui/start/optionwords.h"
#include "app/gui/view/view.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/support/guitest.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The environment of a program that keeps everything in this folder.
QProcessEnvironment environmentIn(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"})
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
    void aWrongStepDeletesNothing();
    void aPageThatTheFileLacksIsSaid();
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
        QVERIFY(!files::saveFile(home.filePath(name), "[look]\ntheme=dark\n"));
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

/// A step is checked only after the last table has been restored.
void TestWrongStart::aWrongStepDeletesNothing()
{
    const QTemporaryDir folder;
    const QDir tables(folder.filePath(QStringLiteral("showdown/tables")));
    files::KeptTable kept;
    kept.isModified = true;
    kept.file.table = tableOf(QStringLiteral("Kh - - - - | - - - - -"));
    for (int number = 0; number < 13; ++number) {
        files::Autosave left(tables.path());
        QVERIFY(!left.write(kept));
    }
    QVERIFY(!files::saveFile(tables.filePath(QStringLiteral("x.showdown")), "{"));
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
    files::TableFile plain;
    plain.table = tableOf(QStringLiteral("Kh Kd 2c 3c 4c | Ah Ad 2s 3s 4s"));
    QVERIFY(!files::saveFile(file, files::tableText(plain)));
    const CliRun run =
        runProgram(QStringLiteral(SHOWDOWN_PATH), {QStringLiteral("--tab=wild"), file},
                   environmentIn(folder.path()));
    QVERIFY2(run.exitCode == 2, qPrintable(run.err));
    QVERIFY2(run.err.contains(u"“wild”"), qPrintable(run.err));
}

/// Otherwise an option could name something that does not exist.
void TestWrongStart::theWordsAreThoseOfTheWindow()
{
    WindowTest test;
    QStringList views;
    QStringList pages;
    for (const View* view : test.window().views()) {
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
