// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

class QAbstractButton;
class QLabel;
class QSpacerItem;
class QVBoxLayout;

namespace showdown::gui {

class FlowLayout;
class RuleNote;
class TextLabel;

/// One house rule, or one of its two values: the control, the mark "changed" if the rule differs
/// from the preset, a plain line, and what changing it would do. The names of its parts begin with
/// its own: `pairFloorNote`.
class RuleRow : public QWidget
{
    Q_OBJECT

public:
    explicit RuleRow(const QString& name, QWidget* parent = nullptr);

    /// The widget that gets the focus when the rule is shown.
    QWidget* control() const { return m_control; }

    /// Adds a check box or radio button, whose text is the name of the rule.
    void addCheck(QAbstractButton* check);

    /// Adds a field or a list, with the name of the rule before it.
    void addField(QWidget* field);

    /// Sets the name of the control and the line under it, which explains the rule.
    void setWords(const QString& name, const QString& line);

    void setChanged(bool changed);

    /// A note without text takes no room.
    void setNote(const QString& text, bool standsOut);

    const RuleNote& note() const { return *m_note; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QString nameOf(const char* part) const;
    bool isCheck() const;
    void describe();
    void updateLook();

    QString m_prefix;
    QVBoxLayout* m_layout = nullptr;
    QVBoxLayout* m_below = nullptr; ///< under the words of the control
    QSpacerItem* m_indent = nullptr;
    FlowLayout* m_head = nullptr;
    QLabel* m_name = nullptr; ///< of a field
    QWidget* m_control = nullptr;
    TextLabel* m_changed = nullptr;
    TextLabel* m_line = nullptr;
    RuleNote* m_note = nullptr;
};

} // namespace showdown::gui
