// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsstandings.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace showdown::gui {

/// Has what a count found read aloud: a moment after the latest question, as soon as the chances are
/// settled, and only what was not said before.
class OddsAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// It is said by the box; `shown` gives what is known when it is said.
    OddsAnnouncer(AheadBox& box, std::function<OddsShown()> shown, QObject* parent);

    /// There is another question.
    void begin();

    /// More is known.
    void follow();

private:
    void say();

    AheadBox& m_box;
    std::function<OddsShown()> m_shown;
    QTimer m_wait;
    QString m_said;
};

} // namespace showdown::gui
