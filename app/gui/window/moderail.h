// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

namespace showdown::gui {

class Actions;

/// The bar at the leading edge that chooses the view.
class ModeRail : public QToolBar
{
    Q_OBJECT

public:
    explicit ModeRail(const Actions& actions, QWidget* parent = nullptr);

    /// Icons with their words below, or icons alone.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;

private:
    void resizeButtons();

    bool m_compact = false;
};

} // namespace showdown::gui
