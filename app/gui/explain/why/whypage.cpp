// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/whypage.h"

#include "app/gui/explain/playerchoice.h"
#include "app/gui/explain/why/comparisonstree.h"
#include "app/gui/explain/why/comparisonsview.h"
#include "app/gui/explain/why/ladderview.h"
#include "app/gui/explain/why/whyanswers.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/narration/comparisontext.h"
#include "app/narration/laddertext.h"
#include "app/narration/tabletext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double leastTree = 0.28; ///< of the height, for the comparisons, if they ran

} // namespace

WhyPage::WhyPage(const CompareSession& session, const NextPlace& nextSlot, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_ladder(new LadderModel(session, this)),
      m_choice(new PlayerChoice(session, nextSlot, this))
{
    setObjectName(QStringLiteral("whyPage"));
    createWidgets();
    arrange();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connectParts();
    onLookChange(*this, [this] { updateLook(); });
    showPlayer();
}

int WhyPage::player() const
{
    return m_choice->player();
}

void WhyPage::choosePlayer(int player)
{
    m_choice->choose(player);
}

void WhyPage::setCompact(bool compact)
{
    m_compact = compact;
    m_choice->setCompact(compact);
    m_ladderView->setCompact(compact);
    m_comparisons->setCompact(compact);
    m_answers->setCompact(compact);
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

void WhyPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    tellSelection();
}

void WhyPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit selectionCleared();
}

bool WhyPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_splitter && event->type() == QEvent::Resize)
        fitLadder();
    return QWidget::eventFilter(watched, event);
}

/// No list has used Escape to clear its selection.
void WhyPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_session.triedPlayer())
        emit trialEndAsked();
    else
        QWidget::keyPressEvent(event);
}

