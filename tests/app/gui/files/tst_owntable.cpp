// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A teacher's preparation: hands and a situation, in a file with that name.
constexpr const char* classFile = R"({"showdown": 1, "title": null,
 "rules": {"preset": "series", "changed": {}}, "lens": null,
 "players": [{"name": "Zoë", "cards": ["Kh", "Kd", "9c", "5s", null]},
  {"name": null, "cards": ["2s", "3s", "4d", "5d", "7c"]},
  {"name": "Max", "cards": ["Ah", "Ac", "8d", "6d", "2h"]}],
 "odds": {"rules": {"preset": "standard", "changed": {}}, "board": ["Qs", "9s", "4d", null, null],
  "dead": [], "players": [{"name": null, "hole": ["As", "Ks"]}, {"name": "Max", "hole": ["Qd", "Qc"]}]}})";

/// A window with that file, in which the user has placed one more card in each view, and a lesson.
class Teacher : public StartedWindow
{
public:
    explicit Teacher(const FilesFolder& files)
        : StartedWindow(files.folder(), written(files)), m_path(files.path("class.showdown"))
    {
        for (View* each : window().views()) {
            if (auto* learn = dynamic_cast<LearnView*>(each))
                learn->readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
        }
        window().files().open(files.path("class.showdown")); // which is then a recent one
    }

    void change()
    {
        press(Qt::Key_1, Qt::ControlModifier);
        type("Jc");
        press(Qt::Key_4, Qt::ControlModifier);
        trigger("dealStreetAction");
        press(Qt::Key_1, Qt::ControlModifier);
    }

    QString path() const { return m_path; }
    QByteArray bytes() const { return contentOf(m_path); }
    bool showsCompare() { return window().view().name() == QLatin1String("compare"); }

    /// The cards, rules and names of the current view.
    QString cards() { return window().view().name() == QLatin1String("odds") ? odds() : table(); }

    void readLesson(int number)
    {
        press(Qt::Key_2, Qt::ControlModifier);
        for (int each = 1; each < number; ++each)
            trigger("nextLessonAction");
    }

    /// The visible button with these words in the view, or nullptr.
    QAbstractButton* button(const QString& words)
    {
        QCoreApplication::processEvents();
        const auto buttons = window().view().widget().findChildren<QAbstractButton*>();
        for (QAbstractButton* each : buttons) {
            if (each->isVisible() && each->text().remove(u'&') == words)
                return each;
        }
        return nullptr;
    }

    bool press(const QString& words)
    {
        QAbstractButton* found = button(words);
        if (found)
            click(found);
        return found;
    }
    using StartedWindow::press;

    bool goBack() { return press(QStringLiteral("Back to my hands")); }

    /// What a save would do now: "written", "nothing", or the file name that is proposed.
    QString saved()
    {
        const QByteArray before = bytes();
        press(Qt::Key_S, Qt::ControlModifier);
        if (bytes() != before)
            return QStringLiteral("written");
        auto* dialog = shown<QFileDialog>("saveTableDialog");
        if (!dialog)
            return QStringLiteral("nothing");
        const QString name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
        dialog->reject();
        return name;
    }

private:
    static QString written(const FilesFolder& files)
    {
        if (tables::saveFile(files.path("class.showdown"), classFile))
            qWarning("the file is not written");
        return files.path("class.showdown");
    }

    QString m_path;
};

void drop(QWidget& window, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent dropped(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton,
                       Qt::NoModifier);
    QApplication::sendEvent(&window, &dropped);
    QCoreApplication::processEvents();
}

void paste(Teacher& test, const QString& text)
{
    QApplication::clipboard()->setText(text);
    test.press(Qt::Key_V, Qt::ControlModifier);
}

/// What a person does that brings other cards; the title that the window shows for those in Compare,
/// and the name that is proposed for a file of them.
struct Way
{
    void (*go)(Teacher& test, const FilesFolder& files) = nullptr;
    QString title;
    QString fileName = {};
};

