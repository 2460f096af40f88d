// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowsteps.h"

#include "app/gui/explain/steps/findbar.h"
#include "app/gui/explain/steps/scrubber.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/stepsearch.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "tests/bench/paintwatch.h"
#include "tests/support/randomhands.h"

#include <QElapsedTimer>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <functional>

namespace showdown::bench {
namespace {

gui::CardTable longestTable()
{
    constexpr int tables = 1000;
    tests::RandomHands random(1);
    gui::CardTable longest = gui::emptyHands();
    int most = 0;
    for (int i = 0; i < tables; ++i) {
        gui::CardTable table = gui::emptyHands();
        const Preset preset = allPresets()[static_cast<std::size_t>(i) % allPresets().size()];
        table.rules = {preset, rulesOf(preset)};
        table.rules.rules.deck = DeckKind::free;
        std::vector<Hand> hands;
        for (gui::SlotRow& row : table.rows) {
            hands.push_back(random.hand(DeckKind::free));
            row = gui::SlotRow(hands.back());
        }
        const int size = Run(hands, {table.rules.rules, table.lens}).size();
        if (size > most) {
            most = size;
            longest = table;
        }
    }
    return longest;
}

/// The window, and the timing of user events in it.
class StepsWindow
{
public:
    StepsWindow()
        : m_session(longestTable()),
          m_window(gui::programViews(m_session, m_odds, m_dealer), m_appearance)
    {
        m_window.resize(1280, 770);
    }

    bool measure(int repetitions)
    {
        m_window.show();
        m_player = m_window.findChild<gui::StepPlayer*>();
        return m_watch.finishPaint() && m_player && measureOpening(repetitions)
               && measureLevels(repetitions) && measureJumps(repetitions)
               && measureDrag(repetitions) && measureFinding(repetitions);
    }

    const std::vector<StepTimes>& times() const { return m_times; }

private:
    template <typename Widget>
    Widget& find(const char* name) const
    {
        return *m_window.findChild<Widget*>(QLatin1String(name));
    }

    /// Times one event; false if it painted nothing.
    bool time(const std::function<void()>& event)
    {
        QElapsedTimer timer;
        timer.start();
        event();
        const bool hasPainted = m_watch.finishPaint();
        m_times.back().milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        return hasPainted;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window.windowHandle(), key, modifiers);
    }

    /// The run is new each time, as after a change of the table.
    bool measureOpening(int repetitions)
    {
        m_times.push_back({"steps/open", {}});
        auto& tabs = find<QTabWidget>("explanationTabs");
        const QTabBar& bar = *tabs.tabBar();
        const int steps = tabs.indexOf(&find<QWidget>("stepsPage"));
        for (int i = 0; i < repetitions; ++i) {
            tabs.setCurrentIndex(0);
            m_session.setCard({0, 0}, m_session.face({0, 1}));
            m_session.undoStack().undo();
            m_watch.finishPaint();
            const QPoint tab = bar.mapTo(&m_window, bar.tabRect(steps).center());
            if (!time([&] { QTest::mouseClick(m_window.windowHandle(), Qt::LeftButton, {}, tab); })
                || !m_player->isRunning())
                return false;
        }
        return true;
    }

    bool measureLevels(int repetitions)
    {
        for (const Level level : allLevels) {
            m_times.push_back({"steps/next/" + std::string(id(level)), {}});
            m_player->setLevel(level);
            m_player->go(gui::Move::first);
            m_watch.finishPaint();
            for (int i = 0; i < repetitions; ++i) {
                if (!m_player->target(gui::Move::next)) {
                    m_player->go(gui::Move::first);
                    m_watch.finishPaint();
                }
                const int before = m_player->index();
                if (!time([&] { press(Qt::Key_F8); }) || m_player->index() <= before)
                    return false;
            }
        }
        return true;
    }

    bool measureJumps(int repetitions)
    {
        m_times.push_back({"steps/jump", {}});
        m_player->go(gui::Move::first);
        m_watch.finishPaint();
        for (int i = 0; i < repetitions; ++i) {
            const Qt::KeyboardModifiers keys =
                i % 2 == 0 ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier;
            const int last = m_player->run().size() - 1;
            if (!time([&] { press(Qt::Key_F8, keys); })
                || m_player->index() != (i % 2 == 0 ? last : 0))
                return false;
        }
        return true;
    }

    /// Drags to and fro, a few pixels at a time; at the finest level, so that each move changes the
    /// step.
    bool measureDrag(int repetitions)
    {
        m_times.push_back({"steps/drag", {}});
        auto& scrubber = find<gui::Scrubber>("scrubber");
        constexpr int margin = 30;
        constexpr int pixels = 3;
        const int places = (scrubber.width() - 2 * margin) / pixels;
        const auto point = [&](int move) {
            const int place = move / places % 2 == 0 ? move % places : places - move % places;
            return scrubber.mapTo(&m_window,
                                  QPoint(margin + place * pixels, scrubber.height() / 4));
        };
        QWindow* window = m_window.windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, point(0));
        m_watch.finishPaint();
        for (int i = 1; i <= repetitions; ++i) {
            const int before = m_player->index();
            const bool hasPainted = time([&] { QTest::mouseMove(window, point(i)); });
            if (m_player->index() == before)
                m_times.back().milliseconds.pop_back(); // between two parts of the bar
            else if (!hasPainted)
                return false;
        }
        QTest::mouseRelease(window, Qt::LeftButton, {}, point(repetitions));
        m_watch.finishPaint();
        return static_cast<int>(m_times.back().milliseconds.size()) > repetitions / 2;
    }

    /// The first letter reads all texts of the steps, the others only search them.
    bool measureFinding(int repetitions)
    {
        m_times.push_back({"steps/find/first", {}});
        m_times.push_back({"steps/find/letter", {}});
        auto& field = find<gui::FindField>("findField");
        const QString words = QStringLiteral("numWilds");
        for (int i = 0; i < repetitions; ++i) {
            field.clear();
            m_player->end();
            m_player->start();
            field.setFocus();
            m_watch.finishPaint();
            for (qsizetype letter = 0; letter < words.size(); ++letter) {
                QElapsedTimer timer;
                timer.start();
                QTest::keyClick(m_window.windowHandle(), words[letter].toLatin1());
                const bool hasPainted = m_watch.finishPaint();
                m_times[m_times.size() - (letter == 0 ? 2 : 1)].milliseconds.push_back(
                    static_cast<double>(timer.nsecsElapsed()) / 1e6);
                if (!hasPainted)
                    return false;
            }
            if (find<gui::FindBar>("findBar").search().hits().empty())
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
    gui::StepPlayer* m_player = nullptr;
    std::vector<StepTimes> m_times;
};

} // namespace

std::optional<std::vector<StepTimes>> stepTimes(int repetitions)
{
    StepsWindow window;
    return window.measure(repetitions) ? std::optional(window.times()) : std::nullopt;
}

} // namespace showdown::bench
