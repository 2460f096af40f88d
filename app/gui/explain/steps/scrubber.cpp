// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/scrubber.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/storytext.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double barHeight = 7;
constexpr double handleSize = 16;
constexpr double gap = 4;
constexpr double leastSegment = 14;
constexpr double ahead = 56; ///< stands for all that is still to come

} // namespace

Scrubber::Scrubber(const CompareSession& session, StepPlayer& player, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_session(session), m_player(player)
{
    setObjectName(QStringLiteral("scrubber"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(false);
    makeSlider(*this);
    connect(&player, &StepPlayer::started, this, &Scrubber::measure);
    for (const auto changed : {&StepPlayer::levelChanged, &StepPlayer::askingChanged}) {
        connect(&player, changed, this, &Scrubber::measure);
        connect(&player, changed, this, &Scrubber::follow);
    }
    connect(&player, &StepPlayer::ended, this, &Scrubber::measure);
    connect(&player, &StepPlayer::moved, this, &Scrubber::follow);
    session.whenChanged(TableChange::names, this, &Scrubber::follow);
    // by a reader, or by the arrow keys of the slider
    connect(this, &QSlider::valueChanged, &player, [this](int value) {
        if (m_player.isRunning())
            m_player.goTo(value);
    });
    measure();
}

QSize Scrubber::sizeHint() const
{
    return {scaled(300, font()), minimumSizeHint().height()};
}

QSize Scrubber::minimumSizeHint() const
{
    return {scaled(160, font()), scaled(handleSize + 4, font()) + fontMetrics().height()};
}

void Scrubber::follow()
{
    if (!m_player.isRunning())
        return;
    const QSignalBlocker blocker(this); // the player has moved already
    setRange(0, end());
    setValue(m_player.index());
    const QString part = narration::chapterDescription(
        m_player.run(), m_player.run().chapterOf(m_player.index()), m_session.names());
    setAccessibleDescription(m_player.isAsking()
                                 ? tr("Step %1, %2", "%2: the part of the run")
                                       .arg(QString::number(m_player.position()), part)
                                 : tr("Step %1 of %2, %3", "%3: the part of the run")
                                       .arg(m_player.position())
                                       .arg(m_player.count())
                                       .arg(part));
    if (m_player.isAsking())
        measure();
    update();
}

/// The last step that is there. While questions are asked it is the furthest that has been shown, and
/// while one is open again this step: how much is still to come, and who meets whom then, would tell
/// answers.
int Scrubber::end() const
{
    if (m_player.question())
        return m_player.index();
    return m_player.isAsking() ? std::max(m_player.index(), m_player.furthest())
                               : m_player.run().size() - 1;
}

/// The place where the run stands leads nowhere, least of all past a question.
void Scrubber::goTo(int index)
{
    if (index != m_player.index())
        m_player.goTo(index);
}

/// A chapter is as wide as the level shows steps of it, but never lost.
void Scrubber::measure()
{
    m_segments.clear();
    m_ahead = {};
    update();
    if (!m_player.isRunning())
        return;
    std::vector<Chapter> chapters = m_player.run().chapters();
    std::erase_if(chapters, [this](const Chapter& chapter) { return chapter.first > end(); });
    chapters.back().last = std::min(chapters.back().last, end());
    std::vector<int> shown;
    int all = 0;
    for (const Chapter& chapter : chapters) {
        int count = 0;
        for (int index = chapter.first; index <= chapter.last; ++index)
            count += m_player.run().isVisible(index, m_player.level()) ? 1 : 0;
        shown.push_back(count);
        all += count;
    }
    const int half = scaled(handleSize, font()) / 2;
    const int least = scaled(leastSegment, font());
    const int between = scaled(gap, font());
    const int number = static_cast<int>(chapters.size());
    const bool hidesSome = end() + 1 < m_player.run().size();
    const int hidden = hidesSome ? scaled(ahead, font()) + between : 0;
    const int room =
        std::max(0, width() - 2 * half - (number - 1) * between - number * least - hidden);
    const int top = half - scaled(barHeight, font()) / 2 + 1;
    int x = half;
    for (int i = 0; i < number; ++i) {
        const Chapter& chapter = chapters[static_cast<std::size_t>(i)];
        const int own = least + room * shown[static_cast<std::size_t>(i)] / std::max(1, all);
        m_segments.push_back(
            {chapter.first, chapter.last, {x, top, own, scaled(barHeight, font())}});
        x += own + between;
    }
    if (hidesSome)
        m_ahead = {x, top, width() - half - x, scaled(barHeight, font())};
}

/// Who meets whom after the first comparison tells who won it.
bool Scrubber::tells(const Chapter& chapter) const
{
    return m_player.hidesAhead() && chapter.first > m_player.index()
           && chapter.kind == Chapter::Kind::comparison && chapter.comparison > 0;
}

/// Empty if it would tell an answer.
QString Scrubber::title(const Segment& segment) const
{
    if (tells(m_player.run().chapterOf(segment.first)))
        return {};
    return narration::chapterShortTitle(m_player.run(), m_player.run().chapterOf(segment.first));
}

int Scrubber::xOf(int index) const
{
    for (const Segment& segment : m_segments) {
        if (index <= segment.last) {
            const int steps = std::max(1, segment.last - segment.first);
            return segment.bar.left() + (index - segment.first) * (segment.bar.width() - 1) / steps;
        }
    }
    return 0;
}

int Scrubber::indexAt(const QPoint& position) const
{
    const int x = isRightToLeft() ? width() - 1 - position.x() : position.x();
    int nearest = 0;
    for (const Segment& segment : m_segments) {
        if (x < segment.bar.left())
            break;
        const int steps = segment.last - segment.first;
        const int within = std::clamp(x - segment.bar.left(), 0, segment.bar.width() - 1);
        nearest = segment.first + within * steps / std::max(1, segment.bar.width() - 1);
    }
    return snapped(nearest);
}

/// A step that the level shows: this one, the next one of its part, or the one before.
int Scrubber::snapped(int index) const
{
    if (!m_player.isRunning() || m_player.run().isVisible(index, m_player.level()))
        return index;
    const std::optional<int> next = m_player.run().next(index, m_player.level());
    if (next && *next <= std::min(m_player.run().chapterOf(index).last, end()))
        return *next;
    return m_player.run().previous(index, m_player.level()).value_or(index);
}

void Scrubber::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const auto mirrored = [this](QRect rect) {
        if (isRightToLeft())
            rect.moveLeft(width() - rect.right() - 1);
        return rect;
    };
    const qreal corner = scaled(barHeight, font()) / 2.0;
    for (const Segment& segment : m_segments) {
        const QRect bar = mirrored(segment.bar);
        painter.setPen(colors.outline); // what is still to come is hollow
        painter.setBrush(colors.base);
        painter.drawRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        QRect done = segment.bar;
        done.setRight(std::min(segment.bar.right(), xOf(m_player.index())));
        if (m_player.index() >= segment.first) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.role(Role::step));
            painter.drawRoundedRect(mirrored(done), corner, corner);
        }
        for (const int index : m_player.run().findings()) {
            if (index < segment.first || index > segment.last)
                continue;
            const int x = mirrored({xOf(index), 0, 1, 1}).left();
            painter.setPen(QPen(index <= m_player.index() ? colors.base : colors.outline, 1));
            painter.drawLine(QPointF(x + 0.5, bar.top() + 1.5),
                             QPointF(x + 0.5, bar.bottom() - 0.5));
        }
    }
    if (!m_player.isRunning())
        return;
    if (!m_ahead.isEmpty()) {
        painter.setPen(QPen(colors.outline, 1, Qt::DashLine));
        painter.setBrush(colors.base);
        painter.drawRoundedRect(QRectF(mirrored(m_ahead)).adjusted(0.5, 0.5, -0.5, -0.5), corner,
                                corner);
    }
    paintNames(painter, colors);
    const int size = scaled(handleSize, font());
    const int x = mirrored({xOf(m_player.index()), 0, 1, 1}).left();
    const QRectF handle(x - size / 2.0, 1, size, size);
    painter.setPen(QPen(hasFocus() ? colors.role(Role::accent) : colors.role(Role::step), 2.5));
    painter.setBrush(colors.base);
    painter.drawEllipse(handle.adjusted(1.5, 1.5, -1.5, -1.5));
}

