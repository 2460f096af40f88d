// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardtextobject.h"

#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrameFormat>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace showdown::lessons {
class Glossary;
struct GlossaryWord;
} // namespace showdown::lessons

class QTextBlock;
class QTextFragment;
class QTextList;

namespace showdown::gui {

/// The look of a lesson's text.
struct LessonLook
{
    static constexpr double usualText = 14.5;

    CardLook cards;
    double textSize = usualText; ///< in pixels of the design
    int width = 496;             ///< of the lines, in pixels
    bool isPaper = false;        ///< nothing is a link
    bool isPresented = false;    ///< for a class: nothing is copied

    /// A length of the design, scaled with the text of the lesson.
    int px(double length) const;

    /// A font of the text, at a size of the design.
    QFont sized(double size, QFont::Weight weight = QFont::Normal) const;

    bool isMirrored() const { return cards.direction == Qt::RightToLeft; }
};

/// A part of the text on a separate background, which the widget paints.
enum class TextBox : std::uint8_t { none, listing, remember, guess, note, wild };

/// The kind of box of a frame.
TextBox boxOf(const QTextFrame& frame);

/// Writes a lesson into a document, from beginning to end.
class LessonWriter
{
public:
    LessonWriter(QTextDocument& document, const LessonLook& look);

    /// Marks each word of the glossary from now on where it first stands in a paragraph, but not
    /// those that this lesson explains. The glossary must outlive it.
    void explain(const lessons::Glossary& glossary, const QString& lesson);

    const LessonLook& look() const { return m_look; }

    /// Begins a paragraph with this room above and below it, in pixels of the design; with a level,
    /// from 1, it is a heading.
    void beginParagraph(double above, double below = 0, int level = 0);

    int position() const { return m_cursor.position(); }

    /// Writes at the current position.
    void write(const QString& text, const QTextCharFormat& format);
    void write(const CardsInText& cards);

    /// The formats of plain and of code text, of a heading, and of a link to an address, which
    /// is plain on paper.
    QTextCharFormat plain() const;
    QTextCharFormat bold() const;
    QTextCharFormat secondary() const;
    QTextCharFormat code() const;
    QTextCharFormat heading(double size) const;
    QTextCharFormat link(const QString& address) const;

    /// Begins a box, which contains everything until endBox().
    void beginBox(TextBox box);
    void endBox();

    /// A row of cards with words beside it.
    struct Row
    {
        CardsInText cards;
        QString words;
        bool isCaption = false; ///< in Markdown; otherwise the words name what the cards make
    };
    void writeRows(const std::vector<Row>& rows);

    /// A cell of a table: a text, or cards.
    struct Cell
    {
        QString text;
        std::optional<CardsInText> cards = {};
        bool isNumber = false; ///< at the end of its column
    };
    /// Writes a table as wide as the lines, whose first row heads its columns.
    void writeTable(const std::vector<std::vector<Cell>>& rows);

    /// Writes Markdown into the current paragraph, in this format unless it says otherwise.
    void writeInline(const QString& markdown, const QTextCharFormat& base);

    /// Writes Markdown, paragraph after paragraph.
    void writeMarkdown(const QString& markdown);

    /// Draws lines to write on, across the page.
    void writeLines(int count);

    /// Begins a page with the current paragraph.
    void breakPage();

    /// Writes a line of code, with its number if it has one; if it is too long, its further lines are
    /// indented more.
    void writeCode(const QString& line, std::optional<int> number = {});

private:
    void setBlock(const QTextBlockFormat& format);
    void writeWords(const Row& row);
    /// The lists of the source text, and those written for them.
    using Lists = std::map<const QTextList*, QTextList*>;
    void writeBlock(const QTextBlock& block, Lists& lists);
    void writeFragment(const QTextFragment& fragment, const QTextCharFormat& base,
                       bool isExplained = false);
    void writeExplained(const QString& text, const QTextCharFormat& format);
    void writeTable(const QTextTable& table);
    QTextTable& beginTable(int rows, int columns);
    void endTable(const QTextTable& table);
    static bool isRemember(const QTextBlock& block);

    QTextDocument& m_document;
    const LessonLook& m_look;
    QTextCursor m_cursor;
    const lessons::Glossary* m_glossary = nullptr;
    std::set<const lessons::GlossaryWord*> m_explained; ///< no longer to be marked
    bool m_isFresh = true; ///< the cursor is in an empty paragraph that is still to be used
    QTextFrame* m_box = nullptr;
};

} // namespace showdown::gui
