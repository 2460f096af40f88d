// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString sharedSituation = QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h - / dead 2c");

} // namespace

/// The ways to export a situation from the window.
class TestOddsSharing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init();
    void itIsSharedAsInCompare();
    void anEmptyTableIsNotShared();
    void whatIsCopiedCanBePasted_data();
    void whatIsCopiedCanBePasted();
    void markdownHasTheChances();
    void aPictureIsCopiedInTwoForms();
    void thePageIsNotTheWindow();
    void allKindsOfFilesAreExported();
    void printingIsSeenBefore();
    void aCountThatRunsIsAnEstimate();

private:
    QString path(const char* name) const { return m_folder->filePath(qt(name)); }

    std::optional<QTemporaryDir> m_folder;
};

void TestOddsSharing::init()
{
    m_folder.emplace();
    QGuiApplication::clipboard()->clear();
}

void TestOddsSharing::itIsSharedAsInCompare()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QCOMPARE(entriesOf(*test.find<QMenu>(qt("oddsCopyResultMenu"))),
             qt("copySituationAction oddsCopyMarkdownAction oddsCopyPictureAction "
                "oddsCopyCommandAction"));
    QCOMPARE(entriesOf(*test.find<QMenu>(qt("oddsExportMenu"))),
             qt("oddsExportPngAction oddsExportSvgAction oddsExportPdfAction "
                "oddsExportMarkdownAction"));
    const auto has = [&test](const char* menu, QAction* entry) {
        return test.find<QMenu>(qt(menu))->actions().contains(entry);
    };
    QVERIFY(has("editMenu", test.find<QMenu>(qt("oddsCopyResultMenu"))->menuAction()));
    QVERIFY(has("fileMenu", test.find<QMenu>(qt("oddsExportMenu"))->menuAction()));
    QVERIFY(has("fileMenu", &test.action("oddsPrintAction")));
    QVERIFY(!has("fileMenu", test.find<QMenu>(qt("exportMenu"))->menuAction()));
}

/// And says so.
void TestOddsSharing::anEmptyTableIsNotShared()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const QStringList actions =
        (entriesOf(*test.find<QMenu>(qt("oddsCopyResultMenu"))) + u' '
         + entriesOf(*test.find<QMenu>(qt("oddsExportMenu"))) + qt(" oddsPrintAction"))
            .split(u' ');
    QCOMPARE(actions.size(), 9);
    const auto usable = [&] {
        return std::ranges::count_if(
            actions, [&](const QString& name) { return test.find<QAction>(name)->isEnabled(); });
    };
    const QString tip = test.action("copySituationAction").statusTip();
    QCOMPARE(usable(), 9);
    test.clear();
    QCOMPARE(usable(), 0);
    QCOMPARE(test.action("copySituationAction").statusTip(), qt("There is no card on the table"));
    QGuiApplication::clipboard()->setText(qt("before"));
    test.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(clipboardText(), qt("before"));
    test.set(qt("- - | - ? / - - - - -"));
    QCOMPARE(usable(), 9);
    QCOMPARE(test.action("copySituationAction").statusTip(), tip);
    test.set(qt("- - | - - / - - - - - / dead 2c"));
    QCOMPARE(usable(), 9);
}

void TestOddsSharing::whatIsCopiedCanBePasted_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QString>("begin");
    QTest::newRow("text") << QByteArray("copySituationAction") << qt("Ada: As Ks\n");
    QTest::newRow("Markdown") << QByteArray("oddsCopyMarkdownAction")
                              << qt("**Player 3 is ahead** · ");
    QTest::newRow("a command line")
        << QByteArray("oddsCopyCommandAction") << qt("showdown-cli odds --rules standard --hole");
}

void TestOddsSharing::whatIsCopiedCanBePasted()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QString, begin);
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(sharedSituation));
    test.odds().setName(0, qt("Ada"));
    test.trigger(action.constData());
    QVERIFY2(clipboardText().startsWith(begin), qPrintable(clipboardText()));
    test.odds().beginNewTable();
    QVERIFY(test.cards() != sharedSituation);
    test.click(test.holeSlot(1, 1));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.cards(), sharedSituation);
    const bool hasNames = action != "oddsCopyCommandAction";
    QCOMPARE(test.odds().names().value(0), hasNames ? qt("Ada") : QString());
}

