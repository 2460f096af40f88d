// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardtext.h"
#include "app/narration/commandtext.h"
#include "app/narration/markdowntext.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"
#include "app/page/page.h"
#include "app/page/pagewords.h"

#include <QCoreApplication>

namespace showdown::page {

namespace {

struct MarkdownText
{
    Q_DECLARE_TR_FUNCTIONS(Markdown)
};

QString escaped(const QString& text)
{
    return narration::inMarkdown(text.simplified());
}

QString row(const QStringList& cells)
{
    return narration::tableRow(cells) + u'\n';
}

QString heading(const QString& text)
{
    return QStringLiteral("\n## ") + escaped(text) + QStringLiteral("\n\n");
}

QString dealtCards(const PlayerResult& player, const HouseRules& rules)
{
    QStringList cards;
    for (const Card card : player.hand)
        cards << escaped(narration::cardSymbol(card, rules));
    return cards.join(u' ');
}

/// The working hand; a substitute is marked by a star, as everywhere.
QString workingCards(const PlayerResult& player)
{
    QStringList cards;
    if (player.result) {
        for (const WorkingCard& card : player.result->working)
            cards << narration::cardSymbol(card)
                         + (card.isSubstitute ? narration::cardSymbol(Card::joker()) : QString());
    }
    return cards.join(u' ');
}

QString handsTable(const Run& run, const QStringList& names)
{
    QString text = row({MarkdownText::tr("Player"), MarkdownText::tr("Cards"),
                        MarkdownText::tr("What they make"), MarkdownText::tr("Working hand"),
                        MarkdownText::tr("Place")})
                   + narration::tableRuler(5) + u'\n';
    int number = 0;
    for (const PlayerResult& player : run.outcome().players) {
        ++number;
        if (player.plays())
            text += row(
                {escaped(narration::playerName(number, names)),
                 dealtCards(player, run.terms().rules), escaped(handInWords(run, number, names)),
                 workingCards(player),
                 player.place ? escaped(narration::placeMark(run.outcome(), number)) : QString()});
    }
    return text;
}

QString storyText(const Run& run, const QStringList& names)
{
    QString text;
    int number = 1;
    for (const StoryChapter& chapter : storyOf(run, names)) {
        text += QStringLiteral("\n### ") + escaped(chapter.title) + QStringLiteral("\n\n");
        for (const StoryLine& line : chapter.lines)
            text += QStringLiteral("%1. %2\n").arg(number++).arg(escaped(line.sentence));
    }
    return text.isEmpty() ? text : heading(MarkdownText::tr("The story")) + text.mid(1);
}

} // namespace

QByteArray markdown(const Run& run, const PageInput& input)
{
    const narration::Verdict verdict = narration::verdict(
        run.outcome(), run.terms().rules, run.terms().lens, input.names, narration::Medium::text);
    const QString text =
        QStringLiteral("# ") + escaped(pageTitle(input)) + QStringLiteral("\n\n")
        + escaped(rulesInForce(run, input)) + QStringLiteral("\n\n**") + escaped(verdict.title)
        + QStringLiteral(".** ") + escaped(verdict.sentence) + u'\n'
        + heading(MarkdownText::tr("The hands")) + handsTable(run, input.names)
        + storyText(run, input.names) + heading(MarkdownText::tr("The same on the command line"))
        + QStringLiteral("```sh\n") + narration::explainCommand(run, input.rules)
        + QStringLiteral("\n```\n");
    return text.toUtf8();
}

} // namespace showdown::page
