// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

namespace showdown::gui {

class TextLabel;

/// A framed box about one of many choices: a title and a text. A choice being tried has the colours
/// of a step.
class ChoiceBox : public QFrame
{
    Q_OBJECT

public:
    /// "wildBox" makes its parts "wildBoxTitleLabel" and "wildBoxTextLabel".
    explicit ChoiceBox(const QString& objectName, QWidget* parent = nullptr);

    /// Reserves this many lines, with the title, so that the content below stays in place while the
    /// user points around; initially three.
    void setLines(int lines);

    void show(const QString& title, const QString& text, bool isTried);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();

    TextLabel* m_title = nullptr;
    TextLabel* m_text = nullptr;
    int m_lines = 3;
    bool m_isTried = false;
};

} // namespace showdown::gui
