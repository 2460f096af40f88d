// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/casescommand.h"
#include "app/cli/partner.h"
#include "core/cases/testcase.h"

#include <chrono>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace showdown::cli {

/// A run of `check`: which cases, put to which program, and how.
struct CheckRequest
{
    CasesRequest cases;
    QString command;
    std::chrono::seconds timeout{};
    bool keepsGoing = false;
};

/// An answer that names other winners.
struct WrongWinners
{
    std::vector<int> winners; ///< ascending; empty for nobody
    QByteArray written;
};

/// An answer that names another rank.
struct WrongRank
{
    Category rank = Category::highCard;
    QByteArray written;
};

/// An answer that has not the form that was asked for.
struct Nonsense
{
    QByteArray written;
};

using Fault = std::variant<WrongWinners, WrongRank, Nonsense, Partner::NoAnswer>;

/// Adds the slips that an answer speaks against, right or wrong: whose printed code answers
/// otherwise.
void addRefuted(std::set<int>& refuted, const TestCase& testCase,
                const std::optional<Fault>& fault);

/// A case that a program under test got wrong.
struct FailedCase
{
    int number = 1; ///< of the case, from 1
    TestCase testCase;
    Fault fault;
};

/// The failures of a run by lens, or by rank where there is none, and by the part that decides.
class Tally
{
public:
    void add(const TestCase& testCase);
    void add(const FailedCase& failed); ///< the case has been added already

    int failures() const { return m_failures; }
    std::set<int> slips() const; ///< those that give one of the wrong answers
    /// A table. It leaves out the slips that other answers speak against.
    QString text(const std::set<int>& refuted) const;

private:
    using Key = std::pair<int, std::string>; ///< the rank, -1 where ranks differ, and the part

    struct Line
    {
        int cases = 0;
        int failures = 0;
        int first = 0; ///< the number of the first case that failed
        std::set<int> slips;
    };

    static Key keyOf(const TestCase& testCase);

    std::map<Key, Line> m_lines;
    int m_failures = 0;
};

/// A case as it is put to a program: a line without its end.
std::string questionText(const TestCase& testCase, CaseQuestion question);

/// "case 12 of 1000: expected 1, came 2": one line.
QString failureSummary(const CheckRequest& request, const FailedCase& failed);

/// What was asked, expected and came, the printed slips that do the same and are not refuted, and
/// how to ask it again; after a wrong answer also the explanation of the right one.
QString failureReport(const CheckRequest& request, const FailedCase& failed,
                      const std::set<int>& refuted);

/// Whether the report names a slip.
bool namesSlips(const FailedCase& failed, const std::set<int>& refuted);

/// What "E3" means.
QString slipsNote();

/// What was tested and what was not.
QString successReport(const CheckRequest& request);

} // namespace showdown::cli
