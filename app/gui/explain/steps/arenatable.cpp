// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/arenatable.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int motionTime = 150; // milliseconds
constexpr double tableRadius = 7;
constexpr double equalRadius = 10;
constexpr double pillPadding = 12;
constexpr double pillHeight = 24;
constexpr double arrowSize = 5;

/// A filled shape with rounded ends and words in it.
void paintPill(QPainter& painter, const QRect& rect, const QString& text, const Colors& colors)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.role(Role::step));
    painter.drawRoundedRect(rect, rect.height() / 2.0, rect.height() / 2.0);
    painter.setPen(colors.onRole);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
}

} // namespace

ArenaTable::ArenaTable(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("arenaTable"));
    makeGroup(*this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSizePolicy(policy);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&ArenaTable::update));
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&ArenaTable::update));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Cards of the step"));
        arrange(false);
    });
}

void ArenaTable::showStep(const Run& run, Moment moment, const QStringList& names)
{
    m_run = &run;
    m_moment = moment;
    m_names = names;
    arrange(true);
}

void ArenaTable::clear()
{
    m_motion.stop();
    m_run = nullptr;
    m_picture = {};
}

void ArenaTable::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    fitCards();
}

void ArenaTable::setRoom(QSize room)
{
    if (room == m_room)
        return;
    m_room = room;
    const int before = m_growth;
    m_growth = metrics().grownInto(m_room, m_widestCard).growth;
    if (m_growth != before)
        fitCards();
}

void ArenaTable::fitCards()
{
    m_growth = metrics().grownInto(m_room, m_widestCard).growth;
    updateGeometry();
    arrange(false);
}

void ArenaTable::setPresenting(bool presenting)
{
    m_widestCard = presenting ? 240 : 96;
    fitCards();
}

ArenaMetrics ArenaTable::metrics() const
{
    return {font(), m_compact, std::max(width(), minimumSizeHint().width()), m_growth};
}

QSize ArenaTable::sizeHint() const
{
    const ArenaMetrics metrics{font(), m_compact, 0, m_growth};
    return {metrics.leastWidth(), metrics.height()};
}

int ArenaTable::leastWidth() const
{
    return ArenaMetrics{font(), m_compact, 0}.leastWidth();
}

QSize ArenaTable::minimumSizeHint() const
{
    const ArenaMetrics metrics{font(), m_compact, 0};
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent); // whose room the words give
    return {leastWidth() - bar, metrics.height()};
}

void ArenaTable::arrange(bool moves)
{
    if (!m_run)
        return;
    const std::vector<ArenaPicture::Place> before = m_picture.places;
    std::vector<ArenaPicture::Place> seen = before;
    for (std::size_t place = 0; place < seen.size(); ++place)
        seen[place].rect = rectNow(place).toRect();
    m_motion.stop();
    m_picture = ArenaPicture::of(*m_run, m_moment, m_names, metrics());
    m_from.clear();
    placeWords();
    placeCards();
    setAccessibleDescription(m_picture.pill);
    if (moves)
        startMotion(seen);
    update();
}

/// A card that joins a group moves there from its place in the hand.
void ArenaTable::startMotion(const std::vector<ArenaPicture::Place>& before)
{
    const int time = m_appearance.motionTime(motionTime, *this);
    if (time == 0 || before.empty() || !isVisible())
        return;
    bool moves = false;
    for (const ArenaPicture::Place& place : m_picture.places) {
        auto from = std::ranges::find_if(
            before, [&](const ArenaPicture::Place& each) { return each.isSameAs(place); });
        if (from == before.end() && place.ofGroup)
            from = std::ranges::find_if(before, [&](const ArenaPicture::Place& each) {
                return each.player == place.player && each.position == place.position;
            });
        m_from.emplace_back(from == before.end() ? place.rect : from->rect);
        moves = moves || m_from.back() != QRectF(place.rect);
    }
    m_motion.setDuration(time);
    if (moves)
        m_motion.start();
}

/// The current place of a moving card, before mirroring.
QRectF ArenaTable::rectNow(std::size_t place) const
{
    const QRectF to = m_picture.places[place].rect;
    if (!isMoving() || place >= m_from.size())
        return to;
    const QRectF& from = m_from[place];
    const double part = m_motion.currentValue().toDouble();
    const auto between = [part](double start, double end) { return start + (end - start) * part; };
    return {between(from.x(), to.x()), between(from.y(), to.y()), between(from.width(), to.width()),
            between(from.height(), to.height())};
}

QRect ArenaTable::mirrored(const QRect& rect) const
{
    return QStyle::visualRect(layoutDirection(), this->rect(), rect);
}

