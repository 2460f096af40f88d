// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/handrows.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/narration/bughunttext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

struct HandRowWords
{
    Q_DECLARE_TR_FUNCTIONS(HandRows)
};

constexpr double rowCard = 40;
constexpr double leastRowCard = 30;
constexpr double largestRowCard = 56;
constexpr double presentedCard = 96; ///< for a class, and so high are all rows then
constexpr double presentedRows = 230;
constexpr double rowCardGap = 6;
constexpr double rowsGap = 9;
constexpr double rowsOfTableGap = 4; ///< of a table among several
constexpr double tablesGap = 14;
constexpr double rowEdge = 5;
constexpr double leadGap = 14;
constexpr double noteRoom = 64; ///< that stays free beside cards of the usual size
constexpr double rowWordSize = 11;

QFont rowWordFont(const QFont& font)
{
    return designFont(font, rowWordSize, QFont::DemiBold);
}

int leadWidth(const std::vector<HandRow>& rows, const QFont& font)
{
    if (std::ranges::none_of(rows, &HandRow::hasHead))
        return 0;
    int width = scaled(NumberDisc::size, font);
    const QFontMetrics metrics(rowWordFont(font));
    for (const HandRow& row : rows)
        width = std::max(width, metrics.horizontalAdvance(row.word) + 2);
    return width + scaled(leadGap, font);
}

int mostCards(const std::vector<HandRow>& rows)
{
    std::size_t most = 1;
    for (const HandRow& row : rows)
        most = std::max(most, row.cards.size());
    return static_cast<int>(most);
}

template <typename Cards>
std::vector<std::optional<PlacedCard>> placedCards(const Cards& cards)
{
    return {cards.begin(), cards.end()};
}

/// Those of a hand; its open places have none.
std::vector<std::optional<PlacedCard>> cardsOf(const OpenHand& hand)
{
    std::vector<std::optional<PlacedCard>> placed;
    for (const std::optional<Card>& card : hand)
        placed.push_back(card ? std::optional<PlacedCard>(*card) : std::nullopt);
    return placed;
}

} // namespace

QString HandRow::name() const
{
    return player > 0 ? narration::playerName(player) : word;
}

std::vector<HandRow> handRows(const Exercise& exercise)
{
    std::vector<HandRow> rows;
    for (const OpenHand& hand : exercise.hands)
        rows.push_back({static_cast<int>(rows.size()) + 1, {}, cardsOf(hand)});
    if (const auto* bug = std::get_if<FindBug>(&exercise.kind)) {
        for (const std::vector<OpenHand>& table : bug->tables) {
            const int number = static_cast<int>(rows.size()) / 2 + 1;
            for (const OpenHand& hand : table) {
                const bool isFirst = &hand == &table.front();
                rows.push_back({0, narration::tableName(number), cardsOf(hand), isFirst, !isFirst});
            }
        }
    }
    if (!exercise.situation)
        return rows;
    for (const HoleCards& hole : exercise.situation->players) {
        HandRow row{static_cast<int>(rows.size()) + 1, {}, {}};
        for (const std::optional<Card>& card : hole)
            row.cards.emplace_back(card ? PlacedCard(*card) : PlacedCard::unknown());
        rows.push_back(row);
    }
    if (!exercise.situation->board.empty())
        rows.push_back({0, HandRowWords::tr("Board", "before the cards that lie open for all"),
                        placedCards(exercise.situation->board)});
    if (!exercise.situation->dead.empty())
        rows.push_back({0, HandRowWords::tr("Dead", "before cards that are out of play"),
                        placedCards(exercise.situation->dead)});
    return rows;
}

