// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/paint.h"

#include <QRegularExpression>

#include <algorithm>
#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace showdown::cli {

namespace {

const QString boldOn = QStringLiteral("\033[1m");
const QString boldOff = QStringLiteral("\033[22m");
const QString redCard = QStringLiteral("\033[31m\\1\033[39m");

/// "Kh", "Td*" or "10♥": a card of hearts or diamonds, as a separate word.
const QRegularExpression& redCards()
{
    static const QRegularExpression pattern(
        QStringLiteral("(?<![\\p{L}\\p{N}])((?:10|[2-9TJQKA])(?:[hd]\\*?(?![\\p{L}\\p{N}])|[♥♦]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

/// The slot in which a stream keeps whether it is coloured.
int colourSlot()
{
    static const int slot = std::ios_base::xalloc();
    return slot;
}

constexpr int widestPage = 120;

bool isOnTerminal(const std::ostream& out)
{
    return &out == &std::cout && isatty(STDOUT_FILENO) == 1;
}

bool isColourTerminal(const std::ostream& out)
{
    return isOnTerminal(out) && qgetenv("TERM") != "dumb" && qgetenv("NO_COLOR").isEmpty();
}

/// The width of the terminal in characters; 0 if unknown.
int terminalWidth()
{
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

QString painted(QString text)
{
    text.replace(redCards(), redCard);
    return text.replace(narration::headingBegins, boldOn).replace(narration::headingEnds, boldOff);
}

} // namespace

void setColours(std::ostream& out, ColourWish wish)
{
    const bool isWanted =
        wish == ColourWish::always || (wish == ColourWish::automatic && isColourTerminal(out));
    out.iword(colourSlot()) = isWanted ? 1 : 0;
}

void fitToTerminal(const std::ostream& out)
{
    const auto usual = static_cast<int>(narration::usualPageWidth);
    narration::setPageWidth(isOnTerminal(out) ? std::clamp(terminalWidth(), usual, widestPage)
                                              : usual);
}

void writeText(std::ostream& out, const QString& text)
{
    out << (out.iword(colourSlot()) == 1 ? painted(text) : withoutMarks(text)).toStdString();
}

} // namespace showdown::cli
