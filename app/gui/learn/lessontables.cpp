// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessontables.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

struct LessonTablesText
{
    Q_DECLARE_TR_FUNCTIONS(LessonTablesText)
};

std::vector<OpenHand> openHands(const std::vector<Hand>& hands)
{
    std::vector<OpenHand> open(hands.size());
    for (std::size_t hand = 0; hand < hands.size(); ++hand)
        std::ranges::copy(hands[hand], open[hand].begin());
    return open;
}

CardTable tableOf(const lessons::Setting& setting)
{
    CardTable table = emptyHands();
    const int hands = static_cast<int>(setting.hands.size());
    table.playerCount = std::clamp(hands, table.minimumPlayers(), CardTable::maximumPlayers);
    table.rules = setting.rules;
    table.lens = setting.lens;
    for (int player = 0; player < std::min(hands, table.playerCount); ++player) {
        for (int slot = 0; slot < Hand::fullSize; ++slot)
            table.set(
                {player, slot},
                setting.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)]);
    }
    return table;
}

CardTable oddsTableOf(const lessons::Setting& setting)
{
    CardTable table = emptySituation();
    const Situation& situation = *setting.situation;
    table.playerCount = static_cast<int>(situation.players.size());
    table.rules = setting.rules;
    table.rules.rules.deck = DeckKind::one;
    const auto place = [&table](int player, int slot, PlacedCard card) {
        table.set({player, slot}, card);
    };
    for (int player = 0; player < table.playerCount; ++player) {
        const HoleCards& hole = situation.players[static_cast<std::size_t>(player)];
        for (int slot = 0; slot < table.row(player).size(); ++slot) {
            const std::optional<Card>& card = hole[static_cast<std::size_t>(slot)];
            place(player, slot, card ? PlacedCard(*card) : PlacedCard::unknown());
        }
    }
    for (int slot = 0; slot < static_cast<int>(situation.board.size()); ++slot)
        place(CardTable::boardRow, slot, situation.board[static_cast<std::size_t>(slot)]);
    for (int slot = 0; slot < static_cast<int>(situation.dead.size()); ++slot)
        place(CardTable::deadRow, slot, situation.dead[static_cast<std::size_t>(slot)]);
    return table;
}

} // namespace

AskedTable askedTable(const lessons::Setting& setting, const Guest& from)
{
    if (setting.situation) {
        Guest guest = from;
        guest.hope = setting.hope;
        return {oddsTableOf(setting), guest};
    }
    return {tableOf(setting), from, QStringLiteral("why")};
}

AskedTable askedTable(const AskedStep& step, const NamedRules& rules, int exercise,
                      const QString& lesson)
{
    lessons::Setting setting;
    setting.rules = rules;
    setting.rules.rules = step.rules;
    setting.lens = step.lens;
    setting.hands = openHands(step.hands);
    const auto title = [exercise, lesson] {
        //: The title of a table. %1: the title of a lesson
        return LessonTablesText::tr("%1, exercise %2").arg(lesson, QString::number(exercise));
    };
    AskedTable asked = askedTable(setting, {Guest::Source::exercise, title, exercise, lesson});
    asked.step = [place = step.place](const Run& run) { return stepAt(run, place); };
    return asked;
}

lessons::Setting questionSetting(const PracticeQuestion& question, const Judgement& judgement)
{
    const Exercise& exercise = question.exercise;
    const std::vector<Hand> hands = handsOf(judgement);
    return {question.rules, exercise.lens, hands.empty() ? exercise.hands : openHands(hands),
            exercise.situation, exercise.hope};
}

std::optional<int> firstOfStory(const Run& run)
{
    const std::vector<int> story = run.visible(Level::story);
    return story.empty() ? std::nullopt : std::optional(story.front());
}

} // namespace showdown::gui
