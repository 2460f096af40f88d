// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/outspage.h"

#include "app/gui/odds/equitychart.h"
#include "app/gui/odds/outgroups.h"
#include "app/gui/odds/outkinds.h"
#include "app/gui/odds/streetstable.h"
#include "app/gui/odds/workinglist.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/playerbuttons.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddsarithmetictext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddsstatetext.h"
#include "app/narration/oddstext.h"
#include "app/narration/tabletext.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace showdown::gui {
namespace {

/// The rank that a player alone has so far; before the flop the lowest one.
Category rankNow(const OddsCount& count)
{
    const bool hasHand = !count.hands.empty() && count.hands.front();
    return hasHand ? count.hands.front()->category() : Category::highCard;
}

/// A ratio runs from left to right in every layout.
QString asRatio(const QString& text, Qt::LayoutDirection direction)
{
    return direction == Qt::LeftToRight ? text : QChar(0x2066) + text + QChar(0x2069);
}

} // namespace

OutsPage::OutsPage(const Appearance& appearance, QWidget* parent)
    : CountPage(QStringLiteral("outs"), parent)
{
    createParts(appearance);
    arrange();
    connectParts();
    updateLook();
    onRetranslate(*this, [this] {
        m_players->setAccessibleName(tr("Outs for"));
        m_players->setWords(tr("Outs for", "before 'Player 1', 'Player 2', 'Player 3'"),
                            tr("Show the outs of %1"));
        m_targetLabel->setText(tr("Ho&ping for"));
        m_targets->setAccessibleName(tr("Hoping for"));
        m_targets->setToolTip(tr("The rank that outs are counted for while one player is alone"));
        m_targets->setStatusTip(m_targets->toolTip());
        m_workingTitle->setText(tr("Working it out"));
        m_working->setAccessibleName(m_workingTitle->text());
        m_working->setStatusTip(tr("How the chance is worked out, line by line"));
        m_working->setToolTip(m_working->statusTip());
        m_streetsTitle->setText(tr("Equity by street"));
        m_streets->setAccessibleName(m_streetsTitle->text());
        m_streets->setStatusTip(tr("Everyone's share of the pot on each street so far"));
        m_streets->setToolTip(m_streets->statusTip());
        m_streetsNote->setText(tr("Bold: best chance on that street"));
        m_chart->setAccessibleName(tr("Chart of the equity by street"));
        scroll().setAccessibleName(tr("Outs"));
        refresh();
    });
}

void OutsPage::createParts(const Appearance& appearance)
{
    m_players = new PlayerButtons(QStringLiteral("outsPlayers"),
                                  QStringLiteral("outsPlayer%1Button"), content());
    m_targetRow = new QWidget(content());
    m_targetLabel = new QLabel(m_targetRow);
    m_targetLabel->setObjectName(QStringLiteral("outsTargetLabel"));
    m_targets = new QComboBox(m_targetRow);
    m_targets->setObjectName(QStringLiteral("outsTargetCombo"));
    m_targets->setFocusPolicy(Qt::StrongFocus);
    m_targets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_targetLabel->setBuddy(m_targets);
    m_message = new TextLabel(QStringLiteral("outsMessage"), content());
    m_message->setWordWrap(true);
    m_head = new QWidget(content());
    m_head->setObjectName(QStringLiteral("outsHead"));
    m_figures = {createFigure("outsCount"), createFigure("outsChance"), createFigure("outsOdds")};
    m_headNote = new TextLabel(QStringLiteral("outsHeadNote"), content());
    m_headNote->setWordWrap(true);
    m_headNote->setInk(Ink::secondary);
    m_groups = new OutGroups(appearance, content());
    m_workingTitle = createHeading("workingTitle");
    m_working = new WorkingList(content());
    m_streetsTitle = createHeading("streetsTitle");
    m_streets = new StreetsTable(content());
    m_streetsNote = new TextLabel(QStringLiteral("streetsNote"), content());
    m_streetsNote->setInk(Ink::secondary);
    m_streetsNote->setWordWrap(true);
    m_chart = new EquityChart(content());
    m_chart->setObjectName(QStringLiteral("streetsChart"));
}