void WhyPage::createWidgets()
{
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("whySplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->installEventFilter(this);
    m_upper = new QWidget(m_splitter);
    m_waits = new TextLabel(QStringLiteral("ladderWaitsLabel"), m_upper);
    m_waits->setWordWrap(true);
    m_ladderView = new LadderView(*m_ladder, m_upper);
    m_comparisons = new ComparisonsView(m_session, m_splitter);
    m_answers = new WhyAnswers(m_session, this);
    m_stepsButton = new QToolButton(this);
    m_stepsButton->setObjectName(QStringLiteral("showInStepsButton"));
    m_stepsButton->setAutoRaise(true);
    m_stepsButton->setFocusPolicy(Qt::StrongFocus);
    onRetranslate(*this, [this] {
        m_stepsButton->setText(tr("Show in steps"));
        m_stepsButton->setAccessibleName(m_stepsButton->text());
        showStepsButton();
    });
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
    auto* below = new QVBoxLayout;
    below->setSpacing(0);
    below->addWidget(m_answers);
    below->addWidget(m_stepsButton, 0, Qt::AlignTrailing);
    layout->addLayout(below);
}

void WhyPage::connectParts()
{
    connect(m_choice, &PlayerChoice::playerChanged, this, &WhyPage::showPlayer);
    connect(m_choice, &PlayerChoice::playerChanged, this, &WhyPage::playerChanged);
    connect(m_choice, &PlayerChoice::playerPicked, this,
            [this] { m_comparisons->tree().clearSelection(); });
    connect(m_ladder, &LadderModel::modelReset, this, &WhyPage::showLadder);
    m_session.whenChanged(TableChange::cards | TableChange::names, this, &WhyPage::showLadder);
    connect(m_ladderView, &LadderView::contentHeightChanged, this, &WhyPage::fitLadder,
            Qt::QueuedConnection); // Qt drops a resizing of the ladder within another
    connect(&m_comparisons->tree(), &ComparisonsTree::expansionChanged, this, &WhyPage::fitLadder);
    connect(m_ladderView, &LadderView::rowActivated, this, &WhyPage::askForSteps);
    connect(m_comparisons, &ComparisonsView::partActivated, this, &WhyPage::askForSteps);
    connect(m_stepsButton, &QToolButton::clicked, this, &WhyPage::askForSteps);
    connect(m_answers, &WhyAnswers::rankingsAsked, this, &WhyPage::rankingsAsked);
    connect(m_answers, &WhyAnswers::presetsAsked, this, &WhyPage::presetsAsked);
    connect(m_answers, &WhyAnswers::rulesAsked, this, &WhyPage::rulesAsked);
    connect(m_answers, &WhyAnswers::changeAsked, this, &WhyPage::changeAsked);
    connect(m_answers, &WhyAnswers::decisionAsked, this, &WhyPage::showDecision);
    for (auto changed : {&WhyPage::partSelected, &WhyPage::rowSelected})
        connect(this, changed, this, &WhyPage::showStepsButton);
    connect(this, &WhyPage::selectionCleared, this, &WhyPage::showStepsButton);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    connect(m_comparisons, &ComparisonsView::partSelected, this, &WhyPage::tellPart);
    connect(m_comparisons, &ComparisonsView::partCleared, this, [this] {
        if (!m_ladderView->selectedRow())
            emit selectionCleared();
    });
    connect(m_ladderView, &LadderView::selectedRowChanged, this, &WhyPage::tellRow);
    m_session.whenChanged(TableChange::shown, this, &WhyPage::forgetSelection);
    m_session.whenChanged(TableChange::shown, this, &WhyPage::showStepsButton);
}

void WhyPage::tellPart(int comparison, int part)
{
    const QSignalBlocker silence(m_ladderView);
    m_ladderView->clearSelection();
    if (isVisible())
        emit partSelected(comparison, part);
}

void WhyPage::tellRow()
{
    if (const std::optional<int> row = m_ladderView->selectedRow()) {
        if (isVisible())
            emit rowSelected(player(), *row);
        m_comparisons->tree().clearSelection();
    } else if (!m_comparisons->tree().part()) {
        emit selectionCleared();
    }
}

void WhyPage::tellSelection()
{
    if (const std::optional<PartPlace> part = m_comparisons->tree().part())
        emit partSelected(part->comparison, part->part);
    else if (const std::optional<int> row = m_ladderView->selectedRow())
        emit rowSelected(player(), *row);
}

void WhyPage::forgetSelection()
{
    m_ladderView->clearSelection();
    m_comparisons->tree().clearSelection();
}

bool WhyPage::isReached(int row) const
{
    return m_ladder->index(row, 0).data(LadderModel::stateRole) != LadderModel::notReached;
}

void WhyPage::showRow(int player, int row)
{
    m_choice->choose(player);
    m_ladderView->selectRow(row);
    m_ladderView->setFocus(Qt::OtherFocusReason);
}

void WhyPage::showPart(int comparison, int part)
{
    const Showdown& result = m_session.shown();
    const Comparison& shown = result.comparisons[static_cast<std::size_t>(comparison)];
    const auto decidesFor = [&](int other) { return decidingComparison(result, other) == &shown; };
    if (!decidesFor(player() + 1))
        m_choice->choose((decidesFor(shown.secondPlayer) ? shown.secondPlayer : shown.firstPlayer)
                         - 1);
    m_comparisons->tree().selectPart({comparison, part});
    m_comparisons->tree().setFocus(Qt::OtherFocusReason);
}

/// Selects the part that decided the player's place, or goes to the ladder if none did.
void WhyPage::showDecision()
{
    const Showdown& result = m_session.shown();
    const Comparison* deciding = decidingComparison(result, player() + 1);
    if (!deciding)
        return m_ladderView->setFocus(Qt::OtherFocusReason);
    const auto parts = narration::leafParts(*deciding, result).size();
    showPart(static_cast<int>(deciding - result.comparisons.data()), static_cast<int>(parts) - 1);
}

/// The button keeps its room while nothing is selected, so that no row moves under the pointer.
void WhyPage::showStepsButton()
{
    const std::optional<int> row = m_ladderView->selectedRow();
    const bool isTrying = m_session.triedPlayer().has_value(); // the steps are those of the best
                                                               // choice
    m_stepsButton->setEnabled(
        !isTrying && (row ? isReached(*row) : m_comparisons->tree().part().has_value()));
    m_stepsButton->setToolTip(isTrying
                                  ? tr("The steps show the best choice, not what is tried")
                                  : tr("Go to the step that decides the selected row (Enter)"));
    m_stepsButton->setStatusTip(m_stepsButton->toolTip());
}

void WhyPage::askForSteps()
{
    if (!m_stepsButton->isEnabled())
        return;
    if (const std::optional<int> row = m_ladderView->selectedRow())
        emit stepsOfRowAsked(player(), *row);
    else if (const std::optional<PartPlace> part = m_comparisons->tree().part())
        emit stepsOfPartAsked(part->comparison, part->part);
}

void WhyPage::updateLook()
{
    const int side = scaled(m_compact ? 8 : 10, font());
    layout()->setContentsMargins(side, side, side, 0);
    layout()->setSpacing(scaled(m_compact ? 5 : 9, font()));
    m_splitter->setHandleWidth(scaled(m_compact ? 7 : 9, font()));
    m_waits->setContentsMargins(0, side, 0, side);
    m_stepsButton->setFont(resized(font(), 12.0 / 13));
    m_stepsButton->setMinimumHeight(scaled(24, font()));
    QPalette link; // sets one colour, inherits the others
    const Colors colors = Colors::of(palette());
    link.setColor(QPalette::ButtonText, colors.role(Role::accent));
    link.setColor(QPalette::Disabled, QPalette::ButtonText, colors.disabled);
    m_stepsButton->setPalette(link);
    fitLadder();
}

void WhyPage::showPlayer()
{
    m_ladderView->clearSelection(); // a row belongs to one player's cards
    m_ladder->setPlayer(player());
    m_comparisons->setPlayer(player());
    m_answers->setPlayer(player());
    showLadder();
}

void WhyPage::showLadder()
{
    const bool waits = m_ladder->rowCount() == 0;
    const QStringList names = m_session.names();
    m_waits->setText(narration::ladderWaits(player() + 1, m_session.row(player()).hand(), names));
    m_waits->setVisible(waits);
    m_ladderView->setVisible(!waits);
    m_stepsButton->setVisible(!waits || !m_session.shown().comparisons.empty());
    showStepsButton();
    m_ladderView->setAccessibleName(
        tr("Rank check for %1").arg(narration::playerName(player() + 1, names)));
    fitLadder();
}

void WhyPage::fitLadder()
{
    const bool waits = m_ladder->rowCount() == 0;
    const int height = m_splitter->height() - m_splitter->handleWidth();
    const int width = m_splitter->width(); // before the parts have it
    m_ladderView->setFolded(
        !m_isSplitByHand
        && m_ladderView->unfoldedHeight(width) + m_comparisons->usualHeight(width) > height);
    if (m_isSplitByHand)
        return;
    const int wanted =
        waits ? m_waits->heightForWidth(m_splitter->width()) : m_ladderView->contentHeight();
    const int least =
        m_session.shown().comparisons.empty() ? 0 : static_cast<int>(leastTree * height);
    const int ladder = std::min(wanted, height - least);
    m_splitter->setSizes({ladder, std::max(0, height - ladder)});
}

} // namespace showdown::gui
