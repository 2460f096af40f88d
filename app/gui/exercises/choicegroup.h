// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QButtonGroup;
class QKeyEvent;

namespace showdown::gui {

class ChoiceButton;

/// Choices, one of which is chosen, in as many rows as they need. Arrows move among them.
class ChoiceGroup : public QWidget
{
    Q_OBJECT

public:
    /// Makes a button of this name in the group.
    using MakeButton = std::function<ChoiceButton*(const QString& name, QWidget* group)>;

    /// "winnerChoice" names its buttons "winnerChoice1" and so on; usual ones unless told otherwise.
    ChoiceGroup(const QString& objectName, int count, QWidget* parent = nullptr,
                const MakeButton& make = nullptr);

    /// Makes all as wide as the widest, in columns.
    void setEven();

    /// Sets the words, in plain text, and the key of a choice, which may be empty.
    void setWords(int choice, const QString& words, const QString& key = {});

    ChoiceButton& button(int choice) const { return *m_choices[static_cast<std::size_t>(choice)]; }
    int count() const { return static_cast<int>(m_choices.size()); }

    /// From 0; initially nothing.
    std::optional<int> chosen() const;

    /// Acts as a click on the choice.
    void choose(int choice);

    /// Removes the choice.
    void clear();

    /// Chooses by the key set with the words; false if it is the key of none that can be chosen.
    bool takeKey(const QKeyEvent& event);

    /// Marks only the chosen one.
    void setMark(AnswerMark mark);

    /// Puts the focus on the chosen one, or the first that can be chosen.
    void focusChoice();

signals:
    void chosenChanged();

private:
    QButtonGroup* m_group;
    std::vector<ChoiceButton*> m_choices;
};

} // namespace showdown::gui
