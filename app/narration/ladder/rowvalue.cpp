// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/ladder/rowvalue.h"

#include "app/narration/fill.h"
#include "core/rules/playedhand.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

/// Jack to ace.
constexpr std::array<SourceText, 4> courts{{
    QT_TRANSLATE_NOOP3("LadderText", "jack", "in '%1 up to %2'"),
    QT_TRANSLATE_NOOP3("LadderText", "queen", "in '%1 up to %2'"),
    QT_TRANSLATE_NOOP3("LadderText", "king", "in '%1 up to %2'"),
    QT_TRANSLATE_NOOP3("LadderText", "ace", "in '%1 up to %2'"),
}};

} // namespace

QString rowValue(int value)
{
    const int high = value == cardvalue::lowAce ? cardvalue::ace : value;
    if (high <= cardvalue::ten)
        return QString::number(high);
    return courts[static_cast<std::size_t>(high - cardvalue::ten - 1)].translated("LadderText");
}

} // namespace showdown::narration
