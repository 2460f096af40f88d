// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/noticebar.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A place with two bars over a field of some height.
struct PlaceTest
{
    PlaceTest()
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&place);
        layout->addStretch();
        first.setText(QStringLiteral("The first"));
        second.setText(QStringLiteral("The second"));
        window.resize(600, 200);
    }

    bool isReady()
    {
        window.show();
        return QTest::qWaitForWindowActive(&window);
    }

    /// The text of the bar that is seen; empty if none is.
    QString shown() const
    {
        QStringList texts;
        for (const NoticeBar* bar : {&first, &second}) {
            if (bar->isVisible())
                texts
                    << bar->findChild<QLabel*>(bar->objectName() + QStringLiteral("Label"))->text();
        }
        return texts.join(QStringLiteral(" | "));
    }

    QWidget window;
    NoticePlace place;
    NoticeBar& first = place.add(QStringLiteral("firstBar"));
    NoticeBar& second = place.add(QStringLiteral("secondBar"));
};

} // namespace

/// The line above the verdict.
class TestNoticeBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theLatestIsSeen();
    void aLastingBarIsSeenBesideTheLatest();
    void itIsClosedByMouseAndKeys();
    void itsButtonsArePressedByMouseAndKeys();
    void itsWordsAreForAll();
};

void TestNoticeBar::theLatestIsSeen()
{
    PlaceTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.shown(), QString());
    QVERIFY(test.place.isHidden());
    test.first.present();
    QCOMPARE(test.shown(), QStringLiteral("The first"));
    test.second.present();
    QCOMPARE(test.shown(), QStringLiteral("The second"));
    test.second.dismiss();
    QCOMPARE(test.shown(), QStringLiteral("The first"));
    test.second.present();
    test.first.dismiss();
    QCOMPARE(test.shown(), QStringLiteral("The second"));
    test.second.dismiss();
    QCOMPARE(test.shown(), QString());
    QVERIFY(test.place.isHidden());
}

void TestNoticeBar::aLastingBarIsSeenBesideTheLatest()
{
    PlaceTest test;
    QVERIFY(test.isReady());
    test.first.setLasting(true);
    test.first.present();
    test.second.present();
    QCOMPARE(test.shown(), QStringLiteral("The first | The second"));
    QTRY_VERIFY(test.second.x() >= test.first.geometry().right());
    test.window.resize(test.first.lineWidth() + 60, 200); // too narrow for both on one line
    QTRY_VERIFY(test.second.y() >= test.first.geometry().bottom());
    test.first.dismiss();
    QCOMPARE(test.shown(), QStringLiteral("The second"));
    test.first.present();
    test.second.dismiss();
    QCOMPARE(test.shown(), QStringLiteral("The first"));
}

void TestNoticeBar::itIsClosedByMouseAndKeys()
{
    PlaceTest test;
    QVERIFY(test.isReady());
    auto* close = test.first.findChild<QAbstractButton*>(QStringLiteral("firstBarCloseButton"));
    QVERIFY(close);
    test.first.present();
    QVERIFY(!close->isVisible());
    test.first.setClosable(true);
    QVERIFY(close->isVisible());
    QVERIFY(close->width() >= 24 && close->height() >= 24);
    QSignalSpy closed(&test.first, &NoticeBar::closed);
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(closed.count(), 1);
    QVERIFY(!test.first.isPresented());
    test.first.present();
    close->setFocus(Qt::TabFocusReason);
    QVERIFY(close->hasFocus());
    QTest::keyClick(close, Qt::Key_Space);
    QCOMPARE(closed.count(), 2);
    test.first.present();
    test.first.dismiss();
    QCOMPARE(closed.count(), 2); // it was not closed by hand
}

void TestNoticeBar::itsButtonsArePressedByMouseAndKeys()
{
    PlaceTest test;
    QPushButton& back = test.first.addButton(QStringLiteral("backButton"));
    NoticeBar::setWords(back, QStringLiteral("&Back"), QStringLiteral("Go back"));
    test.first.setClosable(true);
    test.first.present();
    QVERIFY(test.isReady());
    QSignalSpy pressed(&back, &QPushButton::clicked);
    QTest::mouseClick(&back, Qt::LeftButton);
    back.setFocus();
    QTest::keyClick(&back, Qt::Key_Return);
    QTest::keyClick(test.window.windowHandle(), Qt::Key_B, Qt::AltModifier);
    QTRY_COMPARE(pressed.count(), 3); // a letter shows the button pressed for a moment
    const auto* close =
        test.first.findChild<QAbstractButton*>(QStringLiteral("firstBarCloseButton"));
    QVERIFY(close->x() > back.x());
    QVERIFY(back.height() >= 24);
}

void TestNoticeBar::itsWordsAreForAll()
{
    PlaceTest test;
    QPushButton& back = test.first.addButton(QStringLiteral("backButton"));
    NoticeBar::setWords(back, QStringLiteral("&Back"), QStringLiteral("Go back"));
    QCOMPARE(back.accessibleName(), QStringLiteral("Back"));
    QCOMPARE(back.toolTip(), QStringLiteral("Go back"));
    QCOMPARE(back.statusTip(), QStringLiteral("Go back"));
    test.first.setText(QStringLiteral("<b>Ann</b> & Bob"));
    test.first.present();
    QVERIFY(test.isReady());
    auto* label = test.first.findChild<QLabel*>(QStringLiteral("firstBarLabel"));
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(label->accessibleName(), QStringLiteral("<b>Ann</b> & Bob")); // read aloud
    test.first.setText(QStringLiteral("Another"));
    QCOMPARE(label->accessibleName(), QStringLiteral("Another"));
}

SHOWDOWN_TEST(TestNoticeBar)
#include "tst_noticebar.moc"
