// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardgroup.h"
#include "app/lessons/lesson.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace showdown::gui {

/// What came out, so that whoever shows it can choose a sign.
enum class PictureOutcome : std::uint8_t { none, winner, tie };

/// The cards of a setting, and what the engine says of them.
struct SettingPicture
{
    std::vector<CardGroup> groups;
    QString verdict; ///< who wins and why; empty where nobody is compared
    PictureOutcome outcome = PictureOutcome::none;
};

/// How the cards of a hand lie.
enum class PictureOrder : std::uint8_t {
    dealt,   ///< as dealt; those that decide are ringed
    working, ///< in comparing order, with brackets
};

/// The picture of hands or of a situation, in the language that the program speaks by now.
SettingPicture pictureOf(const lessons::Setting& setting, PictureOrder order);

/// Takes out what gives the outcome away.
void hideOutcome(SettingPicture& picture);

} // namespace showdown::gui
