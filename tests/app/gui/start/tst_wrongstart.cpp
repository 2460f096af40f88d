// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/savefile.h"
#include "app/gui/start/optionwords.h"
#include "app/gui/view/view.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The program is started with arguments that are wrong.
class TestWrongStart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingThatIsKeptIsTouched_data();
    void nothingThatIsKeptIsTouched();
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
        QStringLiteral("showdown.ini"), // the settings, as somebody has written them
        QStringLiteral("showdown/table.showdown"),
        QStringLiteral("showdown/tables/x.showdown"),
    };
    for (const QString& name : kept)
        QVERIFY(!files::saveFile(home.filePath(name), "[look]\ntheme=dark\n"));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"})
        environment.insert(QString::fromLatin1(name), home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));

    const CliRun run = runProgram(QStringLiteral(SHOWDOWN_PATH), {argument}, environment);
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

/// Or an option would name what is not there.
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
