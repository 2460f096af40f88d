// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/primarybutton.h"

namespace showdown::gui {

class StepPlayer;

/// The button that plays a run or pauses it, and says which it would do; it keeps its width.
class PlayButton : public PrimaryButton
{
    Q_OBJECT

public:
    /// Does what the action does. The player must outlive it.
    PlayButton(QAction& play, const StepPlayer& player, QWidget* parent = nullptr);

private:
    void showFace();

    const StepPlayer& m_player;
};

} // namespace showdown::gui
