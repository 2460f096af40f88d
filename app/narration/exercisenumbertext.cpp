// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/exercisenumbertext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/exerciseoutstext.h"
#include "app/narration/expressiontext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/listingtext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace showdown::narration {

namespace {

struct ExerciseNumberText
{
    Q_DECLARE_TR_FUNCTIONS(ExerciseNumberText)
};

using Of = GiveNumber::Of;

/// The index of a number's row in the arithmetic.
std::size_t rowOf(Of of)
{
    switch (of) {
    case Of::unseen:
        return 0;
    case Of::outs:
        return 1;
    case Of::percent:
        return 2;
    default:
        return 3;
    }
}

/// The outs or, if there can be none, only the unseen cards.
PlayerOuts outsOrUnseen(const Exercise& exercise, const GiveNumber& asked,
                        const Situation& situation)
{
    const bool hasPlayer =
        asked.player >= 1 && asked.player <= static_cast<int>(situation.players.size());
    if (const auto outs = hasPlayer ? outsAsked(exercise, asked.player) : std::nullopt)
        return *outs;
    PlayerOuts unseen;
    unseen.unseen = UnseenDeck(situation).count();
    unseen.nextCard = Chance(0, static_cast<std::uint64_t>(unseen.unseen));
    return unseen;
}

QString reckoningText(const ArithmeticRow& row)
{
    return fill(ExerciseNumberText::tr("%1: %2.", "working out: 'Unseen', '52 cards − 6 seen'"),
                {row.label, row.reckoning});
}

/// For a right number what the outs make, for a wrong one the calculation and the cards that only
/// look like outs.
QString outsReason(const Exercise& exercise, const GiveNumber& asked, bool isRight)
{
    const PlayerOuts outs = *outsAsked(exercise, asked.player);
    if (isRight)
        return outGroupTexts(outs).join(u' ');
    const QString reckoning = reckoningText(numberRows(exercise, asked).back());
    const QString misses = falseOutsText(exercise, outs);
    return misses.isEmpty() ? reckoning
                            : fill(ExerciseNumberText::tr("%1 %2", "two sentences about outs"),
                                   {reckoning, misses});
}

QString equityReason(const Exercise& exercise, const GiveNumber& asked, bool isRight)
{
    const EquityResult equity = equityAsked(exercise);
    const QString player = playerName(asked.player);
    return fill(ExerciseNumberText::tr(
                    "%1: %2.", "'Player 1'; 'wins 23.8 %, ties 0.6 %' or 'Equity 24.1 %: …'"),
                {player, isRight ? equitySumText(equity, asked.player - 1)
                                 : winsAndTiesText(equity, asked.player - 1)});
}

QString wildsReason(const Exercise& exercise, int player)
{
    QStringList wilds;
    for (const std::optional<Card> card : exercise.hands[static_cast<std::size_t>(player) - 1]) {
        if (exercise.rules.isWild(*card))
            wilds << cardSymbol(*card);
    }
    const QString name = playerName(player);
    if (wilds.isEmpty())
        return fill(ExerciseNumberText::tr("No card of %1's hand is wild.", "%1: 'Player 1'"),
                    {name});
    return fill(ExerciseNumberText::tr("Wild in %1's hand: %2.", "'Player 1', '★ 2♥'"),
                {name, wilds.join(u' ')});
}

const Variable* variableAt(const Run& run, int step, const std::string& name)
{
    const auto& variables = run.step(step).variables;
    const auto found = std::ranges::find(variables, name, &Variable::name);
    return found == variables.end() ? nullptr : &*found;
}

} // namespace

std::vector<ArithmeticRow> numberRows(const Exercise& exercise, const GiveNumber& asked)
{
    const bool isOfOuts = asked.of == Of::unseen || asked.of == Of::outs || asked.of == Of::percent
                          || asked.of == Of::against;
    if (!isOfOuts)
        return {};
    const Situation situation = situationOf(exercise);
    const PlayerOuts outs = outsOrUnseen(exercise, asked, situation);
    std::vector<ArithmeticRow> rows = arithmeticText({situation, outs, std::nullopt}).front().rows;
    rows.resize(std::min(rows.size(), rowOf(asked.of) + 1));
    return rows;
}

QStringList callSentences(const Exercise& exercise, const GiveNumber& asked)
{
    const Run run = runOf(exercise);
    const std::vector<int> steps = stepsOfCall(run, asked.function, asked.call);
    const Variable last = *variableAt(run, steps.back(), asked.variable);
    const auto isOther = [&](int step) {
        const Variable* variable = variableAt(run, step, asked.variable);
        return !variable || *variable != last;
    };
    const auto before = std::find_if(steps.rbegin(), steps.rend(), isOther);
    const auto afterSet = before == steps.rend() ? steps.begin() + 1 : before.base() + 1;
    QStringList told;
    std::for_each(steps.begin(), afterSet,
                  [&](int step) { told << sentenceAt(run, step, Level::every); });
    return told;
}

