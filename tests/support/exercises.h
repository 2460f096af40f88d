// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"
#include "tests/support/situations.h"
#include "tests/support/texts.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::tests {

/// The hands of a text such as `Qs Qd 5h _ Js | * 2c 3c 4c 5c`; `_` is an open place.
inline std::vector<OpenHand> openHands(const QString& text)
{
    std::vector<OpenHand> hands;
    for (const QString& part : text.split(QStringLiteral(" | "))) {
        OpenHand& hand = hands.emplace_back();
        const QStringList cards = part.split(u' ');
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const QString card = cards.value(static_cast<qsizetype>(i), QStringLiteral("_"));
            if (card != u"_")
                hand[i] = cardFrom(card.toStdString());
        }
    }
    return hands;
}

/// The value of a name such as `full-house T 3`.
inline HandValue handValueNamed(const QString& text)
{
    std::vector<Rank> values;
    const QStringList words = text.split(u' ');
    for (const QString& word : words.mid(1))
        values.push_back(*rankFromLetter(word[0].unicode()));
    return *HandValue::of(*categoryFromId(words.front().toStdString()), values);
}

/// The words of a test row about an exercise: its kind first, then `winners 1 2; decides kicker 3;
/// tie`.
class ExerciseWords
{
public:
    explicit ExerciseWords(const QString& text) : m_words(text.split(QStringLiteral("; "))) {}

    /// The first word.
    QString kind() const { return m_words.front(); }
    /// The text after this word; empty if the word is missing or nothing follows.
    QString operator[](const QString& word) const
    {
        for (const QString& each : m_words) {
            if (each.startsWith(word + u' '))
                return each.mid(word.size() + 1);
        }
        return {};
    }
    bool has(const QString& word) const { return m_words.contains(word); }
    int number(const QString& word, int otherwise) const
    {
        const QString text = operator[](word);
        return text.isEmpty() ? otherwise : text.toInt();
    }

private:
    QStringList m_words;
};

inline std::vector<int> numbersOf(const QString& text)
{
    std::vector<int> numbers;
    for (const QString& number : text.split(u' ', Qt::SkipEmptyParts))
        numbers.push_back(number.toInt());
    return numbers;
}

inline std::optional<Category> rankNamed(const QString& text)
{
    return text.isEmpty() ? std::nullopt : categoryFromId(text.toStdString());
}

inline BuildGoal goalOf(const ExerciseWords& words)
{
    BuildGoal goal;
    goal.winners = numbersOf(words[QStringLiteral("winners")]);
    goal.decides = partFromText(words[QStringLiteral("decides")].toStdString());
    goal.ties = words.has(QStringLiteral("tie"));
    for (std::size_t i = 0; i < goal.ranks.size(); ++i)
        goal.ranks[i] = rankNamed(words[QStringLiteral("rank%1").arg(i + 1)]);
    for (std::size_t i = 0; i < goal.values.size(); ++i) {
        for (const int value : numbersOf(words[QStringLiteral("values%1").arg(i + 1)]))
            goal.values[i].push_back(*rankOf(value));
    }
    return goal;
}

inline GiveNumber numberOf(const ExerciseWords& words)
{
    using Of = GiveNumber::Of;
    static const QStringList names{
        QStringLiteral("value"),   QStringLiteral("outs"),    QStringLiteral("unseen"),
        QStringLiteral("percent"), QStringLiteral("against"), QStringLiteral("equity"),
        QStringLiteral("wilds"),   QStringLiteral("part"),    QStringLiteral("variable")};
    GiveNumber asked;
    asked.of = static_cast<Of>(names.indexOf(words[QStringLiteral("of")]));
    asked.player = words.number(QStringLiteral("player"), 1);
    if (const QString card = words[QStringLiteral("card")]; !card.isEmpty())
        asked.card = cardFrom(card.toStdString());
    asked.part = partFromText(words[QStringLiteral("named")].toStdString());
    asked.function = words[QStringLiteral("function")].toStdString();
    asked.call = words.number(QStringLiteral("call"), 1);
    asked.variable = words[QStringLiteral("variable")].toStdString();
    asked.within = words[QStringLiteral("within")].toDouble();
    return asked;
}

inline FindNextStep nextStepOf(const ExerciseWords& words)
{
    static const QStringList names{QStringLiteral("function"), QStringLiteral("line"),
                                   QStringLiteral("answer")};
    FindNextStep asked;
    asked.of = static_cast<FindNextStep::Of>(names.indexOf(words[QStringLiteral("of")]));
    asked.step = words.number(QStringLiteral("step"), 0);
    asked.level = levelFromId(words[QStringLiteral("level")].toStdString()).value_or(asked.level);
    return asked;
}

/// Without its tables.
inline FindBug bugOf(const ExerciseWords& words)
{
    return {words.number(QStringLiteral("mistake"), 0),
            words[QStringLiteral("function")].toStdString(),
            {}};
}

