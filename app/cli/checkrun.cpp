// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/checkrun.h"

#include "core/cases/casesource.h"
#include "core/cases/smallercases.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <utility>

namespace showdown::cli {

namespace {

constexpr int mostFurtherCases = 100; ///< asked after the first failure
constexpr int mostSmallerCases = 400;
constexpr int timeoutsForSurplus = 4; ///< that the search for it may take

/// The numbers of winners in an answer, ascending; nothing if it holds anything else.
std::optional<std::vector<int>> winnersIn(const QByteArray& answer, int players)
{
    std::vector<int> winners;
    const QByteArray words = answer.simplified();
    if (words.isEmpty())
        return winners;
    for (const QByteArray& word : words.split(' ')) {
        const int number = word.size() == 1 ? word.front() - '0' : 0;
        if (number < 1 || number > players || std::ranges::find(winners, number) != winners.end())
            return std::nullopt;
        winners.push_back(number);
    }
    std::ranges::sort(winners);
    return winners;
}

/// The rank in an answer, as id or as English name: `two-pair`, `Two pair`.
std::optional<Category> rankIn(const QByteArray& answer, const HouseRules& rules)
{
    QByteArray name = answer.simplified().toLower();
    name.replace(' ', '-').replace('_', '-');
    if (rules.pairFloor == Rank::jack
        && (name == "jacks-or-better" || name == "pair-of-jacks-or-better"))
        return Category::pair;
    return categoryFromId(
        std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
}

/// What is wrong with the answer to a case; nothing if it is right.
std::optional<Fault> faultOf(const std::variant<QByteArray, ComparatorProcess::Failure>& answer,
                             const TestCase& testCase, const CasesRequest& request)
{
    if (const auto* failure = std::get_if<ComparatorProcess::Failure>(&answer))
        return *failure;
    const auto& written = std::get<QByteArray>(answer);
    if (request.question == CaseQuestion::rank) {
        const std::optional<Category> rank = rankIn(written, request.rules.rules);
        if (!rank)
            return Nonsense{written};
        if (rank == testCase.answer.players.front().result->value.category())
            return std::nullopt;
        return WrongRank{*rank, written};
    }
    const auto winners = winnersIn(written, static_cast<int>(testCase.hands.size()));
    if (winners == testCase.answer.winners)
        return std::nullopt;
    // By best rank there always is a winner.
    if (!winners || (winners->empty() && !testCase.lens))
        return Nonsense{written};
    return WrongWinners{*winners, written};
}

/// The answer that was given, if it has the form that was asked for.
std::optional<GivenAnswer> givenIn(const TestCase& testCase, const std::optional<Fault>& fault)
{
    if (!fault && testCase.hands.size() == 1)
        return GivenAnswer{{}, testCase.answer.players.front().result->value.category()};
    if (!fault)
        return GivenAnswer{testCase.answer.winners, {}};
    if (const auto* wrong = std::get_if<WrongWinners>(&*fault))
        return GivenAnswer{wrong->winners, {}};
    if (const auto* wrong = std::get_if<WrongRank>(&*fault))
        return GivenAnswer{{}, wrong->rank};
    return std::nullopt;
}

bool isSurplus(const Fault& fault)
{
    const auto* failure = std::get_if<ComparatorProcess::Failure>(&fault);
    return failure && failure->trouble == ComparatorProcess::Trouble::surplus;
}

/// Whether a program goes wrong in the same way: by a wrong answer, by none, or by such an end.
bool isSameKind(const Fault& fault, const Fault& other)
{
    const auto* failure = std::get_if<ComparatorProcess::Failure>(&fault);
    const auto* otherFailure = std::get_if<ComparatorProcess::Failure>(&other);
    if (!failure || !otherFailure)
        return fault.index() == other.index();
    return failure->trouble == otherFailure->trouble && failure->status == otherFailure->status
           && failure->written.isEmpty() == otherFailure->written.isEmpty();
}

bool isMoreThanALine(const QByteArray& written)
{
    const qsizetype end = written.indexOf('\n');
    return end >= 0 && end + 1 < written.size();
}

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

/// Puts cases to a program.
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
    };

