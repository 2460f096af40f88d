// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "app/tables/autosave.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QScopeGuard>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What a window does with its document.
struct FileWay
{
    const char* name = nullptr;
    void (*go)(StartedWindow& test, const FilesFolder& files) = nullptr;
};

constexpr std::array fileWays{
    FileWay{"a new table", [](StartedWindow& test,
                              const FilesFolder&) { test.press(Qt::Key_N, Qt::ControlModifier); }},
    FileWay{"a file is opened",
            [](StartedWindow& test, const FilesFolder& files) {
                test.press(Qt::Key_O, Qt::ControlModifier);
                test.typePath("openTableDialog", files.withHands("b.showdown"));
            }},
    FileWay{"a table is recovered",
            [](StartedWindow& test, const FilesFolder&) {
                test.entries("recoverMenu");
                test.trigger("recoverTable1Action");
            }},
    FileWay{"what is shown is saved",
            [](StartedWindow& test, const FilesFolder& files) {
                test.press(Qt::Key_S, Qt::ControlModifier);
                test.typePath("saveTableDialog", files.path("flush.showdown"));
            }},
    FileWay{"the window is closed",
            [](StartedWindow& test, const FilesFolder&) { test.window().close(); }},
};

/// A table without a name that another window has left.
void leaveATable(const FilesFolder& files)
{
    tables::KeptTable kept;
    kept.file.tables.front().table = sampleTable();
    kept.isModified = true;
    kept.isLeft = true;
    tables::Autosave left(files.path("tables"));
    QVERIFY(!left.write(kept));
    left.leave();
}

/// Shows a situation and hands of the program, and changes both.
void changeGuests(StartedWindow& test)
{
    test.press(Qt::Key_4, Qt::ControlModifier);
    test.trigger("coin-flipSituationAction");
    test.trigger("oddsClearPlayerAction");
    test.press(Qt::Key_1, Qt::ControlModifier);
    test.trigger("flushSampleAction");
    test.trigger("clearPlayerAction");
}

/// One that makes the table longer than 1,000 bytes.
void giveLongNote(StartedWindow& test)
{
    test.trigger("propertiesAction");
    auto* dialog = test.shown<QDialog>("propertiesDialog");
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QWidget*>(QStringLiteral("tableNoteField")),
                     QString(1000, u'x'));
    dialog->accept();
}

/// Opens the lesson after the first, whose example waits for no guess.
void readAnExample(StartedWindow& test)
{
    for (View* each : test.window().views()) {
        if (auto* learn = dynamic_cast<LearnView*>(each))
            learn->readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
    }
    test.press(Qt::Key_2, Qt::ControlModifier);
    test.trigger("nextLessonAction");
}

/// The hands and situations that a person can still get at: in the window, one undo step away, in
/// files, and under File › Recover.
QStringList withinReach(StartedWindow& test, const FilesFolder& files)
{
    QStringList all{test.table(), test.odds()};
    if (test.window().isVisible()) {
        test.press(Qt::Key_Z, Qt::ControlModifier);
        all << test.table();
    }
    for (const QString& folder : {files.folder(), files.path("tables")}) {
        const QStringList names = QDir(folder).entryList({QStringLiteral("*.showdown")});
        for (const QString& name : names) {
            const auto read = readTableFile(folder + u'/' + name);
            if (const auto* file = std::get_if<tables::TableFile>(&read)) {
                all << describe(file->table);
                if (const CardTable* odds = file->part(tables::oddsKey))
                    all << describe(*odds);
            }
        }
    }
    return all;
}

} // namespace

/// Own hands and changed examples: whatever a person does with files, and whatever the disk takes,
/// nothing of them is lost without a question.
class TestNothingLost : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void whatWasChangedStaysWithinReach_data();
    void whatWasChangedStaysWithinReach();
    void whatWaitsGoesUnderRecoverWhenItIsNotSaved();
    void whatNewPutsAwayCanBeRecovered_data();
    void whatNewPutsAwayCanBeRecovered();
    void newAndUndoPutNoOtherTableOut();
    void theNextStartShowsWhatNewLeft_data();
    void theNextStartShowsWhatNewLeft();
    void anExampleIsSavedBeforeAnythingIsAsked();
    void anExampleInTheOwnFileLeavesTheOwnHands();
#ifdef Q_OS_UNIX
    void anExampleInTheOwnFileDoesNotLoseHandsThatTheDiskRefuses();
    void ownHandsThatTheDiskRefusesAreAskedAbout();
