// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonwriter.h"

#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/lessons/glossary.h"
#include "app/narration/code/codelisting.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int boxProperty = QTextFormat::UserProperty + 2;
constexpr double lineHeight = 22;
constexpr double paragraphGap = 10;
constexpr double inlineCard = 19;
constexpr double boxPadding = 14;
constexpr double signRoom = 34; ///< beside the text of a box that has a sign
constexpr double leastWords = 110;
constexpr int numberWidth = 2; ///< of the number before a line of code

struct LessonWriterText
{
    Q_DECLARE_TR_FUNCTIONS(LessonWriter)
};

/// The box for a Markdown block: a listing for fenced code, the box about wilds for a quote.
TextBox boxFor(const QTextBlock& block)
{
    const QTextBlockFormat format = block.blockFormat();
    if (format.hasProperty(QTextFormat::BlockCodeFence)
        || format.hasProperty(QTextFormat::BlockCodeLanguage))
        return TextBox::listing;
    return format.intProperty(QTextFormat::BlockQuoteLevel) > 0 ? TextBox::wild : TextBox::none;
}

QString rememberWord()
{
    //: The word that begins the box at the end of a lesson
    return LessonWriterText::tr("Remember.");
}

bool isCode(const QTextCharFormat& format)
{
    return format.fontFixedPitch();
}

} // namespace

int LessonLook::px(double length) const
{
    return qRound(length * uiScale(cards.font) * textSize / LessonLook::usualText);
}

QFont LessonLook::sized(double size, QFont::Weight weight) const
{
    return designFont(cards.font, size * textSize / LessonLook::usualText, weight);
}

TextBox boxOf(const QTextFrame& frame)
{
    return static_cast<TextBox>(frame.frameFormat().intProperty(boxProperty));
}

LessonWriter::LessonWriter(QTextDocument& document, const LessonLook& look)
    : m_document(document), m_look(look), m_cursor(&document)
{}

void LessonWriter::explain(const lessons::Glossary& glossary, const QString& lesson)
{
    m_glossary = &glossary;
    for (const lessons::GlossaryWord& word : glossary.words()) {
        if (word.lesson == lesson)
            m_explained.insert(&word);
    }
}

QTextCharFormat LessonWriter::plain() const
{
    QTextCharFormat format;
    format.setFont(m_look.sized(LessonLook::usualText));
    format.setForeground(m_look.cards.colors.text);
    return format;
}

QTextCharFormat LessonWriter::bold() const
{
    QTextCharFormat format = plain();
    format.setFontWeight(QFont::DemiBold);
    return format;
}

QTextCharFormat LessonWriter::secondary() const
{
    QTextCharFormat format;
    format.setFont(m_look.sized(13));
    format.setForeground(m_look.cards.colors.secondaryText);
    return format;
}

QTextCharFormat LessonWriter::code() const
{
    QTextCharFormat format;
    QFont font = m_look.sized(13);
    font.setFamilies(codeFont().families());
    format.setFont(font);
    format.setForeground(m_look.cards.colors.text);
    return format;
}

QTextCharFormat LessonWriter::heading(double size) const
{
    QTextCharFormat format = plain();
    format.setFont(m_look.sized(size, QFont::Bold));
    return format;
}

QTextCharFormat LessonWriter::link(const QString& address) const
{
    QTextCharFormat format = plain();
    if (m_look.isPaper)
        return format;
    format.setForeground(m_look.cards.colors.role(Role::accent));
    format.setFontUnderline(true);
    format.setAnchor(true);
    format.setAnchorHref(address);
    return format;
}

void LessonWriter::setBlock(const QTextBlockFormat& format)
{
    if (m_isFresh)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format, plain());
    m_cursor.setBlockCharFormat(plain());
    m_isFresh = false;
}

void LessonWriter::beginParagraph(double above, double below, int level)
{
    QTextBlockFormat format;
    format.setTopMargin(m_look.px(above));
    format.setBottomMargin(m_look.px(below));
    format.setLineHeight(m_look.px(lineHeight), QTextBlockFormat::MinimumHeight);
    if (level > 0)
        format.setHeadingLevel(level);
    setBlock(format);
}

void LessonWriter::write(const QString& text, const QTextCharFormat& format)
{
    m_cursor.insertText(text, format);
}

