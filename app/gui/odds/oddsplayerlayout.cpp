// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// Where the parts of a panel stand.
#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/oddschip.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/oddsslotrow.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/playername.h"
#include "app/gui/widgets/textlabel.h"

#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double headHigh = 24; ///< of number and name
constexpr double buttonHigh = 24;
constexpr double buttonStep = 27;
constexpr double buttonIconSize = 15;
constexpr double chipGap = 1;
constexpr double handTop = 5;
constexpr double barGap = 4;

} // namespace

/// The places of the parts, from left to right, before anything is mirrored.
struct OddsPlayerPanel::Columns
{
    QPoint cards;
    QRect text;
    QRect percent;
    bool hasBar = true;
    int height = 0;
};

/// A length beside words, which may be larger than in the font.
int OddsPlayerPanel::words(double length) const
{
    return scaled(length * m_metrics.words, font());
}

void OddsPlayerPanel::sizeButtons()
{
    for (QToolButton* button : m_buttons) {
        button->setFixedSize(scaled(buttonHigh, font()), scaled(buttonHigh, font()));
        button->setIconSize({scaled(buttonIconSize, font()), scaled(buttonIconSize, font())});
    }
}

/// Number and name, marks and buttons, stacked. Absent marks keep their place, so that nothing
/// moves when they appear; the compact form has room for one.
int OddsPlayerPanel::wordsHeight(const OddsMetrics& metrics) const
{
    const int chip = m_outsChip->sizeHint().height() + words(chipGap);
    return metrics.top + words(headHigh) + words(chipGap) + (metrics.compact ? 1 : 2) * chip
           + scaled(buttonHigh, font()) + metrics.top / 2;
}

int OddsPlayerPanel::textHeight(int width, bool hasBar) const
{
    return words(handTop) + m_hand->heightForWidth(width) + m_draw->heightForWidth(width)
           + (hasBar ? words(barGap) + m_bar->sizeHint().height() : 0);
}

int OddsPlayerPanel::percentHeight(int width) const
{
    int height = words(handTop) + m_percent->sizeHint().height();
    for (const TextLabel* line : {m_odds, m_outs, m_ties})
        height += line->text().isEmpty() ? 0 : line->heightForWidth(width);
    return height;
}

OddsPlayerPanel::Columns OddsPlayerPanel::columns(const OddsMetrics& metrics, int width) const
{
    const OddsMetrics& m = metrics;
    Columns at;
    const int left = m.start + m.name + m.gap;
    const int cards = 2 * m.top + m.hole.height();
    at.cards = {left, m.top};
    if (m.isNarrow) {
        const int top = std::max(cards, wordsHeight(m));
        const int text = width - m.start - m.end - m.percent - m.textGap;
        at.hasBar = text >= m.leastBar;
        const int under = std::max(textHeight(text, at.hasBar), percentHeight(m.percent));
        at.text = {m.start, top, text, under};
        at.percent = {width - m.end - m.percent, top, m.percent, under};
        at.height = top + under + m.top;
        return at;
    }
    const int x = left + m.holeWidth() + m.textGap;
    const int text = width - x - m.textGap - m.percent - m.end;
    at.hasBar = text >= m.leastBar;
    const int body =
        std::max(textHeight(text, at.hasBar), percentHeight(m.percent)) + m.top / 2 + 1;
    at.height = std::max({cards, wordsHeight(m), body});
    at.text = {x, 0, text, at.height};
    at.percent = {width - m.end - m.percent, 0, m.percent, at.height};
    return at;
}

int OddsPlayerPanel::heightForWidth(int width) const
{
    return heightWith(m_metrics, width);
}

int OddsPlayerPanel::heightWith(const OddsMetrics& metrics, int width) const
{
    return columns(metrics, width).height;
}

void OddsPlayerPanel::put(QWidget& widget, const QRect& place) const
{
    widget.setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void OddsPlayerPanel::place(const QRect& geometry)
{
    setGeometry(geometry);
    arrange();
}

void OddsPlayerPanel::arrange()
{
    const Columns at = columns(m_metrics, width());
    const int margin = m_cards->margin();
    put(*m_cards, QRect(at.cards - QPoint(margin, margin), m_cards->sizeHint()));
    arrangeName();
    arrangeText(at.text, at.hasBar);
    arrangePercent(at.percent);
}

void OddsPlayerPanel::arrangeName()
{
    const OddsMetrics& m = m_metrics;
    const int disc = words(NumberDisc::size + NumberDisc::gap);
    put(*m_name, {m.start + disc, m.top, m.name - disc, words(headHigh)});
    int y = m.top + words(headHigh) + words(chipGap);
    y = arrangeChips(y);
    const int foot =
        std::max(m.isNarrow ? y : height() - m.top / 2 - scaled(buttonHigh, font()), y);
    const int inset = scaled((buttonHigh - buttonIconSize) / 2, font()); // icons begin as words do
    int x = m.start - inset;
    for (QToolButton* button : m_buttons) {
        put(*button, {QPoint(x, foot), button->size()});
        x += scaled(buttonStep, font());
    }
}

int OddsPlayerPanel::arrangeChips(int top)
{
    for (OddsChip* chip : {m_aheadChip, m_outsChip}) {
        if (chip->isHidden())
            continue;
        const QSize wanted = chip->sizeHint(); // the cards begin where the name ends
        put(*chip,
            {m_metrics.start, top, std::min(wanted.width(), m_metrics.name), wanted.height()});
        top += chip->sizeHint().height() + words(chipGap);
    }
    return top;
}

void OddsPlayerPanel::arrangeText(const QRect& column, bool hasBar)
{
    int y = column.top() + words(handTop);
    if (!m_metrics.isNarrow)
        y = std::max(y,
                     (column.height() - textHeight(column.width(), hasBar)) / 2 + words(handTop));
    for (TextLabel* line : {m_hand, m_draw}) {
        const int high = line->heightForWidth(column.width());
        put(*line, {column.left(), y, column.width(), high});
        y += high;
    }
    m_bar->setVisible(hasBar && m_standing.isCounted);
    put(*m_bar, {column.left(), y + words(barGap), column.width(), m_bar->sizeHint().height()});
}

void OddsPlayerPanel::arrangePercent(const QRect& column)
{
    int y = column.top() + words(handTop);
    if (!m_metrics.isNarrow)
        y = std::max(y, (column.height() - percentHeight(column.width())) / 2 + words(handTop) / 2);
    const int big = m_percent->sizeHint().height();
    put(*m_percent, {column.left(), y, column.width(), big});
    y += big;
    for (TextLabel* line : {m_odds, m_outs, m_ties}) {
        const int high = line->text().isEmpty() ? 0 : line->heightForWidth(column.width());
        put(*line, {column.left(), y, column.width(), high});
        y += high;
    }
}

QRect OddsPlayerPanel::discRect() const
{
    const int size = words(NumberDisc::size);
    const int y = m_metrics.top + (words(headHigh) - size) / 2;
    return QStyle::visualRect(layoutDirection(), rect(), {m_metrics.start, y, size, size});
}

} // namespace showdown::gui
