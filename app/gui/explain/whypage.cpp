// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/whypage.h"

#include "app/gui/explain/comparisonstree.h"
#include "app/gui/explain/comparisonsview.h"
#include "app/gui/explain/ladderview.h"
#include "app/gui/explain/playerchoice.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/laddertext.h"
#include "app/narration/tabletext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QSignalBlocker>
#include <QSplitter>

#include <algorithm>

namespace showdown::gui {

WhyPage::WhyPage(const Session& session, const NextSlot& nextSlot, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_ladder(new LadderModel(session, this)),
      m_choice(new PlayerChoice(session, nextSlot, this))
{
    setObjectName(QStringLiteral("whyPage"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    createWidgets();
    arrange();
    connectParts();
    updateLook();
    showPlayer();
}

int WhyPage::player() const
{
    return m_choice->player();
}

void WhyPage::setCompact(bool compact)
{
    m_compact = compact;
    m_choice->setCompact(compact);
    m_ladderView->setCompact(compact);
    m_comparisons->setCompact(compact);
    updateLook();
}

QByteArray WhyPage::split() const
{
    return m_isSplitByHand ? m_splitter->saveState() : QByteArray();
}

void WhyPage::setSplit(const QByteArray& split)
{
    m_isSplitByHand = !split.isEmpty() && m_splitter->restoreState(split);
}

void WhyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitLadder();
}

void WhyPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void WhyPage::createWidgets()
{
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("whySplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_upper = new QWidget(m_splitter);
    m_waits = new TextLabel(QStringLiteral("ladderWaitsLabel"), m_upper);
    m_waits->setWordWrap(true);
    m_ladderView = new LadderView(*m_ladder, m_upper);
    m_comparisons = new ComparisonsView(m_session, m_splitter);
}

void WhyPage::arrange()
{
    auto* upper = new QVBoxLayout(m_upper);
    upper->setContentsMargins(0, 0, 0, 0);
    upper->addWidget(m_waits);
    upper->addWidget(m_ladderView);
    m_splitter->addWidget(m_upper);
    m_splitter->addWidget(m_comparisons);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_choice);
    layout->addWidget(m_splitter, 1);
}

void WhyPage::connectParts()
{
    connect(m_choice, &PlayerChoice::playerChanged, this, &WhyPage::showPlayer);
    connect(m_choice, &PlayerChoice::playerPicked, this,
            [this] { m_comparisons->tree().clearSelection(); });
    connect(m_ladder, &LadderModel::modelReset, this, &WhyPage::showLadder);
    connect(&m_session, &Session::handChanged, this, &WhyPage::showLadder);
    connect(&m_session, &Session::namesChanged, this, &WhyPage::showLadder);
    connect(m_ladderView, &LadderView::contentHeightChanged, this, &WhyPage::fitLadder);
    connect(m_ladderView, &LadderView::rowActivated, this,
            [this](int row) { emit rowActivated(player(), row); });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    connect(m_comparisons, &ComparisonsView::partSelected, this, &WhyPage::tellPart);
    connect(m_comparisons, &ComparisonsView::partCleared, this, [this] {
        if (!m_ladderView->selectedRow())
            emit selectionCleared();
    });
    connect(m_ladderView, &LadderView::selectedRowChanged, this, &WhyPage::tellRow);
    connect(&m_session, &Session::resultChanged, this, [this] {
        if (m_ladderView->selectedRow())
            tellRow(); // with the result, everybody forgot it
    });
}

void WhyPage::tellPart(int comparison, int part)
{
    const QSignalBlocker silence(m_ladderView);
    m_ladderView->clearSelection();
    emit partSelected(comparison, part);
}

void WhyPage::tellRow()
{
    if (const std::optional<int> row = m_ladderView->selectedRow()) {
        emit rowSelected(player(), *row);
        m_comparisons->tree().clearSelection();
    } else if (!m_comparisons->tree().part()) {
        emit selectionCleared();
    }
}

void WhyPage::updateLook()
{
    const int side = scaled(m_compact ? 8 : 10, font());
    layout()->setContentsMargins(side, side, side, 0);
    layout()->setSpacing(scaled(9, font()));
    m_splitter->setHandleWidth(scaled(m_compact ? 7 : 9, font()));
    m_waits->setContentsMargins(0, side, 0, side);
    fitLadder();
}

void WhyPage::showPlayer()
{
    m_ladderView->clearSelection(); // a row speaks of one player's cards
    m_ladder->setPlayer(player());
    m_comparisons->setPlayer(player());
    showLadder();
}

void WhyPage::showLadder()
{
    const bool waits = m_ladder->rowCount() == 0;
    const QStringList names = m_session.names();
    m_waits->setText(narration::ladderWaits(player() + 1, m_session.row(player()).hand(), names));
    m_waits->setVisible(waits);
    m_ladderView->setVisible(!waits);
    m_ladderView->setAccessibleName(
        tr("Rank check for %1").arg(narration::playerName(player() + 1, names)));
    fitLadder();
}

void WhyPage::fitLadder()
{
    if (m_isSplitByHand)
        return;
    const bool waits = m_ladder->rowCount() == 0;
    const int ladder =
        waits ? m_waits->heightForWidth(m_splitter->width()) : m_ladderView->contentHeight();
    const int rest = m_splitter->height() - m_splitter->handleWidth() - ladder;
    m_splitter->setSizes({ladder, std::max(0, rest)});
}

} // namespace showdown::gui