    const HouseRules& rules() const { return m_request.cases.rules.rules; }
    QByteArray lineOf(const TestCase& testCase) const;
    std::optional<Fault> faultWith(const TestCase& testCase);
    void startAgain();
    bool isLost() const { return std::holds_alternative<ComparatorProcess::Failure>(m_answer); }
    bool goesOn() const;
    void ask(TestCase testCase);
    void begin(FailedCase failed);
    void makeSmaller();
    bool failsAlone();
    std::optional<ComparatorProcess::Failure> startWith(CasesOfRun& source, int cases);
    std::optional<QByteArray> surplusOf(int cases);
    bool isSilentAfter(const Surplus& surplus);
    std::optional<Surplus> firstSurplus(int most);
    void judgeEnd();
    void addAtEnd(const ComparatorProcess::Failure& atEnd);
    void judgeSurplus(const std::optional<ComparatorProcess::Failure>& atEnd);
    bool isLastWord(const QByteArray& rest, const FailedCase& failed);
    void endWith(const Surplus& surplus);

    const CheckRequest& m_request;
    CasesOfRun m_cases;
    std::optional<ComparatorProcess> m_process;
    CheckResult m_result;
    std::variant<QByteArray, ComparatorProcess::Failure> m_answer; ///< the last one
    std::optional<TestCase> m_lastTaken; ///< the last case that the program was asked
    QDeadlineTimer m_patience;           ///< with what is asked silently
    int m_further = 0;                   ///< how many cases were asked after the first failure
    bool m_isOver = false;               ///< the program answers no more
};

CasesOfRun::CasesOfRun(const CheckRequest& request)
    : m_request(request),
      m_source(request.cases.question, request.cases.rules.rules, request.cases.lens,
               request.cases.seed)
{}

TestCase CasesOfRun::next()
{
    const std::size_t index = m_next++;
    if (index >= m_request.own.size())
        return m_source.next();
    const OwnCase& own = m_request.own[index];
    return testCase(own.hands, m_request.cases.rules.rules, own.lens);
}

CheckRun::CheckRun(const CheckRequest& request)
    : m_request(request),
      m_cases(request),
      m_process(std::in_place, request.command, request.timeout),
      m_result(request.cases.rules.rules)
{}

CheckResult CheckRun::run()
{
    while (m_result.asked < m_request.total() && goesOn())
        ask(m_cases.next());
    if (m_result.first && !m_result.changedAnswer && !m_result.stopped
        && !std::holds_alternative<Nonsense>(m_result.first->fault))
        makeSmaller();
    judgeEnd();
    if (m_result.first)
        m_result.needsEarlierCases = !failsAlone();
    return std::move(m_result);
}

QByteArray CheckRun::lineOf(const TestCase& testCase) const
{
    return QByteArray::fromStdString(questionText(testCase, m_request.cases.question));
}

std::optional<Fault> CheckRun::faultWith(const TestCase& testCase)
{
    m_answer = m_process->ask(lineOf(testCase));
    std::optional<Fault> fault = faultOf(m_answer, testCase, m_request.cases);
    if (!fault || !isSurplus(*fault))
        m_lastTaken = testCase;
    return fault;
}

void CheckRun::startAgain()
{
    m_process.reset(); // there may be no room for two
    m_process.emplace(m_request.command, m_request.timeout);
}

/// Whether to ask another case. After a failure some more show what it comes from, as long as
/// that takes no longer than an answer may.
bool CheckRun::goesOn() const
{
    if (m_result.stopped || (m_result.first && m_isOver))
        return false;
    return !m_result.first || m_request.keepsGoing
           || (!m_result.changedAnswer && m_further < mostFurtherCases && !m_patience.hasExpired());
}

void CheckRun::ask(TestCase testCase)
{
    ++m_result.asked;
    m_further += m_result.first ? 1 : 0;
    m_result.tally.add(testCase);
    std::optional<Fault> fault = faultWith(testCase);
    if (!isLost())
        m_result.diagnosis.add(testCase, givenIn(testCase, fault));
    if (!fault)
        return;
    FailedCase failed{m_result.asked, std::move(testCase), *std::move(fault)};
    m_result.tally.add(failed);
    m_isOver = isLost();
    if (m_result.first && m_isOver)
        m_result.stopped = std::move(failed);
    else if (!m_result.first)
        begin(std::move(failed));
}

/// Takes down the first failure, and asks for it again: some programs change their answers.
void CheckRun::begin(FailedCase failed)
{
    m_result.first = std::move(failed);
    m_patience.setRemainingTime(m_request.timeout);
    if (m_isOver)
        return;
    const FailedCase& first = *m_result.first;
    const QByteArray before = std::get<QByteArray>(m_answer);
    std::optional<Fault> fault = faultWith(first.testCase);
    if (isLost())
        m_result.stopped = FailedCase{first.number, first.testCase, *std::move(fault)};
    else if (std::get<QByteArray>(m_answer) != before)
        m_result.changedAnswer = std::get<QByteArray>(m_answer);
}

/// Looks for a smaller case that fails in the same way.
void CheckRun::makeSmaller()
{
    const FailedCase& first = *m_result.first;
    const std::optional<SharedPattern> shared = m_result.diagnosis.pattern();
    std::optional<FailedCase> smallest;
    m_patience.setRemainingTime(m_request.timeout);
    int questions = mostSmallerCases;
    bool isSmaller = !m_isOver;
    while (isSmaller) {
        isSmaller = false;
        const TestCase& current = (smallest ? *smallest : first).testCase;
        for (std::vector<Hand>& hands : smallerCases(current.hands, rules())) {
            TestCase testCase = showdown::testCase(std::move(hands), rules(), current.lens);
            if (testCase.answer.winners.empty() != first.testCase.answer.winners.empty()
                || (shared && !shows(testCase, rules(), shared->pattern)))
                continue;
            if (questions-- == 0 || m_patience.hasExpired())
                break;
            std::optional<Fault> fault = faultWith(testCase);
            if (isLost()) {
                m_result.stopped = FailedCase{first.number, std::move(testCase), *std::move(fault)};
                break;
            }
            if (fault && fault->index() == first.fault.index()) {
                smallest = FailedCase{first.number, std::move(testCase), *std::move(fault)};
                isSmaller = true;
                break;
            }
        }
    }
    m_result.smaller = std::move(smallest);
}

/// Whether the case that is shown fails in the same way if nothing was asked before.
bool CheckRun::failsAlone()
{
    const FailedCase& failed = m_result.shown();
    if (failed.number == 1 && !m_result.smaller)
        return true;
    startAgain();
    if (isSurplus(failed.fault))
        return isMoreThanALine(m_process->askLast(lineOf(failed.testCase)));
    std::optional<Fault> fault = faultWith(failed.testCase);
    if (failed.isAtEnd) {
        if (fault)
            return false;
        fault = m_process->sayGoodbye();
    }
    return fault && isSameKind(*fault, failed.fault);
}

/// Starts the program again and puts the first so many cases to it; gives why it stops answering.
std::optional<ComparatorProcess::Failure> CheckRun::startWith(CasesOfRun& source, int cases)
{
    startAgain();
    for (int i = 0; i < cases; ++i) {
        const auto answer = m_process->ask(lineOf(source.next()));
        if (const auto* failure = std::get_if<ComparatorProcess::Failure>(&answer))
            return *failure;
    }
    return std::nullopt;
}

/// What the program writes if only the first so many cases are put to it; nothing if that is no
/// more than a line for each.
std::optional<QByteArray> CheckRun::surplusOf(int cases)
{
    CasesOfRun source(m_request);
    if (const std::optional<ComparatorProcess::Failure> failure = startWith(source, cases - 1))
        return isSurplus(*failure) ? std::optional(failure->written) : std::nullopt;
    const QByteArray written = m_process->askLast(lineOf(source.next()));
    return isMoreThanALine(written) ? std::optional(written) : std::nullopt;
}

/// Whether nothing follows the answers to the first cases while the input is open. What follows
/// would be taken for the answer to the next question; to that it is wrong.
bool CheckRun::isSilentAfter(const Surplus& surplus)
{
    CasesOfRun source(m_request);
    if (startWith(source, surplus.number))
        return false;
    const QByteArray next = surplus.written.split('\n').value(1).trimmed();
    TestCase testCase = source.next();
    while (!faultOf(next, testCase, m_request.cases))
        testCase = source.next();
    const auto answer = m_process->ask(lineOf(testCase));
    if (const auto* failure = std::get_if<ComparatorProcess::Failure>(&answer))
        return failure->written.isEmpty();
    return std::get<QByteArray>(answer).trimmed() != next
           && givenIn(testCase, faultOf(answer, testCase, m_request.cases));
}

/// The first case, up to the one of a number, to which the program writes more than a line; of a
/// slow program the first one that is found in time. Its output is read to the end each time, so
/// that late lines count too.
std::optional<CheckRun::Surplus> CheckRun::firstSurplus(int most)
{
    std::optional<Surplus> found;
    int without = 0; // so many cases bring no surplus
    m_patience.setRemainingTime(timeoutsForSurplus * m_request.timeout);
    for (int cases = 1; !found && without < most && !m_patience.hasExpired();
         cases = std::min(2 * cases, most)) {
        if (const auto written = surplusOf(cases))
            found = Surplus{cases, *written};
        else
            without = cases;
    }
    while (found && found->number - without > 1 && !m_patience.hasExpired()) {
        const int middle = without + (found->number - without) / 2;
        if (const auto written = surplusOf(middle))
            found = Surplus{middle, *written};
        else
            without = middle;
    }
    return found;
}

/// Lets the program end, and judges how it does that and what it wrote beyond its answers.
void CheckRun::judgeEnd()
{
    const bool cameBetween = (m_result.first && isSurplus(m_result.first->fault))
                             || (m_result.stopped && isSurplus(m_result.stopped->fault));
    std::optional<ComparatorProcess::Failure> atEnd;
    if (!cameBetween && !isLost())
        atEnd = m_process->sayGoodbye();
    if (cameBetween || (atEnd && !atEnd->written.isEmpty()))
        judgeSurplus(atEnd);
    else if (atEnd)
        addAtEnd(*atEnd);
}

/// Takes down what happened after the last answer, beside an earlier failure if there is one.
void CheckRun::addAtEnd(const ComparatorProcess::Failure& atEnd)
{
    std::optional<FailedCase>& failure = m_result.first ? m_result.stopped : m_result.first;
    failure = FailedCase{m_result.asked, *m_lastTaken, atEnd, true};
}

/// Looks for what the program wrote beyond its answers; `atEnd`: what came at the end. Wherever it
/// came to light, it belongs to the first case after which it is written, and no later answer
/// tells anything; unless it is written only because the input has ended.
void CheckRun::judgeSurplus(const std::optional<ComparatorProcess::Failure>& atEnd)
{
    const std::optional<FailedCase>& first = m_result.first;
    const bool isFirst = first && isSurplus(first->fault);
    const int most = isFirst ? std::max(first->number - 1, 1)
                     : first ? first->number
                             : m_result.asked;
    std::optional<Surplus> found = firstSurplus(most);
    if (atEnd && (!found || (first ? isLastWord(atEnd->written, *first) : isSilentAfter(*found)))) {
        addAtEnd(*atEnd);
        return;
    }
    if (!found && isFirst)
        found = Surplus{most, std::get<ComparatorProcess::Failure>(first->fault).written};
    if (found)
        endWith(*found);
    else
        m_result.stopped->testCase = *m_lastTaken;
}

/// Whether the program writes this only because it ends, after all of its answers: that makes
/// none of them doubtful. A line before them makes each answer look like that to the case before,
/// so that the one after a wrong answer is right.
bool CheckRun::isLastWord(const QByteArray& rest, const FailedCase& failed)
{
    startAgain();
    const std::optional<ComparatorProcess::Failure> unasked = m_process->sayGoodbye();
    const bool isWritten = unasked && !unasked->written.isEmpty();
    if (!isWritten || unasked->written.count('\n') != rest.count('\n'))
        return isWritten && !std::holds_alternative<Nonsense>(failed.fault);
    const QList<QByteArray> lines = surplusOf(failed.number).value_or(QByteArray()).split('\n');
    const bool isMore = lines.size() > 2 || (lines.size() == 2 && !lines[1].isEmpty());
    return isMore && faultOf(lines[1], failed.testCase, m_request.cases);
}

/// Makes this the only failure, and the case the last one.
void CheckRun::endWith(const Surplus& surplus)
{
    CheckResult result(rules());
    CasesOfRun source(m_request);
    while (result.asked < surplus.number) {
        ++result.asked;
        TestCase testCase = source.next();
        result.tally.add(testCase);
        if (result.asked == surplus.number)
            result.first = FailedCase{result.asked, std::move(testCase),
                                      ComparatorProcess::Failure{
                                          ComparatorProcess::Trouble::surplus, 0, surplus.written}};
    }
    result.tally.add(*result.first);
    m_result = std::move(result);
}

} // namespace

CheckResult checked(const CheckRequest& request)
{
    return CheckRun(request).run();
}

} // namespace showdown::cli