void LessonWriter::write(const CardsInText& cards)
{
    QTextCharFormat format = CardTextObject::formatOf(cards);
    format.setFont(
        m_look.sized(LessonLook::usualText)); // aligned with the middle of letters of this size
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

void LessonWriter::beginBox(TextBox box)
{
    if (m_isFresh) { // the empty paragraph before the box is invisible
        QTextBlockFormat none;
        none.setLineHeight(1, QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(none);
    }
    QTextFrameFormat format;
    format.setProperty(boxProperty, static_cast<int>(box));
    format.setPadding(m_look.px(boxPadding));
    format.setTopMargin(m_look.px(12));
    format.setBottomMargin(m_look.px(14));
    const bool hasSign = box == TextBox::remember || box == TextBox::note || box == TextBox::wild;
    if (hasSign) // the same room on the side without the sign
        (m_look.isMirrored() ? format.setRightMargin(m_look.px(signRoom))
                             : format.setLeftMargin(m_look.px(signRoom)));
    m_box = m_cursor.insertFrame(format);
    m_isFresh = true;
}

void LessonWriter::endBox()
{
    m_cursor = m_box->lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    m_box = nullptr;
    m_isFresh = true;
}

void LessonWriter::writeRows(const std::vector<Row>& rows)
{
    const int least = m_look.px(leastWords);
    int widest = 0;
    bool hasWords = false;
    for (const Row& row : rows) {
        widest = std::max(widest, sizeOf(row.cards, m_look.cards).width());
        hasWords = hasWords || !row.words.isEmpty();
    }
    if (!hasWords || widest + least > m_look.width) {
        for (const Row& row : rows) {
            beginParagraph(6);
            write(row.cards);
            if (!row.words.isEmpty()) {
                beginParagraph(0);
                writeWords(row);
            }
        }
        return;
    }
    if (!m_isFresh)
        beginParagraph(0);
    QTextBlockFormat none;
    none.setLineHeight(1, QTextBlockFormat::FixedHeight);
    m_cursor.setBlockFormat(none);
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setTopMargin(m_look.px(6));
    const int gap = m_look.px(12);
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::FixedLength, widest + gap),
         QTextLength(QTextLength::FixedLength, std::max(least, m_look.width - widest - gap))});
    const QTextTable* table = m_cursor.insertTable(static_cast<int>(rows.size()), 2, format);
    for (int at = 0; at < static_cast<int>(rows.size()); ++at) {
        const Row& row = rows[static_cast<std::size_t>(at)];
        m_cursor = table->cellAt(at, 0).firstCursorPosition();
        write(row.cards);
        QTextTableCell cell = table->cellAt(at, 1);
        QTextCharFormat middle;
        middle.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        cell.setFormat(middle);
        m_cursor = cell.firstCursorPosition();
        writeWords(row);
    }
    endTable(*table);
}

void LessonWriter::endTable(const QTextTable& table)
{
    m_cursor = table.lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    m_isFresh = true;
}

void LessonWriter::writeWords(const Row& row)
{
    if (row.isCaption)
        writeInline(row.words, plain());
    else
        write(row.words, bold());
}

void LessonWriter::writeInline(const QString& markdown, const QTextCharFormat& base)
{
    QTextDocument read;
    read.setMarkdown(markdown, withoutHtml);
    for (QTextBlock block = read.begin(); block.isValid(); block = block.next()) {
        if (block != read.begin())
            write(QStringLiteral(" "), base);
        for (auto each = block.begin(); !each.atEnd(); ++each)
            writeFragment(each.fragment(), base);
    }
}

void LessonWriter::writeLines(int count)
{
    for (int line = 0; line < count; ++line) {
        beginParagraph(8);
        QTextBlockFormat format = m_cursor.blockFormat();
        format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth,
                           QTextLength(QTextLength::PercentageLength, 100));
        m_cursor.setBlockFormat(format);
        write(QString(QChar::Nbsp), plain()); // an empty paragraph below a table is not seen
    }
}

void LessonWriter::breakPage()
{
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    m_cursor.setBlockFormat(format);
}

void LessonWriter::writeCode(const QString& line, std::optional<int> number)
{
    const QTextCharFormat format = code();
    const QString before = number ? QStringLiteral("%1  ").arg(*number, numberWidth) : QString();
    const auto* const begin =
        std::ranges::find_if(line, [](QChar each) { return !each.isSpace(); });
    const auto spaces = static_cast<int>(begin - line.begin() + before.size())
                        + narration::continuedIndent(narration::codeLanguage());
    const double indent =
        std::min(spaces * QFontMetricsF(format.font()).horizontalAdvance(u' '), m_look.width / 2.0);
    QTextBlockFormat block;
    block.setLayoutDirection(Qt::LeftToRight); // code is never mirrored
    block.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    block.setLeftMargin(indent);
    block.setTextIndent(-indent);
    block.setLineHeight(m_look.px(20), QTextBlockFormat::MinimumHeight);
    setBlock(block);
    QTextCharFormat pale = format;
    pale.setForeground(m_look.cards.colors.secondaryText);
    write(before, pale);
    write(line, format);
}

bool LessonWriter::isRemember(const QTextBlock& block)
{
    const QTextFragment first = block.begin().fragment();
    return first.isValid() && first.charFormat().fontWeight() >= QFont::DemiBold
           && first.text() == QLatin1String("Remember.");
}

void LessonWriter::writeMarkdown(const QString& markdown)
{
    QTextDocument read;
    read.setMarkdown(markdown, withoutHtml);
    const QTextTable* table = nullptr;
    Lists lists;
    for (QTextBlock block = read.begin(); block.isValid(); block = block.next()) {
        const QTextTable* here = QTextCursor(block).currentTable();
        const TextBox box = boxFor(block);
        if (here) {
            if (here != table)
                writeTable(*here);
            table = here;
        } else if (box != TextBox::none) {
            if (boxFor(block.previous()) != box)
                beginBox(box);
            box == TextBox::listing ? writeCode(block.text()) : writeBlock(block, lists);
            if (boxFor(block.next()) != box)
                endBox();
        } else if (!block.text().isEmpty()) {
            writeBlock(block, lists);
        }
    }
}

