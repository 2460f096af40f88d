// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/cellmap.h"
#include "app/progress/practice.h"

#include <functional>
#include <optional>
#include <vector>

namespace showdown::gui {

/// A topic with its right answers.
struct TopicShare
{
    Topic topic = Topic::pair;
    QString name;
    progress::Share share;
    bool isWeak = false;
};

/// The topics with their right answers as bars, the one that is asked marked. A click, Enter or
/// Space asks to practise one.
class TopicBars : public CellMap
{
    Q_OBJECT

public:
    explicit TopicBars(QWidget* parent = nullptr);

    void setTopics(const std::vector<TopicShare>& topics);
    void setAsked(std::optional<Topic> topic);

    int cellCount() const override { return static_cast<int>(m_topics.size()); }
    QString cellName(int cell) const override;
    QString cellDescription(int cell) const override;
    QRect cellRect(int cell) const override;
    void pick(int cell) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void topicPicked(showdown::Topic topic);

protected:
    int columns() const override { return 1; }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int rowHeight() const;
    QString shareText(const TopicShare& topic) const;
    bool isStacked() const;

    std::vector<TopicShare> m_topics;
    std::optional<Topic> m_asked;
};

} // namespace showdown::gui
