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

/// Counts the odds of a question in a background thread. A new question drops the previous one,
/// whose results never arrive. The first estimate comes within a tenth of a second; exact results
/// replace it. changed() is emitted when a part is complete and, in between, at most every 50 ms.
class OddsCounter : public QObject
{
    Q_OBJECT

public:
    /// If the options give no number of threads, one core is left to the window.
    explicit OddsCounter(QObject* parent = nullptr, const EquityOptions& options = {});

    /// Stops the count and waits for it, which takes milliseconds.
    ~OddsCounter() override;

    /// Starts to count; `target` is the rank that a player alone hopes for. Does nothing if this is
    /// already being counted or completely known; a stopped count starts again. True if changed()
    /// was emitted.
    bool count(const OddsQuestion& question, Category target);

    /// Drops the question. True if changed() was emitted.
    bool clear();

    /// Stops the count; known results stay, and a sample is marked as cancelled.
    void stop();

    /// Nothing before the first part has arrived, or after clear(). The object never changes; a
    /// newer one replaces it.
    const std::shared_ptr<const OddsCount>& result() const { return m_result; }

    /// Whether results are still to come.
    bool isCounting() const { return m_isCounting; }

    /// Whether stop() was called before the equity was settled.
    bool wasStopped() const { return m_wasStopped; }

signals:
    /// Emitted when result(), isCounting() or wasStopped() changed.
    void changed();

protected:
    void customEvent(QEvent* event) override; ///< news from the thread

private:
    class Desk;

    bool takeNews();
    void drop();

    std::unique_ptr<Desk> m_desk;
    std::optional<OddsQuestion> m_question; ///< that is or was counted; nothing after clear()
    Category m_target = Category::straight;
    std::uint64_t m_number = 0; ///< of the question; results with another number are out of date
    std::shared_ptr<const OddsCount> m_result;
    bool m_isCounting = false;
    bool m_isComplete = false;
    bool m_wasStopped = false;
};

} // namespace showdown::gui
