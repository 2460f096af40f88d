// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/asking.h"

#include "app/gui/steps/stepplayer.h"

namespace showdown::gui {

Asking::Asking(StepPlayer& player, QObject* parent) : QObject(parent), m_player(player)
{
    connect(&player, &StepPlayer::started, this, &Asking::begin);
    connect(&player, &StepPlayer::moved, this, &Asking::follow);
    connect(&player, &StepPlayer::levelChanged, this, &Asking::ask);
    connect(&player, &StepPlayer::ended, this, &Asking::leave);
    player.setHold([this](int index) { return m_question && m_next == index; });
}

void Asking::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    if (!on)
        m_judgement.reset();
    ask();
}

void Asking::answer(const Answer& answer)
{
    if (!m_question)
        return;
    const int step = *m_next;
    const Judgement judgement{step, isRight(*m_question, answer)};
    if (m_answered.insert(step).second && judgement.isRight)
        ++m_right;
    m_judgement = judgement;
    m_player.playTo(step);
}

void Asking::begin()
{
    m_answered.clear();
    m_right = 0;
    m_judgement.reset();
    ask();
}

void Asking::follow()
{
    // what was said stands while playing goes on by itself
    const bool playsOn = m_player.isPlaying() && m_next == m_player.index();
    if (m_judgement && m_judgement->step != m_player.index() && !playsOn)
        m_judgement.reset();
    ask();
}

void Asking::leave()
{
    m_judgement.reset();
    ask();
}

void Asking::ask()
{
    m_next = m_player.target(Move::next);
    m_question =
        m_isOn && m_next ? questionAt(m_player.run(), *m_next, m_player.level()) : std::nullopt;
    emit changed();
}

} // namespace showdown::gui
