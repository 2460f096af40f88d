// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/topicbars.h"

#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/narration/practicetext.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double topicSide = 10;
constexpr double topicEdge = 6;
constexpr double topicBar = 7;

} // namespace

TopicBars::TopicBars(const PracticeDesk& desk, QWidget* parent) : CellMap(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("topicBars"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&desk, &PracticeDesk::asked, this, &TopicBars::sayTopics);
    connect(&desk, &PracticeDesk::changed, this, &TopicBars::sayTopics);
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Topics"));
        setToolTip(tr("Practise one of the topics"));
        setStatusTip(toolTip());
        sayTopics();
    });
}

void TopicBars::sayTopics()
{
    const HouseRules& rules = m_desk.rules().rules;
    std::vector<Row> topics;
    for (const Topic topic : allTopics()) {
        const progress::Share share = m_desk.record().shareOf(topic);
        if (share.asked == 0 && !canAsk(topic, rules))
            continue;
        //: Right answers of all: "4 of 9"
        const QString answered = share.asked == 0
                                     ? tr("not yet", "asked")
                                     : tr("%1 of %2").arg(share.right).arg(share.asked);
        topics.push_back({topic, narration::topicName(topic, rules), answered, share,
                          m_desk.record().isWeak(topic),
                          m_desk.isTopicTold() && m_desk.question()->source.topic == topic});
    }
    const bool isOther = topics.size() != m_topics.size();
    m_topics = std::move(topics);
    if (isOther)
        beginAt(0);
    updateGeometry();
    update();
}

QString TopicBars::cellName(int cell) const
{
    const Row& topic = m_topics[static_cast<std::size_t>(cell)];
    if (topic.share.asked == 0)
        return tr("%1: not asked yet", "%1: a topic").arg(topic.name);
    //: %1: a topic, %2: "4 of 9"
    const QString text = tr("%1: %2 right").arg(topic.name, topic.answered);
    //: %1: "Straight: 4 of 9 right"
    return topic.isWeak ? tr("%1, needs practice").arg(text) : text;
}

QString TopicBars::cellDescription(int cell) const
{
    return m_topics[static_cast<std::size_t>(cell)].isAsked ? tr("The question is about it")
                                                            : QString();
}

/// Whether a name and its number do not fit side by side.
bool TopicBars::isStacked() const
{
    const QFontMetrics metrics(designFont(font(), 13, QFont::DemiBold));
    const int room = width() - 2 * scaled(topicSide, font()) - scaled(10, font());
    return std::ranges::any_of(m_topics, [&](const Row& topic) {
        return metrics.horizontalAdvance(topic.name) + metrics.horizontalAdvance(topic.answered)
               > room;
    });
}

int TopicBars::rowHeight() const
{
    const int line = QFontMetrics(designFont(font(), 13, QFont::DemiBold)).height();
    return (isStacked() ? 2 : 1) * line + scaled(2 * topicEdge + topicBar + 6, font());
}

QRect TopicBars::cellRect(int cell) const
{
    return {0, cell * rowHeight(), width(), rowHeight()};
}

void TopicBars::pick(int cell)
{
    emit topicPicked(m_topics[static_cast<std::size_t>(cell)].topic);
}

QSize TopicBars::sizeHint() const
{
    return {scaled(140, font()), cellCount() * rowHeight()};
}

void TopicBars::resizeEvent(QResizeEvent* event)
{
    CellMap::resizeEvent(event);
    updateGeometry(); // names and numbers may have to stand in two lines now
}

void TopicBars::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int cell = 0; cell < cellCount(); ++cell) {
        const Row& topic = m_topics[static_cast<std::size_t>(cell)];
        const QRect row = cellRect(cell).adjusted(2, 1, -2, -1);
        if (topic.isAsked || hoveredCell() == cell) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(topic.isAsked ? colors.selection : colors.alternate);
            painter.drawRoundedRect(row, 5, 5);
        }
        if (topic.isAsked)
            painter.fillRect(QStyle::visualRect(layoutDirection(), rect(),
                                                {row.left(), row.top() + 3, 3, row.height() - 6}),
                             colors.role(Role::accent));
        if (hasFocus() && currentCell() == cell) {
            painter.setPen(QPen(colors.role(Role::accent), colors.line(1.5)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 5, 5);
        }
        const int side = scaled(topicSide, font());
        const QRect inner = cellRect(cell).adjusted(side, scaled(topicEdge, font()), -side,
                                                    -scaled(topicEdge, font()));
        const int bar = scaled(topicBar, font());
        const QRect words = inner.adjusted(0, 0, 0, -bar - scaled(6, font()));
        const auto aligned = [this](Qt::Alignment to) {
            return QStyle::visualAlignment(layoutDirection(), to);
        };
        painter.setPen(colors.text);
        painter.setFont(designFont(font(), 13, topic.isAsked ? QFont::DemiBold : QFont::Normal));
        paintText(painter, words, aligned(Qt::AlignLeft) | Qt::AlignTop, topic.name);
        painter.setPen(topic.share.asked == 0 ? colors.secondaryText : colors.text);
        paintText(painter, words,
                  isStacked() ? aligned(Qt::AlignLeft) | Qt::AlignBottom
                              : aligned(Qt::AlignRight) | Qt::AlignTop,
                  topic.answered);
        paintShareBar(painter, {inner.left(), inner.bottom() - bar + 1, inner.width(), bar},
                      topic.share, topic.isWeak, layoutDirection(), colors);
    }
}

} // namespace showdown::gui
