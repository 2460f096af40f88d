// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/fileexport.h"
#include "app/gui/export/sharedpage.h"
#include "app/page/page.h"
#include "app/tables/savefile.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/support/fulldisk.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinterInfo>
#include <QPushButton>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct SharingTest : WindowTest
{
    using WindowTest::WindowTest;

    void trigger(const char* action) { find<QAction>(qt(action))->trigger(); }

    template <typename T>
    T* open(const char* name)
    {
        return openIn<T>(window(), name);
    }

    void choose(const QString& path, int kind = 0) { chooseExport(window(), path, kind); }
};

} // namespace

/// The ways to export a result from the window.
class TestSharing : public QObject
{
    Q_OBJECT

private slots:
    void aLongTitleGivesANameThatDisksTake();
    void initTestCase() { useTestLook(); }
    void init();
    void theWaysToCopyAreInOneMenu();
    void anEmptyTableIsNotShared();
    void whatIsCopiedCanBePasted_data();
    void whatIsCopiedCanBePasted();
    void aPictureIsCopiedInTwoForms();
    void thePageIsNotTheWindow();
    void aPictureIsExportedAtItsScale();
    void linesAndPaperAreExported();
    void theRunIsExported();
    void everyKindOfFileHasItsEndings_data();
    void everyKindOfFileHasItsEndings();
    void aFileIsNotOverwrittenUnasked();
    void aFileThatCannotBeWrittenIsTriedAgain();
#ifdef Q_OS_UNIX
    void whatAFullDiskRefusesIsTold_data();
    void whatAFullDiskRefusesIsTold();
#endif
    void printingIsSeenBefore();

private:
    QString path(const char* name) const
    {
        return m_folder->filePath(qt(name));
    }

    std::optional<QTemporaryDir> m_folder;
};

void TestSharing::init()
{
    m_folder.emplace();
    QGuiApplication::clipboard()->clear();
}

void TestSharing::theWaysToCopyAreInOneMenu()
{
    SharingTest test;
    QVERIFY(test.isReady());
    const auto namesIn = [&test](const char* menu) {
        return entriesOf(*test.find<QMenu>(qt(menu)));
    };
    QCOMPARE(namesIn("copyResultMenu"),
             QStringLiteral("copyResultAction copyMarkdownAction copyPictureAction "
                            "copyCommandAction"));
    QCOMPARE(namesIn("exportMenu"),
             QStringLiteral("exportPngAction exportSvgAction exportPdfAction exportMarkdownAction  "
                            "exportRunPageAction exportRunMarkdownAction"));
    QVERIFY(test.find<QMenu>(QStringLiteral("editMenu"))
                ->actions()
                .contains(test.find<QMenu>(QStringLiteral("copyResultMenu"))->menuAction()));
    const QList<QAction*> file = test.find<QMenu>(QStringLiteral("fileMenu"))->actions();
    QVERIFY(file.contains(test.find<QMenu>(QStringLiteral("exportMenu"))->menuAction()));
    QVERIFY(file.contains(test.find<QAction>(QStringLiteral("printAction"))));
}

/// And says so; with a card everything can be shared again, except the run, which needs a hand.
void TestSharing::anEmptyTableIsNotShared()
{
    SharingTest test;
    QVERIFY(test.isReady());
    const auto usable = [&test](const char* menu) {
        QString which;
        const QList<QAction*> entries = test.find<QMenu>(qt(menu))->actions();
        for (const QAction* entry : entries) {
            if (!entry->isSeparator())
                which += entry->isEnabled() ? u'1' : u'0';
        }
        return which;
    };
    const auto* copy = test.find<QAction>(QStringLiteral("copyResultAction"));
    const auto* print = test.find<QAction>(QStringLiteral("printAction"));
    const auto* button = test.find<QToolButton>(QStringLiteral("copyResultButton"));
    const QString tip = copy->statusTip();
    test.trigger("clearTableAction");
    QCOMPARE(usable("copyResultMenu"), QStringLiteral("0000"));
    QCOMPARE(usable("exportMenu"), QStringLiteral("000000"));
    QVERIFY(!print->isEnabled());
    QVERIFY(!button->isEnabled());
    const QString why = QStringLiteral("There is no card on the table");
    QCOMPARE(copy->statusTip(), why);
    QVERIFY(copy->toolTip().startsWith(why));
    QCOMPARE(button->toolTip(), why);
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    test.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(clipboardText(), QStringLiteral("before"));

    test.click(test.slot(1, 1));
    test.type("Kh");
    QCOMPARE(usable("copyResultMenu"), QStringLiteral("1111"));
    QCOMPARE(usable("exportMenu"), QStringLiteral("111100"));
    QCOMPARE(test.find<QAction>(QStringLiteral("exportRunPageAction"))->statusTip(),
             QStringLiteral("No hand has five cards yet"));
    QVERIFY(print->isEnabled());
    QVERIFY(button->isEnabled());
    QCOMPARE(copy->statusTip(), tip);
}

