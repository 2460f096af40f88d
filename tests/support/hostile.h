// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace showdown::tests {

/// Characters that control a terminal, turn the direction of text, end a line, or are not seen, as
/// written in JSON and Markdown: ESC, BEL, NUL, the 8-bit CSI, overrides, isolates, separators, a
/// soft hyphen, a byte order mark, a tag, and one for private use.
inline QString unfitCharacters()
{
    return QStringLiteral("\u001b[31m\u0007\u009b\u202e\u2066\u200f\u061c\u2028\u2029\u0085"
                          "\u00ad\ufeff\U000e0041\ue000")
           + QChar(QChar::Null);
}

/// The names of players, each of at most 24 characters when shown.
inline QStringList hostileNames()
{
    return {QStringLiteral("<img src=/none.png>%1&a"), QStringLiteral("<h1>B</h1>&amp;%2 %1"),
            QStringLiteral("&lt;b&gt; && %n")};
}

/// The beginnings of these names, which no other text has.
inline QStringList hostileTags()
{
    return {QStringLiteral("<img src=/none.png>"), QStringLiteral("<h1>B</h1>"),
            QStringLiteral("&lt;b&gt;")};
}

inline QString escapedForJson(const QString& text)
{
    QString escaped;
    for (const QChar each : text)
        escaped += QStringLiteral("\\u%1").arg(each.unicode(), 4, 16, QLatin1Char('0'));
    return escaped;
}

/// The title without the characters that must not be shown, and without its length.
inline QString hostileTitle()
{
    return QStringLiteral("<h1>BIG</h1> %1 &x <img src=//host/x>");
}

/// A note of several lines, too long, with what is not to be shown.
inline QString hostileNote()
{
    return QStringLiteral("<h1>BIG</h1> %1\n") + unfitCharacters() + QStringLiteral("&x\tend\n")
           + QStringLiteral("long ").repeated(5000);
}

/// A `.showdown` file with hands and a situation, all of whose texts are hostile.
inline QByteArray hostileFile()
{
    const QString unfit = unfitCharacters();
    const auto name = [&](int player) {
        // Without "[31m", the only printable part, so that just the name is left.
        const QString text = hostileNames()[player];
        return escapedForJson(QString(unfit).remove(QStringLiteral("[31m")) + text
                              + QString(QChar(u'\u202e')));
    };
    return QStringLiteral(
               R"({"showdown": 1, "title": "%1", "note": "%6", "by": "%2",
 "rules": {"preset": "standard", "changed": {}}, "lens": null,
 "players": [{"name": "%3", "cards": ["Kh", "Qh", "*", "2h", "2c"]},
  {"name": "%4", "cards": ["Ks", "Qs", "3d", "3h", "3c"]},
  {"name": "%5", "cards": ["Kd", "Qd", "9d", "9h", "4c"]}],
 "odds": {"rules": {"preset": "standard", "changed": {}}, "board": ["Qc","9s","4d",null,null],
  "dead": [], "players": [{"name": "%3", "hole": ["As","Ah"]}, {"name": "%4", "hole": ["8s","8h"]},
  {"name": "%5", "hole": ["7s","?"]}]}})")
        .arg(escapedForJson(hostileTitle() + unfit + QStringLiteral("long ").repeated(5000)),
             escapedForJson(unfit), name(0), name(1), name(2), escapedForJson(hostileNote()))
        .toUtf8();
}

/// The first character that must not be shown: a control character except tab and '\n', a mark that
/// turns the direction of text or is not seen, a line separator, or one for private use; as U+202E,
/// or nothing.
inline QString firstUnfit(const QString& text)
{
    for (const char32_t code : text.toUcs4()) {
        const bool isControl = (code < 0x20 && code != u'\n' && code != u'\t') || code == 0x7F
                               || (code >= 0x80 && code < 0xA0);
        const bool turns = code == 0x061C || code == 0x200E || code == 0x200F
                           || (code >= 0x2028 && code <= 0x202E)
                           || (code >= 0x2066 && code <= 0x2069);
        const bool isUnseen = code == 0x00AD || code == 0x200B || code == 0x2060 || code == 0xFEFF
                              || (code >= 0xE0000 && code <= 0xE007F);
        const bool isPrivate = (code >= 0xE000 && code <= 0xF8FF) || code >= 0xF0000;
        if (isControl || turns || isUnseen || isPrivate)
            return QStringLiteral("U+%1")
                .arg(static_cast<uint>(code), 4, 16, QLatin1Char('0'))
                .toUpper();
    }
    return {};
}

} // namespace showdown::tests
