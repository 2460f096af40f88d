// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardlegend.h"

#include "app/gui/odds/nextcardmark.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/textlabel.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double legendMark = 16;
constexpr double legendRow = 22;
constexpr double legendStart = 28; ///< of the words, after the mark and its ground
constexpr double groundEdge = 2;   ///< around the mark

QFont legendFont(const QFont& font)
{
    return designFont(font, 12.5);
}

} // namespace

NextCardLegend::NextCardLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("nextCardLegend"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum); // a layout bounds fixed ones
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    makeText(*this);
}

void NextCardLegend::setCount(std::shared_ptr<const OddsCount> count,
                              const narration::OddsPlayers& players)
{
    m_count = std::move(count);
    m_players = players;
    auto groups = m_count && m_count->next ? narration::nextCardGroups(*m_count->next, players)
                                           : std::vector<narration::NextCardGroup>();
    if (groups == m_groups)
        return update();
    m_groups = std::move(groups);
    QStringList texts;
    for (const narration::NextCardGroup& group : m_groups)
        texts << group.text;
    setAccessibleName(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void NextCardLegend::setPlayer(int player)
{
    m_player = player;
    update();
}

/// The places of the entries, mark and text, from left to right.
std::vector<QRect> NextCardLegend::places(int width) const
{
    const QFontMetrics metrics(legendFont(font()));
    const int row = std::max(scaled(legendRow, font()), metrics.height());
    const int mark = scaled(legendStart, font());
    const int gap = scaled(14, font());
    std::vector<QRect> places;
    QPoint at(0, 0);
    for (const narration::NextCardGroup& group : m_groups) {
        const int wanted = mark + metrics.horizontalAdvance(group.text) + 1;
        if (at.x() > 0 && at.x() + wanted > width)
            at = {0, at.y() + row};
        const int room = std::max(1, width - mark);
        const QRect lines = metrics.boundingRect({0, 0, room, 1 << 14}, Qt::TextWordWrap,
                                                 withLongWordsElided(group.text, metrics, room));
        places.emplace_back(at, QSize(std::min(wanted, width), std::max(row, lines.height())));
        at.rx() += wanted + gap;
        if (places.back().height() > row) // a long name
            at = {0, places.back().bottom() + 1};
    }
    return places;
}

int NextCardLegend::heightForWidth(int width) const
{
    const std::vector<QRect> all = places(width);
    return all.empty() ? 0 : all.back().bottom() + 1;
}

QSize NextCardLegend::sizeHint() const
{
    const int width = std::max(this->width(), scaled(280, font()));
    return {scaled(280, font()), heightForWidth(width)};
}

QSize NextCardLegend::minimumSizeHint() const
{
    return {scaled(120, font()), 0};
}

void NextCardLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void NextCardLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const int size = scaled(legendMark, font());
    const int row = scaled(legendRow, font());
    const int edge = scaled(groundEdge, font());
    const bool isAlone = m_players.count() == 1;
    const std::vector<QRect> all = places(width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const narration::NextCardGroup& group = m_groups[i];
        const QRect mark =
            QStyle::visualRect(layoutDirection(), rect(),
                               {all[i].left() + edge, all[i].top() + (row - size) / 2, size, size});
        if (!isAlone) {
            painter.setPen(QPen(colors.hairline, colors.line(1)));
            painter.setBrush(aheadGround(group.ahead, m_player, m_count->ahead, colors));
            painter.drawRoundedRect(
                QRectF(mark).adjusted(0.5 - edge, 0.5 - edge, edge - 0.5, edge - 0.5), edge, edge);
        }
        if (isAlone)
            paintMakesMark(painter, mark, group.makes, group.isBetter, font(), colors);
        else
            paintAheadMark(painter, mark, group.ahead, m_player, m_players, font(), colors);
        const int start = scaled(legendStart, font());
        const QRect text =
            QStyle::visualRect(layoutDirection(), rect(), all[i].adjusted(start, 0, 0, 0));
        painter.setPen(colors.text);
        painter.setFont(legendFont(font()));
        const bool isOneLine = painter.fontMetrics().horizontalAdvance(group.text) <= text.width();
        painter.drawText(text,
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)
                                          | Qt::AlignVCenter | Qt::AlignAbsolute)
                             | (isOneLine ? Qt::TextSingleLine : Qt::TextWordWrap),
                         withLongWordsElided(group.text, painter.fontMetrics(), text.width()));
    }
}

} // namespace showdown::gui
