// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepspage.h"

#include "app/gui/explain/steps/playbutton.h"
#include "app/gui/explain/steps/scrubber.h"
#include "app/gui/explain/steps/stepactions.h"
#include "app/gui/explain/steps/stepcode.h"
#include "app/gui/explain/steps/stepnarration.h"
#include "app/gui/explain/steps/stepsnote.h"
#include "app/gui/explain/steps/steptransport.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/narration/comparisontext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QStackedLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

// Enough for variables beside the code, in lengths of the design.
constexpr double wideEnough = 560;
constexpr double highEnough = 520;

} // namespace

StepsPage::StepsPage(const CompareSession& session, StepPlayer& player, StepActions& actions,
                     QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_player(player),
      m_actions(actions),
      m_pages(new QStackedLayout(this)),
      m_note(new StepsNote(session, player, this)),
      m_area(new QScrollArea(this))
{
    setObjectName(QStringLiteral("stepsPage"));
    m_area->setObjectName(QStringLiteral("stepsArea"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setVerticalScrollBar(new QuietScrollBar(Qt::Vertical));
    m_area->setWidgetResizable(true);
    m_area->installEventFilter(this);
    m_pages->addWidget(m_note);
    m_pages->addWidget(m_area);
    connectPlayer();
}

/// Makes what a run needs, once: during started(), which the parts therefore miss.
void StepsPage::build()
{
    if (m_code)
        return;
    auto* page = new QWidget(m_area);
    m_narration = new StepNarration(m_session, m_player, page);
    m_transport = new StepTransport(m_player, m_actions, page);
    m_scrubber = new Scrubber(m_session, m_player, page);
    m_code = new StepCode(m_session, m_player, *m_actions.asPrinted, page);
    m_layout = new QVBoxLayout(page);
    m_layout->addWidget(m_narration);
    m_layout->addWidget(m_transport);
    m_layout->addWidget(m_scrubber);
    m_layout->addWidget(m_code, 1);
    m_area->setWidget(page);
    page->installEventFilter(this);
    connect(m_narration, &StepNarration::counterLeft, this, &StepsPage::focusSteps);
    connect(m_narration, &StepNarration::whyAsked, this, &StepsPage::askWhy);
    connect(m_code, &StepCode::arranged, this, &StepsPage::orderFocus);
    connect(m_code, &StepCode::tableAsked, this, &StepsPage::tableAsked);
    orderFocus();
    onRetranslate(*m_scrubber, [this] { say(); });
    updateLook();
    emit built(*page);
}

void StepsPage::addAboveCode(QWidget* widget)
{
    m_layout->insertWidget(m_layout->indexOf(m_code), widget);
    orderFocus();
}

void StepsPage::addToTransport(QWidget* widget)
{
    m_transport->addAtEnd(widget);
    orderFocus();
}

void StepsPage::setAsking(const Asking& asking)
{
    m_narration->setAsking(asking);
}

void StepsPage::focusSteps()
{
    m_scrubber->setFocus(Qt::OtherFocusReason);
}

void StepsPage::showPrinted(int mistake)
{
    m_code->showPrinted(mistake);
}

void StepsPage::connectPlayer()
{
    connect(&m_player, &StepPlayer::started, this, [this] {
        m_waits = false;
        build();
        showState();
    });
    connect(&m_player, &StepPlayer::changed, this, &StepsPage::showState);
    connect(&m_player, &StepPlayer::moved, this, [this] {
        if (m_code && !m_player.isPlaying()) // Tab may have scrolled the sentence out of sight
            m_area->verticalScrollBar()->setValue(0); // even before it is laid out
    });
    connect(&m_player, &StepPlayer::ended, this, [this] {
        if (m_player.endedBy() == TableDifference::none)
            m_endedTable = m_session.tableNumber();
        QMetaObject::invokeMethod(this, &StepsPage::keepFocus, Qt::QueuedConnection);
    });
    connect(m_note, &StepsNote::dealAsked, this, &StepsPage::dealAsked);
    connect(&m_session, &TableSession::guestChanged, this, [this] {
        if (m_session.guest())
            waitForRequest();
    });
}

/// Tab goes from top to bottom.
void StepsPage::orderFocus()
{
    QWidget* before = nullptr;
    for (int i = 0; i < m_layout->count(); ++i) {
        QWidget* part = m_layout->itemAt(i)->widget();
        const QList<QWidget*> inside = part == m_code
                                           ? m_code->focusOrder()
                                           : QList<QWidget*>{part} + part->findChildren<QWidget*>();
        for (QWidget* widget : inside) {
            const bool isStop = (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy()
                                && widget->window() == window();
            if (isStop && before)
                setTabOrder(before, widget);
            if (isStop)
                before = widget;
        }
    }
}

void StepsPage::say()
{
    m_scrubber->setAccessibleName(tr("Steps of the run"));
    m_scrubber->setToolTip(tr("Where the run stands; Page Up and Page Down go from part to part"));
    m_scrubber->setStatusTip(m_scrubber->toolTip());
}

void StepsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return; // the window is no longer minimised
    if (!m_player.isRunning() && m_wasLeft && !m_waits && m_endedTable != m_session.tableNumber())
        m_player.start();
    m_wasLeft = false;
    fitSize();
    emit stepsShown();
}

void StepsPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    m_wasLeft = isHidden() && (m_player.isRunning() || m_player.endedBy() == TableDifference::none);
    emit stepsHidden();
}

/// The window takes them too, but gets none from a dock that floats.
void StepsPage::keyPressEvent(QKeyEvent* event)
{
    if (!m_actions.takeKey(*event))
        QWidget::keyPressEvent(event);
}

void StepsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (isVisible()) // a hidden page may still have an older, smaller size
        fitSize();
}

void StepsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool isOther =
        event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange;
    if (isOther && m_code)
        updateLook();
}

