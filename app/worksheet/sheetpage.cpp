// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/worksheet/sheetpage.h"

#include "app/narration/answerkeytext.h"
#include "app/narration/cardtext.h"
#include "app/narration/practicetext.h"
#include "app/narration/spokenlanguage.h"
#include "app/narration/translation.h"
#include "app/page/cardart.h"
#include "app/page/template.h"
#include "app/worksheet/sheetcontent.h"
#include "core/cards/notation.h"
#include "core/questions/bughunt.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace showdown::worksheet {

using page::resourceText;

namespace {

struct SheetPageText
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QString placeValue(const CardPlace& place)
{
    return QStringLiteral("%1:%2").arg(place.hand + 1).arg(place.position + 1);
}

/// What the script compares a field with; empty if it does not mark the question.
QString rightValue(const PracticeQuestion& question)
{
    if (const std::optional<int> option = rightOption(question))
        return narration::optionKey(question, *option);
    const ExerciseAnswer right = rightAnswer(question);
    if (std::holds_alternative<PartOrder>(right))
        return narration::orderLetters(question);
    if (const auto* number = std::get_if<double>(&right))
        return QString::number(*number, 'g', QLocale::FloatingPointShortest);
    if (const auto* outs = std::get_if<MarkedCards>(&right))
        return QString::fromStdString(toText(outs->cards));
    QStringList places;
    if (const auto* found = std::get_if<FoundBug>(&right)) {
        const BugHunt hunt(question.exercise);
        for (const int line : hunt.mistakenLines())
            places << QStringLiteral("%1:%2").arg(found->table).arg(line);
    }
    if (std::holds_alternative<CardPlace>(right)) {
        for (const CardPlace& place : narration::decidingCards(question.exercise))
            places << placeValue(place);
    }
    return places.join(u' ');
}

/// Writes a sheet or its key, and collects the cards that it shows.
class SheetWriter
{
public:
    SheetWriter(const Worksheet& sheet, bool isKey)
        : m_sheet(sheet), m_wish(sheet.wish), m_content(sheet), m_isKey(isKey)
    {}

    QString text()
    {
        const QString language = narration::currentLanguage();
        const bool isMirrored = QLocale(language).textDirection() == Qt::RightToLeft;
        QString questions;
        for (const SheetQuestion& content : m_content.questions)
            questions += section(m_sheet.questions[static_cast<std::size_t>(m_number++)], content);
        const QHash<QString, QString> values{
            {QStringLiteral("language"), language},
            {QStringLiteral("direction"),
             isMirrored ? QStringLiteral("rtl") : QStringLiteral("ltr")},
            {QStringLiteral("suits"), QUtf8StringView(id(m_wish.suits)).toString()},
            {QStringLiteral("paper"), QUtf8StringView(id(m_wish.paper)).toString()},
            {QStringLiteral("columns"), QString::number(m_wish.columns)},
            {QStringLiteral("style"), resourceText(QStringLiteral("cards.css"))
                                          + resourceText(QStringLiteral("worksheet/sheet.css"))},
            {QStringLiteral("kind"), kind()},
            {QStringLiteral("title"), m_content.title.toHtmlEscaped()},
            {QStringLiteral("beside"), besideTitle()},
            {QStringLiteral("questions"), questions},
            {QStringLiteral("marking"), m_isKey ? QString() : marking()},
            {QStringLiteral("foot"), m_content.foot.toHtmlEscaped()},
            {QStringLiteral("command"), commandText()},
            {QStringLiteral("symbols"), m_art.symbols()}, // of all cards that are shown
        };
        return page::filled(resourceText(QStringLiteral("worksheet/sheet.html")), values);
    }

private:
    QString commandText() const
    {
        const QStringList parts = commandParts(m_content.command.toHtmlEscaped());
        return QStringLiteral("<span>") + parts.join(QStringLiteral("</span> <span>"))
               + QStringLiteral("</span>");
    }

    QString kind() const
    {
        if (m_isKey)
            return QStringLiteral("key");
        return m_wish.hasLines ? QStringLiteral("sheet") : QStringLiteral("sheet noLines");
    }

    QString besideTitle() const
    {
        if (m_isKey)
            return QStringLiteral("<p class=\"keyMark\">%1</p>\n")
                .arg(m_content.keyMark.toHtmlEscaped());
        if (!m_wish.hasName)
            return {};
        const auto line = [](const QString& label, const QString& content) {
            return QStringLiteral("<label>%1 <input type=\"text\" value=\"%2\"></label>")
                .arg(label.toHtmlEscaped(), content.toHtmlEscaped());
        };
        return QStringLiteral("<p>%1%2</p>\n")
            .arg(line(m_content.name, {}), line(m_content.date, m_content.day));
    }