void TestSharing::whatIsCopiedCanBePasted_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QString>("begin");
    QTest::newRow("text") << QByteArray("copyResultAction") << QStringLiteral("Ada wins");
    QTest::newRow("Markdown") << QByteArray("copyMarkdownAction") << QStringLiteral("**Ada wins");
    QTest::newRow("a command line")
        << QByteArray("copyCommandAction") << QStringLiteral("showdown-cli explain --rules bug");
}

void TestSharing::whatIsCopiedCanBePasted()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QString, begin);
    CardTable table = tableOf(QStringLiteral("Qh 9d Qc 7s 2h | Kc * Ks 8h 3c"));
    table.rules = {Preset::bug, rulesOf(Preset::bug)};
    table.rules.rules.naturalBeatsWild = true;
    table.names[1] = QStringLiteral("Ada");
    SharingTest test(table);
    QVERIFY(test.isReady());
    const QString before = test.table();
    test.trigger(action.constData());
    QVERIFY2(clipboardText().startsWith(begin), qPrintable(clipboardText()));
    test.trigger("newTableAction");
    QVERIFY(test.table() != before);
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.table(), before);
    const bool hasNames = action != "copyCommandAction";
    QCOMPARE(test.session().names().value(1), hasNames ? QStringLiteral("Ada") : QString());
}

void TestSharing::aPictureIsCopiedInTwoForms()
{
    SharingTest test;
    QVERIFY(test.isReady());
    test.trigger("copyPictureAction");
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QSvgRenderer drawn(data->data(QStringLiteral("image/svg+xml")));
    QVERIFY(drawn.isValid());
    QCOMPARE(clipboardPicture().size(), drawn.viewBox().size() * 2);
}

/// The page does not depend on the window's theme or size or on its text size; it does on the suit
/// colours.
void TestSharing::thePageIsNotTheWindow()
{
    SharingTest test;
    QVERIFY(test.isReady());
    test.trigger("copyPictureAction");
    const QImage before = clipboardPicture();
    QVERIFY(!before.isNull());
    test.appearance().setTheme(Theme::dark);
    test.appearance().setTextSize(150);
    test.window().resize(800, 560);
    test.trigger("copyPictureAction");
    QCOMPARE(clipboardPicture(), before);
    test.appearance().setSuitColors(SuitColors::four);
    test.trigger("copyPictureAction");
    QVERIFY(clipboardPicture() != before);
    test.appearance().setTextSize(100);
    test.appearance().setTheme(Theme::light);
}

void TestSharing::aPictureIsExportedAtItsScale()
{
    SharingTest test;
    QVERIFY(test.isReady());
    QList<QSize> sizes;
    for (int kind = 0; kind < 3; ++kind) {
        test.trigger("exportPngAction");
        auto* dialog = test.open<QFileDialog>("exportDialog");
        QVERIFY(dialog);
        QCOMPARE(dialog->nameFilters().size(), 3);
        QCOMPARE(dialog->selectedNameFilter(), dialog->nameFilters().at(1));
        const QString file = QStringLiteral("hands%1.png").arg(kind);
        test.choose(path(qPrintable(file)), kind);
        sizes << QImage(path(qPrintable(file))).size();
        QCOMPARE(test.open<QMessageBox>("saveFaultBox"), nullptr);
    }
    QVERIFY(!sizes[0].isEmpty());
    QCOMPARE(sizes[1], 2 * sizes[0]);
    QCOMPARE(sizes[2], 4 * sizes[0]);
}

