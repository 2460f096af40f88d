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

namespace showdown::gui {

/// What an action has besides words.
struct ActionLook
{
    std::optional<IconId> icon;
    bool isCheckable = false;
};

/// Declares actions, and says their words again when the language changes. Who can do a thing
/// connects to its action.
class ActionSet : public QObject
{
    Q_OBJECT

public:
    /// All words in the language that the program speaks by now.
    virtual void retranslate();

    /// Enables an action whose words are declared, or disables it, and then it says why; an empty
    /// reason enables it.
    void setUsable(QAction& action, const QString& whyNot);

protected:
    /// The words are translated in this context.
    ActionSet(const char* context, QObject* parent);

    /// A new action under an object name; its words are marked by QT_TRANSLATE_NOOP. The tip is
    /// shown in the status bar and, with the shortcut, beside the button.
    QAction* declare(const char* name, const char* text, const char* tip,
                     const QList<QKeySequence>& shortcuts = {}, const ActionLook& look = {});

    /// The same for an action whose words are put together in retranslate().
    QAction* declare(const QString& name, const QList<QKeySequence>& shortcuts = {},
                     const ActionLook& look = {});

    /// The declared words of one action again.
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
        const char* text;
        const char* tip;
    };

    const char* m_context;
    std::vector<Words> m_words;
};

/// What a person can do in every view: the actions of the window itself.
class Actions : public ActionSet
{
    Q_OBJECT

    // Actions are made in the order in which they stand here.
public:
    explicit Actions(QObject* parent = nullptr);

    void retranslate() override;

    QAction* const quit;

    QAction* const undo;
    QAction* const redo;

    QAction* const settings;

    /// Shows the explanation, or hides it.
    QAction* const explanation;
    QAction* const nextArea;
    QAction* const previousArea;

    QAction* const nextTheme;
    QAction* const fourColors;
    QAction* const largerText;
    QAction* const smallerText;
    QAction* const usualText;

    /// The window without what is only for building, for a class.
    QAction* const present;
    QAction* const fullScreen;

    QAction* const shortcuts;
    QAction* const about;

    /// The data is the Theme.
    QActionGroup* const themes;

    /// The data is the Motion.
    QActionGroup* const motions;

    /// What shows the explanation is called so, until the language changes; nothing: as usual.
    void setExplanationWords(const QString& text, const QString& tip);

    /// How large text is by now, in percent of the desktop's, for those who show these actions.
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