    QString section(const PracticeQuestion& question, const SheetQuestion& content)
    {
        QString marked;
        if (const QString right = rightValue(question); !m_isKey && !right.isEmpty())
            marked += QStringLiteral(" data-right=\"%1\"").arg(right);
        if (const auto* number = std::get_if<GiveNumber>(&question.exercise.kind);
            number && !m_isKey)
            marked += QStringLiteral(" data-within=\"%1\"").arg(number->within);
        const QString frame =
            m_isKey ? QStringLiteral("<h2>%1</h2>\n%2")
                    : QStringLiteral("<fieldset>\n<legend>%1</legend>\n%2</fieldset>\n");
        return QStringLiteral("<section data-n=\"%1\" data-kind=\"%2\"%3>\n")
                   .arg(QString::number(m_number), QLatin1String(id(question.source.kind)), marked)
               + frame.arg(content.heading.toHtmlEscaped(), body(question, content))
               + QStringLiteral("</section>\n");
    }

    QString body(const PracticeQuestion& question, const SheetQuestion& content)
    {
        QString text = paragraph("asked", content.asked) + paragraph("note", content.note)
                       + rows(question.exercise, content);
        if (!content.listing.isEmpty())
            text +=
                QStringLiteral("<pre dir=\"ltr\">%1</pre>\n").arg(content.listing.toHtmlEscaped());
        text += parts(content);
        if (!m_isKey)
            text += field(question, content) + paragraph("hint", content.hint);
        return text + answer(content);
    }

    static QString paragraph(const char* kind, const QString& text)
    {
        return text.isEmpty() ? text
                              : QStringLiteral("<p class=\"%1\">%2</p>\n")
                                    .arg(QLatin1String(kind), text.toHtmlEscaped());
    }

    QString rows(const Exercise& exercise, const SheetQuestion& content)
    {
        const bool isPicked = !m_isKey && content.field == SheetField::cards;
        QString rows;
        int player = 0;
        for (const SheetRow& row : content.rows) {
            QString cards;
            int position = 0;
            for (const std::optional<Card>& each : row.cards) {
                const QString picture = card(each, exercise);
                cards += isPicked ? pick({player, position++}, picture) : picture;
            }
            ++player;
            const QString name =
                row.name.isEmpty()
                    ? QString()
                    : QStringLiteral("<br><small>%1</small>").arg(row.name.toHtmlEscaped());
            rows += QStringLiteral("<div class=\"row\"><span class=\"who\">%1%2</span>"
                                   "<span class=\"cards\">%3</span></div>\n")
                        .arg(row.label.toHtmlEscaped(), name, cards);
        }
        return rows;
    }

    /// A place without a card is to be filled, or holds a card that nobody has seen.
    QString card(const std::optional<Card>& card, const Exercise& exercise)
    {
        if (card)
            return m_art.picture(page::Face::of(*card), narration::cardName(*card, exercise.rules));
        return QStringLiteral("<span class=\"card open\" role=\"img\" aria-label=\"%1\">%2</span>")
            .arg((exercise.situation ? narration::unknownCardName()
                                     : SheetPageText::tr("Open place", "for a card of a hand"))
                     .toHtmlEscaped(),
                 exercise.situation ? QStringLiteral("?") : QString());
    }

    /// A card that can be chosen.
    QString pick(const CardPlace& place, const QString& picture) const
    {
        return QStringLiteral("<label class=\"pick\">%1%2</label>")
            .arg(picture, input("radio", placeValue(place)));
    }

    QString input(const char* type, const QString& value) const
    {
        return QStringLiteral("<input type=\"%1\" name=\"q%2\" value=\"%3\">")
            .arg(QLatin1String(type), QString::number(m_number), value);
    }

    static QString parts(const SheetQuestion& content)
    {
        QString items;
        for (const SheetChoice& part : content.parts)
            items +=
                QStringLiteral("<li><b>%1</b> %2</li>").arg(part.key, part.text.toHtmlEscaped());
        return items.isEmpty()
                   ? items
                   : QStringLiteral("<ul class=\"choices parts\" role=\"list\">%1</ul>\n")
                         .arg(items);
    }

