// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/widgets/icons.h"

#include <QToolBar>

#include <cstdint>

class QAction;
class QActionGroup;
class QLabel;
class QMenu;
class QToolButton;

namespace showdown::gui {

class Actions;

/// Whether there is something to take back in a view, and something that explains it.
enum class ToolBarKind : std::uint8_t { whole, reading };

/// The bar of tools of a view: undo and redo, then what the view adds, and at the far end the look
/// and the explanation. All of it is in the menus as well.
class ToolBar : public QToolBar
{
    Q_OBJECT

public:
    /// A view adds its own tools to the bar, and then calls addEnd().
    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr,
                     ToolBarKind kind = ToolBarKind::whole);

    /// Adds buttons that show their words when there is room.
    void addWorded(const QList<QAction*>& actions);

    /// Which of them are the first to show their icons alone, where there is not room for all
    /// words.
    void setFirstPlain(const QList<QAction*>& actions) { m_firstPlain = actions; }

    /// A label before what follows it.
    QLabel* addCaption(const QString& objectName);

    /// What stands in the bar and goes where there is no room for all, the first one first.
    void setYielding(const QList<QAction*>& actions) { m_yielding = actions; }

    void addEnd();

    /// Words beside the icons, or icons alone.
    virtual void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    bool isCompact() const { return m_compact; }

    /// Says all words in the language of the program, and fits them to the room that there is.
    virtual void showWords();

    /// Fits the words to the room again, where a view has changed its own.
    void fitWords();

private:
    void setWorded(const QList<QAction*>& actions, bool worded);
    bool isTooNarrow() const;
    void showTextSize();
    void showMore();
    void nameExplanation();
    QToolButton* addMenuButton(const QString& objectName, IconId picture,
                               const QList<QAction*>& entries);

    const Actions& m_actions;
    const ToolBarKind m_kind;
    QList<QAction*> m_worded;
    QList<QAction*> m_firstPlain;
    QList<QAction*> m_yielding;
    QToolButton* m_size = nullptr;
    QAction* m_sizeTitle = nullptr; ///< over the entries of its menu
    QToolButton* m_theme = nullptr;
    QString m_explanationText;
    bool m_compact = false;
};

/// Lets the button of an action be found, read aloud, and reached with Tab.
void nameToolButton(QToolButton& button, const QAction& action);

/// Lets the buttons that a tool bar made for its actions be found, read aloud, and reached with
/// Tab.
void nameToolButtons(const QToolBar& bar);

/// The bar at the leading edge that chooses the view; settings and help stand at its foot.
class ModeRail : public QToolBar
{
    Q_OBJECT

public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// Adds the action that shows a view.
    void addMode(QAction& mode);

    /// Those actions, of which one is checked.
    QActionGroup* modes() const { return m_modes; }

    /// Adds, at the foot, the action that opens the settings, and a button for helpMenu().
    void addFoot(QAction& settings);

    /// What the button Help opens.
    QMenu& helpMenu() const { return *m_helpMenu; }

    /// Puts the focus on the view that is shown.
    void focusChosen() const;

    /// Icons with their words below, or icons alone.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void resizeButtons();

    QActionGroup* m_modes = nullptr;
    QMenu* m_helpMenu = nullptr;
    QToolButton* m_help = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
