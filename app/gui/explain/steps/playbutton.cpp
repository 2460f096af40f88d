// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/playbutton.h"

#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/view/toolbar.h"

#include <QAction>

namespace showdown::gui {

PlayButton::PlayButton(QAction& play, const StepPlayer& player, QWidget* parent)
    : PrimaryButton(parent), m_player(player)
{
    setDefaultAction(&play);
    const auto follow = [this, &play] {
        nameToolButton(*this, play);
        showFace();
    };
    follow();
    connect(&play, &QAction::changed, this, follow);
}

void PlayButton::showFace()
{
    setWords({tr("Pause"), tr("Play")});
    setFace(m_player.isPlaying() ? IconId::pause : IconId::play,
            m_player.isPlaying() ? tr("Pause") : tr("Play"));
}

} // namespace showdown::gui
