// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QLabel;

namespace showdown::gui {

class FittingLabel;
struct Status;

/// The status bar: what has the focus, and at the far end the facts of the view. A passing message
/// hides the former for a moment.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void showStatus(const Status& status);
    void say(const QString& message);

private:
    QLabel* label(const QString& objectName);

    FittingLabel* m_focus = nullptr;
    QList<QLabel*> m_facts;
};

} // namespace showdown::gui
