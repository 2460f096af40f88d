// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/wildfield.h"

#include "app/gui/exercises/choicecells.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardtext.h"

#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

Rank rankOfCell(int cell)
{
    return static_cast<Rank>(number(Rank::ace) - cell);
}

int wildCount(const Exercise& exercise)
{
    const int player = std::get<NameWilds>(exercise.kind).player;
    const OpenHand& hand = exercise.hands[static_cast<std::size_t>(player) - 1];
    return static_cast<int>(std::ranges::count_if(hand, [&](const std::optional<Card>& card) {
        return card && exercise.rules.isWild(*card);
    }));
}

} // namespace

WildField::WildField(const Exercise& exercise, const Appearance& appearance, QWidget* parent)
    : AnswerField(parent)
{
    setObjectName(QStringLiteral("wildField"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    const int wilds = wildCount(exercise);
    for (int wild = 1; wild <= wilds; ++wild) {
        m_labels.push_back(new TextLabel(QStringLiteral("wildLabel%1").arg(wild), this));
        m_labels.back()->setInk(Ink::secondary);
        m_labels.back()->setVisible(wilds > 1);
        m_wilds.push_back(new ChoiceCells(appearance, true, this));
        m_wilds.back()->setObjectName(QStringLiteral("wildCells%1").arg(wild));
        layout->addWidget(m_labels.back());
        layout->addWidget(m_wilds.back());
        connect(m_wilds.back(), &ChoiceCells::markedChanged, this, &AnswerField::changed);
    }
    onRetranslate(*this, [this] { sayWords(); });
}

void WildField::sayWords()
{
    std::vector<ChoiceCell> cells;
    for (int cell = 0; cell < ChoiceCells::inRow; ++cell) {
        const Rank rank = rankOfCell(cell);
        cells.push_back(
            {narration::rankSymbol(rank), std::nullopt, narration::rankName(rank), {}, {}});
    }
    for (std::size_t wild = 0; wild < m_wilds.size(); ++wild) {
        m_labels[wild]->setText(
            tr("Wild %1", "the first, second … wild of a hand").arg(static_cast<int>(wild) + 1));
        m_wilds[wild]->setAccessibleName(
            m_wilds.size() > 1 ? tr("What wild %1 becomes").arg(static_cast<int>(wild) + 1)
                               : tr("What the wild becomes"));
        m_wilds[wild]->setCells(cells);
    }
}

std::optional<ExerciseAnswer> WildField::answer() const
{
    WildRanks ranks;
    for (const ChoiceCells* wild : m_wilds) {
        for (const int cell : wild->marked())
            ranks.ranks.push_back(rankOfCell(cell));
    }
    return ranks.ranks.size() == m_wilds.size() ? std::optional<ExerciseAnswer>(ranks)
                                                : std::nullopt;
}

QString WildField::missingText() const
{
    return m_wilds.size() > 1 ? tr("Choose a value for each wild.")
                              : tr("Choose the value that the wild becomes.");
}

void WildField::showJudgement(const Judgement* judgement)
{
    std::vector<Rank> wrong = judgement ? judgement->wrongRanks : std::vector<Rank>();
    for (ChoiceCells* wild : m_wilds) {
        wild->setMarks(AnswerMark::none);
        if (!judgement)
            continue;
        for (const int cell : wild->marked()) {
            const auto found = std::ranges::find(wrong, rankOfCell(cell));
            wild->setMark(cell, found == wrong.end() ? AnswerMark::right : AnswerMark::wrong);
            if (found != wrong.end())
                wrong.erase(found);
        }
    }
}

void WildField::focusAnswer()
{
    m_wilds.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace showdown::gui