/// Ways that show them beside the user's own cards.
std::vector<std::pair<const char*, Way>> guestWays()
{
    return {
        {"an example is loaded by its button",
         {[](Teacher& test, const FilesFolder&) {
              test.readLesson(2);
              test.click(test.find<QToolButton>(QStringLiteral("example1LoadButton")));
          },
          QStringLiteral("Higher pair decides"), QStringLiteral("higher-pair-decides")}},
        {"an example is loaded by Ctrl+Enter",
         {[](Teacher& test, const FilesFolder&) {
              test.readLesson(2);
              test.press(Qt::Key_Return, Qt::ControlModifier);
          },
          QStringLiteral("Higher pair decides"), QStringLiteral("higher-pair-decides")}},
        {"an example is loaded while Learn is presented",
         {[](Teacher& test, const FilesFolder&) {
              test.readLesson(2);
              test.press(Qt::Key_F11);
              test.press(Qt::Key_Return, Qt::ControlModifier);
              test.press(Qt::Key_F11);
          },
          QStringLiteral("Higher pair decides"), QStringLiteral("higher-pair-decides")}},
        {"an example is stepped through from the text",
         {[](Teacher& test, const FilesFolder&) {
              test.readLesson(2);
              auto* pane = test.find<QTextBrowser>(QStringLiteral("lessonPane"));
              QTextCursor place = pane->document()->find(QStringLiteral("Step through this"));
              place.setPosition(place.selectionStart() + 1);
              pane->setTextCursor(place);
              pane->ensureCursorVisible();
              test.click(pane->viewport(), pane->cursorRect(place).center());
          },
          QStringLiteral("Lower pair decides"), QStringLiteral("lower-pair-decides")}},
        {"the step of an exercise is shown",
         {[](Teacher& test, const FilesFolder&) {
              test.readLesson(2);
              const auto* exercises = test.find<QWidget>(QStringLiteral("lessonExercises"));
              test.find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(1);
              for (int stop = 0; stop < 20 && !exercises->isAncestorOf(QApplication::focusWidget());
                   ++stop)
                  test.press(Qt::Key_F6);
              test.press(Qt::Key_1);
              test.press(Qt::Key_Return, Qt::ControlModifier);
              test.find<QAbstractButton>(QStringLiteral("showStepButton"))->click();
          },
          QStringLiteral("Two pair, exercise 1"), QStringLiteral("two-pair-exercise-1")}},
        {"a situation is loaded",
         {[](Teacher& test, const FilesFolder&) {
              test.readLesson(3);
              test.press(Qt::Key_Return, Qt::ControlModifier);
          },
          {},
          QStringLiteral("a-flush-draw")}},
        {"a sample is opened",
         {[](Teacher& test, const FilesFolder&) { test.trigger("flushSampleAction"); },
          QStringLiteral("Flush: third card decides"), QStringLiteral("flush-third-card-decides")}},
        {"a situation of the samples is opened",
         {[](Teacher& test, const FilesFolder&) {
              test.press(Qt::Key_4, Qt::ControlModifier);
              test.trigger("coin-flipSituationAction");
          },
          {},
          QStringLiteral("a-coin-flip-pair-against-higher-cards")}},
        {"the hands of Odds are compared",
         {[](Teacher& test, const FilesFolder&) {
              test.press(Qt::Key_4, Qt::ControlModifier);
              test.trigger("runOutAction");
              test.trigger("compareHandsAction");
          },
          QStringLiteral("Hands from Odds"), QStringLiteral("hands-from-odds")}},
    };
}

