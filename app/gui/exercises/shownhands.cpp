// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/shownhands.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/cellmap.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardplacetext.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double usualHandsWidth = 324;

} // namespace

ShownHands::ShownHands(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("exerciseHands"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    makeText(*this);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
    onRetranslate(*this, [this] { sayWords(); });
}

void ShownHands::setExercise(const Exercise& exercise)
{
    m_exercise = exercise;
    sayWords();
}

void ShownHands::setRow(const Exercise& exercise, int row)
{
    m_only = row;
    setExercise(exercise);
}

void ShownHands::setPresenting(bool presenting)
{
    m_isPresented = presenting;
    updateGeometry();
    update();
}

void ShownHands::sayWords()
{
    m_rows = handRows(m_exercise);
    if (m_only) {
        m_rows = {m_rows[static_cast<std::size_t>(*m_only)]};
        m_rows.front().hasHead = false;
    }
    QStringList texts;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
        texts << rowText(row);
    setAccessibleName(texts.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

QString ShownHands::rowText(int row) const
{
    const HandRow& shown = m_rows[static_cast<std::size_t>(row)];
    QStringList cards;
    for (const auto& card : shown.cards)
        cards << narration::placeContent(card, m_exercise.rules);
    //: %1: whose cards these are, such as "Player 1" or "Board"; %2: cards, such as "King of hearts"
    return tr("%1: %2").arg(shown.name(), cards.join(QStringLiteral(", ")));
}

HandRowsLayout ShownHands::layoutFor(int width) const
{
    return {m_rows, width, font(), layoutDirection(), m_isPresented};
}

QSize ShownHands::sizeHint() const
{
    const int width = scaled(usualHandsWidth, font());
    return {width, heightForWidth(width)};
}

QSize ShownHands::minimumSizeHint() const
{
    const int width = HandRowsLayout::leastWidth(m_rows, font());
    return {width, heightForWidth(width)};
}

int ShownHands::heightForWidth(int width) const
{
    return m_rows.empty() ? 0 : layoutFor(width).height();
}

void ShownHands::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void ShownHands::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const CardPainter cards(colors, m_appearance.suitColors(), font());
    const HandRowsLayout places = layoutFor(width());
    paintRowHeads(painter, m_rows, places, colors, font());
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        int position = 0;
        for (const auto& card : m_rows[static_cast<std::size_t>(row)].cards) {
            const QRect place = places.cardRect(row, position++);
            if (card)
                cards.paint(painter, place, contentOf(*card), statesOf(card, m_exercise.rules));
        }
    }
}

void showWholeCards(QScrollArea& area, int least)
{
    QScrollBar& bar = *area.verticalScrollBar();
    const int top = bar.value();
    QRect cut;
    const auto add = [&](const QWidget& part, const QRect& card) {
        const QRect place = card.translated(part.mapTo(area.widget(), QPoint()));
        if (part.isVisible() && place.top() < top && place.bottom() >= top)
            cut |= place;
    };
    const auto hands = area.findChildren<ShownHands*>();
    for (const ShownHands* each : hands) {
        const HandRowsLayout places = each->layoutFor(each->width());
        for (int row = 0; row < each->rowCount(); ++row)
            add(*each, places.cardRect(row, 0));
    }
    const auto maps = area.findChildren<CellMap*>();
    for (const CellMap* each : maps) {
        for (int cell = 0; cell < each->cellCount(); ++cell)
            add(*each, each->cellRect(cell));
    }
    if (cut.isNull())
        return;
    const int gap = scaled(4, area.font());
    const bool goesBack = cut.top() - gap >= least;
    const int wanted = goesBack ? cut.top() - gap : cut.bottom() + 1;
    bar.setMaximum(std::max(bar.maximum(), wanted)); // even a last page begins where it should
    bar.setValue(wanted);
}

} // namespace showdown::gui
