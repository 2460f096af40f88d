// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/whyanswers.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/session/handcounts.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/look.h"
#include "app/narration/rulestext.h"
#include "app/narration/whytext.h"
#include "core/questions/otherrules.h"
#include "core/questions/rarity.h"

#include <QApplication>
#include <QGridLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

// the rows by their headings
constexpr std::size_t rareRow = 0;
constexpr std::size_t rulesRow = 1;
constexpr std::size_t cardRow = 2;

} // namespace

WhyAnswers::WhyAnswers(const CompareSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_preparation(prepareHandCounts(session.rules().rules))
{
    setObjectName(QStringLiteral("whyAnswers"));
    createRows();
    onLookChange(*this, [this] { updateLook(); });
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                            | TableChange::lens | TableChange::names | TableChange::shown,
                        this, &WhyAnswers::follow);
    onRetranslate(*this, [this] {
        m_headings[rareRow]->setText(tr("How rare"));
        m_headings[rulesRow]->setText(tr("Other rules"));
        m_headings[cardRow]->setText(tr("One card"));
        m_rarity->setLine(m_headings[rareRow]->text(), tr("Show how often each rank comes"));
        m_rarity->setAccessibleName(m_rarity->line());
        for (LinkLine* line : m_others) {
            line->setLine(m_headings[rulesRow]->text(), tr("Show the house rules"));
            line->setAccessibleName(line->line());
        }
        m_oneCard->setLine(m_headings[cardRow]->text(), tr("Show what decided"));
        m_oneCard->setAccessibleName(m_oneCard->line());
        answer(m_asked.has_value()); // sets all texts again
    });
}

void WhyAnswers::createRows()
{
    const auto heading = [this](std::size_t row, const char* name) {
        auto* label = new TextLabel(QString::fromLatin1(name), this);
        label->setInk(Ink::secondary);
        m_headings[row] = label;
        return label;
    };
    auto* grid = new QGridLayout(this);
    grid->addWidget(heading(rareRow, "howRareLabel"), 0, 0, Qt::AlignTop);
    m_rarity = new LinkLine(QStringLiteral("howRareLink"), this);
    grid->addWidget(m_rarity, 0, 1);
    grid->addWidget(heading(rulesRow, "otherRulesLabel"), 1, 0, Qt::AlignTop);
    int row = 0;
    for (LinkLine*& line : m_others) {
        ++row;
        line = new LinkLine(QStringLiteral("otherRules%1Link").arg(row), this);
        grid->addWidget(line, row, 1);
        connect(line, &LinkLine::clicked, this, [this, row] {
            if (row <= static_cast<int>(m_presets.size()))
                emit presetsAsked(m_presets[static_cast<std::size_t>(row) - 1]);
            else
                emit rulesAsked();
        });
    }
    grid->addWidget(heading(cardRow, "oneCardLabel"), row + 1, 0, Qt::AlignTop);
    m_oneCard = new LinkLine(QStringLiteral("oneCardLink"), this);
    grid->addWidget(m_oneCard, row + 1, 1);
    grid->setColumnStretch(1, 1);
    connect(m_rarity, &LinkLine::clicked, this, &WhyAnswers::rankingsAsked);
    connect(m_oneCard, &LinkLine::clicked, this, [this] {
        if (m_change)
            emit changeAsked(m_player, *m_change);
        else
            emit decisionAsked();
    });
}

void WhyAnswers::setPlayer(int player)
{
    m_player = player;
    follow();
}

void WhyAnswers::setCompact(bool compact)
{
    m_compact = compact;
    updateLook();
}

void WhyAnswers::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void WhyAnswers::updateLook()
{
    const QFont small = resized(font(), (m_compact ? 11.5 : 12.0) / 13);
    for (TextLabel* heading : m_headings) {
        heading->setFont(small);
        heading->setMinimumHeight(scaled(24, font())); // beside the first line of the link
    }
    for (auto* line : findChildren<LinkLine*>())
        line->setFont(small);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->setContentsMargins(scaled(4, font()), 0, 0, 0);
    grid->setHorizontalSpacing(scaled(m_compact ? 4 : 8, font()));
    grid->setVerticalSpacing(0);
}

