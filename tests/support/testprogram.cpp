// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/testprogram.h"

#include <QFileInfo>
#include <QString>
#include <QTest>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>
#include <vector>

namespace showdown::tests {

namespace {

using TestsByName = std::map<QString, RegisteredTest::Create>;

// In a function, because the tests register themselves before main().
TestsByName& registeredTests()
{
    static TestsByName tests;
    return tests;
}

int refuse(const QString& reason)
{
    QString message = reason + QStringLiteral(" The tests in here are:\n");
    for (const auto& [name, create] : registeredTests())
        message += QStringLiteral("  %1\n").arg(name);
    std::fputs(qPrintable(message), stderr);
    return EXIT_FAILURE;
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, Create create)
{
    const QString baseName = QFileInfo(QString::fromLocal8Bit(file)).completeBaseName();
    registeredTests().emplace(baseName.mid(baseName.indexOf(u'_') + 1), create);
}

int runRegisteredTest(int argc, char** argv)
{
    if (argc < 2)
        return refuse(QStringLiteral("Name the test to run."));
    const QString name = QString::fromLocal8Bit(argv[1]);
    const auto found = registeredTests().find(name);
    if (found == registeredTests().end())
        return refuse(QStringLiteral("There is no test '%1'.").arg(name));

    std::vector<char*> arguments{argv[0]};
    for (char* argument : std::span(argv + 2, argv + argc))
        arguments.push_back(argument);
    const std::unique_ptr<QObject> test = found->second();
    return QTest::qExec(test.get(), static_cast<int>(arguments.size()), arguments.data());
}

} // namespace showdown::tests
