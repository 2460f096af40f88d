// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardgroup.h"
#include "app/lessons/lesson.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace showdown::gui {

/// The outcome, by which a view chooses the sign.
enum class PictureOutcome : std::uint8_t { none, winner, tie };

/// The cards of a setting, and the engine's verdict on them.
struct SettingPicture
{
    std::vector<CardGroup> groups;
    QString verdict; ///< who wins and why; empty if there is nothing to compare
    PictureOutcome outcome = PictureOutcome::none;
};

/// How the cards of a hand lie.
enum class PictureOrder : std::uint8_t {
    dealt,   ///< as dealt; those that decide are ringed
    working, ///< in comparing order, with brackets
};

/// The picture of hands or of a situation, in the current language.
SettingPicture pictureOf(const lessons::Setting& setting, PictureOrder order);

/// Removes what gives the outcome away.
void hideOutcome(SettingPicture& picture);

} // namespace showdown::gui
