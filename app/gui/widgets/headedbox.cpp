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
constexpr double headerGap = 10; ///< a length of the design

} // namespace

HeadedBox::HeadedBox(const QString& titleName, QWidget* content, QWidget* parent)
    : QWidget(parent),
      m_header(new QWidget(this)),
      m_title(new FittingLabel(titleName, m_header)),
      m_note(new TextLabel(titleName + QStringLiteral("Note"), m_header))
{
    m_note->setInk(Ink::secondary);
    m_row = new QHBoxLayout(m_header);
    m_row->addWidget(m_title, 1);
    m_row->addWidget(m_note);
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
    if (!m_controls) {
        m_controls = new QHBoxLayout;
        m_controls->addStretch();
        m_row->addLayout(m_controls);
    }
    m_controls->addWidget(control);
    updateLook();
}

int HeadedBox::placeControls(int wanted, bool mayBeBelow)
{
    const int beside = roomBesideTitle();
    const bool isBelow = mayBeBelow && wanted > beside;
    m_row->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(isBelow ? 0 : m_controls->spacing());
    const QMargins margins = m_row->contentsMargins();
    return isBelow ? width() - margins.left() - margins.right() : beside;
}

/// The width that the whole title leaves in its row; negative if it has too little itself.
int HeadedBox::roomBesideTitle() const
{
    const QMargins margins = m_row->contentsMargins();
    return width() - margins.left() - margins.right() - m_title->sizeHint().width()
           - scaled(headerGap, font());
}

void HeadedBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNote();
}

void HeadedBox::fitNote()
{
    m_note->setVisible(!m_controls && m_note->sizeHint().width() <= roomBesideTitle());
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
    const int side = scaled(headerGap, font());
    const int above = scaled(m_controls ? 2 : 5, font()); // controls have a margin of their own
    m_row->setContentsMargins(side, above, side, above);
    m_row->setSpacing(m_row->direction() == QBoxLayout::TopToBottom ? 0 : side);
    if (m_controls)
        m_controls->setSpacing(side);
    fitNote();
}

} // namespace showdown::gui
