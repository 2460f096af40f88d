// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/arenaview.h"

#include "app/gui/explain/steps/arenatable.h"
#include "app/gui/explain/steps/foundlist.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/waitingplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFrame>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double leastList = 120; ///< of what was found, beside cards that grow

} // namespace

ArenaView::ArenaView(const CompareSession& session, StepPlayer& player,
                     const Appearance& appearance, QWidget* parent)
    : QScrollArea(parent),
      m_session(session),
      m_player(player),
      m_content(new QWidget(this)),
      m_table(new ArenaTable(appearance, m_content)),
      m_waitingFrame(new QFrame(m_content)),
      m_waiting{new WaitingPlayer(appearance, QStringLiteral("waiting1"), m_waitingFrame),
                new WaitingPlayer(appearance, QStringLiteral("waiting2"), m_waitingFrame)},
      m_foundFrame(new QFrame(m_content)),
      m_heading(new TextLabel(QStringLiteral("foundHeadingLabel"), m_foundFrame)),
      m_hint(new TextLabel(QStringLiteral("foundHintLabel"), m_foundFrame)),
      m_found(new FoundList(session, player, m_foundFrame))
{
    setObjectName(QStringLiteral("arenaView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(m_content);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    arrange();
    connect(&player, &StepPlayer::moved, this, &ArenaView::showStep);
    connect(&player, &StepPlayer::levelChanged, this, &ArenaView::showStep);
    connect(&player, &StepPlayer::ended, this, [this] {
        m_table->clear();
        m_found->showStep();
    });
    session.whenChanged(TableChange::names, this, &ArenaView::showStep);
    onRetranslate(*this, [this] { showStep(); });
    updateLook();
}

void ArenaView::arrange()
{
    auto* waiting = new QHBoxLayout(m_waitingFrame);
    waiting->setContentsMargins(0, 0, 0, 0);
    waiting->setSpacing(0);
    for (WaitingPlayer* player : m_waiting)
        waiting->addWidget(player);
    m_hint->setInk(Ink::secondary);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading);
    head->addStretch();
    head->addWidget(m_hint);
    auto* found = new QVBoxLayout(m_foundFrame);
    found->addLayout(head);
    found->addWidget(m_found, 1);
    m_layout = new QVBoxLayout(m_content);
    m_layout->addWidget(m_table);
    m_layout->addWidget(m_waitingFrame);
    m_layout->addWidget(m_foundFrame, 1);
    setMargins();
}

void ArenaView::setMargins()
{
    const int side = scaled(m_compact ? 8 : 12, font());
    const int gap = scaled(8, font());
    m_layout->setContentsMargins(side, gap, side, 0);
    m_layout->setSpacing(gap);
    m_foundFrame->layout()->setContentsMargins(gap, gap, gap, gap);
    m_foundFrame->layout()->setSpacing(scaled(4, font()));
    setMinimumWidth(m_isShown ? m_table->leastWidth() + 2 * side : 0);
    fitCards();
}

void ArenaView::setUsualHeight(int height)
{
    m_usualHeight = height;
    fitCards();
}

/// Waiting players and a list of a few lines keep their room even at steps that do not need it.
void ArenaView::fitCards()
{
    const QMargins around = m_layout->contentsMargins();
    const QMargins inFrame = m_foundFrame->layout()->contentsMargins();
    const int frame = 2; // above and below what is in it
    const int waiting = m_waiting.front()->sizeHint().height() + frame;
    const int found = inFrame.top() + TextLabel::lineHeight(m_heading->font())
                      + m_foundFrame->layout()->spacing() + scaled(leastList, font())
                      + inFrame.bottom() + frame;
    m_table->setRoom({contentsRect().width() - around.left() - around.right(),
                      m_usualHeight - around.top() - around.bottom() - waiting - found
                          - 2 * m_layout->spacing()});
}

/// What is around the table may need another height.
bool ArenaView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_content && event->type() == QEvent::LayoutRequest)
        fitCards();
    return QScrollArea::eventFilter(watched, event);
}

void ArenaView::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    verticalScrollBar()->setValue(0); // the hand in question
    fitCards();
}

void ArenaView::showEvent(QShowEvent* event)
{
    m_isShown = true;
    setMargins();
    QScrollArea::showEvent(event);
}

/// The panels that replace it may be narrower.
void ArenaView::hideEvent(QHideEvent* event)
{
    m_isShown = !isHidden();
    setMargins();
    QScrollArea::hideEvent(event);
}

void ArenaView::focusFound()
{
    m_found->setFocus(Qt::OtherFocusReason);
}

int ArenaView::neededHeight() const
{
    return m_layout->totalMinimumSize().height();
}

void ArenaView::setCompact(bool compact)
{
    m_compact = compact;
    m_table->setCompact(compact);
    m_found->setCompact(compact);
    setMargins();
}

void ArenaView::setPresenting(bool presenting)
{
    m_table->setPresenting(presenting);
}

void ArenaView::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateLook();
        setMargins();
    }
}

void ArenaView::updateLook()
{
    const Colors colors = Colors::of(palette());
    m_heading->setFont(designFont(font(), 13.5, QFont::DemiBold));
    m_hint->setFont(designFont(font(), 12));
    for (QFrame* frame : {m_waitingFrame, m_foundFrame}) {
        frame->setObjectName(frame == m_foundFrame ? QStringLiteral("foundFrame")
                                                   : QStringLiteral("waitingFrame"));
        frame->setStyleSheet(
            QStringLiteral("#%1 { background: %2; border: %5px solid %3; border-radius: %4px; }")
                .arg(frame->objectName(), colors.base.name(), colors.hairline.name())
                .arg(scaled(7, font()))
                .arg(qRound(colors.line(1))));
    }
    m_hint->setInk(Ink::secondary); // a style sheet gives back the palette of before
}

void ArenaView::showStep()
{
    if (!m_player.isRunning())
        return;
    const bool isRank = m_player.run().chapterOf(m_player.index()).kind == Chapter::Kind::rank;
    m_heading->setText(isRank ? tr("Asked so far") : tr("Found so far"));
    m_found->setAccessibleName(m_heading->text());
    m_hint->setText(tr("Select a line to go back to it"));
    m_table->showStep(m_player.run(), m_player.moment(), m_session.names());
    m_found->showStep();
    showWaiting();
}

void ArenaView::showWaiting()
{
    const Run& run = m_player.run();
    const int lastRun = m_player.moment().lastRun();
    const Scene scene = sceneAt(run, m_player.moment());
    std::size_t used = 0;
    for (int player = 1; player <= static_cast<int>(run.hands().size()); ++player) {
        const bool isShown =
            std::ranges::find(scene.hands, player, &SceneHand::player) != scene.hands.end();
        if (isShown || !run.hands()[static_cast<std::size_t>(player) - 1].isComplete()
            || used == m_waiting.size())
            continue;
        m_waiting[used]->showPlayer(run, lastRun, player, m_session.names());
        m_waiting[used++]->show();
    }
    for (std::size_t unused = used; unused < m_waiting.size(); ++unused)
        m_waiting[unused]->hide();
    m_waitingFrame->setVisible(used > 0);
}

} // namespace showdown::gui
