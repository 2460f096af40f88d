// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/stripview.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/session/samples.h"
#include "core/cases/seededrandom.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr auto altShift = Qt::KeyboardModifiers(Qt::AltModifier).setFlag(Qt::ShiftModifier);

/// A window with the file of three tables, and what a person sees of them.
class StripTest : public StartedWindow
{
public:
    using StartedWindow::StartedWindow;

    StripView* strip() { return find<StripView>(QStringLiteral("tableStrip")); }

    /// "1  Two queens | 2 | [3  Jacks wild]": the shown one in brackets, a chosen one with a star.
    QString tables()
    {
        if (!strip()->isVisible())
            return QStringLiteral("hidden");
        QStringList words;
        const QAbstractItemModel& all = *strip()->model();
        for (int row = 0; row < all.rowCount(); ++row) {
            const QModelIndex index = all.index(row, 0);
            const bool isShown = index == strip()->currentIndex();
            QString word = index.data().toString();
            if (strip()->selectionModel()->isSelected(index) && !isShown)
                word += u'*';
            words << (isShown ? u'[' + word + u']' : word);
        }
        return words.join(QStringLiteral(" | "));
    }

    void clickTable(int number, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(strip()->viewport(), Qt::LeftButton, modifiers, placeOf(number));
        QCoreApplication::processEvents();
    }

    QPoint placeOf(int number)
    {
        return strip()->visualRect(strip()->model()->index(number - 1, 0)).center();
    }

    /// Loads all examples of the first lesson that has several, and returns its title.
    QString openExamples()
    {
        window().showView(QStringLiteral("learn"));
        auto& learn = dynamic_cast<LearnView&>(window().view());
        auto* load = find<QToolButton>(QStringLiteral("loadAllExamplesButton"));
        for (int lesson = 0; lesson < 12 && !(load->isVisible() && load->isEnabled()); ++lesson) {
            learn.open(lesson);
            QCoreApplication::processEvents();
        }
        const QString title = learn.current()->title;
        click(load);
        QCoreApplication::processEvents();
        return title;
    }

    QByteArray content() { return tables::tableText(document().content()); }

    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Y, Qt::ControlModifier); }
    bool isOn(const char* action) { return find<QAction>(QLatin1String(action))->isEnabled(); }
};

} // namespace

