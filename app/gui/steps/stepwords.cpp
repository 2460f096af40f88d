// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/stepwords.h"

#include "app/gui/session/session.h"
#include "app/gui/steps/stepplayer.h"
#include "app/narration/commandtext.h"
#include "app/narration/fill.h"
#include "app/narration/onesteptext.h"
#include "app/narration/pagetext.h"
#include "app/narration/questiontext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

struct StepWords
{
    Q_DECLARE_TR_FUNCTIONS(StepWords)
};

} // namespace

QString stepStatus(const Session& session, const StepPlayer& player)
{
    if (player.isAsking()) {
        const QString told = player.question()
                                 ? narration::questionText(player.run(), player.askedStep(),
                                                           *player.question(), session.names())
                                 : narration::sentenceAt(player.run(), player.index(),
                                                         player.level(), session.names());
        return narration::fill(
            StepWords::tr("Step %1: %2", "%2: a sentence that says what happened, or a question"),
            {QString::number(std::max(1, player.position())), told});
    }
    const QString pattern =
        player.isVisible()
            ? StepWords::tr("Step %1 of %2: %3", "%3: a sentence that says what happened")
            : StepWords::tr("After step %1 of %2: %3", "%3: a sentence that says what happened");
    return narration::fill(
        pattern,
        {QString::number(std::max(1, player.position())), QString::number(player.count()),
         narration::sentenceAt(player.run(), player.index(), player.level(), session.names())});
}

QString stepAsText(const Session& session, const StepPlayer& player)
{
    const QString text =
        narration::oneStepText(player.run(), player.index(), session.rules(), session.names());
    return narration::withoutMarks(text) + u'\n'
           + narration::explainCommand(player.run(), player.index(), session.rules()) + u'\n';
}

} // namespace showdown::gui
