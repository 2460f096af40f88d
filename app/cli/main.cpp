// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"

#include <QCoreApplication>

#include <algorithm>
#include <fcntl.h>
#include <iostream>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

/// Occupies standard input if it is closed, with what cannot be read. Otherwise the next thing that
/// is opened, of whatever kind, would be taken for it.
void keepStandardInput()
{
    if (fcntl(STDIN_FILENO, F_GETFD) < 0)
        open("/dev/null", O_WRONLY);
}

} // namespace

int main(int argc, char* argv[])
{
    keepStandardInput();
    // As bytes: a hand that is not UTF-8 must be reported, not repaired.
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);

    std::ios::sync_with_stdio(false);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));
    return static_cast<int>(
        showdown::cli::runCommandLine(application, words, std::cout, std::cerr));
}
