// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

// saving FOLDER FIRST [FILE]
//
// Begins with the table of FILE, if it is given, which stays as it is.
// Changes a table repeatedly: Player 1 is called FIRST, FIRST + 1, … Each time it autosaves the
// table in FOLDER/tables and writes "kept N", then saves it into FOLDER/a.showdown and writes
// "saved N". Ends with 1 as soon as one of them fails.

#include "app/gui/files/document.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/tables/autosave.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

using namespace showdown;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return 2;
    gui::CompareSession session;
    gui::OddsSession odds;
    gui::Document document({{{}, &session}, {tables::oddsKey, &odds}});
    tables::Autosave autosave(arguments.at(1) + QStringLiteral("/tables"));
    const QString file = arguments.at(1) + QStringLiteral("/a.showdown");
    if (arguments.size() > 3 && document.open(arguments.at(3)))
        return EXIT_FAILURE;
    const tables::LeftTables left = autosave.left();
    if (!left.faulty.empty() || left.tables.size() > 1)
        return EXIT_FAILURE;
    if (!left.tables.empty() && !autosave.takeOver(left.tables.front().id))
        return EXIT_FAILURE;
    for (int number = arguments.at(2).toInt();; ++number) {
        session.setName(0, QString::number(number));
        if (autosave.write(document.kept()))
            return EXIT_FAILURE;
        std::printf("kept %d\n", number);
        std::fflush(stdout);
        if (document.saveTo(file))
            return EXIT_FAILURE;
        std::printf("saved %d\n", number);
        std::fflush(stdout);
    }
}
