// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetchoices.h"
#include "app/gui/paper/sheetpreview.h"
#include "app/gui/paper/worksheetdialog.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The open dialog and its user.
class SheetTest : public WindowTest
{
public:
    explicit SheetTest(const QString& settings = {}) : m_settings(settings, QSettings::IniFormat)
    {
        if (!settings.isEmpty())
            window().keepIn(m_settings);
    }

    bool open()
    {
        press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        return dialog() && QTest::qWaitForWindowActive(dialog());
    }

    WorksheetDialog* dialog() { return openIn<WorksheetDialog>(window(), "worksheetDialog"); }

    template <typename T>
    T& part(const char* name)
    {
        return *dialog()->findChild<T*>(qt(name));
    }

    void choose(const char* list, int row)
    {
        part<QComboBox>(list).setFocus();
        part<QComboBox>(list).setCurrentIndex(row);
    }

    /// Ticks these topics in their dialog.
    bool chooseTopics(const QStringList& ids)
    {
        part<QPushButton>("sheetTopicsButton").click();
        auto* topics = dialog()->findChild<QDialog*>(qt("topicsDialog"));
        if (!topics || !topics->isVisible())
            return false;
        for (auto* box : topics->findChildren<QCheckBox*>())
            box->setChecked(ids.contains(box->objectName().chopped(8))); // "TopicBox"
        topics->findChild<QPushButton*>(qt("startTopicsButton"))->click();
        return true;
    }

    /// The words of a label, once the sheet is made again.
    QString words(const char* label)
    {
        QTest::qWait(250);
        const auto& found = part<QLabel>(label);
        return found.isVisible() ? found.text() : QString();
    }

    QString caption() { return words("sheetPageLabel"); }

    void pressIn(Qt::Key key) { QTest::keyClick(dialog()->windowHandle(), key); }

private:
    QSettings m_settings;
};

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files, QDir::Name);
}

} // namespace

/// File › Worksheet.
class TestWorksheetDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }

    void itShowsPageAndKeyAndTurnsThem();
    void versionsFollowEachOther();
    void whatCannotBeAskedIsSaid();
    void topicsAreChosen();
    void choicesAreKept();
    void allVersionsAndKeysAreSaved_data();
    void allVersionsAndKeysAreSaved();
    void noSheetIsSavedWithoutItsKey();
    void overwritingIsAskedOnce();
    void theCommandIsCopied();
    void allPagesArePrinted();
    void theLanguageIsThatOfTheSheet();
    void aSheetIsMadeWhileTyping();
    void everythingFitsASmallWindow_data();
    void everythingFitsASmallWindow();
    void everyFieldCanBeReachedAndIsNamed();
};

void TestWorksheetDialog::itShowsPageAndKeyAndTurnsThem()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    test.dialog()->resize(1280, 740);
    test.part<QSpinBox>("sheetCountField").setValue(40);
    const QString first = test.caption();
    QVERIFY2(first.startsWith(qt("Page 1 of ")) && first.endsWith(qt(", and its key")),
             qPrintable(first));
    const auto& preview = test.part<SheetPreview>("sheetPreview");
    const auto [sheet, key] = preview.places();
    QVERIFY(QRectF(preview.rect()).contains(sheet) && QRectF(preview.rect()).contains(key));
    QVERIFY(!sheet.intersects(key) && sheet.left() < key.left());
    QVERIFY(!test.part<QToolButton>("previousSheetPageButton").isEnabled());
    test.pressIn(Qt::Key_PageDown);
    QVERIFY(test.caption().startsWith(qt("Page 2 of ")));
    QCOMPARE(preview.accessibleName(), test.caption());
    test.pressIn(Qt::Key_PageUp);
    QCOMPARE(test.caption(), first);
    while (test.part<QToolButton>("nextSheetPageButton").isEnabled())
        test.part<QToolButton>("nextSheetPageButton").click();
    QVERIFY(test.part<QToolButton>("previousSheetPageButton").isEnabled());
    test.part<QSpinBox>("sheetCountField").setValue(1); // the page is gone
    QCOMPARE(test.caption(), qt("Page 1 of 1, and its key"));
}

