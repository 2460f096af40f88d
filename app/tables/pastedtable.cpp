// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/pastedtable.h"

#include "app/narration/foreigntext.h"
#include "app/narration/oddscopytext.h"
#include "app/narration/tabletext.h"
#include "app/tables/commandwords.h"
#include "app/tables/pastedmarkdown.h"
#include "app/tables/rulesline.h"
#include "app/tables/tablecommandline.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

PasteProblem problem(PasteFault fault)
{
    PasteProblem result;
    result.fault = fault;
    return result;
}

/// A dash is a player without cards.
bool isDash(const QString& text)
{
    return text == u"-" || text == u"–";
}

std::variant<Hand, NotationError> handFrom(const QString& text)
{
    const QString cards = text.trimmed();
    return parseHand(isDash(cards) ? std::string() : cards.toStdString());
}

/// The text without the hand's name, "(Pair of queens)", at its end.
QString cardsBeforeBrackets(const QString& text)
{
    return text.endsWith(u')') ? text.section(u'(', 0, 0) : text;
}

/// A hand after a name and a colon, with or without its name in brackets. A player's name may
/// contain colons.
std::optional<PastedHand> labelledHand(const QString& line)
{
    qsizetype colon = line.lastIndexOf(u':');
    for (; colon > 0; colon = line.lastIndexOf(u':', colon - 1)) {
        const QString cards = cardsBeforeBrackets(line.mid(colon + 1));
        const auto parsed = handFrom(cards);
        const Hand* hand = std::get_if<Hand>(&parsed);
        if (hand && (!hand->isEmpty() || isDash(cards.trimmed())))
            return PastedHand{line.left(colon).trimmed(), *hand};
        if (colon == 1)
            break;
    }
    return std::nullopt;
}

/// The mistake in a line that begins like a hand, with or without a name.
NotationError mistakeIn(const QString& line)
{
    const auto whole = handFrom(line);
    const auto rest = handFrom(cardsBeforeBrackets(line.section(u':', -1)));
    if (line.contains(u':')) {
        if (const auto* error = std::get_if<NotationError>(&rest))
            return *error;
    }
    return std::holds_alternative<Hand>(whole) ? NotationError() : std::get<NotationError>(whole);
}

/// Reads one line after the other until something is wrong.
class PasteReader
{
public:
    std::variant<PastedTable, PasteProblem> read(const QStringList& lines);

private:
    struct Mistake
    {
        int hand = 1;
        NotationError error;
        bool isInFirstLine = false;
        bool mayBeSentence = false; ///< about the hands that were copied; in another line
    };

    void readHand(const QString& text, bool isFirst);

    PastedTable m_table;
    std::vector<Mistake> m_mistakes;
};

std::variant<PastedTable, PasteProblem> PasteReader::read(const QStringList& lines)
{
    RulesLine rules;
    bool hasRules = false;
    std::size_t inFirstLine = 0; // hands
    for (const QString& line : lines) {
        const bool isFirst = &line == &lines.front();
        if (!line.startsWith(QStringLiteral("--"))) {
            const bool isName = line.startsWith(u'“'); // which may hold a bar
            for (const QString& part : isName ? QStringList{line} : line.split(u'|'))
                readHand(part.trimmed(), isFirst);
            if (isFirst)
                inFirstLine = m_table.hands.size();
            continue;
        }
        hasRules = true;
        if (const auto wrong = rules.add(line))
            return *wrong;
    }
    const auto afterFirst = m_table.hands.begin() + static_cast<std::ptrdiff_t>(inFirstLine);
    const auto hasLabel = [](const PastedHand& each) { return !each.label.isEmpty(); };
    const bool isCopy = hasRules && std::ranges::any_of(m_table.hands, hasLabel);
    const bool isResult = hasRules && std::any_of(afterFirst, m_table.hands.end(), hasLabel);
    const bool beginsWithSentence =
        isResult && std::ranges::any_of(m_mistakes, &Mistake::isInFirstLine);
    if (beginsWithSentence) // what looks like hands in it is part of a name
        m_table.hands.erase(m_table.hands.begin(), afterFirst);
    for (const Mistake& mistake : m_mistakes) {
        if (mistake.isInFirstLine ? beginsWithSentence : isCopy && mistake.mayBeSentence)
            continue;
        PasteProblem wrong = problem(PasteFault::badHand);
        wrong.hand = mistake.hand;
        wrong.isOnlyHand = m_table.hands.size() + m_mistakes.size() == 1;
        wrong.notation = mistake.error;
        return wrong;
    }
    if (hasRules) {
        const auto named = rules.finish();
        if (const auto* wrong = std::get_if<PasteProblem>(&named))
            return *wrong;
        m_table.rules = std::get<RulesLine::Rules>(named).rules;
        m_table.lens = std::get<RulesLine::Rules>(named).lens;
    }
    return m_table;
}

void PasteReader::readHand(const QString& text, bool isFirst)
{
    const auto parsed = handFrom(text);
    if (const Hand* hand = std::get_if<Hand>(&parsed)) {
        m_table.hands.push_back({{}, *hand});
        return;
    }
    if (const auto labelled = labelledHand(text)) {
        m_table.hands.push_back(*labelled);
        return;
    }
    const auto number = static_cast<int>(m_table.hands.size() + m_mistakes.size()) + 1;
    m_mistakes.push_back({number, mistakeIn(text), isFirst, !text.contains(u':')});
}

