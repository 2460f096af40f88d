// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rankings/handouts.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QPageLayout>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QTemporaryDir>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

QPageLayout sheetOf(QPageSize::PageSizeId size)
{
    return {QPageSize(size), QPageLayout::Portrait, QMarginsF(12, 12, 12, 12),
            QPageLayout::Millimeter};
}

qsizetype pagesIn(const QByteArray& pdf)
{
    return pdf.startsWith("%PDF") ? pdf.count("/Type /Page\n") : 0;
}

struct HandoutsTest : WindowTest
{
    void trigger(const char* action) { find<QAction>(qt(action))->trigger(); }

    QPrintPreviewDialog* preview() const
    {
        return openIn<QPrintPreviewDialog>(const_cast<MainWindow&>(window()), "printPreviewDialog");
    }
};

} // namespace

/// Pages to hand out to a class.
class TestHandouts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }

    void chartAndRulesToRememberAreOnePage_data();
    void chartAndRulesToRememberAreOnePage();
    void eachIsSeenAndSaved_data();
    void eachIsSeenAndSaved();
    void theFunctionOfTheStepsIsOffered();
    void theRankingsPrintThemselves();
};

void TestHandouts::chartAndRulesToRememberAreOnePage_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    for (const char* language : {"en", "de"}) {
        for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter})
            QTest::addRow("%s %d", language, paper) << QByteArray(language) << paper;
    }
}

void TestHandouts::chartAndRulesToRememberAreOnePage()
{
    QFETCH(const QByteArray, language);
    QFETCH(const QPageSize::PageSizeId, paper);
    QVERIFY(speak(language.constData()));
    const auto pages = [&](const Handout& handout) { return handout.pages(sheetOf(paper)).count; };
    QCOMPARE(pages(rememberHandout(SuitColors::two)), 1);
    for (const Preset preset : allPresets()) {
        CardTable table = sampleTable();
        table.rules = {preset, rulesOf(preset)};
        CompareSession session(table);
        QCOMPARE(pages(rankingsHandout(session, SuitColors::four)), 1);
    }
}

void TestHandouts::eachIsSeenAndSaved_data()
{
    QTest::addColumn<QByteArray>("view");
    QTest::addColumn<QByteArray>("action");
    for (const char* view : {"compare", "learn", "practice", "odds"}) {
        for (const char* action : {"rankingsHandoutAction", "rememberHandoutAction"})
            QTest::addRow("%s %s", view, action) << QByteArray(view) << QByteArray(action);
    }
}

void TestHandouts::eachIsSeenAndSaved()
{
    QFETCH(const QByteArray, view);
    QFETCH(const QByteArray, action);
    HandoutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.window().showView(QString::fromLatin1(view)));
    test.trigger(action.constData());
    QPrintPreviewDialog* dialog = test.preview();
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
    dialog->findChild<QPushButton*>(qt("savePdfButton"))->click();
    const QTemporaryDir folder;
    const QString path = folder.filePath(qt("page.pdf"));
    chooseExport(*dialog, path);
    QCOMPARE(pagesIn(exportedBytes(path)), 1);
    QTRY_VERIFY(dialog->findChild<QLabel*>(qt("previewSaidLabel"))->text().contains(path));
    dialog->close();
}

void TestHandouts::theFunctionOfTheStepsIsOffered()
{
    HandoutsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.window().view().showStep(40, Level::every).has_value());
    const QString shown = test.window().view().shownFunction();
    QVERIFY(!shown.isEmpty());
    test.trigger("listingHandoutAction");
    auto* dialog = openIn<QDialog>(test.window(), "listingDialog");
    QVERIFY(dialog);
    auto* names = dialog->findChild<QComboBox*>();
    QVERIFY(names || dialog->findChild<QAbstractItemView*>());
    const QAbstractItemView* list = dialog->findChild<QAbstractItemView*>();
    QCOMPARE(list->currentIndex().data().toString(), shown);
    QTest::keyClicks(const_cast<QAbstractItemView*>(list), qt("CompareKick"));
    QCOMPARE(list->currentIndex().data().toString(), qt("CompareKickers"));
    QTest::keyClick(dialog, Qt::Key_Return);
    QPrintPreviewDialog* preview = test.preview();
    QVERIFY(preview);
    QCOMPARE_GE(preview->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
    preview->close();
}

void TestHandouts::theRankingsPrintThemselves()
{
    HandoutsTest test;
    QVERIFY(test.isReady());
    test.trigger("handRankingsAction");
    test.find<QPushButton>(qt("printRankingsButton"))->click();
    QVERIFY(test.preview());
    test.preview()->close();
}

SHOWDOWN_TEST(TestHandouts)
#include "tst_handouts.moc"
