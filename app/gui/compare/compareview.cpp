// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareview.h"

#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/slotrowedit.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/compare/workingcards.h"
#include "app/gui/session/session.h"
#include "app/gui/session/slottext.h"
#include "app/gui/widgets/textlabel.h"

#include <QHBoxLayout>

#include <optional>

namespace showdown {
namespace {

/// The neighbour of a slot, or nothing at an end. In reading order the rows follow each other;
/// the arrows stay in their row or column.
std::optional<SlotPlace> neighbour(SlotPlace from, SlotMove move, int players,
                                   Qt::LayoutDirection direction)
{
    const int ahead = direction == Qt::LeftToRight ? 1 : -1;
    const int last = SlotRow::size - 1;
    SlotPlace to = from;
    switch (move) {
    case SlotMove::left:
        to.slot -= ahead;
        break;
    case SlotMove::right:
        to.slot += ahead;
        break;
    case SlotMove::up:
        --to.player;
        break;
    case SlotMove::down:
        ++to.player;
        break;
    case SlotMove::back:
        to = from.slot > 0 ? SlotPlace{from.player, from.slot - 1}
                           : SlotPlace{from.player - 1, last};
        break;
    case SlotMove::forward:
        to = from.slot < last ? SlotPlace{from.player, from.slot + 1}
                              : SlotPlace{from.player + 1, 0};
        break;
    case SlotMove::first:
        to.slot = 0;
        break;
    case SlotMove::last:
        to.slot = last;
        break;
    }
    if (to.slot < 0 || to.slot > last || to.player < 0 || to.player >= players)
        return std::nullopt;
    return to;
}

} // namespace

CompareView::CompareView(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_model(session)
{
    setObjectName(QStringLiteral("compareView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    createWidgets();
    arrange();
    connectParts();
    showPlayers();
    showVerdict();
    showCaptions();
}

void CompareView::createWidgets()
{
    m_page = new QWidget(this);
    m_page->setObjectName(QStringLiteral("comparePage"));
    m_banner = new VerdictBanner(m_page);
    m_cardsCaption = new TextLabel(QStringLiteral("cardsCaptionLabel"), m_page);
    m_cardsCaption->setText(tr("Cards"));
    m_workingCaption = new TextLabel(QStringLiteral("workingCaptionLabel"), m_page);
    m_workingCaption->setWordWrap(true);
    for (int player = 0; player < Table::maximumPlayers; ++player)
        m_panels[static_cast<std::size_t>(player)] =
            new PlayerPanel(m_session, m_model, player, m_page);
}

void CompareView::arrange()
{
    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(6);
    layout->addWidget(m_banner);
    layout->addLayout(arrangeCaptions());
    for (PlayerPanel* panel : m_panels)
        layout->addWidget(panel);
    layout->addStretch(1);
    setWidget(m_page);
}

QBoxLayout* CompareView::arrangeCaptions()
{
    const PlayerPanel& panel = this->panel(0);
    m_cardsCaption->setFixedWidth(panel.cards().sizeHint().width());
    m_captions = new QBoxLayout(QBoxLayout::LeftToRight);
    m_captions->addWidget(m_cardsCaption, 0, Qt::AlignLeft | Qt::AlignBottom);
    m_captions->addWidget(m_workingCaption, 0, Qt::AlignLeft | Qt::AlignBottom);
    setStacked(false);

    auto* captions = new QHBoxLayout;
    const QMargins inset = panel.layout()->contentsMargins();
    captions->setContentsMargins(inset.left() + panel.frameWidth(), 0,
                                 inset.right() + panel.frameWidth(), 0);
    captions->addStretch(1);
    captions->addLayout(m_captions);
    return captions;
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    const QMargins margins = m_page->layout()->contentsMargins();
    const int needed = panel(0).sideBySideWidth() + margins.left() + margins.right();
    setStacked(viewport()->width() < needed);
    QScrollArea::resizeEvent(event);
}

void CompareView::setStacked(bool stacked)
{
    m_captions->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_captions->setSpacing(stacked ? 2 : PlayerPanel::columnGap);
    m_workingCaption->setFixedWidth(stacked ? m_cardsCaption->width() : panel(0).working().width());
    for (PlayerPanel* panel : m_panels)
        panel->setStacked(stacked);
}

void CompareView::connectParts()
{
    for (const PlayerPanel* panel : m_panels) {
        connect(&panel->cards(), &SlotRowEdit::slotFocused, this, &CompareView::setCurrent);
        connect(&panel->cards(), &SlotRowEdit::moveRequested, this, &CompareView::move);
    }
    connect(&m_model, &PlayersModel::dataChanged, this, &CompareView::currentChanged);
    connect(&m_session, &Session::playerCountChanged, this, &CompareView::showPlayers);
    connect(&m_session, &Session::resultChanged, this, &CompareView::showVerdict);
    connect(&m_session, &Session::rulesChanged, this, &CompareView::showVerdict);
    connect(&m_session, &Session::lensChanged, this, &CompareView::showVerdict);
    connect(&m_session, &Session::lensChanged, this, &CompareView::showCaptions);
}

QString CompareView::currentText() const
{
    //: A slot, such as "Player 2, card 4", and what it holds
    return tr("%1: %2").arg(slotName(m_current),
                            panel(m_current.player).cards().contentText(m_current.slot));
}

void CompareView::focusCurrent()
{
    slotAt(m_current).setFocus(Qt::OtherFocusReason);
}

void CompareView::enterTyping()
{
    slotAt(m_current).enter();
}

void CompareView::showPlayers()
{
    const int count = m_session.playerCount();
    const bool leaves = m_current.player >= count;
    const bool takesFocus = leaves && slotAt(m_current).hasFocus();
    if (leaves)
        m_current.player = count - 1;
    if (takesFocus)
        focusCurrent();
    for (int player = 0; player < Table::maximumPlayers; ++player)
        panel(player).setVisible(player < count);
    if (leaves)
        emit currentChanged();
}

void CompareView::showVerdict()
{
    m_banner->setVerdict(verdict(m_session.result(), m_session.rules().rules, m_session.lens()));
}

void CompareView::showCaptions()
{
    m_workingCaption->setText(
        m_model.headerData(PlayersModel::workingColumn, Qt::Horizontal).toString());
}

void CompareView::setCurrent(SlotPlace place)
{
    ensureWidgetVisible(&slotAt(place));
    m_current = place;
    emit currentChanged();
}

void CompareView::move(SlotPlace from, SlotMove move)
{
    if (const auto to = neighbour(from, move, m_session.playerCount(), layoutDirection()))
        slotAt(*to).setFocus(Qt::OtherFocusReason);
}

CardSlotEdit& CompareView::slotAt(SlotPlace place) const
{
    return panel(place.player).cards().slot(place.slot);
}

} // namespace showdown
