// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/support/testprogram.h"

#include <QApplication>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    // Fonts have the same size in pixels on every machine.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    // Loads the plural forms of English that users see.
    showdown::narration::installTranslation(application, QStringLiteral("en"));
    return showdown::tests::runRegisteredTest(argc, argv);
}
