// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/topicbars.h"

#include "app/gui/practice/practicedesk.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/practicetext.h"

#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace showdown::gui {
namespace {

/// What a row knows besides the name of its topic.
enum TopicRole { topicRole = Qt::UserRole, answeredRole, partRole, weakRole, askedRole };

PaintedRow topicRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const bool isAsked = index.data(askedRole).toBool();
    const double part = index.data(partRole).toDouble();
    PaintedRow row;
    row.start = look.px(10);
    row.end = look.px(10);
    row.gap = look.px(10);
    row.leastMargin = look.px(6);
    if (isAsked)
        row.frame = Role::accent;
    const QFont font = look.sized(13, isAsked ? QFont::DemiBold : QFont::Normal);
    row.name = {index.data().toString(), font, colors.text};
    row.result = {index.data(answeredRole).toString(), font,
                  part < 0 ? colors.secondaryText : colors.text};
    row.bar = {part, colors.role(index.data(weakRole).toBool() ? Role::step : Role::winner)};
    return row;
}

} // namespace

TopicBars::TopicBars(const PracticeDesk& desk, QWidget* parent)
    : RowList(topicRow, parent), m_desk(desk)
{
    setObjectName(QStringLiteral("topicBars"));
    keepCurrentSeen(*this);
    connect(this, &QListView::clicked, this, &TopicBars::pick);
    connect(&desk, &PracticeDesk::asked, this, &TopicBars::sayTopics);
    connect(&desk, &PracticeDesk::changed, this, &TopicBars::sayTopics);
    onRetranslate(*this, [this] { sayTopics(); });
}

void TopicBars::sayTopics()
{
    setAccessibleName(tr("Topics"));
    setTips(*this, tr("Practise one of the topics"));
    const HouseRules& rules = m_desk.rules().rules;
    const int current = std::max(0, currentIndex().row());
    items().clear();
    for (const Topic topic : allTopics()) {
        const progress::Share share = m_desk.record().shareOf(topic);
        if (share.asked == 0 && !canAsk(topic, rules))
            continue;
        const bool isWeak = m_desk.record().isWeak(topic);
        const QString name = narration::topicName(topic, rules);
        auto* item = new QStandardItem(name);
        //: Right answers of all: "4 of 9"
        QString answered = tr("%1 of %2").arg(share.right).arg(share.asked);
        //: %1: a topic, %2: "4 of 9"
        QString spoken = tr("%1: %2 right").arg(name, answered);
        if (share.asked == 0) {
            answered = tr("not yet", "asked");
            spoken = tr("%1: not asked yet", "%1: a topic").arg(name);
        } else if (isWeak) {
            //: %1: "Straight: 4 of 9 right"
            spoken = tr("%1, needs practice").arg(spoken);
        }
        item->setData(static_cast<int>(topic), topicRole);
        item->setData(answered, answeredRole);
        item->setData(share.asked == 0 ? -1.0 : share.right / double(share.asked), partRole);
        item->setData(isWeak, weakRole);
        item->setData(spoken, Qt::AccessibleTextRole);
        if (m_desk.isTopicTold() && m_desk.question()->source.topic == topic) {
            item->setData(true, askedRole);
            item->setData(tr("The question is about it"), Qt::AccessibleDescriptionRole);
        }
        items().appendRow(item);
    }
    setCurrentIndex(items().index(std::min(current, items().rowCount() - 1), 0));
    doItemsLayout();
}

std::optional<QRect> TopicBars::askedRect() const
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (index.data(askedRole).toBool())
            return visualRect(index);
    }
    return std::nullopt;
}

void TopicBars::pick(const QModelIndex& index)
{
    emit topicPicked(static_cast<Topic>(index.data(topicRole).toInt()));
}

void TopicBars::keyPressEvent(QKeyEvent* event)
{
    const bool isPick = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                        || event->key() == Qt::Key_Space;
    if (!isPick)
        return RowList::keyPressEvent(event);
    if (!event->isAutoRepeat() && currentIndex().isValid())
        pick(currentIndex());
}

} // namespace showdown::gui