#endif
    void anExampleThatCannotBeKeptIsAskedAbout_data();
    void anExampleThatCannotBeKeptIsAskedAbout();
    void ofTwoExamplesThatCannotBeKeptEachIsAskedAbout();
    void ownHandsWithoutAFileAreToldFromTheExample();
    void comparedHandsHaveTheirTitleInEveryLanguage();

private:
    std::unique_ptr<FilesFolder> m_files;
};

void TestNothingLost::whatWasChangedStaysWithinReach_data()
{
    QTest::addColumn<bool>("isNamed");
    QTest::addColumn<bool>("isChanged");
    QTest::addColumn<int>("way");
    for (std::size_t way = 0; way < fileWays.size(); ++way) {
        for (const auto& [document, isNamed, isChanged] :
             {std::tuple("an untouched table", false, false),
              std::tuple("a table without a name", false, true), std::tuple("a file", true, false),
              std::tuple("a changed file", true, true)})
            QTest::addRow("examples over %s, then %s", document, fileWays[way].name)
                << isNamed << isChanged << static_cast<int>(way);
    }
}

void TestNothingLost::whatWasChangedStaysWithinReach()
{
    QFETCH(const bool, isNamed);
    QFETCH(const bool, isChanged);
    QFETCH(const int, way);
    leaveATable(*m_files);
    const auto file = isNamed ? std::optional(m_files->withHands()) : std::nullopt;
    StartedWindow test(m_files->folder(), file);
    QVERIFY(test.isReady());
    if (isChanged)
        test.type("9c ");
    const QString hands = test.table();
    changeGuests(test);
    const QString shown = test.table();
    const QString situation = test.odds();
    QVERIFY(shown != hands);
    fileWays[static_cast<std::size_t>(way)].go(test, *m_files);
    QCOMPARE(test.choose("unsavedBox", "discardChangesButton"), isNamed && isChanged);
    QTRY_VERIFY(!test.shown("unsavedBox"));
    const QStringList found = withinReach(test, *m_files);
    QVERIFY2(found.contains(shown), "the hands that were shown");
    QVERIFY2(found.contains(situation), "the situation that was shown");
    QVERIFY2(!isChanged || found.contains(hands), "the hands that waited");
}

void TestNothingLost::whatWaitsGoesUnderRecoverWhenItIsNotSaved()
{
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    const QString hands = test.table();
    test.trigger("flushSampleAction");
    test.press(Qt::Key_N, Qt::ControlModifier);
    const auto* box = test.shown("unsavedBox");
    QVERIFY(box);
    QCOMPARE(box->text(),
             QStringLiteral("Your own hands in “a.showdown” have changes that are not saved."));
    QCOMPARE(box->informativeText(),
             QStringLiteral("Without saving, your own hands stay under File › Recover."));
    QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
    QCOMPARE(contentOf(m_files->path()), QByteArray(handsFile));
    QVERIFY(test.entries("recoverMenu").startsWith(QStringLiteral("&1 a.showdown, ")));
    test.trigger("recoverTable1Action");
    QCOMPARE(test.table(), hands);
    QCOMPARE(test.title(), QStringLiteral("a.showdown[*] — Showdown"));
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_N, Qt::ControlModifier); // now they are seen
    QCOMPARE(test.shown("unsavedBox")->informativeText(),
             QStringLiteral("Without saving they are lost."));
}

void TestNothingLost::whatNewPutsAwayCanBeRecovered_data()
{
    QTest::addColumn<bool>("isSample");
    QTest::newRow("hands without a name") << false;
    QTest::newRow("a changed sample, with no hands of one's own") << true;
}

/// Also when the undo step that would bring it back has gone.
void TestNothingLost::whatNewPutsAwayCanBeRecovered()
{
    QFETCH(const bool, isSample);
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    if (isSample)
        test.trigger("flushSampleAction");
    test.trigger("clearPlayerAction");
    const QString hands = test.table();
    test.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(!test.shown("unsavedBox"));
    QVERIFY(test.table() != hands);
    test.press(Qt::Key_O, Qt::ControlModifier);
    test.typePath("openTableDialog", m_files->withHands("b.showdown"));
    QVERIFY2(withinReach(test, *m_files).contains(hands), qPrintable(hands));
}

