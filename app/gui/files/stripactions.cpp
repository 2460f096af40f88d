// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/stripactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QGuiApplication>

namespace showdown::gui {

StripActions::StripActions(QObject* parent)
    : ActionSet("StripActions", parent),
      previousTable(declare("previousTableAction",
                            QT_TRANSLATE_NOOP("StripActions", "&Previous table"),
                            QT_TRANSLATE_NOOP("StripActions", "Go back to the table before"))),
      nextTable(declare("nextTableAction", QT_TRANSLATE_NOOP("StripActions", "Ne&xt table"),
                        QT_TRANSLATE_NOOP("StripActions", "Go on to the table after this one"))),
      moveBack(declare("moveTableBackAction", QT_TRANSLATE_NOOP("StripActions", "Move &back"),
                       QT_TRANSLATE_NOOP("StripActions", "Move the chosen tables one place back"))),
      moveOn(declare("moveTableOnAction", QT_TRANSLATE_NOOP("StripActions", "Move &on"),
                     QT_TRANSLATE_NOOP("StripActions", "Move the chosen tables one place on"))),
      duplicate(declare(
          "duplicateTableAction", QT_TRANSLATE_NOOP("StripActions", "&Duplicate"),
          QT_TRANSLATE_NOOP("StripActions", "Put copies of the chosen tables behind this one"))),
      remove(declare("removeTableAction", QT_TRANSLATE_NOOP("StripActions", "&Remove"),
                     QT_TRANSLATE_NOOP("StripActions", "Take the chosen tables out of the file"))),
      worksheet(declare("tablesWorksheetAction",
                        QT_TRANSLATE_NOOP("StripActions", "&Worksheet from these…"),
                        QT_TRANSLATE_NOOP("StripActions",
                                          "Ask on a sheet who wins at each of the chosen tables"))),
      lesson(declare("tablesLessonAction", QT_TRANSLATE_NOOP("StripActions", "&Lesson from these…"),
                     QT_TRANSLATE_NOOP("StripActions", "Make a lesson of the chosen tables"))),
      present(declare("presentTablesAction", QT_TRANSLATE_NOOP("StripActions", "Pre&sent these"),
                      QT_TRANSLATE_NOOP("StripActions",
                                        "Show the chosen tables one by one on the whole screen, "
                                        "or all if one is chosen")))
{
    StripActions::retranslate();
}

void StripActions::retranslate()
{
    const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const Qt::Key back = isMirrored ? Qt::Key_Right : Qt::Key_Left;
    const Qt::Key on = isMirrored ? Qt::Key_Left : Qt::Key_Right;
    const auto moving = Qt::Modifiers(Qt::ALT).setFlag(Qt::SHIFT);
    previousTable->setShortcut(QKeyCombination(Qt::ALT, back));
    nextTable->setShortcut(QKeyCombination(Qt::ALT, on));
    moveBack->setShortcut(QKeyCombination(moving, back));
    moveOn->setShortcut(QKeyCombination(moving, on));
    previousTable->setIcon(icon(isMirrored ? IconId::chevronRight : IconId::chevronLeft));
    nextTable->setIcon(icon(isMirrored ? IconId::chevronLeft : IconId::chevronRight));
    ActionSet::retranslate(); // the tips name the keys
}

QList<QAction*> StripActions::menu() const
{
    return {previousTable, nextTable, nullptr,   moveBack, moveOn, duplicate,
            remove,        nullptr,   worksheet, lesson,   present};
}

} // namespace showdown::gui
