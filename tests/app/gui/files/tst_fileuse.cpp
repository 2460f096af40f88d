// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/savefile.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/testprogram.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWindow>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A file with hands, with a situation of Odds, or with both.
QByteArray fileWith(bool hands, bool situation)
{
    QByteArray file = R"({"showdown": 1, "title": null,
 "rules": {"preset": "series", "changed": {}}, "lens": null,
 "players": [{"name": null, "cards": [HAND]}, {"name": null, "cards": [null, null, null, null, null]}])";
    file.replace("HAND",
                 hands ? R"("Kh", "Kd", "9c", "5s", null)" : "null, null, null, null, null");
    if (situation)
        file += R"(,
 "odds": {"rules": {"preset": "standard", "changed": {}}, "board": [null, null, null, null, null],
  "dead": [], "players": [{"name": null, "hole": ["As", "Ks"]}, {"name": null, "hole": [null, null]}]})";
    return file + '}';
}

/// Drags files over a widget and drops them; true if the widget or one around it accepts them.
bool dropOn(QWidget& widget, const QStringList& paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const QPoint middle = widget.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &drop);
    return drop.isAccepted();
}

} // namespace

/// New, open, save, recent and drop, by keys and by mouse.
class TestFileUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void aTableIsSavedAndOpenedByKeys();
    void bothViewsMakeItModified();
    void unknownKeysSurvive();
    void otherTablesOfAFileSurvive();
    void openingIsNoUndoStep();
    void newAsksAboutAChangedFile();
    void newIsAnUndoStepWithoutAFile();
    void theTitleShowsANameAsItIs();
    void aLessonIsNoTable();
    void aNameIsAskedForOnce();
    void aFolderThatIsGoneIsNoFileName();
    void recentFilesAreListed();
    void recentFilesAreThoseOfAllWindows();
    void aDroppedFileIsOpened();
    void whatIsOpenedIsShown_data();
    void whatIsOpenedIsShown();
    void whatIsDroppedAndNoTableIsLeftAlone();
    void aChangedFileIsNotOverwrittenUnseen();
    void aRemovedFileIsNotMadeAnewUnseen();

private:
    QString path(const char* name = "a.showdown") const { return m_files->path(name); }
    QString withHands(const char* name = "a.showdown") const { return m_files->withHands(name); }

    std::unique_ptr<FilesFolder> m_files;
};

void TestFileUse::aTableIsSavedAndOpenedByKeys()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString built = test.table();
    QCOMPARE(test.title(), QStringLiteral("Showdown"));
    QVERIFY(!test.window().isWindowModified());
    test.press(Qt::Key_S, Qt::ControlModifier); // it has no name yet
    const auto* dialog = test.shown<QFileDialog>("saveTableDialog");
    QVERIFY(dialog);
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Save as"));
    QVERIFY(test.typePath("saveTableDialog", path("kings"))); // the suffix is added
    QCOMPARE(m_files->tableIn(path("kings.showdown")), built);
    QCOMPARE(test.title(), QStringLiteral("kings.showdown[*] — Showdown"));
    QCOMPARE(test.window().windowFilePath(), path("kings.showdown"));
    QVERIFY(!test.window().isWindowModified());

    test.type("4s ");
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!test.window().isWindowModified());
    test.press(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!test.window().isWindowModified());
    const QString changed = test.table();
    QCOMPARE(m_files->tableIn(path("kings.showdown")), changed);
    test.press(Qt::Key_Z, Qt::ControlModifier); // before it was saved
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_S, Qt::ControlModifier);

    withHands();
    test.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(test.typePath("openTableDialog", path()));
    QCOMPARE(test.table(), QString::fromLatin1(handsOfFile));
    QCOMPARE(test.title(), QStringLiteral("a.showdown[*] — Showdown"));
    QCOMPARE(m_files->tableIn(path("kings.showdown")), built);
}

void TestFileUse::bothViewsMakeItModified()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    QVERIFY(test.saveAs(path()));
    QVERIFY(!contentOf(path()).contains("odds")); // Odds was never opened
    test.oddsSession().setName(0, QStringLiteral("Zoë"));
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!test.window().isWindowModified());
    test.type("5s ");
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_4, Qt::ControlModifier); // Odds
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!test.window().isWindowModified());
    const auto file = std::get<tables::TableFile>(readTableFile(path()));
    QCOMPARE(file.part(tables::oddsKey)->names[0], QStringLiteral("Zoë"));
    QCOMPARE(describe(file.table), test.table());

    StartedWindow other(m_files->folder(), path());
    QCOMPARE(other.table(), test.table());
    QCOMPARE(other.oddsSession().names(), test.oddsSession().names());
    QCOMPARE(other.title(), QStringLiteral("a.showdown[*] — Showdown"));
}

