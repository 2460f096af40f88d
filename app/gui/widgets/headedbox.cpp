// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/headedbox.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/look.h"

#include <QBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace showdown::gui {
namespace {

constexpr qreal boxCorner = 5;

} // namespace

HeadedBox::HeadedBox(const QString& titleName, QWidget* content, QWidget* parent)
    : QWidget(parent),
      m_header(new QWidget(this)),
      m_title(new FittingLabel(titleName, m_header)),
      m_note(new TextLabel(titleName + QStringLiteral("Note"), m_header))
{
    m_note->setInk(Ink::secondary);
    auto* header = new QHBoxLayout(m_header);
    header->addWidget(m_title, 1);
    header->addWidget(m_note);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1); // the frame
    layout->setSpacing(1);                  // the line under the title
    layout->addWidget(m_header);
    layout->addWidget(content, 1);
    onLookChange(*this, [this] { updateLook(); });
}

void HeadedBox::setTitle(const QString& title)
{
    m_title->setTexts({title});
    // a layout that changes while it is hidden does not tell the one around it
    m_header->updateGeometry();
    fitNote();
}

void HeadedBox::addToHeader(QWidget* control)
{
    m_header->layout()->addWidget(control);
    updateLook();
}

int HeadedBox::roomBesideTitle() const
{
    const QMargins margins = m_header->layout()->contentsMargins();
    return width() - margins.left() - margins.right() - m_title->sizeHint().width()
           - m_header->layout()->spacing();
}

void HeadedBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNote();
}

void HeadedBox::fitNote()
{
    m_note->setVisible(m_note->sizeHint().width() <= roomBesideTitle());
}

void HeadedBox::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath box;
    box.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), boxCorner, boxCorner);
    painter.fillPath(box, colors.base);
    painter.setClipPath(box);
    const int line = m_header->geometry().bottom() + 1;
    painter.fillRect(0, 0, width(), line, colors.alternate);
    painter.fillRect(0, line, width(), 1, colors.hairline);
    painter.setClipping(false);
    painter.strokePath(box, QPen(colors.hairline, colors.line(1)));
}

void HeadedBox::updateLook()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_note->setFont(resized(font(), 12.0 / 13));
    const int side = scaled(10, font());
    const bool isBare = m_header->layout()->count() == 2; // controls have a margin of their own
    const int above = scaled(isBare ? 5 : 2, font());
    m_header->layout()->setContentsMargins(side, above, side, above);
    m_header->layout()->setSpacing(side);
    fitNote();
}

} // namespace showdown::gui
