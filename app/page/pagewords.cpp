// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/page/pagewords.h"

#include "app/narration/handtext.h"
#include "app/narration/laddertext.h"
#include "app/narration/pagetext.h"
#include "app/narration/rulestext.h"
#include "app/narration/storytext.h"

#include <QCoreApplication>

namespace showdown::page {

namespace {

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

} // namespace

QString pageTitle(const PageInput& input)
{
    const QString title = input.title.simplified();
    return title.isEmpty() ? PageWords::tr("A showdown, step by step") : title;
}

QString rulesInForce(const Run& run, const PageInput& input)
{
    const QString heading = narration::withoutMarks(narration::rulesHeading(input.rules));
    const QString rules = heading.simplified() + u'.';
    const std::optional<Category> lens = run.terms().lens;
    return lens ? rules + u' ' + narration::comparingAs(*lens) : rules;
}

QString handInWords(const Run& run, int player, const QStringList& names)
{
    const PlayerResult& result = run.outcome().players[static_cast<std::size_t>(player) - 1];
    if (result.result)
        return narration::handName(result.result->value).whole;
    if (result.failsLens() && run.terms().lens)
        return narration::doesNotFit(*run.terms().lens, run.terms().rules);
    return result.plays() ? narration::ladderWaits(player, result.hand, names) : QString();
}

std::vector<StoryChapter> storyOf(const Run& run, const QStringList& names)
{
    std::vector<StoryChapter> story;
    const Chapter* last = nullptr;
    for (const int index : run.findings()) {
        const Chapter& chapter = run.chapterOf(index);
        if (&chapter != last)
            story.push_back({narration::chapterTitle(run, chapter, names), {}});
        last = &chapter;
        story.back().lines.push_back({index, narration::storyText(run, index, names)});
    }
    return story;
}

} // namespace showdown::page
