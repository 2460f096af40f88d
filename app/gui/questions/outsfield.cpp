// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/outsfield.h"

#include "app/gui/questions/choicecells.h"
#include "app/gui/session/table.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardtext.h"
#include "app/narration/nextcardtext.h"
#include "app/narration/oddsplayers.h"
#include "app/narration/seenplacetext.h"

#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace showdown::gui {
namespace {

constexpr int naturalCells = 52;

/// Where a natural card lies in a situation.
std::optional<SeenPlace> seenPlaceOf(const Situation& situation, Card card)
{
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player) {
        const HoleCards& hole = situation.players[static_cast<std::size_t>(player)];
        for (int position = 0; position < static_cast<int>(hole.size()); ++position) {
            if (hole[static_cast<std::size_t>(position)] == card)
                return SeenPlace{SeenArea::hole, player, position};
        }
    }
    const auto among = [card](const std::vector<Card>& cards) {
        return static_cast<int>(std::ranges::find(cards, card) - cards.begin());
    };
    if (const int position = among(situation.board);
        position < static_cast<int>(situation.board.size()))
        return SeenPlace{SeenArea::board, 0, position};
    if (const int position = among(situation.dead);
        position < static_cast<int>(situation.dead.size()))
        return SeenPlace{SeenArea::dead, 0, position};
    return std::nullopt;
}

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
    inEveryLanguage(*this, [this] { sayWords(); });
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
    std::vector<ChoiceCell> cells;
    for (int cell = 0; cell < naturalCells; ++cell) {
        const Card card = cardOf(cell);
        ChoiceCell shown{narration::rankSymbol(*card.rank()),
                         card.suit(),
                         narration::cardName(card, m_exercise.rules),
                         {},
                         {}};
        if (const auto seen = seenPlaceOf(situation, card)) {
            shown.taken = narration::placeInUse(*seen);
            shown.takenMark = narration::seenCardMark(*seen, known);
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

void OutsField::focusAnswer()
{
    m_cells->setFocus(Qt::OtherFocusReason);
}

} // namespace showdown::gui
