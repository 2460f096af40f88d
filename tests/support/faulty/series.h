// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"

#include <optional>
#include <string>
#include <vector>

/// The series once more, written from the articles alone and in plain values, with one of the
/// mistakes that were printed. It is the kind of program that a learner writes. Rules of the series
/// only.
namespace showdown::faulty {

/// A card as the articles have it: 2 to 14, or 100 for a wild, which has no suit.
struct Card
{
    int value = 0;
    int suit = 0;
};

using Cards = std::vector<Card>;
using Values = std::vector<int>;

/// The `info` of the articles.
struct Info
{
    bool isNew = true;
    int numWilds = 0;
    int startIndex = 0;
    Values cardValues;
};

constexpr int ace = 14;
constexpr int wild = 100;

/// One comparator with one mistake: `E3`, one usual mistake: `ties`, or none for the name `none`.
class Series
{
public:
    Series(std::string mistake, std::optional<Category> lens);

    /// The numbers of the winners, from 1. May throw where the printed code would stop.
    std::vector<int> winners(const std::vector<Hand>& hands) const;

    /// The rank of a hand. May also throw.
    std::optional<Category> rank(const Hand& hand) const;

private:
    bool has(const char* mistake) const { return m_mistake == mistake; }

    Cards cardsOf(const Hand& hand) const;
    int strength(Category rank) const;

    // matching, in seriesmatching.cpp
    std::optional<Category> rankOf(const Cards& hand) const;
    bool fits(const Cards& hand, Category rank) const;
    bool sameValue(const Cards& hand, int wanted, Info& info) const;
    bool straight(const Cards& hand, Info& info) const;
    bool mistakenStraight(const Cards& hand) const;
    bool twoPair(const Cards& hand, Info& info) const;
    bool fullHouse(const Cards& hand, Info& info) const;
    bool findHighestPairs(const Cards& hand, Info& info) const;
    bool findPairsByTwoCalls(const Cards& hand, Info& info) const;
    bool findPairsByCounting(const Cards& hand, Info& info) const;

    // comparing: 1, 0 or -1
    int compare(Category rank, const Cards& hand1, const Cards& hand2) const;
    int compareHands(const Cards& hand1, const Cards& hand2) const;
    int compareGroups(int size, const Cards& hand1, const Cards& hand2) const;
    int compareTwoPairs(const Cards& hand1, const Cards& hand2) const;
    int compareFullHouses(const Cards& hand1, const Cards& hand2) const;
    int compareStraights(const Cards& hand1, const Cards& hand2) const;
    Cards pairKickers(const Cards& hand, const Info& info, const Cards& countedIn) const;
    Cards kickers(const Cards& hand, const Info& info, int size) const;
    Cards twoPairKickers(const Cards& hand, const Info& info) const;
    Values trioAndPair(const Cards& hand) const;
    Cards assumeCardValues(const Cards& hand, const Values& values) const;

    std::string m_mistake;
    std::optional<Category> m_lens;
};

// what several functions need
Cards sorted(Cards cards);
Cards sortedHighWilds(Cards cards);
int count(const Cards& cards, int value);
Cards excluding(const Cards& cards, const Values& values, int most);

} // namespace showdown::faulty
