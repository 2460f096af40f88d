// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/theme/appearance.h"
#include "app/gui/widgets/icons.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <optional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace showdown::gui {

/// The properties of an action besides its words.
struct ActionLook
{
    std::optional<IconId> icon;
    bool isCheckable = false;
};

/// Adds actions to a menu; a null one is a separator.
void addEntries(QMenu& menu, const QList<QAction*>& entries);

/// Declares actions, and sets their words again when the language changes. Whatever performs an
/// action connects to it.
class ActionSet : public QObject
{
    Q_OBJECT

public:
    /// Sets all words in the current language.
    virtual void retranslate();

    /// Enables an action whose words are declared, or disables it with a reason, which it then
    /// shows; an empty reason enables it.
    void setUsable(QAction& action, const QString& whyNot);

protected:
    /// The words are translated in this context.
    ActionSet(const char* context, QObject* parent);

    /// Creates an action under an object name; its words are marked by QT_TRANSLATE_NOOP. The tip
    /// is shown in the status bar and, with the shortcut, beside the button.
    QAction* declare(const char* name, const char* text, const char* tip,
                     const QList<QKeySequence>& shortcuts = {}, const ActionLook& look = {});

    /// As above, for an action whose words are composed in retranslate().
    QAction* declare(const QString& name, const QList<QKeySequence>& shortcuts = {},
                     const ActionLook& look = {});

    /// Declares the words of an action that has none, in another context if one is named.
    void giveWords(QAction* action, const char* text, const char* tip,
                   const char* context = nullptr);

    /// Sets the declared words of one action again.
    void showOwnWords(const QAction& action);

    // Shortcuts are literal key sequences, so that they are the same on every desktop.

    static QKeySequence ctrl(Qt::Key key) { return QKeyCombination(Qt::CTRL, key); }
    static QKeySequence ctrlShift(Qt::Key key)
    {
        return QKeyCombination(Qt::Modifiers(Qt::CTRL).setFlag(Qt::SHIFT), key);
    }

    static void setWords(QAction& action, const QString& text, const QString& tip);

private:
    struct Words
    {
        QAction* action;
        const char* context;
        const char* text;
        const char* tip;
    };

    static void show(const Words& words);

    const char* m_context;
    std::vector<Words> m_words;
};

/// The actions of the window itself, which exist in every view.
class Actions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit Actions(QObject* parent = nullptr);

    void retranslate() override;

    /// Makes questions on paper.
    QAction* const worksheet;
    QAction* const quit;

    QAction* const undo;
    QAction* const redo;

    QAction* const settings;

    /// Shows or hides the explanation.
    QAction* const explanation;
    QAction* const nextArea;
    QAction* const previousArea;

    QAction* const nextTheme;
    QAction* const fourColors;
    QAction* const largerText;
    QAction* const smallerText;
    QAction* const usualText;

    /// Shows the window without the building tools, for a class.
    QAction* const present;
    QAction* const fullScreen;

    QAction* const help;

    /// Shows how often each rank comes.
    QAction* const handRankings;

    /// Shows the listings as a program to take away.
    QAction* const takeCode;
    QAction* const shortcuts;
    QAction* const about;

    /// The data is the Theme.
    QActionGroup* const themes;

    /// The data is the Motion.
    QActionGroup* const motions;

    /// Sets the words of the action that shows the explanation, until the language changes; empty
    /// words restore the usual ones.
    void setExplanationWords(const QString& text, const QString& tip);

    /// The current text size, in percent of the desktop's, for the widgets that show these actions.
    int textSize() const { return m_textSize; }
    void setTextSize(int percent);

signals:
    void textSizeChanged();

private:
    void addThemes();
    void addMotions();

    int m_textSize = 100;
};

} // namespace showdown::gui
