// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/cellmap.h"
#include "app/progress/practice.h"

#include <vector>

namespace showdown::gui {

class PracticeDesk;

/// The topics with their right answers as bars, the one that is asked marked. A click, Enter or
/// Space asks to practise one.
class TopicBars : public CellMap
{
    Q_OBJECT

public:
    /// Shows those that can be asked by the rules, and those that were. The desk must outlive it.
    explicit TopicBars(const PracticeDesk& desk, QWidget* parent = nullptr);

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
    struct Row
    {
        Topic topic = Topic::pair;
        QString name;
        QString answered; ///< "4 of 9"
        progress::Share share;
        bool isWeak = false;
        bool isAsked = false;
    };

    void sayTopics();
    int rowHeight() const;
    bool isStacked() const;

    const PracticeDesk& m_desk;
    std::vector<Row> m_topics;
};

} // namespace showdown::gui