/// The name of the part where the run stands is always there; of the others those that do not
/// touch one that is there already. Short pauses between comparisons come last.
void Scrubber::paintNames(QPainter& painter, const Colors& colors) const
{
    const QFont small = resized(font(), 11.0 / 13);
    std::vector<QRect> taken;
    const auto paint = [&](const Segment& segment) {
        const bool isHere = m_player.index() >= segment.first && m_player.index() <= segment.last;
        QFont used = small;
        used.setWeight(isHere ? QFont::Bold : QFont::Normal);
        const QFontMetrics metrics(used);
        const QString name = title(segment);
        if (name.isEmpty())
            return;
        QRect bar = segment.bar;
        if (isRightToLeft())
            bar.moveLeft(width() - bar.right() - 1);
        QRect words(0, scaled(handleSize + 2, font()), metrics.horizontalAdvance(name) + 2,
                    metrics.height());
        words.moveCenter({bar.center().x(), words.center().y()});
        words.moveLeft(std::clamp(words.left(), 0, std::max(0, width() - words.width())));
        const QRect room = words.adjusted(-scaled(gap, font()), 0, scaled(gap, font()), 0);
        if (std::ranges::any_of(taken, [&](const QRect& each) { return each.intersects(room); }))
            return;
        taken.push_back(words);
        painter.setFont(used);
        painter.setPen(isHere ? colors.text : colors.secondaryText);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto); // as the words run, not the window
        painter.drawText(words, Qt::AlignCenter, name);
    };
    for (const Segment& segment : m_segments) {
        if (m_player.index() >= segment.first && m_player.index() <= segment.last)
            paint(segment);
    }
    if (!m_segments.empty() && m_player.index() < m_segments.back().first)
        paint(m_segments.back());
    for (const Segment& segment : m_segments) {
        const Chapter& chapter = m_player.run().chapterOf(segment.first);
        const bool isHere = m_player.index() >= segment.first && m_player.index() <= segment.last;
        if (chapter.kind != Chapter::Kind::places && !isHere)
            paint(segment);
    }
}

