// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/worksheet/sheetcontent.h"

#include "app/narration/answerkeytext.h"
#include "app/narration/bughunttext.h"
#include "app/narration/fill.h"
#include "app/narration/practicetext.h"
#include "app/narration/rulestext.h"
#include "app/narration/spokenlanguage.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>
#include <QLocale>

namespace showdown::worksheet {

using narration::fill;

namespace {

struct SheetText
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QString numbered(int number, const QString& text)
{
    return QStringLiteral("%1. %2").arg(QString::number(number), text);
}

std::vector<SheetRow> rowsOf(const Exercise& exercise, const QStringList& names)
{
    std::vector<SheetRow> rows;
    const auto addPlayer = [&](const auto& cards) {
        const auto player = static_cast<int>(rows.size());
        rows.push_back(
            {narration::playerName(player + 1), names.value(player), {cards.begin(), cards.end()}});
    };
    for (const OpenHand& hand : exercise.hands)
        addPlayer(hand);
    if (const auto* bug = std::get_if<FindBug>(&exercise.kind)) {
        for (const std::vector<OpenHand>& table : bug->tables) {
            const auto number = static_cast<int>(rows.size()) / 2 + 1;
            for (const OpenHand& hand : table)
                rows.push_back({&hand == &table.front() ? narration::tableName(number) : QString(),
                                {},
                                {hand.begin(), hand.end()}});
        }
    }
    if (!exercise.situation)
        return rows;
    for (const HoleCards& hole : exercise.situation->players)
        addPlayer(hole);
    const auto addRow = [&rows](const QString& label, const auto& cards) {
        rows.push_back({label, {}, {cards.begin(), cards.end()}});
    };
    addRow(SheetText::tr("Board", "label: the common cards"), exercise.situation->board);
    if (!exercise.situation->dead.empty())
        addRow(SheetText::tr("Dead cards", "label: cards out of play"), exercise.situation->dead);
    return rows;
}

std::vector<SheetChoice> partsOf(const PracticeQuestion& question)
{
    std::vector<SheetChoice> parts;
    char16_t letter = u'A';
    for (const PartName& part : partsShown(question))
        parts.push_back(
            {QChar(letter++), narration::practiceAnswerText(question, PartOrder{part})});
    return parts;
}

std::vector<SheetChoice> optionsOf(const PracticeQuestion& question)
{
    std::vector<SheetChoice> options;
    options.reserve(question.options.size());
    for (int i = 0; i < static_cast<int>(question.options.size()); ++i)
        options.push_back({narration::optionKey(question, i),
                           narration::practiceAnswerText(
                               question, question.options[static_cast<std::size_t>(i)].answer)});
    return options;
}

SheetField fieldOf(const PracticeQuestion& question)
{
    const ExerciseKind& asked = question.exercise.kind;
    if (!question.options.empty())
        return SheetField::options;
    if (std::holds_alternative<ChooseDecidingCard>(asked))
        return SheetField::cards;
    if (std::holds_alternative<MarkOuts>(asked))
        return SheetField::outs;
    if (std::holds_alternative<BuildHands>(asked))
        return SheetField::hand;
    if (std::holds_alternative<FindBug>(asked))
        return SheetField::tableAndLine;
    return std::holds_alternative<OrderParts>(asked) ? SheetField::letters : SheetField::number;
}

QString labelOf(SheetField field)
{
    switch (field) {
    case SheetField::options:
    case SheetField::cards:
    case SheetField::outs:
        break;
    case SheetField::letters:
        return SheetText::tr("Letters in order", "label of a field: such as 'BAC'");
    case SheetField::number:
        return SheetText::tr("Number", "label of a field");
    case SheetField::tableAndLine:
        return SheetText::tr("Table and line", "label of a field: such as '2:9'");
    case SheetField::hand:
        return SheetText::tr("Cards", "label of a field: what is missing in a hand");
    }
    return {};
}

SheetQuestion contentOf(const Worksheet& sheet, std::size_t index)
{
    const PracticeQuestion& question = sheet.questions[index];
    const SheetTable table = index < sheet.tables.size() ? sheet.tables[index] : SheetTable();
    const QString asked = narration::practiceQuestionText(question);
    SheetQuestion content;
    content.heading =
        numbered(static_cast<int>(index) + 1, table.title.isEmpty() ? asked : table.title);
    if (!table.title.isEmpty())
        content.asked = asked;
    if (question.rules != sheet.wish.questions.rules)
        content.note = narration::rulesInWords(question.rules);
    content.rows = rowsOf(question.exercise, table.names);
    content.listing = narration::listingAsked(question.exercise);
    content.parts = partsOf(question);
    content.field = fieldOf(question);
    content.options = optionsOf(question);
    content.label = labelOf(content.field);
    if (sheet.wish.hasHints)
        content.hint = fill(SheetText::tr("Hint: %1", "%1: a sentence"),
                            {narration::practiceHint(question, 1)});
    content.answer = narration::keyAnswer(question);
    content.reason = narration::keyReason(question);
    return content;
}

QString footOf(const Worksheet& sheet)
{
    const QString rules = narration::rulesInWords(sheet.wish.questions.rules);
    const std::optional<std::uint32_t> seed = sheet.seed();
    if (!seed)
        return fill(SheetText::tr("Version %1. %2",
                                  "of a worksheet; %1: 'A'; %2: sentences about the rules"),
                    {sheet.letter(), rules});
    return fill(SheetText::tr("Seed %1, version %2. %3", "of a worksheet; %1: a number; %2: 'A'; "
                                                         "%3: sentences about the rules"),
                {QString::number(*seed), sheet.letter(), rules});
}

} // namespace

SheetContent::SheetContent(const Worksheet& sheet)
{
    const narration::SpokenLanguage spoken(sheet.wish.language);
    title = fill(SheetText::tr("%1, worksheet %2", "the head of a sheet: 'Poker hands', 'A'"),
                 {sheet.title(), sheet.letter()});
    keyMark = SheetText::tr("Key", "to a worksheet");
    name = SheetText::tr("Name", "of the person, on a worksheet");
    date = SheetText::tr("Date", "on a worksheet");
    if (sheet.wish.date)
        day = QLocale(sheet.wish.language).toString(*sheet.wish.date);
    for (std::size_t index = 0; index < sheet.questions.size(); ++index)
        questions.push_back(contentOf(sheet, index));
    foot = footOf(sheet);
    if (sheet.tables.empty() || !sheet.wish.file.isEmpty()) // else no command has them
        command = worksheetCommand(sheet.wish);
}

} // namespace showdown::worksheet
