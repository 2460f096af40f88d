// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/workinglist.h"

#include <QEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace showdown::gui {
namespace {

PaintedRow workingRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const int kind = index.data(WorkingList::kindRole).toInt();
    PaintedRow row;
    row.start = look.px(8);
    row.end = look.px(8);
    row.gap = look.px(12);
    row.leastHeight = look.px(26);
    row.leastMargin = look.px(3);
    row.isBanded = index.data(WorkingList::bandRole).toBool();
    const QString text = index.data().toString();
    if (kind == WorkingList::heading) {
        row.name = {text, look.sized(12.5, QFont::DemiBold), colors.text};
    } else if (kind == WorkingList::note) {
        row.name = {text, look.sized(12.5), colors.secondaryText};
    } else {
        row.name = {text, look.sized(13), colors.secondaryText};
        row.detail = {index.data(WorkingList::reckoningRole).toString(), look.sized(13),
                      colors.text};
        row.result = {index.data(WorkingList::resultRole).toString(),
                      look.sized(13, QFont::DemiBold), colors.text};
        row.column = lineWidth(row.name.text, row.name.font);
    }
    return row;
}

/// Sums and ratios run from left to right in every layout.
QString asFigures(const QString& text, Qt::LayoutDirection direction)
{
    constexpr QChar isolate(0x2066);
    constexpr QChar end(0x2069);
    return direction == Qt::LeftToRight ? text : isolate + text + end;
}

} // namespace

WorkingList::WorkingList(QWidget* parent) : RowList(workingRow, parent)
{
    setObjectName(QStringLiteral("workingList"));
    keepCurrentSeen(*this);
}

void WorkingList::setParts(const std::vector<narration::ArithmeticPart>& parts)
{
    if (parts == m_parts)
        return;
    m_parts = parts;
    fill();
}

void WorkingList::fill()
{
    const int current = currentIndex().row();
    items().clear();
    for (const narration::ArithmeticPart& part : m_parts) {
        if (!part.heading.isEmpty())
            addText(heading, part.heading);
        bool isBanded = true;
        for (const narration::ArithmeticRow& row : part.rows) {
            addLine(row, isBanded);
            isBanded = !isBanded;
        }
        for (const QString& sentence : part.notes)
            addText(note, sentence);
    }
    setCurrentIndex(items().index(std::clamp(current, 0, std::max(0, items().rowCount() - 1)), 0));
    doItemsLayout();
}

void WorkingList::addText(Kind kind, const QString& text)
{
    auto* item = new QStandardItem(text);
    item->setData(kind, kindRole);
    items().appendRow(item);
}

void WorkingList::addLine(const narration::ArithmeticRow& row, bool isBanded)
{
    auto* item = new QStandardItem(row.label);
    item->setData(line, kindRole);
    item->setData(isBanded, bandRole);
    item->setData(asFigures(row.reckoning, layoutDirection()), reckoningRole);
    item->setData(asFigures(row.result, layoutDirection()), resultRole);
    //: A line of the working out as it is read aloud: "Win: 7 ÷ 42 unseen, 16.7 %"
    item->setData(tr("%1: %2, %3").arg(row.label, row.reckoning, row.result),
                  Qt::AccessibleTextRole);
    items().appendRow(item);
}

void WorkingList::changeEvent(QEvent* event)
{
    RowList::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        fill();
}

} // namespace showdown::gui
