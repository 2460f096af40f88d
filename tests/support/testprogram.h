// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace showdown::tests {

/// A test class that the program it is built into can run. It goes by the name of its file:
/// `cards` is the test in tst_cards.cpp.
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

/// Runs the test that the first argument names, with the arguments after it, and returns what
/// the program is to return.
int runRegisteredTest(int argc, char** argv);

} // namespace showdown::tests

/// Stands at the end of each test file, once.
#define SHOWDOWN_TEST(TestClass)                                                                   \
    namespace {                                                                                    \
    const showdown::tests::RegisteredTest registered##TestClass(                                   \
        __FILE__, showdown::tests::createTest<TestClass>);                                         \
    }
