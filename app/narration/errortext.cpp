// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/errortext.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// 'x'; a letter that may only look familiar is followed by its code point, as in 'с' (U+0441).
QString shownCharacter(const NotationError& error)
{
    // Qt removes a byte order mark when it converts.
    if (error.text == byteOrderMark)
        return fill(ErrorText::tr("a byte order mark (%1)", "%1: 'U+FEFF'"),
                    {codePointName(QChar::ByteOrderMark)});
    const QString character = QString::fromStdString(error.text);
    const QList<uint> codePoints = character.toUcs4();
    if (codePoints.size() != 1 || !error.isUtf8)
        return ErrorText::tr("a byte that is not UTF-8");
    const char32_t codePoint = codePoints.front();
    if (codePoint == QChar::ReplacementCharacter)
        return fill(
            ErrorText::tr("a replacement character (%1: the text was not UTF-8)", "%1: 'U+FFFD'"),
            {codePointName(codePoint)});
    if (!QChar::isPrint(codePoint) || QChar::isMark(codePoint))
        return codePointName(codePoint);
    if (codePoint < 128)
        return quoted(character);
    return QStringLiteral("%1 (%2)").arg(quoted(character), codePointName(codePoint));
}

/// The pattern for a mistake: %1 is the position, %2 the text there, %3 the text before it.
QString pattern(NotationExpectation expected, bool atEnd)
{
    switch (expected) {
    case NotationExpectation::card:
        return atEnd ? ErrorText::tr("character %1: a card is missing; one of 2-10 T J Q K A "
                                     "with a suit, or * for a wild")
                     : ErrorText::tr("character %1: %2 is no card; one of 2-10 T J Q K A "
                                     "with a suit, or * for a wild");
    case NotationExpectation::suit:
        return atEnd ? ErrorText::tr("character %1: the suit of %3 is missing; one of h d c s")
                     : ErrorText::tr("character %1: %2 is no suit; one of h d c s");
    case NotationExpectation::tenZero:
        return atEnd ? ErrorText::tr("character %1: the 0 after %3 is missing; a ten is 10 or T")
                     : ErrorText::tr("character %1: %2 after %3 makes no rank; a ten is 10 or T");
    case NotationExpectation::handEnd:
        return ErrorText::tr("character %1: %2 is too much; a hand has five cards");
    case NotationExpectation::oneCard:
        return ErrorText::tr("character %1: %2 is too much; one card is enough");
    case NotationExpectation::holeCard:
        return atEnd ? ErrorText::tr("character %1: a card is missing; one of 2-10 T J Q K A "
                                     "with a suit, * for a wild, or ? for an unknown card")
                     : ErrorText::tr("character %1: %2 is no card; one of 2-10 T J Q K A "
                                     "with a suit, * for a wild, or ? for an unknown card");
    case NotationExpectation::holeEnd:
        return ErrorText::tr("character %1: %2 is too much; a player holds two cards");
    }
    return {};
}

struct OddsErrorText
{
    Q_DECLARE_TR_FUNCTIONS(OddsErrorText)
};

QString counted(int index)
{
    return QString::number(index + 1);
}

QString placeText(const SeenPlace& place)
{
    switch (place.area) {
    case SeenArea::hole:
        return fill(OddsErrorText::tr("hand %1, card %2", "where a card was given"),
                    {counted(place.player), counted(place.position)});
    case SeenArea::board:
        return fill(OddsErrorText::tr("board, card %1", "where a card was given"),
                    {counted(place.position)});
    case SeenArea::dead:
        return fill(OddsErrorText::tr("dead cards, card %1", "where a card was given"),
                    {counted(place.position)});
    }
    return {};
}

} // namespace

QString codePointName(char32_t codePoint)
{
    return QStringLiteral("U+%1")
        .arg(static_cast<uint>(codePoint), 4, 16, QLatin1Char('0'))
        .toUpper();
}

QString fitForMessage(QStringView text, qsizetype longest)
{
    QStringView start = text.first(qMin(text.size(), longest));
    if (!start.isEmpty() && start.back().isHighSurrogate())
        start.chop(1);
    QString shown;
    for (const char32_t character : start.toUcs4()) {
        shown += QChar::fromUcs4(QChar::isPrint(character) ? character
                                                           : char32_t(QChar::ReplacementCharacter));
    }
    return text.size() > longest ? shown + u'…' : shown;
}

QString quoted(QStringView text)
{
    return QStringLiteral("'%1'").arg(fitForMessage(text));
}

QString quotedPath(QStringView path)
{
    constexpr qsizetype longestPath = 4096; // as long as Linux takes
    return QStringLiteral("'%1'").arg(fitForMessage(path, longestPath));
}

QString errorText(const NotationError& error)
{
    return fill(pattern(error.expected, error.text.empty()),
                {QString::number(error.position), shownCharacter(error),
                 quoted(QString::fromStdString(error.previous))});
}

QString errorText(const NotationError& error, int hand)
{
    return fill(ErrorText::tr("hand %1, %2", "%2: 'character 4: …'"),
                {QString::number(hand), errorText(error)});
}

QString errorText(const RepeatedCard& repeated)
{
    const auto counted = [](int index) { return QString::number(index + 1); };
    return fill(ErrorText::tr("hand %1, card %2: %3 is already hand %4, card %5; one deck holds "
                              "each card once"),
                {counted(repeated.second.hand), counted(repeated.second.position),
                 quoted(QString::fromStdString(toText(repeated.card))),
                 counted(repeated.first.hand), counted(repeated.first.position)});
}

QString errorText(const NotationError& error, SeenArea area, int player)
{
    switch (area) {
    case SeenArea::hole:
        return errorText(error, player + 1);
    case SeenArea::board:
        return fill(OddsErrorText::tr("board, %1", "%1: 'character 4: …'"), {errorText(error)});
    case SeenArea::dead:
        return fill(OddsErrorText::tr("dead cards, %1", "%1: 'character 4: …'"),
                    {errorText(error)});
    }
    return {};
}

QString errorText(const SituationError& error)
{
    switch (error.fault) {
    case SituationFault::noPlayer:
        return OddsErrorText::tr("there is no player");
    case SituationFault::tooManyPlayers:
        return OddsErrorText::tr("there are more than three players");
    case SituationFault::badBoardSize:
        return fill(OddsErrorText::tr("board: it has none, three, four or five cards, not %1",
                                      "%1: a number"),
                    {QString::number(error.count)});
    case SituationFault::repeatedCard:
        return fill(OddsErrorText::tr("%1: %2 is already %3; one deck holds each card once",
                                      "%1, %3: 'hand 1, card 2'; %2: 'Qd'"),
                    {placeText(error.second),
                     error.card ? quoted(QString::fromStdString(toText(*error.card))) : QString(),
                     placeText(error.first)});
    case SituationFault::deckTooSmall:
        return fill(
            OddsErrorText::tr("the deck is too small; cards that are missing: %1", "%1: a number"),
            {QString::number(error.count)});
    }
    return {};
}

} // namespace showdown::narration
