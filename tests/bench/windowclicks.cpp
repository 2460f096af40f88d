// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowclicks.h"

#include "app/gui/cards/deckgrid.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/view/view.h"
#include "app/gui/window/mainwindow.h"
#include "tests/bench/paintwatch.h"

#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <cstddef>

namespace showdown::bench {

std::optional<std::vector<double>> clickTimes(int clicks, const char* tab,
                                              const gui::CardTable& table)
{
    constexpr std::array<Card, 2> cards{Card(Rank::king, Suit::hearts),
                                        Card(Rank::five, Suit::clubs)};
    gui::CompareSession session(table);
    gui::OddsSession odds;
    gui::Appearance appearance;
    gui::TableDealer dealer(session, 1);
    gui::MainWindow window(gui::programViews(session, odds, dealer), appearance);
    window.resize(1280, 770);
    PaintWatch watch(window);
    window.show();
    const auto* const deck =
        window.view().widget().findChild<gui::DeckGrid*>(QStringLiteral("deckGrid"));
    if (!window.showTab(QString::fromLatin1(tab)) || !watch.finishPaint() || !deck)
        return std::nullopt;

    std::vector<double> times;
    for (int click = 0; click < clicks; ++click) {
        const Card card = cards[static_cast<std::size_t>(click) % cards.size()];
        const QPointF key = deck->keyRect(gui::DeckKeys::key(card)).center();
        const QPoint position = deck->mapTo(&window, key.toPoint());

        QElapsedTimer timer;
        timer.start();
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, position);
        const bool hasPainted = watch.finishPaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (!hasPainted || session.undoStack().index() != click + 1)
            return std::nullopt;
    }
    return times;
}

} // namespace showdown::bench
