// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareview.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/handspage.h"
#include "app/gui/compare/playeractions.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/slotrowview.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/session/nextslot.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/scale.h"
#include "app/narration/copytext.h"
#include "app/narration/tabletext.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace showdown::gui {

CompareView::CompareView(Session& session, NextSlot& nextSlot, TableDealer& dealer,
                         const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_nextSlot(nextSlot),
      m_banner(new VerdictBanner(this)),
      m_scroll(new QScrollArea(this)),
      m_hands(new HandsPage(session, dealer, appearance, m_scroll))
{
    setObjectName(QStringLiteral("compareView"));
    arrange();
    connectPanels();
    connectSession();
    showVerdict();
    showNext();
}

void CompareView::arrange()
{
    m_scroll->setObjectName(QStringLiteral("handsScrollArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_hands);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_hands->setAutoFillBackground(false);
    m_scroll->installEventFilter(this);

    m_bannerLayout = new QVBoxLayout;
    m_bannerLayout->addWidget(m_banner);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_bannerLayout);
    layout->addWidget(m_scroll, 1);
    setMargins();
}

void CompareView::setMargins()
{
    const int side = scaled(m_compact ? 8 : 12, font());
    m_bannerLayout->setContentsMargins(side, scaled(m_compact ? 6 : 8, font()), side, 0);
}

void CompareView::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_banner->setCompact(compact);
    m_hands->setCompact(compact);
    setMargins();
}

void CompareView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMargins();
}

bool CompareView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::Resize)
        m_hands->setRoom(m_scroll->contentsRect().size());
    return QWidget::eventFilter(watched, event);
}

void CompareView::connectPanels()
{
    for (int player = 0; player < Table::maximumPlayers; ++player) {
        const PlayerPanel* panel = &m_hands->panel(player);
        connect(&panel->cards(), &SlotRowView::slotSelected, this, &CompareView::select);
        connect(&panel->cards(), &SlotRowView::cardsEntered, this, &CompareView::goOnFrom);
        connect(&panel->cards(), &SlotRowView::moveRequested, this, &CompareView::move);
        connect(&panel->cards(), &SlotRowView::deckRequested, this, &CompareView::deckRequested);
        connect(&panel->cards(), &SlotRowView::problemFound, this, &CompareView::problemFound);
        connect(&panel->actions(), &PlayerActions::dealRefused, this, &CompareView::dealRefused);
    }
}

void CompareView::connectSession()
{
    connect(m_banner, &VerdictBanner::copyRequested, this, &CompareView::copyResult);
    connect(&m_nextSlot, &NextSlot::placeChanged, this, &CompareView::showNext);
    connect(&m_session, &Session::handChanged, this, &CompareView::currentChanged);
    connect(&m_session, &Session::playerCountChanged, this, &CompareView::showPlayers);
    connect(&m_session.undoStack(), &QUndoStack::indexChanged, this, &CompareView::forgetProblems);
    connect(&m_session, &Session::resultChanged, this, [this] { m_part.reset(); });
    for (const auto changed : {&Session::resultChanged, &Session::rulesChanged,
                               &Session::lensChanged, &Session::namesChanged})
        connect(&m_session, changed, this, &CompareView::showVerdict);
    for (const auto changed : {&Session::resultChanged, &Session::namesChanged})
        connect(&m_session, changed, this, &CompareView::currentChanged);
}

SlotPlace CompareView::current() const
{
    return m_nextSlot.place();
}

QString CompareView::currentText() const
{
    const SlotPlace place = current();
    //: A slot, such as "Player 2, card 4", and what it holds
    return tr("%1: %2").arg(
        narration::slotName(CardPlace{place.player, place.slot}, m_session.names()),
        m_hands->panel(current().player).cards().contentText(current().slot));
}

void CompareView::focusCurrent()
{
    slotAt(current()).setFocus(Qt::OtherFocusReason);
}

void CompareView::focusPlayer(int player)
{
    if (player < m_session.playerCount())
        slotAt({player, current().slot}).setFocus(Qt::OtherFocusReason);
}

void CompareView::renamePlayer(int player)
{
    if (player < m_session.playerCount())
        m_hands->panel(player).editName();
}

void CompareView::ringPart(std::optional<PartPlace> part)
{
    if (part == m_part)
        return;
    m_part = part;
    showMarks();
}

QString CompareView::copyText() const
{
    return narration::resultAsText(m_session.result(), m_session.rules(), m_session.lens(),
                                   m_session.names());
}

void CompareView::copyResult() const
{
    QGuiApplication::clipboard()->setText(copyText());
}

void CompareView::showPlayers()
{
    const int count = m_session.playerCount();
    const QWidget* focus = QApplication::focusWidget();
    bool takesFocus = false;
    for (int player = count; player < Table::maximumPlayers; ++player)
        takesFocus = takesFocus || m_hands->panel(player).isAncestorOf(focus);
    if (takesFocus)
        focusCurrent();
    m_hands->setPlayerCount(count);
}

void CompareView::showVerdict()
{
    m_banner->setVerdict(narration::verdict(m_session.result(), m_session.rules().rules,
                                            m_session.lens(), m_session.names()));
    showMarks();
}

void CompareView::showMarks()
{
    const Showdown& result = m_session.result();
    m_hands->setMarks(m_part ? partMarks(result, *m_part) : decisionMarks(result));
}

void CompareView::showNext()
{
    for (int player = 0; player < Table::maximumPlayers; ++player)
        m_hands->panel(player).cards().setNext(current());
    emit currentChanged();
}

void CompareView::select(SlotPlace place)
{
    forgetProblems();
    m_scroll->ensureWidgetVisible(&slotAt(place));
    m_nextSlot.setPlace(place);
}

/// The next card goes on after those that came in, and the focus with it.
void CompareView::goOnFrom(SlotPlace last)
{
    m_nextSlot.setPlace(last);
    m_nextSlot.advance();
    focusCurrent();
}

void CompareView::forgetProblems()
{
    for (int player = 0; player < Table::maximumPlayers; ++player)
        m_hands->panel(player).showProblem({});
}

void CompareView::move(SlotPlace from, SlotMove move)
{
    if (const auto to = neighbour(from, move, m_session.playerCount(), layoutDirection()))
        slotAt(*to).setFocus(Qt::OtherFocusReason);
}

CardSlot& CompareView::slotAt(SlotPlace place) const
{
    return m_hands->panel(place.player).cards().slot(place.slot);
}

} // namespace showdown::gui
