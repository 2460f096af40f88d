// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/callersview.h"

#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/rowdelegate.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/tabletext.h"

#include <QApplication>
#include <QResizeEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double callerHeight = 24;
constexpr double callerStart = 24; ///< the arrow is before it
constexpr double callerEnd = 8;

/// A function: an arrow if it runs, its name, and at the end, or below it where there is no room,
/// its line or its players.
PaintedRow callerRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const bool isRunning = index.data(CallersView::isRunningRole).toBool();
    QFont words = QApplication::font();
    words.setPointSizeF(look.sized(12).pointSizeF());
    PaintedRow row;
    row.name = {index.data().toString(), look.sized(13, isRunning ? QFont::Bold : QFont::Normal),
                colors.text};
    row.result = {index.data(CallersView::placeRole).toString(), words, colors.secondaryText};
    if (isRunning) {
        row.sign = RowSign{std::nullopt, colors.role(Role::step), {}, look.px(13), look.px(11)};
        row.frame = Role::step;
    }
    row.start = look.px(callerStart);
    row.gap = look.px(callerEnd);
    row.end = look.px(callerEnd);
    row.leastHeight = look.px(callerHeight);
    return row;
}

} // namespace

CallersView::CallersView(const CompareSession& session, const StepPlayer& player, QWidget* parent)
    : QListWidget(parent),
      m_session(session),
      m_player(player),
      m_delegate(new RowDelegate(*this, *model(), callerRow))
{
    setObjectName(QStringLiteral("callersList"));
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setFont(codeFont());
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(m_delegate);
    connect(&player, &StepPlayer::moved, this, &CallersView::follow);
    const auto retranslate = [this] { // which selects the running function again
        follow();
        if (m_player.isRunning())
            emit callerChosen(m_player.index());
    };
    session.whenChanged(TableChange::names, this, retranslate);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        const QListWidgetItem* caller = item(row);
        if (caller && m_player.isRunning())
            emit callerChosen(caller->data(stepRole).toInt());
    });
    onRetranslate(*this, [this, retranslate] {
        setAccessibleName(tr("Called from"));
        setToolTip(tr("Which lines made the calls; choose one to see it"));
        setStatusTip(toolTip());
        retranslate();
    });
}

QSize CallersView::sizeHint() const
{
    return {scaled(200, font()), scaled(3.5 * callerHeight, font())};
}

QSize CallersView::minimumSizeHint() const
{
    return {scaled(80, font()), scaled(2 * callerHeight, font())};
}

void CallersView::doItemsLayout()
{
    if (m_delegate) {
        m_delegate->measureNames();
        m_delegate->fitScrollBar();
    }
    QListWidget::doItemsLayout();
}

void CallersView::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
    else
        m_delegate->fitScrollBar();
}

void CallersView::follow()
{
    const QSignalBlocker blocker(this);
    clear();
    if (!m_player.isRunning())
        return;
    const Run& run = m_player.run();
    std::vector<int> calls = run.callers(m_player.index());
    calls.push_back(m_player.index());
    std::ranges::reverse(calls);
    for (const int index : calls) {
        const Step& step = run.step(index);
        const bool isRunning = index == m_player.index();
        const int line = step.number(run.terms());
        auto* row = new QListWidgetItem(narration::codeName(*step.listing), this);
        row->setData(stepRole, index);
        row->setData(isRunningRole, isRunning);
        row->setData(placeRole,
                     isRunning ? tr("line %1", "of a function").arg(line) : playersOf(index));
        row->setData(Qt::AccessibleTextRole,
                     tr("%1, line %2", "a function").arg(row->text()).arg(line));
        row->setToolTip(escapedForToolTip(row->data(Qt::AccessibleTextRole).toString()));
    }
    setCurrentRow(0);
    doItemsLayout();
}

QString CallersView::playersOf(int index) const
{
    const Run& run = m_player.run();
    const Step& step = run.step(index);
    const QStringList names = m_session.names();
    if (step.players.size() == 1)
        return narration::playerName(step.players.front(), names);
    if (step.players.size() == 2 && step.comparison)
        return tr("%1, %2", "two players")
            .arg(narration::playerName(step.players[0], names),
                 narration::playerName(step.players[1], names));
    return tr("all players");
}

} // namespace showdown::gui
