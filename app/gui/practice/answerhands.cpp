// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/answerhands.h"

#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/look.h"
#include "app/narration/tabletext.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double betweenHands = 24; ///< between hands, for what decides

} // namespace

AnswerHands::AnswerHands(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_overlay(new DecisionOverlay(this))
{
    setObjectName(QStringLiteral("answerHands"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred); // what lies beside has the rest
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (int player = 1; player <= static_cast<int>(m_rows.size()); ++player) {
        Row& row = m_rows[static_cast<std::size_t>(player - 1)];
        const QString purpose = QStringLiteral("answer%1").arg(player);
        row.name = newLabel(purpose + QStringLiteral("NameLabel"), this,
                            {13, QFont::DemiBold, Ink::secondary, false});
        row.hand = new WorkingHandView(appearance, purpose, this);
        layout->addWidget(row.name, player - 1, 0);
        row.reason = newLabel(purpose + QStringLiteral("RankLabel"), this);
        layout->addWidget(row.hand, player - 1, 1);
        layout->addWidget(row.reason, player - 1, 1);
    }
    layout->setColumnStretch(2, 1);
    m_overlay->raise();
    onLookChange(*this, [this] { applyMetrics(); });
}

void AnswerHands::applyMetrics()
{
    static_cast<QGridLayout*>(layout())->setVerticalSpacing(scaled(betweenHands, font()));
    const CompareMetrics metrics = CompareMetrics::of(font(), m_isCompact);
    for (const Row& row : m_rows)
        row.hand->setMetrics(metrics);
    m_overlay->setForm(metrics);
}

void AnswerHands::setCompact(bool compact)
{
    if (std::exchange(m_isCompact, compact) != compact)
        applyMetrics();
}

void AnswerHands::setHands(const std::vector<Hand>& hands, const HouseRules& rules,
                           std::optional<Category> lens)
{
    CardTable table = emptyHands();
    table.playerCount = std::clamp(static_cast<int>(hands.size()), table.minimumPlayers(),
                                   CardTable::maximumPlayers);
    table.rules.rules = rules;
    table.rules.rules.deck = DeckKind::free; // the hands are as they were asked about
    table.lens = lens;
    for (int player = 0; player < static_cast<int>(hands.size()); ++player) {
        int slot = 0;
        for (const Card card : hands[static_cast<std::size_t>(player)])
            table.set({player, slot++}, card);
    }
    const CompareSession session(table);
    const DecisionMarks marks = decisionMarks(session.shown());
    bool isAny = false;
    for (int player = 0; player < static_cast<int>(m_rows.size()); ++player) {
        Row& row = m_rows[static_cast<std::size_t>(player)];
        const bool isThere = player < static_cast<int>(hands.size())
                             && hands[static_cast<std::size_t>(player)].isComplete();
        bool fits = false;
        if (isThere) {
            const PlayerFacts facts = PlayerFacts::of(session, player);
            fits = !facts.working.cards.empty();
            row.hand->setRow(facts.working);
            row.reason->setText(facts.rank);
            std::array<bool, 5> decides{};
            for (int position = 0; position < 5; ++position)
                decides[static_cast<std::size_t>(position)] = marks.isRinged(player + 1, position);
            row.hand->setRings(decides, std::nullopt);
            row.name->setText(narration::playerName(player + 1));
        }
        row.name->setVisible(isThere && hands.size() > 1);
        row.hand->setVisible(fits);
        row.reason->setVisible(isThere && !fits);
        isAny |= isThere;
    }
    m_overlay->setMarks(marks);
    setVisible(isAny);
    place();
}

/// The overlay covers everything, and knows where the cards are.
void AnswerHands::place()
{
    m_overlay->setGeometry(rect());
    std::vector<HandPlace> places;
    for (const Row& row : m_rows) {
        if (row.hand->isHidden())
            continue;
        const int half = scaled(betweenHands, font()) / 2; // marks stand in the middle of the gap
        const QRect all(0, row.hand->y() - half, width(), row.hand->height() + 2 * half);
        const QRect room(row.hand->x(), row.hand->y(), row.hand->width(), row.hand->height());
        HandPlace at{all, room, {}, row.hand->labelRects()};
        for (int card = 0; card < static_cast<int>(row.hand->row().cards.size()); ++card)
            at.cards.push_back(row.hand->cardRect(card).translated(row.hand->pos()));
        for (QRect& label : at.labels)
            label.translate(row.hand->pos());
        places.push_back(at);
    }
    m_overlay->setPlaces(places);
}

bool AnswerHands::event(QEvent* event)
{
    const bool isUsed = QWidget::event(event);
    if (event->type() == QEvent::Resize)
        layout()->activate();
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest
        || event->type() == QEvent::LayoutDirectionChange)
        place();
    return isUsed;
}

} // namespace showdown::gui
