// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/compare/decisionoverlay.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/comparisontext.h"
#include "app/narration/verdicttext.h"
#include "core/compare/laddercards.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace showdown::gui {

namespace {

const PlayerResult& playerOf(const Showdown& showdown, int number)
{
    return showdown.players[static_cast<std::size_t>(number) - 1];
}

/// The rank and the number of wilds belong to a hand as a whole, not to a column.
bool hasColumn(PartKind kind)
{
    return kind != PartKind::rank && kind != PartKind::wilds;
}

CardRange cardsOf(const Showdown& showdown, int player, const ComparisonPart& part)
{
    return partCards(part, playerOf(showdown, player).result->value.category());
}

DecisionMarks::Join joinOf(const Showdown& showdown, const Comparison& comparison,
                           const ComparisonPart& part)
{
    DecisionMarks::Join join;
    join.upper = comparison.firstPlayer;
    join.lower = comparison.secondPlayer;
    if (hasColumn(part.kind))
        join.column = cardsOf(showdown, join.upper, part).first;
    join.label = part.outcome == Outcome::equal ? narration::leafText(part)
                                                : narration::decision(comparison);
    return join;
}

std::vector<DecisionMarks::Ring> ringsOf(const Showdown& showdown, const Comparison& comparison,
                                         const ComparisonPart& part)
{
    std::vector<DecisionMarks::Ring> rings;
    for (const int player : {comparison.firstPlayer, comparison.secondPlayer})
        rings.push_back({player, cardsOf(showdown, player, part)});
    return rings;
}

bool holds(const std::vector<DecisionMarks::Ring>& rings, int player, int position)
{
    return std::ranges::any_of(rings, [&](const DecisionMarks::Ring& ring) {
        return ring.player == player && ring.cards.contains(position);
    });
}

/// Rings these cards of a player, as dealt and in the working hand.
void ring(DecisionMarks& marks, const DealtCards& cards, const PlayerResult& player, int number)
{
    for (int position = 0; position < Hand::fullSize; ++position) {
        if (cards[static_cast<std::size_t>(position)])
            marks.dealtRings.push_back({number, {position, 1}});
    }
    if (!player.result)
        return;
    for (int position = 0; position < Hand::fullSize; ++position) {
        const WorkingCard& card = player.result->working[static_cast<std::size_t>(position)];
        if (cards[static_cast<std::size_t>(card.dealtPosition)])
            marks.rings.push_back({number, {position, 1}});
    }
}

constexpr double ringReach = 3; ///< of a ring beyond its card
constexpr double lineWidth = 2;
constexpr double sideInset = 6; ///< of a line that runs past a panel, from its edge
constexpr double pillHeight = 20;
constexpr double compactPillHeight = 18;
constexpr double pillPadding = 7.5;
constexpr double closePillPadding = 4;
constexpr double smallestPill = 9.5;
constexpr double discRadius = 8.5;

} // namespace

bool DecisionMarks::isRinged(int player, int position) const
{
    return holds(rings, player, position);
}

bool DecisionMarks::isDealtRinged(int player, int position) const
{
    return holds(dealtRings, player, position);
}

DecisionMarks decisionMarks(const Showdown& showdown)
{
    DecisionMarks marks;
    if (showdown.winners.empty())
        return marks;
    for (std::size_t next = 1; next < showdown.winners.size(); ++next)
        marks.joins.push_back(
            {showdown.winners[next - 1], showdown.winners[next], true, std::nullopt, {}});
    const Comparison* comparison =
        marks.joins.empty() ? decidingComparison(showdown, showdown.winners.front()) : nullptr;
    if (!comparison)
        return marks;
    const ComparisonPart& part = *comparison->decidingPart();
    marks.joins.push_back(joinOf(showdown, *comparison, part));
    if (hasColumn(part.kind))
        marks.rings = ringsOf(showdown, *comparison, part);
    return marks;
}

