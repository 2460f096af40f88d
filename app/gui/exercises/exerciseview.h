// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/view.h"

namespace showdown::gui {

class Actions;
class Appearance;
class ExercisePanel;

/// A view that asks in an ExercisePanel, on a page with notices.
class ExerciseView : public View
{
    Q_OBJECT

public:
    QAction& modeAction() const override { return *m_mode; }
    QWidget& widget() const override { return *m_page; }
    ToolBar& toolBar() const override;
    QUndoStack* undoStack() const override; ///< of the exercise that is shown
    NoticePlace* notices() const override { return m_notices; }
    void setCompact(bool compact) override;

    /// Emits shown() when the page is.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void shown();

protected:
    /// All of these must outlive it.
    ExerciseView(const Appearance& appearance, const Actions& actions, QWidget* window);

    /// Takes the action that shows it; called once, when it is constructed.
    void setMode(QAction& mode) { m_mode = &mode; }

    /// Takes its parts; called once, when it is built.
    void setParts(ToolBar& tools, QWidget& page, NoticePlace& notices, ExercisePanel& panel);

    /// The panel with its answer as an area, and its last row.
    Area exerciseArea(QWidget& root, const std::function<void()>& focusAnswer) const;

    /// Takes the focus off everything: its ring would be a mark for a class.
    void dropFocus() const;

    const Appearance& appearance() const { return m_appearance; }
    const Actions& windowActions() const { return m_windowActions; }
    QWidget* window() const { return m_window; }
    bool isBuilt() const { return m_page != nullptr; }
    ExercisePanel& panel() const { return *m_panel; }

private:
    const Appearance& m_appearance;
    const Actions& m_windowActions;
    QWidget* m_window;
    QAction* m_mode = nullptr;
    ToolBar* m_tools = nullptr;
    QWidget* m_page = nullptr;
    NoticePlace* m_notices = nullptr;
    ExercisePanel* m_panel = nullptr;
};

} // namespace showdown::gui