/// Files with several tables in the window.
class TestTablesInARow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init()
    {
        m_files = std::make_unique<FilesFolder>();
        QVERIFY(!tables::saveFile(
            path(), contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"))));
    }

    void oneTableHasNoStrip();
    void clicksAndKeysChoose();
    void whatIsNotTouchedIsSavedTheSame();
    void anUndoGoesToItsTable();
    void aStepOfARemovedTableWaits();
    void deleteIsForTheTablesThere();
    void tablesAreMovedCopiedAndRemoved();
    void newAddsATable();
    void aFileHasUpToSoManyTables();
    void theShownTableComesBack();
    void aStripWithoutANameComesBack();
    void theFileHasATitleToo();
    void nothingTooLargeIsWritten();
    void allExamplesOfALessonAreARow();
    void changedExamplesAreKept();
    void aChangedGuestIsNotAsItCame();
    void examplesInThePlaceOfNothingBecomeOnesOwn();
    void aStepThatIsDoneAgainMakesNoGuestOnesOwn();
    void chosenTablesArePresented();
    void aRemoteGoesThroughAllTables();
    void streetsDealtForAClassGoFromEachTable();
    void tablesBecomeASheetAndALesson();
    void theStripTakesNoMoreThanItNeeds();
    void anythingDoneCanBeUndone();

private:
    QString path(const char* name = "a.showdown") const { return m_files->path(name); }
    QString folder() const { return m_files->folder(); }

    std::unique_ptr<FilesFolder> m_files;
};

void TestTablesInARow::oneTableHasNoStrip()
{
    StripTest test(folder());
    QVERIFY(test.isReady());
    QCOMPARE(test.tables(), QStringLiteral("hidden"));
    QVERIFY(!test.find<QMenu>(QStringLiteral("tablesMenu"))->menuAction()->isVisible());
    test.trigger("addTableAction");
    QCOMPARE(test.tables(), QStringLiteral("1 | [2]"));
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - - | - - - - -"));
    QVERIFY(test.find<QMenu>(QStringLiteral("tablesMenu"))->menuAction()->isVisible());
    test.undo();
    QCOMPARE(test.tables(), QStringLiteral("hidden"));
    QCOMPARE(test.table(), describe(sampleTable()));
}

void TestTablesInARow::clicksAndKeysChoose()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    QCOMPARE(test.tables(), QStringLiteral("[1  Two queens] | 2 | 3  Jacks wild"));
    test.clickTable(3);
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2 | [3  Jacks wild]"));
    QVERIFY(test.table().startsWith(u"Th 8h 4h 2h Jh"));
    QCOMPARE(test.title(), QStringLiteral("Jacks wild — a.showdown[*] — Showdown"));
    QVERIFY(!test.isOn("nextTableAction"));
    test.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | [2] | 3  Jacks wild"));
    QCOMPARE(test.odds(), QStringLiteral("4c 9c | As ? / 7d 5c Kh 8c -"));
    QCOMPARE(test.window().statusBar()->currentMessage(), QStringLiteral("Table 2 of 3"));
    test.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(test.tables(), QStringLiteral("[1  Two queens] | 2 | 3  Jacks wild"));
    QCOMPARE(test.odds(), describe(firstSituation()));
    test.strip()->setFocus();
    test.press(Qt::Key_Right);
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | [2] | 3  Jacks wild"));
    test.clickTable(3, Qt::ShiftModifier);
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2* | [3  Jacks wild]"));
    test.clickTable(1, Qt::ControlModifier);
    QCOMPARE(test.tables(), QStringLiteral("[1  Two queens] | 2* | 3  Jacks wild*"));
    test.press(Qt::Key_Right, Qt::AltModifier);
    test.clickTable(3, Qt::ShiftModifier); // from the shown one on
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2* | [3  Jacks wild]"));
    test.clickTable(1);
    QCOMPARE(test.strip()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Table 1: Two queens"));
    QCOMPARE(test.strip()->model()->index(0, 0).data(Qt::AccessibleDescriptionRole).toString(),
             QStringLiteral("Ask for the third kicker.\nThen for its place."));
    QVERIFY(!test.window().isWindowModified()); // to look is no change
}

void TestTablesInARow::whatIsNotTouchedIsSavedTheSame()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    const QByteArray before = contentOf(path());
    for (const int number : {3, 1, 2, 3})
        test.clickTable(number);
    QVERIFY(test.saveAs(path("b.showdown")));
    QTRY_COMPARE(contentOf(path("b.showdown")), before);
}

void TestTablesInARow::anUndoGoesToItsTable()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    const QByteArray before = test.content();
    test.clickTable(3);
    test.session().setCard({0, 0}, std::nullopt);
    test.clickTable(2);
    test.oddsSession().setCard({1, 1}, std::nullopt);
    test.session().setName(0, QStringLiteral("Zoë"));
    test.clickTable(1);
    test.undo();
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | [2] | 3  Jacks wild"));
    QCOMPARE(test.session().names()[0], QString());
    test.undo();
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2 | [3  Jacks wild]"));
    QVERIFY(test.table().startsWith(u"Th 8h"));
    QVERIFY(test.window().isWindowModified()); // in Odds
    test.clickTable(1);
    test.oddsSession().undoStack().undo();
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | [2] | 3  Jacks wild"));
    QCOMPARE(test.odds(), QStringLiteral("4c 9c | As ? / 7d 5c Kh 8c -"));
    QCOMPARE(test.content(), before);
    QVERIFY(!test.window().isWindowModified());
    test.redo();
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2 | [3  Jacks wild]"));
    QVERIFY(test.table().startsWith(u"- 8h"));
}

