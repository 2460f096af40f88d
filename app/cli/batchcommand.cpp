// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/batchanswers.h"
#include "app/cli/commands.h"
#include "app/cli/linereader.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <ostream>
#include <thread>

namespace showdown::cli {

namespace {

struct BatchText
{
    Q_DECLARE_TR_FUNCTIONS(BatchText)
};

constexpr std::uint64_t mostJobs = 64;
constexpr std::size_t linesOfJob = 256;
constexpr std::size_t bytesOfJob = LineReader::longest;

struct BatchRequest
{
    BatchTerms terms;
    std::string file;
    std::size_t jobs = 1;
};

/// The number of threads for a number of jobs: at most one for each core, and exactly that for 0.
std::size_t jobsFor(std::uint64_t jobs)
{
    const std::size_t cores = std::max(std::thread::hardware_concurrency(), 1U);
    return jobs == 0 ? cores : std::min<std::size_t>(jobs, cores);
}

BatchRequest readBatchRequest(const Arguments& arguments)
{
    BatchRequest request;
    BatchTerms& terms = request.terms;
    terms.rules = readRules(arguments);
    terms.lens = readLens(arguments, terms.rules.rules);
    terms.format = readFormat(arguments, jsonOrCsv, Format::json);
    request.jobs = jobsFor(readNumber(arguments, "jobs", 1, 0, mostJobs));
    if (!arguments.operands.empty())
        throw badUsage(
            BatchText::tr("--batch takes hands from its file alone, not %1")
                .arg(narration::quotedPath(QString::fromStdString(arguments.operands.front()))));
    static_cast<void>(readFileOperand(arguments)); // refuses --table without a file
    request.file = *arguments.value("batch");
    return request;
}

/// A line that waits for its answer.
struct WaitingLine
{
    std::int64_t number = 0;
    std::size_t begin = 0; ///< in the text of all that wait
    std::size_t length = 0;
    bool tooLong = false;
};

/// The share of one thread in the work.
struct Job
{
    explicit Job(const BatchTerms& terms) : answers(terms) {}

    BatchAnswers answers;
    std::string out;
    std::int64_t wrong = 0;
    std::int64_t firstWrong = 0;
};

/// Answers lines, some hundred at once for each job, and writes the answers in order.
class Batch
{
public:
    Batch(const BatchRequest& request, std::ostream& out)
        : m_out(out),
          m_headings(batchHeadings(request.terms.format)),
          m_jobs(request.jobs, Job(request.terms))
    {}

    void add(std::int64_t number, const LineReader::Line& line)
    {
        const std::string_view text = line.tooLong ? std::string_view() : line.text;
        m_lines.push_back({number, m_text.size(), text.size(), line.tooLong});
        m_text += text;
        if (m_lines.size() >= linesOfJob * m_jobs.size()
            || m_text.size() >= bytesOfJob * m_jobs.size())
            answer();
    }

    /// Answers all lines that wait.
    void answer()
    {
        if (m_lines.empty())
            return;
        writeHeadings();
        const std::size_t share = (m_lines.size() + m_jobs.size() - 1) / m_jobs.size();
        {
            std::vector<std::jthread> others;
            for (std::size_t i = 1; i < m_jobs.size() && i * share < m_lines.size(); ++i)
                others.emplace_back([this, i, share] { work(m_jobs[i], i * share, share); });
            work(m_jobs.front(), 0, share);
        }
        for (Job& job : m_jobs) {
            m_out.write(job.out.data(), static_cast<std::streamsize>(job.out.size()));
            job.out.clear();
        }
        m_lines.clear();
        m_text.clear();
    }

    /// Answers what still waits, and fails if lines were wrong.
    void finish()
    {
        answer();
        writeHeadings(); // of a table without lines
        std::int64_t wrong = 0;
        std::int64_t firstWrong = 0;
        for (const Job& job : m_jobs) {
            if (job.wrong > 0 && (wrong == 0 || job.firstWrong < firstWrong))
                firstWrong = job.firstWrong;
            wrong += job.wrong;
        }
        if (wrong > 0)
            throw badInput(BatchText::tr("lines that are wrong: %1; the first is line %2")
                               .arg(wrong)
                               .arg(firstWrong));
    }

private:
    void writeHeadings()
    {
        m_out << m_headings;
        m_headings = {};
    }

    void work(Job& job, std::size_t first, std::size_t count) const
    {
        const std::string_view text = m_text;
        for (std::size_t i = first; i < std::min(first + count, m_lines.size()); ++i) {
            const WaitingLine& line = m_lines[i];
            const bool isRight = line.tooLong
                                     ? job.answers.refuseTooLong(line.number, job.out)
                                     : job.answers.answer(text.substr(line.begin, line.length),
                                                          line.number, job.out);
            if (!isRight && job.wrong++ == 0)
                job.firstWrong = line.number;
        }
    }

    std::ostream& m_out;
    std::string_view m_headings; ///< empty once they are written
    std::vector<Job> m_jobs;
    std::vector<WaitingLine> m_lines;
    std::string m_text;
};

} // namespace

void runBatch(const Arguments& arguments, std::ostream& out)
{
    const BatchRequest request = readBatchRequest(arguments);
    const InputFile input(request.file);
    if (!input.isOpen())
        throw cannotRead(request.file, errno);

    Batch batch(request, out);
    LineReader reader(input.descriptor(), [&] {
        batch.answer();
        out.flush();
    });
    std::int64_t number = 0;
    while (std::optional<LineReader::Line> line = reader.next()) {
        if (++number == 1)
            line->text = withoutByteOrderMark(line->text);
        if (line->tooLong || !isSkipped(line->text))
            batch.add(number, *line);
        if (!out)
            return; // the caller finds out
    }
    if (reader.error() != 0) {
        batch.answer();
        throw cannotRead(request.file, reader.error());
    }
    batch.finish();
}

} // namespace showdown::cli
