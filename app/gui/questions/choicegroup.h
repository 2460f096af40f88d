// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/answerfield.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;

namespace showdown::gui {

class ChoiceButton;

/// Choices of which one is taken, in as many rows as they need. Arrows move among them.
class ChoiceGroup : public QWidget
{
    Q_OBJECT

public:
    /// "winnerChoice" names its buttons "winnerChoice1" and so on.
    ChoiceGroup(const QString& objectName, int count, QWidget* parent = nullptr);

    /// All are as wide as the widest, in columns.
    void setEven();

    /// Plain text, and the key that chooses it, which may be empty.
    void setWords(int choice, const QString& words, const QString& key = {});

    ChoiceButton& button(int choice) const { return *m_choices[static_cast<std::size_t>(choice)]; }
    int count() const { return static_cast<int>(m_choices.size()); }

    /// From 0; nothing at first.
    std::optional<int> chosen() const;

    /// As a click does.
    void choose(int choice);

    /// Nothing is chosen any more.
    void clear();

    /// Chooses by the key that was given with the words; false if there is none like this.
    bool chooseByKey(const QString& key);

    /// Marks the chosen one, and no other.
    void setMark(AnswerMark mark);

    /// Puts the focus on the chosen one or the first.
    void focusChoice();

signals:
    void chosenChanged();

private:
    QButtonGroup* m_group;
    std::vector<ChoiceButton*> m_choices;
};

} // namespace showdown::gui