/// Odds has its own undo: what was done at a table that is gone is undone when it is back.
void TestTablesInARow::aStepOfARemovedTableWaits()
{
    StripTest test(folder());
    QVERIFY(test.isReady());
    TableSession& session = test.WindowTest::odds();
    const CardTable situation = session.table();
    test.trigger("addTableAction");
    test.press(Qt::Key_Left, Qt::AltModifier);
    session.clearPlayer(0);
    const CardTable cleared = session.table();
    test.trigger("removeTableAction");
    test.press(Qt::Key_4, Qt::ControlModifier);
    const CardTable empty = session.table();
    QVERIFY(!empty.card({0, 0}));
    test.undo();
    QTRY_COMPARE(
        test.window().statusBar()->currentMessage(),
        QStringLiteral("The table of this step was removed; undo in Compare brings it back."));
    QCOMPARE(session.table(), empty);
    QVERIFY(test.isOn("undoAction"));
    test.press(Qt::Key_1, Qt::ControlModifier);
    test.undo();
    QCOMPARE(session.table(), cleared);
    test.press(Qt::Key_4, Qt::ControlModifier);
    test.undo();
    QCOMPARE(session.table(), situation);
}

/// With the focus in the strip Delete removes tables, not a card of the shown one.
void TestTablesInARow::deleteIsForTheTablesThere()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    const QByteArray before = test.content();
    test.find<QWidget>(QStringLiteral("tableStrip"))->setFocus();
    test.press(Qt::Key_Delete);
    QCOMPARE(test.document().tableCount(), 2);
    test.undo();
    QCOMPARE(test.content(), before);
}

void TestTablesInARow::tablesAreMovedCopiedAndRemoved()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    const QByteArray before = test.content();
    test.press(Qt::Key_Right, altShift);
    QCOMPARE(test.tables(), QStringLiteral("1 | [2  Two queens] | 3  Jacks wild"));
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_Right, altShift);
    QCOMPARE(test.tables(), QStringLiteral("1 | 2  Jacks wild | [3  Two queens]"));
    QVERIFY(!test.isOn("moveTableOnAction"));
    test.clickTable(2, Qt::ShiftModifier);
    test.press(Qt::Key_Left, altShift);
    QCOMPARE(test.tables(), QStringLiteral("[1  Jacks wild] | 2  Two queens* | 3"));
    test.trigger("duplicateTableAction");
    QCOMPARE(test.tables(),
             QStringLiteral("1  Jacks wild | [2  Jacks wild] | 3  Two queens | 4  Two queens | 5"));
    test.session().setCard({0, 1}, std::nullopt);
    test.clickTable(4);
    test.clickTable(2, Qt::ControlModifier);
    test.trigger("removeTableAction");
    QCOMPARE(test.tables(), QStringLiteral("1  Jacks wild | [2  Two queens] | 3"));
    test.undo();
    QCOMPARE(test.tables(),
             QStringLiteral("1  Jacks wild | [2  Jacks wild] | 3  Two queens | 4  Two queens | 5"));
    QVERIFY(test.table().startsWith(u"Th - 4h"));
    test.redo();
    test.clickTable(1);
    test.clickTable(2, Qt::ShiftModifier);
    test.clickTable(3, Qt::ShiftModifier);
    QVERIFY(!test.isOn("removeTableAction")); // one stays
    test.clickTable(2, Qt::ShiftModifier);
    test.trigger("removeTableAction");
    QCOMPARE(test.tables(), QStringLiteral("hidden"));
    QVERIFY(test.table().startsWith(u"Kh Kd 5c"));
    QVERIFY(test.saveAs(path("one.showdown")));
    QTRY_VERIFY(contentOf(path("one.showdown")).startsWith("{\n  \"showdown\": 1,"));
    while (test.session().undoStack().canUndo())
        test.undo();
    QCOMPARE(test.content(), before);
}

void TestTablesInARow::newAddsATable()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    test.clickTable(2);
    test.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2 | [3] | 4  Jacks wild"));
    QCOMPARE(test.session().rules().preset, Preset::standard); // as the table before
    const QByteArray before = test.content();
    test.openExamples();
    test.session().showGuest(sampleTable(), {});
    test.press(Qt::Key_N, Qt::ControlModifier); // one's own tables wait
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens | 2 | 3 | [4] | 5  Jacks wild"));
    test.undo();
    QCOMPARE(test.content(), before);
    test.trigger("newFileAction");
    QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
    QCOMPARE(test.tables(), QStringLiteral("hidden"));
    QVERIFY(!test.document().isNamed());
    QVERIFY(!test.session().undoStack().canUndo());
}