DecisionMarks partMarks(const Showdown& showdown, PartPlace place)
{
    const auto index = static_cast<std::size_t>(place.comparison);
    if (index >= showdown.comparisons.size())
        return {};
    const Comparison& comparison = showdown.comparisons[index];
    const std::vector<ComparisonPart> parts = narration::leafParts(comparison, showdown);
    if (static_cast<std::size_t>(place.part) >= parts.size())
        return {};
    const ComparisonPart& part = parts[static_cast<std::size_t>(place.part)];
    return {ringsOf(showdown, comparison, part), {}, {joinOf(showdown, comparison, part)}};
}

DecisionMarks rowMarks(const Showdown& showdown, LadderPlace place, const HouseRules& rules)
{
    const PlayerResult& player = playerOf(showdown, place.player + 1);
    const auto row = static_cast<std::size_t>(place.row);
    const DealtCards spokenOf =
        row < player.ladder.size() ? ladderCards(player.ladder[row], player, rules) : DealtCards{};
    DecisionMarks marks;
    ring(marks, spokenOf, player, place.player + 1);
    return marks.dealtRings.empty() ? decisionMarks(showdown) : marks;
}

DecisionOverlay::DecisionOverlay(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("decisionOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void DecisionOverlay::setMarks(const DecisionMarks& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    update();
}

void DecisionOverlay::setPlaces(const std::vector<HandPlace>& places)
{
    m_places = places;
    update();
}

void DecisionOverlay::setForm(const CompareMetrics& metrics)
{
    m_isCompact = metrics.compact;
    m_detoursAlways = metrics.arrangement != Arrangement::wide;
    update();
}

const HandPlace* DecisionOverlay::placeOf(int player) const
{
    const auto index = static_cast<std::size_t>(player) - 1;
    return index < m_places.size() ? &m_places[index] : nullptr;
}

bool DecisionOverlay::canDraw(const DecisionMarks::Join& join) const
{
    const auto hasCards = [this](int player) {
        const HandPlace* place = placeOf(player);
        return place && !place->cards.empty();
    };
    return hasCards(join.upper) && hasCards(join.lower);
}

bool DecisionOverlay::needsDetour(const DecisionMarks::Join& join) const
{
    return m_detoursAlways || join.lower - join.upper > 1;
}

int DecisionOverlay::columnX(const HandPlace& place, int column) const
{
    return place.cards[static_cast<std::size_t>(column)].center().x() + 1;
}

/// From the card of the upper hand to that of the lower one, straight down where nothing is in the
/// way, else along the far side of what is.
QPolygon DecisionOverlay::route(const DecisionMarks::Join& join) const
{
    const HandPlace& upper = *placeOf(join.upper);
    const HandPlace& lower = *placeOf(join.lower);
    const int reach = scaled(ringReach, font());
    const int column = join.column.value_or(2);
    const QPoint start(columnX(upper, column), upper.cards.front().bottom() + 1 + reach);
    const QPoint end(columnX(lower, column), lower.cards.front().top() - reach);
    if (!needsDetour(join))
        return QPolygon({start, end});
    const HandPlace& below = *placeOf(join.upper + 1);
    const HandPlace& above = *placeOf(join.lower - 1);
    const int inset = scaled(sideInset, font());
    const int side = layoutDirection() == Qt::LeftToRight ? lower.panel.right() + 1 - inset
                                                          : lower.panel.left() + inset;
    const int out = (upper.panel.bottom() + 1 + below.panel.top()) / 2;
    const int back =
        m_detoursAlways ? end.y() - 2 * reach : (above.panel.bottom() + 1 + lower.panel.top()) / 2;
    return QPolygon({start, {start.x(), out}, {side, out}, {side, back}, {end.x(), back}, end});
}

/// Between the panels, under its column. Words that would leave the column of the working hands are
/// set closer and smaller.
DecisionOverlay::Pill DecisionOverlay::pillOf(const DecisionMarks::Join& join) const
{
    const HandPlace& lower = *placeOf(join.lower);
    const HandPlace& above = *placeOf(join.lower - 1);
    const auto fitted = [&](double size, double padding) {
        Pill pill{{}, designFont(font(), size, QFont::Bold)};
        const QFontMetrics metrics(pill.font);
        pill.rect.setSize({metrics.horizontalAdvance(join.label) + scaled(2 * padding, font()) + 1,
                           std::max(scaled(m_isCompact ? compactPillHeight : pillHeight, font()),
                                    metrics.height() + 2)});
        return pill;
    };
    double size = m_isCompact ? 11 : 11.5;
    Pill pill = fitted(size, pillPadding);
    while (pill.rect.width() > lower.room.width() && size > smallestPill) {
        size -= 0.5;
        pill = fitted(size, closePillPadding);
    }
    const QRect cards = lower.cards.front().united(lower.cards.back());
    const int reach = scaled(2, font());
    QRect bounds = cards.adjusted(-reach, 0, reach, 0);
    if (pill.rect.width() > bounds.width())
        bounds = lower.room;
    const int gap = lower.panel.top() - above.panel.bottom() - 1;
    const int middle = above.panel.bottom() + (m_detoursAlways ? gap / 2 + 1 : 0);
    pill.rect.moveCenter({join.column ? columnX(lower, *join.column) : cards.center().x() + 1, 0});
    pill.rect.moveTop(middle - pill.rect.height() / 2);
    if (pill.rect.right() > bounds.right())
        pill.rect.moveRight(bounds.right());
    if (pill.rect.left() < bounds.left())
        pill.rect.moveLeft(bounds.left());
    return pill;
}

QRect DecisionOverlay::pillRect(const DecisionMarks::Join& join) const
{
    return canDraw(join) && !join.tie ? pillOf(join).rect : QRect();
}

void DecisionOverlay::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

void DecisionOverlay::paintEvent(QPaintEvent*)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const DecisionMarks::Join& join : m_marks.joins) {
        if (!canDraw(join))
            continue;
        if (join.column || join.lower - join.upper > 1)
            paintLine(painter, join, colors.role(join.tie ? Role::tie : Role::step));
        if (join.tie)
            paintEqualSigns(painter, join);
        else
            paintPill(painter, join);
    }
}