/// The table of a file's text.
std::variant<PastedTable, PasteProblem> tableOfFile(const QString& text)
{
    const TableFileResult read = readPastedFile(text);
    if (const auto* wrong = std::get_if<narration::FileProblem>(&read)) {
        PasteProblem result = problem(PasteFault::badFile);
        result.file = *wrong;
        return result;
    }
    PastedTable pasted;
    pasted.table = std::get<TableFile>(read).table;
    for (int player = 0; player < pasted.table->playerCount; ++player)
        pasted.hands.push_back({{}, pasted.table->row(player).hand()});
    pasted.rules = pasted.table->rules;
    pasted.lens = pasted.table->lens;
    return pasted;
}

std::variant<PastedTable, PasteProblem> checked(std::variant<PastedTable, PasteProblem> read)
{
    if (std::holds_alternative<PasteProblem>(read))
        return read;
    const std::vector<PastedHand>& hands = std::get<PastedTable>(read).hands;
    if (hands.size() > static_cast<std::size_t>(CardTable::maximumPlayers))
        return problem(PasteFault::tooManyHands);
    if (std::ranges::all_of(hands, [](const PastedHand& each) { return each.hand.isEmpty(); }))
        return problem(PasteFault::noHand);
    return read;
}

/// `Board: Qs 9s 4d`: a copied name like these words is in “ ”.
bool isOfSituation(const QString& line)
{
    const QStringList parts = line.startsWith(u'“') ? QStringList() : line.split(u'|');
    return std::ranges::any_of(parts, [](const QString& part) {
        return part.contains(u':')
               && narration::copiedArea(part.section(u':', 0, 0).trimmed()).has_value();
    });
}

bool isSingleCard(const QString& line)
{
    return std::holds_alternative<Card>(parseCard(line.toStdString()));
}

} // namespace

std::variant<PastedTable, narration::PasteProblem> readPastedTable(const QString& text)
{
    if (isFileText(text))
        return checked(tableOfFile(text));
    QStringList lines = withoutMarkdown(filledLines(text));
    if (const std::optional<QStringList> words = commandWords(lines))
        return checked(readTableCommand(*words));
    if (std::ranges::any_of(lines, isOfSituation))
        return problem(PasteFault::situationHere);
    if (lines.size() > 1 && std::ranges::all_of(lines, isSingleCard))
        lines = {lines.join(u' ')};
    auto read = checked(PasteReader().read(lines));
    if (auto* wrong = std::get_if<PasteProblem>(&read))
        judgeOtherText(*wrong, text);
    return read;
}

void judgeOtherText(PasteProblem& problem, const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s|:,;`]+"));
    const auto isCards = [](const QString& word) {
        const auto cards = parseCards(word.toStdString());
        return word == u"?" || std::holds_alternative<std::vector<Card>>(cards);
    };
    const QStringList words = text.split(between, Qt::SkipEmptyParts);
    const bool isUnfinished = problem.notation.text.empty();
    if (problem.fault == PasteFault::badHand && !isUnfinished && words.size() > 1
        && std::ranges::none_of(words, isCards))
        problem.fault = PasteFault::noCard;
}

bool isFileText(const QString& text)
{
    return text.trimmed().startsWith(u'{');
}

TableFileResult readPastedFile(QString text)
{
    text.replace(QChar::LineSeparator, u'\n').replace(QChar::ParagraphSeparator, u'\n');
    return readTable(text.toUtf8());
}

bool isMoreThanCards(const QString& text)
{
    const QStringList lines = filledLines(text);
    return lines.size() > 1 || text.contains(u'|') || text.contains(u':')
           || text.contains(QStringLiteral("--")) || text.contains(u'`') || isFileText(text)
           || commandWords(lines).has_value();
}

CardTable withPastedHands(CardTable table, const PastedTable& pasted, Place from)
{
    if (pasted.table) {
        CardTable after = *pasted.table;
        after.title = table.title.isEmpty() ? after.title : table.title; // which the user gave it
        after.note = table.note.isEmpty() ? after.note : table.note;
        return after;
    }
    if (pasted.rules) {
        table.rules = *pasted.rules;
        table.lens = pasted.lens;
    }
    if (pasted.hands.size() == 1)
        return withCards(table, from, pasted.hands.front().hand);
    std::ranges::for_each(table.rows, &SlotRow::clear);
    int player = 0;
    for (const PastedHand& each : pasted.hands) {
        const int left = static_cast<int>(pasted.hands.size()) - 1
                         - static_cast<int>(&each - pasted.hands.data());
        const QString name = narration::copiedName(each.label);
        const std::optional<int> number =
            name == each.label ? narration::playerNumber(name) : std::nullopt;
        if (number && *number - 1 > player && *number - 1 + left < CardTable::maximumPlayers)
            player = *number - 1;
        table.row(player) = SlotRow(each.hand);
        if (!each.label.isEmpty())
            table.names[static_cast<std::size_t>(player)] =
                number ? QString() : narration::shownText(name, CardTable::longestName);
        ++player;
    }
    table.playerCount = std::max(table.playerCount, player);
    return table;
}

} // namespace showdown::tables