/// The parts of the hand in the order in which they are compared, if wanted with their values.
QString partsReason(const Exercise& exercise, const GiveNumber& asked, bool withValues)
{
    const Hand hand = handOf(exercise, asked.player);
    const Showdown alone = showdownOf(exercise, std::vector{hand});
    const Category rank = alone.players.front().result->value.category();
    QStringList parts;
    for (const ComparisonPart& part : partsOf(hand, exercise.rules, exercise.lens)) {
        parts << partName(part, comparatorFor(rank));
        if (withValues)
            parts.last() += QStringLiteral(" = %1").arg(part.first);
    }
    return fill(ExerciseNumberText::tr("%1 has: %2. Its values are compared in this order: %3.",
                                       "'Player 1', 'Pair', 'Pair, Kicker 1, Kicker 2'"),
                {playerName(asked.player), categoryName(rank, exercise.rules),
                 parts.join(QStringLiteral(", "))});
}

/// How to find a number that is looked up, not calculated; without giving it away.
QString howToFind(const Exercise& exercise, const GiveNumber& asked)
{
    switch (asked.of) {
    case Of::cardValue:
        return ExerciseNumberText::tr("From 2 to 10 a card has its own number as its value. Count "
                                      "on from there: jack, queen, king, ace.");
    case Of::wilds:
        return fill(ExerciseNumberText::tr("Look at each card of %1's hand: a joker is wild, and "
                                           "so is each card that the rules make wild.",
                                           "%1: 'Player 1'"),
                    {playerName(asked.player)});
    case Of::variable:
        return fill(ExerciseNumberText::tr("Go through call %1 of “%2” line by line, and note “%3” "
                                           "each time that a line sets it.",
                                           "%1: a number; the names of a function, a variable"),
                    {QString::number(asked.call), QString::fromStdString(asked.function),
                     QString::fromStdString(asked.variable)});
    default:
        return partsReason(exercise, asked, false);
    }
}

QString rowWithResult(const ArithmeticRow& row)
{
    return fill(
        ExerciseNumberText::tr("%1: %2 = %3.", "working out: 'Unseen', '52 cards − 6 seen', '46'"),
        {row.label, row.reckoning, row.result});
}

std::optional<double> numberFromText(const QString& text)
{
    static const QRegularExpression unit(QStringLiteral("\\s*(%|:\\s*1)\\s*$"));
    QString digits = text.trimmed();
    digits.remove(unit).replace(u',', u'.');
    bool isNumber = false;
    const double value = QLocale::c().toDouble(digits, &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QString numberReason(const Exercise& exercise, const GiveNumber& asked, const Judgement& judgement)
{
    const bool isLookedUp = asked.of == Of::cardValue || asked.of == Of::wilds
                            || asked.of == Of::partValue || asked.of == Of::variable;
    if (isLookedUp && !judgement.isRight)
        return howToFind(exercise, asked);
    switch (asked.of) {
    case Of::cardValue:
        return fill(ExerciseNumberText::tr("%1 has the value %2.", "'Jack of hearts', '11'"),
                    {cardName(*asked.card), QString::number(number(*asked.card->rank()))});
    case Of::outs:
        return outsReason(exercise, asked, judgement.isRight);
    case Of::unseen:
    case Of::percent:
    case Of::against: {
        const ArithmeticRow row = numberRows(exercise, asked).back();
        return judgement.isRight ? rowWithResult(row) : reckoningText(row);
    }
    case Of::equity:
        return equityReason(exercise, asked, judgement.isRight);
    case Of::wilds:
        return wildsReason(exercise, asked.player);
    case Of::partValue: {
        const auto index = static_cast<std::size_t>(asked.player) - 1;
        return fill(
            ExerciseNumberText::tr("%1.", "a hand: 'Two pair, queens and fives, ace kicker'"),
            {handName(judgement.showdown.players[index].result->value).whole});
    }
    case Of::variable:
        return callSentences(exercise, asked).back();
    }
    return {};
}

namespace {

/// The line of the call that set the variable last, and its value at the end.
QString lastSetting(const Exercise& exercise, const GiveNumber& asked)
{
    const Run run = runOf(exercise);
    const std::vector<int> steps = stepsOfCall(run, asked.function, asked.call);
    const Variable last = *variableAt(run, steps.back(), asked.variable);
    auto set = std::prev(steps.end());
    while (set != steps.begin()) {
        const Variable* before = variableAt(run, *std::prev(set), asked.variable);
        if (!before || *before != last)
            break;
        --set;
    }
    const QStringList words{QString::fromStdString(asked.variable), variableText(last.value),
                            QString::number(run.step(*set).number(run.terms())),
                            listingLine(run.step(*set).text(run.terms())).trimmed()};
    return set == steps.begin()
               ? fill(
                   ExerciseNumberText::tr("“%1” is %2 from the first line of the call to its end.",
                                          "'startIndex', a variable; %2: '3', its value"),
                   words)
               : fill(ExerciseNumberText::tr("“%1” is %2 from line %3 on: %4.",
                                             "'startIndex', a variable; '3', its value; %4: 'set "
                                             "startIndex to 3', code"),
                      words);
}

} // namespace

QString numberWorking(const Exercise& exercise, const GiveNumber& asked)
{
    Judgement right;
    right.isRight = true;
    switch (asked.of) {
    case Of::outs: {
        const PlayerOuts outs = *outsAsked(exercise, asked.player);
        QStringList told = outGroupTexts(outs);
        const QString misses = falseOutsText(exercise, outs);
        return misses.isEmpty() ? told.join(u' ') : (told << misses).join(u' ');
    }
    case Of::partValue:
        return partsReason(exercise, asked, true);
    case Of::variable:
        return lastSetting(exercise, asked);
    default:
        return numberReason(exercise, asked, right);
    }
}

} // namespace showdown::narration
