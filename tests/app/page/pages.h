// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/page/page.h"
#include "tests/support/randomhands.h"
#include "tests/support/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace showdown::tests {

/// A run and the further input of its page.
struct PagedRun
{
    Run run;
    page::PageInput input;

    QString html() const { return QString::fromUtf8(page::html(run, input)); }
    QString markdown() const { return QString::fromUtf8(page::markdown(run, input)); }
};

/// The run of hands such as `Kh 6c 6h 2s * | Ks Kd`, under rules as rulesFrom() reads them.
inline PagedRun pagedRun(const char* hands, const char* rules = "series",
                         std::optional<Category> lens = std::nullopt)
{
    const NamedRules named = rulesFrom(QString::fromLatin1(rules)).value();
    std::vector<Hand> dealt;
    for (const QString& hand : QString::fromLatin1(hands).split(u'|'))
        dealt.push_back(handOf(hand.toStdString()));
    return {Run(std::move(dealt), {named.rules, lens}), {named, {}, {}}};
}

/// The hands of the sample of the first start.
inline PagedRun sampleRun()
{
    return pagedRun("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h");
}

/// Runs of two or three random hands, the same ones each time. Two hands are much alike, so that
/// they are compared part by part.
inline std::vector<PagedRun> randomRuns(unsigned seed, int count, Preset preset)
{
    RandomHands random(seed);
    const NamedRules named{preset, rulesOf(preset)};
    std::vector<PagedRun> runs;
    for (int i = 0; i < count; ++i) {
        std::vector<Hand> hands{random.hand(DeckKind::free)};
        hands.push_back(random.variant(hands.front()));
        if (i % 2 == 0)
            hands.push_back(random.hand(DeckKind::free));
        runs.push_back({Run(std::move(hands), {named.rules, std::nullopt}), {named, {}, {}}});
    }
    return runs;
}

/// The data in the page for its script.
inline QJsonObject dataOf(const QString& html)
{
    const QString begin = QStringLiteral("<script type=\"application/json\" id=\"run\">");
    const QString data = html.section(begin, 1).section(QStringLiteral("</script>"), 0, 0);
    return QJsonDocument::fromJson(data.toUtf8()).object();
}

/// Text of the page as displayed.
inline QString readText(QString text)
{
    text.replace(QStringLiteral("&lt;"), QStringLiteral("<"));
    text.replace(QStringLiteral("&gt;"), QStringLiteral(">"));
    text.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
    return text.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
}

} // namespace showdown::tests
