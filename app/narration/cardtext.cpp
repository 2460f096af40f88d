// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/cardtext.h"

#include "app/narration/fill.h"
#include "core/rules/playedhand.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct CardText
{
    Q_DECLARE_TR_FUNCTIONS(CardText)
};

using RankTexts = std::array<SourceText, 13>; // two to ace

QString text(const RankTexts& texts, Rank rank)
{
    return texts[static_cast<std::size_t>(number(rank) - 2)].translated("CardText");
}

constexpr RankTexts rankWords{{
    QT_TRANSLATE_NOOP3("CardText", "two", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "three", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "four", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "five", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "six", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "seven", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "eight", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "nine", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "ten", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "jack", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "queen", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "king", "in a list, or before 'high' or 'kicker'"),
    QT_TRANSLATE_NOOP3("CardText", "ace", "in a list, or before 'high' or 'kicker'"),
}};

constexpr RankTexts rankPlurals{{
    QT_TRANSLATE_NOOP3("CardText", "twos", "as in 'pair of twos'"),
    QT_TRANSLATE_NOOP3("CardText", "threes", "as in 'pair of threes'"),
    QT_TRANSLATE_NOOP3("CardText", "fours", "as in 'pair of fours'"),
    QT_TRANSLATE_NOOP3("CardText", "fives", "as in 'pair of fives'"),
    QT_TRANSLATE_NOOP3("CardText", "sixes", "as in 'pair of sixes'"),
    QT_TRANSLATE_NOOP3("CardText", "sevens", "as in 'pair of sevens'"),
    QT_TRANSLATE_NOOP3("CardText", "eights", "as in 'pair of eights'"),
    QT_TRANSLATE_NOOP3("CardText", "nines", "as in 'pair of nines'"),
    QT_TRANSLATE_NOOP3("CardText", "tens", "as in 'pair of tens'"),
    QT_TRANSLATE_NOOP3("CardText", "jacks", "as in 'pair of jacks'"),
    QT_TRANSLATE_NOOP3("CardText", "queens", "as in 'pair of queens'"),
    QT_TRANSLATE_NOOP3("CardText", "kings", "as in 'pair of kings'"),
    QT_TRANSLATE_NOOP3("CardText", "aces", "as in 'pair of aces'"),
}};

constexpr RankTexts rankPluralsAfterWith{{
    QT_TRANSLATE_NOOP3("CardText", "twos", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "threes", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "fours", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "fives", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "sixes", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "sevens", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "eights", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "nines", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "tens", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "jacks", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "queens", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "kings", "after 'with'"),
    QT_TRANSLATE_NOOP3("CardText", "aces", "after 'with'"),
}};

