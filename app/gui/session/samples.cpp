// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/samples.h"

#include "app/gui/session/samplelist.h"

#include <QtGlobal>

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

SampleList samples()
{
    return {"samples", "Samples", sampleFiles};
}

} // namespace

QStringList sampleIds()
{
    return samples().ids();
}

int firstWildSample()
{
    return 9;
}

QString sampleTitle(const QString& id)
{
    return samples().title(id);
}

CardTable readSample(const QString& id)
{
    return samples().read(id).table;
}

} // namespace showdown::gui