void DecisionOverlay::paintLine(QPainter& painter, const DecisionMarks::Join& join,
                                const QColor& color) const
{
    QRegion open(rect());
    for (const HandPlace& place : m_places) {
        for (const QRect& label : place.labels)
            open -= label.adjusted(-2, 1, 2, -1);
    }
    painter.save();
    painter.setClipRegion(open);
    QPen pen(color, scaled(lineWidth, font()), Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({1.5, 1.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(route(join));
    painter.restore();
}

void DecisionOverlay::paintPill(QPainter& painter, const DecisionMarks::Join& join) const
{
    const Colors colors = Colors::of(palette());
    const auto [pill, pillFont] = pillOf(join);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.role(Role::step));
    painter.drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
    painter.setPen(colors.onRole);
    painter.setFont(pillFont);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // as the words run, not the window
    painter.drawText(pill, Qt::AlignCenter, join.label);
}

void DecisionOverlay::paintEqualSigns(QPainter& painter, const DecisionMarks::Join& join) const
{
    const Colors colors = Colors::of(palette());
    const HandPlace& lower = *placeOf(join.lower);
    const HandPlace& above = *placeOf(join.lower - 1);
    const double scale = uiScale(font());
    const double y = (above.panel.bottom() + 1 + lower.panel.top()) / 2.0;
    for (int column = 0; column < static_cast<int>(lower.cards.size()); ++column) {
        const QPointF center(columnX(lower, column), y);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.role(Role::tie));
        painter.drawEllipse(center, discRadius * scale, discRadius * scale);
        painter.setPen(QPen(colors.onRole, 1.8 * scale));
        for (const double dy : {-2.0, 2.0})
            painter.drawLine(center + QPointF(-4, dy) * scale, center + QPointF(4, dy) * scale);
    }
}

} // namespace showdown::gui