OutsPage::Figure OutsPage::createFigure(const char* name)
{
    const QString objectName = QString::fromLatin1(name);
    Figure figure;
    figure.box = new QWidget(m_head);
    figure.value = new TextLabel(objectName + QStringLiteral("Value"), figure.box);
    figure.caption = new TextLabel(objectName + QStringLiteral("Caption"), figure.box);
    figure.caption->setInk(Ink::secondary);
    figure.caption->setWordWrap(true);
    auto* layout = new QVBoxLayout(figure.box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(figure.value);
    layout->addWidget(figure.caption);
    return figure;
}

TextLabel* OutsPage::createHeading(const char* name)
{
    auto* heading = new TextLabel(QString::fromLatin1(name), content());
    heading->setWordWrap(true);
    return heading;
}

void OutsPage::arrange()
{
    auto* targetLayout = new QHBoxLayout(m_targetRow);
    targetLayout->setContentsMargins(0, 0, 0, 0);
    targetLayout->addWidget(m_targetLabel);
    targetLayout->addWidget(m_targets, 1);
    m_headLayout = new FlowLayout(m_head);
    m_headLayout->setShrinking(true);
    for (const Figure& figure : m_figures)
        m_headLayout->addWidget(figure.box);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_players, m_targetRow, m_message, m_head, m_headNote, m_groups, m_workingTitle,
             m_working, m_streetsTitle, m_streets, m_streetsNote, m_chart})
        lines().addWidget(part);
    lines().addStretch();
}

void OutsPage::connectParts()
{
    connect(m_players, &PlayerButtons::playerClicked, this, [this](int player) {
        if (player == m_player)
            return;
        setPlayer(player);
        emit playerChosen(player);
    });
    connect(m_groups, &OutGroups::cardAsked, this, &OutsPage::cardAsked);
    connect(m_groups, &OutGroups::focusLeft, this, &OutsPage::focusLeft);
    connect(m_targets, &QComboBox::activated, this, [this](int index) {
        (m_hope ? *m_hope : m_wanted) = m_targets->itemData(index).value<Category>();
        followTarget();
        refresh();
    });
}

void OutsPage::showState(const State& state)
{
    if (state == State{m_names, m_playerCount, m_count, m_lack, m_decimals})
        return;
    m_names = state.names;
    m_playerCount = state.playerCount;
    m_count = state.count;
    m_lack = state.lack;
    m_decimals = state.decimals;
    followTarget();
    refresh();
}