/// Ways that replace the user's own cards, as a step that can be undone.
std::vector<std::pair<const char*, Way>> editWays()
{
    const auto triggers = [](const char* name, auto action) {
        return std::pair<const char*, Way>{name, {action, {}, {}}};
    };
    return {
        triggers("all is dealt",
                 [](Teacher& test, const FilesFolder&) {
                     test.trigger("clearTableAction");
                     test.trigger("undoAction");
                     test.trigger("dealAction");
                     test.trigger("dealAction");
                     test.trigger("undoAction");
                 }),
        triggers("close hands are dealt",
                 [](Teacher& test, const FilesFolder&) { test.trigger("dealCloseAction"); }),
        triggers("hands are pasted",
                 [](Teacher& test, const FilesFolder&) {
                     paste(test, QStringLiteral("2c 2d 2h 3c 3d | 4c 4d 4h 5c 5d"));
                 }),
        triggers(
            "the text of a file is pasted",
            [](Teacher& test, const FilesFolder&) { paste(test, QString::fromUtf8(handsFile)); }),
        triggers("the table is cleared",
                 [](Teacher& test, const FilesFolder&) { test.trigger("clearTableAction"); }),
        triggers("the third player leaves",
                 [](Teacher& test, const FilesFolder&) { test.trigger("twoPlayersAction"); }),
    };
}

/// Ways that replace the whole document.
std::vector<std::pair<const char*, Way>> documentWays()
{
    const auto triggers = [](const char* name, auto action) {
        return std::pair<const char*, Way>{name, {action, {}, {}}};
    };
    return {
        triggers(
            "a new table",
            [](Teacher& test, const FilesFolder&) { test.press(Qt::Key_N, Qt::ControlModifier); }),
        triggers("a file is opened",
                 [](Teacher& test, const FilesFolder& files) {
                     files.withHands("b.showdown");
                     test.press(Qt::Key_O, Qt::ControlModifier);
                     test.typePath("openTableDialog", files.path("b.showdown"));
                 }),
        triggers("a recent file is opened",
                 [](Teacher& test, const FilesFolder&) {
                     test.entries("recentFilesMenu");
                     test.trigger("recentFile1Action");
                 }),
        triggers("a file is dropped",
                 [](Teacher& test, const FilesFolder& files) {
                     drop(test.window(), files.withHands("b.showdown"));
                 }),
        triggers("a table is recovered",
                 [](Teacher& test, const FilesFolder& files) {
                     tables::KeptTable kept;
                     kept.file.tables.front().table = sampleTable();
                     kept.isModified = true;
                     kept.isLeft = true;
                     tables::Autosave left(files.path("tables"));
                     QVERIFY(!left.write(kept));
                     left.leave();
                     test.entries("recoverMenu");
                     test.trigger("recoverTable1Action");
                 }),
        triggers("the window is closed",
                 [](Teacher& test, const FilesFolder&) { test.window().close(); }),
    };
}

void addRows(const std::vector<std::pair<const char*, Way>>& ways)
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("fileName");
    for (const auto& [name, way] : ways)
        QTest::newRow(name) << way.title << way.fileName;
}

Way wayOf(const std::vector<std::pair<const char*, Way>>& ways)
{
    for (const auto& [name, way] : ways) {
        if (qstrcmp(name, QTest::currentDataTag()) == 0)
            return way;
    }
    return {};
}

/// Copies the autosave folder now and then, as a kill would leave it.
QString asKilled(const FilesFolder& files, const QString& folder)
{
    QDir(folder).mkpath(QStringLiteral("tables"));
    for (const QString& name : files.kept())
        QFile::copy(files.path("tables/") + name, folder + QStringLiteral("/tables/") + name);
    return folder;
}

} // namespace

/// With a changed named file open, the user brings other cards in every way: no card is ever lost,
/// and the wrong file is never written or proposed.
class TestOwnTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void aGuestComesBeside_data() { addRows(guestWays()); }
    void aGuestComesBeside();
    void aChangedGuestIsKept_data() { addRows(guestWays()); }
    void aChangedGuestIsKept();
    void anEditIsOneStep_data() { addRows(editWays()); }
    void anEditIsOneStep();
    void anotherDocumentIsAskedFor_data() { addRows(documentWays()); }
    void anotherDocumentIsAskedFor();
    void theWayBackStaysBesideOtherNotices();
    void aGuestOfAGuestLeavesTheOwnHands();
    void aGuestIsSavedIntoAFileOfItsOwn();
    void anUntitledTableStaysWhenAGuestIsSaved();
    void aGuestNeverOverwritesUnasked();
    void aNewTableIsOneStepOfTheOwnHands();
    void whereNothingWaitsNothingIsSaid();
    void whatIsChangedWhereNothingWaitsIsOnesOwn();
    void anUntitledTableWaitsToo();
    void titleAndNoteAreGivenAndSaved();
    void changedGuestsPushNoOwnTableOut();
    void theThirdHandComesBack();
    void aClearedTableBringsNoCardsBack();

