// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/optionfield.h"

#include "app/gui/exercises/optionbutton.h"
#include "app/gui/widgets/language.h"
#include "app/narration/exercisetext.h"
#include "app/narration/handtext.h"
#include "app/narration/practicetext.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>
#include <utility>

namespace showdown::gui {
namespace {

/// The hand that an answer is, by its player; 0 for all others.
int handOf(const ExerciseAnswer& answer)
{
    if (const auto* chosen = std::get_if<ChosenHand>(&answer))
        return chosen->player;
    const auto* winners = std::get_if<Winners>(&answer);
    return winners && winners->players.size() == 1 ? winners->players.front() : 0;
}

std::vector<ExerciseAnswer> answersOf(const std::vector<Option>& options)
{
    std::vector<ExerciseAnswer> answers;
    std::ranges::transform(options, std::back_inserter(answers), &Option::answer);
    return answers;
}

} // namespace

OptionField::OptionField(const Exercise& exercise, const std::vector<Option>& options,
                         const Appearance& appearance, QWidget* parent)
    : ChoiceField(exercise, answersOf(options), QStringLiteral("optionField"),
                  QStringLiteral("option"), parent,
                  [&appearance](const QString& name, QWidget* group) {
                      return new OptionButton(name, appearance, group);
                  }),
      m_showsHands(!exercise.hands.empty() && handOf(options.front().answer) > 0)
{
    for (int option = 0; option < choices().count() && m_showsHands; ++option) {
        if (const int hand = handOf(answerAt(option)); hand > 0)
            button(option).setHand(exercise, hand - 1);
        else if (exercise.hands.size() > 2)
            button(option).setNarrow(); // the ties stand beside each other
    }
    onRetranslate(*this, [this] { sayWords(); });
}

OptionButton& OptionField::button(int option) const
{
    return static_cast<OptionButton&>(choices().button(option));
}

void OptionField::sayWords()
{
    choices().setAccessibleName(tr("Answers"));
    for (int option = 0; option < choices().count(); ++option) {
        const QString words = narration::exerciseChoice(exercise(), answerAt(option));
        const QString key = narration::optionKey(exercise(), answerAt(option), option);
        choices().setWords(option, words, key == u"T" ? tr("T", "the key for a tie") : key);
    }
    if (m_judgement)
        finish(*m_judgement);
}

QString OptionField::missingText() const
{
    return tr("Choose an answer first.");
}

void OptionField::finish(const Judgement& judgement)
{
    m_judgement = judgement;
    for (int option = 0; option < choices().count(); ++option) {
        const bool isOwn = choices().chosen() == option;
        const AnswerMark mark = isRight(option) ? AnswerMark::right
                                : isOwn         ? AnswerMark::wrong
                                                : AnswerMark::none;
        const auto hand = static_cast<std::size_t>(m_showsHands ? handOf(answerAt(option)) : 0);
        const auto& players = judgement.showdown.players;
        const auto* result = hand > 0 && hand <= players.size() && players[hand - 1].result
                                 ? &*players[hand - 1].result
                                 : nullptr;
        button(option).settle(mark, isOwn,
                              result ? narration::handName(result->value).whole : QString());
    }
}

void OptionField::narrow(const std::vector<int>& left)
{
    bool hadFocus = false;
    for (int option = 0; option < choices().count(); ++option) {
        if (std::ranges::find(left, option) != left.end())
            continue;
        if (choices().chosen() == option)
            choices().clear();
        hadFocus = hadFocus || button(option).hasFocus();
        button(option).ruleOut();
    }
    if (hadFocus)
        focusAnswer();
}

const QWidget& OptionField::ownPart() const
{
    return choices().chosen() ? button(*choices().chosen()) : rightPart();
}

const QWidget& OptionField::rightPart() const
{
    int option = 0;
    while (option + 1 < choices().count() && !isRight(option))
        ++option;
    return button(option);
}

/// A second letter shares the win of the first where three play, and a third one begins anew. The
/// letter of English is read in every language.
bool OptionField::takeKey(const QKeyEvent& event)
{
    if (m_judgement)
        return false;
    const QString letter = event.text().toUpper();
    const QString chosen = choices().chosen() ? button(*choices().chosen()).key() : QString();
    const QString before = m_passed.isEmpty() ? chosen : std::exchange(m_passed, QString());
    QStringList keys{letter == u"T" ? tr("T", "the key for a tie") : letter};
    if (letter.size() == 1 && before.size() == 1)
        keys.prepend(letter < before ? letter + before : before + letter);
    for (const QString& key : keys) {
        if (ChoiceField::takeKey({event.type(), event.key(), event.modifiers(), key}))
            return true;
    }
    for (int option = 0; option < choices().count(); ++option) {
        if (button(option).key() == keys.back() && event.modifiers() == Qt::NoModifier) {
            m_passed = letter;
            emit saidSomething(tr("%1 is ruled out.", "%1: the key of an answer").arg(letter));
            return true;
        }
    }
    return false;
}

} // namespace showdown::gui
