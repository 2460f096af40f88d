// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowoddsclicks.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/cards/deckgrid.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/oddscounter.h"
#include "app/gui/odds/oddsview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "tests/bench/paintwatch.h"

#include <QAction>
#include <QElapsedTimer>
#include <QTest>
#include <QUndoStack>

#include <functional>

namespace showdown::bench {
namespace {

/// A count that takes longer counts as endless.
constexpr int longestCount = 60'000;

class OddsWindow
{
public:
    OddsWindow() : m_window(gui::programViews(m_session, m_odds, m_dealer), m_appearance)
    {
        m_window.resize(1280, 770);
        m_window.showView(QStringLiteral("odds"));
        m_window.show();
    }

    bool measure(int repetitions)
    {
        return m_watch.finishPaint() && measurePlayers(repetitions) && measurePlacing(repetitions)
               && measureStreets(repetitions) && measurePointing(repetitions);
    }

    const std::vector<StepTimes>& times() const { return m_times; }

private:
    gui::OddsView& view() { return *qobject_cast<gui::OddsView*>(&m_window.view()); }

    template <typename T>
    T& find(const QString& name)
    {
        return *m_window.view().widget().findChild<T*>(name);
    }

    /// Waits until nothing is being counted and no paint is pending.
    bool settle()
    {
        const bool isDone =
            QTest::qWaitFor([this] { return !view().counter().isCounting(); }, longestCount);
        m_window.update(); // so that there is a paint to wait for
        return m_watch.finishPaint() && isDone;
    }

    /// Times one event and the painting of all that is counted because of it; false if it painted
    /// nothing.
    bool time(const std::function<void()>& event)
    {
        QElapsedTimer timer;
        timer.start();
        event();
        const bool hasPainted =
            m_watch.finishPaint([this] { return view().counter().isCounting(); });
        m_times.back().milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        return hasPainted;
    }

    void click(const QWidget& widget, QPoint place)
    {
        QTest::mouseClick(m_window.windowHandle(), Qt::LeftButton, {},
                          widget.mapTo(&m_window, place));
    }

    void click(const QWidget& widget) { click(widget, widget.rect().center()); }

    bool measurePlayers(int repetitions)
    {
        m_times.push_back({"odds/click/player", {}});
        m_window.showTab(QStringLiteral("outs"));
        for (int i = 0; i < repetitions; ++i) {
            const int player = (i + 1) % 3;
            const auto& panel =
                find<QWidget>(QStringLiteral("oddsPlayer%1PercentLabel").arg(player + 1));
            if (!settle() || !time([&] { click(panel); }) || view().player() != player)
                return false;
        }
        return true;
    }

    bool measurePlacing(int repetitions)
    {
        m_times.push_back({"odds/click/place", {}});
        const auto& deck = find<gui::DeckGrid>(QStringLiteral("deckGrid"));
        const gui::Place river{gui::CardTable::boardRow, 4};
        for (int i = 0; i < repetitions; ++i) {
            click(find<QWidget>(QStringLiteral("boardCard5Slot")));
            const Card card(i % 2 == 0 ? Rank::two : Rank::three, Suit::clubs);
            const QPoint key = deck.keyRect(gui::DeckKeys::key(card)).center().toPoint();
            if (!settle() || !time([&] { click(deck, key); })
                || m_odds.card(river) != PlacedCard(card))
                return false;
        }
        return true;
    }

    bool measureStreets(int repetitions)
    {
        m_times.push_back({"odds/click/street", {}});
        auto& flop = *m_window.findChild<QAction*>(QStringLiteral("flopAction"));
        for (int i = 0; i < repetitions; ++i) {
            if (!settle() || !time([&] { flop.trigger(); })
                || tables::streetOf(m_odds.table()) != Street::flop)
                return false;
            m_odds.undoStack().undo();
        }
        return true;
    }

    bool measurePointing(int repetitions)
    {
        m_times.push_back({"odds/point/map", {}});
        m_odds.goBackTo(Street::turn);
        m_window.showTab(QStringLiteral("next"));
        const auto& map = *m_window.findChild<gui::NextCardMap*>();
        if (!settle())
            return false;
        for (int i = 0; i < repetitions; ++i) {
            const int cell = 4 * (i % 10);
            const QPoint place = map.mapTo(&m_window, map.cellRect(cell).center());
            if (!time([&] { QTest::mouseMove(m_window.windowHandle(), place); })
                || map.pointedCell() != cell)
                return false;
        }
        return true;
    }

    gui::CompareSession m_session;
    gui::OddsSession m_odds;
    gui::Appearance m_appearance;
    gui::TableDealer m_dealer{m_session, 1};
    gui::MainWindow m_window;
    PaintWatch m_watch{m_window};
    std::vector<StepTimes> m_times;
};

} // namespace

std::optional<std::vector<StepTimes>> oddsClickTimes(int repetitions)
{
    OddsWindow window;
    if (!window.measure(repetitions))
        return std::nullopt;
    return window.times();
}

} // namespace showdown::bench
