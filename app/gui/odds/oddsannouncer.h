// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsstandings.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace showdown::gui {

/// Makes screen readers read the result of a count: a moment after the latest question, once the
/// chances are settled, and only what was not read before.
class OddsAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// The box reads it; `shown` returns what is known at that moment.
    OddsAnnouncer(AheadBox& box, std::function<OddsShown()> shown, QObject* parent);

    /// Called when there is a new question.
    void begin();

    /// Has the result announced again, as it may be the same after an action.
    void repeat();

    /// Called when more is known.
    void follow();

private:
    void say();

    AheadBox& m_box;
    std::function<OddsShown()> m_shown;
    QTimer m_wait;
    QString m_said;
};

} // namespace showdown::gui
