// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/worksheet/sheetpage.h"

#include "app/narration/answerkeytext.h"
#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/pagetext.h"
#include "app/narration/practicetext.h"
#include "app/narration/spokenlanguage.h"
#include "app/narration/tabletext.h"
#include "app/narration/translation.h"
#include "app/page/cardart.h"
#include "app/page/template.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace showdown::worksheet {

using narration::fill;
using page::resourceText;

namespace {

struct SheetText
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
        : m_sheet(sheet), m_wish(sheet.wish), m_isKey(isKey)
    {}

    QString text()
    {
        const QString language = narration::currentLanguage();
        const bool isMirrored = QLocale(language).textDirection() == Qt::RightToLeft;
        QString questions;
        for (m_number = 1; m_number <= static_cast<int>(m_sheet.questions.size()); ++m_number)
            questions += section(m_sheet.questions[static_cast<std::size_t>(m_number) - 1]);
        const QString title =
            fill(SheetText::tr("%1, worksheet %2", "the head of a sheet: 'Poker hands', 'A'"),
                 {m_sheet.title(), m_sheet.letter()});
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
            {QStringLiteral("title"), title.toHtmlEscaped()},
            {QStringLiteral("beside"), besideTitle()},
            {QStringLiteral("questions"), questions},
            {QStringLiteral("marking"), m_isKey ? QString() : marking()},
            {QStringLiteral("foot"), foot().toHtmlEscaped()},
            {QStringLiteral("command"), worksheetCommand(m_wish).toHtmlEscaped()},
            {QStringLiteral("symbols"), m_art.symbols()}, // of all cards that are shown
        };
        return page::filled(resourceText(QStringLiteral("worksheet/sheet.html")), values);
    }

