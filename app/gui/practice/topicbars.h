// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/rowlist.h"
#include "core/questions/practicequestion.h"

namespace showdown::gui {

class PracticeDesk;

/// The topics with their right answers as bars, the one that is asked marked. A click, Enter or
/// Space asks to practise one.
class TopicBars : public RowList
{
    Q_OBJECT

public:
    /// Shows those that can be asked by the rules, and those that were. The desk must outlive it.
    explicit TopicBars(const PracticeDesk& desk, QWidget* parent = nullptr);

    /// The place of the topic that is asked; nothing while that must not be told.
    std::optional<QRect> askedRect() const;

signals:
    void topicPicked(showdown::Topic topic);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void sayTopics();
    void pick(const QModelIndex& index);

    const PracticeDesk& m_desk;
};

} // namespace showdown::gui
