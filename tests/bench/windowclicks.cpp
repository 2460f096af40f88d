// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowclicks.h"

#include "app/gui/session/session.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "app/narration/cardtext.h"
#include "tests/bench/paintwatch.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <cstddef>

namespace showdown::bench {
namespace {

/// Where the key of a card is on the screen, as a screen reader is told.
std::optional<QPoint> keyOf(QWidget& deck, Card card)
{
    QAccessibleInterface* const access = QAccessible::queryAccessibleInterface(&deck);
    for (int i = 0; access && i < access->childCount(); ++i) {
        QAccessibleInterface* const key = access->child(i);
        if (key && key->text(QAccessible::Name) == cardName(card))
            return key->rect().center();
    }
    return std::nullopt;
}

} // namespace

std::optional<std::vector<double>> clickTimes(int clicks)
{
    constexpr std::array<Card, 2> cards{Card(Rank::king, Suit::hearts),
                                        Card(Rank::five, Suit::clubs)};
    Session session;
    Appearance appearance;
    MainWindow window(session, appearance);
    window.resize(1280, 770);
    PaintWatch watch(window);
    window.show();
    auto* const deck = window.findChild<QWidget*>(QStringLiteral("deckGrid"));
    if (!watch.finishPaint() || !deck)
        return std::nullopt;

    std::vector<double> times;
    for (int click = 0; click < clicks; ++click) {
        const Card card = cards[static_cast<std::size_t>(click) % cards.size()];
        const std::optional<QPoint> key = keyOf(*deck, card);
        if (!key)
            return std::nullopt;
        const QPoint position = window.mapFromGlobal(*key);

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