void WhyAnswers::follow()
{
    answer(false);
}

void WhyAnswers::answer(bool anyway)
{
    const std::tuple now(m_session.table(), m_player, m_session.triedPlayer().has_value());
    const bool isWanted = anyway || (isVisible() && m_asked != now);
    if (!isWanted || m_player >= m_session.playerCount())
        return;
    m_asked = now;
    ask();
}

void WhyAnswers::ask()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const std::vector<Hand> hands = tables::hands(m_session.table());
    const Hand hand = m_session.row(m_player).hand();
    const bool isTrying = m_session.triedPlayer().has_value();
    const bool isRanked = !isTrying && hand.isComplete();
    const bool isCompared = !isTrying && std::ranges::count_if(hands, &Hand::isComplete) > 1;
    const bool canAsk = !isTrying && canAskForOneCard(hands, m_player);
    m_headings[rareRow]->setVisible(isRanked);
    m_rarity->setVisible(isRanked);
    m_headings[rulesRow]->setVisible(isCompared);
    m_headings[cardRow]->setVisible(canAsk);
    m_oneCard->setVisible(canAsk);
    if (isRanked)
        showRarity(hand);
    if (isCompared)
        showOtherRules(hands);
    else
        showOthers(0);
    if (canAsk)
        showOneCard(hands);
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        m_rarity->setFocus(Qt::OtherFocusReason); // the widget with the focus is gone
}

void WhyAnswers::showRarity(const Hand& hand)
{
    const HouseRules rules = withJokersOf(m_session.rules().rules, {&hand, 1});
    const std::optional<Chance> below = shareBelow(hand, rules, *handCounts(rules));
    m_rarity->setLine(narration::rarityText(*below, m_session.lens().has_value()),
                      tr("Show how often each rank comes"));
    m_rarity->setAccessibleName(tr("How rare: %1").arg(m_rarity->line()));
}

void WhyAnswers::showOtherRules(const std::vector<Hand>& hands)
{
    const auto texts = narration::otherRulesTexts(
        underEveryPreset(hands, m_session.rules().rules, m_session.lens()), m_session.names());
    m_presets.clear();
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_presets.push_back(texts[i].presets);
        m_others[i]->setLine(texts[i].text, tr("Show what these house rules would change"));
    }
    if (texts.empty()) {
        m_others.front()->setLine(narration::sameUnderEveryPreset(), tr("Show the house rules"));
    }
    for (LinkLine* line : m_others)
        line->setAccessibleName(tr("Other rules: %1").arg(line->line()));
    showOthers(std::max<std::size_t>(1, texts.size()));
}

/// Visible lines are not hidden first, because every such change lays out the whole page.
void WhyAnswers::showOthers(std::size_t count)
{
    for (std::size_t i = 0; i < m_others.size(); ++i)
        m_others[i]->setVisible(i < count);
}

void WhyAnswers::showOneCard(const std::vector<Hand>& hands)
{
    const Showdown& result = m_session.result();
    const HouseRules& rules = m_session.rules().rules;
    const int number = m_player + 1;
    m_change = cheapestWinningChange(hands, m_player, rules, m_session.lens());
    if (m_change)
        m_oneCard->setLine(
            narration::oneCardText(result, number, *m_change, rules, m_session.names()),
            tr("Change this card"));
    else if (result.winners == std::vector{number})
        m_oneCard->setLine(narration::winsAsItIs(), tr("Show what decided"));
    else
        m_oneCard->setLine(narration::noCardSaves(result, number, m_session.names()),
                           tr("Show what decided"));
    m_oneCard->setAccessibleName(tr("One card: %1").arg(m_oneCard->line()));
}

} // namespace showdown::gui
