// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace showdown::gui {

/// Keys that do something where the focus is, and belong to no action.
struct PlaceKeys
{
    struct Entry
    {
        QString does;
        QString keys;
    };

    QString place;
    std::vector<Entry> entries;
};

/// Those of the view of this name, place by place, in the language of the program.
std::vector<PlaceKeys> placeKeys(const QString& view);

} // namespace showdown::gui
