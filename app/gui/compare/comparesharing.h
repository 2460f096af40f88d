// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/sharecommands.h"

#include <QObject>
#include <QString>

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
class CompareSharing : public QObject
{
    Q_OBJECT

public:
    /// The name of the result comes from the title of the hands.
    CompareSharing(CompareSession& session, const Appearance& appearance, CompareActions& actions,
                   QWidget* window, QObject* parent);

    ShareCommands& commands() const { return *m_commands; }

    void retranslate();

private:
    void exportRun(const QString& suffix, const QString& kind,
                   QByteArray (*write)(const Run&, const page::PageInput&));
    void showCards();
    QString text() const;
    QString fileName() const;
    SharedPage page() const;

    CompareSession& m_session;
    const Appearance& m_appearance;
    CompareActions& m_actions;
    ShareCommands* m_commands;
};

} // namespace showdown::gui
