// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/fileactions.h"

#include <QAction>
#include <QCoreApplication>

namespace showdown::gui {

FileActions::FileActions(QObject* parent)
    : ActionSet("FileActions", parent),
      newTable(
          declare("newTableAction", QT_TRANSLATE_NOOP("FileActions", "&New table"),
                  QT_TRANSLATE_NOOP("FileActions", "Begin without cards; the house rules stay"),
                  {ctrl(Qt::Key_N)})),
      addTable(declare("addTableAction", QT_TRANSLATE_NOOP("FileActions", "A&dd a table"),
                       QT_TRANSLATE_NOOP("FileActions",
                                         "Put a table without cards behind this one, in the same "
                                         "file"),
                       {ctrlShift(Qt::Key_N)})),
      newFile(
          declare("newFileAction", QT_TRANSLATE_NOOP("FileActions", "New &file"),
                  QT_TRANSLATE_NOOP("FileActions", "Leave these tables and begin without cards"))),
      open(declare("openAction", QT_TRANSLATE_NOOP("FileActions", "&Open…"),
                   QT_TRANSLATE_NOOP("FileActions", "Open a table that was saved"),
                   {ctrl(Qt::Key_O)})),
      noRecent(declare(
          "noRecentFileAction", QT_TRANSLATE_NOOP("FileActions", "&No file was opened yet"),
          QT_TRANSLATE_NOOP("FileActions", "Files that are opened or saved are listed here"))),
      clearRecent(
          declare("clearRecentFilesAction", QT_TRANSLATE_NOOP("FileActions", "&Clear list"),
                  QT_TRANSLATE_NOOP("FileActions", "Forget which files were opened; they stay"))),
      nothingToRecover(
          declare("nothingToRecoverAction", QT_TRANSLATE_NOOP("FileActions", "&Nothing to recover"),
                  QT_TRANSLATE_NOOP("FileActions",
                                    "Tables of other windows and of before that were not saved are "
                                    "listed here"))),
      busyRecoverable(declare(
          "busyRecoverableAction",
          QT_TRANSLATE_NOOP("FileActions", "&Another window looks at them; open this menu again"),
          QT_TRANSLATE_NOOP("FileActions", "It is not known now what can be recovered"))),
      forgetRecoverable(declare(
          "forgetRecoverableAction", QT_TRANSLATE_NOOP("FileActions", "&Delete all of them…"),
          QT_TRANSLATE_NOOP("FileActions", "Delete the tables that could be recovered"))),
      save(declare("saveAction", QT_TRANSLATE_NOOP("FileActions", "&Save"),
                   QT_TRANSLATE_NOOP("FileActions",
                                     "Write the hands and the situation of Odds into their file"),
                   {ctrl(Qt::Key_S)})),
      saveAs(declare("saveAsAction", QT_TRANSLATE_NOOP("FileActions", "Save &as…"),
                     QT_TRANSLATE_NOOP("FileActions",
                                       "Write the hands and the situation of Odds into another "
                                       "file"),
                     {ctrlShift(Qt::Key_S)})),
      properties(declare(
          "propertiesAction", QT_TRANSLATE_NOOP("FileActions", "Propert&ies…"),
          QT_TRANSLATE_NOOP("FileActions", "Give the table a title and note something about it")))
{
    noRecent->setEnabled(false);
    nothingToRecover->setEnabled(false);
    busyRecoverable->setEnabled(false);
    FileActions::retranslate();
}

} // namespace showdown::gui