void TestWorksheetDialog::versionsFollowEachOther()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    test.part<QSpinBox>("sheetCountField").setValue(1);
    test.choose("sheetVersionsCombo", 1);
    QCOMPARE(test.caption(), qt("Version A, page 1 of 1, and its key"));
    test.pressIn(Qt::Key_PageDown); // not the choice of versions
    QCOMPARE(test.caption(), qt("Version B, page 1 of 1, and its key"));
    test.pressIn(Qt::Key_PageDown);
    QCOMPARE(test.caption(), qt("Version B, page 1 of 1, and its key"));
    test.choose("sheetVersionsCombo", 0);
    QCOMPARE(test.caption(), qt("Page 1 of 1, and its key"));
}

void TestWorksheetDialog::whatCannotBeAskedIsSaid()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    QCOMPARE(test.words("sheetProblemLabel"), QString());
    for (auto* box : test.part<QWidget>("sheetKinds").findChildren<QCheckBox*>())
        box->setChecked(false);
    test.part<QPushButton>("saveSheetButton").click(); // before the sheet is made again
    QVERIFY(!test.dialog()->findChild<QFileDialog*>());
    QCOMPARE(test.words("sheetProblemLabel"), qt("Choose what is asked."));
    QVERIFY(!test.part<QPushButton>("saveSheetButton").isEnabled());
    test.part<QCheckBox>("whichKindBox").click();
    QVERIFY(test.chooseTopics({qt("royal-flush")}));
    QCOMPARE(test.words("sheetProblemLabel"),
             qt("Only 6 different questions of this choice can be made."));
    QVERIFY(test.part<QPushButton>("saveSheetButton").isEnabled());
}

void TestWorksheetDialog::topicsAreChosen()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    auto& button = test.part<QPushButton>("sheetTopicsButton");
    QCOMPARE(button.text(), qt("All topics"));
    QVERIFY(test.chooseTopics({qt("straight"), qt("wilds")}));
    QCOMPARE(button.text(), qt("Straight, Wild substitution"));
    QCOMPARE(test.part<SheetChoices>("sheetChoices").wish().questions.topics,
             (std::vector{Topic::straight, Topic::wilds}));
}

void TestWorksheetDialog::choicesAreKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(qt("showdown.ini"));
    worksheet::SheetWish before;
    {
        SheetTest test(path);
        QVERIFY(test.isReady() && test.open());
        test.part<QCheckBox>("buildKindBox").click();
        test.part<QSpinBox>("sheetSeedField").setValue(77);
        test.part<QSpinBox>("sheetCountField").setValue(8);
        for (const auto& [list, row] : {std::pair("sheetDifficultyCombo", 2),
                                        {"sheetVersionsCombo", 2},
                                        {"sheetPaperCombo", 3},
                                        {"sheetSuitsCombo", 2},
                                        {"sheetLanguageCombo", 1}})
            test.choose(list, row);
        for (const char* box : {"sheetHintsBox", "sheetLinesBox", "sheetNameBox"})
            test.part<QCheckBox>(box).click();
        QTest::keyClicks(&test.part<QLineEdit>("sheetTitleEdit"), qt("Class 7"));
        QVERIFY(!test.caption().isEmpty());
        before = test.part<SheetChoices>("sheetChoices").wish();
        test.part<QPushButton>("closeSheetButton").click();
    }
    SheetTest test(path);
    QVERIFY(test.isReady() && test.open());
    const worksheet::SheetWish after = test.part<SheetChoices>("sheetChoices").wish();
    QCOMPARE(worksheetCommand(after), worksheetCommand(before));
    QVERIFY(worksheetCommand(after).contains(qt("--versions 3")));
    QCOMPARE(after.hasLines, before.hasLines);
    QVERIFY(!after.hasLines && !after.hasName && after.hasHints);
}

void TestWorksheetDialog::allVersionsAndKeysAreSaved_data()
{
    QTest::addColumn<int>("versions");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QStringList>("files");
    QTest::newRow("one PDF") << 1 << qt("w.pdf") << QByteArray("%PDF")
                             << QStringList{qt("w-key.pdf"), qt("w.pdf")};
    QTest::newRow("an ending of no kind stays a part of the name")
        << 1 << qt("w.json") << QByteArray("%PDF")
        << QStringList{qt("w.json-key.pdf"), qt("w.json.pdf")};
    QTest::newRow("two pages for a browser, chosen by the ending")
        << 2 << qt("w.html") << QByteArray("<!DOCTYPE html>")
        << QStringList{qt("w-A.html"), qt("w-B.html"), qt("w-key-A.html"), qt("w-key-B.html")};
}

