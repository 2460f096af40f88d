// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/cliprocess.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace showdown::tests {

/// The result of `cmake --install` in a separate folder, which is removed with this object.
class Installed
{
public:
    Installed()
        : m_run(runProgram(QStringLiteral(SHOWDOWN_CMAKE),
                           {QStringLiteral("--install"), QStringLiteral(SHOWDOWN_BUILD_DIR),
                            QStringLiteral("--prefix"), m_folder.path()}))
    {}

    /// The run of the installation.
    const CliRun& run() const { return m_run; }

    /// An installed file: "share/man/man1/showdown.1".
    QString path(const QString& file) const { return m_folder.filePath(file); }

    /// The text of an installed file.
    QString text(const QString& file) const
    {
        QFile opened(path(file));
        return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
    }

private:
    QTemporaryDir m_folder;
    CliRun m_run;
};

/// Runs a tool of the system.
inline CliRun runTool(
    const char* name, const QStringList& arguments,
    const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
{
    return runProgram(QStandardPaths::findExecutable(QString::fromLatin1(name)), arguments,
                      environment);
}

} // namespace showdown::tests
