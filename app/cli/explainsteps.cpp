// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explainsteps.h"

#include "app/cli/textlayout.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"
#include "app/narration/steptext.h"
#include "app/narration/tabletext.h"
#include "core/compare/lens.h"
#include "core/compare/placing.h"
#include "core/compare/winningplayer.h"
#include "core/match/pokerhand.h"

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
          m_terms(report.terms()),
          m_width(QString::number(report.steps.size()).size())
    {}

    QString text()
    {
        int number = 0;
        for (const Step& step : m_report.steps) {
            separate(step);
            add(++number, step);
        }
        return m_text;
    }

private:
    /// A heading where a part of the run begins and where a comparison has ended; an empty line
    /// where a loop over the ranks turns and where the next player is taken up.
    void separate(const Step& step)
    {
        const QString heading = chapter(step);
        const bool turns =
            m_previous && m_previous->isAt(getPokerHandListing, GetPokerHandLine::askFound);
        const bool goesOn =
            m_previous && step.listing == &placePlayersListing && m_previous->depth > step.depth;
        if (!heading.isEmpty())
            m_text += QLatin1Char('\n') + underlined(heading, u'-');
        else if (goesOn || (turns && step.isAt(getPokerHandListing, GetPokerHandLine::nextRank)))
            m_text += QLatin1Char('\n');
        m_previous = &step;
    }

    /// The part of the run that begins with this step; empty within a part.
    QString chapter(const Step& step) const
    {
        const bool follows = m_previous && m_previous->comparison && !step.comparison;
        if (follows || step.isAt(placePlayersListing, PlacePlayersLine::start))
            return ExplainText::tr("Places", "a part of the steps: who comes first, second, third");
        if (step.isAt(getPokerHandListing, GetPokerHandLine::start)
            || step.isAt(fitsLensListing, FitsLensLine::start))
            return narration::fill(ExplainText::tr("Rank check for %1", "%1: 'Player 2'"),
                                   {narration::playerName(step.players.front())});
        if (step.isAt(getWinningPlayerListing, GetWinningPlayerLine::start))
            return narration::branchTitle(
                m_report.compared.showdown.comparisons[static_cast<std::size_t>(*step.comparison)]);
        return {};
    }

    void add(int number, const Step& step)
    {
        const std::string_view line = step.text(m_terms);
        const QString code = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
        const qsizetype indent = code.size() - code.trimmed().size();
        const QString guides = QStringLiteral("│ ").repeated(step.depth);
        const QString numbers = QStringLiteral("%1 %2  ")
                                    .arg(QString::number(number), static_cast<int>(m_width))
                                    .arg(step.number(m_terms), 3);
        const QString margin = QString(numbers.size(), QLatin1Char(' ')) + guides;
        const QString within = QString(indent, QLatin1Char(' '));

        m_text += wrapped(code.trimmed() + answer(step), numbers + guides + within,
                          margin + within + QStringLiteral("    "));
        const QString sentence = narration::stepText(step, m_hands, m_terms.rules);
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
    Terms m_terms;
    qsizetype m_width;
    const Step* m_previous = nullptr;
    QString m_text;
};

} // namespace

QString stepsText(const ExplainReport& report)
{
    return Page(report).text();
}

} // namespace showdown::cli
