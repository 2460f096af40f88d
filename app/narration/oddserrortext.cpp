// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddserrortext.h"

#include "app/narration/errortext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct OddsErrorText
{
    Q_DECLARE_TR_FUNCTIONS(OddsErrorText)
};

QString counted(int index)
{
    return QString::number(index + 1);
}

QString placeText(const SeenPlace& place)
{
    switch (place.area) {
    case SeenArea::hole:
        return fill(OddsErrorText::tr("hand %1, card %2", "where a card was given"),
                    {counted(place.player), counted(place.position)});
    case SeenArea::board:
        return fill(OddsErrorText::tr("board, card %1", "where a card was given"),
                    {counted(place.position)});
    case SeenArea::dead:
        return fill(OddsErrorText::tr("dead cards, card %1", "where a card was given"),
                    {counted(place.position)});
    }
    return {};
}

} // namespace

QString errorText(const NotationError& error, SeenArea area, int player)
{
    switch (area) {
    case SeenArea::hole:
        return errorText(error, player + 1);
    case SeenArea::board:
        return fill(OddsErrorText::tr("board, %1", "%1: 'character 4: …'"), {errorText(error)});
    case SeenArea::dead:
        return fill(OddsErrorText::tr("dead cards, %1", "%1: 'character 4: …'"),
                    {errorText(error)});
    }
    return {};
}

QString errorText(const SituationError& error)
{
    switch (error.fault) {
    case SituationFault::noPlayer:
        return OddsErrorText::tr("there is no player");
    case SituationFault::tooManyPlayers:
        return OddsErrorText::tr("there are more than three players");
    case SituationFault::badBoardSize:
        return fill(OddsErrorText::tr("board: it has none, three, four or five cards, not %1",
                                      "%1: a number"),
                    {QString::number(error.count)});
    case SituationFault::repeatedCard:
        return fill(OddsErrorText::tr("%1: %2 is already %3; one deck holds each card once",
                                      "%1, %3: 'hand 1, card 2'; %2: 'Qd'"),
                    {placeText(error.second),
                     error.card ? quoted(QString::fromStdString(toText(*error.card))) : QString(),
                     placeText(error.first)});
    case SituationFault::deckTooSmall:
        return fill(
            OddsErrorText::tr("the deck is too small; cards that are missing: %1", "%1: a number"),
            {QString::number(error.count)});
    }
    return {};
}

} // namespace showdown::narration
