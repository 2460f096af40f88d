// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/widgets/noticebar.h"
#include "app/progress/progressstore.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QAbstractButton>
#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTreeView>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A lesson with one exercise, which hand 2 wins.
QByteArray oneExercise()
{
    return R"({
  "title": "Kickers", "aim": "You can compare kickers.", "group": "Of my own", "minutes": 2,
  "examples": [{"id": "e", "title": "An example", "winners": [2],
                "hands": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 3h"]}],
  "exercises": [{"id": "who", "kind": "winner", "question": "Who wins?", "hint": "Look at the end.",
                 "hands": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 3h"], "right": [2], "wrong": [1]}]
})";
}

/// A window whose progress is kept in a folder.
struct ProgressTest : WindowTest
{
    explicit ProgressTest(const QString& folder) { window().keepProgressIn(folder); }

    void showLearn() { press(Qt::Key_2, Qt::ControlModifier); }

    LearnView& learn() { return static_cast<LearnView&>(window().view()); }

    QString done() const { return text(QStringLiteral("lessonsDoneLabel")); }

    QString barText(const char* name) const { return text(qt(name) + QStringLiteral("Label")); }

    void trigger(const char* action) { find<QAction>(qt(action))->trigger(); }

    /// Chooses a file or folder in the open dialog.
    template <typename Dialog>
    void choose(const char* dialog, const QString& path)
    {
        const QList<Dialog*> boxes = window().findChildren<Dialog*>(qt(dialog)); // and closed ones
        QVERIFY(!boxes.isEmpty() && boxes.last()->isVisible());
        Dialog* box = boxes.last();
        emit box->fileSelected(path);
        box->close();
    }

    void answer(const char* choice)
    {
        find<QAbstractButton>(qt(choice))->click();
        find<QAbstractButton>(QStringLiteral("checkButton"))->click();
    }
};

} // namespace

/// The progress in Learn is kept, shown, exported and cleared.
class TestLessonProgress : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init();
    void anAnswerIsThereAtTheNextStart();
    void progressIsClearedOnlyWhenConfirmed();
    void whatWasGuessedIsAskedAgainAfterClearing();
    void whatWasKeptIsShownWhereNothingCanBeWritten();
    void anOwnLessonMayBeCalledLikeOneOfTheProgram();
    void progressIsExported();
    void aBadLessonIsNamedAndTheRestIsShown();
    void ownLessonsAreReadAgainByKey();
    void ownLessonsAreClosedAndOpenedAgain();
    void aFolderWithoutLessonsIsRefused();
    void aFolderThatHasGoneIsForgottenOnRequest();
    void aGoneFolderHidesNoMistake();
    void aFolderOfMistakesIsClosed();
    void aDamagedFileIsTold();
    void withoutAFolderNothingIsKeptAndItSaysSo();

private:
    QString folder() const { return m_folder->path(); }

    std::optional<QTemporaryDir> m_folder; ///< of the progress
    std::optional<LessonFolder> m_own;     ///< a user lesson, `en/90-kickers`
};

void TestLessonProgress::init()
{
    m_folder.emplace();
    m_own.emplace(goodText(), goodTasks());
    QVERIFY(QDir(m_own->root()).mkpath(QStringLiteral("mine")));
    m_own->add(QStringLiteral("mine/90-kickers"), "## Rule\n\nThe last card decides.\n",
               oneExercise());
}

void TestLessonProgress::anAnswerIsThereAtTheNextStart()
{
    QString before;
    {
        ProgressTest test(folder());
        QVERIFY(test.isReady());
        test.showLearn();
        test.trigger("openLessonsAction");
        test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
        QCOMPARE(test.learn().documentTitle(), QStringLiteral("Kickers"));
        before = test.done();
        QVERIFY(before.startsWith(QStringLiteral("0 of ")));
        test.answer("winnerChoice1");
        QCOMPARE(test.done(), before);
        test.answer("winnerChoice2");
        QCOMPARE(test.done(), before); // the first try counts
        test.learn().open(0);
        test.learn().open(static_cast<int>(test.learn().shelf().lessons().size()) - 1);
        test.answer("winnerChoice2");
        QCOMPARE(test.done(), before.replace(0, 1, u'1'));
    }
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    QCOMPARE(test.done(), before);
}