void StepsPage::updateLook()
{
    fitSize();
}

void StepsPage::fitSize()
{
    if (!m_code)
        return;
    const bool isWide = width() >= scaled(wideEnough, font());
    const bool isHigh = height() >= scaled(highEnough, font());
    const int top = scaled(isHigh ? 10 : 4, font());
    m_layout->setSpacing(scaled(isHigh ? 8 : 4, font()));
    const int side = scaled(isWide ? 10 : 6, font()); // the code needs the room
    const int beside =
        isHigh ? side : std::max(2, side - m_area->verticalScrollBar()->sizeHint().width());
    const bool isMirrored = isRightToLeft();
    m_layout->setContentsMargins(isMirrored ? beside : side, top, isMirrored ? side : beside, top);
    m_transport->setNarrow(!isWide);
    m_code->setForm(isWide, isHigh);
    fitScrollBar();
}

/// As needed, but once for each layout: Qt would call itself without end where a page is lower beside
/// the bar. In a low page it keeps its room.
void StepsPage::fitScrollBar()
{
    if (!m_code)
        return;
    const bool isHigh = height() >= scaled(highEnough, font());
    const QSize room = m_area->contentsRect().size();
    const bool isNeeded = m_area->widget()->heightForWidth(room.width()) > room.height();
    m_area->setVerticalScrollBarPolicy(isHigh && !isNeeded ? Qt::ScrollBarAlwaysOff
                                                           : Qt::ScrollBarAlwaysOn);
}

bool StepsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == (watched == m_area ? QEvent::Resize : QEvent::LayoutRequest))
        fitScrollBar();
    return QWidget::eventFilter(watched, event);
}

void StepsPage::showState()
{
    const bool hadFocus = m_note->isAncestorOf(focusWidget());
    m_pages->setCurrentWidget(m_player.isRunning() ? static_cast<QWidget*>(m_area) : m_note);
    if (hadFocus && m_player.isRunning())
        m_transport->playButton().setFocus(Qt::OtherFocusReason);
}

/// What had it may have gone with the run.
void StepsPage::keepFocus()
{
    const QWidget* focus = window()->focusWidget();
    if (isVisible() && !m_player.isRunning() && (!focus || !focus->isVisible()))
        m_note->setFocus(Qt::OtherFocusReason);
}

void StepsPage::askWhy()
{
    m_player.pause();
    const Showdown& result = m_session.result();
    const Step& step = m_player.step();
    if (const auto* answered = findingOf<RankAnswered>(step)) {
        const auto player = static_cast<std::size_t>(step.players.front()) - 1;
        const auto& ladder = result.players[player].ladder;
        const auto row = std::ranges::find(ladder, answered->rank, &LadderRow::rank);
        if (row != ladder.end())
            emit rowAsked(static_cast<int>(player), static_cast<int>(row - ladder.begin()));
    } else if (const auto* settled = findingOf<PartCompared>(step)) {
        const std::vector<ComparisonPart> parts = narration::leafParts(
            result.comparisons[static_cast<std::size_t>(*step.comparison)], result);
        const auto part = std::ranges::find(parts, settled->part);
        if (part != parts.end())
            emit partAsked(*step.comparison, static_cast<int>(part - parts.begin()));
    }
}

} // namespace showdown::gui
