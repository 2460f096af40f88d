// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/step.h"

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace showdown {

/// Why printed code comes to no answer; thrown where it does.
enum class PrintedEnd : std::uint8_t {
    stops,     ///< it asks for something that does not exist
    undefined, ///< what comes depends on a card that is not there
};

/// Collects the steps of the traced functions, which take a pointer to it; with nullptr nothing is
/// collected.
class Recorder
{
public:
    Recorder() = default;

    /// Makes the functions run as they were printed with this mistake (see Terms). Without steps
    /// they only do that.
    explicit Recorder(int mistake, bool keepsSteps = true)
        : m_mistake(mistake), m_keepsSteps(keepsSteps)
    {}

    int mistake() const { return m_mistake; }
    bool keepsSteps() const { return m_keepsSteps; }

    /// Why the run ended early, if it did.
    std::optional<PrintedEnd> end() const { return m_end; }
    void setEnd(PrintedEnd end) { m_end = end; }

    const std::vector<Step>& steps() const { return m_steps; }

    /// Moves the steps out; the recorder is empty afterwards.
    std::vector<Step> takeSteps() { return std::exchange(m_steps, {}); }

    /// Steps recorded from now on belong to this comparison, or to none.
    void setComparison(std::optional<int> index) { m_comparison = index; }

private:
    template <typename Line>
    friend class Call;

    struct Watched
    {
        std::string_view name;
        const void* variable;
        VariableValue (*value)(const void*);
    };

    /// A call that has not returned yet.
    struct Frame
    {
        const Listing* listing;
        std::vector<int> players;
        std::optional<int> caller;
        Half half = Half::first;
        std::vector<Watched> variables;
    };

    void enter(const Listing& listing, std::vector<int> players);
    void leave() { m_frames.pop_back(); }
    void declare(const Watched& variable);
    void record(std::uint8_t line, std::optional<bool> condition, CardsInRoles cards);

    /// Whether a finding of this kind belongs to the current part of the run.
    template <typename T>
    bool isOfInterest() const
    {
        if (std::is_same_v<T, RankAnswered>)
            return !m_comparison; // a comparator that asks a matcher only wants the values
        return m_comparison || !std::is_same_v<T, WildsGiven>; // the rank says what a wild joins
    }
    void found(const Finding& finding, CardsInRoles cards);

    std::vector<Step> m_steps;
    std::vector<Frame> m_frames;
    std::optional<int> m_comparison;
    std::optional<PrintedEnd> m_end;
    int m_mistake = 0;
    bool m_keepsSteps = true;
};

/// Whether the functions are to run as they were printed with one of these mistakes.
template <std::same_as<int>... Mistake>
bool isPrinted(const Recorder* recorder, Mistake... mistake)
{
    return recorder && ((recorder->mistake() == mistake) || ...);
}

/// A running call of a traced function, created at its top: it knows the listing, the depth and the
/// variables declared so far, and records a step for each line, named by the enumeration of the
/// listing. Without a recorder it does nothing.
template <typename Line>
class Call
{
public:
    /// A call about the hand of one player, of two, or about values of one player (from 1).
    Call(Recorder* recorder, const ListingOf<Line>& listing, const PlayedHand& hand)
        : Call(recorder, listing, hand.player())
    {}
    Call(Recorder* recorder, const ListingOf<Line>& listing, const PlayedHand& hand,
         const PlayedHand& other)
        : Call(recorder)
    {
        if (m_recorder)
            m_recorder->enter(listing, {hand.player(), other.player()});
    }
    Call(Recorder* recorder, const ListingOf<Line>& listing, int player) : Call(recorder)
    {
        if (m_recorder)
            m_recorder->enter(listing, {player});
    }
    /// A call about all these players.
    Call(Recorder* recorder, const ListingOf<Line>& listing, const std::vector<int>& players)
        : Call(recorder)
    {
        if (m_recorder)
            m_recorder->enter(listing, players);
    }
    ~Call()
    {
        if (m_recorder)
            m_recorder->leave();
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// Declares a variable where it gets its first value, so that no step shows an unset one; each
    /// later step shows its value at that step. It must live until the last step of the call.
    /// Declaring it again, as in a loop, changes nothing.
    template <typename T>
    Call& watch(std::string_view name, const T& variable)
    {
        return watchAs<T, T>(name, variable);
    }
    /// As watch(), for a number that is a card value.
    Call& watchValue(std::string_view name, const int& variable)
    {
        return watchAs<CardValue, int>(name, variable);
    }

    /// From now on, lines that stand once per hand mean this hand.
    void turnTo(Half half)
    {
        if (m_recorder)
            m_recorder->m_frames.back().half = half;
    }

    /// Records that a line has run, with the cards that it is about.
    void line(Line name, std::initializer_list<CardInRole> cards = {})
    {
        if (m_recorder)
            m_recorder->record(static_cast<std::uint8_t>(name), std::nullopt, cards);
    }
    /// As above, with all cards of a hand in one role.
    void line(Line name, const PlayedHand& hand, CardRole role)
    {
        if (m_recorder)
            m_recorder->record(static_cast<std::uint8_t>(name), std::nullopt, cardsOf(hand, role));
    }
    /// Records that a line has asked, and returns the answer.
    bool ask(Line name, bool condition, std::initializer_list<CardInRole> cards = {})
    {
        if (m_recorder)
            m_recorder->record(static_cast<std::uint8_t>(name), condition, cards);
        return condition;
    }
    /// As above; `cards` returns the cards and is called only if they are recorded.
    template <std::invocable Cards>
    bool ask(Line name, bool condition, Cards cards)
    {
        if (m_recorder)
            m_recorder->record(static_cast<std::uint8_t>(name), condition, cards());
        return condition;
    }
    /// Records the line that returns, and returns the value.
    template <typename T>
    T result(Line name, T value, std::initializer_list<CardInRole> cards = {})
    {
        line(name, cards);
        return value;
    }

    /// Records the line at which printed code ends.
    [[noreturn]] void stop(Line name, PrintedEnd end)
    {
        line(name);
        throw end;
    }

    bool isRecording() const { return m_recorder != nullptr; }

    /// Records what the last step has found out. `cards` returns its cards; called only if the
    /// finding is recorded.
    template <typename T, std::invocable Cards>
    void found(const T& finding, Cards cards)
    {
        if (m_recorder && m_recorder->template isOfInterest<T>())
            m_recorder->found(finding, cards());
    }
    template <typename T>
    void found(const T& finding)
    {
        found(finding, [] { return CardsInRoles(); });
    }

    /// Records the line on which a matcher answers whether this hand is of its rank, and returns
    /// the answer.
    MatchAnswer answer(Line name, Category rank, MatchAnswer answer, const PlayedHand& hand)
    {
        if (m_recorder)
            tellAnswer(name, {rank, answer}, hand);
        return answer;
    }

private:
    explicit Call(Recorder* recorder)
        : m_recorder(recorder && recorder->keepsSteps() ? recorder : nullptr)
    {}

    void tellAnswer(Line name, const RankAnswered& finding, const PlayedHand& hand)
    {
        line(name);
        found(finding, [&] { return cardsOf(finding, hand); });
    }

    template <typename Shown, typename T>
    Call& watchAs(std::string_view name, const T& variable)
    {
        if (m_recorder)
            m_recorder->declare({name, &variable, [](const void* address) {
                                     return VariableValue(Shown{*static_cast<const T*>(address)});
                                 }});
        return *this;
    }

    Recorder* m_recorder = nullptr;
};

} // namespace showdown
