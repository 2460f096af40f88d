// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/outsfield.h"

#include "app/gui/exercises/choicecells.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/nextcardtext.h"
#include "app/narration/oddsplayers.h"

#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace showdown::gui {
namespace {

constexpr int naturalCells = 52;

} // namespace

OutsField::OutsField(const Exercise& exercise, const Appearance& appearance, QWidget* parent)
    : AnswerField(parent),
      m_exercise(exercise),
      m_cells(new ChoiceCells(appearance, false, this)),
      m_count(new TextLabel(QStringLiteral("markedCountLabel"), this))
{
    setObjectName(QStringLiteral("outsField"));
    m_cells->setObjectName(QStringLiteral("outsCells"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_cells);
    layout->addWidget(m_count);
    connect(m_cells, &ChoiceCells::markedChanged, this, [this] {
        showCount();
        emit changed();
    });
    onRetranslate(*this, [this] { sayWords(); });
}

int OutsField::cellOf(Card card)
{
    if (card.isJoker())
        return naturalCells;
    constexpr auto order = deckSuits();
    const auto suit = std::ranges::find(order, *card.suit()) - order.begin();
    return static_cast<int>(suit) * ChoiceCells::inRow + number(Rank::ace) - number(*card.rank());
}

Card OutsField::cardOf(int cell)
{
    if (cell == naturalCells)
        return Card::joker();
    return {static_cast<Rank>(number(Rank::ace) - cell % ChoiceCells::inRow),
            deckSuits()[static_cast<std::size_t>(cell / ChoiceCells::inRow)]};
}

void OutsField::sayWords()
{
    m_cells->setAccessibleName(tr("Cards to be marked, four suits by thirteen ranks"));
    const Situation& situation = *m_exercise.situation;
    std::vector<int> players(situation.players.size());
    std::iota(players.begin(), players.end(), 0);
    const narration::OddsPlayers known = narration::oddsPlayers(players, {});
    const auto seen = seenCards(situation);
    std::vector<ChoiceCell> cells;
    for (int cell = 0; cell < naturalCells; ++cell) {
        const Card card = cardOf(cell);
        ChoiceCell shown{narration::rankSymbol(*card.rank()),
                         card.suit(),
                         narration::cardName(card, m_exercise.rules),
                         {},
                         {}};
        if (const auto at = std::ranges::find(seen, card, &std::pair<Card, SeenPlace>::first);
            at != seen.end()) {
            shown.taken = narration::inUse(at->second);
            shown.takenMark = narration::seenCardMark(at->second, known);
        }
        cells.push_back(shown);
    }
    const std::vector<UnseenCard> unseen = UnseenDeck(situation).cards();
    if (!unseen.empty() && unseen.back().card.isJoker())
        cells.push_back({narration::cardSymbol(Card::joker()),
                         std::nullopt,
                         narration::cardName(Card::joker()),
                         {},
                         {}});
    m_cells->setCells(cells);
    showCount();
}

void OutsField::showCount()
{
    m_count->setText(tr("%n card(s) marked", nullptr, static_cast<int>(m_cells->marked().size())));
    m_cells->setAccessibleDescription(m_count->text());
}

std::optional<ExerciseAnswer> OutsField::answer() const
{
    MarkedCards marked;
    for (const int cell : m_cells->marked())
        marked.cards.push_back(cardOf(cell));
    return marked.cards.empty() ? std::nullopt : std::optional<ExerciseAnswer>(marked);
}

QString OutsField::missingText() const
{
    return tr("Mark the cards first.");
}

void OutsField::showJudgement(const Judgement* judgement)
{
    m_cells->setMarks(AnswerMark::none);
    if (!judgement)
        return;
    for (const int cell : m_cells->marked()) {
        const bool isOut =
            std::ranges::find(judgement->wrong, cardOf(cell)) == judgement->wrong.end();
        m_cells->setMark(cell, isOut ? AnswerMark::right : AnswerMark::wrong);
    }
}

void OutsField::finish(const Judgement& judgement)
{
    AnswerField::finish(judgement);
    const auto right = std::get<MarkedCards>(*rightAnswer(m_exercise));
    for (const Card card : right.cards)
        m_cells->setMark(cellOf(card), AnswerMark::right);
}

void OutsField::focusAnswer()
{
    m_cells->setFocus(Qt::OtherFocusReason);
}

} // namespace showdown::gui
