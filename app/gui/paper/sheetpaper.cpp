// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/paper/sheetpaper.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/export/paperpages.h"
#include "app/gui/export/resultdescription.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/narration/cardtext.h"
#include "app/narration/spokenlanguage.h"
#include "app/worksheet/sheetcontent.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace showdown::gui {
namespace {

using worksheet::SheetChoice;
using worksheet::SheetContent;
using worksheet::SheetField;
using worksheet::SheetQuestion;
using worksheet::SheetRow;
using worksheet::Suits;
using worksheet::Worksheet;

// All lengths here are half points: fonts in pixels have no finer sizes.
constexpr qreal unitsPerPoint = 2;
constexpr qreal sideMargin = 16; ///< in millimetres
constexpr qreal topMargin = 14;

constexpr qreal columnGap = 48;
constexpr qreal blockGap = 28; ///< between questions
constexpr qreal partGap = 10;  ///< between the parts of one
constexpr qreal cardGap = 8;
constexpr qreal labelGap = 16;
constexpr qreal optionGap = 28;
constexpr qreal tick = 18; ///< the side of a box to be ticked
constexpr qreal tickGap = 8;
constexpr qreal writingHeight = 40; ///< of a line to write on, by hand
constexpr qreal fewLetters = 220;
constexpr qreal nameLine = 210;
constexpr qreal dateLine = 130;
constexpr qreal besideListing = 456; ///< the hands and the field to the left of a listing

constexpr int largeCard = 72;
constexpr int smallCard = 58;
constexpr int tableCard = 50; ///< of three tables, so that two questions stand on a page

constexpr int titleSize = 28;
constexpr int textSize = 20;
constexpr int noteSize = 17;
constexpr int listingSize = 15;
constexpr int smallListingSize = 13;
constexpr int textNumberWidth = 5; ///< of a line of code in text, in characters
constexpr int lineNumberWidth = 2;
constexpr int footSize = 15;

QPageLayout pageLayout(worksheet::Paper paper)
{
    QPageLayout layout(QPageSize(paper == worksheet::Paper::a4 ? QPageSize::A4 : QPageSize::Letter),
                       QPageLayout::Portrait,
                       QMarginsF(sideMargin, topMargin, sideMargin, topMargin),
                       QPageLayout::Millimeter);
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

SuitColors inksOf(Suits suits)
{
    switch (suits) {
    case Suits::two:
        break;
    case Suits::four:
        return SuitColors::four;
    case Suits::grey:
        return SuitColors::grey;
    }
    return SuitColors::two;
}

/// Cards on paper throw no shadow.
Colors paperColors(Suits suits)
{
    Colors colors = suits == Suits::grey ? Colors::grey() : Colors::light();
    colors.shadow.setAlpha(0);
    return colors;
}

} // namespace

/// Lays out a sheet: each question as a block, the blocks on pages.
class SheetComposer
{
public:
    SheetComposer(const Worksheet& sheet, SheetPart part, SheetPaper& paper)
        : m_sheet(sheet),
          m_content(sheet),
          m_isKey(part == SheetPart::key),
          m_paper(paper),
          m_look(inksOf(sheet.wish.suits)),
          m_area(areaOf(paper.m_layout))
    {
        m_look.colors = paperColors(sheet.wish.suits);
        // not the program's, which on a desktop and without a display are others
        m_look.font.setFamilies({QStringLiteral("Sans Serif")});
    }

    void compose()
    {
        m_paper.m_title = m_content.title;
        m_bottom = m_area.bottom() - footHeight();
        beginPage();
        std::vector<Block> blocks;
        for (std::size_t i = 0; i < m_content.questions.size(); ++i)
            blocks.push_back(
                blockOf(m_content.questions[i], m_sheet.questions[i].exercise.situation));
        place(blocks);
        for (int page = 0; page < m_paper.pageCount(); ++page)
            addFoot(page);
        if (QLocale(m_sheet.wish.language).textDirection() == Qt::RightToLeft)
            mirror();
    }

private:
    using Drawing = SheetPaper::Drawing;

    /// Drawings below each other, in a column of its own from the origin on.
    struct Block
    {
        qreal width = 0;
        qreal height = 0;
        std::vector<Drawing> drawings = {};
        bool isWide = false; ///< across all columns

        void add(const QRectF& place,
                 const std::function<void(QPainter&, const QRectF& place)>& paint)
        {
            drawings.push_back({place, paint});
        }