void TestLessonProgress::progressIsClearedOnlyWhenConfirmed()
{
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    test.answer("winnerChoice2");
    QVERIFY(test.done().startsWith(u'1'));
    test.trigger("clearProgressAction");
    auto* box = test.window().findChild<QMessageBox*>(QStringLiteral("clearProgressBox"));
    QVERIFY(box);
    box->reject();
    QVERIFY(test.done().startsWith(u'1'));
    test.trigger("clearProgressAction");
    const auto boxes = test.window().findChildren<QMessageBox*>(QStringLiteral("clearProgressBox"));
    boxes.last()->findChild<QPushButton*>(QStringLiteral("reallyClearProgressButton"))->click();
    QVERIFY(test.done().startsWith(u'0'));
    QVERIFY(progress::ProgressStore(folder()).journal().answers.empty());
    // The open lesson also starts again.
    test.find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(1);
    auto* choice = test.find<QAbstractButton>(QStringLiteral("winnerChoice2"));
    QVERIFY(choice->isVisible());
    QVERIFY(choice->isEnabled());
    QVERIFY(!choice->isChecked());
}

void TestLessonProgress::whatWasGuessedIsAskedAgainAfterClearing()
{
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    auto* pane = test.find<LessonPane>(QStringLiteral("lessonPane"));
    emit pane->anchorClicked(QUrl(QStringLiteral("guess:0/1")));
    QCOMPARE(pane->guesses().size(), std::size_t(1));
    QVERIFY(!pane->document()->find(QStringLiteral("“Player 1” is")).isNull());
    test.trigger("clearProgressAction");
    test.find<QPushButton>(QStringLiteral("reallyClearProgressButton"))->click();
    QVERIFY(pane->guesses().empty());
    QVERIFY(pane->document()->find(QStringLiteral("“Player 1” is")).isNull());
}

void TestLessonProgress::whatWasKeptIsShownWhereNothingCanBeWritten()
{
    {
        progress::ProgressStore store(folder());
        const QDateTime when = QDateTime::currentDateTimeUtc();
        QVERIFY(!store.addFolder(m_own->lesson(QStringLiteral("mine"))));
        QVERIFY(!store.record({{m_own->lesson(QStringLiteral("mine")), QStringLiteral("kickers")},
                               QStringLiteral("who"),
                               when,
                               true}));
    }
    QVERIFY(QDir(folder()).mkpath(QStringLiteral("progress.sqlite-wal/full"))); // for root as well
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    QVERIFY2(test.done().startsWith(u'1'), qPrintable(test.done()));
    QVERIFY(test.barText("progressBar").endsWith(QStringLiteral("nothing new is kept.")));
}

void TestLessonProgress::anOwnLessonMayBeCalledLikeOneOfTheProgram()
{
    m_own->add(QStringLiteral("mine/07-two-pair"), "## Rule\n\nText.\n", oneExercise());
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    QCOMPARE(test.learn().documentTitle(), QStringLiteral("Kickers"));
    QCOMPARE(test.barText("lessonFilesBar"), QString());
    auto* tree = test.find<QTreeView>(QStringLiteral("lessonTree"));
    const QModelIndex group = tree->model()->index(tree->model()->rowCount() - 1, 0);
    QCOMPARE(group.data().toString(), QStringLiteral("mine"));
    QCOMPARE(tree->model()->rowCount(group), 2);
    QCOMPARE(tree->currentIndex().parent(), group);

    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    QVERIFY(test.barText("lessonFilesBar")
                .endsWith(QStringLiteral("is open already; its lessons were read again.")));
}

