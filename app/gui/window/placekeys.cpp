// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/placekeys.h"

#include <QCoreApplication>

namespace showdown::gui {
namespace {

struct PlaceKeysText
{
    Q_DECLARE_TR_FUNCTIONS(PlaceKeysText)
};

using Text = PlaceKeysText;

// Keys are words here, as they are named on keyboards and spoken aloud.

PlaceKeys hands()
{
    return {Text::tr("In the hands"),
            {{Text::tr("Go to another card, or to another player"), Text::tr("Arrow keys")},
             {Text::tr("Go to the first or the last card"), Text::tr("Home, End")},
             {Text::tr("Enter a card: its rank, then its suit"), Text::tr("K S, 10 H or T H")},
             {Text::tr("Enter a wild"), Text::tr("* or W")},
             {Text::tr("Clear the card and step back"), Text::tr("Backspace")},
             {Text::tr("Go to the deck to choose a card"), Text::tr("Space or Enter")},
             {Text::tr("Pick the card up; arrow keys move it, Enter drops it"), Text::tr("M")},
             {Text::tr("Open the menu of the card"), Text::tr("Menu or Shift+F10")}}};
}

PlaceKeys deck()
{
    return {Text::tr("In the deck"),
            {{Text::tr("Go to another key"), Text::tr("Arrow keys")},
             {Text::tr("Go to the next key of a rank or suit"), Text::tr("Its letter or digit")},
             {Text::tr("Go to the wild"), Text::tr("*")},
             {Text::tr("Place the card"), Text::tr("Enter or Space")},
             {Text::tr("Go back to the hands"), Text::tr("Esc")}}};
}

PlaceKeys explanation()
{
    return {Text::tr("In the rank check and the comparisons"),
            {{Text::tr("Go to another row"), Text::tr("Arrow keys")},
             {Text::tr("Open or close a comparison"), Text::tr("+ or -")},
             {Text::tr("Show the row in the steps"), Text::tr("Enter")},
             {Text::tr("Take the choice of a row back"), Text::tr("Esc")}}};
}

PlaceKeys steps()
{
    return {
        Text::tr("In the steps"),
        {{Text::tr("On the scrubber: a step back or on"), Text::tr("Left, Right")},
         {Text::tr("On the scrubber: the phase before or after"), Text::tr("Page Up, Page Down")},
         {Text::tr("On the scrubber: the first or the last step"), Text::tr("Home, End")},
         {Text::tr("In the code: mark a line to stop at, or not"), Text::tr("Space")},
         {Text::tr("In the list of what was found: go back to a line"), Text::tr("Enter")},
         {Text::tr("Go to the step of a typed number"), Text::tr("Enter")},
         {Text::tr("Answer yes or no"), Text::tr("Y, N")},
         {Text::tr("Answer less, equal or greater"), Text::tr("<, =, >")}}};
}

PlaceKeys presented()
{
    return {Text::tr("While presenting"),
            {{Text::tr("Start the run, or go one step on"), Text::tr("Page Down")},
             {Text::tr("Go one step back"), Text::tr("Page Up")},
             {Text::tr("Leave the run, then the presentation"), Text::tr("Esc")}}};
}

} // namespace

std::vector<PlaceKeys> allPlaceKeys()
{
    return {hands(), deck(), explanation(), steps(), presented()};
}

} // namespace showdown::gui
