// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/prose.h"

#include <QRegularExpression>
#include <QStringList>

namespace showdown::lessons {
namespace {

/// The text with its fenced blocks emptied, line by line, so that lines keep their numbers.
QString withoutFences(const QString& markdown)
{
    QStringList lines = markdown.split(QLatin1Char('\n'));
    bool isInside = false;
    for (QString& line : lines) {
        const bool isMark = line.startsWith(QLatin1String("```"));
        if (isMark)
            isInside = !isInside;
        if (isMark || isInside)
            line.clear();
    }
    return lines.join(QLatin1Char('\n'));
}

/// A link: the text that is shown, and the target.
const QRegularExpression& linkForm()
{
    static const QRegularExpression form(QStringLiteral("\\[([^\\[\\]]*)\\]\\(([^()\\s]*)\\)"));
    return form;
}

int lineAt(const QString& text, qsizetype position)
{
    return static_cast<int>(QStringView(text).left(position).count(QLatin1Char('\n')));
}

} // namespace

std::vector<ProseLink> linksOf(const QString& markdown)
{
    const QString text = withoutFences(markdown);
    std::vector<ProseLink> links;
    auto each = linkForm().globalMatch(text);
    while (each.hasNext()) {
        const auto match = each.next();
        QString shown = match.captured(1);
        shown.remove(QLatin1Char('*')).remove(QLatin1Char('`'));
        links.push_back(
            {shown.simplified(), match.captured(2), lineAt(text, match.capturedStart())});
    }
    return links;
}

std::vector<StrayMarkup> strayMarkupOf(const QString& markdown)
{
    static const QRegularExpression form(
        QStringLiteral("(?<link>!?\\[[^\\[\\]]*\\]\\s*(?:\\([^)]*\\)?|\\[[^\\]]*\\]|:\\s*\\S+))"
                       "|(?<html></?[A-Za-z!][^>]*>?)"
                       "|(?<address>\\b(?:[a-z]{2,}://|www\\.|mailto:)\\S*)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression code(QStringLiteral("`[^`\\n]+`"));
    QString text = withoutFences(markdown);
    const auto blank = [&text](const QRegularExpression& part) {
        auto each = part.globalMatch(QString(text));
        while (each.hasNext()) {
            const auto match = each.next();
            for (qsizetype at = match.capturedStart(); at < match.capturedEnd(); ++at) {
                if (text[at] != QLatin1Char('\n'))
                    text[at] = QLatin1Char(' ');
            }
        }
    };
    blank(code);
    static const QRegularExpression plainLink(QStringLiteral("(?<!!)") + linkForm().pattern());
    blank(plainLink);
    std::vector<StrayMarkup> strays;
    auto each = form.globalMatch(text);
    while (each.hasNext()) {
        const auto match = each.next();
        const bool isHtml = !match.captured(QStringLiteral("html")).isEmpty()
                            && !match.captured().contains(QLatin1String("://"));
        strays.push_back({match.captured(), isHtml, lineAt(text, match.capturedStart())});
    }
    return strays;
}

std::vector<CodeSpan> codeSpansOf(const QString& markdown)
{
    static const QRegularExpression form(QStringLiteral("`([^`]+)`"));
    const QString text = withoutFences(markdown);
    std::vector<CodeSpan> spans;
    auto each = form.globalMatch(text);
    while (each.hasNext()) {
        const auto match = each.next();
        spans.push_back({match.captured(1).simplified(), lineAt(text, match.capturedStart())});
    }
    return spans;
}

QString plainText(const QString& markdown)
{
    static const QRegularExpression marks(QStringLiteral("^(?:#+ |[-*+] |> |```.*$)|[`*]"),
                                          QRegularExpression::MultilineOption);
    QString text = markdown;
    return text.replace(linkForm(), QStringLiteral("\\1")).remove(marks).simplified();
}

bool looksLikeFunction(const QString& code)
{
    static const QRegularExpression form(
        QStringLiteral("^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+(?:\\(.*\\))?$"));
    return form.match(code).hasMatch();
}

QString functionName(const QString& code)
{
    return code.section(QLatin1Char('('), 0, 0);
}

} // namespace showdown::lessons
