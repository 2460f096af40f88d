// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/checkreport.h"
#include "core/cases/casesource.h"

#include <QDeadlineTimer>

#include <optional>
#include <variant>

namespace showdown::cli {

/// The cases of a run in their order: first those of the user.
class CasesOfRun
{
public:
    explicit CasesOfRun(const CheckRequest& request);

    TestCase next();

private:
    const CheckRequest& m_request;
    CaseSource m_source;
    std::size_t m_next = 0;
};

/// Puts cases to a program until enough is known of it. The request outlives this.
class CheckRun
{
public:
    explicit CheckRun(const CheckRequest& request);

    /// To be called once.
    CheckResult run();

private:
    struct Surplus
    {
        int number = 1; ///< of the case
        QByteArray written;
        bool isAtEnd = false; ///< it comes only because nothing more is asked
    };

    const HouseRules& rules() const { return m_request.cases.rules.rules; }
    QByteArray lineOf(const TestCase& testCase) const;
    std::optional<Fault> faultWith(const TestCase& testCase);
    void startAgain();
    bool isLost() const { return std::holds_alternative<Partner::NoAnswer>(m_answer); }
    bool goesOn() const;
    bool isSettledWithout(const TestCase& testCase) const;
    void ask(TestCase testCase);
    void begin(FailedCase failed);
    void makeSmaller();
    bool failsAlone();
    std::optional<QByteArray> surplusOf(int cases);
    bool isSilentAfter(int cases);
    std::optional<Surplus> firstSurplus(int most);
    void judgeEnd();
    void addAtEnd(Partner::NoAnswer trouble);
    void judgeSurplus(const QByteArray& rest);
    bool isLastWord(const QByteArray& rest, const FailedCase& failed);
    void endWith(const Surplus& surplus);

    const CheckRequest& m_request;
    CasesOfRun m_cases;
    std::optional<Partner> m_partner;
    CheckResult m_result;
    std::variant<QByteArray, Partner::NoAnswer> m_answer; ///< the last one
    std::optional<TestCase> m_lastTaken; ///< the last case that the program was asked
    QDeadlineTimer m_patience;           ///< with what is asked silently
    int m_further = 0;                   ///< how many cases were asked after the first failure
    bool m_isOver = false;               ///< the program answers no more
};

} // namespace showdown::cli
