// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QActionGroup;

namespace showdown::gui {

/// The bar at the leading edge that chooses the view.
class ModeRail : public QToolBar
{
    Q_OBJECT

public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// Adds the action that shows a view.
    void addMode(QAction& mode);

    /// Those actions, of which one is checked.
    QActionGroup* modes() const { return m_modes; }

    /// Icons with their words below, or icons alone.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void resizeButtons();

    QActionGroup* m_modes = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
