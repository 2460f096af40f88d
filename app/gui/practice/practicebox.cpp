// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicebox.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr double boxRadius = 7;
constexpr double boxSide = 14;
constexpr double shareBarHeight = 7;

class LookWatch : public QObject
{
public:
    LookWatch(QWidget& widget, const std::function<void()>& apply)
        : QObject(&widget), m_apply(apply)
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
            m_apply();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_apply;
};

} // namespace

void onLookChange(QWidget& widget, const std::function<void()>& apply)
{
    new LookWatch(widget, apply);
    apply();
}

void keepSize(QWidget& label, double size, QFont::Weight weight)
{
    onLookChange(*label.parentWidget(), [&label, parent = label.parentWidget(), size, weight] {
        label.setFont(designFont(parent->font(), size, weight));
    });
}

TextLabel* newLabel(const QString& name, QWidget* parent, const LabelLook& look)
{
    auto* label = new TextLabel(name, parent);
    label->setInk(look.ink);
    label->setWordWrap(look.wraps);
    if (look.size > 0)
        keepSize(*label, look.size, look.weight);
    return label;
}

PracticeBox::PracticeBox(const QString& titleName, QWidget* parent, double titleSize)
    : QFrame(parent),
      m_title(newLabel(titleName, this, {titleSize, QFont::DemiBold})),
      m_head(new QHBoxLayout),
      m_body(new QVBoxLayout)
{
    makeGroup(*this);
    m_head->addWidget(m_title, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_head);
    layout->addLayout(m_body, 1);
    onLookChange(*this, [this, layout] {
        const int side = scaled(boxSide, font());
        layout->setContentsMargins(side, scaled(10, font()), side, scaled(12, font()));
        layout->setSpacing(scaled(8, font()));
        m_body->setSpacing(scaled(6, font()));
    });
}

void PracticeBox::addLine(const std::vector<QWidget*>& parts, Qt::Alignment last)
{
    auto* line = new QHBoxLayout;
    for (QWidget* part : parts)
        line->addWidget(part, part == parts.back() ? 1 : 0,
                        part == parts.back() ? last : Qt::Alignment());
    m_body->addLayout(line);
}

void PracticeBox::setFirst(bool first)
{
    m_isFirst = first;
    update();
}

void PracticeBox::setRole(Role role)
{
    m_role = role;
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

void paintShareBar(QPainter& painter, const QRect& bar, const progress::Share& share, bool isWeak,
                   Qt::LayoutDirection direction, const Colors& colors)
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

void ShareBar::setShare(const progress::Share& share, bool isWeak)
{
    m_share = share;
    m_isWeak = isWeak;
    update();
}

QSize ShareBar::sizeHint() const
{
    return {scaled(15, font()), scaled(shareBarHeight, font())};
}

void ShareBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShareBar(painter, {0, 0, width(), scaled(shareBarHeight, font())}, m_share, m_isWeak,
                  layoutDirection(), Colors::of(palette()));
}

} // namespace showdown::gui