private:
    std::unique_ptr<FilesFolder> m_files;
};

void TestOwnTable::aGuestComesBeside()
{
    const Way way = wayOf(guestWays());
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.change();
    const QByteArray bytes = test.bytes();
    const QString hands = test.table();
    way.go(test, *m_files);
    if (test.showsCompare()) // in Odds the way itself may have changed the situation
        QVERIFY(test.table() != hands);
    const QString guest = test.cards();

    QVERIFY2(!test.title().contains(QStringLiteral("class")), qPrintable(test.title()));
    if (!way.title.isEmpty())
        QCOMPARE(test.title(), way.title + QStringLiteral(" — Showdown"));
    QVERIFY(!test.window().isWindowModified());
    QCOMPARE(test.saved(), way.fileName);
    QCOMPARE(test.bytes(), bytes);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.cards(), guest); // the undo stack of the own hands waits, too

    QVERIFY(test.goBack());
    QCOMPARE(test.table(), hands);
    QVERIFY(test.title().endsWith(QStringLiteral("class.showdown[*] — Showdown")));
    QVERIFY(test.window().isWindowModified());
    QVERIFY(!test.button(QStringLiteral("Back to my hands")));
    QCOMPARE(test.entries("recoverMenu"), QString()); // as it came it needs no keeping
    const QString own = test.cards();
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(test.cards() != own); // its steps are there, too
    test.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(test.cards(), own);
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.bytes() != bytes);
    QCOMPARE(m_files->tableIn(test.path()), hands);
}

