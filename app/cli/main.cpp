// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"

#include <QCoreApplication>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char* argv[])
{
    // As bytes: a hand that is not UTF-8 must be reported, not repaired.
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);

    std::ios::sync_with_stdio(false);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));
    return static_cast<int>(
        showdown::cli::runCommandLine(application, words, std::cout, std::cerr));
}