void TestWorksheetDialog::allVersionsAndKeysAreSaved()
{
    QFETCH(const int, versions);
    QFETCH(const QString, name);
    QFETCH(const QByteArray, begin);
    QFETCH(const QStringList, files);
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    test.choose("sheetVersionsCombo", versions - 1);
    const QTemporaryDir folder;
    const auto save = [&] {
        test.part<QPushButton>("saveSheetButton").click();
        chooseExport(*test.dialog(), folder.filePath(name));
    };
    save();
    QCOMPARE(filesIn(folder), files);
    QStringList contents;
    for (const QString& file : files) {
        const QByteArray bytes = exportedBytes(folder.filePath(file));
        QVERIFY2(bytes.startsWith(begin), qPrintable(file));
        contents << QString::fromLatin1(bytes);
        QVERIFY(test.words("sheetSaidLabel").contains(file));
    }
    QCOMPARE(QSet<QString>(contents.begin(), contents.end()).size(), files.size());
}

/// The name of the sheet just fits, that of the key does not.
void TestWorksheetDialog::noSheetIsSavedWithoutItsKey()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    const QTemporaryDir folder;
    test.part<QPushButton>("saveSheetButton").click();
    chooseExport(*test.dialog(), folder.filePath(QString(250, u'w') + qt(".pdf")));
    auto* box = openIn<QMessageBox>(*test.dialog(), "saveFaultBox");
    QVERIFY(box);
    QCOMPARE(filesIn(folder), QStringList());
}

void TestWorksheetDialog::overwritingIsAskedOnce()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    const QTemporaryDir folder;
    QFile there(folder.filePath(qt("w-key.pdf")));
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    test.part<QPushButton>("saveSheetButton").click();
    chooseExport(*test.dialog(), folder.filePath(qt("w.pdf")));
    auto* box = openIn<QMessageBox>(*test.dialog(), "overwriteBox");
    QVERIFY(box);
    QVERIFY(box->informativeText().endsWith(qt("w-key.pdf")));
    QCOMPARE(filesIn(folder), QStringList{qt("w-key.pdf")}); // nothing before the answer
    box->findChild<QPushButton*>(qt("overwriteButton"))->click();
    QTRY_COMPARE(filesIn(folder).size(), 2);
    QVERIFY(exportedBytes(folder.filePath(qt("w-key.pdf"))).startsWith("%PDF"));
}

void TestWorksheetDialog::theCommandIsCopied()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    test.part<QSpinBox>("sheetSeedField").setValue(9);
    test.part<QPushButton>("copySheetCommandButton").click();
    const QString command = clipboardText();
    QVERIFY2(command.startsWith(qt("showdown-cli worksheet --rules series")), qPrintable(command));
    QVERIFY(command.contains(qt("--seed 9 ")));
    QVERIFY(command.endsWith(qt("--output poker-hands.pdf --key poker-hands-key.pdf")));
    QCOMPARE(test.words("sheetSaidLabel"), qt("Copied: a command line"));
}

void TestWorksheetDialog::allPagesArePrinted()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    test.part<QSpinBox>("sheetCountField").setValue(1);
    test.choose("sheetVersionsCombo", 2);
    test.part<QPushButton>("printSheetButton").click();
    auto* preview = openIn<QPrintPreviewDialog>(*test.dialog(), "printPreviewDialog");
    QVERIFY(preview);
    QCOMPARE(preview->findChild<QPrintPreviewWidget*>()->pageCount(), 6);
    preview->close();
}

void TestWorksheetDialog::theLanguageIsThatOfTheSheet()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    auto& list = test.part<QComboBox>("sheetLanguageCombo");
    list.setCurrentIndex(list.findData(qt("de")));
    const auto& title = test.part<QLineEdit>("sheetTitleEdit");
    QCOMPARE(title.placeholderText(), qt("Pokerblätter"));
    QCOMPARE(test.caption().left(6), qt("Page 1")); // the window speaks on
    QVERIFY(speak("de"));
    QTRY_COMPARE(test.dialog()->windowTitle(), qt("Arbeitsblatt"));
    QCOMPARE(test.part<SheetChoices>("sheetChoices").wish().language, qt("de"));
}

