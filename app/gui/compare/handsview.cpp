// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/handsview.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/compareplayeractions.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/playerpanels.h"
#include "app/gui/compare/slotrowview.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/explain/steps/arenaview.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/theme/scale.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/copytext.h"
#include "app/narration/questiontext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"

#include <QClipboard>
#include <QEvent>
#include <QKeyEvent>
#include <QMetaObject>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace showdown::gui {

HandsView::HandsView(CompareSession& session, NextPlace& nextSlot, TableDealer& dealer,
                     StepPlayer& player, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_nextSlot(nextSlot),
      m_player(player),
      m_banner(new VerdictBanner(this)),
      m_scroll(new QScrollArea(this)),
      m_hands(new PlayerPanels(session, dealer, appearance, m_scroll)),
      m_arena(new ArenaView(session, player, appearance, this)),
      m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("handsView"));
    arrange();
    connectPanels();
    connectSession();
    connectSteps();
    showVerdict();
    showNext();
}

void HandsView::arrange()
{
    m_scroll->setObjectName(QStringLiteral("handsScrollArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_hands);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_hands->setAutoFillBackground(false);
    m_scroll->installEventFilter(this);
    m_hands->installEventFilter(this);

    m_bannerLayout = new QVBoxLayout;
    m_bannerLayout->addWidget(m_banner);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_bannerLayout);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_arena);
    layout->addWidget(m_stack, 1);
    setMargins();
}

void HandsView::setMargins()
{
    const int side = scaled(m_compact ? 8 : 12, font());
    m_bannerLayout->setContentsMargins(side, scaled(m_compact ? 6 : 8, font()), side, 0);
    sizeArena();
}

/// The sentence of the banner may need two lines at some steps.
void HandsView::sizeArena()
{
    const int banner = m_bannerLayout->contentsMargins().top() + m_banner->minimumHeight()
                       + fontMetrics().height();
    m_arena->setUsualHeight(height() - banner);
}

void HandsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sizeArena();
}

/// No slot has used Escape: it ends a try-out.
void HandsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_session.triedPlayer())
        emit trialEndAsked();
    else
        QWidget::keyPressEvent(event);
}

void HandsView::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_banner->setCompact(compact);
    m_hands->setCompact(compact);
    m_arena->setCompact(compact);
    setMargins();
}

void HandsView::setPresenting(bool presenting)
{
    m_hands->setPresenting(presenting);
    m_arena->setPresenting(presenting);
}

/// When the number of lines of the verdict changes, the parts below the hands give the height.
bool HandsView::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest
        && std::exchange(m_toldBannerHeight, bannerHeight()) != bannerHeight())
        emit neededHeightChanged();
    return isDone;
}

void HandsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMargins();
}

bool HandsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        if (watched == m_scroll)
            m_hands->setRoom(m_scroll->contentsRect().size());
        keepNextInView();
    }
    return QWidget::eventFilter(watched, event);
}

/// Keeps the next slot in view; the scroll distance is known only after the layout.
void HandsView::keepNextInView()
{
    const auto show = [this] { m_scroll->ensureWidgetVisible(&slotAt(current())); };
    if (!m_isStepping)
        QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void HandsView::connectPanels()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        const PlayerPanel* panel = &m_hands->panel(player);
        connect(panel, &PlayerPanel::lowPairAsked, this, &HandsView::lowPairAsked);
        connect(&panel->cards(), &SlotRowView::slotSelected, this, &HandsView::select);
        connect(&panel->cards(), &SlotRowView::cardsEntered, this, &HandsView::goOnFrom);
        connect(&panel->cards(), &SlotRowView::moveRequested, this, &HandsView::move);
        connect(&panel->cards(), &SlotRowView::deckRequested, this, &HandsView::deckRequested);
        connect(&panel->cards(), &SlotRowView::menuRequested, this, &HandsView::menuRequested);
        connect(&panel->cards(), &SlotRowView::wildsAsked, this,
                [this, player] { emit wildsAsked(player); });
        connect(&panel->cards(), &SlotRowView::pickUpRequested, this, &HandsView::pickUpRequested);
        connect(&panel->cards(), &SlotRowView::dragStarted, this, &HandsView::dragStarted);
        connect(&panel->cards(), &SlotRowView::problemFound, this, &HandsView::problemFound);
        connect(&panel->actions(), &ComparePlayerActions::dealRefused, this,
                &HandsView::dealRefused);
        connect(&panel->actions(), &ComparePlayerActions::moveAsked, this,
                [this, player](int to) { movePlayer(m_session, m_nextSlot, player, to); });
        connect(&panel->actions(), &ComparePlayerActions::removalAsked, this,
                [this, player] { removePlayer(m_session, m_nextSlot, player); });
        connect(&panel->actions(), &ComparePlayerActions::cleared, this, [this, player] {
            m_nextSlot.setPlace({player, 0});
        });
    }
}