void TestTablesInARow::aFileHasUpToSoManyTables()
{
    StripTest test(folder());
    QVERIFY(test.isReady());
    for (int count = 1; count < tables::mostTables; ++count)
        test.trigger("addTableAction");
    QCOMPARE(test.document().tableCount(), tables::mostTables);
    test.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(test.document().tableCount(), tables::mostTables);
    QCOMPARE(test.window().statusBar()->currentMessage(),
             QStringLiteral("A file has at most 200 tables."));
}

void TestTablesInARow::theShownTableComesBack()
{
    {
        StripTest test(folder(), path());
        QVERIFY(test.isReady());
        test.clickTable(3);
        QVERIFY(test.window().close());
    }
    {
        StripTest again(folder());
        QVERIFY(again.isReady());
        QCOMPARE(again.tables(), QStringLiteral("1  Two queens | 2 | [3  Jacks wild]"));
        QVERIFY(!again.window().isWindowModified());
        again.session().setCard({0, 0}, std::nullopt);
        again.clickTable(2);
        QTest::qWait(400); // until it is kept
    }                      // ends without being closed, as by a kill
    StripTest again(folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.tables(), QStringLiteral("1  Two queens | [2] | 3  Jacks wild"));
    QVERIFY(again.window().isWindowModified());
    again.clickTable(3);
    QVERIFY(again.table().startsWith(u"- 8h"));
    again.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(contentOf(path()).contains("\"by\": \"Ann\""));
    QVERIFY(contentOf(path()).contains(R"([null,"8h","4h","2h","Jh"])"));
}

void TestTablesInARow::aStripWithoutANameComesBack()
{
    QByteArray built;
    {
        StripTest test(folder());
        QVERIFY(test.isReady());
        test.trigger("addTableAction");
        test.type("9c ");
        built = test.content();
        QVERIFY(test.window().close()); // no question
    }
    StripTest again(folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.tables(), QStringLiteral("1 | [2]"));
    QCOMPARE(again.content(), built);
    again.trigger("newFileAction"); // no question: it can be recovered
    QCOMPARE(again.tables(), QStringLiteral("hidden"));
    QVERIFY(again.entries("recoverMenu").contains(u'9'));
    again.trigger("recoverTable1Action");
    QCOMPARE(again.tables(), QStringLiteral("1 | [2]"));
    QCOMPARE(again.content(), built);
}

void TestTablesInARow::theFileHasATitleToo()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    const QByteArray before = test.content();
    test.trigger("propertiesAction");
    auto* dialog = test.shown<QDialog>("propertiesDialog");
    QVERIFY(dialog);
    auto* title = dialog->findChild<QLineEdit*>(QStringLiteral("fileTitleField"));
    QCOMPARE(title->text(), QStringLiteral("Week 3"));
    title->setText(QStringLiteral("Week 4"));
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("tableNoteField"))
        ->setPlainText(QStringLiteral("Wait."));
    dialog->accept();
    QCOMPARE(test.document().stripTitle(), QStringLiteral("Week 4"));
    QCOMPARE(test.document().note(), QStringLiteral("Wait."));
    const QByteArray after = test.content();
    test.undo(); // one step
    QCOMPARE(test.content(), before);
    QVERIFY(!test.isOn("undoAction"));
    test.redo();
    QCOMPARE(test.content(), after);
}

void TestTablesInARow::nothingTooLargeIsWritten()
{
    QByteArray large = contentOf(path());
    large.replace("\"Ann\"\n}",
                  '"' + QByteArray(tables::largestTableFile - large.size(), 'x') + "\"\n}");
    QVERIFY(!tables::saveFile(path(), large));
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    QCOMPARE(test.document().tableCount(), 3);
    test.session().setProperties({}, QStringLiteral("x").repeated(CardTable::longestNote));
    test.press(Qt::Key_S, Qt::ControlModifier);
    auto* box = test.shown("saveFaultBox");
    QVERIFY(box);
    QVERIFY2(box->text().contains(u"larger than 1 MB"), qPrintable(box->text()));
    QCOMPARE(contentOf(path()), large);
    QVERIFY(test.window().isWindowModified());
}