private:
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
                .arg(SheetText::tr("Key", "to a worksheet").toHtmlEscaped());
        if (!m_wish.hasName)
            return {};
        const auto line = [](const QString& label, const QString& content) {
            return QStringLiteral("<label>%1 <input type=\"text\" value=\"%2\"></label>")
                .arg(label.toHtmlEscaped(), content.toHtmlEscaped());
        };
        const QString date =
            m_wish.date ? QLocale(narration::currentLanguage()).toString(*m_wish.date) : QString();
        return QStringLiteral("<p>%1%2</p>\n")
            .arg(line(SheetText::tr("Name", "of the person, on a worksheet"), {}),
                 line(SheetText::tr("Date", "on a worksheet"), date));
    }

    QString section(const PracticeQuestion& question)
    {
        const QString heading =
            QStringLiteral("%1. %2")
                .arg(QString::number(m_number), narration::practiceQuestionText(question))
                .toHtmlEscaped();
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
               + frame.arg(heading, body(question)) + QStringLiteral("</section>\n");
    }

    QString body(const PracticeQuestion& question)
    {
        QString text;
        if (question.rules != m_wish.questions.rules)
            text += paragraph("note", narration::rulesHeading(question.rules));
        text += hands(question);
        if (const QString listing = narration::practiceListing(question); !listing.isEmpty())
            text += QStringLiteral("<pre dir=\"ltr\">%1</pre>\n").arg(listing.toHtmlEscaped());
        text += parts(question);
        if (!m_isKey)
            text += field(question);
        if (m_wish.hasHints && !m_isKey)
            text += paragraph("hint", fill(SheetText::tr("Hint: %1", "%1: a sentence"),
                                           {narration::practiceHint(question, 1)}));
        return text + answer(question);
    }

    static QString paragraph(const char* kind, const QString& text)
    {
        return QStringLiteral("<p class=\"%1\">%2</p>\n")
            .arg(QLatin1String(kind), text.toHtmlEscaped());
    }

    QString hands(const PracticeQuestion& question)
    {
        const Exercise& exercise = question.exercise;
        const bool isPicked = !m_isKey && std::holds_alternative<ChooseDecidingCard>(exercise.kind);
        QString rows;
        int player = 0;
        for (const OpenHand& hand : exercise.hands) {
            QString cards;
            for (int position = 0; position < Hand::fullSize; ++position) {
                const QString picture = card(hand[static_cast<std::size_t>(position)], exercise);
                cards += isPicked ? pick({player, position}, picture) : picture;
            }
            rows += row(narration::playerName(++player), cards);
        }
        if (!exercise.situation)
            return rows;
        for (const HoleCards& hole : exercise.situation->players)
            rows += row(narration::playerName(++player), cards(hole, exercise));
        rows += row(SheetText::tr("Board", "label: the common cards"),
                    cards(exercise.situation->board, exercise));
        if (!exercise.situation->dead.empty())
            rows += row(SheetText::tr("Dead cards", "label: cards out of play"),
                        cards(exercise.situation->dead, exercise));
        return rows;
    }

    static QString row(const QString& label, const QString& cards)
    {
        return QStringLiteral("<div class=\"row\"><span class=\"who\">%1</span>"
                              "<span class=\"cards\">%2</span></div>\n")
            .arg(label.toHtmlEscaped(), cards);
    }

    QString cards(const auto& all, const Exercise& exercise)
    {
        QString pictures;
        for (const std::optional<Card> each : all)
            pictures += card(each, exercise);
        return pictures;
    }

    /// A place without a card is to be filled, or holds a card that nobody has seen.
    QString card(const std::optional<Card>& card, const Exercise& exercise)
    {
        if (card)
            return m_art.picture(page::Face::of(*card), narration::cardName(*card, exercise.rules));
        return QStringLiteral("<span class=\"card open\" role=\"img\" aria-label=\"%1\">%2</span>")
            .arg((exercise.situation ? narration::unknownCardName()
                                     : SheetText::tr("Open place", "for a card of a hand"))
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

    /// The parts to be put in order, by their letters.
    static QString parts(const PracticeQuestion& question)
    {
        QString items;
        char16_t letter = u'A';
        for (const PartName& part : partsShown(question))
            items +=
                QStringLiteral("<li><b>%1</b> %2</li>")
                    .arg(QChar(letter++))
                    .arg(narration::practiceAnswerText(question, PartOrder{part}).toHtmlEscaped());
        return items.isEmpty()
                   ? items
                   : QStringLiteral("<ul class=\"choices parts\" role=\"list\">%1</ul>\n")
                         .arg(items);
    }

    QString field(const PracticeQuestion& question) const
    {
        if (!question.options.empty())
            return choices(question);
        const ExerciseKind& asked = question.exercise.kind;
        if (std::holds_alternative<ChooseDecidingCard>(asked))
            return {}; // the cards themselves are chosen
        if (std::holds_alternative<MarkOuts>(asked))
            return outsTable(*question.exercise.situation);
        if (std::holds_alternative<BuildHands>(asked))
            return typed(SheetText::tr("Cards", "label of a field: what is missing in a hand"), {});
        return typed(std::holds_alternative<OrderParts>(asked)
                         ? SheetText::tr("Letters in order", "label of a field: such as 'BAC'")
                         : SheetText::tr("Number", "label of a field"),
                     QStringLiteral(" class=\"few\""));
    }

    QString typed(const QString& label, const QString& attributes) const
    {
        return QStringLiteral("<p class=\"choices\"><label>%1 <input type=\"text\" name=\"q%2\"%3 "
                              "autocomplete=\"off\" spellcheck=\"false\"></label></p>\n")
            .arg(label.toHtmlEscaped(), QString::number(m_number), attributes);
    }

    QString choices(const PracticeQuestion& question) const
    {
        QString labels;
        for (int i = 0; i < static_cast<int>(question.options.size()); ++i) {
            const QString key = narration::optionKey(question, i);
            const QString answer = narration::practiceAnswerText(
                question, question.options[static_cast<std::size_t>(i)].answer);
            labels += QStringLiteral("<label>%1 <b>%2</b>%3</label>")
                          .arg(input("radio", key), key, answer.toHtmlEscaped());
        }
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

    QString answer(const PracticeQuestion& question) const
    {
        const QString text = QStringLiteral("<b>%1.</b> %2")
                                 .arg(narration::keyAnswer(question).toHtmlEscaped(),
                                      narration::keyReason(question).toHtmlEscaped());
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
        add("mark", SheetText::tr("Mark", "a worksheet that has been filled in"));
        add("score", SheetText::tr("%1 of %2", "numbers of right answers and of questions"));
        add("right", SheetText::tr("Right.", "an answer"));
        add("wrong", SheetText::tr("Not quite.", "an answer"));
        add("open", SheetText::tr("Not answered.", "a question"));
        return page::filled(resourceText(QStringLiteral("worksheet/marking.html")), values);
    }

    QString foot() const
    {
        const std::optional<std::uint32_t> seed = m_sheet.seed();
        if (!seed)
            return fill(SheetText::tr("Version %1.", "of a worksheet; %1: 'A'"),
                        {m_sheet.letter()});
        return fill(SheetText::tr("Seed %1, version %2. %3.",
                                  "of a worksheet; %1: a number; %2: 'A'; %3: 'Series rules'"),
                    {QString::number(*seed), m_sheet.letter(),
                     narration::rulesHeading(m_wish.questions.rules)});
    }

    const Worksheet& m_sheet;
    const SheetWish& m_wish;
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