void HandsView::connectSession()
{
    connect(m_banner, &VerdictBanner::trialEndAsked, this, &HandsView::trialEndAsked);
    connect(m_banner, &VerdictBanner::copyRequested, this, &HandsView::copyAsked);
    connect(m_hands, &PlayerPanels::neededChanged, this, &HandsView::neededHeightChanged);
    connect(m_hands, &PlayerPanels::playerWanted, this, [this] {
        m_session.setPlayerCount(CardTable::maximumPlayers);
        slotAt({CardTable::maximumPlayers - 1, 0}).setFocus(Qt::OtherFocusReason);
    });
    connect(&m_nextSlot, &NextPlace::placeChanged, this, &HandsView::showNext);
    m_session.whenChanged(TableChange::cards | TableChange::names | TableChange::shown, this,
                          &HandsView::currentChanged);
    m_session.whenChanged(TableChange::cards, this, &HandsView::forgetHolder);
    m_session.whenChanged(TableChange::players, this, &HandsView::showPlayers);
    for (const QUndoStack* stack : m_session.undoStacks())
        connect(stack, &QUndoStack::indexChanged, this, &HandsView::forgetProblems);
    connect(&m_session, &TableSession::guestChanged, this, &HandsView::forgetProblems);
    connect(&m_session, &TableSession::changeRefused, this, &HandsView::forgetProblems);
    m_session.whenChanged(TableChange::shown, this, [this] { m_chosen = {}; });
    m_session.whenChanged(TableChange::rules | TableChange::lens | TableChange::names
                              | TableChange::shown,
                          this, &HandsView::showVerdict);
}

void HandsView::connectSteps()
{
    connect(m_banner, &VerdictBanner::stepsAsked, this, &HandsView::stepsAsked);
    connect(m_banner, &VerdictBanner::resultAsked, &m_player, [this] {
        m_player.pause();
        m_player.go(Move::last);
    });
    connect(&m_player, &StepPlayer::changed, this, &HandsView::showPhase);
    connect(&m_player, &StepPlayer::playingChanged, this, &HandsView::showPhase);
    m_session.whenChanged(TableChange::names, this, &HandsView::showPhase);
}

void HandsView::setStepping(bool stepping)
{
    if (stepping == m_isStepping)
        return;
    m_isStepping = stepping;
    m_stack->setCurrentWidget(stepping ? static_cast<QWidget*>(m_arena) : m_scroll);
    m_scroll->setEnabled(!stepping); // or a newly shown tab would return the focus to a slot
    showCanStep();
    showPhase();
    emit neededHeightChanged();
    emit currentChanged();
}

Place HandsView::current() const
{
    return m_nextSlot.place();
}

QString HandsView::currentText() const
{
    const Place place = current();
    //: A slot, such as "Player 2, card 4", and what it holds
    return tr("%1: %2").arg(narration::placeName(tables::seenPlace(place), m_session.names()),
                            m_hands->panel(current().row).cards().contentText(current().slot));
}

void HandsView::focusCurrent()
{
    if (m_isStepping)
        return m_arena->focusFound(); // the slots are behind it
    slotAt(current()).setFocus(Qt::OtherFocusReason);
}

void HandsView::focusSlot(Place place)
{
    if (!m_isStepping && place.row < m_session.playerCount())
        slotAt(place).setFocus(Qt::OtherFocusReason);
}

std::vector<Place> HandsView::places() const
{
    std::vector<Place> places;
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        for (int slot = 0; slot < Hand::fullSize; ++slot)
            places.push_back({player, slot});
    }
    return places;
}

std::optional<Place> HandsView::placeAt(const QPoint& point) const
{
    constexpr int around = 3; // of the gap between two cards
    if (!isPanelAt(point))
        return std::nullopt;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        for (int slot = 0; slot < Hand::fullSize; ++slot) {
            const CardSlot& at = slotAt({player, slot});
            const QRect card = at.cardRect().adjusted(-around, -around, around, around);
            if (card.contains(at.mapFromGlobal(point)))
                return Place{player, slot};
        }
    }
    return std::nullopt;
}

bool HandsView::isPanelAt(const QPoint& point) const
{
    const QWidget& seen = *m_scroll->viewport();
    if (m_isStepping || !seen.rect().contains(seen.mapFromGlobal(point)))
        return false;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        const PlayerPanel& panel = m_hands->panel(player);
        if (panel.rect().contains(panel.mapFromGlobal(point)))
            return true;
    }
    return false;
}

void HandsView::focusPlayer(int player)
{
    if (player < m_session.playerCount() && !m_isStepping)
        slotAt({player, current().slot}).setFocus(Qt::ShortcutFocusReason);
}

