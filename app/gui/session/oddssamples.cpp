// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssamples.h"

#include "app/gui/session/samplelist.h"

#include <QtGlobal>

#include <array>

namespace showdown::gui {
namespace {

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

SampleList situations()
{
    return {"situations", "OddsSamples", situationFiles};
}

} // namespace

QStringList oddsSampleIds()
{
    return situations().ids();
}

QString oddsSampleTitle(const QString& id)
{
    return situations().title(id);
}

CardTable readOddsSample(const QString& id)
{
    return *situations().read(id).odds;
}

CardTable firstOddsSample()
{
    static const CardTable first = readOddsSample(QString::fromLatin1(situationFiles.front().id));
    return first;
}

} // namespace showdown::gui
