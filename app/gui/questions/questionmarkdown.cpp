// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/questionmarkdown.h"

#include "app/narration/cardtext.h"
#include "core/cards/notation.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTextDocument>

namespace showdown::gui {
namespace {

/// "K♠ ★" of a code span that holds cards; empty if it holds something else.
QString cardsInSpan(const QString& span)
{
    const auto parsed = parseCards(span.toStdString());
    const auto* cards = std::get_if<std::vector<Card>>(&parsed);
    if (!cards || cards->empty())
        return {};
    QStringList symbols;
    for (const Card card : *cards)
        symbols << narration::cardSymbol(card);
    return symbols.join(QChar(QChar::Nbsp));
}

} // namespace

QString questionMarkdown(const QString& text)
{
    static const QRegularExpression span(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    QString shown;
    qsizetype end = 0;
    auto found = span.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString cards = cardsInSpan(match.captured(1));
        shown += text.mid(end, match.capturedStart() - end);
        shown += cards.isEmpty() ? match.captured() : QStringLiteral("**%1**").arg(cards);
        end = match.capturedEnd();
    }
    shown += text.mid(end);
    return shown.replace(link, QStringLiteral("\\1"));
}

QString questionPlainText(const QString& text)
{
    QTextDocument document;
    document.setMarkdown(questionMarkdown(text));
    return document.toPlainText();
}

} // namespace showdown::gui
