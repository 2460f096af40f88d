// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

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

/// To be put at the end of each test file, once.
#define SHOWDOWN_TEST(TestClass)                                                                   \
    namespace {                                                                                    \
    const showdown::tests::RegisteredTest registered##TestClass(                                   \
        __FILE__, showdown::tests::createTest<TestClass>);                                         \
    }
