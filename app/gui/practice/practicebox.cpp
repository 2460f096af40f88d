// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicebox.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/textlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr double boxRadius = 7;
constexpr double boxSide = 14;
constexpr double shareBarHeight = 7;

} // namespace

PracticeBox::PracticeBox(const QString& titleName, QWidget* parent)
    : QFrame(parent),
      m_title(new TextLabel(titleName, this)),
      m_head(new QHBoxLayout),
      m_body(new QVBoxLayout)
{
    makeGroup(*this);
    m_title->setWordWrap(true);
    m_head->addWidget(m_title, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_head);
    layout->addLayout(m_body, 1);
    updateLook();
}

void PracticeBox::setFirst(bool first)
{
    m_isFirst = first;
    update();
}

void PracticeBox::setLargeTitle()
{
    m_titleSize = 16;
    updateLook();
}

void PracticeBox::setRole(Role role)
{
    m_role = role;
    update();
}

void PracticeBox::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

void PracticeBox::updateLook()
{
    const int side = scaled(boxSide, font());
    layout()->setContentsMargins(side, scaled(10, font()), side, scaled(12, font()));
    layout()->setSpacing(scaled(8, font()));
    m_body->setSpacing(scaled(6, font()));
    m_title->setFont(designFont(font(), m_titleSize, QFont::DemiBold));
    update();
}

void PracticeBox::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = colors.line(m_isFirst ? 2 : 1);
    painter.setPen(QPen(m_isFirst ? colors.role(Role::accent)
                        : m_role  ? colors.role(*m_role)
                                  : colors.hairline,
                        line));
    painter.setBrush(m_role ? colors.fill(*m_role) : colors.base);
    const double radius = scaled(boxRadius, font());
    const double inset = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

bool isWeak(const progress::Share& share)
{
    return 4 * share.right < 3 * share.asked;
}

void paintShareBar(QPainter& painter, const QRect& bar, const progress::Share& share, bool isWeak,
                   const Colors& colors, Qt::LayoutDirection direction)
{
    const double corner = bar.height() / 2.0;
    painter.setPen(colors.isHighContrast ? QPen(colors.outline, colors.line(1)) : QPen(Qt::NoPen));
    painter.setBrush(colors.hairline);
    painter.drawRoundedRect(bar, corner, corner);
    if (share.right == 0)
        return;
    QRect right = bar;
    right.setWidth(std::max(bar.height(), bar.width() * share.right / share.asked));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.role(isWeak ? Role::step : Role::winner));
    painter.drawRoundedRect(QStyle::visualRect(direction, bar, right), corner, corner);
}

void ShareBar::setShare(const progress::Share& share)
{
    m_share = share;
    update();
}

void ShareBar::setSample(bool isWeak)
{
    m_sample = isWeak;
    m_share = {1, 1};
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ShareBar::sizeHint() const
{
    return {scaled(m_sample ? 15 : 100, font()), scaled(shareBarHeight, font())};
}

void ShareBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShareBar(painter, {0, 0, width(), scaled(shareBarHeight, font())}, m_share,
                  m_sample.value_or(isWeak(m_share)), Colors::of(palette()), layoutDirection());
}

} // namespace showdown::gui