/// The window answers at once; the sheet follows.
void TestWorksheetDialog::aSheetIsMadeWhileTyping()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    auto& count = test.part<QSpinBox>("sheetCountField");
    count.setValue(1);
    const QString before = test.caption();
    count.setValue(40);
    QTest::keyClicks(&test.part<QLineEdit>("sheetTitleEdit"), qt("The seventh class"));
    QCOMPARE(test.part<QLabel>("sheetPageLabel").text(), before);
    QCOMPARE(test.part<SheetChoices>("sheetChoices").wish().title, qt("The seventh class"));
    QTRY_VERIFY(test.part<QLabel>("sheetPageLabel").text() != before);
}

void TestWorksheetDialog::everythingFitsASmallWindow_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<int>("percent");
    for (const char* language : {"en", "de"}) {
        for (const int percent : {100, 150})
            QTest::addRow("%s %d", language, percent) << QByteArray(language) << percent;
    }
}

void TestWorksheetDialog::everythingFitsASmallWindow()
{
    QFETCH(const QByteArray, language);
    QFETCH(const int, percent);
    QVERIFY(speak(language.constData()));
    SheetTest test;
    test.appearance().setTextSize(percent);
    QVERIFY(test.isReady() && test.open());
    QStringList wide;
    for (const QWidget* each : test.dialog()->findChildren<QWidget*>()) {
        if (each->isVisible() && each->minimumSizeHint().width() > 200)
            wide << each->objectName() + u' ' + QString::number(each->minimumSizeHint().width());
    }
    QVERIFY2(test.dialog()->minimumSizeHint().width() <= 800, qPrintable(wide.join(u'\n')));
    QCOMPARE_LE(test.dialog()->minimumSizeHint().height(), 560);
    test.dialog()->resize(800, 560);
    QVERIFY(!test.caption().isEmpty());
    const auto& area = test.part<QScrollArea>("sheetChoicesArea");
    QVERIFY(area.verticalScrollBar()->maximum() > 0);
    QCOMPARE_LE(area.widget()->minimumSizeHint().width(), area.viewport()->width());
    const auto& preview = test.part<SheetPreview>("sheetPreview");
    const auto [sheet, key] = preview.places();
    QVERIFY(QRectF(preview.rect()).contains(sheet | key) && !sheet.intersects(key));
    QCOMPARE_GE(sheet.width(), 100.0);
    for (const char* button : {"saveSheetButton", "printSheetButton", "closeSheetButton"}) {
        const auto& each = test.part<QPushButton>(button);
        QVERIFY(test.dialog()->rect().contains(each.geometry()));
        QCOMPARE_GE(each.width(), each.minimumSizeHint().width());
    }
    test.appearance().setTextSize(100);
}

void TestWorksheetDialog::everyFieldCanBeReachedAndIsNamed()
{
    SheetTest test;
    QVERIFY(test.isReady() && test.open());
    QSet<QString> reached;
    for (int step = 0; step < 60; ++step) {
        const QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus && test.dialog()->isAncestorOf(focus));
        reached << focus->objectName();
        const bool isNamed = !focus->accessibleName().isEmpty() && !focus->toolTip().isEmpty();
        QVERIFY2(isNamed, qPrintable(focus->objectName()));
        test.pressIn(Qt::Key_Tab);
    }
    for (const char* field :
         {"winnerKindBox", "next-stepKindBox", "sheetTopicsButton", "sheetCountField",
          "sheetDifficultyCombo", "sheetVersionsCombo", "sheetRulesCombo", "sheetSeedField",
          "sheetTitleEdit", "sheetLanguageCombo", "sheetPaperCombo", "sheetSuitsCombo",
          "sheetHintsBox", "sheetLinesBox", "sheetNameBox", "copySheetCommandButton",
          "saveSheetButton", "printSheetButton", "closeSheetButton"})
        QVERIFY2(reached.contains(qt(field)), field);
}

SHOWDOWN_TEST(TestWorksheetDialog)
#include "tst_worksheetdialog.moc"
