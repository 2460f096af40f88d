// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

/// The name that was most likely meant by a word that is none of them, in capital or small letters:
/// one slip away, or two where both are longer than four letters. Nothing if none is that close.
std::optional<QString> closestName(const QString& word, const QStringList& names);

} // namespace showdown::narration
