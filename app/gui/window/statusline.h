// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QStatusBar>
#include <QTimer>

namespace showdown::gui {

class FittingLabel;
struct Status;

/// The status bar: what has the focus, and at the far end the facts of the view. A passing message
/// hides the former for a moment; it is read if nothing else answers. What does not fit is elided,
/// and whole in the tool tip.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void showStatus(const Status& status);
    void say(const QString& message);
    void fallSilent();

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    FittingLabel* label(const QString& objectName);
    void readUnanswered();
    QRect messageRoom() const;

    FittingLabel* m_focus = nullptr;
    QWidget* m_said = nullptr;
    QString m_message; ///< said last
    QElapsedTimer m_sinceSaid;
    QTimer m_silence; ///< when it is over, a message without an answer is read
    QList<FittingLabel*> m_facts;
};

} // namespace showdown::gui
