// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/optionfield.h"

#include "app/gui/exercises/choicegroup.h"
#include "app/gui/exercises/optionbutton.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/exercisetext.h"
#include "app/narration/handtext.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

QString letterOf(int player)
{
    return {QChar(u'A' + player - 1)};
}

/// The hand that an answer is, by its player; 0 for all others.
int handOf(const ExerciseAnswer& answer)
{
    if (const auto* chosen = std::get_if<ChosenHand>(&answer))
        return chosen->player;
    const auto* winners = std::get_if<Winners>(&answer);
    return winners && winners->players.size() == 1 ? winners->players.front() : 0;
}

} // namespace

OptionField::OptionField(const Exercise& exercise, const std::vector<ExerciseAnswer>& options,
                         const Appearance& appearance, QWidget* parent)
    : AnswerField(parent),
      m_exercise(exercise),
      m_options(options),
      m_showsHands(!options.empty() && !exercise.hands.empty() && handOf(options.front()) > 0),
      m_choices(new ChoiceGroup(QStringLiteral("option"), static_cast<int>(options.size()), this,
                                [&appearance](const QString& name, QWidget* group) {
                                    return new OptionButton(name, appearance, group);
                                }))
{
    setObjectName(QStringLiteral("optionField"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choices);
    const std::vector<HandRow> rows = m_showsHands ? handRows(exercise) : std::vector<HandRow>();
    for (std::size_t option = 0; option < m_options.size(); ++option) {
        const int hand = m_showsHands ? handOf(m_options[option]) : 0;
        if (hand > 0)
            button(option).setHand(rows[static_cast<std::size_t>(hand - 1)], exercise.rules);
        else if (m_showsHands && exercise.hands.size() > 2)
            button(option).setNarrow(); // the ties stand beside each other
    }
    connect(m_choices, &ChoiceGroup::chosenChanged, this, &AnswerField::changed);
    onRetranslate(*this, [this] { sayWords(); });
}

OptionButton& OptionField::button(std::size_t option) const
{
    return static_cast<OptionButton&>(m_choices->button(static_cast<int>(option)));
}

QString OptionField::keyOf(std::size_t option) const
{
    const auto* winners = std::get_if<Winners>(&m_options[option]);
    if (!winners)
        return letterOf(static_cast<int>(option) + 1);
    const bool isTieOfAll = winners->players.size() > 1
                            && winners->players.size()
                                   == (m_exercise.situation ? m_exercise.situation->players.size()
                                                            : m_exercise.hands.size());
    if (isTieOfAll)
        return tr("T", "the key for a tie");
    QStringList letters;
    for (const int player : winners->players)
        letters << letterOf(player);
    return letters.join(u' ');
}

QString OptionField::wordsOf(std::size_t option) const
{
    const QString words = narration::exerciseChoice(m_exercise, m_options[option]);
    const int hand = m_showsHands ? handOf(m_options[option]) : 0;
    if (hand == 0)
        return words;
    QStringList cards;
    for (const std::optional<Card>& card : m_exercise.hands[static_cast<std::size_t>(hand - 1)])
        cards << narration::placeContent(card ? std::optional<PlacedCard>(*card) : std::nullopt,
                                         m_exercise.rules);
    //: %1: whose hand this is, "Player 1"; %2: its cards, such as "King of hearts"
    return tr("%1: %2").arg(words, cards.join(QStringLiteral(", ")));
}

void OptionField::sayWords()
{
    m_choices->setAccessibleName(tr("Answers"));
    for (std::size_t option = 0; option < m_options.size(); ++option) {
        m_choices->setWords(static_cast<int>(option), wordsOf(option), keyOf(option));
        if (m_showsHands && handOf(m_options[option]) > 0)
            button(option).setNote(narration::exerciseChoice(m_exercise, m_options[option]));
    }
    if (m_judgement)
        mark();
}

std::optional<ExerciseAnswer> OptionField::answer() const
{
    const std::optional<int> chosen = m_choices->chosen();
    return chosen ? std::optional(m_options[static_cast<std::size_t>(*chosen)]) : std::nullopt;
}

QString OptionField::missingText() const
{
    return tr("Choose an answer first.");
}

void OptionField::finish(const Judgement& judgement)
{
    m_judgement = judgement;
    mark();
}

void OptionField::mark()
{
    const std::optional<int> chosen = m_choices->chosen();
    for (std::size_t option = 0; option < m_options.size(); ++option) {
        const bool isRight = judge(m_exercise, m_options[option]).isRight;
        const bool isOwn = chosen == static_cast<int>(option);
        const AnswerMark mark = isRight ? AnswerMark::right
                                : isOwn ? AnswerMark::wrong
                                        : AnswerMark::none;
        const QString title = isOwn && isRight ? tr("Your answer is correct")
                              : isOwn          ? tr("Your answer")
                              : isRight        ? tr("Correct answer")
                                               : QString();
        QString name;
        const auto hand = static_cast<std::size_t>(handOf(m_options[option]));
        if (m_showsHands && hand > 0 && hand <= m_judgement->showdown.players.size()) {
            const auto& result = m_judgement->showdown.players[hand - 1].result;
            name = result ? narration::handName(result->value).whole : QString();
        }
        button(option).settle(mark, title);
        if (!name.isEmpty())
            button(option).setNote(name);
    }
}

/// Chooses the option in which these win; false if there is none.
bool OptionField::chooseWinners(const std::vector<int>& players)
{
    const auto found = std::ranges::find(m_options, ExerciseAnswer(Winners{players}));
    if (found == m_options.end())
        return false;
    const auto option = static_cast<int>(found - m_options.begin());
    m_choices->button(option).setFocus(Qt::OtherFocusReason);
    m_choices->choose(option);
    return true;
}

/// A second letter shares the win of the first where three play, and a third one begins anew.
bool OptionField::takeKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers =
        event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier | Qt::ShiftModifier);
    const QString key = event.text().toUpper();
    if (m_judgement || modifiers != Qt::NoModifier || key.size() != 1)
        return false;
    if (key == QLatin1String("T") && std::holds_alternative<Winners>(m_options.front())) {
        for (std::size_t option = 0; option < m_options.size(); ++option) {
            if (keyOf(option) == tr("T", "the key for a tie"))
                return chooseWinners(std::get<Winners>(m_options[option]).players);
        }
        return false;
    }
    const std::optional<ExerciseAnswer> chosen = answer();
    const auto* before = chosen ? std::get_if<Winners>(&*chosen) : nullptr;
    if (before && before->players.size() == 1 && m_options.size() > 3) {
        std::vector<int> both{before->players.front(), key.front().unicode() - u'A' + 1};
        std::ranges::sort(both);
        if (both.front() != both.back() && chooseWinners(both))
            return true;
    }
    return m_choices->takeKey(event);
}

void OptionField::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        AnswerField::keyPressEvent(event);
}

void OptionField::focusAnswer()
{
    m_choices->focusChoice();
}

} // namespace showdown::gui
