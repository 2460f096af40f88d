// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/drag/carriedcardview.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/cards/cardslot.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/widgets/access.h"

#include <QPainter>

namespace showdown::gui {
namespace {

constexpr double awayFromHome = 0.62; ///< of the size of the slot

QMargins around(int width)
{
    return CardPainter::overhang(width).toMargins();
}

QSize pictureSize(int width)
{
    return QRect(0, 0, width, CardPainter::heightFor(width)).marginsAdded(around(width)).size();
}

} // namespace

CarriedCardView::CarriedCardView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("carriedCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    makeNotification(*this);
    hide();
}

void CarriedCardView::showAt(const CardSlot& slot, PlacedCard card, bool isHome)
{
    m_card = card;
    m_width = isHome ? slot.cardWidth() : qRound(slot.cardWidth() * awayFromHome);
    const QRect goal(slot.mapTo(parentWidget(), slot.cardRect().topLeft()), slot.cardRect().size());
    QRect place({}, QSize(m_width, CardPainter::heightFor(m_width)));
    place.moveTopLeft(goal.topLeft());
    if (!isHome) {
        const int aside = goal.width() - m_width / 3;
        place.translate(isRightToLeft() ? goal.width() - m_width - aside : aside,
                        -place.height() / 3);
    }
    setGeometry(QRect(place.topLeft() - cornerIn(m_width), pictureSize(m_width)));
    raise();
    show();
    update();
}

void CarriedCardView::tell(const QString& text)
{
    announce(*this, text);
}

QPixmap CarriedCardView::picture(PlacedCard card, int width, const QWidget& widget,
                                 const Appearance& appearance)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(pictureSize(width) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    CardPainter(Colors::of(widget.palette()), appearance.suitColors(), widget.font())
        .paint(painter, QRectF(cornerIn(width), QSizeF(width, CardPainter::heightFor(width))),
               contentOf(card), CardState::pickedUp);
    return pixmap;
}

QPoint CarriedCardView::cornerIn(int width)
{
    const QMargins margins = around(width);
    return {margins.left(), margins.top()};
}

void CarriedCardView::paintEvent(QPaintEvent* /*event*/)
{
    if (m_width > 0)
        QPainter(this).drawPixmap(0, 0, picture(m_card, m_width, *this, m_appearance));
}

} // namespace showdown::gui
