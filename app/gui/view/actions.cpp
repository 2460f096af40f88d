// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/view/actions.h"

#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace showdown::gui {
namespace {

/// The name of this key as all other texts have it; Qt leaves it in English.
[[maybe_unused]] constexpr const char* returnKey = QT_TRANSLATE_NOOP("QShortcut", "Return");

} // namespace

void addEntries(QMenu& menu, const QList<QAction*>& entries)
{
    for (QAction* entry : entries) {
        if (entry)
            menu.addAction(entry);
        else
            menu.addSeparator();
    }
}

ActionSet::ActionSet(const char* context, QObject* parent) : QObject(parent), m_context(context) {}

QAction* ActionSet::declare(const char* name, const char* text, const char* tip,
                            const QList<QKeySequence>& shortcuts, const ActionLook& look)
{
    QAction* action = declare(QString::fromLatin1(name), shortcuts, look);
    giveWords(action, text, tip);
    return action;
}

QAction* ActionSet::declare(const QString& name, const QList<QKeySequence>& shortcuts,
                            const ActionLook& look)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setShortcuts(shortcuts);
    action->setCheckable(look.isCheckable);
    if (look.icon)
        action->setIcon(icon(*look.icon));
    action->setIconVisibleInMenu(false);
    return action;
}

void ActionSet::giveWords(QAction* action, const char* text, const char* tip, const char* context)
{
    m_words.push_back({action, context ? context : m_context, text, tip});
}

void ActionSet::show(const Words& words)
{
    setWords(*words.action, QCoreApplication::translate(words.context, words.text),
             QCoreApplication::translate(words.context, words.tip));
}

void ActionSet::retranslate()
{
    std::ranges::for_each(m_words, &ActionSet::show);
}

void ActionSet::showOwnWords(const QAction& action)
{
    for (const Words& words : m_words) {
        if (words.action == &action)
            show(words);
    }
}

void ActionSet::setUsable(QAction& action, const QString& whyNot)
{
    action.setEnabled(whyNot.isEmpty());
    showOwnWords(action);
    if (!whyNot.isEmpty())
        setWords(action, action.text(), whyNot);
}

void ActionSet::setWords(QAction& action, const QString& text, const QString& tip)
{
    action.setText(text);
    action.setStatusTip(tip);
    const QKeySequence shortcut = action.shortcut();
    action.setToolTip(escapedForToolTip(
        shortcut.isEmpty() ? tip
                           //: A tool tip: what a button does, and its shortcut
                           : tr("%1 (%2)").arg(tip, shortcut.toString(QKeySequence::NativeText))));
}

