// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardletters.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct CardLettersText
{
    Q_DECLARE_TR_FUNCTIONS(CardLettersText)
};

constexpr QStringView highRanks = u"JQKA";
constexpr QStringView suits = u"HDCS";

QString ownRanks()
{
    return CardLettersText::tr(
        "JQKA", "the letters that people type for jack, queen, king and ace, in this order; "
                "one letter each, none of them 2 to 9, T or W");
}

QString ownSuits()
{
    return CardLettersText::tr(
        "HDCS", "the letters that people type for hearts, diamonds, clubs and spades, in this "
                "order; one letter each, H, D, C and S for nothing else");
}

} // namespace

QString inNotation(const QString& typed)
{
    const QString ranksHere = ownRanks();
    const QString suitsHere = ownSuits();
    QString text = typed;
    bool isSuitNext = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isSuitNext && QStringView(text).mid(at).startsWith(u"jk", Qt::CaseInsensitive)) {
            ++at; // a wild, no card of the suit K
            continue;
        }
        const QChar letter = text[at];
        const qsizetype place = (isSuitNext ? suitsHere : ranksHere).indexOf(letter.toUpper());
        const QStringView read = isSuitNext ? suits : highRanks;
        if (place >= 0 && place < read.size() && read[place] != letter.toUpper())
            text[at] = read[place];
        isSuitNext = !isSuitNext && (letter == u'0' || rankFromLetter(text[at].unicode()));
    }
    return text;
}

QString typedLetter(Rank rank)
{
    const QChar letter = QLatin1Char(showdown::letter(rank));
    const qsizetype place = highRanks.indexOf(letter);
    return place < 0 ? QString(letter) : ownRanks().mid(place, 1);
}

} // namespace showdown::narration
