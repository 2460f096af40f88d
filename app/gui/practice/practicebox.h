// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/look.h"

#include <QFrame>

class QBoxLayout;
class QPushButton;

namespace showdown::gui {

/// A white box: a title, maybe a large number, a text, and what is added.
class PracticeBox : public QFrame
{
    Q_OBJECT

public:
    /// "door1" makes its labels "door1TitleLabel", "door1NumberLabel" with "door1BesideLabel", and
    /// "door1Label".
    explicit PracticeBox(const QString& purpose, QWidget* parent = nullptr, double titleSize = 13,
                         const LabelLook& textLook = {0, QFont::Normal, Ink::secondary});

    /// Sets the title and the text, which may be empty.
    void say(const QString& title, const QString& text);
    QString title() const { return m_title->text(); }
    QString text() const { return m_text->text(); }

    /// Shows a large number below the title, behind a sign if there is one, and words beside it.
    void setNumber(const QString& number, const QString& beside, std::optional<IconId> sign = {});

    /// The line of the title, and the lines below.
    QBoxLayout& head() const { return *m_head; }
    QBoxLayout& body() const { return *m_body; }

    QPushButton* addButton(const QString& name);

    /// Puts these parts into one line; all room behind the last is free.
    void addLine(const std::vector<QWidget*>& parts);

    /// With an edge in the colour of the accent.
    void setFirst(bool first);

    /// In the colours of a role.
    void setRole(Role role);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();

    QBoxLayout* m_head;
    QBoxLayout* m_body;
    TextLabel* m_title;
    QLabel* m_sign;
    TextLabel* m_number;
    TextLabel* m_beside;
    TextLabel* m_text;
    std::optional<IconId> m_signIcon;
    bool m_isFirst = false;
    std::optional<Role> m_role;
};

} // namespace showdown::gui
