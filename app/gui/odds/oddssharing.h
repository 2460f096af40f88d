// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/sharecommands.h"
#include "app/gui/odds/oddsstandings.h"
#include "app/narration/oddscopytext.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace showdown::gui {

class Appearance;
class OddsSession;

/// The sharing of Odds: the situation with its known chances, in every form.
class OddsSharing : public QObject
{
    Q_OBJECT

public:
    /// What the view shows now, and whose outs, from 0.
    struct Shown
    {
        std::function<OddsShown()> situation;
        std::function<int()> player;
    };

    /// The name of the result comes from the title of the situation.
    OddsSharing(OddsSession& session, const Appearance& appearance, Shown shown, QWidget* window,
                QObject* parent);

    ShareCommands& commands() const { return *m_commands; }

private:
    QString text() const;
    QString markdown() const;
    SharedPage page() const;

    OddsSession& m_session;
    const Appearance& m_appearance;
    Shown m_shown;
    ShareCommands* m_commands;
};

} // namespace showdown::gui
