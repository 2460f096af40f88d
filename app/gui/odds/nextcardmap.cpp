// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardmap.h"

#include "app/gui/odds/nextcardmark.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardtext.h"
#include "app/narration/wildlegend.h"

#include <QPaintEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <bit>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double nextCellHeight = 26;
constexpr double leastNextCell = 24; ///< the least size of a click target
constexpr double markSize = 16;
constexpr double cellPad = 5;
constexpr double waitingOpacity = 0.5;

/// The layout of the parts of a cell: the wider the map, the more room they have.
struct CellParts
{
    QFont card, percent;
    int cardWidth = 0;
    int mark = 0; ///< the size of the mark
    int pad = 0;  ///< before the card and behind the percent
    bool hasSign = false;

    /// For a cell of this width; 0 for the tightest layout.
    CellParts(int width, const QFont& font)
        : card(designFont(font, 12, QFont::Bold)),
          percent(designFont(font, 11)),
          mark(scaled(markSize, font)),
          pad(scaled(cellPad, font)),
          hasSign(true)
    {
        measure();
        if (leastWidth() <= width)
            return;
        hasSign = false;
        pad = scaled(3, font);
        if (leastWidth() + scaled(4, font) <= width) // the mark stands off both
            return;
        card = designFont(font, 11, QFont::Bold);
        mark = scaled(14, font);
        pad = 1;
        measure();
    }

    int leastWidth() const
    {
        const QString widest = hasSign ? QStringLiteral("100 %") : QStringLiteral("100");
        return cardWidth + mark + QFontMetrics(percent).horizontalAdvance(widest) + 2 * pad + 2
               + (hasSign ? 2 * pad : 0);
    }

private:
    void measure() { cardWidth = QFontMetrics(card).horizontalAdvance(QStringLiteral("10♠")); }
};

} // namespace

NextCardMap::NextCardMap(QWidget* parent) : CellMap(parent)
{
    setObjectName(QStringLiteral("nextCardMap"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_next.fill(-1);
    onRetranslate(*this, [this] {
        setAccessibleName(tr("What each next card would do, four suits by thirteen ranks"));
        setStatusTip(tr("Point at a card to see the hands it makes, click it to deal it"));
        update();
    });
}

Card NextCardMap::cardOf(int cell)
{
    if (cell == jokerCell)
        return Card::joker();
    const auto rank = static_cast<Rank>(number(Rank::ace) - cell / suits);
    return {rank, deckSuits()[static_cast<std::size_t>(cell % suits)]};
}

int NextCardMap::cellOf(Card card)
{
    if (card.isJoker())
        return jokerCell;
    constexpr auto order = deckSuits();
    const auto suit = std::ranges::find(order, *card.suit()) - order.begin();
    return (number(Rank::ace) - number(*card.rank())) * suits + static_cast<int>(suit);
}

void NextCardMap::setCount(std::shared_ptr<const OddsCount> count,
                           const narration::OddsPlayers& players)
{
    const auto look = [this] {
        std::vector<std::pair<QString, PlayerSet>> cells;
        cells.reserve(static_cast<std::size_t>(cellCount()));
        for (int cell = 0; cell < cellCount(); ++cell)
            cells.emplace_back(cellText(cell), nextOf(cell) ? nextOf(cell)->ahead : 0);
        return cells;
    };
    const bool isOther = !m_count || !count || !(m_count->question == count->question)
                         || m_players != players || m_count->hands != count->hands;
    const auto before = isOther ? decltype(look())() : look();
    const int cellsBefore = cellCount();
    m_count = count && count->next ? std::move(count) : nullptr;
    m_players = players;
    placeCards();
    if (cellCount() != cellsBefore) {
        if (currentCell() >= cellCount())
            beginAt(0);
        updateGeometry();
    }
    const auto after = look();
    if (before.size() != after.size())
        return update();
    for (std::size_t cell = 0; cell < after.size(); ++cell) {
        if (before[cell] != after[cell])
            updateCell(static_cast<int>(cell));
    }
}

/// Finds for every cell the card that comes, or where the card is.
void NextCardMap::placeCards()
{
    m_next.fill(-1);
    m_seen.fill(std::nullopt);
    if (!m_count)
        return;
    const auto see = [this](Card card, SeenPlace place) {
        if (!card.isJoker())
            m_seen[static_cast<std::size_t>(cellOf(card))] = place;
    };
    const Situation& situation = m_count->question.situation;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player) {
        for (const std::optional<Card>& card :
             situation.players[static_cast<std::size_t>(player)]) {
            if (card)
                see(*card, {SeenArea::hole, player, 0});
        }
    }
    for (const Card card : situation.board)
        see(card, {SeenArea::board, 0, 0});
    for (const Card card : situation.dead)
        see(card, {SeenArea::dead, 0, 0});
    int place = 0;
    for (const NextCard& next : m_count->next->cards)
        m_next[static_cast<std::size_t>(cellOf(next.card.card))] = place++;
}

void NextCardMap::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    update();
}

