// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practiceactions.h"

#include "app/gui/theme/mnemonic.h"
#include "app/narration/practicetext.h"

#include <QAction>
#include <QCoreApplication>

#include <array>

namespace showdown::gui {
namespace {

/// The kinds with a button of their own come first.
constexpr std::array kindsInOrder{
    QuestionKind::winner, QuestionKind::rank,  QuestionKind::wild,     QuestionKind::name,
    QuestionKind::which,  QuestionKind::order, QuestionKind::outs,     QuestionKind::decidingCard,
    QuestionKind::number, QuestionKind::build, QuestionKind::nextStep, QuestionKind::bug,
};

} // namespace

PracticeActions::PracticeActions(QObject* parent)
    : ActionSet("PracticeActions", parent),
      mode(declare("practiceAction", QT_TRANSLATE_NOOP("PracticeActions", "&Practice"),
                   QT_TRANSLATE_NOOP("PracticeActions", "Answer questions about hands"),
                   {ctrl(Qt::Key_3)}, {IconId::practice, true})),
      newRound(declare(
          "newRoundAction", QT_TRANSLATE_NOOP("PracticeActions", "&New round"),
          QT_TRANSLATE_NOOP("PracticeActions", "Begin a round with the questions chosen beside"),
          {ctrl(Qt::Key_R)}, {IconId::swap})),
      chooseTopics(declare(
          "chooseTopicsAction", QT_TRANSLATE_NOOP("PracticeActions", "Choose &topics…"),
          QT_TRANSLATE_NOOP("PracticeActions", "Choose what the questions of a round are about"))),
      endRound(declare("endRoundAction", QT_TRANSLATE_NOOP("PracticeActions", "&End the round"),
                       QT_TRANSLATE_NOOP("PracticeActions",
                                         "Stop before the last question; what was answered counts"),
                       {Qt::Key_Escape})),
      proceed(declare(
          "proceedAction", QT_TRANSLATE_NOOP("PracticeActions", "Check or &go on"),
          QT_TRANSLATE_NOOP("PracticeActions", "Check the answer, or go on to the next question"),
          {ctrl(Qt::Key_Return), ctrl(Qt::Key_Enter)}, {IconId::yes})),
      hint(declare("practiceHintAction", QT_TRANSLATE_NOOP("PracticeActions", "&Hint"),
                   QT_TRANSLATE_NOOP("PracticeActions",
                                     "Show what narrows the answer down; it costs the point"),
                   {ctrl(Qt::Key_H)}, {IconId::note})),
      stepThrough(declare(
          "practiceStepAction", QT_TRANSLATE_NOOP("PracticeActions", "&Step through"),
          QT_TRANSLATE_NOOP("PracticeActions", "Open the step that decides about your answer"),
          {Qt::Key_S}, {IconId::play})),
      openInCompare(declare(
          "practiceCompareAction", QT_TRANSLATE_NOOP("PracticeActions", "&Open in Compare"),
          QT_TRANSLATE_NOOP("PracticeActions", "Put these cards onto a table, to try them out"),
          {Qt::Key_O}, {IconId::compare})),
      readLesson(declare("practiceLessonAction",
                         QT_TRANSLATE_NOOP("PracticeActions", "Read &lesson"),
                         QT_TRANSLATE_NOOP("PracticeActions", "Open the lesson about this"),
                         {Qt::Key_L}, {IconId::learn})),
      copyCommand(declare("practiceCommandAction",
                          QT_TRANSLATE_NOOP("PracticeActions", "&Copy command"),
                          QT_TRANSLATE_NOOP("PracticeActions",
                                            "Copy the command line that asks this question again"),
                          {}, {IconId::copy})),
      exportAnswers(declare(
          "exportPracticeAction", QT_TRANSLATE_NOOP("PracticeActions", "E&xport practice…"),
          QT_TRANSLATE_NOOP("PracticeActions", "Write all answers of practice into a file"))),
      clearResults(declare("clearPracticeAction",
                           QT_TRANSLATE_NOOP("PracticeActions", "&Clear practice results…"),
                           QT_TRANSLATE_NOOP("PracticeActions",
                                             "Forget all answers of practice; lessons stay done"))),
      kinds(new QActionGroup(this))
{
    QAction* all = declare("allKindsAction", QT_TRANSLATE_NOOP("PracticeActions", "&All kinds"),
                           QT_TRANSLATE_NOOP("PracticeActions", "Ask questions of every kind"), {},
                           {std::nullopt, true});
    all->setData(-1);
    all->setChecked(true);
    kinds->addAction(all);
    for (const QuestionKind kind : kindsInOrder) {
        QAction* action = declare(QStringLiteral("kind%1Action").arg(static_cast<int>(kind)), {},
                                  {std::nullopt, true});
        action->setData(static_cast<int>(kind));
        kinds->addAction(action);
    }
    retranslate();
}

void PracticeActions::retranslate()
{
    ActionSet::retranslate();
    QStringList names;
    const QList<QAction*> all = kinds->actions();
    for (const QAction* action : all.mid(1))
        names << narration::questionKindName(static_cast<QuestionKind>(action->data().toInt()));
    const QStringList marked = withMnemonics(QStringList{withoutMnemonic(all[0]->text())} + names);
    for (int kind = 0; kind < names.size(); ++kind)
        setWords(*all[kind + 1], marked[kind + 1],
                 //: %1: a kind of question: "Which hand wins?"
                 QCoreApplication::translate("PracticeActions", "Ask only: %1").arg(names[kind]));
    all[0]->setText(marked[0]);
}

QList<QAction*> PracticeActions::menu() const
{
    return {newRound, chooseTopics, endRound,      nullptr,    proceed,    hint,
            nullptr,  stepThrough,  openInCompare, readLesson, copyCommand};
}

} // namespace showdown::gui