void OutsPage::setCompact(bool compact)
{
    m_players->setCompact(compact);
    m_groups->setCompact(compact);
    static_cast<QBoxLayout*>(m_targetRow->layout())
        ->setDirection(compact ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OutsPage::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    refresh();
}

void OutsPage::changeEvent(QEvent* event)
{
    CountPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void OutsPage::updateLook()
{
    const auto px = [this](double length) { return scaled(length, font()); };
    lines().setContentsMargins(px(12), px(10), px(12), px(10));
    lines().setSpacing(px(8));
    m_headLayout->setSpacing(px(16));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (TextLabel* heading : {m_workingTitle, m_streetsTitle})
        heading->setFont(bold);
    for (const Figure& figure : m_figures) {
        figure.box->layout()->setSpacing(px(1));
        figure.value->setFont(designFont(font(), 15, QFont::DemiBold));
        figure.caption->setFont(resized(font(), 12.0 / 13));
    }
    m_figures[0].value->setFont(designFont(font(), 26, QFont::Bold));
    m_headNote->setFont(resized(font(), 12.0 / 13));
    m_streetsNote->setFont(resized(font(), 12.0 / 13));
    m_targets->setMinimumHeight(px(26));
}

std::optional<int> OutsPage::place() const
{
    return m_count ? placeOf(*m_count, m_player) : std::nullopt;
}

const PlayerOuts* OutsPage::outs() const
{
    const std::optional<int> at = place();
    if (!at || static_cast<std::size_t>(*at) >= m_count->outs.size())
        return nullptr;
    const std::optional<PlayerOuts>& outs = m_count->outs[static_cast<std::size_t>(*at)];
    return outs ? &*outs : nullptr;
}

bool OutsPage::isAlone() const
{
    return m_count && m_count->question.players.size() == 1;
}

std::optional<PlayerSet> OutsPage::decidedFor() const
{
    return m_count ? gui::decidedFor(*m_count) : std::nullopt;
}

OutsStanding OutsPage::standing() const
{
    const std::optional<int> at = place();
    return at ? outsStandingOf(*m_count, *at) : OutsStanding::draws;
}

void OutsPage::setHope(std::optional<Category> hope)
{
    m_hope = hope;
    followTarget();
}

/// The rank hoped for has to be better than the hand.
void OutsPage::followTarget()
{
    if (!isAlone())
        return; // there is nothing to choose
    const Category wanted = m_hope.value_or(m_wanted);
    Category target = wanted;
    if (!m_count->hands.empty() && m_count->hands.front()) {
        const Category has = m_count->hands.front()->category();
        const std::vector<Category> ranks = ranksToHopeFor(has, m_count->question.situation.rules);
        if (!ranks.empty() && std::ranges::count(ranks, wanted) == 0)
            target = ranks.back();
    }
    if (target == m_target)
        return;
    m_target = target;
    emit targetChosen(target);
}

void OutsPage::showAll()
{
    showPlayers();
    showTargets();
    const QString message = messageNow();
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    showHead();
    showGroups();
    showWorking();
    showStreets();
}

void OutsPage::showPlayers()
{
    std::vector<int> shown(static_cast<std::size_t>(m_playerCount)); // also who has no cards
    std::iota(shown.begin(), shown.end(), 0);
    m_players->setPlayers(m_names, shown);
    m_players->setPlayer(m_player);
    m_players->setVisible(shown.size() > 1);
}

void OutsPage::showTargets()
{
    const bool isWanted = isAlone() && m_count->question.situation.areAllKnown();
    const HouseRules rules = m_count ? m_count->question.situation.rules : HouseRules();
    std::vector<Category> ranks;
    if (isWanted) // final is empty before anything is counted
        ranks = ranksToHopeFor(rankNow(*m_count), rules,
                               m_count->final.empty() ? std::nullopt : m_count->final.front());
    m_targetRow->setVisible(!ranks.empty());
    QStringList names;
    for (const Category rank : ranks)
        names << narration::targetName(rank, rank == ranks.front(), rules);
    QStringList shown;
    for (int i = 0; i < m_targets->count(); ++i)
        shown << m_targets->itemText(i);
    const QSignalBlocker silence(m_targets);
    if (shown != names) { // an open list stays open
        m_targets->clear();
        for (std::size_t i = 0; i < ranks.size(); ++i)
            m_targets->addItem(names[static_cast<qsizetype>(i)], QVariant::fromValue(ranks[i]));
    }
    m_targets->setCurrentIndex(m_targets->findData(QVariant::fromValue(m_target)));
}

/// The message instead of outs, or before them.
QString OutsPage::messageNow() const
{
    if (!m_count)
        return m_lack;
    const Situation& situation = m_count->question.situation;
    const std::optional<int> at = place();
    if (!at)
        return tr("This player has no cards.");
    if (const auto winners = decidedFor(); winners && situation.boardCardsToCome() > 0)
        return narration::decidedText(*winners,
                                      narration::oddsPlayers(m_count->question.players, m_names));
    const QString none = narration::noOutsText(situation);
    if (!none.isEmpty())
        return none;
    if (isAlone() && m_targets->count() == 0 && !m_count->hands.empty() && m_count->hands.front())
        return narration::noBetterRank();
    if (outs())
        return {};
    return tr("Counting…");
}

void OutsPage::showHead()
{
    const PlayerOuts* const shown = outs();
    const bool isHidden = !shown || !m_message->text().isEmpty();
    m_head->setVisible(!isHidden);
    const bool isFlop = m_count && m_count->question.situation.street() == Street::flop;
    m_headNote->setVisible(!isHidden && isFlop && !isAlone());
    if (isHidden)
        return;
    const Chance& chance = shown->nextCard;
    const Situation& situation = m_count->question.situation;
    const bool isFor = narration::isLikely(chance);
    const bool isLead = leads();
    m_figures[0].value->setText(isLead ? narration::cardCountText(shown->count)
                                       : narration::outCountText(shown->count));
    m_figures[0].caption->setText(isLead ? narration::leadCaption(situation.street()) : QString());
    m_figures[0].caption->setVisible(isLead);
    m_figures[1].value->setText(narration::percentText(chance, m_decimals));
    m_figures[1].caption->setText(narration::chanceCaption(situation));
    m_figures[2].value->setText(
        asRatio(isFor ? narration::inFavourText(chance) : narration::againstText(chance),
                layoutDirection()));
    m_figures[2].caption->setText(narration::oddsCaption(chance));
    m_headNote->setText(narration::outsOnTheFlop(narration::playerName(m_player + 1, m_names)));
}

void OutsPage::showGroups()
{
    const PlayerOuts* const shown = outs();
    const bool isHidden = !shown || !m_message->text().isEmpty();
    std::vector<CardsOfOneKind> groups;
    if (!isHidden)
        groups = outKinds(*m_count, *place(), m_names);
    m_groups->setGroups(groups);
    m_groups->setVisible(!groups.empty());
}

void OutsPage::showWorking()
{
    const PlayerOuts* const shown = outs();
    const bool isHidden = !shown || !m_message->text().isEmpty();
    m_workingTitle->setVisible(!isHidden);
    m_working->setVisible(!isHidden);
    if (isHidden)
        return;
    const Situation& situation = m_count->question.situation;
    std::optional<Chance> byRiver;
    const auto at = static_cast<std::size_t>(*place());
    const EquityResult& equity = m_count->equity;
    if (situation.street() == Street::flop && isAlone()) {
        if (at < m_count->final.size() && m_count->final[at])
            byRiver = m_count->final[at]->chanceOfAtLeast(m_target);
    } else if (situation.street() == Street::flop && m_count->hasEquity && equity.isWhole()) {
        byRiver = equity.winChance(*place());
    }
    m_working->setParts(
        narration::arithmeticText({situation, *shown, byRiver, standing()}, m_decimals));
}

void OutsPage::showStreets()
{
    const bool isShown = m_count && !isAlone() && !m_count->streets.empty();
    m_streetsTitle->setVisible(isShown);
    m_streets->setVisible(isShown);
    m_streetsNote->setVisible(isShown);
    m_chart->setVisible(isShown && m_count->streets.size() > 1);
    if (!isShown)
        return;
    const std::vector<int>& players = m_count->question.players;
    const narration::OddsPlayers called = narration::oddsPlayers(players, m_names);
    QStringList names;
    for (int player = 0; player < called.count(); ++player)
        names << called.name(player);
    m_streets->setStreets(m_count->streets, names, m_decimals);
    QStringList streets;
    for (const StreetEquity& street : m_count->streets)
        streets << narration::streetName(street.street);
    std::vector<EquityLine> lines;
    QStringList sentences;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const EquityOwner owner = players[i] == m_player ? EquityOwner::withOuts
                                  : m_count->ahead == withPlayer(0, static_cast<int>(i))
                                      ? EquityOwner::ahead
                                      : EquityOwner::other;
        EquityLine line{players[i] + 1, {}, owner};
        std::vector<narration::StreetFigure> figures;
        for (const StreetEquity& street : m_count->streets) {
            const auto player = static_cast<int>(i);
            const bool isKnown = street.equity.counted > 0;
            line.shares.push_back(isKnown ? std::optional(street.equity.equity(player))
                                          : std::nullopt);
            if (!isKnown)
                continue;
            const QString figure =
                narration::sharePercentText(street.equity.share(player), m_decimals);
            figures.push_back({street.street, street.equity.isWhole()
                                                  ? figure
                                                  : narration::spokenEstimate(figure)});
        }
        sentences << narration::streetsText(names.value(static_cast<qsizetype>(i)), figures);
        lines.push_back(line);
    }
    m_chart->setEquities(streets, lines);
    m_chart->setDescription(sentences.join(QLatin1Char(' ')));
}

} // namespace showdown::gui