Actions::Actions(QObject* parent)
    : ActionSet("Actions", parent),
      worksheet(declare("worksheetAction", QT_TRANSLATE_NOOP("Actions", "&Worksheet…"),
                        QT_TRANSLATE_NOOP("Actions", "Make questions on paper, and their answers "
                                                     "apart"),
                        {ctrlShift(Qt::Key_W)})),
      quit(declare("quitAction", QT_TRANSLATE_NOOP("Actions", "&Quit"),
                   QT_TRANSLATE_NOOP("Actions", "Close the window and end the program"),
                   {ctrl(Qt::Key_Q)})),
      undo(declare("undoAction", QT_TRANSLATE_NOOP("Actions", "&Undo"),
                   QT_TRANSLATE_NOOP("Actions", "Take back the latest change"), {ctrl(Qt::Key_Z)},
                   {IconId::undo})),
      redo(declare("redoAction", QT_TRANSLATE_NOOP("Actions", "&Redo"),
                   QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"),
                   {ctrlShift(Qt::Key_Z), ctrl(Qt::Key_Y)}, {IconId::redo})),
      settings(declare(
          "settingsAction", QT_TRANSLATE_NOOP("Actions", "Settin&gs…"),
          QT_TRANSLATE_NOOP("Actions", "Choose language, look, and what comes back at the start"),
          {ctrl(Qt::Key_Comma)}, {IconId::settings})),
      explanation(declare("explanationAction", QT_TRANSLATE_NOOP("Actions", "&Explanation"),
                          QT_TRANSLATE_NOOP("Actions", "Show or hide the explanation"),
                          {Qt::Key_F9}, {IconId::explain, true})),
      nextArea(declare("nextAreaAction", QT_TRANSLATE_NOOP("Actions", "Ne&xt area"),
                       QT_TRANSLATE_NOOP("Actions", "Go on to the next part of the window"),
                       {Qt::Key_F6})),
      previousArea(
          declare("previousAreaAction", QT_TRANSLATE_NOOP("Actions", "Pre&vious area"),
                  QT_TRANSLATE_NOOP("Actions", "Go back to the previous part of the window"),
                  {Qt::SHIFT | Qt::Key_F6})),
      nextTheme(declare(
          "nextThemeAction", QT_TRANSLATE_NOOP("Actions", "C&hange theme"),
          QT_TRANSLATE_NOOP("Actions", "Go on to the next theme: system, light, dark, contrast"),
          {ctrl(Qt::Key_T)})),
      fourColors(declare("fourColorsAction", QT_TRANSLATE_NOOP("Actions", "&Four-colour deck"),
                         QT_TRANSLATE_NOOP("Actions", "Draw diamonds blue and clubs green"), {},
                         {std::nullopt, true})),
      largerText(declare("largerTextAction", QT_TRANSLATE_NOOP("Actions", "&Larger text"),
                         QT_TRANSLATE_NOOP("Actions", "Make text and cards larger"),
                         {ctrl(Qt::Key_Plus), ctrl(Qt::Key_Equal)})),
      smallerText(declare("smallerTextAction", QT_TRANSLATE_NOOP("Actions", "&Smaller text"),
                          QT_TRANSLATE_NOOP("Actions", "Make text and cards smaller"),
                          {ctrl(Qt::Key_Minus)})),
      usualText(declare(
          "usualTextAction", QT_TRANSLATE_NOOP("Actions", "&Usual text size"),
          QT_TRANSLATE_NOOP("Actions", "Make text and cards as large as the desktop's text"),
          {ctrl(Qt::Key_0)})),
      present(declare("presentAction", QT_TRANSLATE_NOOP("Actions", "P&resent"),
                      QT_TRANSLATE_NOOP("Actions", "Show the hands large on the whole screen"),
                      {Qt::Key_F11}, {std::nullopt, true})),
      fullScreen(declare("fullScreenAction", QT_TRANSLATE_NOOP("Actions", "Full scree&n"),
                         QT_TRANSLATE_NOOP("Actions", "Let the window fill the screen"),
                         {Qt::SHIFT | Qt::Key_F11}, {std::nullopt, true})),
      help(declare("helpAction", QT_TRANSLATE_NOOP("Actions", "H&elp"),
                   QT_TRANSLATE_NOOP("Actions", "Explain the program and its words on one page"),
                   {Qt::Key_F1})),
      handRankings(
          declare("handRankingsAction", QT_TRANSLATE_NOOP("Actions", "&Hand rankings"),
                  QT_TRANSLATE_NOOP("Actions",
                                    "Show the ranks under these rules and how often each comes"))),
      takeCode(declare(
          "takeCodeAction", QT_TRANSLATE_NOOP("Actions", "&Take the code…"),
          QT_TRANSLATE_NOOP("Actions", "Copy or save the code as a Python or JavaScript program"))),
      shortcuts(declare("shortcutsAction", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
                        QT_TRANSLATE_NOOP("Actions", "List what each key does"),
                        {ctrl(Qt::Key_Slash)})),
      about(declare("aboutAction", QT_TRANSLATE_NOOP("Actions", "&About Showdown"),
                    QT_TRANSLATE_NOOP("Actions", "What this program is, and its version"))),
      themes(new QActionGroup(this)),
      motions(new QActionGroup(this))
{
    settings->setMenuRole(QAction::PreferencesRole);
    addThemes();
    addMotions();
    retranslate();
}

void Actions::retranslate()
{
    ActionSet::retranslate();
    //: A button that opens them
    settings->setIconText(tr("Settings"));
}

void Actions::setExplanationWords(const QString& text, const QString& tip)
{
    if (text.isEmpty())
        showOwnWords(*explanation);
    else
        setWords(*explanation, text, tip);
}

void Actions::setTextSize(int percent)
{
    if (percent == m_textSize)
        return;
    m_textSize = percent;
    emit textSizeChanged();
}

void Actions::addThemes()
{
    const auto add = [this](const char* name, const char* text, const char* tip, Theme theme) {
        QAction* action = declare(name, text, tip, {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(theme));
        themes->addAction(action);
    };
    add("systemThemeAction", QT_TRANSLATE_NOOP("Actions", "&Follow system"),
        QT_TRANSLATE_NOOP("Actions", "Take colours and controls from the desktop"), Theme::system);
    add("lightThemeAction", QT_TRANSLATE_NOOP("Actions", "&Light"),
        QT_TRANSLATE_NOOP("Actions", "Dark text on light areas"), Theme::light);
    add("darkThemeAction", QT_TRANSLATE_NOOP("Actions", "&Dark"),
        QT_TRANSLATE_NOOP("Actions", "Light text on dark areas"), Theme::dark);
    add("contrastThemeAction", QT_TRANSLATE_NOOP("Actions", "High &contrast"),
        QT_TRANSLATE_NOOP("Actions", "Two colours and thick lines"), Theme::highContrast);
}

void Actions::addMotions()
{
    const auto add = [this](const char* name, const char* text, const char* tip, Motion motion) {
        QAction* action = declare(name, text, tip, {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(motion));
        motions->addAction(action);
    };
    //: How long cards are seen moving
    add("shortMotionAction", QT_TRANSLATE_NOOP("Actions", "&Short"),
        QT_TRANSLATE_NOOP("Actions", "Show for a moment where cards move to"), Motion::shown);
    //: Cards are not seen moving
    add("noMotionAction", QT_TRANSLATE_NOOP("Actions", "&None"),
        QT_TRANSLATE_NOOP("Actions", "Show cards at once where they belong"), Motion::none);
}

} // namespace showdown::gui
