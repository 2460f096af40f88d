// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/insetitem.h"
#include "tests/support/testprogram.h"

#include <QHBoxLayout>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace showdown::gui;

namespace {

/// As high as a third of its width.
class FlatWidget : public QWidget
{
public:
    using QWidget::QWidget;

    QSize sizeHint() const override { return {90, 30}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width / 3; }
};

/// A row with one such item, 200 wide and 100 high.
class InsetRow
{
public:
    explicit InsetRow(Qt::Alignment alignment) : item(new InsetItem(widget, alignment))
    {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addItem(item);
    }

    /// The place of the widget after all is laid out.
    QRect place()
    {
        layout->invalidate();
        layout->activate();
        layout->setGeometry({0, 0, 200, 100});
        return widget->geometry();
    }

    std::unique_ptr<QWidget> row = std::make_unique<QWidget>();
    QWidget* widget = new FlatWidget(row.get());
    QHBoxLayout* layout = new QHBoxLayout(row.get());
    InsetItem* item;
};

} // namespace

/// A widget with margins of its own in its cell.
class TestInsetItem : public QObject
{
    Q_OBJECT

private slots:
    void marginsMayReachBeyondTheCell_data();
    void marginsMayReachBeyondTheCell();
    void aWidgetOfFixedSizeMovesToo();
    void aHiddenWidgetTakesNoRoom();
    void itsBoundsHold();
};

void TestInsetItem::marginsMayReachBeyondTheCell_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<QMargins>("margins");
    QTest::addColumn<QRect>("place");
    QTest::newRow("inside") << Qt::LeftToRight << QMargins(10, 5, 0, 0) << QRect(10, 5, 90, 30);
    QTest::newRow("inside, mirrored")
        << Qt::RightToLeft << QMargins(10, 5, 0, 0) << QRect(100, 5, 90, 30);
    QTest::newRow("beyond") << Qt::LeftToRight << QMargins(-8, -8, -8, -8) << QRect(-8, -8, 90, 30);
    QTest::newRow("beyond, mirrored")
        << Qt::RightToLeft << QMargins(-8, -8, 0, 0) << QRect(118, -8, 90, 30);
}

void TestInsetItem::marginsMayReachBeyondTheCell()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const QMargins, margins);
    InsetRow row(Qt::AlignLeading | Qt::AlignTop);
    row.row->setLayoutDirection(direction);
    row.item->setMargins(margins);
    QTEST(row.place(), "place");
    QCOMPARE(row.layout->sizeHint().width(), 90 + margins.left() + margins.right());
}

/// Qt asks for no new layout where a size is fixed.
void TestInsetItem::aWidgetOfFixedSizeMovesToo()
{
    InsetRow row({});
    row.widget->setFixedSize(50, 20);
    QCOMPARE(row.layout->minimumSize().width(), 50);
    row.item->setMargins({30, 0, 0, 0});
    QCOMPARE(row.layout->minimumSize().width(), 80);
}

void TestInsetItem::aHiddenWidgetTakesNoRoom()
{
    InsetRow row({});
    row.item->setMargins({10, 10, 10, 10});
    row.widget->hide();
    QCOMPARE(row.layout->sizeHint(), QSize(0, 0));
    QSizePolicy kept = row.widget->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    row.widget->setSizePolicy(kept);
    row.layout->invalidate();
    QCOMPARE(row.layout->sizeHint(), QSize(110, 50));
}

void TestInsetItem::itsBoundsHold()
{
    InsetRow row({});
    row.item->setMargins({0, 2, 0, 2});
    QCOMPARE(row.layout->heightForWidth(90), 34);
    row.widget->setMinimumHeight(60);
    row.layout->invalidate();
    QCOMPARE(row.layout->heightForWidth(90), 64);
}

SHOWDOWN_TEST(TestInsetItem)
#include "tst_insetitem.moc"
