// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace showdown::gui {

class StepPlayer;

/// The button that plays and pauses: filled, with a word that changes without changing its width.
/// Where it has no room for the word it shows the icon alone.
class PlayButton : public QToolButton
{
    Q_OBJECT

public:
    /// Does what the action does. The player must outlive it.
    PlayButton(QAction& play, const StepPlayer& player, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString word() const;

    const StepPlayer& m_player;
};

} // namespace showdown::gui
