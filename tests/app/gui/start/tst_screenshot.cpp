// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/optionwords.h"
#include "app/gui/start/screenshot.h"
#include "app/tables/savefile.h"
#include "app/tables/tablefile.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

/// The program's message after its name, without Qt's warnings about a system without a session.
QString messageOf(const CliRun& run)
{
    QStringList lines = run.err.split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith(u"QStandardPaths:"); });
    const QString text = lines.join(u'\n');
    const QString name = QStringLiteral("showdown: ");
    return text.isEmpty() || !text.startsWith(name) ? text : text.mid(name.size());
}

} // namespace

/// `showdown --screenshot`, as a user runs it.
class TestScreenshot : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPictureHasItsSizeTimesItsScale_data();
    void aPictureHasItsSizeTimesItsScale();
    void theSameTableGivesTheSamePicture_data();
    void theSameTableGivesTheSamePicture();
    void aPictureWaitsUntilTheWindowIsAtRest();
    void anOptionOrATableChangesThePicture_data();
    void anOptionOrATableChangesThePicture();
    void aLargerScaleDrawsFinerNotCoarser();
    void theEndingSaysTheFormat_data();
    void theEndingSaysTheFormat();
    void noDisplayIsNeeded();
    void aWrongArgumentEndsWithTwo();
    void aViewAndAPageAreChosen_data();
    void aViewAndAPageAreChosen();
    void aStepNeedsACompleteHand();
    void aBadTableEndsWithOneAndNoPicture();
    void aPictureThatCannotBeSavedEndsWithOne();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    /// Runs the program for a picture; the arguments are words.
    CliRun take(const char* picture, const QString& arguments = {}) const
    {
        return runProgram(QStringLiteral(SHOWDOWN_PATH),
                          QStringList{QStringLiteral("--screenshot"), path(picture)}
                              + arguments.split(u' ', Qt::SkipEmptyParts));
    }

    std::optional<QTemporaryDir> m_folder;
};

void TestScreenshot::init()
{
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
}

void TestScreenshot::aPictureHasItsSizeTimesItsScale_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QSize>("pixels");
    QTest::newRow("the usual size") << "" << QSize(1280, 770);
    QTest::newRow("a small window") << "--size 1024x670" << QSize(1024, 670);
    QTest::newRow("the smallest window") << "--size 800x560" << QSize(800, 560);
    QTest::newRow("twice the pixels") << "--scale 2" << QSize(2560, 1540);
    QTest::newRow("a scale with a fraction") << "--size 1024x670 --scale 1.5" << QSize(1536, 1005);
}

void TestScreenshot::aPictureHasItsSizeTimesItsScale()
{
    QFETCH(const QString, arguments);
    const CliRun run = take("p.png", arguments);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QString());
    QTEST(QImage(path("p.png")).size(), "pixels");
}

void TestScreenshot::theSameTableGivesTheSamePicture_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("Compare") << "";
    QTest::newRow("Odds, which are counted meanwhile") << "--view odds";
    QTest::newRow("how they are counted") << "--view odds --tab method";
}

void TestScreenshot::theSameTableGivesTheSamePicture()
{
    QFETCH(const QString, arguments);
    QCOMPARE(take("a.png", arguments).exitCode, 0);
    QCOMPARE(take("b.png", arguments).exitCode, 0);
    QVERIFY(contentOf(path("a.png")).startsWith("\x89PNG"));
    QVERIFY(contentOf(path("a.png")) == contentOf(path("b.png")));
}

/// The last results, and the layout after them, are in the picture.
void TestScreenshot::aPictureWaitsUntilTheWindowIsAtRest()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* part = new QWidget;
    part->setAutoFillBackground(true);
    part->setPalette(QColor(Qt::red));
    bool isAtRest = false;
    QTimer::singleShot(50, &window, [&] {
        layout->addWidget(part);
        isAtRest = true;
    });
    const QImage picture =
        gui::screenshot(window, QSize(40, 30), 1, [&isAtRest] { return isAtRest; });
    QCOMPARE(picture.pixelColor(1, 1), QColor(Qt::red));
    QCOMPARE(picture.pixelColor(38, 28), QColor(Qt::red));
}

void TestScreenshot::anOptionOrATableChangesThePicture_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("light and dark") << "--theme light"
                                    << "--theme dark";
    QTest::newRow("two and four colours of suits") << "--suits two"
                                                   << "--suits four";
    QTest::newRow("usual and large text") << "--text-size 100"
                                          << "--text-size 150";
    QTest::newRow("English and German") << "--lang en"
                                        << "--lang de";
    QTest::newRow("one step and another") << "--step 53"
                                          << "--step 54";
    QTest::newRow("a step at one level and at another") << "--step 23 --level every"
                                                        << "--step 23 --level story";
    QTest::newRow("a step and the page of Why") << "--step 53"
                                                << "--tab why";
    QTest::newRow("the sample and a table")
        << "" << QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-players.showdown");
}