QPoint ArenaTable::mirrored(QPoint point) const
{
    return QStyle::visualPos(layoutDirection(), rect(), point);
}

void ArenaTable::placeWords()
{
    while (m_titles.size() < m_picture.words.size()) {
        const QString number = QString::number(m_titles.size() + 1);
        m_titles.push_back(new TextLabel(QStringLiteral("arenaTitle%1Label").arg(number), this));
        m_lines.push_back(new TextLabel(QStringLiteral("arenaLines%1Label").arg(number), this));
        m_titles.back()->setWordWrap(true);
        m_lines.back()->setWordWrap(true);
        m_lines.back()->setInk(Ink::secondary);
    }
    for (std::size_t row = 0; row < m_titles.size(); ++row) {
        TextLabel* title = m_titles[row];
        TextLabel* lines = m_lines[row];
        const bool isThere = row < m_picture.words.size();
        title->setVisible(isThere);
        lines->setVisible(isThere);
        if (!isThere)
            continue;
        const ArenaPicture::Words& words = m_picture.words[row];
        title->setFont(designFont(font(), 14, QFont::DemiBold));
        lines->setFont(designFont(font(), 12.5));
        title->setText(words.title);
        lines->setText(words.lines);
        QRect area = words.rect;
        if (words.number)
            area.setLeft(area.left() + scaled(NumberDisc::size, font())
                         + scaled(NumberDisc::gap, font()));
        const QFontMetrics metrics(title->font());
        const QStringList parts = words.title.split(u' ');
        const bool isNarrow = std::ranges::any_of(parts, [&](const QString& part) {
            return metrics.horizontalAdvance(part) > area.width();
        });
        const bool isHigh =
            title->heightForWidth(area.width()) + 2 + lines->heightForWidth(words.rect.width())
            > words.rect.height();
        if (isNarrow || isHigh)
            title->setText(metrics.elidedText(words.title, Qt::ElideRight, area.width()));
        gui::setToolTip(*title, title->text() == words.title ? QString() : words.title);
        const int height =
            std::max(title->heightForWidth(area.width()), scaled(NumberDisc::size, font()));
        title->setGeometry(mirrored({area.left(), area.top(), area.width(), height}));
        const int top = area.top() + height + 2;
        lines->setGeometry(mirrored({words.rect.left(), top, words.rect.width(),
                                     std::max(0, words.rect.bottom() + 1 - top)}));
        lines->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)
                            | Qt::AlignAbsolute | Qt::AlignTop);
    }
}

void ArenaTable::placeCards()
{
    while (m_cards.size() < m_picture.places.size()) {
        m_cards.push_back(new QWidget(this));
        m_cards.back()->setObjectName(QStringLiteral("arenaCard%1").arg(m_cards.size()));
        makeText(*m_cards.back());
    }
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        const bool isThere = card < m_picture.places.size();
        m_cards[card]->setVisible(isThere);
        if (!isThere)
            continue;
        m_cards[card]->setGeometry(mirrored(m_picture.places[card].rect));
        m_cards[card]->setAccessibleName(m_picture.places[card].text);
        gui::setToolTip(*m_cards[card], m_picture.places[card].text);
    }
}

void ArenaTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCards();
    else if (event->type() == QEvent::LayoutDirectionChange)
        arrange(false);
}

void ArenaTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        arrange(false);
}

void ArenaTable::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.hairline, colors.line(1)));
    painter.setBrush(colors.base);
    const double corner = scaled(tableRadius, font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    if (!m_run)
        return;
    paintBand(painter, colors);
    paintIndexes(painter, colors);
    paintNumbers(painter, colors);
    for (const ArenaPicture::Part& part : m_picture.parts)
        part.bracket.mirrored(layoutDirection(), rect())
            .paint(painter, colors.role(part.role), colors.line(1.5));
    const CardPainter cards(colors, m_appearance.suitColors(), font());
    for (std::size_t place = 0; place < m_picture.places.size(); ++place) {
        QRectF card = rectNow(place);
        if (layoutDirection() == Qt::RightToLeft)
            card.moveLeft(width() - card.right());
        cards.paint(painter, card, m_picture.places[place].content, m_picture.places[place].states);
    }
    paintSpent(painter, colors);
    paintRelations(painter, colors);
}

