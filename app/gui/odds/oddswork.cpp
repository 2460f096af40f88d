// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddswork.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <thread>
#include <utility>

namespace showdown::gui {
namespace {

/// This many deals are counted faster than a first sample is drawn.
constexpr std::uint64_t quickDeals = 20'000;

/// With more deals than this the user has time to stop the count, and the estimate may be all that
/// is left: so it is drawn this long.
constexpr std::uint64_t slowDeals = 50'000'000;
constexpr std::chrono::milliseconds slowEstimate(5);

/// The time between two reports while a part is being computed.
constexpr std::chrono::milliseconds reportInterval(50);

bool isWhole(const EquityResult& equity)
{
    return !equity.isCancelled && (!equity.isExact || equity.isWhole());
}

/// One run of countOdds().
class Counting
{
public:
    Counting(const OddsQuestion& question, Category target, const EquityOptions& options,
             const std::stop_token& stop, const OddsTold& told)
        : m_situation(question.situation),
          m_target(target),
          m_options(options),
          m_stop(stop),
          m_told(told)
    {
        m_count.question = question;
        const std::size_t players = m_situation.players.size();
        m_count.hands.resize(players);
        m_count.outs.resize(players);
        m_count.draws.resize(players);
        m_count.final.resize(players);
    }

    void run()
    {
        using Part = void (Counting::*)();
        for (const Part part : {&Counting::findHands, &Counting::findOutsAndDraws,
                                &Counting::estimate, &Counting::countEquity, &Counting::countRanks,
                                &Counting::countNextCards, &Counting::countStreets}) {
            if (m_stop.stop_requested())
                return;
            (this->*part)();
        }
    }

private:
    static std::size_t index(int player) { return static_cast<std::size_t>(player); }
    int players() const { return static_cast<int>(m_situation.players.size()); }

    void tell()
    {
        m_lastTold = std::chrono::steady_clock::now();
        m_told(m_count);
    }

    void tellNowAndThen()
    {
        if (std::chrono::steady_clock::now() - m_lastTold >= reportInterval)
            tell();
    }

    void findHands()
    {
        for (int player = 0; player < players(); ++player) {
            if (m_situation.isKnown(player))
                m_count.hands[index(player)] = handSoFar(m_situation, player);
        }
        m_count.ahead = aheadSoFar(m_situation);
    }

    /// A sample of one slice, the least possible, unless the exact count is as quick; a larger one
    /// before a long count.
    void estimate()
    {
        const std::uint64_t deals = dealCount(m_situation);
        if (players() == 1 || deals <= quickDeals)
            return;
        EquityOptions options = m_options;
        const bool isCounted = m_situation.areAllKnown() || deals <= m_options.exactLimit;
        if (deals <= slowDeals || !isCounted)
            options.maxSamples = 1;
        const EquityResult sample = sampleFor(slowEstimate, m_situation, options, m_stop);
        if (sample.counted == 0)
            return;
        m_count.equity = sample;
        m_count.hasEquity = true;
        tell();
    }

    /// Together with the hands, so that neither is shown without the other.
    void findOutsAndDraws()
    {
        const bool isAgainstOthersOnFlop = players() > 1 && m_situation.street() == Street::flop;
        for (int player = 0; player < players(); ++player) {
            m_count.outs[index(player)] = isAgainstOthersOnFlop
                                              ? cardsAhead(m_situation, player)
                                              : outsOf(m_situation, player, m_target);
            m_count.draws[index(player)] = drawsOf(m_situation, player);
        }
        tell();
    }

    void countEquity()
    {
        const EquityResult result =
            equityOf(m_situation, m_options, m_stop, [this](const EquityResult& soFar) {
                if (soFar.isExact)
                    m_count.counted = soFar.counted;
                else if (soFar.counted > 0)
                    m_count.equity = soFar;
                tellNowAndThen();
            });
        if (result.isCancelled)
            return; // part of an exact count is no better than the estimate
        m_count.equity = result;
        m_count.hasEquity = true;
        m_count.isSettled = true;
        tell();
    }

    void countRanks()
    {
        for (int player = 0; player < players() && !m_stop.stop_requested(); ++player) {
            if (m_situation.isKnown(player))
                m_count.final[index(player)] = ranksAtRiver(m_situation, player);
        }
        tell();
    }

    void countNextCards()
    {
        std::optional<NextCards> next =
            nextCardsOf(m_situation, m_options, m_stop, [this](const NextCards& soFar) {
                const bool isNew = !m_count.next;
                m_count.next = soFar;
                isNew ? tell() : tellNowAndThen();
            });
        m_count.next = std::move(next);
        tell();
    }

    /// The equities on the earlier streets; that of this street is known.
    void countStreets()
    {
        const Street street = m_situation.street();
        const StreetEquity own{street, m_count.equity};
        const auto take = [&](const std::vector<StreetEquity>& earlier) {
            m_count.streets.clear();
            for (const StreetEquity& one : earlier) {
                if (isWhole(one.equity) && one.equity.counted > 0)
                    m_count.streets.push_back(one);
            }
            m_count.streets.push_back(own);
        };
        take({});
        if (street != Street::preflop) {
            const auto before = static_cast<Street>(static_cast<int>(street) - 1);
            take(equityByStreet(seenFrom(m_situation, before), m_options, m_stop,
                                [&](const std::vector<StreetEquity>& soFar) {
                                    take(soFar);
                                    tellNowAndThen();
                                }));
        }
        tell();
    }

    const Situation& m_situation;
    const Category m_target;
    const EquityOptions m_options;
    const std::stop_token m_stop;
    const OddsTold& m_told;
    OddsCount m_count;
    std::chrono::steady_clock::time_point m_lastTold;
};

} // namespace

EquityOptions besideWindow(EquityOptions options)
{
    if (options.threads == 0)
        options.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    return options;
}

void countOdds(const OddsQuestion& question, Category target, const EquityOptions& options,
               const std::stop_token& stop, const OddsTold& told)
{
    Counting(question, target, options, stop, told).run();
}

} // namespace showdown::gui