void TestOwnTable::aChangedGuestIsKept()
{
    const Way way = wayOf(guestWays());
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.change();
    const QByteArray bytes = test.bytes();
    const QString hands = test.table();
    way.go(test, *m_files);
    const bool isCompare = test.showsCompare();
    const QString own = test.odds();
    if (test.window().view().undoStack()->count() > 0)
        QFAIL("the guest has steps of before");
    test.trigger(isCompare ? "clearPlayerAction" : "oddsClearPlayerAction");
    const QString guest = test.cards();
    QVERIFY2(test.title() == QStringLiteral("Showdown"), qPrintable(test.title()));
    const auto* label = test.find<QLabel>(isCompare ? QStringLiteral("guestBarLabel")
                                                    : QStringLiteral("oddsGuestBarLabel"));
    QVERIFY(label);
    QTRY_COMPARE(label->text(), QStringLiteral("Your hands are kept."));
    QTRY_COMPARE(m_files->kept().size(), 2); // what a kill would leave
    {
        const QTemporaryDir folder;
        StartedWindow next(asKilled(*m_files, folder.path()));
        QCOMPARE(next.table(), hands);
        QCOMPARE(next.title(), QStringLiteral("class.showdown[*] — Showdown"));
        QVERIFY(next.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
        next.trigger("recoverTable1Action");
        QVERIFY(next.choose("unsavedBox", "discardChangesButton"));
        QCOMPARE(isCompare ? next.table() : next.odds(), guest);
    }
    QVERIFY(test.goBack());
    QTRY_COMPARE(test.window().statusBar()->currentMessage(),
                 QStringLiteral("What you changed is kept under File › Recover."));
    QCOMPARE(test.table(), hands);
    QCOMPARE(test.bytes(), bytes);
    QVERIFY(isCompare ? test.odds() == own : test.odds() != guest);
    QVERIFY(test.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
}

void TestOwnTable::anEditIsOneStep()
{
    const Way way = wayOf(editWays());
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.change();
    const QByteArray bytes = test.bytes();
    const QString hands = test.table();
    way.go(test, *m_files);
    if (test.table() == hands)
        QCOMPARE(QTest::currentDataTag(), "all is dealt");
    QCOMPARE(test.title(), QStringLiteral("class.showdown[*] — Showdown"));
    QCOMPARE(test.bytes(), bytes);
    if (test.table() != hands)
        test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.table(), hands);
}

/// Both without a guest and with one.
void TestOwnTable::anotherDocumentIsAskedFor()
{
    const Way way = wayOf(documentWays());
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.change();
    const QByteArray bytes = test.bytes();
    const QString hands = test.table();
    for (const char* button : {"cancelButton", "saveChangesButton"}) {
        way.go(test, *m_files);
        QTRY_VERIFY(test.shown("unsavedBox"));
        QVERIFY(test.shown("unsavedBox")->text().contains(QStringLiteral("class.showdown")));
        QCOMPARE(test.bytes(), bytes);
        QVERIFY(test.choose("unsavedBox", button));
        if (qstrcmp(button, "cancelButton") != 0)
            break;
        QCOMPARE(test.table(), hands);
        test.trigger("flushSampleAction");
        test.trigger("clearPlayerAction");
    }
    QCOMPARE(m_files->tableIn(test.path()), hands);
    QVERIFY(!test.window().isVisible() || !test.button(QStringLiteral("Back to my hands")));
    const QTemporaryDir folder;
    StartedWindow next(asKilled(*m_files, folder.path()), std::nullopt, false);
    QVERIFY(next.entries("recoverMenu").startsWith(QStringLiteral("&1 "))); // the changed guest
}

void TestOwnTable::theWayBackStaysBesideOtherNotices()
{
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.change();
    const QString hands = test.table();
    guestWays().front().second.go(test, *m_files);
    QVERIFY(test.button(QStringLiteral("Back to my hands")));
    test.session().setLens(Category::highCard);
    QVERIFY(test.button(QStringLiteral("Back to best rank")));
    QVERIFY(test.goBack());
    QCOMPARE(test.table(), hands);
}

void TestOwnTable::aGuestOfAGuestLeavesTheOwnHands()
{
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.change();
    test.press(Qt::Key_Down);
    const QString hands = test.table();
    const QString focus = test.focusName();
    test.trigger("flushSampleAction");
    test.readLesson(2);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    test.trigger("clearPlayerAction");
    test.trigger("straightSampleAction");
    const auto* label = test.find<QLabel>(QStringLiteral("guestBarLabel"));
    QCOMPARE(label->text(), QStringLiteral("Sample: “Straight: highest card decides”. "
                                           "Your hands are kept."));
    QVERIFY(test.goBack());
    QCOMPARE(test.table(), hands);
    QCOMPARE(test.focusName(), focus); // and where the next card goes
    QVERIFY(test.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
    QVERIFY(!test.entries("recoverMenu").contains(QStringLiteral("&2 ")));
}

void TestOwnTable::aGuestIsSavedIntoAFileOfItsOwn()
{
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    const QByteArray bytes = test.bytes();
    test.trigger("flushSampleAction");
    const QString guest = test.table();
    QCOMPARE(test.saved(), QStringLiteral("flush-third-card-decides"));
    test.trigger("clearPlayerAction");
    QCOMPARE(test.saved(), QStringLiteral("hands")); // no longer those of the sample
    test.trigger("undoAction");
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.typePath("saveTableDialog", m_files->path("flush.showdown")));
    QCOMPARE(m_files->tableIn(m_files->path("flush.showdown")), guest);
    QCOMPARE(test.bytes(), bytes);
    QCOMPARE(test.title(), QStringLiteral("flush.showdown[*] — Showdown"));
    QVERIFY(!test.window().isWindowModified());
    QVERIFY(!test.button(QStringLiteral("Back to my hands")));
    test.press(Qt::Key_Y, Qt::ControlModifier); // it has a separate undo stack
    QVERIFY(test.window().isWindowModified());
    QCOMPARE(test.saved(), QStringLiteral("nothing")); // of class.showdown
    QVERIFY(m_files->tableIn(m_files->path("flush.showdown")) != guest);
}

void TestOwnTable::anUntitledTableStaysWhenAGuestIsSaved()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString hands = test.table();
    test.trigger("flushSampleAction");
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.typePath("saveTableDialog", m_files->path("flush.showdown")));
    QCOMPARE(test.title(), QStringLiteral("flush.showdown[*] — Showdown"));
    test.entries("recoverMenu");
    test.trigger("recoverTable1Action");
    QCOMPARE(test.table(), hands);
}