/// However often: the tables under Recover are counted.
void TestNothingLost::newAndUndoPutNoOtherTableOut()
{
    QString first;
    {
        StartedWindow test(m_files->folder());
        QVERIFY(test.isReady());
        test.trigger("clearPlayerAction");
        first = test.table();
        test.press(Qt::Key_N, Qt::ControlModifier);
        test.type("Ks");
        for (int time = 0; time < 12; ++time) {
            test.press(Qt::Key_N, Qt::ControlModifier);
            test.press(Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(m_files->kept().size(), 3); // those, the king, and what the window shows
    }
    StartedWindow next(m_files->folder());
    QVERIFY(withinReach(next, *m_files).contains(first));
}

void TestNothingLost::theNextStartShowsWhatNewLeft_data()
{
    QTest::addColumn<bool>("isOdds");
    QTest::newRow("no cards") << false;
    QTest::newRow("the hands in Compare, as the situation was emptied") << true;
}

/// Also when there was nothing more to empty, and after a kill.
void TestNothingLost::theNextStartShowsWhatNewLeft()
{
    QFETCH(const bool, isOdds);
    const auto killed = std::make_unique<StartedWindow>(m_files->folder());
    QVERIFY(killed->isReady());
    killed->trigger("clearPlayerAction");
    if (isOdds)
        killed->press(Qt::Key_4, Qt::ControlModifier);
    for (int time = 0; time < 3; ++time)
        killed->press(Qt::Key_N, Qt::ControlModifier);
    const QString shown = killed->table();
    const QStringList kept = m_files->kept();
    QTemporaryDir copy; // a kill leaves the files as they are, and no lock
    for (const QString& name : kept)
        QVERIFY(QFile::copy(m_files->path("tables") + u'/' + QFileInfo(name).fileName(),
                            copy.filePath(QFileInfo(name).fileName())));
    tables::Autosave others(copy.path());
    const auto left = others.left().tables;
    QCOMPARE(std::ranges::count_if(
                 left, [](const tables::LeftTable& each) { return !each.table.isLeft; }),
             1);
    for (const tables::LeftTable& each : left) {
        if (!each.table.isLeft)
            QCOMPARE(describe(each.table.file.tables.front().table), shown);
    }
}

void TestNothingLost::anExampleIsSavedBeforeAnythingIsAsked()
{
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    const QString hands = test.table();
    test.trigger("flushSampleAction");
    const QString example = test.table();
    const auto save = [&] {
        test.press(Qt::Key_S, Qt::ControlModifier);
        return !test.shown("unsavedBox")
               && test.typePath("saveTableDialog", m_files->path("flush.showdown"));
    };
    QVERIFY(save());
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QVERIFY(!QFile::exists(m_files->path("flush.showdown")));
    QCOMPARE(test.table(), example);
    QVERIFY(save());
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QCOMPARE(m_files->tableIn(m_files->path()), hands);
    QCOMPARE(m_files->tableIn(m_files->path("flush.showdown")), example);
    QCOMPARE(test.title(), QStringLiteral("flush.showdown[*] — Showdown"));
}

void TestNothingLost::anExampleInTheOwnFileLeavesTheOwnHands()
{
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    const QString hands = test.table();
    test.trigger("flushSampleAction");
    const QString example = test.table();
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.typePath("saveTableDialog", m_files->path()));
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    QCOMPARE(m_files->tableIn(m_files->path()), example);
    test.entries("recoverMenu");
    test.trigger("recoverTable1Action");
    QCOMPARE(test.table(), hands);
}

#ifdef Q_OS_UNIX
void TestNothingLost::anExampleInTheOwnFileDoesNotLoseHandsThatTheDiskRefuses()
{
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    std::optional<FullDisk> full(1200);
    giveLongNote(test);
    test.trigger("flushSampleAction");
    const QString example = test.table();
    const auto saveOver = [&] {
        test.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(test.typePath("saveTableDialog", m_files->path()));
        QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    };
    saveOver();
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QCOMPARE(contentOf(m_files->path()), QByteArray(handsFile));
    QCOMPARE(test.table(), example);
    saveOver();
    full.reset();
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(test.typePath("saveTableDialog", m_files->path())); // which is to be overwritten
    QCOMPARE(test.table(), example);
    QVERIFY(m_files->tableIn(m_files->path()) != example);
    saveOver();
    QCOMPARE(m_files->tableIn(m_files->path()), example);
}

/// Beside a changed example that it takes.
void TestNothingLost::ownHandsThatTheDiskRefusesAreAskedAbout()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    const FullDisk full(1200);
    giveLongNote(test);
    test.trigger("flushSampleAction");
    test.trigger("clearPlayerAction");
    QTRY_COMPARE(m_files->kept().size(), 1); // the example
    QVERIFY(!test.window().close());
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QVERIFY(test.window().isVisible());
}
#endif