void TestTablesInARow::allExamplesOfALessonAreARow()
{
    StripTest test(folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString own = test.table();
    const QString title = test.openExamples();
    QCOMPARE(test.window().view().name(), QStringLiteral("compare"));
    QVERIFY(test.document().tableCount() > 1);
    QVERIFY(test.strip()->isVisible());
    QCOMPARE(test.text(QStringLiteral("guestBarLabel")),
             QStringLiteral("Examples from “%1”. Your hands are kept.").arg(title));
    const QString first = test.table();
    test.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(test.table() != first);
    QVERIFY(!test.session().undoStack().canUndo());
    QCoreApplication::processEvents();
    test.click(test.find<QPushButton>(QStringLiteral("guestBackButton")));
    QCOMPARE(test.table(), own);
    QCOMPARE(test.tables(), QStringLiteral("hidden"));
    test.undo();
    QVERIFY(test.table() != own); // its steps are there
}

void TestTablesInARow::changedExamplesAreKept()
{
    QByteArray changed;
    {
        StripTest test(folder());
        QVERIFY(test.isReady());
        test.type("3s ");
        test.openExamples();
        test.press(Qt::Key_Right, Qt::AltModifier);
        test.session().setCard({0, 0}, std::nullopt);
        changed = tables::tableText(test.document().fileOf(test.session()));
        QVERIFY(changed.contains("[null,"));
        QCoreApplication::processEvents();
        test.click(test.find<QPushButton>(QStringLiteral("guestBackButton")));
        QCOMPARE(test.tables(), QStringLiteral("hidden"));
        QVERIFY(test.entries("recoverMenu").contains(u"&1"));
        test.trigger("recoverTable1Action");
        QCOMPARE(test.content(), changed);
        QVERIFY(test.strip()->isVisible());
    }
}

/// Also of an example that came alone, and of a table that was put beside it.
void TestTablesInARow::aChangedGuestIsNotAsItCame()
{
    StripTest test(folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    Guest guest;
    guest.title = [] { return QStringLiteral("A sample"); };
    test.session().showGuest(sampleTable(), guest);
    test.trigger("addTableAction");
    QCOMPARE(test.tables(), QStringLiteral("1 | [2]"));
    for (const Qt::Key back : {Qt::Key_Left, Qt::Key_Right}) {
        const Qt::Key away = back == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left;
        test.press(back, Qt::AltModifier);
        QVERIFY(test.session().hasGuestCards());
        test.session().setCard({1, 0}, Card(Rank::three, Suit::clubs));
        test.press(away, Qt::AltModifier);
        test.press(back, Qt::AltModifier);
        QVERIFY(test.session().guest());
        QVERIFY(!test.session().hasGuestCards());
    }
}

void TestTablesInARow::examplesInThePlaceOfNothingBecomeOnesOwn()
{
    QByteArray changed;
    {
        StripTest test(folder());
        QVERIFY(test.isReady());
        test.openExamples();
        test.press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(test.session().guest());
        test.session().setCard({0, 0}, std::nullopt);
        QVERIFY(!test.session().guest());
        test.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(test.document().isOfSeveral());
        test.undo();
        QCOMPARE(test.document().shownTable(), 1);
        test.redo();
        changed = test.content();
        QVERIFY(test.window().close());
    }
    StripTest again(folder());
    QVERIFY(again.isReady());
    QCOMPARE(again.content(), changed);
    QCOMPARE(again.document().shownTable(), 1);
}

/// Although one's own tables, beside which the guest was changed, are undone meanwhile.
void TestTablesInARow::aStepThatIsDoneAgainMakesNoGuestOnesOwn()
{
    StripTest test(folder());
    QVERIFY(test.isReady());
    test.trigger("addTableAction");
    test.oddsSession().showGuest(firstSituation(), {}, [] {});
    test.oddsSession().setCard({0, 0}, std::nullopt);
    QVERIFY(test.oddsSession().guest());
    const QByteArray content = test.content();
    test.session().undoStack().undo();
    test.oddsSession().undoStack().undo();
    test.oddsSession().undoStack().redo();
    test.session().undoStack().redo();
    QVERIFY(test.oddsSession().guest());
    QCOMPARE(test.content(), content);
}

void TestTablesInARow::chosenTablesArePresented()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    test.clickTable(3);
    test.clickTable(1, Qt::ControlModifier);
    test.trigger("presentTablesAction");
    test.window().resize(1280, 770);
    QCoreApplication::processEvents();
    QCOMPARE(test.tables(), QStringLiteral("hidden"));
    QCOMPARE(test.document().shownTable(), 0);
    for (int reveal = 0; reveal < 2; ++reveal)
        test.press(Qt::Key_PageDown);
    QVERIFY(!test.window().view().keepsBack());
    test.press(Qt::Key_PageDown);
    QCOMPARE(test.document().shownTable(), 2); // the second was not chosen
    QVERIFY(test.window().view().keepsBack());
    test.press(Qt::Key_PageUp);
    QCOMPARE(test.document().shownTable(), 0);
    test.press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(test.document().shownTable(), 2);
    for (int more = 0; more < 4; ++more)
        test.press(Qt::Key_PageDown);
    QCOMPARE(test.document().shownTable(), 2);
    test.press(Qt::Key_Escape);
    QCOMPARE(test.tables(), QStringLiteral("1  Two queens* | 2 | [3  Jacks wild]"));
    test.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(test.document().shownTable(), 1);
}

void TestTablesInARow::aRemoteGoesThroughAllTables()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    test.press(Qt::Key_F11);
    test.window().resize(1280, 770);
    QCoreApplication::processEvents();
    const auto* forward = test.find<QToolButton>(QStringLiteral("presentForwardButton"));
    int turned = 0;
    for (int presses = 0; presses < 300 && forward->isEnabled(); ++presses) {
        const int table = test.document().shownTable();
        const bool wasRun = test.window().view().wantsWideExplanation();
        test.press(Qt::Key_PageDown);
        if (test.document().shownTable() == table)
            continue;
        ++turned;
        QVERIFY(wasRun);
        QVERIFY(!test.window().view().wantsWideExplanation());
        QVERIFY(test.window().view().keepsBack());
        QCOMPARE(test.document().shownTable(), table + 1);
    }
    QCOMPARE(turned, 2);
    QVERIFY(!forward->isEnabled());
    test.press(Qt::Key_PageDown);
    QCOMPARE(test.document().shownTable(), 2);
    for (int presses = 0; presses < 300 && test.document().shownTable() == 2; ++presses)
        test.press(Qt::Key_PageUp);
    QCOMPARE(test.document().shownTable(), 1);
    QVERIFY(test.window().view().keepsBack());
    QVERIFY(forward->isEnabled());
}