const NextCard* NextCardMap::nextOf(int cell) const
{
    const int place = m_next[static_cast<std::size_t>(cell)];
    return place < 0 ? nullptr : &m_count->next->cards[static_cast<std::size_t>(place)];
}

int NextCardMap::cellCount() const
{
    if (!m_count)
        return 0;
    return m_next[jokerCell] < 0 ? jokerCell : jokerCell + 1;
}

int NextCardMap::columns() const
{
    return m_count ? suits : 0;
}

/// The jokers have a separate row.
std::optional<int> NextCardMap::cellIn(int row, int column) const
{
    if (row == ranks && column >= 0 && column < suits && cellCount() > jokerCell)
        return jokerCell;
    return CellMap::cellIn(row, column);
}

QString NextCardMap::cellName(int cell) const
{
    const HouseRules& rules = m_count->question.situation.rules;
    if (const NextCard* next = nextOf(cell))
        return narration::nextCardName(*next, m_count->question.situation, m_player, m_players);
    if (const auto& seen = m_seen[static_cast<std::size_t>(cell)])
        return narration::seenCardName(cardOf(cell), *seen, rules, m_players);
    return narration::cardName(cardOf(cell), rules);
}

QString NextCardMap::cellDescription(int cell) const
{
    const NextCard* next = nextOf(cell);
    return next ? narration::nextCardLines(*next, m_players).join(QStringLiteral("; ")) : QString();
}

QString NextCardMap::cellText(int cell) const
{
    const NextCard* next = nextOf(cell);
    if (!next) {
        const bool isNatural = cell < jokerCell;
        const auto* seen = isNatural ? &m_seen[static_cast<std::size_t>(cell)] : nullptr;
        return seen && *seen ? narration::seenCardMark(**seen, m_players) : QString();
    }
    if (isAlone())
        return next->hands.front() ? narration::wildShortName(next->hands.front()->category())
                                   : QString();
    QStringList texts;
    if (playersIn(next->ahead) > 1)
        texts << QStringLiteral("=");
    else if (next->ahead != 0)
        texts << QString::number(m_players.number(std::countr_zero(next->ahead)));
    const QString percent = narration::nextCardPercent(*next, m_player, false);
    if (!percent.isEmpty())
        texts << percent;
    return texts.join(u' ');
}

QRect NextCardMap::cellRect(int cell) const
{
    const int top = ring();
    const int height = (this->height() - 2 * top) / std::max(1, rows());
    const int room = width() - 2 * top;
    const int row = cell / suits;
    const int column = cell % suits;
    const int left = top + room * column / suits;
    const int right = cell == jokerCell ? top + room : top + room * (column + 1) / suits;
    return QStyle::visualRect(layoutDirection(), rect(),
                              {left, top + row * height, right - left, height});
}

void NextCardMap::setWaiting(bool waiting)
{
    if (waiting == m_isWaiting)
        return;
    m_isWaiting = waiting;
    update();
}

void NextCardMap::pick(int cell)
{
    setCurrentCell(cell);
    if (nextOf(cell) && !m_isWaiting)
        emit cardPicked(cardOf(cell));
}

QSize NextCardMap::minimumSizeHint() const
{
    if (!m_count)
        return {0, 0};
    const CellParts tight(0, font());
    const int height = std::max(scaled(leastNextCell, font()), QFontMetrics(tight.card).height());
    return {2 * ring() + suits * (tight.leastWidth() + 2), 2 * ring() + rows() * height};
}

QSize NextCardMap::sizeHint() const
{
    const QSize least = minimumSizeHint();
    const int height = 2 * ring() + rows() * scaled(nextCellHeight, font());
    return {least.width() + suits * scaled(20, font()), std::max(least.height(), height)};
}

