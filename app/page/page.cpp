// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/page/page.h"

#include "app/narration/cardtext.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/commandtext.h"
#include "app/narration/handtext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "app/narration/translation.h"
#include "app/narration/verdicttext.h"
#include "app/page/cardart.h"
#include "app/page/pagewords.h"
#include "app/page/rundata.h"
#include "app/page/template.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace showdown::page {

namespace {

struct PageText
{
    Q_DECLARE_TR_FUNCTIONS(Page)
};

/// Writes one page, and collects the cards that it shows.
class PageWriter
{
public:
    PageWriter(const Run& run, const PageInput& input)
        : m_run(run),
          m_input(input),
          m_rules(run.terms().rules),
          m_verdict(narration::verdict(run.outcome(), run.terms().rules, run.terms().lens,
                                       input.names, narration::Medium::text))
    {}

    QString text()
    {
        const QString language = narration::currentLanguage();
        const bool isMirrored = QLocale(language).textDirection() == Qt::RightToLeft;
        QHash<QString, QString> values = labels();
        values.insert({
            {QStringLiteral("language"), language},
            {QStringLiteral("direction"),
             isMirrored ? QStringLiteral("rtl") : QStringLiteral("ltr")},
            {QStringLiteral("suits"),
             m_input.hasFourColors ? QStringLiteral("four") : QStringLiteral("two")},
            {QStringLiteral("style"),
             resourceText(QStringLiteral("cards.css")) + resourceText(QStringLiteral("page.css"))},
            {QStringLiteral("title"), pageTitle(m_input).toHtmlEscaped()},
            {QStringLiteral("rules"), rulesInForce(m_run, m_input).toHtmlEscaped()},
            {QStringLiteral("verdictKind"), verdictKind()},
            {QStringLiteral("verdictSign"), QString(verdictSign())},
            {QStringLiteral("verdict"), m_verdict.title.toHtmlEscaped()},
            {QStringLiteral("sentence"), m_verdict.richSentence},
            {QStringLiteral("hands"), hands()},
            {QStringLiteral("command"),
             narration::explainCommand(m_run, m_input.rules).toHtmlEscaped()},
        });
        values.insert(QStringLiteral("steps"), m_run.size() > 0 ? steps(values) : QString());
        values.insert(QStringLiteral("symbols"), m_art.symbols()); // of all faces that are shown
        return filled(resourceText(QStringLiteral("page.html")), values);
    }

private:
    static QHash<QString, QString> labels()
    {
        QHash<QString, QString> values;
        const auto add = [&values](const char* name, const QString& text) {
            values.insert(QLatin1String(name), text.toHtmlEscaped());
        };
        add("handsLabel", PageText::tr("The hands"));
        add("stepsLabel", PageText::tr("Step by step"));
        add("storyLabel", PageText::tr("The story"));
        add("storyNote", PageText::tr("Choose a line to see its step."));
        add("commandLabel", PageText::tr("The same on the command line"));
        add("levelLabel", PageText::tr("Detail"));
        add("story", PageText::tr("Story"));
        add("questions", PageText::tr("Questions"));
        add("every", PageText::tr("Every line"));
        add("first", PageText::tr("First step"));
        add("back", PageText::tr("Back"));
        add("play", PageText::tr("Play"));
        add("next", PageText::tr("Next"));
        add("last", PageText::tr("Last step"));
        add("scrubber", PageText::tr("Step"));
        add("chapters", PageText::tr("Parts of the run"));
        add("scene", PageText::tr("The cards at this step"));
        add("found", PageText::tr("Found so far"));
        add("languageLabel", PageText::tr("Language of the code"));
        add("copy", PageText::tr("Copy", "on a button: the lines of a function"));
        add("variables", PageText::tr("Variables"));
        add("callers", PageText::tr("Called from"));
        add("keys",
            PageText::tr("Keys: ← and → for back and next, Home and End for the first and the "
                         "last step, Space to play, 1 2 3 for the detail."));
        add("dark", PageText::tr("Dark colours"));
        add("made", PageText::tr("Made with Showdown"));
        return values;
    }

    QString verdictKind() const
    {
        switch (m_verdict.kind) {
        case narration::VerdictKind::winner:
            return QStringLiteral("winner");
        case narration::VerdictKind::tieOfAll:
        case narration::VerdictKind::tieOfSome:
            return QStringLiteral("tie");
        case narration::VerdictKind::noCompleteHand:
        case narration::VerdictKind::oneComplete:
        case narration::VerdictKind::noneFits:
            break;
        }
        return QStringLiteral("open");
    }

    QChar verdictSign() const
    {
        const QString kind = verdictKind();
        if (kind == QStringLiteral("winner"))
            return u'✓';
        return kind == QStringLiteral("tie") ? u'=' : u'–';
    }

    QString hands()
    {
        QString text;
        for (int number = 1; number <= static_cast<int>(m_run.outcome().players.size()); ++number) {
            if (m_run.outcome().players[static_cast<std::size_t>(number) - 1].plays())
                text += hand(number);
        }
        return text;
    }

