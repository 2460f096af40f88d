// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/handsview.h"

#include "app/gui/compare/handroweditor.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/playerpanels.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/explain/steps/arenaview.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/questiontext.h"
#include "app/narration/rulestext.h"
#include "app/narration/storytext.h"
#include "app/narration/verdicttext.h"

#include <QEvent>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace showdown::gui {

HandsView::HandsView(CompareSession& session, TablePlaces& places, TableDealer& dealer,
                     StepPlayer& player, const Appearance& appearance, QWidget* parent)
    : CardField(places, QStringLiteral("handsView"), parent),
      m_session(session),
      m_player(player),
      m_banner(new VerdictBanner(this)),
      m_hands(new PlayerPanels(session, places, dealer, appearance, &scrollArea())),
      m_arena(new ArenaView(session, player, appearance, this)),
      m_stack(new QStackedWidget(this))
{
    scrollArea().setObjectName(QStringLiteral("handsScrollArea"));
    arrange();
    setPanels(*m_hands);
    connectPanels();
    connect(&dealer, &TableDealer::dealt, m_banner,
            [this] { m_banner->sayDealt([this] { return m_hands->descriptions(); }); });
    connectSession();
    connectSteps();
    showVerdict();
}

void HandsView::arrange()
{
    m_bannerLayout = new QVBoxLayout;
    m_bannerLayout->addWidget(m_banner);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_bannerLayout);
    m_stack->addWidget(&scrollArea());
    m_stack->addWidget(m_arena);
    layout->addWidget(m_stack, 1);
    setMargins();
}

void HandsView::setMargins()
{
    const int side = scaled(m_compact ? 8 : 12, font());
    m_bannerLayout->setContentsMargins(side, scaled(m_compact ? 6 : 8, font()), side, 0);
    m_stack->setMinimumHeight(fontMetrics().height()); // what scrolls leaves the verdict its room
    sizeBanner();
    sizeArena();
}

/// For a class its words are larger, as those of the hands are, more so over two of them.
void HandsView::sizeBanner()
{
    constexpr double overTwo = 1.6;
    constexpr double overThree = 1.3;
    constexpr double leastWidth = 512;
    const double wanted = m_session.playerCount() > 2 ? overThree : overTwo;
    const double fitting = width() / double(scaled(leastWidth, font()));
    m_banner->setFont(m_isPresenting ? resized(font(), std::clamp(fitting, 1.0, wanted)) : QFont());
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
    CardField::resizeEvent(event);
    sizeBanner();
    sizeArena();
}

/// No slot has used Escape: it ends a try-out.
void HandsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_session.triedPlayer())
        emit trialEndAsked();
    else
        CardField::keyPressEvent(event);
}

void HandsView::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_banner->setCompact(compact);
    CardField::setCompact(compact);
    m_arena->setCompact(compact);
    setMargins();
}

void HandsView::setPresenting(bool presenting)
{
    CardField::setPresenting(presenting);
    m_arena->setPresenting(presenting);
    m_isPresenting = presenting;
    m_banner->setPresenting(presenting);
    sizeBanner();
    showPhase();
    showVerdict();
}

/// When the number of lines of the verdict changes, the parts below the hands give the height.
bool HandsView::event(QEvent* event)
{
    const bool isDone = CardField::event(event);
    if (event->type() == QEvent::LayoutRequest)
        sizeArena();
    if (event->type() == QEvent::LayoutRequest
        && std::exchange(m_toldBannerHeight, bannerHeight()) != bannerHeight())
        emit neededHeightChanged();
    return isDone;
}

void HandsView::changeEvent(QEvent* event)
{
    CardField::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMargins();
}

void HandsView::connectPanels()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        const PlayerPanel* panel = &m_hands->panel(player);
        connect(panel, &PlayerPanel::lowPairAsked, this, &HandsView::lowPairAsked);
        connect(&panel->cards(), &HandRowEditor::wildsAsked, this,
                [this, player] { emit wildsAsked(player); });
    }
    connect(m_hands, &PlayerPanels::playerWanted, this, [this] {
        m_session.setPlayerCount(CardTable::maximumPlayers);
        slotAt({CardTable::maximumPlayers - 1, 0}).setFocus(Qt::OtherFocusReason);
    });
}