void NextCardMap::paintEvent(QPaintEvent* event)
{
    if (cellCount() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight); // for cards and numbers, in every layout
    if (m_isWaiting)
        painter.setOpacity(waitingOpacity);
    const Colors colors = Colors::of(palette());
    const int reach = ring();
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (event->region().intersects(cellRect(cell).adjusted(-reach, -reach, reach, reach)))
            paintCell(painter, cell, colors);
    }
}

/// With one known hand every card has the same mark, so that only the chance tells them apart.
bool NextCardMap::isOneKnown() const
{
    return playersIn(m_count->ahead) == 1 && !m_count->question.situation.areAllKnown()
           && std::ranges::count_if(m_count->hands, &std::optional<HandValue>::has_value) == 1;
}

QColor NextCardMap::groundOf(const NextCard& next, const Colors& colors) const
{
    if (isAlone()) {
        if (colors.isHighContrast || next.ahead == 0)
            return colors.base;
        const bool helps = isAmong(next.lifted, 0);
        return helps ? colors.fill(Role::accent) : colors.base;
    }
    if (isOneKnown() && next.equity.counted > 0)
        return chanceGround(next.equity.equity(m_player), colors);
    return aheadGround(next.ahead, m_player, m_count->ahead, colors);
}

void NextCardMap::paintCell(QPainter& painter, int cell, const Colors& colors) const
{
    const QRect place = cellRect(cell).adjusted(1, 1, -1, -1);
    const double corner = scaled(4, font());
    const auto outline = [&](const QColor& ink, double width, double inset) {
        painter.setPen(QPen(ink, colors.line(width)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(place).adjusted(inset, inset, -inset, -inset), corner,
                                corner);
    };
    if (const NextCard* next = nextOf(cell)) {
        painter.setPen(QPen(colors.hairline, colors.line(1)));
        painter.setBrush(groundOf(*next, colors));
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        paintNext(painter, place, *next, colors);
    } else {
        paintSeen(painter, place, cell, colors);
    }
    if (hoveredCell() == cell)
        outline(colors.text, 1, 1.5);
    if (hasFocus() && currentCell() == cell)
        outline(colors.role(Role::accent), 2, -0.5);
}

void NextCardMap::paintNext(QPainter& painter, const QRect& place, const NextCard& next,
                            const Colors& colors) const
{
    const CellParts parts(place.width(), font());
    const QRect inside = place.adjusted(parts.pad, 0, -parts.pad, 0);
    const auto put = [&](Qt::Alignment side, const QFont& font, const QString& text) {
        painter.setPen(colors.text);
        painter.setFont(font);
        painter.drawText(inside,
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), side)
                                          | Qt::AlignVCenter | Qt::AlignAbsolute)
                             | Qt::TextDontClip,
                         text);
    };
    put(Qt::AlignLeft, parts.card, narration::cardSymbol(next.card.card));
    if (!isAlone())
        put(Qt::AlignRight, parts.percent,
            narration::nextCardPercent(next, m_player, !parts.hasSign));
    const int free = place.width() - parts.leastWidth();
    const int gap = std::clamp(free / 2 + 1, 0, scaled(8, font()));
    const QRect mark =
        QStyle::visualRect(layoutDirection(), inside,
                           {inside.left() + parts.cardWidth + gap,
                            place.center().y() - parts.mark / 2, parts.mark, parts.mark});
    if (isAlone() && next.hands.front()) {
        const Category makes = next.hands.front()->category();
        paintMakesMark(painter, mark.adjusted(-2, 0, 2, 0), makes, isAmong(next.lifted, 0), font(),
                       colors);
    } else if (next.ahead != 0) {
        paintAheadMark(painter, mark, next.ahead, m_player, m_players, font(), colors);
    }
}

void NextCardMap::paintSeen(QPainter& painter, const QRect& place, int cell,
                            const Colors& colors) const
{
    const int pad = scaled(cellPad, font());
    const double corner = scaled(4, font());
    painter.setPen(QPen(colors.hairline, colors.line(1), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    const QRect inside = place.adjusted(pad, 0, -pad, 0);
    painter.setPen(colors.secondaryText);
    painter.setFont(designFont(font(), 11));
    const auto put = [&](Qt::Alignment side, const QString& text) {
        painter.drawText(inside,
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), side)
                                          | Qt::AlignVCenter | Qt::AlignAbsolute)
                             | Qt::TextDontClip,
                         text);
    };
    put(Qt::AlignLeft, narration::cardSymbol(cardOf(cell)));
    put(Qt::AlignRight, cellText(cell));
}

} // namespace showdown::gui