    QString field(const PracticeQuestion& question, const SheetQuestion& content) const
    {
        switch (content.field) {
        case SheetField::options:
            return choices(content);
        case SheetField::cards:
            return {}; // the cards themselves are chosen
        case SheetField::outs:
            return outsTable(*question.exercise.situation);
        case SheetField::letters:
        case SheetField::number:
        case SheetField::tableAndLine:
            return typed(content.label, QStringLiteral(" class=\"few\""));
        case SheetField::hand:
            break;
        }
        return typed(content.label, {});
    }

    QString typed(const QString& label, const QString& attributes) const
    {
        return QStringLiteral("<p class=\"choices\"><label>%1 <input type=\"text\" name=\"q%2\"%3 "
                              "autocomplete=\"off\" spellcheck=\"false\"></label></p>\n")
            .arg(label.toHtmlEscaped(), QString::number(m_number), attributes);
    }

    QString choices(const SheetQuestion& content) const
    {
        QString labels;
        for (const SheetChoice& option : content.options)
            labels += QStringLiteral("<label>%1 <b>%2</b>%3</label>")
                          .arg(input("radio", option.key), option.key, option.text.toHtmlEscaped());
        return QStringLiteral("<div class=\"choices\">%1</div>\n").arg(labels);
    }

    /// The deck as a table; a card that has been seen cannot be ticked.
    QString outsTable(const Situation& situation) const
    {
        const std::vector<Card> seen = situation.shownCards();
        auto ranks = allRanks();
        std::ranges::reverse(ranks);
        QString rows = QStringLiteral("<tr><td></td>");
        for (const Rank rank : ranks)
            rows += QStringLiteral("<th scope=\"col\">%1</th>").arg(narration::rankSymbol(rank));
        rows += QStringLiteral("</tr>\n");
        for (const Suit suit : allSuits()) {
            const bool isRed = suit == Suit::hearts || suit == Suit::diamonds;
            rows += QStringLiteral("<tr><th scope=\"row\"%1>%2</th>")
                        .arg(isRed ? QStringLiteral(" class=\"red\"") : QString(),
                             narration::suitSymbol(suit));
            for (const Rank rank : ranks) {
                const Card card(rank, suit);
                if (std::ranges::find(seen, card) != seen.end())
                    rows += QStringLiteral("<td class=\"seen\">–</td>");
                else
                    rows += QStringLiteral("<td><label><span class=\"forReaders\">%1</span>%2"
                                           "</label></td>")
                                .arg(narration::cardName(card).toHtmlEscaped(),
                                     input("checkbox", QString::fromStdString(toText(card))));
            }
            rows += QStringLiteral("</tr>\n");
        }
        return QStringLiteral("<table class=\"outs\">\n%1</table>\n").arg(rows);
    }

    QString answer(const SheetQuestion& content) const
    {
        const QString text =
            QStringLiteral("<b>%1.</b> %2")
                .arg(content.answer.toHtmlEscaped(), content.reason.toHtmlEscaped());
        return m_isKey ? QStringLiteral("<p class=\"answer\">%1</p>\n").arg(text)
                       : QStringLiteral("<p class=\"answer\" hidden><span class=\"mark\"></span> "
                                        "%1</p>\n")
                             .arg(text);
    }

    static QString marking()
    {
        QHash<QString, QString> values{
            {QStringLiteral("script"), resourceText(QStringLiteral("worksheet/sheet.js"))}};
        const auto add = [&values](const char* name, const QString& text) {
            values.insert(QLatin1String(name), text.toHtmlEscaped());
        };
        add("mark", SheetPageText::tr("Mark", "a worksheet that has been filled in"));
        add("score", SheetPageText::tr("%1 of %2", "numbers of right answers and of questions"));
        add("right", SheetPageText::tr("Right.", "an answer"));
        add("wrong", SheetPageText::tr("Not quite.", "an answer"));
        add("open", SheetPageText::tr("Not answered.", "a question"));
        return page::filled(resourceText(QStringLiteral("worksheet/marking.html")), values);
    }

    const Worksheet& m_sheet;
    const SheetWish& m_wish;
    SheetContent m_content;
    bool m_isKey;
    int m_number = 0; ///< of the question being written, from 1
    page::CardArt m_art;
};

QByteArray written(const Worksheet& sheet, bool isKey)
{
    const narration::SpokenLanguage spoken(sheet.wish.language);
    return SheetWriter(sheet, isKey).text().toUtf8();
}

} // namespace

QByteArray sheetHtml(const Worksheet& sheet)
{
    return written(sheet, false);
}

QByteArray keyHtml(const Worksheet& sheet)
{
    return written(sheet, true);
}

} // namespace showdown::worksheet
