// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/counttable.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/tips.h"

#include <QEvent>
#include <QHeaderView>
#include <QResizeEvent>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace showdown::gui {
namespace {

/// Numbers with their signs run from left to right in every layout.
class CountDelegate : public QStyledItemDelegate
{
public:
    explicit CountDelegate(CountTable& table) : QStyledItemDelegate(&table), m_table(table) {}

    QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        const QString text = QStyledItemDelegate::displayText(value, locale);
        const bool isNumber = !text.isEmpty() && text.front().isDigit();
        const QChar mark(0x200E);
        return isNumber && m_table.isRightToLeft() ? mark + text + mark : text;
    }

private:
    CountTable& m_table;
};

} // namespace

CountTable::CountTable(const QString& objectName, QWidget* parent)
    : QTableView(parent), m_rows(new QStandardItemModel(this))
{
    setObjectName(objectName);
    setModel(m_rows);
    setItemDelegate(new CountDelegate(*this));
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(1);
}

void CountTable::setRows(const QStringList& headings, const std::vector<QStringList>& rows,
                         bool hasSum)
{
    if (headings == m_headings && rows == m_texts && hasSum == m_hasSum)
        return;
    m_headings = headings;
    m_texts = rows;
    m_hasSum = hasSum;
    const int current = currentIndex().row();
    m_rows->setColumnCount(static_cast<int>(headings.size()));
    m_rows->setRowCount(static_cast<int>(rows.size()));
    const auto alignment = [](int column) { // numbers are right-aligned
        return Qt::Alignment(column > 0 ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter;
    };
    for (int column = 0; column < m_rows->columnCount(); ++column) {
        m_rows->setHeaderData(column, Qt::Horizontal, headings[column]);
        const Qt::Alignment seen = QStyle::visualAlignment(layoutDirection(), alignment(column));
        m_rows->setHeaderData(column, Qt::Horizontal, // which no header mirrors
                              QVariant::fromValue(seen), Qt::TextAlignmentRole);
        for (int row = 0; row < m_rows->rowCount(); ++row) {
            const QModelIndex index = m_rows->index(row, column);
            const QString& text = rows[static_cast<std::size_t>(row)][column];
            m_rows->setData(index, text);
            if (column == 0) // the names
                m_rows->setData(index, escapedForToolTip(text), Qt::ToolTipRole);
            m_rows->setData(index, QVariant::fromValue(alignment(column)), Qt::TextAlignmentRole);
        }
    }
    if (current >= 0 && !rows.empty())
        setCurrentIndex(m_rows->index(std::min(current, m_rows->rowCount() - 1), 0));
    fitRows();
}

/// The numbers get the room that they need, the names the rest.
void CountTable::fitRows()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const int sum = m_hasSum ? m_rows->rowCount() - 1 : -1;
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        for (int column = 0; column < m_rows->columnCount(); ++column)
            m_rows->setData(m_rows->index(row, column), row == sum ? QVariant(bold) : QVariant(),
                            Qt::FontRole);
    }
    const int room = scaled(14, font());
    int left = viewport()->width();
    for (int column = 1; column < m_rows->columnCount(); ++column) {
        const int wanted =
            std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + room;
        setColumnWidth(column, wanted);
        left -= wanted;
    }
    setColumnWidth(0, std::max(left, scaled(60, font())));
    resizeRowsToContents();
    const int least = scaled(24, font());
    int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        setRowHeight(row, std::max(least, rowHeight(row)));
        height += rowHeight(row);
    }
    if (height == m_contentHeight)
        return;
    m_contentHeight = height;
    updateGeometry();
}

QSize CountTable::sizeHint() const
{
    return {scaled(280, font()), m_contentHeight};
}

QSize CountTable::minimumSizeHint() const
{
    int width = scaled(60, font());
    for (int column = 1; column < m_rows->columnCount(); ++column)
        width += columnWidth(column);
    return {width, m_contentHeight};
}

void CountTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_rows)
        fitRows();
}

void CountTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitRows();
}

/// The keyboard cursor is visible at once, and only while the table has the focus.
void CountTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid())
        setCurrentIndex(m_rows->index(0, 0));
    else
        selectRow(currentIndex().row());
}

void CountTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    clearSelection();
}

} // namespace showdown::gui
