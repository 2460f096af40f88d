// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/noticebar.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include <array>

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

    /// The text of the visible bar; empty if none is.
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
    void itsButtonsGoBelowALongText_data();
    void itsButtonsGoBelowALongText();
    void twoLinesKeepOffTheFrame();
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

void TestNoticeBar::itsButtonsGoBelowALongText_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("width");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("rows"); // of buttons below the text
    QTest::newRow("a short text has them beside it") << 2 << 600 << Qt::LeftToRight << 0;
    QTest::newRow("so has one of two lines") << 10 << 600 << Qt::LeftToRight << 0;
    QTest::newRow("a long text has them below") << 24 << 600 << Qt::LeftToRight << 1;
    QTest::newRow("from the right as well") << 24 << 600 << Qt::RightToLeft << 1;
    QTest::newRow("a wide bar has them beside it") << 24 << 1000 << Qt::LeftToRight << 0;
    QTest::newRow("those that do not fit go further down") << 2 << 200 << Qt::LeftToRight << 2;
}

void TestNoticeBar::itsButtonsGoBelowALongText()
{
    QFETCH(const int, words);
    QFETCH(const int, width);
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const int, rows);
    PlaceTest test;
    test.window.setLayoutDirection(direction);
    test.window.resize(width, 300);
    NoticeBar& bar = test.first;
    bar.setText(QStringLiteral("word ").repeated(words).trimmed());
    bar.setClosable(true);
    const std::array buttons{&bar.addButton(QStringLiteral("oneButton")),
                             &bar.addButton(QStringLiteral("otherButton"))};
    NoticeBar::setWords(*buttons[0], QStringLiteral("One long button"), {});
    NoticeBar::setWords(*buttons[1], QStringLiteral("Another button"), {});
    QVERIFY(test.isReady());
    bar.present();
    const auto part = [&](const char* end) {
        return bar.findChild<QWidget*>(QStringLiteral("firstBar") + QLatin1String(end));
    };
    const auto* text = part("Label");
    QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
    const bool fromLeft = direction == Qt::LeftToRight;
    const auto startOf = [&](const QWidget& widget) {
        return fromLeft ? widget.x() : bar.width() - widget.geometry().right() - 1;
    };
    const QWidget* above = text;
    for (const QPushButton* button : buttons) {
        QVERIFY(bar.rect().contains(button->geometry()));
        QVERIFY(button->width() >= button->sizeHint().width());
        const bool isNewRow = rows == 2 || (rows == 1 && button == buttons[0]);
        QCOMPARE(button->y() > above->geometry().bottom(), isNewRow);
        if (isNewRow)
            QCOMPARE(startOf(*button), startOf(*text));
        else
            QVERIFY(startOf(*button) > startOf(*above));
        above = button;
    }
    const int gap = bar.layout()->spacing();
    QCOMPARE(startOf(*part("CloseButton")) == startOf(*text) + text->width() + gap, rows > 0);
}

/// Nor do the buttons touch it.
void TestNoticeBar::twoLinesKeepOffTheFrame()
{
    PlaceTest test;
    NoticeBar& bar = test.first;
    QPushButton& back = bar.addButton(QStringLiteral("backButton"));
    NoticeBar::setWords(back, QStringLiteral("Back"), QStringLiteral("Go back"));
    bar.setText(QStringLiteral("Back."));
    bar.present();
    QVERIFY(test.isReady());
    QVERIFY(bar.rect().adjusted(2, 2, -2, -2).contains(back.geometry()));
    bar.setText(QStringLiteral("Example 2 from “Two pair: the lower pair, and then the kicker that "
                               "is left”. Your hands are kept."));
    const auto* label = bar.findChild<QLabel*>(QStringLiteral("firstBarLabel"));
    const int oneLine = label->fontMetrics().height();
    QTRY_VERIFY(label->height() >= 2 * oneLine && label->height() < 3 * oneLine);
    const int text = label->heightForWidth(label->width());
    const int height = bar.layout()->heightForWidth(bar.width());
    QVERIFY2(height >= text + 2 * 3, qPrintable(QStringLiteral("%1 of %2").arg(text).arg(height)));
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
