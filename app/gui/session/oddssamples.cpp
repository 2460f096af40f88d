// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssamples.h"

#include "app/files/tablefile.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::gui {
namespace {

/// A file of resources/situations, and what it shows.
struct OddsSample
{
    const char* id;
    const char* title;
};

constexpr std::array<OddsSample, 12> situationFiles{{
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

QStringList oddsSampleIds()
{
    QStringList ids;
    for (const OddsSample& sample : situationFiles)
        ids << QString::fromLatin1(sample.id);
    return ids;
}

QString oddsSampleTitle(const QString& id)
{
    const auto* found = std::ranges::find_if(
        situationFiles, [&](const OddsSample& sample) { return id == QLatin1String(sample.id); });
    return found == situationFiles.end() ? QString()
                                         : QCoreApplication::translate("OddsSamples", found->title);
}

OddsTable readOddsSample(const QString& id)
{
    const files::TableFileResult file =
        files::readTableFile(QStringLiteral(":/situations/%1.showdown").arg(id));
    OddsTable table = *std::get<files::TableFile>(file).odds;
    table.sample = id;
    return table;
}

OddsTable firstOddsSample()
{
    return readOddsSample(QString::fromLatin1(situationFiles.front().id));
}

} // namespace showdown::gui