        /// Takes over the drawings of another block, at this point of it.
        void take(const Block& other, QPointF at)
        {
            for (const Drawing& drawing : other.drawings)
                add(drawing.place.translated(at), drawing.paint);
            height = std::max(height, at.y() + other.height);
        }
    };

    static QRectF areaOf(const QPageLayout& layout)
    {
        const QRectF area =
            layout.fullRect(QPageLayout::Point).marginsRemoved(layout.margins(QPageLayout::Point));
        return {area.topLeft() * unitsPerPoint, area.size() * unitsPerPoint};
    }

    QFont font(int size, QFont::Weight weight = QFont::Normal) const
    {
        QFont font = m_look.font;
        font.setPixelSize(size);
        font.setWeight(weight);
        return font;
    }

    QFont codeFont(int size) const
    {
        QFont font = this->font(size);
        font.setFamilies({QStringLiteral("Monospace")});
        font.setStyleHint(QFont::Monospace);
        return font;
    }

    static qreal widthOf(const QString& text, const QFont& font)
    {
        return QFontMetricsF(font).horizontalAdvance(text);
    }

    static qreal heightOf(const QFont& font) { return QFontMetricsF(font).height(); }

    // What a block is made of. Each part goes below what is there, or to a point.

    static void addLine(Block& block, QPointF at, const QString& line, const QFont& font,
                        const QColor& ink)
    {
        if (line.isEmpty())
            return;
        block.add(QRectF(at, QSizeF(widthOf(line, font), heightOf(font))),
                  [line, font, ink](QPainter& painter, const QRectF& place) {
                      painter.setFont(font);
                      painter.setPen(ink);
                      paintText(painter, place, Qt::AlignLeft | Qt::AlignTop, line);
                  });
    }

    /// A text in lines between `left` and the end of the block, from its bottom on.
    static void addText(Block& block, const QString& text, const QFont& font, const QColor& ink,
                        qreal left = 0)
    {
        if (text.isEmpty())
            return;
        const QStringList lines = wrappedLines(text, font, static_cast<int>(block.width - left));
        for (const QString& line : lines) {
            addLine(block, {left, block.height}, line, font, ink);
            block.height += heightOf(font);
        }
    }

    /// A line to write on, whose place reaches up to the line before it.
    void addRule(Block& block, const QRectF& place) const
    {
        block.add(place, [ink = m_look.colors.outline](QPainter& painter, const QRectF& at) {
            painter.setPen(QPen(ink, 1));
            painter.drawLine(at.bottomLeft() - QPointF(0, 0.5), at.bottomRight() - QPointF(0, 0.5));
        });
    }

    void addTick(Block& block, QPointF at) const
    {
        block.add(QRectF(at, QSizeF(tick, tick)),
                  [ink = m_look.colors.secondaryText](QPainter& painter, const QRectF& place) {
                      paintTick(painter, place, ink);
                  });
    }