inline ExerciseKind kindOf(const ExerciseWords& words)
{
    const QString kind = words.kind();
    const int player = words.number(QStringLiteral("player"), 1);
    if (kind == u"build")
        return BuildHands{goalOf(words)};
    if (kind == u"winner")
        return ChooseWinner{};
    if (kind == u"deciding-card")
        return ChooseDecidingCard{};
    if (kind == u"order")
        return OrderParts{};
    if (kind == u"wild")
        return NameWilds{player};
    if (kind == u"rank")
        return NameRank{player};
    if (kind == u"name") {
        ChooseName asked{player, {}};
        for (const QString& name : words[QStringLiteral("of")].split(QStringLiteral(", ")))
            asked.names.push_back(handValueNamed(name));
        return asked;
    }
    if (kind == u"which")
        return ChooseHand{rankNamed(words[QStringLiteral("of")]).value_or(Category::highCard)};
    if (kind == u"outs")
        return MarkOuts{player};
    if (kind == u"number")
        return numberOf(words);
    if (kind == u"next-step")
        return nextStepOf(words);
    if (kind == u"bug")
        return bugOf(words);
    qFatal("Unknown kind of exercise: %s", qPrintable(kind));
}

/// The exercise of texts such as `wild; player 2; lens two-pair`, `Qs Qd 5h 5c Js | …` and
/// `series deck=free`. A situation reads `As Ks | Qd ? [7d 5c Kh]`, tables have `||` between them; no
/// setting at all is `-`.
inline Exercise exerciseOf(const QString& kind, const QString& setting, const QString& rules)
{
    const ExerciseWords words(kind);
    Exercise exercise;
    exercise.kind = kindOf(words);
    exercise.rules = rulesFrom(rules)->rules;
    exercise.lens = rankNamed(words[QStringLiteral("lens")]);
    exercise.hope = rankNamed(words[QStringLiteral("hope")]);
    if (const auto board = setting.indexOf(QStringLiteral(" [")); board > 0)
        exercise.situation =
            situationOf(setting.left(board), setting.mid(board + 2).chopped(1), {}, rules);
    else if (auto* const bug = std::get_if<FindBug>(&exercise.kind))
        for (const QString& table : setting.split(QStringLiteral(" || ")))
            bug->tables.push_back(openHands(table));
    else if (setting != u"-")
        exercise.hands = openHands(setting);
    return exercise;
}

/// An answer of the kind that is asked for: hands, `1 2`, `1:4`, `trio, kicker 1`, `A 9`,
/// `two-pair`, `6s 6h`, `2.8`; a table and a line, `2:7`.
struct AnswerReader
{
    QString text;

    ExerciseAnswer operator()(const BuildHands& /*kind*/) const { return openHands(text); }
    ExerciseAnswer operator()(const ChooseWinner& /*kind*/) const
    {
        return Winners{numbersOf(text)};
    }
    ExerciseAnswer operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return CardPlace{text.section(u':', 0, 0).toInt() - 1, text.section(u':', 1).toInt() - 1};
    }
    ExerciseAnswer operator()(const OrderParts& /*kind*/) const
    {
        PartOrder order;
        for (const QString& part : text.split(QStringLiteral(", "), Qt::SkipEmptyParts))
            order.push_back(*partFromText(part.toStdString()));
        return order;
    }
    ExerciseAnswer operator()(const NameWilds& /*kind*/) const
    {
        WildRanks wilds;
        for (const QString& rank : text.split(u' ', Qt::SkipEmptyParts))
            wilds.ranks.push_back(*rankFromLetter(rank[0].unicode()));
        return wilds;
    }
    ExerciseAnswer operator()(const NameRank& /*kind*/) const { return *rankNamed(text); }
    ExerciseAnswer operator()(const ChooseName& /*kind*/) const { return handValueNamed(text); }
    ExerciseAnswer operator()(const ChooseHand& /*kind*/) const { return ChosenHand{text.toInt()}; }
    ExerciseAnswer operator()(const MarkOuts& /*kind*/) const { return MarkedCards{cardsOf(text)}; }
    ExerciseAnswer operator()(const GiveNumber& /*kind*/) const { return text.toDouble(); }
    ExerciseAnswer operator()(const FindNextStep& /*kind*/) const
    {
        if (text == u"yes" || text == u"no")
            return NextStep{Answer(text == u"yes")};
        bool isLine = false;
        const int line = text.toInt(&isLine);
        return isLine ? NextStep{line} : NextStep{text.toStdString()};
    }
    ExerciseAnswer operator()(const FindBug& /*kind*/) const
    {
        return FoundBug{text.section(u':', 0, 0).toInt(), text.section(u':', 1).toInt()};
    }
};

inline ExerciseAnswer answerFrom(const Exercise& exercise, const QString& text)
{
    return std::visit(AnswerReader{text}, exercise.kind);
}

} // namespace showdown::tests
