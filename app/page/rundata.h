// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/run.h"

#include <QByteArray>
#include <QStringList>

namespace showdown::page {

class CardArt;

/// All steps of a run as JSON, for the script of the page, resources/page/page.js, which reads it
/// in the order written here. What is repeated, such as a text, a card or a scene, is in a table,
/// and is referred to by its index there; -1 is nothing.
///
///     text       every text
///     words      the texts of the script itself, by name
///     listings   [function, [[[number or 0 for a brace, line]…] in each language],
///                 name in the languages of programs]
///     chapters   [title, short title, spoken title, first step, last step]
///     players    [name, [[first card, count, name, 1 if matched]…]]: the parts of the working hand
///     cards      [id of the symbol, label]
///     scenes     [[hand…], [column, count] or [], [equal columns], outcome of the last part or -1,
///                [player, what there is to say]…, group or []]
///                a hand: [player, order, wilds, variable, 1 if in comparing order, card, role, …]
///                a group: [value, count, [card…]]
///     found      [mark, subject, finding, step]
///     founds     [index into found…]
///     steps      [listing, line from 1, level + 4 if wilds are given values, text, story,
///                condition or -1, calling step or -1, step whose variables it changes or -1,
///                [position, name, value, …], code, numbers, scene, founds, chapter]
///
/// The faces in the scenes are requested from `art`.
QByteArray runData(const Run& run, const QStringList& names, CardArt& art);

} // namespace showdown::page
