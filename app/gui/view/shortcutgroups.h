// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace showdown::gui {

/// Keys that depend on where the focus is, and belong to no action.
struct ShortcutGroup
{
    struct Entry
    {
        QString does;
        QString keys;
    };

    QString place;
    std::vector<Entry> entries;
};

/// The keys where hands are compared and explained, place by place, in the current language.
std::vector<ShortcutGroup> comparingShortcuts();

/// Those where the odds of a situation are counted.
std::vector<ShortcutGroup> countingShortcuts();

} // namespace showdown::gui