void Scrubber::resizeEvent(QResizeEvent* event)
{
    QSlider::resizeEvent(event);
    measure();
}

void Scrubber::changeEvent(QEvent* event)
{
    QSlider::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measure();
}

void Scrubber::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_player.isRunning())
        return QSlider::mousePressEvent(event);
    setSliderDown(true);
    const bool isOnNames = event->position().y() > scaled(handleSize + 2, font());
    const int index = indexAt(event->position().toPoint());
    goTo(isOnNames ? snapped(m_player.run().chapterOf(index).first) : index);
}

void Scrubber::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown() && m_player.isRunning())
        goTo(indexAt(event->position().toPoint()));
}

void Scrubber::mouseReleaseEvent(QMouseEvent* /*event*/)
{
    setSliderDown(false);
}

void Scrubber::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = isRightToLeft();
    switch (event->key()) {
    case Qt::Key_PageUp:
        return m_player.go(Move::previousChapter);
    case Qt::Key_PageDown:
        return m_player.go(Move::nextChapter);
    case Qt::Key_Home:
        return m_player.go(Move::first);
    case Qt::Key_End:
        return m_player.go(Move::last);
    case Qt::Key_Left:
        return m_player.go(mirrored ? Move::next : Move::back);
    case Qt::Key_Right:
        return m_player.go(mirrored ? Move::back : Move::next);
    default:
        return QSlider::keyPressEvent(event);
    }
}

bool Scrubber::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_player.isRunning()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int x = isRightToLeft() ? width() - 1 - help->pos().x() : help->pos().x();
        const Chapter& chapter = m_player.run().chapterOf(indexAt(help->pos()));
        showToolTip(help->globalPos(),
                    (!m_ahead.isEmpty() && x >= m_ahead.left()) || tells(chapter)
                        ? tr("What is still to come")
                        : narration::chapterTitle(m_player.run(), chapter, m_session.names()),
                    *this, {});
        return true;
    }
    return QSlider::event(event);
}

} // namespace showdown::gui