void TestOddsSharing::markdownHasTheChances()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -")));
    test.trigger("oddsCopyMarkdownAction");
    QVERIFY2(clipboardText().contains(qt("| Player 1 | `As Ks` | 16.7 % | 0.0 % | 16.7 % |\n")),
             qPrintable(clipboardText()));
    const QString outs = qt("Player 1 · 7 outs · 2s 3s 5s 6s 7s Ts Js\n");
    QVERIFY2(clipboardText().contains(outs), qPrintable(clipboardText()));
    test.trigger("copySituationAction");
    QVERIFY2(clipboardText().contains(outs), qPrintable(clipboardText()));
    QVERIFY2(!clipboardText().contains(qt("Player 3 · ")), qPrintable(clipboardText()));
    QVERIFY(test.show(qt("5s 5d | - - / 5h Kc 2d - -"))); // a player alone
    test.trigger("oddsCopyMarkdownAction");
    QVERIFY2(clipboardText().contains(qt("| Player 1 | `5s 5d` |\n")), qPrintable(clipboardText()));
    QVERIFY2(clipboardText().contains(qt(" or better by the river: ")),
             qPrintable(clipboardText()));
    test.trigger("copySituationAction");
    QVERIFY2(!clipboardText().contains(qt("100.0 %")), qPrintable(clipboardText()));
}

void TestOddsSharing::aPictureIsCopiedInTwoForms()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(sharedSituation));
    test.trigger("oddsCopyPictureAction");
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QSvgRenderer drawn(data->data(qt("image/svg+xml")));
    QVERIFY(drawn.isValid());
    QCOMPARE(clipboardPicture().size(), drawn.viewBox().size() * 2);
}

/// The page does not depend on the window's theme or size or on its text size; it does on whose
/// outs are shown, and on the decimals.
void TestOddsSharing::thePageIsNotTheWindow()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(sharedSituation));
    test.trigger("oddsCopyPictureAction");
    const QImage before = clipboardPicture();
    QVERIFY(!before.isNull());
    test.appearance().setTheme(Theme::dark);
    test.appearance().setTextSize(150);
    test.window().resize(800, 560);
    test.trigger("oddsCopyPictureAction");
    QCOMPARE(clipboardPicture(), before);
    test.appearance().setTextSize(100);
    test.appearance().setTheme(Theme::light);
    test.view().choosePlayer(1);
    test.trigger("oddsCopyPictureAction");
    const QImage others = clipboardPicture();
    QVERIFY(others != before);
    test.trigger("oneDecimalAction");
    test.trigger("oddsCopyPictureAction");
    QVERIFY(clipboardPicture() != others);
}

void TestOddsSharing::allKindsOfFilesAreExported()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(sharedSituation));
    test.trigger("oddsExportPngAction");
    chooseExport(test.window(), path("odds.png"), 0);
    const QImage picture(path("odds.png"));
    QVERIFY(!picture.isNull());
    QVERIFY(picture.text(qt("Description")).contains(qt("Player 1: As Ks")));
    test.trigger("oddsExportSvgAction");
    chooseExport(test.window(), path("odds.svg"));
    QCOMPARE(QSvgRenderer(path("odds.svg")).viewBox().size(), picture.size());
    test.trigger("oddsExportPdfAction");
    chooseExport(test.window(), path("odds.pdf"));
    QVERIFY(exportedBytes(path("odds.pdf")).startsWith("%PDF-"));
    test.trigger("oddsCopyMarkdownAction");
    test.trigger("oddsExportMarkdownAction");
    test.clear(); // what was asked for is written
    chooseExport(test.window(), path("odds.md"));
    QCOMPARE(QString::fromUtf8(exportedBytes(path("odds.md"))), clipboardText());
}

void TestOddsSharing::printingIsSeenBefore()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(sharedSituation));
    test.press(Qt::Key_P, Qt::ControlModifier);
    auto* dialog = openIn<QPrintPreviewDialog>(test.window(), "printPreviewDialog");
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
    dialog->close();
}

/// Both in Markdown and on the page.
void TestOddsSharing::aCountThatRunsIsAnEstimate()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const QString note = qt("An estimate: the count has not ended.");
    test.set(qt("As Ks | ? ? | ? ?"));
    QTRY_VERIFY(test.counter().result() && test.counter().result()->hasEquity);
    if (!test.counter().result()->isSettled) {
        test.trigger("oddsCopyMarkdownAction");
        QVERIFY2(clipboardText().contains(note), qPrintable(clipboardText()));
    }
    QVERIFY(test.show(sharedSituation));
    test.trigger("oddsCopyMarkdownAction");
    QVERIFY(!clipboardText().contains(note));
}

SHOWDOWN_TEST(TestOddsSharing)
#include "tst_oddssharing.moc"