    QString hand(int number)
    {
        const PlayerResult& player = m_run.outcome().players[static_cast<std::size_t>(number) - 1];
        const bool wins = player.place == 1 && m_run.outcome().winners.size() == 1;
        const bool ties = player.place == 1 && !wins;
        QString place;
        if (player.place)
            place = narration::placeMark(m_run.outcome(), number);
        return filled(
            resourceText(QStringLiteral("hand.html")),
            {{QStringLiteral("kind"), wins   ? QStringLiteral("winner")
                                      : ties ? QStringLiteral("tie")
                                             : QStringLiteral("other")},
             {QStringLiteral("number"), QString::number(number)},
             {QStringLiteral("player"),
              narration::playerName(number, m_input.names).toHtmlEscaped()},
             {QStringLiteral("place"), place.toHtmlEscaped()},
             {QStringLiteral("name"), handInWords(m_run, number, m_input.names).toHtmlEscaped()},
             {QStringLiteral("dealtLabel"), PageText::tr("As dealt").toHtmlEscaped()},
             {QStringLiteral("dealt"), dealt(player)},
             {QStringLiteral("working"), player.result ? working(number) : QString()}});
    }

    QString dealt(const PlayerResult& player)
    {
        QString cards;
        for (int i = 0; i < player.hand.size(); ++i) {
            std::optional<Substitution> substitution;
            if (player.result) {
                const auto& all = player.result->substitutions;
                const auto found = std::ranges::find(all, i, &Substitution::dealtPosition);
                if (found != all.end())
                    substitution = *found;
            }
            const QString label = narration::slotContent(player.hand[i], substitution, m_rules);
            const QString note =
                substitution
                    ? QStringLiteral("<span class=\"acts\" aria-hidden=\"true\">★ %1</span>")
                          .arg(narration::actsAs(*substitution).toHtmlEscaped())
                    : QString();
            cards += QStringLiteral("<li>%1%2</li>")
                         .arg(m_art.picture(Face::of(player.hand[i]), label), note);
        }
        return cards;
    }

    /// The cards of a working hand that decide who is first; none if the rank does.
    CardRange deciders(int number) const
    {
        const Comparison* comparison = firstPlaceComparison(m_run.outcome());
        const bool isCompared =
            comparison && (comparison->firstPlayer == number || comparison->secondPlayer == number);
        if (!isCompared)
            return {};
        const ComparisonPart& part = *comparison->decidingPart();
        if (part.kind == PartKind::rank || part.kind == PartKind::wilds)
            return {};
        const PlayerResult& player = m_run.outcome().players[static_cast<std::size_t>(number) - 1];
        return partCards(part, player.result->value.category());
    }

    QString working(int number)
    {
        const HandResult& result =
            *m_run.outcome().players[static_cast<std::size_t>(number) - 1].result;
        const CardRange decide = deciders(number);
        QString groups;
        for (const narration::HandPart& part : narration::handParts(result.value)) {
            QString cards;
            for (int i = part.first; i < part.first + part.count; ++i) {
                const WorkingCard& card = result.working[static_cast<std::size_t>(i)];
                const QString kind =
                    decide.contains(i) ? QStringLiteral(" class=\"decides\"") : QString();
                cards +=
                    QStringLiteral("<li%1>%2</li>")
                        .arg(kind, m_art.picture(Face::of(card),
                                                 narration::workingCardDescription(
                                                     number, i + 1, card, part, m_input.names)));
            }
            groups +=
                QStringLiteral("<li class=\"part %1\"><ul class=\"cards\" role=\"list\">%2</ul>"
                               "<span class=\"bracket\">%3</span></li>")
                    .arg(part.matched ? QStringLiteral("matched") : QStringLiteral("kicker"), cards,
                         part.name.toHtmlEscaped());
        }
        return QStringLiteral("<div class=\"working\"><p class=\"caption\">%1</p>"
                              "<ul class=\"parts\" role=\"list\">%2</ul></div>")
            .arg(narration::workingHandCaption(m_run.terms().lens).toHtmlEscaped(), groups);
    }

    QString steps(QHash<QString, QString> values)
    {
        values.insert(QStringLiteral("chaptersOfStory"), story());
        values.insert(QStringLiteral("languages"), languages());
        values.insert(QStringLiteral("data"), inScript(runData(m_run, m_input.names, m_art)));
        values.insert(QStringLiteral("script"), resourceText(QStringLiteral("page.js")));
        return filled(resourceText(QStringLiteral("steps.html")), values);
    }

    /// The choices of a language for the code, with that of the program chosen.
    static QString languages()
    {
        QString options;
        for (const narration::CodeLanguage language : narration::allCodeLanguages)
            options += QStringLiteral("<option%1>%2</option>\n")
                           .arg(language == narration::codeLanguage() ? QStringLiteral(" selected")
                                                                      : QString(),
                                narration::codeLanguageName(language).toHtmlEscaped());
        return options;
    }

    /// The findings as ordered lists, which count on from one part of the run to the next.
    QString story() const
    {
        QString text;
        int number = 1;
        for (const StoryChapter& chapter : storyOf(m_run, m_input.names)) {
            QString lines;
            for (const StoryLine& line : chapter.lines)
                lines += QStringLiteral("<li data-step=\"%1\">%2</li>\n")
                             .arg(QString::number(line.step), line.sentence.toHtmlEscaped());
            text += QStringLiteral("<section><h3>%1</h3>\n<ol start=\"%2\">\n%3</ol></section>\n")
                        .arg(chapter.title.toHtmlEscaped(), QString::number(number), lines);
            number += static_cast<int>(chapter.lines.size());
        }
        return text;
    }

    const Run& m_run;
    const PageInput& m_input;
    const HouseRules& m_rules;
    narration::Verdict m_verdict;
    CardArt m_art;
};

} // namespace

QByteArray html(const Run& run, const PageInput& input)
{
    return PageWriter(run, input).text().toUtf8();
}

} // namespace showdown::page