void TestFileUse::unknownKeysSurvive()
{
    StartedWindow test(m_files->folder(), withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    test.press(Qt::Key_S, Qt::ControlModifier);
    const QByteArray text = contentOf(path());
    QVERIFY(text.contains(R"("by": "Ann")"));
    QVERIFY(text.contains(R"("seat":4)"));
    QVERIFY(text.contains("\"9c\""));
    QVERIFY(!text.contains("autosave"));
}

void TestFileUse::otherTablesOfAFileSurvive()
{
    const QByteArray several =
        contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"));
    QVERIFY(!tables::saveFile(path(), several));
    {
        StartedWindow test(m_files->folder(), path());
        QVERIFY(test.isReady());
        QCOMPARE(test.table(), QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h"));
        QVERIFY(!test.window().isWindowModified());
        test.session().setName(0, QStringLiteral("Bob"));
        QVERIFY(test.window().isWindowModified());
    } // as if it were killed: the change is kept
    StartedWindow again(m_files->folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.document().path(), path());
    QVERIFY(again.window().isWindowModified());
    again.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(contentOf(path()), QByteArray(several).replace("Ann\",\"cards", "Bob\",\"cards"));
}

void TestFileUse::openingIsNoUndoStep()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    test.oddsSession().clearTable();
    test.window().files().open(withHands());
    QCOMPARE(test.table(), QString::fromLatin1(handsOfFile));
    QVERIFY(!test.find<QAction>(QStringLiteral("undoAction"))->isEnabled());
    QVERIFY(!test.oddsSession().undoStack().canUndo());
    QVERIFY(test.oddsSession().table() == OddsSession().table()); // as in a first start
    QCOMPARE(test.playerText(1, QStringLiteral("Name")), QStringLiteral("Zoë"));
    test.type("4d ");
    QCOMPARE(test.row(1), QStringLiteral("Kh 4d * - -")); // the first empty slot was the next
}

void TestFileUse::newAsksAboutAChangedFile()
{
    StartedWindow test(m_files->folder(), withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    const QString changed = test.table();
    test.press(Qt::Key_N, Qt::ControlModifier);
    auto* box = test.shown("unsavedBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("“a.showdown” has changes that are not saved."));
    QTest::keyClick(box, Qt::Key_Escape);
    QCOMPARE(test.table(), changed);
    QCOMPARE(test.document().path(), path());

    test.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - -"));
    QCOMPARE(test.odds(), QStringLiteral("- - | - - | - -"));
    QCOMPARE(test.title(), QStringLiteral("Showdown"));
    QVERIFY(!test.session().undoStack().canUndo());
    QCOMPARE(m_files->tableIn(path()), QString::fromLatin1(handsOfFile));

    test.window().files().open(path());
    test.type("9c ");
    test.press(Qt::Key_N, Qt::ControlModifier);
    QTest::keyClick(test.shown("unsavedBox"), Qt::Key_Return); // saving is the first choice
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - -"));
    QCOMPARE(m_files->tableIn(path()), changed);
    test.window().files().open(path());
    test.press(Qt::Key_N, Qt::ControlModifier); // nothing to ask
    QVERIFY(!test.shown("unsavedBox"));
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - -"));
}

void TestFileUse::newIsAnUndoStepWithoutAFile()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    const QString before = test.table();
    const QString oddsBefore = test.odds();
    test.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - - | - - - - -"));
    QCOMPARE(test.odds(), oddsBefore);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.table(), before);
    test.press(Qt::Key_4, Qt::ControlModifier); // Odds
    test.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(test.odds(), QStringLiteral("- - | - - | - -"));
    QCOMPARE(test.table(), before);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.odds(), oddsBefore);
}

/// "[*]" in a title is where Qt marks a modified file.
void TestFileUse::theTitleShowsANameAsItIs()
{
    StartedWindow test(m_files->folder(), withHands("a[*]b[*].showdown"));
    QVERIFY(test.isReady());
    const auto shown = [&test] { return test.window().windowHandle()->title(); };
    QVERIFY2(shown().contains(u"a[*]b[*].showdown — "), qPrintable(shown()));
    test.type("9c ");
    QVERIFY2(shown().contains(u"a[*]b[*].showdown* — "), qPrintable(shown()));
    test.press(Qt::Key_2, Qt::ControlModifier); // Learn
    QVERIFY2(shown().contains(u" — a[*]b[*].showdown* — "), qPrintable(shown()));
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY2(shown().contains(u" — a[*]b[*].showdown — "), qPrintable(shown()));
}

