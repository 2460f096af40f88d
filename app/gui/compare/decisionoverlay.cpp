// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionoverlay.h"

#include "app/gui/widgets/access.h"

#include <QEvent>
#include <QPainter>

namespace showdown::gui {

DecisionOverlay::DecisionOverlay(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("decisionOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    makeText(*this);
}

void DecisionOverlay::setMarks(const DecisionMarks& marks)
{
    if (marks == m_picture.marks)
        return;
    m_picture.marks = marks;
    const QString said = marks.joins.empty() ? QString() : marks.joins.front().label;
    if (said != accessibleName())
        setAccessibleName(said); // for the pill, which is only painted
    update();
}

void DecisionOverlay::setPlaces(const std::vector<HandPlace>& places)
{
    m_picture.places = places;
    update();
}

void DecisionOverlay::setForm(const CompareMetrics& metrics)
{
    m_picture.isCompact = metrics.compact;
    m_picture.detoursAlways = metrics.arrangement != Arrangement::wide;
    update();
}

DecisionPicture DecisionOverlay::picture() const
{
    DecisionPicture picture = m_picture;
    picture.font = font();
    picture.direction = layoutDirection();
    return picture;
}

QRect DecisionOverlay::pillRect(const DecisionMarks::Join& join) const
{
    return picture().pillRect(join);
}

void DecisionOverlay::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

void DecisionOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const DecisionPicture drawn = picture();
    const Colors colors = Colors::of(palette());
    drawn.paintLines(painter, rect(), colors);
    drawn.paintSigns(painter, colors);
}

} // namespace showdown::gui