constexpr RankTexts rankSingles{{
    QT_TRANSLATE_NOOP3("CardText", "one two", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one three", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one four", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one five", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one six", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one seven", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one eight", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one nine", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one ten", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one jack", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one queen", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one king", "as in 'Wild + one queen is 2 of 4'"),
    QT_TRANSLATE_NOOP3("CardText", "one ace", "as in 'Wild + one queen is 2 of 4'"),
}};

constexpr RankTexts rankNames{{
    QT_TRANSLATE_NOOP3("CardText", "Two", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Three", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Four", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Five", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Six", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Seven", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Eight", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Nine", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Ten", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Jack", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Queen", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "King", "%1 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "Ace", "%1 in '%1 of %2', the name of a card"),
}};

constexpr std::array<SourceText, 4> suitWords{{
    QT_TRANSLATE_NOOP3("CardText", "hearts", "%2 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "diamonds", "%2 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "clubs", "%2 in '%1 of %2', the name of a card"),
    QT_TRANSLATE_NOOP3("CardText", "spades", "%2 in '%1 of %2', the name of a card"),
}};

/// Jack to ace.
constexpr std::array<SourceText, 4> beating{{
    QT_TRANSLATE_NOOP3("CardText", "jack", "%1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("CardText", "queen", "%1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("CardText", "king", "%1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("CardText", "ace", "%1 in '%1 beats %2'"),
}};

constexpr std::array<SourceText, 4> beaten{{
    QT_TRANSLATE_NOOP3("CardText", "jack", "%2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("CardText", "queen", "%2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("CardText", "king", "%2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("CardText", "ace", "%2 in '%1 beats %2'"),
}};

constexpr std::array<SourceText, 4> spoken{{
    QT_TRANSLATE_NOOP3("CardText", "J", "in 'the wild acts as J'"),
    QT_TRANSLATE_NOOP3("CardText", "Q", "in 'the wild acts as J'"),
    QT_TRANSLATE_NOOP3("CardText", "K", "in 'the wild acts as J'"),
    QT_TRANSLATE_NOOP3("CardText", "A", "in 'the wild acts as J'"),
}};

QString figure(Rank rank, const std::array<SourceText, 4>& courts)
{
    if (rank <= Rank::ten)
        return QString::number(number(rank));
    const int court = number(rank) - number(Rank::jack);
    return courts[static_cast<std::size_t>(court)].translated("CardText");
}

QString symbol(Rank rank, std::optional<Suit> suit)
{
    return suit ? rankSymbol(rank) + suitSymbol(*suit) : rankSymbol(rank);
}

QString spokenCard(const Substitution& wild)
{
    return wild.suit ? cardSymbol(wild) : spokenRank(wild.rank);
}

/// Jack to ace.
constexpr std::array<SourceText, 4> courts{{
    QT_TRANSLATE_NOOP3("LadderText", "jack", "in '%1 up to %2'"),
    QT_TRANSLATE_NOOP3("LadderText", "queen", "in '%1 up to %2'"),
    QT_TRANSLATE_NOOP3("LadderText", "king", "in '%1 up to %2'"),
    QT_TRANSLATE_NOOP3("LadderText", "ace", "in '%1 up to %2'"),
}};

} // namespace

QString rankWord(Rank rank)
{
    return text(rankWords, rank);
}

QString rankName(Rank rank)
{
    return text(rankNames, rank);
}

QString rankSingle(Rank rank)
{
    return text(rankSingles, rank);
}

QString rankPlural(Rank rank)
{
    return text(rankPlurals, rank);
}

QString rankPluralAfterWith(Rank rank)
{
    return text(rankPluralsAfterWith, rank);
}

QString suitSymbol(Suit suit)
{
    return QString(QStringView(u"♥♦♣♠")[static_cast<qsizetype>(suit) - 1]);
}

QString rankSymbol(Rank rank)
{
    return rank == Rank::ten ? QStringLiteral("10") : QString(QLatin1Char(letter(rank)));
}

QString spokenRank(Rank rank)
{
    return figure(rank, spoken);
}

QString suitWord(Suit suit)
{
    return suitWords[static_cast<std::size_t>(suit) - 1].translated("CardText");
}

QString cardName(Card card)
{
    if (card.isJoker())
        return CardText::tr("Wild card");
    return fill(CardText::tr("%1 of %2", "the name of a card: King of diamonds"),
                {text(rankNames, *card.rank()), suitWord(*card.suit())});
}

QString unknownCardName()
{
    return CardText::tr("Unknown card");
}

QString unknownCardNote()
{
    return CardText::tr("A card that nobody has seen");
}

QString cardSymbol(Card card)
{
    return card.isJoker() ? QStringLiteral("★") : symbol(*card.rank(), card.suit());
}

QString cardName(Card card, const HouseRules& rules)
{
    if (card.isJoker() || !rules.isWild(card))
        return cardName(card);
    return fill(CardText::tr("%1 (wild)", "a card that the rules make wild: Two of hearts, 2♥"),
                {cardName(card)});
}

QString cardSymbol(Card card, const HouseRules& rules)
{
    if (card.isJoker() || !rules.isWild(card))
        return cardSymbol(card);
    return fill(CardText::tr("%1 (wild)", "a card that the rules make wild: Two of hearts, 2♥"),
                {cardSymbol(card)});
}

QString beatingValue(Rank rank)
{
    return figure(rank, beating);
}

QString beatenValue(Rank rank)
{
    return figure(rank, beaten);
}

QString withCardNames(const QString& text)
{
    static const QRegularExpression symbol(QStringLiteral("(10|[2-9JQKA])([♥♦♣♠])"));
    static constexpr auto ranks = allRanks();
    static constexpr auto suits = allSuits();
    QString said;
    qsizetype end = 0;
    for (auto matches = symbol.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const auto* rank = std::ranges::find(ranks, match.captured(1), rankSymbol);
        const auto* suit = std::ranges::find(suits, match.captured(2), suitSymbol);
        said += text.mid(end, match.capturedStart() - end) + cardName(Card(*rank, *suit));
        end = match.capturedEnd();
    }
    return said + text.mid(end);
}

QString cardSymbol(const WorkingCard& card)
{
    return symbol(card.rank, card.suit);
}

QString cardSymbol(const Substitution& substitution)
{
    return symbol(substitution.rank, substitution.suit);
}

QString actsAs(const Substitution& substitution)
{
    return fill(CardText::tr("acts as %1", "under a wild: acts as Q, acts as 10♥"),
                {spokenCard(substitution)});
}

QString triedAs(const Substitution& substitution)
{
    return fill(CardText::tr("tried as %1", "under a wild: tried as Q, tried as 10♥"),
                {spokenCard(substitution)});
}

QString rowValue(int value)
{
    const int high = value == cardvalue::lowAce ? cardvalue::ace : value;
    if (high <= cardvalue::ten)
        return QString::number(high);
    return courts[static_cast<std::size_t>(high - cardvalue::ten - 1)].translated("LadderText");
}

} // namespace showdown::narration