void TestNothingLost::anExampleThatCannotBeKeptIsAskedAbout_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way : {"new", "close", "close and save", "back", "sample", "lesson", "odds"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestNothingLost::anExampleThatCannotBeKeptIsAskedAbout()
{
    QFETCH(const QString, way);
    QVERIFY(!tables::saveFile(m_files->path("tables"), "a file where the folder should be"));
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.trigger("flushSampleAction");
    test.trigger("clearPlayerAction");
    const QString example = test.table();
    if (way == QLatin1String("lesson"))
        readAnExample(test);
    else if (way == QLatin1String("odds"))
        test.press(Qt::Key_4, Qt::ControlModifier);
    const QString view = test.window().view().name();
    const auto go = [&] {
        if (way == QLatin1String("new"))
            test.press(Qt::Key_N, Qt::ControlModifier);
        else if (way.startsWith(QLatin1String("close")))
            test.window().close();
        else if (way == QLatin1String("sample"))
            test.trigger("full-houseSampleAction");
        else if (way == QLatin1String("lesson"))
            test.press(Qt::Key_Return, Qt::ControlModifier);
        else if (way == QLatin1String("odds"))
            test.trigger("compareHandsAction");
        else
            test.click(test.find<QPushButton>(QStringLiteral("guestBackButton")));
    };
    go();
    const auto* box = test.shown("unsavedBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("You have changed the hands that Compare shows, and they "
                                         "cannot be kept."));
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QCOMPARE(test.table(), example);
    QVERIFY(test.window().isVisible());
    QCOMPARE(test.window().view().name(), view);
    go();
    if (way == QLatin1String("close")) {
        QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
        QVERIFY(!test.window().isVisible());
        return;
    }
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(test.typePath("saveTableDialog", m_files->path("flush.showdown")));
    QCOMPARE(m_files->tableIn(m_files->path("flush.showdown")), example);
    QVERIFY(!test.shown("unsavedBox"));
    if (way == QLatin1String("close and save"))
        QVERIFY(!test.window().isVisible());
    else
        QVERIFY(test.table() != example); // what was asked for is shown
}

void TestNothingLost::ofTwoExamplesThatCannotBeKeptEachIsAskedAbout()
{
    QVERIFY(!tables::saveFile(m_files->path("tables"), "a file where the folder should be"));
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    changeGuests(test);
    const QString situation = test.odds();
    test.window().close();
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(test.typePath("saveTableDialog", m_files->path("first.showdown")));
    QTRY_VERIFY(test.shown("unsavedBox"));
    QVERIFY(test.window().isVisible());
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QCOMPARE(test.odds(), situation);
}

void TestNothingLost::ownHandsWithoutAFileAreToldFromTheExample()
{
    QVERIFY(!tables::saveFile(m_files->path("tables"), "a file where the folder should be"));
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.trigger("clearPlayerAction");
    test.trigger("flushSampleAction");
    test.press(Qt::Key_N, Qt::ControlModifier);
    const auto* box = test.shown("unsavedBox");
    QVERIFY(box);
    QCOMPARE(box->text(),
             QStringLiteral("Your own hands are in no file, and they cannot be kept."));
}

/// Those of the situation that a first start shows, and of another one of the program.
void TestNothingLost::comparedHandsHaveTheirTitleInEveryLanguage()
{
    const auto english = qScopeGuard([] { speak("en"); });
    for (const auto& [situation, title] :
         {std::pair("", "Straight against a flush draw"),
          std::pair("combined-drawSituationAction",
                    "Straight and flush draw against the top pair")}) {
        QVERIFY(speak("en"));
        StartedWindow test(m_files->folder());
        QVERIFY(test.isReady());
        test.press(Qt::Key_4, Qt::ControlModifier);
        if (qstrlen(situation) > 0)
            test.trigger(situation);
        test.trigger("compareHandsAction");
        QCOMPARE(test.window().view().name(), QStringLiteral("compare"));
        QCOMPARE(test.title(), QLatin1String(title) + QStringLiteral(" — Showdown"));
        QVERIFY(speak("de"));
        QTRY_VERIFY2(test.title().contains(QStringLiteral("gegen")), qPrintable(test.title()));
    }
}

SHOWDOWN_TEST(TestNothingLost)
#include "tst_nothinglost.moc"
