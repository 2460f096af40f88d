// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"

#include <QDialog>

#include <set>

class QCheckBox;
class QPushButton;

namespace showdown::gui {

class TextLabel;

/// Asks what the questions of a round are to be about.
class TopicsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Offers the topics that can be asked by these rules, with one of these kinds if there are any,
    /// and these ticked.
    TopicsDialog(const HouseRules& rules, const std::set<QuestionKind>& kinds,
                 const std::set<Topic>& ticked, QWidget* parent);

    /// Whether there is anything to choose from.
    bool hasTopics() const { return !m_boxes.empty(); }

    /// What it asks, and the words of its button, if not about a round.
    void setWords(const QString& asks, const QString& accept);

    std::set<Topic> topics() const;

private:
    TextLabel* m_says;
    QPushButton* m_start = nullptr;
    std::vector<std::pair<Topic, QCheckBox*>> m_boxes;
};

} // namespace showdown::gui
