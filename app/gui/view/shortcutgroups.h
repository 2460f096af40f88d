// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace showdown::gui {

/// The translation context of the keys that views list. Keys are words here, as they are labelled on
/// keyboards and spoken.
struct ShortcutListText
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutListText)
};

/// Keys that depend on where the focus is, and belong to no action.
struct ShortcutGroup
{
    struct Entry
    {
        QString does;
        QString keys;
        QString tip = {}; ///< more words about what it does; may be empty
    };

    QString place;
    std::vector<Entry> entries;
};

/// The keys in the hands, where cards are typed, in the current language.
ShortcutGroup handShortcuts();

/// The keys in the deck, in the current language.
ShortcutGroup deckShortcuts();

} // namespace showdown::gui