void HandsView::connectSession()
{
    connect(m_banner, &VerdictBanner::trialEndAsked, this, &HandsView::trialEndAsked);
    connect(m_banner, &VerdictBanner::copyRequested, this, &HandsView::copyAsked);
    connect(this, &CardField::problemFound, this, [this](const QString& problem) {
        if (problem.isEmpty())
            forgetProblems();
    });
    for (const QUndoStack* stack : m_session.undoStacks())
        connect(stack, &QUndoStack::indexChanged, this, &HandsView::forgetProblems);
    connect(&m_session, &TableSession::guestChanged, this, &HandsView::forgetProblems);
    connect(&m_session, &TableSession::changeRefused, this, &HandsView::forgetProblems);
    m_session.whenChanged(TableChange::shown, this, [this] { m_chosen = {}; });
    m_session.whenChanged(TableChange::players, this, &HandsView::sizeBanner);
    m_session.whenChanged(TableChange::rules | TableChange::lens | TableChange::names
                              | TableChange::shown | TableChange::title,
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
    connect(&m_player, &StepPlayer::ended, m_banner, &VerdictBanner::repeat);
    m_session.whenChanged(TableChange::names, this, &HandsView::showPhase);
}

void HandsView::setStepping(bool stepping)
{
    if (stepping == m_isStepping)
        return;
    m_isStepping = stepping;
    m_stack->setCurrentWidget(stepping ? static_cast<QWidget*>(m_arena) : &scrollArea());
    scrollArea().setEnabled(!stepping); // or a newly shown tab would return the focus to a slot
    showCanStep();
    showPhase();
    emit neededHeightChanged();
    emit currentChanged();
}

void HandsView::focusCurrent()
{
    if (m_isStepping)
        return m_arena->focusFound(); // the slots are behind it
    CardField::focusCurrent();
}

int HandsView::bannerHeight() const
{
    return m_bannerLayout->totalHeightForWidth(width());
}

void HandsView::setMostHeight(int height)
{
    if (!m_isStepping) // else the panels are hidden
        CardField::setMostHeight(height - bannerHeight());
}

int HandsView::neededHeight() const
{
    if (m_isStepping)
        return bannerHeight() + m_arena->neededHeight();
    return bannerHeight() + CardField::neededHeight();
}

int HandsView::usedOf(int height)
{
    if (m_isStepping)
        return height;
    const int banner = bannerHeight();
    return banner + CardField::usedOf(height - banner);
}

void HandsView::forgetProblems()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        m_hands->panel(player).showProblem({});
}

void HandsView::setTrial(const std::optional<narration::Verdict>& trial)
{
    m_banner->setTrial(trial);
}

void HandsView::setRevealed(Reveal reveal)
{
    m_reveal = reveal;
    m_hands->setRevealed(reveal);
    showVerdict();
}

void HandsView::showCanStep()
{
    m_banner->setCanStep(m_session.hasRun() && !m_isStepping);
}

/// The last step tells the result, and so does the banner then.
void HandsView::showPhase()
{
    const bool isStepping = m_isStepping && m_player.isRunning();
    if (!isStepping || !m_player.target(Move::next)) {
        m_banner->setPhase(std::nullopt);
        if (isStepping)
            m_banner->keepQuiet();
        return;
    }
    const Run& run = m_player.run();
    const int index = m_player.index();
    QString phase = m_player.question() ? narration::phaseText(run, index, *m_player.question())
                                        : narration::phaseText(run, index);
    if (m_isPresenting && !m_player.question()) // the page with the step may have no room
        phase = narration::sentenceAt(run, index, m_player.level(), m_session.names());
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

void HandsView::showVerdict()
{
    m_banner->setVerdict(narration::verdict(m_session.shown(), m_session.rules().rules,
                                            m_session.shownLens(), m_session.names()));
    m_banner->setCanCopy(tables::hasCards(m_session.table()));
    m_banner->setKeptBack(m_reveal == Reveal::all     ? QString()
                          : m_reveal == Reveal::ranks ? tr("Page Down shows who wins")
                                                      : tr("Page Down shows the ranks"),
                          m_session.title());
    m_banner->setRules(
        m_isPresenting ? narration::rulesApart(m_session.rules(), Preset::series, m_session.lens())
                       : QString());
    showCanStep();
    showMarks();
}

/// While a part is chosen that does not decide, only its cards are marked.
void HandsView::showMarks()
{
    if (m_reveal != Reveal::all)
        return m_hands->setMarks({}, {});
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