void TestScreenshot::anOptionOrATableChangesThePicture()
{
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QCOMPARE(take("a.png", first).exitCode, 0);
    QCOMPARE(take("b.png", second).exitCode, 0);
    QVERIFY(QImage(path("a.png")) != QImage(path("b.png")));
}

void TestScreenshot::aLargerScaleDrawsFinerNotCoarser()
{
    QCOMPARE(take("a.png").exitCode, 0);
    QCOMPARE(take("b.png", QStringLiteral("--scale 2")).exitCode, 0);
    const QImage enlarged = QImage(path("a.png")).scaled(2560, 1540);
    QVERIFY(!enlarged.isNull());
    QVERIFY(QImage(path("b.png")).convertToFormat(enlarged.format()) != enlarged);
}

void TestScreenshot::theEndingSaysTheFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("PNG") << "p.png" << QByteArray("\x89PNG");
    QTest::newRow("none") << "p" << QByteArray("\x89PNG");
    QTest::newRow("JPEG") << "p.JPG" << QByteArray("\xFF\xD8\xFF");
    QTest::newRow("a bitmap") << "p.bmp" << QByteArray("BM");
}

void TestScreenshot::theEndingSaysTheFormat()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, beginning);
    QCOMPARE(take(qPrintable(name)).exitCode, 0);
    QCOMPARE(contentOf(path(qPrintable(name))).left(beginning.size()), beginning);
}

void TestScreenshot::noDisplayIsNeeded()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        environment.remove(QString::fromLatin1(name));
    const CliRun run = runProgram(QStringLiteral(SHOWDOWN_PATH),
                                  {QStringLiteral("--screenshot"), path("p.png")}, environment);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(QImage(path("p.png")).size(), QSize(1280, 770));
}

void TestScreenshot::aWrongArgumentEndsWithTwo()
{
    const CliRun run = take("p.png", QStringLiteral("--size large"));
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(QStringLiteral("showdown: “large” is no size; it is written as ")),
             qPrintable(run.err));
    QVERIFY(!QFile::exists(path("p.png")));
}

void TestScreenshot::aViewAndAPageAreChosen_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("those that there are") << "--view compare --tab why"
                                          << "";
    QTest::newRow("no such view") << "--view nowhere"
                                  << QStringLiteral("There is no view “nowhere”; there are: ")
                                         + gui::viewWords().join(QStringLiteral(", "));
    QTest::newRow("no such page")
        << "--tab nothing"
        << "There is no page “nothing” in the explanation; there are: why, wild, steps, rules";
    QTest::newRow("a step") << "--step 23 --level story"
                            << "";
    QTest::newRow("the first step of a level") << "--level questions"
                                               << "";
    QTest::newRow("no such step") << "--step 99999"
                                  << "There is no step 99999; there are N";
}

void TestScreenshot::aViewAndAPageAreChosen()
{
    QFETCH(const QString, words);
    QFETCH(const QString, message);
    const CliRun run = take("p.png", words);
    // the total number of steps is not tested here
    static const QRegularExpression count(QStringLiteral("are \\d+"));
    QCOMPARE(messageOf(run).replace(count, QStringLiteral("are N")), message);
    QCOMPARE(run.exitCode, message.isEmpty() ? 0 : 2);
    QCOMPARE(QFile::exists(path("p.png")), message.isEmpty());
}

void TestScreenshot::aStepNeedsACompleteHand()
{
    const QString table = path("empty.showdown");
    QVERIFY(!saveFile(table, tableText(TableFile{emptyHands(), {}})));
    const CliRun run = take("p.png", QStringLiteral("--step 1 ") + table);
    QCOMPARE(messageOf(run), QStringLiteral("There is no step 1: no hand is complete"));
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!QFile::exists(path("p.png")));
}

void TestScreenshot::aBadTableEndsWithOneAndNoPicture()
{
    const QString table = path("bad.showdown");
    QFile file(table);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"showdown\": 1,\n \"title\": \"x\"\n \"lens\": null}");
    file.close();

    const CliRun bad = take("p.png", table);
    QCOMPARE(bad.exitCode, 1);
    QCOMPARE(messageOf(bad), table + QStringLiteral(": Line 3, column 2: expected “,”."));
    const CliRun missing = take("p.png", path("none.showdown"));
    QCOMPARE(missing.exitCode, 1);
    QCOMPARE(messageOf(missing), path("none.showdown") + QStringLiteral(": It does not exist."));
    QVERIFY(!QFile::exists(path("p.png")));
}

void TestScreenshot::aPictureThatCannotBeSavedEndsWithOne()
{
    const CliRun run = take("none/p.png");
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(messageOf(run),
             path("none/p.png")
                 + QStringLiteral(": The file could not be saved: its folder is not there. Save it "
                                  "in a folder that is there, or make this one again."));
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

SHOWDOWN_TEST(TestScreenshot)
#include "tst_screenshot.moc"
