// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepsnote.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QBoxLayout>
#include <QPushButton>

namespace showdown::gui {

StepsNote::StepsNote(const CompareSession& session, StepPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_player(player),
      m_words(new TextLabel(QStringLiteral("stepsNoteLabel"), this)),
      m_button(new QPushButton(this))
{
    m_words->setWordWrap(true);
    m_words->setInk(Ink::secondary);
    m_button->setObjectName(QStringLiteral("stepThroughButton"));
    setFocusProxy(m_button);
    m_button->setAutoDefault(true); // Return presses it, as Space does
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_button, 0, Qt::AlignLeading);
    layout->addStretch();
    connect(m_button, &QPushButton::clicked, this, &StepsNote::press);
    connect(&m_player, &StepPlayer::ended, this, &StepsNote::say);
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                              | TableChange::lens,
                          this, &StepsNote::say);
    onRetranslate(*this, [this] { say(); });
}

void StepsNote::say()
{
    QString words = tr("Step through the code that ranked and compared these hands:");
    QString button = tr("Step through");
    QString tip = tr("Go through the run from its first step");
    if (!m_session.hasRun()) {
        words = tr("A complete hand is needed before you can step through.");
        button = tr("Deal for me");
        tip = tr("Fill the empty slots, and go through the run");
    } else if (const QString why = whyEnded(m_player.difference()); !why.isEmpty()) {
        words = why;
        button = tr("Start again");
    }
    m_words->setText(words);
    m_button->setText(button);
    m_button->setAccessibleName(button);
    setTips(*m_button, tip);
}

QString StepsNote::whyEnded(TableDifference difference)
{
    switch (difference) {
    case TableDifference::none:
        break;
    case TableDifference::cards:
        return tr("The cards changed, so the run ended.");
    case TableDifference::moved:
        return tr("The cards changed places, so the run ended.");
    case TableDifference::rules:
        return tr("The rules changed, so the run ended.");
    case TableDifference::players:
        return tr("Another number of players plays, so the run ended.");
    case TableDifference::table:
        return tr("Other hands are on the table, so the run ended.");
    }
    return {};
}

void StepsNote::press()
{
    if (!m_session.hasRun())
        emit dealAsked();
    m_player.start(); // nothing if there still is no complete hand
}

} // namespace showdown::gui