void TestLessonProgress::progressIsExported()
{
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    test.answer("winnerChoice2");
    const QString file = m_folder->filePath(QStringLiteral("out.csv"));
    test.trigger("exportProgressAction");
    test.choose<QFileDialog>("exportProgressDialog", file);
    const QList<QByteArray> lines = contentOf(file).split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(0), QByteArray("folder,lesson,exercise,answered,right,first"));
    QVERIFY(lines.at(1).contains("mine,kickers,who,20"));
    QVERIFY(lines.at(1).endsWith("Z,yes,yes"));

    test.trigger("exportProgressAction");
    test.choose<QFileDialog>("exportProgressDialog",
                             m_folder->filePath(QStringLiteral("none/out.csv")));
    QCOMPARE(test.barText("lessonFilesBar"),
             QStringLiteral("The file could not be saved: its folder is not there. Save it in a "
                            "folder that is there, or make this one again."));
}

void TestLessonProgress::aBadLessonIsNamedAndTheRestIsShown()
{
    m_own->add(QStringLiteral("mine/91-bad"), "## Rule\n\nText.\n", "{\n  \"title\": 5\n}");
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    QCOMPARE(test.learn().documentTitle(), QStringLiteral("Kickers"));
    const QString text = test.barText("lessonFilesBar");
    QVERIFY2(text.contains(QStringLiteral("“mine/91-bad”: tasks.json:")), qPrintable(text));

    // Its claim about the cards is false.
    m_own->add(QStringLiteral("mine/91-bad"), "## Rule\n\nText.\n",
               oneExercise().replace("\"winners\": [2]", "\"winners\": [1]"));
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    const QString lie = test.barText("lessonFilesBar");
    QVERIFY2(lie.contains(QStringLiteral(
                 ": tasks.json:3: “winners” says “1”, but it is “2”. Player 2 wins.")),
             qPrintable(lie));
}

/// And the lesson comes back once its mistake is mended.
void TestLessonProgress::ownLessonsAreReadAgainByKey()
{
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    const auto* again = test.find<QAction>(QStringLiteral("readAgainAction"));
    QVERIFY(!again->isEnabled());
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    QVERIFY(again->isEnabled());
    const auto* pane = test.find<LessonPane>(QStringLiteral("lessonPane"));
    m_own->add(QStringLiteral("mine/90-kickers"), "## Rule\n\nA new sentence.\n", oneExercise());
    test.press(Qt::Key_F5);
    QVERIFY(!pane->document()->find(QStringLiteral("A new sentence.")).isNull());
    QCOMPARE(test.barText("lessonFilesBar"), QString());

    m_own->add(QStringLiteral("mine/90-kickers"), "# Rule\n", oneExercise());
    test.trigger("readAgainAction");
    QTRY_VERIFY2(test.barText("lessonFilesBar").contains(QStringLiteral("lesson.md:1:")),
                 qPrintable(test.barText("lessonFilesBar")));
    QVERIFY(test.learn().documentTitle() != QStringLiteral("Kickers"));
    m_own->add(QStringLiteral("mine/90-kickers"), "## Rule\n\nMended.\n", oneExercise());
    test.trigger("readAgainAction");
    QCOMPARE(test.learn().documentTitle(), QStringLiteral("Kickers"));
    QVERIFY(!pane->document()->find(QStringLiteral("Mended.")).isNull());
}

void TestLessonProgress::ownLessonsAreClosedAndOpenedAgain()
{
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    const auto* close = test.find<QAction>(QStringLiteral("closeLessonsAction"));
    QVERIFY(!close->isEnabled()); // a lesson of the program
    const QString none = test.done();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    QVERIFY(close->isEnabled());
    test.answer("winnerChoice2");
    const QString answered = test.done();

    test.trigger("closeLessonsAction");
    QVERIFY(test.learn().documentTitle() != QStringLiteral("Kickers"));
    QCOMPARE(test.done(), none);
    QVERIFY(!close->isEnabled());
    QVERIFY(progress::ProgressStore(folder()).journal().folders.isEmpty());

    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    QCOMPARE(test.learn().documentTitle(), QStringLiteral("Kickers"));
    QCOMPARE(test.done(), answered);
}