void TestSharing::linesAndPaperAreExported()
{
    SharingTest test;
    QVERIFY(test.isReady());
    test.trigger("exportSvgAction");
    test.choose(path("hands.svg"));
    QVERIFY(QSvgRenderer(path("hands.svg")).isValid());
    test.trigger("exportMarkdownAction");
    test.choose(path("hands.md"));
    test.trigger("copyMarkdownAction");
    QCOMPARE(QString::fromUtf8(exportedBytes(path("hands.md"))), clipboardText());
    test.trigger("exportPdfAction");
    test.choose(path("hands.pdf"));
    QVERIFY(exportedBytes(path("hands.pdf")).startsWith("%PDF-"));
}

void TestSharing::theRunIsExported()
{
    SharingTest test;
    QVERIFY(test.isReady());
    const page::PageInput input{test.session().rules(), test.session().names(),
                                test.session().title()};
    const std::shared_ptr<const Run> run = test.session().run();
    test.trigger("exportRunMarkdownAction");
    test.choose(path("run.md"));
    QCOMPARE(exportedBytes(path("run.md")), page::markdown(*run, input));
    test.trigger("exportRunPageAction");
    test.trigger("clearTableAction"); // what was asked for is written
    test.choose(path("run.html"));
    QCOMPARE(exportedBytes(path("run.html")), page::html(*run, input));
    QVERIFY(!test.find<QAction>(QStringLiteral("exportRunPageAction"))->isEnabled());
}