void ArenaTable::paintBand(QPainter& painter, const Colors& colors) const
{
    if (m_picture.band.isEmpty())
        return;
    const QRect band = mirrored(m_picture.band);
    painter.setPen(QPen(colors.role(Role::step), colors.line(1.5), Qt::DashLine));
    painter.setBrush(colors.fill(Role::step));
    painter.drawRoundedRect(QRectF(band).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    if (m_picture.bandName.isEmpty())
        return;
    painter.setFont(
        narrowed(designFont(font(), 11, QFont::Bold), m_picture.bandName, band.width() - 4));
    painter.setPen(colors.role(Role::step));
    const int height = painter.fontMetrics().height();
    painter.drawText(
        QRect(band.left() - band.width() / 2, band.bottom() - height - 1, 2 * band.width(), height),
        Qt::AlignCenter, m_picture.bandName);
}

void ArenaTable::paintIndexes(QPainter& painter, const Colors& colors) const
{
    if (m_picture.indexes.empty())
        return;
    painter.setFont(m_picture.indexFont);
    painter.setPen(colors.secondaryText);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.drawText(mirrored(m_picture.indexTitle),
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)
                                      | Qt::AlignVCenter),
                     m_picture.indexName);
    painter.setFont(codeFont());
    for (const ArenaPicture::Index& index : m_picture.indexes) {
        const QRect area = mirrored(index.rect);
        if (index.isCurrent) {
            QRect pill({}, metrics().indexPill());
            pill.moveCenter(area.center());
            paintPill(painter, pill, index.text, colors);
        } else {
            painter.setPen(colors.secondaryText);
            painter.drawText(area, Qt::AlignCenter, index.text);
        }
    }
}

void ArenaTable::paintNumbers(QPainter& painter, const Colors& colors) const
{
    const int size = scaled(NumberDisc::size, font());
    for (const ArenaPicture::Words& words : m_picture.words) {
        if (words.number)
            paintNumberDisc(painter, mirrored({words.rect.topLeft(), QSize(size, size)}),
                            *words.number, colors.text, colors.base, font());
    }
}

/// An arrow from the place of the wild to its place in the group.
void ArenaTable::paintSpent(QPainter& painter, const Colors& colors) const
{
    if (m_picture.spent.isEmpty() || m_picture.joining.isEmpty())
        return;
    const QRect spent = mirrored(m_picture.spent);
    const QRect joining = mirrored(m_picture.joining);
    const QPointF from(spent.center().x(), spent.bottom() + 4);
    const QPointF to(joining.center().x(), joining.top() - 4);
    const double middle = (from.y() + to.y()) / 2;
    QPainterPath path(from);
    path.cubicTo({from.x(), middle + 4}, {to.x(), middle - 4}, to);
    const QColor ink = colors.role(Role::wild);
    painter.setPen(QPen(ink, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const double size = scaled(arrowSize, font());
    painter.setPen(QPen(ink, 1.5));
    painter.drawPolyline(QPolygonF({to + QPointF(-size, -size), to, to + QPointF(size, -size)}));
    painter.setFont(designFont(font(), 11, QFont::DemiBold));
    const QFontMetrics metrics = painter.fontMetrics();
    QRect words(0, 0, metrics.horizontalAdvance(m_picture.spentText) + 8, metrics.height());
    words.moveCenter(QPointF((from.x() + to.x()) / 2, middle).toPoint());
    words.moveLeft(std::clamp(words.left(), 4, std::max(4, width() - words.width() - 4)));
    painter.fillRect(words, colors.base);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.drawText(words, Qt::AlignCenter, m_picture.spentText);
}

void ArenaTable::paintRelations(QPainter& painter, const Colors& colors) const
{
    const double scale = uiScale(font());
    for (const QPoint& point : m_picture.equals) {
        const QPointF center = mirrored(point);
        painter.setPen(QPen(colors.role(Role::tie), colors.line(1.2)));
        painter.setBrush(colors.fill(Role::tie));
        painter.drawEllipse(center, equalRadius * scale, equalRadius * scale);
        painter.setPen(QPen(colors.role(Role::tie), 1.8 * scale));
        for (const double dy : {-2.0, 2.0})
            painter.drawLine(center + QPointF(-4, dy) * scale, center + QPointF(4, dy) * scale);
    }
    if (m_picture.pill.isEmpty())
        return;
    painter.setFont(designFont(font(), 12, QFont::Bold));
    QRect pill(0, 0,
               painter.fontMetrics().horizontalAdvance(m_picture.pill)
                   + 2 * scaled(pillPadding, font()),
               scaled(pillHeight, font()));
    pill.moveCenter(mirrored(m_picture.pillMiddle));
    const int edge = scaled(6, font());
    pill.moveLeft(std::clamp(pill.left(), edge, std::max(edge, width() - pill.width() - edge)));
    paintPill(painter, pill, m_picture.pill, colors);
}

} // namespace showdown::gui
