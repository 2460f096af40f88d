// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explainsteps.h"

#include "app/cli/textlayout.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"
#include "app/narration/steptext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct ExplainText
{
    Q_DECLARE_TR_FUNCTIONS(ExplainText)
};

/// Writes one step after the other.
class Page
{
public:
    explicit Page(const ExplainReport& report)
        : m_report(report),
          m_hands(report.hands()),
          m_width(QString::number(report.steps.size()).size())
    {}

    QString text()
    {
        const std::vector<Step>& steps = m_report.steps;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (steps[i].depth == 0)
                separate(steps[i]);
            add(static_cast<int>(i) + 1, steps[i]);
        }
        return m_text;
    }

private:
    /// A heading where a call begins that nothing called, and an empty line where it turns back to
    /// the top of its loop.
    void separate(const Step& step)
    {
        if (step.line <= m_lastLine)
            m_text += QLatin1Char('\n');
        if (step.line == 1)
            m_text += underlined(chapter(step), u'-');
        m_lastLine = step.line;
    }

    /// What a call that nothing called is about.
    QString chapter(const Step& step) const
    {
        if (!step.comparison)
            return narration::fill(ExplainText::tr("Rank check for %1", "%1: 'Player 2'"),
                                   {narration::playerName(step.player)});
        const auto index = static_cast<std::size_t>(*step.comparison);
        return narration::branchTitle(m_report.compared.showdown.comparisons[index]);
    }

    void add(int number, const Step& step)
    {
        const std::string_view line = step.listing->lines[static_cast<std::size_t>(step.line) - 1];
        const QString code = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
        const qsizetype indent = code.size() - code.trimmed().size();
        const QString guides = QStringLiteral("│ ").repeated(step.depth);
        const QString numbers = QStringLiteral("%1 %2  ")
                                    .arg(QString::number(number), static_cast<int>(m_width))
                                    .arg(step.line, 3);
        const QString margin = QString(numbers.size(), QLatin1Char(' ')) + guides;
        const QString within = QString(indent, QLatin1Char(' '));

        m_text += wrapped(code.trimmed() + answer(step), numbers + guides + within,
                          margin + within + QStringLiteral("    "));
        const QString sentence = narration::stepText(step, m_hands, m_report.compared.rules.rules);
        const QString below = margin + within + QStringLiteral("  ");
        m_text += wrapped(sentence, below, below);
    }

    static QString answer(const Step& step)
    {
        if (!step.condition)
            return {};
        return QLatin1Char(' ')
               + (*step.condition ? ExplainText::tr("→ yes", "after a question")
                                  : ExplainText::tr("→ no", "after a question"));
    }

    const ExplainReport& m_report;
    std::vector<Hand> m_hands;
    qsizetype m_width;
    int m_lastLine = 1;
    QString m_text;
};

} // namespace

QString stepsText(const ExplainReport& report)
{
    return Page(report).text();
}

} // namespace showdown::cli
