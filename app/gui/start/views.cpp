// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/views.h"

#include "app/gui/compare/compareview.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/odds/oddsview.h"
#include "app/gui/practice/practiceview.h"

namespace showdown::gui {

/// The only place that knows all views by name.
MakeViews programViews(CompareSession& session, OddsSession& odds, TableDealer& dealer)
{
    return [&session, &odds, &dealer](const ViewParts& parts) -> std::vector<View*> {
        auto* compare = new CompareView(session, dealer, parts.ownPresets, parts.appearance,
                                        parts.actions, parts.window);
        auto* learn = new LearnView(parts.appearance, parts.actions, parts.window);
        auto* practice = new PracticeView(learn->states(), parts.ownPresets, parts.appearance,
                                          parts.actions, parts.window);
        QObject::connect(practice, &PracticeView::lessonAsked, learn,
                         [learn, practice](const QString& id) {
                             learn->openLesson(id);
                             learn->offerWayBack(*practice);
                         });
        QObject::connect(learn, &LearnView::used, compare, &CompareView::endWelcome);
        QObject::connect(compare, &CompareView::firstLessonAsked, learn, [learn] {
            emit learn->asked();
            learn->open(0);
        });
        return {
            compare,
            learn,
            practice,
            new OddsView(odds, parts.ownPresets, parts.appearance, parts.actions, parts.window),
        };
    };
}

} // namespace showdown::gui
