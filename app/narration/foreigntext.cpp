// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/foreigntext.h"

#include <QDir>

#include <algorithm>

namespace showdown::narration {
namespace {

/// The characters of Unicode that turn the direction of text (Bidi_Control).
bool turnsDirection(char32_t character)
{
    return character == 0x061C || (character >= 0x200E && character <= 0x200F)
           || (character >= 0x202A && character <= 0x202E)
           || (character >= 0x2066 && character <= 0x2069);
}

/// The text with a replacement for each unfit character; all of those are single units.
template <typename Replacement>
QString replaced(QStringView text, const Replacement& replacement)
{
    QString result;
    result.reserve(text.size());
    for (const QChar character : text) {
        if (isUnfit(character.unicode()))
            result += replacement(character);
        else
            result += character;
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
        return true;
    default:
        return turnsDirection(character);
    }
}

std::optional<char32_t> unfitIn(QStringView text)
{
    const auto* const found = std::ranges::find_if(text, [](QChar character) {
        return isUnfit(character.unicode()) && character != u'\t' && character != u'\n'
               && character != u'\r';
    });
    return found == text.end() ? std::nullopt : std::optional<char32_t>(found->unicode());
}

QString shownText(QStringView text)
{
    const auto blankOf = [](QChar unfit) { return QString(unfit.isSpace() ? 1 : 0, u' '); };
    return replaced(text, blankOf).simplified();
}

QString shownText(QStringView text, qsizetype most)
{
    return cut(shownText(text), most);
}

QString shownLines(QStringView text, qsizetype most)
{
    QString lines = text.toString();
    lines.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    const auto endOf = [](QChar unfit) {
        return unfit == u'\t' ? QString(u' ') : QString(unfit.isSpace() ? 1 : 0, u'\n');
    };
    return cut(replaced(lines, endOf).trimmed(), most);
}

QString shownPath(const QString& path)
{
    return replaced(QDir::toNativeSeparators(path),
                    [](QChar) { return QString(QChar::ReplacementCharacter); });
}

} // namespace showdown::narration