void LessonWriter::writeBlock(const QTextBlock& block, Lists& lists)
{
    const QTextBlockFormat own = block.blockFormat();
    const bool remember = !m_box && isRemember(block); // a box holds no other
    if (remember)
        beginBox(TextBox::remember);
    QTextCharFormat base = plain();
    if (const int level = own.headingLevel(); level > 0) {
        beginParagraph(level <= 2 ? 20 : 14, 0, level);
        base = heading(level <= 2 ? 18 : 15.5);
    } else if (block.textList()) {
        beginParagraph(4);
        QTextListFormat format = block.textList()->format();
        QTextList*& list = lists[block.textList()];
        if (list)
            list->add(m_cursor.block());
        else
            list = m_cursor.createList(format);
    } else {
        beginParagraph(remember || (m_box && m_isFresh) ? 0 : paragraphGap);
    }
    auto each = block.begin();
    if (remember) { // its mark is the same in the files of every language
        write(rememberWord(), bold());
        ++each;
    }
    const bool isParagraph = own.headingLevel() == 0 && !block.textList() && !m_box;
    for (; !each.atEnd(); ++each)
        writeFragment(each.fragment(), base, isParagraph);
    if (remember)
        endBox();
}

void LessonWriter::writeFragment(const QTextFragment& fragment, const QTextCharFormat& base,
                                 bool isExplained)
{
    const QTextCharFormat own = fragment.charFormat();
    const QString address = own.anchorHref();
    const bool isLink = !address.isEmpty() && !address.startsWith(QLatin1String("claim:"));
    const std::vector<Card> cards =
        isCode(own) ? cardsInSpan(fragment.text()) : std::vector<Card>();
    if (!cards.empty()) {
        CardsInText inLine;
        inLine.group = looseCards(cards);
        inLine.cardWidth = inlineCard * m_look.textSize / LessonLook::usualText;
        inLine.isInline = true;
        return write(inLine);
    }
    QTextCharFormat format = isLink ? link(address) : isCode(own) ? code() : base;
    if (own.fontWeight() >= QFont::DemiBold)
        format.setFontWeight(QFont::DemiBold);
    if (own.fontItalic())
        format.setFontItalic(true);
    if (isExplained && m_glossary && address.isEmpty() && !isCode(own) && !own.fontItalic())
        writeExplained(fragment.text(), format);
    else
        write(fragment.text(), format);
}

/// Writes text in which words of the glossary are links `word:kicker`.
void LessonWriter::writeExplained(const QString& text, const QTextCharFormat& format)
{
    qsizetype written = 0;
    for (const auto& [begin, length, word] : m_glossary->placesIn(text)) {
        if (!m_explained.insert(word).second)
            continue;
        QTextCharFormat marked = format;
        marked.setUnderlineStyle(QTextCharFormat::DotLine);
        marked.setUnderlineColor(m_look.cards.colors.role(Role::accent));
        marked.setAnchor(true);
        marked.setAnchorHref(QStringLiteral("word:") + word->word);
        marked.setToolTip(word->sentence); // for screen readers; the pane shows its own
        write(text.mid(written, begin - written), format);
        write(text.mid(begin, length), marked);
        written = begin + length;
    }
    write(text.mid(written), format);
}

QTextTable& LessonWriter::beginTable(int rows, int columns)
{
    beginParagraph(4);
    QTextTableFormat format;
    format.setCellPadding(m_look.px(5));
    format.setCellSpacing(0);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(m_look.cards.colors.hairline);
    format.setBorderCollapse(true);
    format.setBorder(1);
    return *m_cursor.insertTable(rows, columns, format);
}

void LessonWriter::writeTable(const QTextTable& table)
{
    QTextTable& written = beginTable(table.rows(), table.columns());
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            m_cursor = written.cellAt(row, column).firstCursorPosition();
            const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
            for (auto each = block.begin(); !each.atEnd(); ++each)
                writeFragment(each.fragment(), row == 0 ? bold() : plain());
        }
    }
    endTable(written);
}

void LessonWriter::writeTable(const std::vector<std::vector<Cell>>& rows)
{
    QTextTable& table =
        beginTable(static_cast<int>(rows.size()), static_cast<int>(rows.front().size()));
    QTextTableFormat wide = table.format();
    wide.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(wide);
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            const Cell& cell =
                rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            QTextTableCell place = table.cellAt(row, column);
            QTextCharFormat middle;
            middle.setVerticalAlignment(QTextCharFormat::AlignMiddle);
            place.setFormat(middle);
            m_cursor = place.firstCursorPosition();
            QTextBlockFormat line;
            line.setAlignment(cell.isNumber ? Qt::AlignTrailing : Qt::AlignLeading);
            m_cursor.mergeBlockFormat(line);
            if (cell.cards)
                write(*cell.cards);
            else
                write(cell.text, row == 0 ? bold() : plain());
        }
    }
    endTable(table);
}

} // namespace showdown::gui
