// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"

#include <QString>
#include <QStringList>

#include <span>

namespace showdown::gui {

/// The file of a table that comes with the program, without folder and ending, and what it shows.
struct Sample
{
    const char* id;
    const char* title; ///< QT_TRANSLATE_NOOP of the context of its list
};

/// The tables of one kind that come with the program.
class Samples
{
public:
    constexpr Samples(const char* folder, const char* context, std::span<const Sample> samples)
        : m_folder(folder), m_context(context), m_samples(samples)
    {}

    /// First that of a first start.
    QStringList ids() const;

    /// "Two pair: lower pair decides", in the current language; empty if there is no such sample.
    QString title(const QString& id) const;

    /// With its rules; the id must be one of ids().
    CardTable read(const QString& id) const;

private:
    const char* m_folder;
    const char* m_context;
    std::span<const Sample> m_samples;
};

/// Hands: after the first one for every other comparison of two hands of a rank, and from
/// firstWildSample() on three for wilds.
const Samples& handSamples();

/// Where in handSamples() those for wilds begin.
int firstWildSample();

/// Situations: after the first the series' own example, then classics.
const Samples& situationSamples();

/// The situation of a first start; its hands are sampleTable().
CardTable firstSituation();

} // namespace showdown::gui
