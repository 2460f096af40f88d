// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/shortcutlist.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace showdown::gui {
namespace {

struct PlaceKeysText
{
    Q_DECLARE_TR_FUNCTIONS(PlaceKeysText)
};

// Keys are words here, as they are labelled on keyboards and spoken.

ShortcutGroup hands()
{
    return {
        PlaceKeysText::tr("In the hands"),
        {{PlaceKeysText::tr("Go to another card, or to another player"),
          PlaceKeysText::tr("Arrow keys")},
         {PlaceKeysText::tr("Go to the first or the last card"), PlaceKeysText::tr("Home, End")},
         {PlaceKeysText::tr("Enter a card: its rank, then its suit"),
          PlaceKeysText::tr("K S, 10 H or T H")},
         {PlaceKeysText::tr("Enter a wild"), PlaceKeysText::tr("* or W")},
         {PlaceKeysText::tr("Clear the card and step back"), PlaceKeysText::tr("Backspace")},
         {PlaceKeysText::tr("Go to the deck to choose a card"),
          PlaceKeysText::tr("Space or Enter")},
         {PlaceKeysText::tr("Pick the card up; arrow keys move it, Enter drops it"),
          PlaceKeysText::tr("M")},
         {PlaceKeysText::tr("Put the card that is picked up in between the others"),
          PlaceKeysText::tr("Shift+Enter")},
         {PlaceKeysText::tr("Take the card that is picked up off the table"),
          PlaceKeysText::tr("Delete")},
         {PlaceKeysText::tr("Open the menu of the card"), PlaceKeysText::tr("Menu or Shift+F10")}}};
}

ShortcutGroup deck()
{
    return {PlaceKeysText::tr("In the deck"),
            {{PlaceKeysText::tr("Go to another key"), PlaceKeysText::tr("Arrow keys")},
             {PlaceKeysText::tr("Go to the next key of a rank or suit"),
              PlaceKeysText::tr("Its letter or digit")},
             {PlaceKeysText::tr("Go to the wild"), PlaceKeysText::tr("*")},
             {PlaceKeysText::tr("Place the card"), PlaceKeysText::tr("Enter or Space")},
             {PlaceKeysText::tr("Go back to the hands"), PlaceKeysText::tr("Esc")}}};
}

ShortcutGroup explanation()
{
    return {PlaceKeysText::tr("In the rank check and the comparisons"),
            {{PlaceKeysText::tr("Go to another row"), PlaceKeysText::tr("Arrow keys")},
             {PlaceKeysText::tr("Open or close a comparison"), PlaceKeysText::tr("+ or -")},
             {PlaceKeysText::tr("Show the row in the steps"), PlaceKeysText::tr("Enter")},
             {PlaceKeysText::tr("Take the choice of a row back"), PlaceKeysText::tr("Esc")}}};
}

ShortcutGroup wild()
{
    return {PlaceKeysText::tr("In the choices of a wild"),
            {{PlaceKeysText::tr("Go to another choice"), PlaceKeysText::tr("Arrow keys")},
             {PlaceKeysText::tr("Try the choice"), PlaceKeysText::tr("Enter")},
             {PlaceKeysText::tr("End the try-out"), PlaceKeysText::tr("Esc")}}};
}

ShortcutGroup steps()
{
    return {PlaceKeysText::tr("In the steps"),
            {{PlaceKeysText::tr("On the scrubber: a step back or on"),
              PlaceKeysText::tr("Left, Right")},
             {PlaceKeysText::tr("On the scrubber: the phase before or after"),
              PlaceKeysText::tr("Page Up, Page Down")},
             {PlaceKeysText::tr("On the scrubber: the first or the last step"),
              PlaceKeysText::tr("Home, End")},
             {PlaceKeysText::tr("In the code: mark a line to stop at, or not"),
              PlaceKeysText::tr("Space")},
             {PlaceKeysText::tr("In the list of what was found: go back to a line"),
              PlaceKeysText::tr("Enter")},
             {PlaceKeysText::tr("Go to the step of a typed number"), PlaceKeysText::tr("Enter")},
             {PlaceKeysText::tr("Answer yes or no"), PlaceKeysText::tr("Y, N")},
             {PlaceKeysText::tr("Answer less, equal or greater"), PlaceKeysText::tr("<, =, >")}}};
}

ShortcutGroup presented()
{
    return {
        PlaceKeysText::tr("While presenting"),
        {{PlaceKeysText::tr("Start the run, or go one step on"), PlaceKeysText::tr("Page Down")},
         {PlaceKeysText::tr("Go one step back"), PlaceKeysText::tr("Page Up")},
         {PlaceKeysText::tr("Leave the run, then the presentation"), PlaceKeysText::tr("Esc")}}};
}

ShortcutGroup situation()
{
    ShortcutGroup keys = hands();
    keys.place = PlaceKeysText::tr("In the hands and on the board");
    const QString between =
        PlaceKeysText::tr("Put the card that is picked up in between the others");
    std::erase_if(keys.entries, [&](const auto& entry) { return entry.does == between; });
    const auto wild = std::ranges::find(keys.entries, PlaceKeysText::tr("Enter a wild"),
                                        &ShortcutGroup::Entry::does);
    keys.entries.insert(std::next(wild), {PlaceKeysText::tr("Enter a card that nobody has seen"),
                                          PlaceKeysText::tr("?")});
    return keys;
}

ShortcutGroup nextCards()
{
    return {PlaceKeysText::tr("In the map of next cards"),
            {{PlaceKeysText::tr("Go to another card"), PlaceKeysText::tr("Arrow keys")},
             {PlaceKeysText::tr("Deal the card"), PlaceKeysText::tr("Enter or Space")}}};
}

ShortcutGroup presentedOdds()
{
    return {PlaceKeysText::tr("While presenting"),
            {{PlaceKeysText::tr("Deal the next street"), PlaceKeysText::tr("Page Down")},
             {PlaceKeysText::tr("Take the latest change back"), PlaceKeysText::tr("Page Up")},
             {PlaceKeysText::tr("Leave the presentation"), PlaceKeysText::tr("Esc")}}};
}

} // namespace

std::vector<ShortcutGroup> shortcutGroups(const QString& view)
{
    if (view == QStringLiteral("odds"))
        return {situation(), deck(), nextCards(), presentedOdds()};
    return {hands(), deck(), explanation(), wild(), steps(), presented()};
}

} // namespace showdown::gui