void TestTablesInARow::streetsDealtForAClassGoFromEachTable()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    const QByteArray own = test.content();
    test.press(Qt::Key_4, Qt::ControlModifier);
    test.press(Qt::Key_F11);
    for (const int table : {0, 1, 2}) {
        QCOMPARE(test.document().shownTable(), table);
        test.press(Qt::Key_PageDown);
        test.press(Qt::Key_PageDown);
        if (table < 2)
            test.press(Qt::Key_Right, Qt::AltModifier);
    }
    test.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(test.content() != own);
    test.press(Qt::Key_F11);
    QCOMPARE(test.document().shownTable(), 1);
    test.press(Qt::Key_1, Qt::ControlModifier);
    test.clickTable(1);
    QCOMPARE(QString::fromUtf8(test.content()), QString::fromUtf8(own));
    QVERIFY(!test.document().isModified());
}

void TestTablesInARow::tablesBecomeASheetAndALesson()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    test.trigger("tablesWorksheetAction");
    auto* one = test.shown<QDialog>("worksheetDialog");
    QVERIFY(one);
    QTest::mouseClick(test.find<QPushButton>(QStringLiteral("saveSheetButton")), Qt::LeftButton);
    QVERIFY(test.typePath("exportDialog", path("one.html")));
    QTRY_COMPARE(contentOf(path("one.html")).count("wins?"), 1); // the shown one is chosen
    one->close();
    test.clickTable(3, Qt::ShiftModifier);
    test.trigger("tablesWorksheetAction");
    auto* sheet = test.shown<QDialog>("worksheetDialog");
    QVERIFY(sheet);
    QVERIFY(!test.find<QWidget>(QStringLiteral("sheetKinds"))->isVisible());
    QTest::mouseClick(test.find<QPushButton>(QStringLiteral("saveSheetButton")), Qt::LeftButton);
    QVERIFY(test.typePath("exportDialog", path("sheet.html")));
    QTRY_VERIFY(contentOf(path("sheet.html")).contains("Week 3"));
    const auto questions = contentOf(path("sheet.html")).count("wins?");
    QVERIFY2(questions == 3, qPrintable(QString::number(questions)));
    QVERIFY(!contentOf(path("sheet.html")).contains("showdown-cli")); // no command makes it
    QVERIFY(contentOf(path("sheet-key.html")).contains("Week 3"));
    sheet->close();
    test.clickTable(2);
    test.clickTable(3, Qt::ShiftModifier);
    test.trigger("tablesLessonAction");
    auto* dialog = test.shown<QFileDialog>("newLessonDialog");
    QVERIFY(dialog);
    emit dialog->fileSelected(path("01-week-3"));
    dialog->close();
    QTRY_COMPARE(test.window().statusBar()->currentMessage(),
                 QStringLiteral("The lesson is in “%1”; File › Open lessons in Learn shows it.")
                     .arg(path("01-week-3")));
    QVERIFY(contentOf(path("01-week-3/tasks.json")).contains("\"winner-2\""));
    QVERIFY(!contentOf(path("01-week-3/tasks.json")).contains("\"winner-3\"")); // two are chosen
    QVERIFY(contentOf(path("01-week-3/lesson.md")).contains("## Jacks wild"));
    test.session().setCard({0, 0}, std::nullopt);
    test.trigger("tablesLessonAction");
    QVERIFY(!test.shown<QFileDialog>("newLessonDialog"));
    QCOMPARE(test.window().statusBar()->currentMessage(),
             QStringLiteral("Table 3: a table to ask about has two or three hands of five cards."));
}

