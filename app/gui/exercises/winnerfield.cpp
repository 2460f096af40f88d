// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/winnerfield.h"

#include "app/gui/exercises/choicegroup.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/tabletext.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <array>

namespace showdown::gui {
namespace {

/// The players who may tie where three play, in the order of the choices.
const std::array<std::vector<int>, 4>& tiesOfThree()
{
    static const std::array<std::vector<int>, 4> ties{{{1, 2}, {1, 3}, {2, 3}, {1, 2, 3}}};
    return ties;
}

} // namespace

WinnerField::WinnerField(const Exercise& exercise, QWidget* parent)
    : AnswerField(parent),
      m_players(static_cast<int>(exercise.situation ? exercise.situation->players.size()
                                                    : exercise.hands.size())),
      m_winners(new ChoiceGroup(QStringLiteral("winnerChoice"), m_players + 1, this)),
      m_who(new TextLabel(QStringLiteral("tieQuestionLabel"), this)),
      m_ties(new ChoiceGroup(QStringLiteral("tieChoice"), static_cast<int>(tiesOfThree().size()),
                             this))
{
    setObjectName(QStringLiteral("winnerField"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_winners);
    layout->addWidget(m_who);
    layout->addWidget(m_ties);
    connect(m_winners, &ChoiceGroup::chosenChanged, this, [this] {
        showTies();
        emit changed();
    });
    connect(m_ties, &ChoiceGroup::chosenChanged, this, &AnswerField::changed);
    onRetranslate(*this, [this] { sayWords(); });
    showTies();
}

void WinnerField::sayWords()
{
    m_winners->setAccessibleName(tr("Who wins?"));
    for (int player = 1; player <= m_players; ++player)
        m_winners->setWords(player - 1, narration::playerName(player), QString::number(player));
    m_winners->setWords(m_players, tr("Tie"), tr("T", "the key for a tie"));
    m_who->setText(tr("Who ties?"));
    m_ties->setAccessibleName(m_who->text());
    for (int tie = 0; tie < m_ties->count(); ++tie) {
        const std::vector<int>& players = tiesOfThree()[static_cast<std::size_t>(tie)];
        m_ties->setWords(tie, players.size() == 2
                                  ? tr("Players %1 and %2").arg(players.front()).arg(players.back())
                                  : tr("All three"));
    }
}

bool WinnerField::isTie() const
{
    return m_winners->chosen() == m_players;
}

void WinnerField::showTies()
{
    const bool isAsked = isTie() && m_players > 2;
    m_who->setVisible(isAsked);
    m_ties->setVisible(isAsked);
    if (!isAsked)
        m_ties->clear();
}

std::optional<ExerciseAnswer> WinnerField::answer() const
{
    const std::optional<int> chosen = m_winners->chosen();
    if (!chosen)
        return std::nullopt;
    if (!isTie())
        return Winners{{*chosen + 1}};
    if (m_players == 2)
        return Winners{{1, 2}};
    const std::optional<int> tie = m_ties->chosen();
    return tie ? std::optional<ExerciseAnswer>(
               Winners{tiesOfThree()[static_cast<std::size_t>(*tie)]})
               : std::nullopt;
}

QString WinnerField::missingText() const
{
    return isTie() ? tr("Say which players tie.") : tr("Choose who wins.");
}

/// The choice "tie" can be right even if the wrong players were named.
void WinnerField::showJudgement(const Judgement* judgement)
{
    const AnswerMark mark = markOf(judgement);
    const bool isRightTie = judgement && isTie() && judgement->showdown.winners.size() > 1;
    m_winners->setMark(isRightTie ? AnswerMark::right : mark);
    m_ties->setMark(mark);
}

bool WinnerField::takeKey(const QKeyEvent& event)
{
    if (m_winners->takeKey(event))
        return true;
    if (event.text().compare(QLatin1String("T"), Qt::CaseInsensitive) != 0)
        return false; // the letter of English is read in every language
    const QString tie = tr("T", "the key for a tie");
    return m_winners->takeKey({event.type(), event.key(), event.modifiers(), tie});
}

void WinnerField::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        AnswerField::keyPressEvent(event);
}

void WinnerField::focusAnswer()
{
    m_winners->focusChoice();
}

} // namespace showdown::gui