/// Of every file dialog, in both languages.
void TestSharing::everyKindOfFileHasItsEndings_data()
{
    QTest::addColumn<QString>("kind");
    const QString words = QString::fromUtf8(
        exportedBytes(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../translations/showdown_de.ts")));
    const QRegularExpression kinds(QStringLiteral(">([^<>]*\\(\\*\\.[^<>]*\\))<"));
    QStringList found;
    for (const QRegularExpressionMatch& match : kinds.globalMatch(words))
        found << match.captured(1);
    found.removeDuplicates();
    QVERIFY(found.size() > 10);
    for (const QString& kind : std::as_const(found))
        QTest::newRow(qPrintable(kind)) << kind;
}

/// A name with one of them is kept, any other gets the first.
void TestSharing::everyKindOfFileHasItsEndings()
{
    QFETCH(const QString, kind);
    QStringList endings;
    const QRegularExpression each(QStringLiteral("\\*\\.(\\w+)"));
    for (const QRegularExpressionMatch& match : each.globalMatch(kind))
        endings << match.captured(1);
    QWidget window;
    FileExport file(&window, nullptr);
    const auto written = [&](const QString& name) {
        file.ask({QStringLiteral("hands"), endings.front(), {{kind, [] { return "x"; }}}});
        chooseExport(window, m_folder->filePath(name));
        const QStringList names = QDir(m_folder->path()).entryList(QDir::Files);
        for (const QString& there : names)
            QFile::remove(m_folder->filePath(there));
        return names;
    };
    for (const QString& ending : std::as_const(endings))
        QCOMPARE(written(QStringLiteral("hands.") + ending),
                 QStringList{QStringLiteral("hands.") + ending});
    QCOMPARE(written(QStringLiteral("hands")),
             QStringList{QStringLiteral("hands.") + endings.front()});
    QCOMPARE(written(QStringLiteral("hands.txt")),
             QStringList{QStringLiteral("hands.txt.") + endings.front()});
}

void TestSharing::aFileIsNotOverwrittenUnasked()
{
    QFile file(path("hands.svg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("mine"), qint64(4));
    file.close();
    SharingTest test;
    QVERIFY(test.isReady());
    test.trigger("exportSvgAction");
    test.choose(path("hands.svg"));
    QCOMPARE(exportedBytes(path("hands.svg")), QByteArray("mine"));
    test.find<QPushButton>(QStringLiteral("overwriteButton"))->click();
    QVERIFY(QSvgRenderer(path("hands.svg")).isValid());
}

void TestSharing::aFileThatCannotBeWrittenIsTriedAgain()
{
    SharingTest test;
    QVERIFY(test.isReady());
    test.trigger("exportSvgAction");
    test.choose(path("later/hands.svg"));
    auto* box = test.open<QMessageBox>("saveFaultBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("The file could not be saved: its folder is not there."));
    QVERIFY(box->informativeText().startsWith(QDir::toNativeSeparators(path("later/hands.svg"))));
    test.find<QPushButton>(QStringLiteral("tryAgainButton"))->click();
    QTRY_VERIFY(test.open<QMessageBox>("saveFaultBox") != nullptr);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("later")));
    test.open<QMessageBox>("saveFaultBox")
        ->findChild<QPushButton*>(QStringLiteral("tryAgainButton"))
        ->click();
    QVERIFY(QSvgRenderer(path("later/hands.svg")).isValid());
    QCOMPARE(test.open<QMessageBox>("saveFaultBox"), nullptr);

    test.trigger("exportSvgAction");
    test.choose(path("never/hands.svg"));
    test.open<QMessageBox>("saveFaultBox")
        ->findChild<QPushButton*>(QStringLiteral("saveElsewhereButton"))
        ->click();
    test.choose(path("here.svg"));
    QVERIFY(QSvgRenderer(path("here.svg")).isValid());
}

#ifdef Q_OS_UNIX
void TestSharing::whatAFullDiskRefusesIsTold_data()
{
    QTest::addColumn<QByteArray>("action");
    for (const char* action :
         {"exportPngAction", "exportSvgAction", "exportPdfAction", "exportMarkdownAction",
          "exportRunPageAction", "exportRunMarkdownAction"})
        QTest::newRow(action) << QByteArray(action);
}

/// And the earlier file stays.
void TestSharing::whatAFullDiskRefusesIsTold()
{
    QFETCH(const QByteArray, action);
    SharingTest test;
    QVERIFY(test.isReady());
    test.trigger(action.constData());
    auto* dialog = test.open<QFileDialog>("exportDialog");
    QVERIFY(dialog);
    const QString file = path("result.") + dialog->defaultSuffix();
    QVERIFY(!tables::saveFile(file, "earlier"));
    std::optional<FullDisk> full(100);
    test.choose(file);
    test.find<QPushButton>(QStringLiteral("overwriteButton"))->click();
    auto* box = test.open<QMessageBox>("saveFaultBox");
    QVERIFY(box);
    QCOMPARE(exportedBytes(file), QByteArray("earlier"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
    full.reset();
    box->findChild<QPushButton*>(QStringLiteral("tryAgainButton"))->click();
    QVERIFY(exportedBytes(file).size() > 100);
    QTRY_VERIFY(!test.open<QMessageBox>("saveFaultBox")); // told once
}
#endif

void TestSharing::printingIsSeenBefore()
{
    SharingTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_P, Qt::ControlModifier);
    auto* dialog = test.open<QPrintPreviewDialog>("printPreviewDialog");
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
    QCOMPARE(dialog->findChild<QPrintPreviewWidget*>()->orientation(), QPageLayout::Landscape);
    const bool hasPrinter = !QPrinterInfo::availablePrinterNames().isEmpty();
    const auto* note = dialog->findChild<QLabel*>(QStringLiteral("noPrinterLabel"));
    QCOMPARE(note == nullptr, hasPrinter);
    const auto* print = dialog->findChild<QPushButton*>(QStringLiteral("printButton"));
    QVERIFY(print->isDefault() && print->hasFocus());
    const QList<QToolButton*> tools = dialog->findChild<QToolBar*>()->findChildren<QToolButton*>();
    for (const QToolButton* tool : tools)
        QVERIFY2(tool->focusPolicy() & Qt::TabFocus, qPrintable(tool->text()));
    const QList<QAction*> actions = dialog->findChild<QToolBar*>()->actions();
    QCOMPARE(actions.last()->text(), QStringLiteral("Print")); // which the button triggers
    dialog->close();
}

void TestSharing::aLongTitleGivesANameThatDisksTake()
{
    QCOMPARE(tables::fileNameOf(QStringLiteral(" Kings / Eights! ")),
             QStringLiteral("kings-eights"));
    const QByteArray name = tables::fileNameOf(QString(5000, QChar(0xDC))).toUtf8();
    QCOMPARE(name, QString(100, QChar(0xFC)).toUtf8()); // two bytes each
}

SHOWDOWN_TEST(TestSharing)
#include "tst_sharing.moc"