void TestFileUse::aLessonIsNoTable()
{
    StartedWindow test(m_files->folder(), withHands());
    QVERIFY(test.isReady());
    test.press(Qt::Key_2, Qt::ControlModifier); // Learn
    QVERIFY2(test.title().endsWith(QStringLiteral(" — a.showdown[*] — Showdown")),
             qPrintable(test.title()));
    QVERIFY(test.saveAs(path("b.showdown")));
    QCOMPARE(m_files->tableIn(path("b.showdown")), QString::fromLatin1(handsOfFile));
    test.window().files().open(withHands());
    QCOMPARE(test.window().view().name(), QStringLiteral("learn"));
}

void TestFileUse::aNameIsAskedForOnce()
{
    StartedWindow test(m_files->folder(), withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    QVERIFY(test.saveAs(path("b.showdown")));
    QCOMPARE(m_files->tableIn(path()), QString::fromLatin1(handsOfFile));
    QCOMPARE(test.title(), QStringLiteral("b.showdown[*] — Showdown"));
    test.type("8c ");
    test.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_files->tableIn(path("b.showdown")), test.table());
    QVERIFY(!test.shown<QFileDialog>("saveTableDialog"));
}

void TestFileUse::aFolderThatIsGoneIsNoFileName()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    QVERIFY(QDir(m_files->folder()).mkdir(QStringLiteral("gone")));
    QVERIFY(test.saveAs(path("gone/a.showdown")));
    QVERIFY(QDir(path("gone")).removeRecursively());
    test.press(Qt::Key_O, Qt::ControlModifier);
    const auto* dialog = test.shown<QFileDialog>("openTableDialog");
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text(), QString());
    QCOMPARE(dialog->directory().absolutePath(), QDir::homePath());
}

void TestFileUse::recentFilesAreListed()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    QCOMPARE(test.entries("recentFilesMenu"), QString());
    for (const char* name : {"a.showdown", "b&c.showdown", "a.showdown"})
        test.window().files().open(withHands(name));
    QVERIFY(test.saveAs(path("d.showdown")));
    const QStringList entries = test.entries("recentFilesMenu").split(QStringLiteral(" | "));
    QCOMPARE(entries.size(), 4);
    QVERIFY(entries[0].startsWith(QStringLiteral("&1 d.showdown [")));
    QVERIFY(entries[1].startsWith(QStringLiteral("&2 a.showdown [")));
    QVERIFY(entries[2].startsWith(QStringLiteral("&3 b&&c.showdown [")));
    QCOMPARE(entries[3], QStringLiteral("&Clear list"));
    test.trigger("recentFile3Action");
    QCOMPARE(test.document().path(), path("b&c.showdown"));

    QVERIFY(QFile::remove(path("a.showdown")));
    test.entries("recentFilesMenu");
    test.trigger("recentFile3Action");
    auto* box = test.shown("fileProblemBox");
    QVERIFY(box);
    QVERIFY2(box->text().startsWith(QStringLiteral("This file could not be opened. ")),
             qPrintable(box->text()));
    QCOMPARE(test.document().path(), path("b&c.showdown"));
    box->close();
    QVERIFY(!test.entries("recentFilesMenu").contains(QStringLiteral("a.showdown")));
    test.trigger("clearRecentFilesAction");
    QCOMPARE(test.entries("recentFilesMenu"), QString());
    QVERIFY(QFile::exists(path("d.showdown")));
}

void TestFileUse::recentFilesAreThoseOfAllWindows()
{
    StartedWindow one(m_files->folder());
    StartedWindow two(m_files->folder());
    one.window().files().open(withHands("a.showdown"));
    two.window().files().open(withHands("b.showdown"));
    QVERIFY(one.entries("recentFilesMenu").startsWith(QStringLiteral("&1 b.showdown [")));
    for (int number = 0; number < 12; ++number) {
        const QByteArray name = QByteArray::number(number) + ".showdown";
        one.window().files().open(withHands(name));
    }
    QCOMPARE(two.entries("recentFilesMenu").count(u'|'), 9); // nine files, and what clears them
}

void TestFileUse::aDroppedFileIsOpened()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    withHands("b.showdown");
    QVERIFY(dropOn(*test.slot(2, 1), {withHands(), path("b.showdown")}));
    QTRY_COMPARE(test.table(), QString::fromLatin1(handsOfFile));
    QCOMPARE(test.document().path(), path());
    test.type("9c ");
    QVERIFY(dropOn(test.window(), {path("b.showdown")}));
    QTRY_VERIFY(test.shown("unsavedBox"));
    QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
    QCOMPARE(test.document().path(), path("b.showdown"));
    test.press(Qt::Key_2, Qt::ControlModifier); // Learn
    QVERIFY(dropOn(test.window().view().widget(), {path()}));
    QTRY_COMPARE(test.document().path(), path());
}

