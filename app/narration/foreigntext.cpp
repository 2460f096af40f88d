// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/foreigntext.h"

#include <QDir>

#include <algorithm>

namespace showdown::narration {
namespace {

/// The format characters that are needed: the joiners of letters and emoji, and the signs of Arabic,
/// Syriac and Kaithi numbers, which are seen.
bool isNeededFormat(char32_t character)
{
    return character == 0x200C || character == 0x200D
           || (character >= 0x0600 && character <= 0x0605) || character == 0x06DD
           || character == 0x070F || character == 0x0890 || character == 0x0891
           || character == 0x08E2 || character == 0x110BD || character == 0x110CD;
}

/// Letters and a pattern that look like a blank.
bool isBlank(char32_t character)
{
    return character == 0x2800 || character == 0x3164 || character == 0xFFA0;
}

/// Letters, marks and selectors that are not seen, though their category says nothing of it.
bool isUnseen(char32_t character)
{
    const auto isIn = [character](char32_t first, char32_t last) {
        return first <= character && character <= last;
    };
    return character == 0x034F || isIn(0x115F, 0x1160) || isIn(0x17B4, 0x17B5)
           || character == 0x16FE4 || character == 0x1D159
           || (isIn(0xE0000, 0xE0FFF) && !isIn(0xE0100, 0xE01EF)) // which tell kanji apart
           || isBlank(character);
}

/// Whether a text has more than marks and joiners, which alone are seen nowhere.
bool isSeen(const QString& text)
{
    return std::ranges::any_of(text.toUcs4(), [](char32_t character) {
        return !QChar::isMark(character) && !QChar::isSpace(character)
               && QChar::category(character) != QChar::Other_Format;
    });
}

/// The text with a replacement for each unfit character.
template <typename Replacement>
QString replaced(QStringView text, const Replacement& replacement)
{
    QString result;
    result.reserve(text.size());
    for (const char32_t character : text.toUcs4()) {
        if (isUnfit(character))
            result += replacement(character);
        else
            result += QChar::fromUcs4(character);
    }
    return result;
}

QString cut(const QString& text, qsizetype most)
{
    qsizetype end = 0; // of so many characters
    for (; most > 0 && end < text.size(); --most)
        end += text[end].isHighSurrogate() && end + 1 < text.size() ? 2 : 1;
    return end < text.size() ? text.left(end).trimmed() : text;
}

} // namespace

qsizetype characterCount(const QString& text)
{
    return text.toUcs4().size();
}

bool isUnfit(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_PrivateUse:
        return true;
    case QChar::Other_Format:
        return !isNeededFormat(character);
    default:
        return isUnseen(character) || QChar::isNonCharacter(character);
    }
}

bool hasUnfit(QStringView text)
{
    return std::ranges::any_of(text.toUcs4(), isUnfit);
}

std::optional<char32_t> unfitIn(QStringView text)
{
    for (const char32_t character : text.toUcs4()) {
        if (isUnfit(character) && character != U'\t' && character != U'\n' && character != U'\r')
            return character;
    }
    return std::nullopt;
}

QString shownText(QStringView text)
{
    const auto blankOf = [](char32_t unfit) {
        return QString(QChar::isSpace(unfit) || isBlank(unfit) ? 1 : 0, u' ');
    };
    const QString shown = replaced(text, blankOf).simplified();
    return isSeen(shown) ? shown : QString();
}

QString shownText(QStringView text, qsizetype most)
{
    return cut(shownText(text), most);
}

QString shownLines(QStringView text, qsizetype most)
{
    QString lines = text.toString();
    lines.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    const auto endOf = [](char32_t unfit) {
        return unfit == U'\t' || isBlank(unfit) ? QString(u' ')
                                                : QString(QChar::isSpace(unfit) ? 1 : 0, u'\n');
    };
    return cut(replaced(lines, endOf).trimmed(), most);
}

QString shownPath(const QString& path)
{
    return replaced(QDir::toNativeSeparators(path),
                    [](char32_t) { return QString(QChar::ReplacementCharacter); });
}

} // namespace showdown::narration
