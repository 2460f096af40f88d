// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/welcome.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"

#include <QPushButton>
#include <QSettings>

#include <utility>

namespace showdown::gui {
namespace {

QString welcomeClosedKey()
{
    return QStringLiteral("compare/welcomeClosed");
}

} // namespace

Welcome::Welcome(const CompareSession& session, NoticePlace& notices, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_bar(notices.add(QStringLiteral("welcomeBar"))),
      m_steps(m_bar.addButton(QStringLiteral("welcomeStepsButton"))),
      m_lesson(m_bar.addButton(QStringLiteral("welcomeLessonButton")))
{
    m_bar.setClosable(true);
    m_bar.setToldOnce();
    connect(&m_bar, &NoticeBar::closed, this, &Welcome::end);
    connect(&m_steps, &QPushButton::clicked, this, &Welcome::stepsAsked);
    connect(&m_lesson, &QPushButton::clicked, this, [this] {
        end();
        emit lessonAsked();
    });
    session.whenChanged(TableChange::outcome, this,
                        [this] { m_steps.setEnabled(m_session.hasRun()); });
    connect(&session, &TableSession::guestChanged, this, &Welcome::showBar);
    m_steps.setEnabled(m_session.hasRun());
    onRetranslate(m_bar, [this] { showWords(); });
}

void Welcome::showWords()
{
    m_bar.setText(tr("New here? Click any card, then a card in the deck."));
    NoticeBar::setWords(m_steps, tr("Step through this e&xample"),
                        tr("Go through the code that ranked and compared these hands"));
    NoticeBar::setWords(m_lesson, tr("S&tart lesson 1"),
                        tr("Read how cards are named and what they are worth"));
}

void Welcome::show()
{
    m_isWanted = true;
    showBar();
    emit changed();
}

void Welcome::end()
{
    if (!std::exchange(m_isWanted, false))
        return;
    showBar();
    emit changed();
}

void Welcome::setStepping(bool stepping)
{
    m_isStepping = stepping;
    showBar();
}

/// Not before the line about a guest: coming back after steps it would hide that.
void Welcome::showBar()
{
    if (m_isWanted && !m_isStepping && !m_session.guest())
        m_bar.present();
    else
        m_bar.dismiss();
}

void Welcome::save(QSettings& settings) const
{
    settings.setValue(welcomeClosedKey(), !m_isWanted);
}

void Welcome::restore(const QSettings& settings)
{
    m_isWanted = !settings.value(welcomeClosedKey(), false).toBool();
    showBar();
}

} // namespace showdown::gui