void HandsView::renamePlayer(int player)
{
    if (player < m_session.playerCount() && !m_isStepping)
        m_hands->panel(player).editName();
}

int HandsView::bannerHeight() const
{
    return m_bannerLayout->totalHeightForWidth(width());
}

void HandsView::setMostHeight(int height)
{
    if (!m_isStepping) // else the panels are hidden
        m_hands->setMostHeight(height - bannerHeight());
}

int HandsView::neededHeight() const
{
    if (m_isStepping)
        return bannerHeight() + m_arena->neededHeight();
    return bannerHeight() + m_hands->needed();
}

int HandsView::usedOf(int height) const
{
    if (m_isStepping)
        return height;
    const int banner = bannerHeight();
    return banner + m_hands->usedOf(height - banner);
}

void HandsView::showPlayers()
{
    const int count = m_session.playerCount();
    const QWidget* focus = window()->focusWidget(); // even while another window is active
    bool takesFocus = false;
    for (int player = count; player < CardTable::maximumPlayers; ++player)
        takesFocus = takesFocus || m_hands->panel(player).isAncestorOf(focus);
    if (takesFocus)
        focusCurrent();
    m_hands->setPlayerCount(count);
}

void HandsView::showNext()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        m_hands->panel(player).cards().setNext(current());
    forgetHolder();
    keepNextInView();
    const QWidget* focus = window()->focusWidget(); // even while another window is active
    if (qobject_cast<const CardSlot*>(focus) && isAncestorOf(focus))
        focusCurrent(); // the focused slot is the next one
    emit currentChanged();
}

void HandsView::select(Place place)
{
    forgetProblems();
    m_scroll->ensureWidgetVisible(&slotAt(place));
    m_nextSlot.setPlace(place);
}

void HandsView::goOnFrom(Place last, bool isOver)
{
    m_nextSlot.done(isOver ? PlaceEvent::typedOver : PlaceEvent::typed, last);
    focusCurrent();
}

void HandsView::forgetProblems()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        m_hands->panel(player).showProblem({});
}

void HandsView::move(Place from, SlotMove move)
{
    if (const auto to = neighbour(from, move, m_session.playerCount(), layoutDirection()))
        slotAt(*to).setFocus(Qt::TabFocusReason);
}

CardSlot& HandsView::slotAt(Place place) const
{
    return m_hands->panel(place.row).cards().slot(place.slot);
}

void HandsView::setTrial(const std::optional<narration::Verdict>& trial)
{
    m_banner->setTrial(trial);
}

void HandsView::showCanStep()
{
    m_banner->setCanStep(m_session.hasRun() && !m_isStepping);
}

/// The last step tells the result, and so does the banner then.
void HandsView::showPhase()
{
    if (!m_isStepping || !m_player.isRunning() || !m_player.target(Move::next))
        return m_banner->setPhase(std::nullopt);
    const Run& run = m_player.run();
    const int index = m_player.index();
    const QString phase = m_player.question()
                              ? narration::phaseText(run, index, *m_player.question())
                              : narration::phaseText(run, index);
    m_banner->setPhase(
        VerdictBanner::Phase{narration::chapterTitle(run, run.chapterOf(index), m_session.names()),
                             phase, m_player.isPlaying()});
}

void HandsView::ringChosen(const Chosen& chosen)
{
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    showMarks();
}

void HandsView::ringHolder(Place holder)
{
    for (int player = 0; player < m_session.playerCount(); ++player)
        m_hands->panel(player).cards().outline(player == holder.row ? std::optional(holder.slot)
                                                                    : std::nullopt);
    m_scroll->ensureWidgetVisible(&slotAt(holder));
}

void HandsView::forgetHolder()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        m_hands->panel(player).cards().outline(std::nullopt);
}

void HandsView::showVerdict()
{
    m_banner->setVerdict(narration::verdict(m_session.shown(), m_session.rules().rules,
                                            m_session.shownLens(), m_session.names()));
    m_banner->setCanCopy(tables::hasCards(m_session.table()));
    showCanStep();
    showMarks();
}

/// While a part is chosen that does not decide, only its cards are marked.
void HandsView::showMarks()
{
    const Showdown& result = m_session.shown();
    ChosenMarks chosen;
    const auto* part = std::get_if<PartPlace>(&m_chosen);
    if (part)
        chosen = partMarks(result, *part);
    else if (const auto* row = std::get_if<LadderPlace>(&m_chosen))
        chosen = rowMarks(result, *row, m_session.rules().rules);
    const bool isOfVerdict = !part || decidesResult(result, *part);
    m_hands->setMarks(isOfVerdict ? decisionMarks(result) : DecisionMarks(), chosen);
}

} // namespace showdown::gui
