// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/samples.h"

#include "app/tables/tablefile.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::gui {
namespace {

constexpr std::array<Sample, 12> sampleFiles{{
    {"third-kicker", QT_TRANSLATE_NOOP("Samples", "Third kicker decides")},
    {"high-card", QT_TRANSLATE_NOOP("Samples", "High card: fourth card decides")},
    {"two-pair", QT_TRANSLATE_NOOP("Samples", "Two pair: lower pair decides")},
    {"three-of-a-kind", QT_TRANSLATE_NOOP("Samples", "Three of a kind: first kicker decides")},
    {"straight", QT_TRANSLATE_NOOP("Samples", "Straight: highest card decides")},
    {"flush", QT_TRANSLATE_NOOP("Samples", "Flush: third card decides")},
    {"full-house", QT_TRANSLATE_NOOP("Samples", "Full house: pair decides")},
    {"four-of-a-kind", QT_TRANSLATE_NOOP("Samples", "Four of a kind: kicker decides")},
    {"straight-flush", QT_TRANSLATE_NOOP("Samples", "Straight flush: highest card decides")},
    {"wild-completes-straight", QT_TRANSLATE_NOOP("Samples", "A wild completes a straight")},
    {"wild-second-ace", QT_TRANSLATE_NOOP("Samples", "A wild is a second ace in a flush")},
    {"fewer-wilds", QT_TRANSLATE_NOOP("Samples", "Fewer wilds decide")},
}};

constexpr std::array<Sample, 12> situationFiles{{
    {"straight-against-flush-draw",
     QT_TRANSLATE_NOOP("OddsSamples", "Straight against a flush draw")},
    {"series-example", QT_TRANSLATE_NOOP("OddsSamples", "One player’s outs to a straight")},
    {"coin-flip", QT_TRANSLATE_NOOP("OddsSamples", "A coin flip: pair against higher cards")},
    {"dominated-hand", QT_TRANSLATE_NOOP("OddsSamples", "A dominated hand")},
    {"set-over-set", QT_TRANSLATE_NOOP("OddsSamples", "Three kings against three eights")},
    {"suited-connectors", QT_TRANSLATE_NOOP("OddsSamples", "Suited connectors against aces")},
    {"combined-draw",
     QT_TRANSLATE_NOOP("OddsSamples", "Straight and flush draw against the top pair")},
    {"split-pot", QT_TRANSLATE_NOOP("OddsSamples", "The pot is mostly split")},
    {"three-way", QT_TRANSLATE_NOOP("OddsSamples", "Three players before the flop")},
    {"joker-in-the-deck", QT_TRANSLATE_NOOP("OddsSamples", "A joker in the deck")},
    {"unknown-opponent", QT_TRANSLATE_NOOP("OddsSamples", "An unknown opponent")},
    {"deuces-wild", QT_TRANSLATE_NOOP("OddsSamples", "Deuces wild")},
}};

} // namespace

QStringList Samples::ids() const
{
    QStringList ids;
    for (const Sample& sample : m_samples)
        ids << QString::fromLatin1(sample.id);
    return ids;
}

QString Samples::title(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_samples, [&](const Sample& sample) { return id == QLatin1String(sample.id); });
    return found == m_samples.end() ? QString()
                                    : QCoreApplication::translate(m_context, found->title);
}

CardTable Samples::read(const QString& id) const
{
    const auto file = std::get<tables::TableStrip>(
        tables::readTablesIn(QStringLiteral(":/%1/%2.showdown").arg(QLatin1String(m_folder), id)));
    const tables::TableFile& first = file.tables.front();
    const CardTable* situation = first.part(tables::oddsKey);
    return situation ? *situation : first.table;
}

const Samples& handSamples()
{
    static constexpr Samples samples("samples", "Samples", sampleFiles);
    return samples;
}

int firstWildSample()
{
    return 9;
}

const Samples& situationSamples()
{
    static constexpr Samples samples("situations", "OddsSamples", situationFiles);
    return samples;
}

CardTable firstSituation()
{
    static const CardTable first = situationSamples().read(situationSamples().ids().constFirst());
    return first;
}

} // namespace showdown::gui
