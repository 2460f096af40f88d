// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/objectreader.h"

#include <string_view>
#include <vector>

namespace showdown::lessons {

/// The keys of a setting.
std::vector<std::string_view> settingKeys();

/// What a setting is allowed to be.
struct SettingWish
{
    bool mayBeOpen = false;   ///< hands may have open places
    bool mayBeAbsent = false; ///< no cards are needed
};

/// Hands or a situation with their rules.
Setting readSetting(const ObjectReader& object, SettingWish wish = {});

/// The cards of a text; none, with a problem reported, if they cannot be read.
std::vector<Card> readCards(const Node& node, Problems& problems);

/// The hand of a text, in which `_` is an open place. Nothing, with a problem reported, if it
/// cannot be read. `number` counts hands from 1.
std::optional<OpenHand> readHand(const Node& node, std::string_view key, int number, bool mayBeOpen,
                                 Problems& problems);

/// The rank of this name among those that the rules know; nothing, with a problem reported, if
/// there is none.
std::optional<Category> readRank(const Node& node, const HouseRules& rules, Problems& problems);

} // namespace showdown::lessons
