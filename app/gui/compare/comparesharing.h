// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/sharecommands.h"

namespace showdown {
class Run;
}

namespace showdown::page {
struct PageInput;
}

namespace showdown::gui {

class Appearance;
class CompareActions;
class CompareSession;

/// The sharing of Compare: the hands with their verdict in every form, and the run that led to it.
class CompareSharing : public ShareCommands
{
    Q_OBJECT

public:
    CompareSharing(CompareSession& session, const Appearance& appearance, CompareActions& actions,
                   QWidget* window, QObject* parent);

protected:
    QString refusal() const override;
    void showUsable() override;

private:
    void exportRun(const QString& suffix, const QString& kind,
                   QByteArray (*bytesOf)(const Run&, const page::PageInput&));

    const CompareSession& m_session;
    const Appearance& m_appearance;
    CompareActions& m_actions;
};

} // namespace showdown::gui
