// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "core/odds/equity.h"
#include "core/rules/category.h"

#include <QObject>

#include <cstdint>
#include <memory>

namespace showdown::gui {

/// Counts the odds of a question off the thread of the window. A new question drops the one before:
/// what belongs to that one never arrives. The first estimate comes within a tenth of a second; what
/// is exact takes its place. The signal comes when a part is complete and, in between, at most every
/// 50 ms.
class OddsCounter : public QObject
{
    Q_OBJECT

public:
    /// With no number of threads in the options one core is left to the window.
    explicit OddsCounter(QObject* parent = nullptr, const EquityOptions& options = {});

    /// Stops what runs and waits for it, which is a matter of milliseconds.
    ~OddsCounter() override;

    /// Begins to count; `target` is the rank that a player alone hopes for. Does nothing if just
    /// that is being counted or known in full; what was stopped begins anew. True if changed() came.
    bool count(const OddsQuestion& question, Category target);

    /// There is nothing to count. True if changed() came.
    bool clear();

    /// Ends what runs; what is known stays, and a sample is marked as cancelled.
    void stop();

    /// Nothing before the first part has come, or after clear(). It never changes; a newer one takes
    /// its place.
    const std::shared_ptr<const OddsCount>& result() const { return m_result; }

    /// Whether anything is still to come.
    bool isCounting() const { return m_isCounting; }

    /// Whether stop() came before the equity was settled.
    bool wasStopped() const { return m_wasStopped; }

signals:
    /// What result(), isCounting() or wasStopped() give is another.
    void changed();

protected:
    void customEvent(QEvent* event) override; ///< news from the thread

private:
    class Desk;

    bool takeNews();
    void drop();

    std::unique_ptr<Desk> m_desk;
    std::optional<OddsQuestion> m_question; ///< that is counted, or was; nothing after clear()
    Category m_target = Category::straight;
    std::uint64_t m_number = 0; ///< of the question; what comes with another number is out of date
    std::shared_ptr<const OddsCount> m_result;
    bool m_isCounting = false;
    bool m_isComplete = false;
    bool m_wasStopped = false;
};

} // namespace showdown::gui