    static void paintTick(QPainter& painter, const QRectF& place, const QColor& ink)
    {
        painter.setPen(QPen(ink, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.adjusted(0.6, 0.6, -0.6, -0.6));
    }

    /// A question about code goes across all columns, what it is about beside its listing.
    Block blockOf(const SheetQuestion& question, const std::optional<Situation>& situation) const
    {
        const bool isBeside = !question.listing.isEmpty();
        Block whole{isBeside ? m_area.width() : columnWidth(), 0, {}, isBeside};
        const Colors& colors = m_look.colors;
        addText(whole, question.heading, font(textSize + 1, QFont::DemiBold), colors.text);
        addText(whole, question.asked, font(textSize), colors.text);
        addText(whole, question.note, font(noteSize), colors.secondaryText);
        whole.height += partGap;
        const qreal top = whole.height;
        Block block{isBeside ? besideListing : whole.width};
        addRows(block, question, situation, isBeside || m_sheet.wish.columns > 1);
        for (const SheetChoice& part : question.parts)
            addChoice(block, part, false);
        if (!question.parts.empty())
            block.height += partGap;
        if (m_isKey) {
            const QColor ink = colors.role(Role::winner);
            addText(block, question.answer + u'.', font(textSize, QFont::DemiBold), ink);
            addText(block, question.reason, font(textSize), ink);
        } else {
            addField(block, question, situation);
            addText(block, question.hint, font(noteSize), colors.secondaryText);
        }
        whole.take(block, {0, top});
        if (isBeside) {
            constexpr qreal left = besideListing + columnGap / 2;
            whole.take(listingBlock(question.listing, whole.width - left), {left, top});
        }
        return whole;
    }

    void addRows(Block& block, const SheetQuestion& question,
                 const std::optional<Situation>& situation, bool isSmall) const
    {
        const bool isOfTables = question.rows.size() > 4;
        const int card = isOfTables ? tableCard : isSmall ? smallCard : largeCard;
        const QFont labelFont = font(textSize, QFont::DemiBold);
        const QFont nameFont = font(noteSize);
        qreal labels = 0;
        for (const SheetRow& row : question.rows)
            labels = std::max({labels, widthOf(row.label, labelFont), widthOf(row.name, nameFont)});
        labels += labelGap;
        const auto fullRow = Hand::fullSize * (card + cardGap) - cardGap;
        const bool isBefore = labels + fullRow <= block.width;
        const qreal left = isBefore ? labels : 0;
        const bool isPicked = !m_isKey && question.field == SheetField::cards;
        const auto height = static_cast<qreal>(CardPainter::heightFor(card));
        for (const SheetRow& row : question.rows) {
            if (!isBefore) {
                addText(block, row.label, labelFont, m_look.colors.text);
                addText(block, row.name, nameFont, m_look.colors.secondaryText);
                block.height += 4;
            } else {
                const qreal words =
                    heightOf(labelFont) + (row.name.isEmpty() ? 0 : heightOf(nameFont));
                const qreal top = block.height + (height - words) / 2;
                addLine(block, {0, top}, row.label, labelFont, m_look.colors.text);
                addLine(block, {0, top + heightOf(labelFont)}, row.name, nameFont,
                        m_look.colors.secondaryText);
            }
            const bool isOfPlayer =
                !situation || &row - question.rows.data() < std::ssize(situation->players);
            QPointF at(left, block.height);
            for (const std::optional<Card>& each : row.cards) {
                if (at.x() + card > block.width) // many dead cards
                    at = {left, at.y() + height + cardGap};
                const CardContent content = each                      ? CardContent(*each)
                                            : situation && isOfPlayer ? CardContent(UnknownCard())
                                                                      : CardContent(EmptyPlace());
                block.add(QRectF(at, QSizeF(card, height)),
                          [content, look = m_look](QPainter& painter, const QRectF& place) {
                              CardPainter(look.colors, look.suitColors, look.font)
                                  .paint(painter, place, content);
                          });
                if (isPicked)
                    addTick(block, at + QPointF((card - tick) / 2, height + tickGap / 2));
                at.rx() += card + cardGap;
            }
            block.height = at.y() + height + (isPicked ? tick + tickGap / 2 : 0) + partGap;
        }
    }

    /// A letter and what it stands for, in a line of its own or more.
    void addChoice(Block& block, const SheetChoice& choice, bool isTicked) const
    {
        const QFont bold = font(textSize, QFont::Bold);
        qreal left = 0;
        if (isTicked) {
            addTick(block, {0, block.height + (heightOf(bold) - tick) / 2});
            left = tick + tickGap;
        }
        addLine(block, {left, block.height}, choice.key, bold, m_look.colors.text);
        left += widthOf(choice.key, bold) + tickGap;
        addText(block, choice.text, font(textSize), m_look.colors.text, left);
        block.height += 2;
    }

    /// Those that fit stand in one line.
    void addOptions(Block& block, const std::vector<SheetChoice>& options) const
    {
        const qreal top = block.height;
        QPointF at(0, top);
        for (const SheetChoice& option : options) {
            Block alone{block.width};
            addChoice(alone, option, true);
            qreal width = 0;
            for (const Drawing& drawing : alone.drawings)
                width = std::max(width, drawing.place.right());
            if (at.x() > 0 && at.x() + width > block.width)
                at = {0, block.height};
            block.take(alone, at);
            at.rx() += width + optionGap;
        }
        block.height += partGap / 2;
    }

    void addField(Block& block, const SheetQuestion& question,
                  const std::optional<Situation>& situation) const
    {
        switch (question.field) {
        case SheetField::options:
            return addOptions(block, question.options);
        case SheetField::cards:
            return; // the cards themselves are ticked
        case SheetField::outs:
            return addOuts(block, *situation);
        case SheetField::letters:
        case SheetField::number:
        case SheetField::tableAndLine:
            return addWriting(block, question.label, fewLetters);
        case SheetField::hand:
            return addWriting(block, question.label, block.width);
        }
    }

    void addWriting(Block& block, const QString& label, qreal most) const
    {
        const QFont font = this->font(textSize);
        const qreal left = widthOf(label, font) + tickGap;
        addLine(block, {0, block.height + writingHeight - heightOf(font)}, label, font,
                m_look.colors.text);
        if (m_sheet.wish.hasLines)
            addRule(block, {left, block.height, std::min(most, block.width - left), writingHeight});
        block.height += writingHeight + partGap;
    }

    /// The deck as a table; a card that has been seen cannot be ticked.
    void addOuts(Block& block, const Situation& situation) const
    {
        auto ranks = allRanks();
        std::ranges::reverse(ranks);
        constexpr qreal largest = 30;
        const qreal cell = std::min(largest, block.width / static_cast<qreal>(ranks.size() + 1));
        const QSizeF size(cell * static_cast<qreal>(ranks.size() + 1),
                          cell * static_cast<qreal>(allSuits().size() + 1));
        block.add(QRectF({0, block.height}, size),
                  [=, look = m_look, font = font(noteSize, QFont::DemiBold),
                   seen = situation.shownCards()](QPainter& painter, const QRectF& place) {
                      QRectF field(place.topLeft(), QSizeF(cell, cell));
                      painter.setFont(font);
                      painter.setPen(look.colors.text);
                      for (const Rank rank : ranks) {
                          field.translate(cell, 0);
                          paintText(painter, field, Qt::AlignCenter, narration::rankSymbol(rank));
                      }
                      for (const Suit suit : allSuits()) {
                          field.moveTo(place.left(), field.bottom());
                          paintSign(painter, suitPicture(suit), field.center(), cell / 2,
                                    look.colors.suit(suit, look.suitColors));
                          for (const Rank rank : ranks) {
                              field.translate(cell, 0);
                              const bool isSeen = std::ranges::count(seen, Card(rank, suit)) > 0;
                              const QRectF box(field.center() - QPointF(tick, tick) / 2,
                                               QSizeF(tick, tick));
                              if (!isSeen) {
                                  paintTick(painter, box, look.colors.secondaryText);
                                  continue;
                              }
                              painter.setPen(QPen(look.colors.outline, 1.2));
                              painter.drawLine(field.center() - QPointF(tick / 4, 0),
                                               field.center() + QPointF(tick / 4, 0));
                          }
                      }
                  });
        block.height += size.height() + partGap;
    }

    /// Lines that are too long go on below their beginning, further in.
    Block listingBlock(const QString& listing, qreal width) const
    {
        constexpr int further = 4;
        constexpr qsizetype longListing = 22; // in lines
        const QStringList lines = wholeLines(listing);
        const QFont font = codeFont(lines.size() > longListing ? smallListingSize : listingSize);
        const QFontMetricsF metrics(font);
        const auto indent = [](const QString& line) {
            return static_cast<int>(line.indexOf(line.trimmed()));
        };
        Block block{width};
        for (QString line : lines) {
            const int inner = indent(line.mid(lineNumberWidth)) + lineNumberWidth;
            while (!line.trimmed().isEmpty()) {
                QString now = line;
                while (metrics.horizontalAdvance(now) > width
                       && now.lastIndexOf(u' ') > indent(now))
                    now.truncate(now.lastIndexOf(u' '));
                addLine(block, {metrics.horizontalAdvance(u' ') * indent(now), block.height},
                        now.trimmed(), font, m_look.colors.text);
                block.height += metrics.height();
                line = QString(inner + further, u' ') + line.mid(now.size()).trimmed();
            }
        }
        return block;
    }

    /// The lines with their numbers in two places; as text they are cut at a width of its own.
    static QStringList wholeLines(const QString& listing)
    {
        QStringList lines;
        for (const QString& line : listing.split(u'\n', Qt::SkipEmptyParts)) {
            const QString number = line.left(textNumberWidth).trimmed();
            if (number.isEmpty() && !lines.isEmpty())
                lines.last() += u' ' + line.trimmed();
            else
                lines += number.rightJustified(lineNumberWidth) + line.mid(textNumberWidth);
        }
        return lines;
    }

    // Head, foot and pages

    void beginPage()
    {
        m_paper.m_pages.emplace_back();
        const bool isFirst = m_paper.pageCount() == 1;
        Block head{m_area.width()};
        Block beside{m_area.width()};
        if (m_isKey)
            addLine(beside, {}, m_content.keyMark, font(textSize, QFont::Bold),
                    m_look.colors.role(Role::step));
        else if (isFirst && m_sheet.wish.hasName)
            addNames(beside);
        qreal besideWidth = 0;
        for (const Drawing& drawing : beside.drawings)
            besideWidth = std::max(besideWidth, drawing.place.right());
        const QFont titleFont =
            isFirst ? font(titleSize, QFont::Bold) : font(textSize, QFont::DemiBold);
        const qreal room = head.width - besideWidth - optionGap;
        const bool isOneLine = besideWidth == 0 || widthOf(m_content.title, titleFont) <= room;
        const bool isUnder = !isOneLine && isFirst && !m_isKey;
        if (!isUnder && besideWidth > 0)
            head.width = room;
        addText(head, m_content.title, titleFont, m_look.colors.text);
        head.take(beside,
                  {m_area.width() - besideWidth,
                   isUnder ? head.height + partGap
                           : std::max(0.0, heightOf(titleFont) - heightOf(font(textSize)))});
        head.height += 6;
        head.add({0, head.height, m_area.width(), isFirst ? 3.0 : 1.5},
                 [ink = m_look.colors.text](QPainter& painter, const QRectF& place) {
                     painter.fillRect(place, ink);
                 });
        put(head, m_area.topLeft());
        m_y = m_area.top() + head.height + 20;
        m_top = m_y;
    }

    /// Lines for the name and the date; a known date is printed.
    void addNames(Block& block) const
    {
        const QFont font = this->font(textSize);
        const qreal height = heightOf(font);
        qreal at = 0;
        const auto addLabel = [&](const QString& text) {
            addLine(block, {at, 0}, text, font, m_look.colors.secondaryText);
            at += widthOf(text, font) + tickGap;
        };
        addLabel(m_content.name);
        addRule(block, {at, 0, nameLine, height});
        at += nameLine + labelGap;
        addLabel(m_content.date);
        if (m_content.day.isEmpty())
            addRule(block, {at, 0, dateLine, height});
        else
            addLine(block, {at, 0}, m_content.day, font, m_look.colors.text);
        block.height = height;
    }

    Block footBlock(const QString& pages) const
    {
        const QFont small = font(footSize);
        const QFont code = codeFont(footSize - 1);
        const QColor ink = m_look.colors.secondaryText;
        Block foot{m_area.width()};
        foot.add({0, 0, foot.width, 1},
                 [line = m_look.colors.hairline](QPainter& painter, const QRectF& place) {
                     painter.fillRect(place, line);
                 });
        foot.height = 9;
        const qreal number = widthOf(pages, font(noteSize));
        addLine(foot, {foot.width - number, foot.height}, pages, font(noteSize), ink);
        foot.width -= number + columnGap;
        addText(foot, m_content.foot, small, ink);
        QString line;
        for (const QString& part : worksheet::commandParts(m_content.command)) {
            const QString longer = line.isEmpty() ? part : line + u' ' + part;
            const bool fits = widthOf(longer, code) <= std::floor(foot.width);
            if (!fits)
                addText(foot, line, code, ink);
            line = fits ? longer : part;
        }
        addText(foot, line, code, ink);
        return foot;
    }

    qreal footHeight() const
    {
        return footBlock(QStringLiteral("500 / 500")).height + blockGap / 2;
    }

    void addFoot(int page)
    {
        const Block foot =
            footBlock(QStringLiteral("%1 / %2").arg(page + 1).arg(m_paper.pageCount()));
        put(foot, {m_area.left(), m_area.bottom() - foot.height}, page);
    }

    void put(const Block& block, QPointF at) { put(block, at, m_paper.pageCount() - 1); }

    void put(const Block& block, QPointF at, int page)
    {
        auto& drawings = m_paper.m_pages[static_cast<std::size_t>(page)];
        for (const Drawing& drawing : block.drawings)
            drawings.push_back({drawing.place.translated(at), drawing.paint});
    }

    qreal columnWidth() const
    {
        return m_sheet.wish.columns > 1 ? (m_area.width() - columnGap) / 2 : m_area.width();
    }

    /// Blocks below each other with their gaps.
    static qreal heightOf(std::span<const Block> blocks)
    {
        qreal height = blocks.empty() ? 0 : -blockGap;
        for (const Block& block : blocks)
            height += block.height + blockGap;
        return height;
    }

    /// How many of the blocks fit below each other into a height.
    static std::size_t fitting(std::span<const Block> blocks, qreal height)
    {
        std::size_t count = 0;
        while (count < blocks.size() && heightOf(blocks.first(count + 1)) <= height)
            ++count;
        return count;
    }

    /// Blocks of all columns go below each other, those between them into columns of equal height.
    void place(std::span<const Block> blocks)
    {
        while (!blocks.empty()) {
            const auto wide = std::ranges::find_if(blocks, [this](const Block& block) {
                return block.isWide || m_sheet.wish.columns < 2;
            });
            const auto narrow = static_cast<std::size_t>(wide - blocks.begin());
            const std::size_t done =
                narrow == 0 ? placeWide(blocks.front()) : placeInColumns(blocks.first(narrow));
            blocks = blocks.subspan(done);
            if (done == 0)
                beginPage();
        }
    }

    bool isPageEmpty() const { return m_y == m_top; }

    std::size_t placeWide(const Block& block)
    {
        if (!isPageEmpty() && m_y + block.height > m_bottom)
            return 0;
        put(block, {m_area.left(), m_y});
        m_y += block.height + blockGap;
        return 1;
    }

    std::size_t placeInColumns(std::span<const Block> blocks)
    {
        const qreal room = m_bottom - m_y;
        std::size_t left = fitting(blocks, room);
        if (left == 0 && isPageEmpty())
            left = 1;
        const std::size_t both = left + fitting(blocks.subspan(left), room);
        const auto height = [&](std::size_t split) {
            return std::max(heightOf(blocks.first(split)),
                            heightOf(blocks.subspan(split, both - split)));
        };
        if (both == blocks.size()) { // all fit: as even as can be
            for (std::size_t split = 1; split < both; ++split) {
                if (height(split) < height(left))
                    left = split;
            }
        }
        QPointF at(m_area.left(), m_y);
        for (std::size_t i = 0; i < both; ++i) {
            if (i == left)
                at = {m_area.left() + columnWidth() + columnGap, m_y};
            put(blocks[i], at);
            at.ry() += blocks[i].height + blockGap;
        }
        if (both > 0)
            m_y += height(left) + blockGap;
        return both;
    }

    void mirror()
    {
        for (SheetPaper::Page& page : m_paper.m_pages) {
            for (Drawing& drawing : page)
                drawing.place.moveLeft(m_area.left() + m_area.right() - drawing.place.right());
        }
    }

    const Worksheet& m_sheet;
    SheetContent m_content;
    bool m_isKey;
    SheetPaper& m_paper;
    PageLook m_look;
    QRectF m_area; ///< inside the margins
    qreal m_bottom = 0;
    qreal m_top = 0; ///< below the head
    qreal m_y = 0;
};

SheetPaper::SheetPaper(const Worksheet& sheet, SheetPart part)
    : m_language(sheet.wish.language), m_layout(pageLayout(sheet.wish.paper))
{
    const narration::SpokenLanguage spoken(m_language);
    SheetComposer(sheet, part, *this).compose();
}

void SheetPaper::paintPage(QPainter& painter, int page) const
{
    const narration::SpokenLanguage spoken(m_language);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(1 / unitsPerPoint, 1 / unitsPerPoint);
    for (const Drawing& drawing : m_pages[static_cast<std::size_t>(page)])
        drawing.paint(painter, drawing.place);
    painter.restore();
}

std::vector<QRectF> SheetPaper::places(int page) const
{
    std::vector<QRectF> places;
    for (const Drawing& drawing : m_pages[static_cast<std::size_t>(page)])
        places.emplace_back(drawing.place.topLeft() / unitsPerPoint,
                            drawing.place.size() / unitsPerPoint);
    return places;
}

QByteArray sheetPdf(const SheetPaper& sheet)
{
    return pdfBytes(sheet.title(), sheet.layout(), sheet.pageCount(),
                    [&sheet](QPainter& painter, int page) { sheet.paintPage(painter, page); });
}

} // namespace showdown::gui
