// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/view/shortcutgroups.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace showdown::gui {
namespace {

struct ShortcutListText
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutListText)
};

// Keys are words here, as they are labelled on keyboards and spoken.

ShortcutGroup hands()
{
    return {
        ShortcutListText::tr("In the hands"),
        {{ShortcutListText::tr("Go to another card, or to another player"),
          ShortcutListText::tr("Arrow keys")},
         {ShortcutListText::tr("Go to the first or the last card"),
          ShortcutListText::tr("Home, End")},
         {ShortcutListText::tr("Enter a card: its rank, then its suit"),
          ShortcutListText::tr("K S, 10 H or T H")},
         {ShortcutListText::tr("Enter a wild"), ShortcutListText::tr("* or W")},
         {ShortcutListText::tr("Clear the card and step back"), ShortcutListText::tr("Backspace")},
         {ShortcutListText::tr("Go to the deck to choose a card"),
          ShortcutListText::tr("Space or Enter")},
         {ShortcutListText::tr("Pick the card up; arrow keys move it, Enter drops it"),
          ShortcutListText::tr("M")},
         {ShortcutListText::tr("Put the card that is picked up in between the others"),
          ShortcutListText::tr("Shift+Enter")},
         {ShortcutListText::tr("Take the card that is picked up off the table"),
          ShortcutListText::tr("Delete")},
         {ShortcutListText::tr("Open the menu of the card"),
          ShortcutListText::tr("Menu or Shift+F10")}}};
}

ShortcutGroup deck()
{
    return {ShortcutListText::tr("In the deck"),
            {{ShortcutListText::tr("Go to another key"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Go to the next key of a rank or suit"),
              ShortcutListText::tr("Its letter or digit")},
             {ShortcutListText::tr("Go to the wild"), ShortcutListText::tr("*")},
             {ShortcutListText::tr("Place the card"), ShortcutListText::tr("Enter or Space")},
             {ShortcutListText::tr("Go back to the hands"), ShortcutListText::tr("Esc")}}};
}

ShortcutGroup explanation()
{
    return {ShortcutListText::tr("In the rank check and the comparisons"),
            {{ShortcutListText::tr("Go to another row"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Open or close a comparison"), ShortcutListText::tr("+ or -")},
             {ShortcutListText::tr("Show the row in the steps"), ShortcutListText::tr("Enter")},
             {ShortcutListText::tr("Take the choice of a row back"), ShortcutListText::tr("Esc")}}};
}

ShortcutGroup wild()
{
    return {ShortcutListText::tr("In the choices of a wild"),
            {{ShortcutListText::tr("Go to another choice"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Try the choice"), ShortcutListText::tr("Enter")},
             {ShortcutListText::tr("End the try-out"), ShortcutListText::tr("Esc")}}};
}

ShortcutGroup steps()
{
    return {
        ShortcutListText::tr("In the steps"),
        {{ShortcutListText::tr("On the scrubber: a step back or on"),
          ShortcutListText::tr("Left, Right")},
         {ShortcutListText::tr("On the scrubber: the phase before or after"),
          ShortcutListText::tr("Page Up, Page Down")},
         {ShortcutListText::tr("On the scrubber: the first or the last step"),
          ShortcutListText::tr("Home, End")},
         {ShortcutListText::tr("In the code: mark a line to stop at, or not"),
          ShortcutListText::tr("Space")},
         {ShortcutListText::tr("In the list of what was found: go back to a line"),
          ShortcutListText::tr("Enter")},
         {ShortcutListText::tr("Go to the step of a typed number"), ShortcutListText::tr("Enter")},
         {ShortcutListText::tr("Answer yes or no"), ShortcutListText::tr("Y, N")},
         {ShortcutListText::tr("Answer less, equal or greater"), ShortcutListText::tr("<, =, >")}}};
}

ShortcutGroup presented()
{
    return {ShortcutListText::tr("While presenting"),
            {{ShortcutListText::tr("Start the run, or go one step on"),
              ShortcutListText::tr("Page Down")},
             {ShortcutListText::tr("Go one step back"), ShortcutListText::tr("Page Up")},
             {ShortcutListText::tr("Leave the run, then the presentation"),
              ShortcutListText::tr("Esc")}}};
}

ShortcutGroup situation()
{
    ShortcutGroup keys = hands();
    keys.place = ShortcutListText::tr("In the hands and on the board");
    const auto wild = std::ranges::find(keys.entries, ShortcutListText::tr("Enter a wild"),
                                        &ShortcutGroup::Entry::does);
    keys.entries.insert(std::next(wild), {ShortcutListText::tr("Enter a card that nobody has seen"),
                                          ShortcutListText::tr("?")});
    return keys;
}

ShortcutGroup nextCards()
{
    return {ShortcutListText::tr("In the map of next cards"),
            {{ShortcutListText::tr("Go to another card"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Deal the card"), ShortcutListText::tr("Enter or Space")}}};
}

ShortcutGroup presentedOdds()
{
    return {ShortcutListText::tr("While presenting"),
            {{ShortcutListText::tr("Deal the next street"), ShortcutListText::tr("Page Down")},
             {ShortcutListText::tr("Take the latest change back"), ShortcutListText::tr("Page Up")},
             {ShortcutListText::tr("Leave the presentation"), ShortcutListText::tr("Esc")}}};
}

} // namespace

std::vector<ShortcutGroup> comparingShortcuts()
{
    return {hands(), deck(), explanation(), wild(), steps(), presented()};
}

std::vector<ShortcutGroup> countingShortcuts()
{
    return {situation(), deck(), nextCards(), presentedOdds()};
}

} // namespace showdown::gui