void TestLessonProgress::aFolderWithoutLessonsIsRefused()
{
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", folder());
    QVERIFY(test.barText("lessonFilesBar").endsWith(QStringLiteral("holds no lessons.")));
    QVERIFY(progress::ProgressStore(folder()).journal().folders.isEmpty());
}

void TestLessonProgress::aFolderThatHasGoneIsForgottenOnRequest()
{
    const QString gone = QStringLiteral("/gone/lessons");
    {
        progress::ProgressStore store(folder());
        QVERIFY(!store.addFolder(gone));
        const QDateTime when = QDateTime::currentDateTimeUtc();
        QVERIFY(!store.record({{gone, QStringLiteral("a")}, QStringLiteral("b"), when, true}));
    }
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    QCOMPARE(test.barText("goneFolderBar"),
             QStringLiteral("The folder “/gone/lessons” with lessons of your own is not there."));
    test.click(test.find<QPushButton>(QStringLiteral("forgetFolderButton")));
    QCOMPARE(test.barText("goneFolderBar"), QString());
    const progress::ProgressStore store(folder());
    QVERIFY(store.journal().folders.isEmpty());
    QVERIFY(store.journal().answers.empty());
}

void TestLessonProgress::aGoneFolderHidesNoMistake()
{
    {
        progress::ProgressStore store(folder());
        QVERIFY(!store.addFolder(QStringLiteral("/gone/lessons")));
    }
    m_own->add(QStringLiteral("mine/91-bad"), "## Rule\n\nText.\n", "{\n  \"title\": 5\n}");
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    QCOMPARE(test.barText("lessonFilesBar"), QString());
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    const QString text = test.barText("lessonFilesBar");
    QVERIFY2(
        text.startsWith(QStringLiteral("1 lesson cannot be shown. “mine/91-bad”: tasks.json:")),
        qPrintable(text));
}

void TestLessonProgress::aFolderOfMistakesIsClosed()
{
    const QString bad = m_own->root() + QStringLiteral("/bad");
    QVERIFY(QDir().mkpath(bad));
    m_own->add(QStringLiteral("bad/91-bad"), "## Rule\n\nText.\n", "{\n  \"title\": 5\n}");
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", bad);
    QVERIFY(!test.barText("lessonFilesBar").isEmpty());
    test.click(test.find<QPushButton>(QStringLiteral("closeFaultyFolderButton")));
    QCOMPARE(test.barText("lessonFilesBar"), QString());
    QVERIFY(progress::ProgressStore(folder()).journal().folders.isEmpty());
}

void TestLessonProgress::aDamagedFileIsTold()
{
    QFile file(m_folder->filePath(QStringLiteral("progress.sqlite")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("this is no database, but long enough to be looked at"), qint64(52));
    file.close();
    ProgressTest test(folder());
    QVERIFY(test.isReady());
    test.showLearn();
    QVERIFY(test.barText("progressBar").contains(QStringLiteral("progress-1.sqlite")));
}

void TestLessonProgress::withoutAFolderNothingIsKeptAndItSaysSo()
{
    QFile file(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    ProgressTest test(file.fileName());
    QVERIFY(test.isReady());
    test.showLearn();
    QCOMPARE(test.barText("progressBar"),
             QStringLiteral(
                 "The folder for your progress cannot be written to, so nothing new is kept."));
    test.trigger("openLessonsAction");
    test.choose<QFileDialog>("openLessonsDialog", m_own->lesson(QStringLiteral("mine")));
    test.answer("winnerChoice2");
    QVERIFY(test.done().startsWith(u'1'));
    QVERIFY(test.barText("progressBar").endsWith(QStringLiteral("nothing new is kept.")));
}

SHOWDOWN_TEST(TestLessonProgress)
#include "tst_lessonprogress.moc"