void TestOwnTable::aGuestNeverOverwritesUnasked()
{
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    const QByteArray bytes = test.bytes();
    test.trigger("flushSampleAction");
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.typePath("saveTableDialog", test.path()));
    QVERIFY(test.choose("overwriteBox", "cancelButton"));
    QCOMPARE(test.bytes(), bytes);
    QVERIFY(test.goBack());
    QCOMPARE(test.title(), QStringLiteral("class.showdown[*] — Showdown"));
}

void TestOwnTable::aNewTableIsOneStepOfTheOwnHands()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString hands = test.table();
    test.trigger("flushSampleAction");
    test.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(test.table() != hands);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.table(), hands);
}

void TestOwnTable::whereNothingWaitsNothingIsSaid()
{
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.trigger("flushSampleAction");
    QCOMPARE(test.title(), QStringLiteral("Flush: third card decides — Showdown"));
    QCOMPARE(test.text(QStringLiteral("guestBarLabel")), QString());
}

void TestOwnTable::whatIsChangedWhereNothingWaitsIsOnesOwn()
{
    QString changed;
    {
        StartedWindow test(m_files->folder());
        QVERIFY(test.isReady());
        test.trigger("flushSampleAction");
        test.trigger("dealPlayerAction");
        test.trigger("clearPlayerAction");
        changed = test.table();
        QCOMPARE(test.title(), QStringLiteral("Showdown"));
        test.trigger("straightSampleAction");
        const auto* label = test.find<QLabel>(QStringLiteral("guestBarLabel"));
        QVERIFY(label->text().endsWith(QStringLiteral("Your hands are kept.")));
    }
    const StartedWindow next(m_files->folder());
    QCOMPARE(next.table(), changed);
}

void TestOwnTable::anUntitledTableWaitsToo()
{
    QString hands;
    {
        StartedWindow test(m_files->folder());
        QVERIFY(test.isReady());
        test.type("3s ");
        hands = test.table();
        test.trigger("flushSampleAction");
        test.trigger("clearPlayerAction");
    }
    StartedWindow next(m_files->folder());
    QCOMPARE(next.table(), hands);
    QVERIFY(next.entries("recoverMenu").startsWith(QStringLiteral("&1 ")));
    QVERIFY(!next.entries("recoverMenu").contains(QStringLiteral("&2 ")));
}

void TestOwnTable::titleAndNoteAreGivenAndSaved()
{
    const auto give = [](StartedWindow& test, const QString& title, const QString& note) {
        test.trigger("propertiesAction");
        auto* dialog = test.shown<QDialog>("propertiesDialog");
        if (!dialog)
            return false;
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("tableTitleField")), title);
        QTest::keyClicks(dialog->findChild<QWidget*>(QStringLiteral("tableNoteField")), note);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("setPropertiesButton")),
                          Qt::LeftButton);
        return true;
    };
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    QVERIFY(give(test, QStringLiteral("Friday"), QStringLiteral("Ask Max first")));
    QCOMPARE(test.title(), QStringLiteral("Friday — class.showdown[*] — Showdown"));
    QVERIFY(test.window().isWindowModified());
    test.trigger("dealCloseAction");
    QCOMPARE(test.title(), QStringLiteral("Friday — class.showdown[*] — Showdown")); // still given
    test.press(Qt::Key_S, Qt::ControlModifier);
    const QByteArray bytes = test.bytes();
    QVERIFY2(bytes.contains("\"title\": \"Friday\",\n  \"note\": \"Ask Max first\",\n  \"rules\""),
             bytes.constData());
    test.press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(test.title(), QStringLiteral("Friday — class.showdown[*] — Showdown"));
    test.press(Qt::Key_1, Qt::ControlModifier);
    test.trigger("flushSampleAction");
    QVERIFY(!test.find<QAction>(QStringLiteral("propertiesAction"))->isEnabled());
    QVERIFY(test.goBack());

    StartedWindow next(m_files->folder(), test.path());
    QVERIFY(next.isReady());
    QVERIFY(give(next, QStringLiteral(" "), QString())); // takes the title away
    QCOMPARE(next.title(), QStringLiteral("class.showdown[*] — Showdown"));
    next.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(contentOf(test.path()).contains("\"title\": null,\n  \"note\": \"Ask Max first\""));
}

