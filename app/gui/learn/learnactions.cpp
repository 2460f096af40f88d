// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QGuiApplication>

namespace showdown::gui {
namespace {

QKeySequence alt(Qt::Key key)
{
    return QKeyCombination(Qt::ALT, key);
}

} // namespace

LearnActions::LearnActions(QObject* parent)
    : ActionSet("LearnActions", parent),
      mode(declare("learnAction", QT_TRANSLATE_NOOP("LearnActions", "&Learn"),
                   QT_TRANSLATE_NOOP("LearnActions", "Read the lessons, and try what they say"),
                   {ctrl(Qt::Key_2)}, {IconId::learn, true})),
      previousLesson(declare("previousLessonAction",
                             QT_TRANSLATE_NOOP("LearnActions", "&Previous lesson"),
                             QT_TRANSLATE_NOOP("LearnActions", "Go back to the lesson before"),
                             {alt(Qt::Key_PageUp)}, {IconId::chevronLeft})),
      nextLesson(declare("nextLessonAction", QT_TRANSLATE_NOOP("LearnActions", "&Next lesson"),
                         QT_TRANSLATE_NOOP("LearnActions", "Go on to the next lesson"),
                         {alt(Qt::Key_PageDown)}, {IconId::chevronRight})),
      findLesson(declare(
          "findLessonAction", QT_TRANSLATE_NOOP("LearnActions", "&Find a lesson"),
          QT_TRANSLATE_NOOP("LearnActions", "Look for a word in the titles and texts of lessons"),
          {ctrl(Qt::Key_F)}, {IconId::search})),
      loadExample(declare(
          "loadExampleAction", QT_TRANSLATE_NOOP("LearnActions", "&Load example or check"),
          QT_TRANSLATE_NOOP("LearnActions",
                            "Put the selected example onto its table, or check the exercise"),
          {ctrl(Qt::Key_Return), ctrl(Qt::Key_Enter)}, {IconId::load})),
      loadAllExamples(declare(
          "loadAllExamplesAction", QT_TRANSLATE_NOOP("LearnActions", "Load &all examples"),
          QT_TRANSLATE_NOOP("LearnActions", "Put the hands of all examples onto tables in a row"))),
      previousExercise(declare("previousExerciseAction",
                               QT_TRANSLATE_NOOP("LearnActions", "P&revious exercise"),
                               QT_TRANSLATE_NOOP("LearnActions", "Go back to the exercise before"),
                               {ctrl(Qt::Key_PageUp)}, {IconId::chevronLeft})),
      nextExercise(declare("nextExerciseAction",
                           QT_TRANSLATE_NOOP("LearnActions", "Next &exercise"),
                           QT_TRANSLATE_NOOP("LearnActions", "Go on to the next exercise"),
                           {ctrl(Qt::Key_PageDown)}, {IconId::chevronRight})),
      readingMode(declare(
          "readingModeAction", QT_TRANSLATE_NOOP("LearnActions", "Readin&g mode"),
          QT_TRANSLATE_NOOP("LearnActions", "Show the text alone, in larger letters, or all of it"),
          {ctrl(Qt::Key_G)}, {IconId::show, true})),
      lessonList(declare("lessonListAction", QT_TRANSLATE_NOOP("LearnActions", "Lesson l&ist"),
                         QT_TRANSLATE_NOOP("LearnActions", "Show or hide the list of lessons"), {},
                         {std::nullopt, true})),
      exportPdf(
          declare("exportLessonPdfAction", QT_TRANSLATE_NOOP("LearnActions", "As &PDF…"),
                  QT_TRANSLATE_NOOP("LearnActions", "Write the lesson into a file for paper"))),
      exportHtml(declare(
          "exportLessonHtmlAction", QT_TRANSLATE_NOOP("LearnActions", "As &HTML…"),
          QT_TRANSLATE_NOOP("LearnActions", "Write the lesson into a file for any browser"))),
      withAnswers(declare("lessonAnswersAction", QT_TRANSLATE_NOOP("LearnActions", "With &answers"),
                          QT_TRANSLATE_NOOP("LearnActions",
                                            "In files and on paper the answers have a page of "
                                            "their own, or are left out"),
                          {}, {std::nullopt, true})),
      print(declare("printLessonAction", QT_TRANSLATE_NOOP("LearnActions", "&Print lesson…"),
                    QT_TRANSLATE_NOOP("LearnActions", "Print the lesson with its exercises"),
                    {ctrl(Qt::Key_P)})),
      openLessons(
          declare("openLessonsAction", QT_TRANSLATE_NOOP("LearnActions", "Open &lessons…"),
                  QT_TRANSLATE_NOOP("LearnActions", "Show the lessons of a folder of your own"))),
      readAgain(
          declare("readAgainAction", QT_TRANSLATE_NOOP("LearnActions", "Read lessons a&gain"),
                  QT_TRANSLATE_NOOP("LearnActions", "Read the lessons of your own folders again"),
                  {Qt::Key_F5})),
      closeLessons(
          declare("closeLessonsAction", QT_TRANSLATE_NOOP("LearnActions", "Close &these lessons"),
                  QT_TRANSLATE_NOOP("LearnActions",
                                    "Show the lessons of this folder of your own no longer; "
                                    "what you have answered is kept"))),
      exportProgress(declare(
          "exportProgressAction", QT_TRANSLATE_NOOP("LearnActions", "&Export progress…"),
          QT_TRANSLATE_NOOP("LearnActions", "Write all that you have answered into a CSV file"))),
      clearProgress(declare("clearProgressAction",
                            QT_TRANSLATE_NOOP("LearnActions", "&Clear progress…"),
                            QT_TRANSLATE_NOOP("LearnActions", "Forget all that you have answered")))
{
    retranslate();
}

void LearnActions::retranslate()
{
    ActionSet::retranslate();
    //: On a button that has little room: the lesson before
    previousLesson->setIconText(QCoreApplication::translate("LearnActions", "Previous"));
    //: On a button that has little room: the next lesson
    nextLesson->setIconText(QCoreApplication::translate("LearnActions", "Next"));
    const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const QIcon back = icon(isMirrored ? IconId::chevronRight : IconId::chevronLeft);
    const QIcon on = icon(isMirrored ? IconId::chevronLeft : IconId::chevronRight);
    for (QAction* action : {previousLesson, previousExercise})
        action->setIcon(back);
    for (QAction* action : {nextLesson, nextExercise})
        action->setIcon(on);
}

QList<QAction*> LearnActions::fileMenu() const
{
    return {openLessons, readAgain, closeLessons, nullptr, exportProgress, clearProgress, nullptr};
}

QList<QAction*> LearnActions::menu() const
{
    return {previousLesson, nextLesson,      findLesson,       nullptr,
            loadExample,    loadAllExamples, previousExercise, nextExercise};
}

} // namespace showdown::gui
