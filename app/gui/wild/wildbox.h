// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

namespace showdown::gui {

class TextLabel;

/// What one choice for the wilds makes, in a frame: a title and a text. A choice that is tried has
/// the colours of a step.
class WildBox : public QFrame
{
    Q_OBJECT

public:
    explicit WildBox(QWidget* parent = nullptr);

    void show(const QString& title, const QString& text, bool isTried);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();

    TextLabel* m_title = nullptr;
    TextLabel* m_text = nullptr;
    bool m_isTried = false;
};

} // namespace showdown::gui