/// However many there are; as many of them can be recovered as of the user's own.
void TestOwnTable::changedGuestsPushNoOwnTableOut()
{
    tables::KeptTable own;
    own.file.tables.front().table = tableOf(QStringLiteral("Kh Kd - - - | - - - - -"));
    own.isModified = true;
    own.isLeft = true;
    tables::Autosave left(m_files->path("tables"));
    QVERIFY(!left.write(own));
    left.leave();
    makeOlder(m_files->path("tables"));
    {
        StartedWindow test(m_files->folder());
        QVERIFY(test.isReady());
        test.type("Jc");
        for (int guest = 0; guest < 11; ++guest) {
            test.trigger("flushSampleAction");
            test.trigger("clearPlayerAction");
        }
    }
    QCOMPARE(m_files->kept().size(), 13);
    StartedWindow next(m_files->folder());
    QTRY_COMPARE(m_files->kept().size(), 12); // the oldest guest has gone
    const QString recoverable = next.entries("recoverMenu");
    QVERIFY2(recoverable.contains(QStringLiteral("K♥ K♦")), qPrintable(recoverable));
}

void TestOwnTable::theThirdHandComesBack()
{
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    const QString hands = test.table();
    test.trigger("twoPlayersAction");
    QVERIFY(test.table() != hands);
    QCOMPARE(test.window().statusBar()->currentMessage(),
             QStringLiteral("As long as this table is open, the cards of Max come back with the "
                            "player."));
    test.trigger("threePlayersAction");
    QCOMPARE(test.table(), hands);
    test.trigger("twoPlayersAction");
    test.press(Qt::Key_Home);
    test.type("Ah"); // which the third hand holds
    test.trigger("threePlayersAction");
    QCOMPARE(test.row(3), QStringLiteral("- Ac 8d 6d 2h"));
    QCOMPARE(test.slot(2, 1)->card(), std::optional(Card(Rank::ace, Suit::hearts)));
    test.trigger("twoPlayersAction");
    paste(test, QStringLiteral("2c 2d 2h 3c 3d | 4c 4d 4h 5c 5d | 6c 7d 7h 8c 9d"));
    test.trigger("twoPlayersAction");
    test.trigger("threePlayersAction");
    QCOMPARE(test.row(3), QStringLiteral("6c 7d 7h 8c 9d")); // not the one of before
}

/// Those that were set aside as well.
void TestOwnTable::aClearedTableBringsNoCardsBack()
{
    Teacher test(*m_files);
    QVERIFY(test.isReady());
    test.trigger("twoPlayersAction");
    test.trigger("clearTableAction");
    test.trigger("threePlayersAction");
    QCOMPARE(test.row(3), QStringLiteral("- - - - -"));
    QCOMPARE(test.playerText(3, QStringLiteral("Name")), QStringLiteral("Max")); // names stay
    for (int step = 0; step < 3; ++step)
        test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.row(3), QStringLiteral("Ah Ac 8d 6d 2h"));

    test.press(Qt::Key_4, Qt::ControlModifier);
    test.trigger("oddsPlayers1Action");
    test.trigger("oddsClearTableAction");
    test.trigger("oddsPlayers2Action");
    QCOMPARE(test.odds(), QStringLiteral("- - | - -"));
}

SHOWDOWN_TEST(TestOwnTable)
#include "tst_owntable.moc"
