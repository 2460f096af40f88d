// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTest>

#include <memory>

namespace showdown::tests {

/// A test class that the program containing it can run. Its name is that of its file: `cards` is
/// the test in tst_cards.cpp.
class RegisteredTest
{
public:
    using Create = std::unique_ptr<QObject> (*)();

    RegisteredTest(const char* file, Create create);
};

template <typename TestClass>
std::unique_ptr<QObject> createTest()
{
    return std::make_unique<TestClass>();
}

/// Runs the test named by the first argument, with the remaining arguments, and returns the
/// program's exit status.
int runRegisteredTest(int argc, char** argv);

} // namespace showdown::tests

/// As in Qt, but the description is made only for a failure: that of Qt is made every time, which
/// took longer than many a check.
#undef QVERIFY2
#define QVERIFY2(statement, description)                                                           \
    do {                                                                                           \
        const bool isVerified = static_cast<bool>(statement);                                      \
        if (!QTest::qVerify(isVerified, #statement,                                                \
                            isVerified ? "" : static_cast<const char*>(description), __FILE__,     \
                            __LINE__))                                                             \
            return;                                                                                \
    } while (false)

/// To be put at the end of each test file, once.
#define SHOWDOWN_TEST(TestClass)                                                                   \
    namespace {                                                                                    \
    const showdown::tests::RegisteredTest registered##TestClass(                                   \
        __FILE__, showdown::tests::createTest<TestClass>);                                         \
    }