void TestFileUse::whatIsOpenedIsShown_data()
{
    QTest::addColumn<Qt::Key>("view");
    QTest::addColumn<bool>("hands");
    QTest::addColumn<bool>("situation");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, Qt::Key view, bool hands, bool situation,
                        const char* shown) {
        QTest::newRow(name) << view << hands << situation << QString::fromLatin1(shown);
    };
    row("hands, in Odds", Qt::Key_4, true, false, "compare");
    row("hands, in Learn", Qt::Key_2, true, false, "learn");
    row("a situation, in Compare", Qt::Key_1, false, true, "odds");
    row("both, in Odds", Qt::Key_4, true, true, "odds");
    row("both, in Compare", Qt::Key_1, true, true, "compare");
    row("neither, in Odds", Qt::Key_4, false, false, "odds");
}

/// By a dialog, by a drop, as a recent file, and recovered.
void TestFileUse::whatIsOpenedIsShown()
{
    QFETCH(const Qt::Key, view);
    QFETCH(const bool, hands);
    QFETCH(const bool, situation);
    QFETCH(const QString, shown);
    QVERIFY(!tables::saveFile(path(), fileWith(hands, situation)));
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    QString said;
    connect(&test.window().files(), &FileCommands::said, this,
            [&said](const QString& message) { said = message; });
    const auto showsIt = [&] {
        return test.window().view().name() == shown
               && said == QStringLiteral("Opened “a.showdown”.");
    };
    test.press(view, Qt::ControlModifier);
    test.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(test.typePath("openTableDialog", path()));
    QVERIFY(showsIt());

    test.press(view, Qt::ControlModifier);
    said.clear();
    QVERIFY(dropOn(test.window(), {path()}));
    QTRY_VERIFY(showsIt());

    test.press(view, Qt::ControlModifier);
    said.clear();
    test.entries("recentFilesMenu");
    test.trigger("recentFile1Action");
    QVERIFY(showsIt());

    tables::KeptTable kept;
    kept.file = std::get<tables::TableFile>(readTableFile(path()));
    kept.isModified = true;
    kept.isLeft = true;
    tables::Autosave left(path("tables"));
    QVERIFY(!left.write(kept));
    left.leave();
    test.press(view, Qt::ControlModifier);
    test.entries("recoverMenu");
    if (hands || situation) {
        test.trigger("recoverTable1Action");
        QCOMPARE(test.window().view().name(), shown);
    }
}

void TestFileUse::whatIsDroppedAndNoTableIsLeftAlone()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    const QString before = test.table();
    QVERIFY(!tables::saveFile(path("a.txt"), handsFile));
    QVERIFY(!dropOn(*test.slot(2, 1), {path("a.txt")}));
    QVERIFY(!dropOn(test.window(), {path("a.txt")}));
    QCOMPARE(test.table(), before);
    QVERIFY(!test.document().isNamed());
}

void TestFileUse::aChangedFileIsNotOverwrittenUnseen()
{
    StartedWindow test(m_files->folder(), withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    QVERIFY(!tables::saveFile(path(), "of somebody else"));
    test.press(Qt::Key_S, Qt::ControlModifier);
    auto* box = test.shown("overwriteBox");
    QVERIFY(box);
    QCOMPARE(box->text(),
             QStringLiteral("Another program has changed this file since it was opened."));
    QTest::keyClick(box, Qt::Key_Escape);
    QCOMPARE(contentOf(path()), QByteArray("of somebody else"));
    QVERIFY(test.window().isWindowModified());

    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.choose("overwriteBox", "saveElsewhereButton"));
    QVERIFY(test.typePath("saveTableDialog", path("b.showdown")));
    QCOMPARE(contentOf(path()), QByteArray("of somebody else"));
    QCOMPARE(m_files->tableIn(path("b.showdown")), test.table());

    QVERIFY(!tables::saveFile(path("b.showdown"), "of somebody else"));
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    QCOMPARE(m_files->tableIn(path("b.showdown")), test.table());
    test.type("8c ");
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!test.shown("overwriteBox")); // it is the user's own again
}

void TestFileUse::aRemovedFileIsNotMadeAnewUnseen()
{
    StartedWindow test(m_files->folder(), withHands());
    QVERIFY(test.isReady());
    QVERIFY(QFile::remove(path()));
    test.press(Qt::Key_S, Qt::ControlModifier);
    auto* box = test.shown("overwriteBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("This file was deleted or moved since it was opened."));
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(!QFile::exists(path()));
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    QCOMPARE(m_files->tableIn(path()), QString::fromLatin1(handsOfFile));
}

SHOWDOWN_TEST(TestFileUse)
#include "tst_fileuse.moc"
