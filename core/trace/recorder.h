// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/step.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace showdown {

/// Collects the steps of the functions that run. Where a recorder is expected, nullptr means that
/// nobody wants to know; the functions then do the same work without recording.
class Recorder
{
public:
    const std::vector<Step>& steps() const { return m_steps; }

    /// Steps recorded from now on belong to this comparison, or to matching if there is none.
    void setComparison(std::optional<int> index) { m_comparison = index; }

private:
    friend class Call;

    std::vector<Step> m_steps;
    std::optional<int> m_comparison;
    int m_depth = -1;
};

/// One running call of a traced function, made at its top: it knows the listing, the depth and the
/// variables that have been declared, and records a step for each line. Without a recorder every
/// member is a test of one pointer.
class Call
{
public:
    /// A call about the hand of one player, or of two.
    Call(Recorder* recorder, const Listing& listing, const PlayedHand& hand)
        : Call(recorder, listing, hand.player(), std::nullopt)
    {}
    Call(Recorder* recorder, const Listing& listing, const PlayedHand& hand,
         const PlayedHand& other)
        : Call(recorder, listing, hand.player(), other.player())
    {}
    /// A call about values of one player, from 1.
    Call(Recorder* recorder, const Listing& listing, int player)
        : Call(recorder, listing, player, std::nullopt)
    {}
    ~Call()
    {
        if (m_recorder)
            --m_recorder->m_depth;
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// Declares a variable; later steps show its value at that moment. It must outlive the call.
    template <typename T>
    Call& watch(std::string_view name, const T& variable)
    {
        if (m_recorder) {
            m_watched.push_back({name, &variable, [](const void* address) {
                                     return VariableValue(*static_cast<const T*>(address));
                                 }});
        }
        return *this;
    }

    /// The same for a number that is a card value.
    Call& watchValue(std::string_view name, const int& variable)
    {
        if (m_recorder) {
            m_watched.push_back({name, &variable, [](const void* address) {
                                     return VariableValue(
                                         CardValue{*static_cast<const int*>(address)});
                                 }});
        }
        return *this;
    }

    /// Records that a line has run.
    void line(int number, std::initializer_list<CardInRole> cards = {})
    {
        if (m_recorder)
            record(number, std::nullopt, {cards.begin(), cards.end()});
    }
    /// The same, with all cards of a hand in one role.
    void line(int number, const PlayedHand& hand, CardRole role)
    {
        if (m_recorder)
            record(number, std::nullopt, inRole(hand, role));
    }

    /// Records that a line has asked, and gives the answer back.
    bool ask(int number, bool condition, std::initializer_list<CardInRole> cards = {})
    {
        if (m_recorder)
            record(number, condition, {cards.begin(), cards.end()});
        return condition;
    }

    /// Records the line that returns, and gives the value back.
    template <typename T>
    T result(int number, T value, std::initializer_list<CardInRole> cards = {})
    {
        line(number, cards);
        return value;
    }

private:
    struct Watched
    {
        std::string_view name;
        const void* variable;
        VariableValue (*value)(const void*);
    };

    Call(Recorder* recorder, const Listing& listing, int player, std::optional<int> otherPlayer)
        : m_recorder(recorder), m_listing(listing), m_player(player), m_otherPlayer(otherPlayer)
    {
        if (m_recorder)
            ++m_recorder->m_depth;
    }

    static std::vector<CardInRole> inRole(const PlayedHand& hand, CardRole role);
    void record(int line, std::optional<bool> condition, std::vector<CardInRole> cards);

    Recorder* m_recorder;
    const Listing& m_listing;
    int m_player;
    std::optional<int> m_otherPlayer;
    std::vector<Watched> m_watched;
};

} // namespace showdown
