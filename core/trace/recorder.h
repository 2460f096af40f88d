// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/step.h"

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// Collects the steps of the functions that run.
class Recorder
{
public:
    const std::vector<Step>& steps() const { return m_steps; }

    /// Steps recorded from now on belong to this comparison, or to matching if there is none.
    void setComparison(std::optional<int> index) { m_comparison = index; }

private:
    template <typename R>
    friend class Call;

    std::vector<Step> m_steps;
    std::optional<int> m_comparison;
    int m_depth = -1;
};

/// Stands where a recorder is expected and nobody wants to know.
struct NoRecorder
{};

/// What a traced function takes as its recorder. Each is compiled for both, so that without a
/// recorder nothing is left of the recording, and the work done is the same.
template <typename R>
concept Tracer = std::same_as<R, Recorder*> || std::same_as<R, NoRecorder>;

/// One running call of a traced function, made at its top: it knows the listing, the depth and the
/// variables that have been declared, and records a step for each line.
template <typename R>
class Call;

template <>
class Call<NoRecorder>
{
public:
    Call(NoRecorder, const Listing&, const PlayedHand&) {}
    Call(NoRecorder, const Listing&, const PlayedHand&, const PlayedHand&) {}
    Call(NoRecorder, const Listing&, int) {}
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    template <typename T>
    Call& watch(std::string_view, const T&)
    {
        return *this;
    }
    Call& watchValue(std::string_view, const int&) { return *this; }
    void line(int) {}
    void line(int, std::initializer_list<CardInRole>) {}
    void line(int, const PlayedHand&, CardRole) {}
    bool ask(int, bool condition) { return condition; }
    bool ask(int, bool condition, std::initializer_list<CardInRole>) { return condition; }
    template <typename T>
    T result(int, T value, std::initializer_list<CardInRole> = {})
    {
        return value;
    }
};

template <>
class Call<Recorder*>
{
public:
    /// A call about the hand of one player, of two, or about values of one player (from 1).
    Call(Recorder* recorder, const Listing& listing, const PlayedHand& hand)
        : Call(recorder, listing, hand.player(), std::nullopt)
    {}
    Call(Recorder* recorder, const Listing& listing, const PlayedHand& hand,
         const PlayedHand& other)
        : Call(recorder, listing, hand.player(), other.player())
    {}
    Call(Recorder* recorder, const Listing& listing, int player)
        : Call(recorder, listing, player, std::nullopt)
    {}
    ~Call() { --m_recorder->m_depth; }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// Declares a variable; later steps show its value at that moment. It must outlive the call.
    template <typename T>
    Call& watch(std::string_view name, const T& variable)
    {
        m_watched.push_back({name, &variable, [](const void* address) {
                                 return VariableValue(*static_cast<const T*>(address));
                             }});
        return *this;
    }
    /// The same for a number that is a card value.
    Call& watchValue(std::string_view name, const int& variable)
    {
        m_watched.push_back({name, &variable, [](const void* address) {
                                 return VariableValue(CardValue{*static_cast<const int*>(address)});
                             }});
        return *this;
    }

    /// Records that a line has run, with the cards that it is about.
    void line(int number, std::initializer_list<CardInRole> cards = {})
    {
        record(number, std::nullopt, cards);
    }
    /// The same, with all cards of a hand in one role.
    void line(int number, const PlayedHand& hand, CardRole role)
    {
        record(number, std::nullopt, inRole(hand, role));
    }
    /// Records that a line has asked, and gives the answer back.
    bool ask(int number, bool condition, std::initializer_list<CardInRole> cards = {})
    {
        record(number, condition, cards);
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

    Call(Recorder* recorder, const Listing& listing, int player, std::optional<int> otherPlayer);

    static std::vector<CardInRole> inRole(const PlayedHand& hand, CardRole role);
    void record(int line, std::optional<bool> condition, std::vector<CardInRole> cards);

    Recorder* m_recorder; ///< never null
    const Listing& m_listing;
    int m_player;
    std::optional<int> m_otherPlayer;
    std::vector<Watched> m_watched;
};

template <Tracer R, typename... Subjects>
Call(R, const Listing&, const Subjects&...) -> Call<R>;

} // namespace showdown
