// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/fileboxes.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QLabel>
#include <QPointer>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

/// The box that says why a file could not be opened.
class TestFileBoxes : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void theReasonAndTheFileAreNamed();
    void severalFilesAreToldTogether();
    void namesAreShownAsTheyAre();
    void escapeClosesIt();
};

void TestFileBoxes::theReasonAndTheFileAreNamed()
{
    const FileProblemBox box({{QStringLiteral("hands/a.showdown"), FileFault::empty}});
    QCOMPARE(box.text(), QStringLiteral("This file could not be opened. It is empty. Your table is "
                                        "unchanged."));
    QCOMPARE(box.informativeText(), QStringLiteral("hands/a.showdown"));
}

void TestFileBoxes::severalFilesAreToldTogether()
{
    std::vector<tables::FaultyTable> faulty{{QStringLiteral("a"), FileFault::empty},
                                            {QStringLiteral("b"), FileFault::tooLarge}};
    const FileProblemBox two(faulty);
    QCOMPARE(two.text(), QStringLiteral("2 files could not be opened. Your table is unchanged."));
    QCOMPARE(two.informativeText(),
             QStringLiteral("a\nIt is empty.\n\nb\nIt is larger than 1 MB."));
    faulty.resize(9, faulty.front());
    const FileProblemBox many(faulty);
    QVERIFY(many.informativeText().endsWith(QStringLiteral("\n\nand 4 others")));
}

void TestFileBoxes::namesAreShownAsTheyAre()
{
    const FileProblemBox box({{QStringLiteral("<b>a</b>.showdown"), FileFault::notFound}});
    QCOMPARE(box.textFormat(), Qt::PlainText);
    const auto* second = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel"));
    QVERIFY(second);
    QCOMPARE(second->textFormat(), Qt::PlainText);
}

void TestFileBoxes::escapeClosesIt()
{
    QWidget window;
    window.show();
    QPointer<QMessageBox> box(
        new FileProblemBox({{QStringLiteral("a.showdown"), FileFault::folder}}, &window));
    box->open();
    QVERIFY(QTest::qWaitForWindowExposed(box));
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!box);
}

SHOWDOWN_TEST(TestFileBoxes)
#include "tst_fileboxes.moc"
