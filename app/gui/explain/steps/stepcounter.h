// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSpinBox>

namespace showdown::gui {

/// "Step 23 of 46": the number can be typed over. One that is too large goes to the last step.
/// Return goes there and gives the focus away, Esc takes back what was typed.
class StepCounter : public QSpinBox
{
    Q_OBJECT

public:
    explicit StepCounter(QWidget* parent = nullptr);

signals:
    /// Emitted when the user leaves the counter.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QValidator::State validate(QString& text, int& position) const override;
    int valueFromText(const QString& text) const override;

private:
    QString numberIn(QString text) const;
    bool isTypedOver() const;
};

} // namespace showdown::gui