void TestTablesInARow::theStripTakesNoMoreThanItNeeds()
{
    StripTest test(folder(), path());
    QVERIFY(test.isReady());
    for (const QSize size : {QSize(1280, 770), QSize(1024, 700), QSize(800, 560)}) {
        test.window().resize(size);
        QCoreApplication::processEvents();
        QVERIFY(test.strip()->height() <= 64);
        QVERIFY(test.slot(1, 1)->height() > 40);
        QCOMPARE(test.strip()->geometry().top(), 0);
    }
}

/// Whatever is done with tables, undoing all of it restores every one, and doing it again, too.
void TestTablesInARow::anythingDoneCanBeUndone()
{
    for (int seed = 1; seed <= trials(30, 5); ++seed) {
        StripTest test(m_files->path(qPrintable(QStringLiteral("seed%1").arg(seed))), path());
        SeededRandom random(static_cast<std::uint32_t>(seed));
        const QByteArray before = test.content();
        for (int step = 0; step < 40; ++step) {
            const int count = test.document().tableCount();
            auto* list = test.strip()->selectionModel();
            const QModelIndex any = test.strip()->model()->index(random.below(count), 0);
            switch (random.below(9)) {
            case 0:
                test.trigger("addTableAction");
                break;
            case 1:
                test.trigger("duplicateTableAction");
                break;
            case 2:
                test.trigger("removeTableAction");
                break;
            case 3:
                test.trigger("moveTableOnAction");
                break;
            case 4:
                list->select(any, QItemSelectionModel::Select);
                break;
            case 5:
                test.session().setCard({0, random.below(5)}, std::nullopt);
                break;
            case 6:
                test.session().setName(0, QString::number(step));
                break;
            default:
                list->setCurrentIndex(any, QItemSelectionModel::ClearAndSelect);
            }
            QCOMPARE(test.document().tableCount(), test.strip()->model()->rowCount());
        }
        const QByteArray after = test.content();
        QUndoStack& stack = test.session().undoStack();
        while (stack.canUndo())
            stack.undo();
        QVERIFY2(test.content() == before, qPrintable(QString::number(seed)));
        while (stack.canRedo())
            stack.redo();
        QVERIFY2(test.content() == after, qPrintable(QString::number(seed)));
    }
}

SHOWDOWN_TEST(TestTablesInARow)
#include "tst_tablesinarow.moc"