HandRowsLayout::HandRowsLayout(const std::vector<HandRow>& rows, int width, const QFont& font,
                               Qt::LayoutDirection direction, bool isPresented)
    : m_direction(direction),
      m_lead(leadWidth(rows, font)),
      m_disc(scaled(NumberDisc::size, font)),
      m_gap(scaled(rowCardGap, font)),
      m_rowGap(scaled(rowsGap, font)),
      m_pairGap(m_rowGap),
      m_edge(scaled(rowEdge, font))
{
    const int cards = mostCards(rows);
    const int columnGap = scaled(leadGap, font);
    const auto fitting = [&](int free) {
        const int room = width - 2 * m_edge - m_lead - free - m_columns * (cards - 1) * m_gap
                         - (m_columns - 1) * columnGap;
        return room / (m_columns * cards);
    };
    if (std::ranges::any_of(rows, &HandRow::isBeside)) {
        m_columns = 2;
        m_columns = fitting(0) >= scaled(leastRowCard, font) ? 2 : 1;
        if (m_columns == 1) {
            m_rowGap = scaled(tablesGap, font);
            m_pairGap = scaled(rowsOfTableGap, font);
        }
    }
    m_lines = (static_cast<int>(rows.size()) + m_columns - 1) / m_columns;
    const int usual = scaled(rowCard, font);
    int cardWidth = fitting(0);
    if (cardWidth > usual && m_lead > 0) // the words beside them have priority
        cardWidth = std::max(usual, fitting(scaled(noteRoom, font)));
    int largest = scaled(largestRowCard, font);
    if (isPresented)
        largest = std::clamp(scaled(presentedRows / std::max(1, m_lines), font) * largest
                                 / CardPainter::heightFor(largest),
                             largest, scaled(presentedCard, font));
    cardWidth = std::clamp(cardWidth, std::min(scaled(leastRowCard, font), usual), largest);
    m_card = {cardWidth, CardPainter::heightFor(cardWidth)};
    m_columnWidth = cards * (cardWidth + m_gap) - m_gap + columnGap;
    m_area = {0, 0, width, height()};
}

int HandRowsLayout::leastWidth(const std::vector<HandRow>& rows, const QFont& font)
{
    const int cards = mostCards(rows);
    return 2 * scaled(rowEdge, font) + leadWidth(rows, font) + cards * scaled(leastRowCard, font)
           + (cards - 1) * scaled(rowCardGap, font);
}

int HandRowsLayout::height() const
{
    return lineTop(m_lines) - m_rowGap + m_edge;
}

int HandRowsLayout::lineTop(int line) const
{
    return m_edge + line * m_card.height() + line / 2 * m_rowGap + (line + 1) / 2 * m_pairGap;
}

QRect HandRowsLayout::mirrored(const QRect& place) const
{
    return QStyle::visualRect(m_direction, m_area, place);
}

QRect HandRowsLayout::cardRect(int row, int position) const
{
    const int left =
        m_edge + m_lead + row % m_columns * m_columnWidth + position * (m_card.width() + m_gap);
    return mirrored({QPoint(left, rowTop(row)), m_card});
}

QRect HandRowsLayout::discRect(int row) const
{
    return mirrored({0, rowTop(row) + (m_card.height() - m_disc) / 2, m_disc, m_disc});
}

QRect HandRowsLayout::wordRect(int row) const
{
    return mirrored({0, rowTop(row), m_edge + m_lead, m_card.height()});
}

void paintRowHeads(QPainter& painter, const std::vector<HandRow>& rows,
                   const HandRowsLayout& layout, const Colors& colors, const QFont& font)
{
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const HandRow& head = rows[static_cast<std::size_t>(row)];
        if (!head.hasHead)
            continue;
        if (head.player > 0) {
            paintNumberDisc(painter, layout.discRect(row), head.player, colors.text, colors.base,
                            font);
            continue;
        }
        painter.setFont(rowWordFont(font));
        painter.setPen(colors.secondaryText);
        painter.drawText(layout.wordRect(row), Qt::AlignLeading | Qt::AlignVCenter, head.word);
    }
}

CardStates statesOf(const std::optional<PlacedCard>& card, const HouseRules& rules)
{
    CardStates states;
    const std::optional<Card> face = card ? card->face() : std::nullopt;
    states.setFlag(CardState::wild, face && !face->isJoker() && rules.isWild(*face));
    return states;
}

} // namespace showdown::gui
