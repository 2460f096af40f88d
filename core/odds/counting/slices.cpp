// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/counting/slices.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace showdown {
namespace {

/// One run: hands out the numbers of slices and puts the results in order.
class Run
{
public:
    Run(const SlicedWork& work, const std::stop_token& stop) : m_work(work), m_stop(stop) {}

    /// The loop of every thread.
    void work()
    {
        while (!m_isOver && !m_stop.stop_requested()) {
            const std::uint64_t slice = m_next++;
            if (slice >= m_work.slices)
                return;
            if (const auto tally = m_work.slice(slice, m_stop))
                hand(slice, *tally);
        }
    }

    bool isComplete() const { return m_isOver; }

private:
    /// Holds a result back until those before it have come.
    void hand(std::uint64_t slice, const Tally& tally)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.emplace(slice, tally);
        while (!m_isOver && !m_waiting.empty() && m_waiting.begin()->first == m_taken) {
            const bool isEnough = !m_work.take(m_waiting.begin()->second);
            m_waiting.erase(m_waiting.begin());
            ++m_taken;
            m_isOver = isEnough || m_taken == m_work.slices;
        }
    }

    const SlicedWork& m_work;
    const std::stop_token& m_stop;
    std::atomic<std::uint64_t> m_next = 0;
    std::atomic<bool> m_isOver = false;
    std::mutex m_mutex;
    std::map<std::uint64_t, Tally> m_waiting;
    std::uint64_t m_taken = 0;
};

} // namespace

bool runSlices(const SlicedWork& work, int threads, const std::stop_token& stop)
{
    if (threads <= 0)
        threads = static_cast<int>(std::thread::hardware_concurrency());
    const auto helpers =
        std::min<std::uint64_t>(static_cast<std::uint64_t>(std::max(threads, 1) - 1),
                                work.slices - std::min<std::uint64_t>(work.slices, 1));

    Run run(work, stop);
    {
        std::vector<std::jthread> pool;
        for (std::uint64_t i = 0; i < helpers; ++i)
            pool.emplace_back([&run] { run.work(); });
        run.work();
    }
    return run.isComplete();
}

} // namespace showdown
