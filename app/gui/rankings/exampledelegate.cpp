// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rankings/exampledelegate.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/rankings/rankingsmodel.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr double exampleCard = 28;
constexpr double exampleGap = 4;
constexpr double exampleInset = 4; ///< around the cards

} // namespace

ExampleDelegate::ExampleDelegate(const RankingsModel& model, const Appearance& appearance,
                                 QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_appearance(appearance)
{}

QSize ExampleDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& /*index*/) const
{
    const int width = scaled(exampleCard, option.font);
    const int inset = scaled(exampleInset, option.font);
    return {Hand::fullSize * width + (Hand::fullSize - 1) * scaled(exampleGap, option.font)
                + 2 * inset,
            CardPainter::heightFor(width) + 2 * inset};
}

void ExampleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const CardPainter cards(Colors::of(option.palette), m_appearance.suitColors(), option.font);
    const int width = scaled(exampleCard, option.font);
    const int height = CardPainter::heightFor(width);
    const int pitch = width + scaled(exampleGap, option.font);
    QRect place(option.rect.left() + scaled(exampleInset, option.font),
                option.rect.center().y() - height / 2, width, height);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Card card : m_model.example(index.row())) {
        const QRect shown = QStyle::visualRect(option.direction, option.rect, place);
        cards.paint(*painter, shown, card,
                    m_model.isNaturalWild(card) ? CardStates(CardState::wild) : CardStates());
        place.translate(pitch, 0);
    }
    painter->restore();
}

} // namespace showdown::gui
