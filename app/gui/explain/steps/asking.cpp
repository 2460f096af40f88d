// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/asking.h"

#include "app/gui/explain/steps/stepplayer.h"

namespace showdown::gui {

Asking::Asking(StepPlayer& player, QObject* parent) : QObject(parent), m_player(player)
{
    connect(&player, &StepPlayer::started, this, &Asking::begin);
    connect(&player, &StepPlayer::moved, this, &Asking::follow);
    connect(&player, &StepPlayer::levelChanged, this, &Asking::changed);
    connect(&player, &StepPlayer::askingChanged, this, &Asking::forget);
    connect(&player, &StepPlayer::ended, this, &Asking::forget);
}

void Asking::answer(const Answer& answer)
{
    if (!m_player.question())
        return;
    const int step = m_player.askedStep();
    const Judgement judgement{step, isRight(*m_player.question(), answer)};
    if (m_answered.insert(step).second && judgement.isRight)
        ++m_right;
    m_judgement = judgement;
    m_player.playTo(step);
}

void Asking::goBack()
{
    m_player.goToWaiting();
}

void Asking::begin()
{
    m_answered.clear();
    m_right = 0;
    forget();
}

/// The judgement stays while playing goes on.
void Asking::follow()
{
    const bool isElsewhere =
        m_judgement && m_judgement->step != m_player.index() && !m_player.isPlaying();
    if (m_player.question() || isElsewhere)
        m_judgement.reset();
    emit changed();
}

void Asking::forget()
{
    m_judgement.reset();
    emit changed();
}

} // namespace showdown::gui
