// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/foundlist.h"

#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/rowdelegate.h"
#include "app/narration/cardtext.h"

#include <QKeyEvent>
#include <QResizeEvent>

namespace showdown::gui {
namespace {

using Mark = narration::FoundLine::Mark;

RowSign signOf(Mark mark, const RowLook& look)
{
    const Colors& colors = look.colors;
    const int centre = look.px(15);
    const int size = look.px(13);
    switch (mark) {
    case Mark::yes:
        return {IconId::yes, colors.role(Role::winner), {}, centre, size};
    case Mark::no:
        return {IconId::no, colors.secondaryText, {}, centre, size};
    case Mark::equal:
        return {IconId::tie, colors.role(Role::tie), {}, centre, size};
    case Mark::decides:
        break;
    }
    return {std::nullopt, colors.role(Role::step), {}, centre, size};
}

/// A row with a sign, a subject, a finding, and the number of the step at the end.
PaintedRow foundRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const bool isNow = index.data(FoundList::isNowRole).toBool();
    const QFont::Weight weight = isNow ? QFont::Bold : QFont::Normal;
    PaintedRow row;
    row.name = {index.data().toString(), look.sized(13, isNow ? QFont::Bold : QFont::Medium),
                colors.text};
    row.detail = {index.data(FoundList::findingRole).toString(), look.sized(12.5, weight),
                  isNow ? colors.text : colors.secondaryText};
    row.result = {index.data(FoundList::numberRole).toString(), look.sized(12, weight),
                  isNow ? colors.role(Role::step) : colors.secondaryText};
    row.sign = signOf(static_cast<Mark>(index.data(FoundList::markRole).toInt()), look);
    row.start = look.px(34);
    row.gap = look.px(10);
    row.end = look.px(10);
    row.column = lineWidth(row.name.text, look.sized(13, QFont::Bold));
    row.leastHeight = look.px(look.isCompact ? 22 : 24);
    row.isBanded = index.row() % 2 == 0;
    if (isNow)
        row.frame = Role::step;
    return row;
}

} // namespace

FoundList::FoundList(const CompareSession& session, StepPlayer& player, QWidget* parent)
    : QListView(parent),
      m_session(session),
      m_player(player),
      m_delegate(new RowDelegate(*this, m_lines, foundRow))
{
    setObjectName(QStringLiteral("foundList"));
    setModel(&m_lines);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    const auto go = [this](const QModelIndex& line) { goTo(line); };
    connect(this, &QListView::clicked, this, go);
    onRetranslate(*this, [this] {
        setToolTip(tr("Select a line to go back to it"));
        setStatusTip(toolTip());
        showStep();
    });
}

void FoundList::setCompact(bool compact)
{
    m_delegate->setCompact(compact);
}

void FoundList::showStep()
{
    const int row = currentIndex().row();
    m_lines.clear();
    if (!m_player.isRunning())
        return;
    for (const narration::FoundLine& line :
         narration::foundLines(m_player.run(), m_player.moment().lastRun(), m_session.names()))
        add(line);
    const int last = m_lines.rowCount() - 1;
    if (hasFocus() && row >= 0)
        setCurrentIndex(m_lines.index(std::min(row, last), 0));
    doItemsLayout();
    scrollToBottom();
}

void FoundList::add(const narration::FoundLine& line)
{
    const bool isNow = !m_player.question() && line.step == m_player.index();
    const int number = m_player.positionOf(line.step);
    auto* item = new QStandardItem(line.subject);
    item->setData(line.finding, findingRole);
    item->setData(isNow ? tr("step %1, now").arg(number) : tr("step %1").arg(number), numberRole);
    item->setData(static_cast<int>(line.mark), markRole);
    item->setData(isNow, isNowRole);
    item->setData(line.step, stepRole);
    //: A line of a list for screen readers: "Kicker 1: 9 = 9. step 47"
    item->setData(
        narration::withCardNames(
            tr("%1: %2. %3").arg(line.subject, line.finding, item->data(numberRole).toString())),
        Qt::AccessibleTextRole);
    m_lines.appendRow(item);
}

void FoundList::goTo(const QModelIndex& line)
{
    if (line.isValid() && m_player.isRunning())
        m_player.goTo(line.data(stepRole).toInt());
}

/// Not through the desktop's own activation: where a single click activates, the list would jump
/// twice.
void FoundList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        goTo(currentIndex());
    else
        QListView::keyPressEvent(event);
}

QSize FoundList::sizeHint() const
{
    return {scaled(300, font()), scaled(112, font())};
}

QSize FoundList::minimumSizeHint() const
{
    return {scaled(200, font()), scaled(60, font())};
}

void FoundList::doItemsLayout()
{
    m_delegate->measureNames();
    m_delegate->fitScrollBar();
    QListView::doItemsLayout();
}

void FoundList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    m_delegate->fitScrollBar();
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
    scrollToBottom();
}

} // namespace showdown::gui
