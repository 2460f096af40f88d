// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/casescommand.h"
#include "app/cli/comparatorprocess.h"
#include "core/cases/diagnosis.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace showdown::cli {

/// Hands that the user wants to test with.
struct OwnCase
{
    std::vector<Hand> hands;
    std::optional<Category> lens;
};

/// A run of `check`: which cases, put to which program, and how.
struct CheckRequest
{
    CasesRequest cases;
    std::vector<OwnCase> own;       ///< asked first, and not among those counted in `cases`
    std::vector<Option> ownOptions; ///< which gave these
    bool hasReadInput = false;      ///< some of these came through standard input and are gone
    QString command;
    std::chrono::milliseconds timeout{};
    bool keepsGoing = false;
    Format format = Format::text;

    int total() const { return static_cast<int>(own.size()) + cases.count; }
};

/// An answer that names other winners.
struct WrongWinners
{
    std::vector<int> winners; ///< ascending; empty if no player won
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

using Fault = std::variant<WrongWinners, WrongRank, Nonsense, ComparatorProcess::Failure>;

/// A case that a program under test got wrong.
struct FailedCase
{
    int number = 1; ///< of the case, from 1
    TestCase testCase;
    Fault fault;
    bool isAtEnd = false; ///< every answer had come; the program went wrong after the last one
};

/// The failures of a run by lens, or by rank where there is none, and by the part that decides.
class Tally
{
public:
    void add(const TestCase& testCase);
    void add(const FailedCase& failed); ///< the case has been added already

    int failures() const { return m_failures; }
    QString text() const; ///< a table
    nlohmann::ordered_json json() const;

private:
    using Key = std::pair<int, std::string>; ///< the rank, -1 where ranks differ, and the part

    struct Line
    {
        int cases = 0;
        int failures = 0;
        int first = 0; ///< the number of the first case that failed
    };

    static Key keyOf(const TestCase& testCase);

    std::map<Key, Line> m_lines;
    int m_failures = 0;
};

/// The result of a run.
struct CheckResult
{
    explicit CheckResult(const HouseRules& rules) : diagnosis(rules) {}

    int asked = 0; ///< how many cases were put to the program, without those made smaller
    Tally tally;
    Diagnosis diagnosis;
    std::optional<FailedCase> first;   ///< the first failure
    std::optional<FailedCase> smaller; ///< the same made smaller, with the number of the first
    std::optional<QByteArray> changedAnswer; ///< when the first was asked again, if it was another
    /// Where the program stopped answering after the first, or went wrong at its end.
    std::optional<FailedCase> stopped;
    bool needsEarlierCases = false; ///< alone the case shown does not fail in this way

    /// The failure to show.
    const FailedCase& shown() const { return smaller ? *smaller : *first; }
};

/// A case as it is put to a program: a line without its end.
std::string questionText(const TestCase& testCase, CaseQuestion question);

/// "case 12 of 1000: expected 1, came 2", or what happened after the last answer: one line.
QString failureSummary(const CheckRequest& request, const CheckResult& result);

/// The form for people. After a failure: what was asked, expected and answered, what all wrong
/// answers have in common, and how to ask it again; after a wrong answer also the explanation of
/// the right one. Otherwise what was tested and what was not.
QString checkText(const CheckRequest& request, const CheckResult& result);

/// The machine-readable form of the report; its keys are in a documented order.
nlohmann::ordered_json checkJson(const CheckRequest& request, const CheckResult& result);

} // namespace showdown::cli
