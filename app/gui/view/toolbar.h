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

/// Whether a view has something to undo, and an explanation.
enum class ToolBarKind : std::uint8_t { whole, reading };

/// The tool bar of a view: undo and redo, then the view's own tools, and at the far end the look
/// and the explanation. All of these are in the menus too.
class ToolBar : public QToolBar
{
    Q_OBJECT

public:
    /// The view adds its own tools, and then calls addEnd().
    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr,
                     ToolBarKind kind = ToolBarKind::whole);

    /// Adds buttons that show their words if there is room.
    void addWorded(const QList<QAction*>& actions);

    /// Which of these buttons lose their words first where there is not enough room.
    void setFirstPlain(const QList<QAction*>& actions) { m_firstPlain = actions; }

    /// Adds a label for the tools after it, which a compact bar leaves out unless it may yield.
    QLabel* addCaption(const QString& objectName);

    /// The actions that leave the bar where there is not enough room, first one first.
    void setYielding(const QList<QAction*>& actions) { m_yielding = actions; }

    void addEnd();

    /// Shows words beside the icons, or only icons.
    virtual void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    bool isCompact() const { return m_compact; }

    /// Sets all words in the current language, and fits them to the room.
    virtual void showWords();

    /// Fits the words to the room again, after a view changed its own.
    void fitWords();

private:
    void setWorded(const QList<QAction*>& actions, bool worded);
    bool isTooNarrow() const;
    void setLeastWidths(bool ofWords);
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
    QList<QAction*> m_captions;
    QToolButton* m_size = nullptr;
    QAction* m_sizeTitle = nullptr; ///< over the entries of its menu
    QToolButton* m_theme = nullptr;
    QString m_explanationText;
    bool m_compact = false;
    bool m_wasSized = false;
};

/// Names the button of an action, for tests and screen readers, and makes it reachable with Tab.
void nameToolButton(QToolButton& button, const QAction& action);

/// Calls nameToolButton() for all buttons that a tool bar made for its actions.
void nameToolButtons(const QToolBar& bar);

/// The bar at the leading edge that chooses the view; settings and help are at its foot.
class ModeRail : public QToolBar
{
    Q_OBJECT

public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// Adds the action that shows a view.
    void addMode(QAction& mode);

    /// The actions added by addMode(), one of which is checked.
    QActionGroup* modes() const { return m_modes; }

    /// Adds, at the foot, the action that opens the settings, and a button for helpMenu().
    void addFoot(QAction& settings);

    /// The menu that the Help button opens.
    QMenu& helpMenu() const { return *m_helpMenu; }

    /// Puts the focus on the button of the current view.
    void focusChosen() const;

    /// Shows words below the icons, or only icons.
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
