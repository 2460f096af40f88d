// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/support/testprogram.h"

#include <QApplication>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    // Fonts keep the same size in pixels on every machine.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    // The plural forms of English are those that a person sees.
    showdown::narration::installTranslation(application, QStringLiteral("en"));
    return showdown::tests::runRegisteredTest(argc, argv);
}
