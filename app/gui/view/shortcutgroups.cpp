// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/view/shortcutgroups.h"

namespace showdown::gui {

ShortcutGroup handShortcuts()
{
    return {
        ShortcutListText::tr("In the hands"),
        {{ShortcutListText::tr("Go to another card, or to another player"),
          ShortcutListText::tr("Arrow keys")},
         {ShortcutListText::tr("Go to the first or the last card"),
          ShortcutListText::tr("Home, End")},
         {ShortcutListText::tr("Enter a card: its rank, then its suit"),
          ShortcutListText::tr("K S, 10 H or T H")},
         {ShortcutListText::tr("The letter of a rank"),
          ShortcutListText::tr("T ten, J jack, Q queen, K king, A ace")},
         {ShortcutListText::tr("The letter of a suit"),
          ShortcutListText::tr("S spades, H hearts, D diamonds, C clubs")},
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

ShortcutGroup deckShortcuts()
{
    return {ShortcutListText::tr("In the deck"),
            {{ShortcutListText::tr("Go to another key"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Go to the next key of a rank or suit"),
              ShortcutListText::tr("Its letter or digit")},
             {ShortcutListText::tr("Go to the wild"), ShortcutListText::tr("*")},
             {ShortcutListText::tr("Place the card"), ShortcutListText::tr("Enter or Space")},
             {ShortcutListText::tr("Go back to the hands"), ShortcutListText::tr("Esc")}}};
}

} // namespace showdown::gui
