// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/casesrequest.h"
#include "app/cli/partner.h"
#include "core/cases/testcase.h"

#include <QString>

#include <variant>

namespace showdown::cli {

/// An answer that is not the right one: winners, or something else.
struct WrongAnswer
{
    std::vector<int> winners; ///< ascending
};

/// An answer that is no list of winners.
struct Nonsense
{
    QByteArray written;
};

using Fault = std::variant<WrongAnswer, Nonsense, Partner::NoAnswer>;

/// A case that a program under test got wrong.
struct FailedCase
{
    CasesRequest request;
    int number = 1; ///< of the case, from 1
    TestCase testCase;
    Fault fault;
};

/// A case as it is put to a program: its hands, separated by '|'.
std::string questionText(const TestCase& testCase);

/// "case 12 of 1000: expected 1, came 2": one line.
QString summary(const FailedCase& failed);

/// What was asked, expected and came; after a wrong answer also the explanation of the right one.
QString report(const FailedCase& failed);

/// "All 1000 cases agree."
QString agreement(const CasesRequest& request);

} // namespace showdown::cli
