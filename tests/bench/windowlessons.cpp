// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowlessons.h"

#include "app/gui/learn/learnview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "tests/bench/paintwatch.h"

#include <QElapsedTimer>

namespace showdown::bench {

std::optional<std::vector<StepTimes>> lessonTimes()
{
    gui::CompareSession session;
    gui::OddsSession odds;
    gui::Appearance appearance;
    gui::TableDealer dealer(session, 1);
    gui::MainWindow window(gui::programViews(session, odds, dealer), appearance);
    PaintWatch watch(window);
    window.resize(1280, 770);
    window.showView(QStringLiteral("learn"));
    window.show();
    auto& view = *qobject_cast<gui::LearnView*>(&window.view());
    const int count = static_cast<int>(view.shelf().lessons().size());
    if (!watch.finishPaint() || count < 2)
        return std::nullopt;
    std::vector<StepTimes> all{{"learn/open", {}}, {"learn/again", {}}};
    for (StepTimes& times : all) {
        for (int each = 1; each <= count; ++each) {
            const int lesson = each % count;
            QElapsedTimer timer;
            timer.start();
            view.open(lesson);
            if (!watch.finishPaint() || view.lesson() != lesson)
                return std::nullopt;
            if (lesson > 0)
                times.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
    }
    return all;
}

} // namespace showdown::bench
