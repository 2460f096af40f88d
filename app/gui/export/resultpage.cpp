// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/resultpage.h"

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardface.h"
#include "app/gui/cards/cardrow.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/paintedtext.h"
#include "app/narration/rulestext.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int partGap = 14; ///< between title, banner, rows and rules
constexpr int bannerPadding = 11;
constexpr int bannerWords = 64; ///< their start
constexpr int bannerDisc = 38;
constexpr int bannerDiscStart = 13;
constexpr int bannerRadius = 7;
constexpr int bannerIcon = 22;
constexpr int hairlineGap = 6;
constexpr int headingSign = 18;
constexpr int headingGap = 8;
constexpr int wildStar = 11;
constexpr int wildStarRoom = 16; ///< with the gap behind it
constexpr int actsApart = 6;     ///< between what two wilds act as
constexpr int shadowReach = 2;   ///< around a card lying there

/// A font of 13 pixels in the program's family, with the same spacing at every scale.
QFont pageFont()
{
    constexpr int designSize = 13;
    QFont font(QApplication::font().families());
    font.setPixelSize(designSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// A card is faded by a veil: painted translucent, it would become an image.
void paintVeil(QPainter& painter, const QRect& card)
{
    QColor veil(Qt::white);
    veil.setAlphaF(0.5F);
    painter.fillRect(card.adjusted(-shadowReach, -shadowReach, shadowReach, shadowReach), veil);
}

} // namespace

PageLook::PageLook(SuitColors suits)
    : suitColors(suits), font(pageFont()), direction(QGuiApplication::layoutDirection())
{}

QFont PageLook::sized(double size, QFont::Weight weight) const
{
    return designFont(font, size, weight);
}

ResultPage::ResultPage(const ResultDescription& result) : m_look(result.look)
{
    if (!result.title.isEmpty())
        m_y += partGap / 2
               + addPart(PageText{result.title, 20, QFont::Bold},
                         {PageLook::margin, m_y, PageLook::inner, 0});
    addBanner(result.banner);
    for (const PageRow& row : result.rows)
        addRow(row);
    addRules(result.rules);
    if (!result.links)
        return;
    const PageLinks links = result.links(m_places);
    add(lines, {QPoint(), size()}, links.lines);
    add(signs, {QPoint(), size()}, links.signs);
}

void ResultPage::addBanner(const ResultDescription::Banner& banner)
{
    constexpr int leastHeight = bannerDisc + 2 * bannerPadding;
    const std::size_t first = m_drawings[words].size();
    QRect column(PageLook::margin + bannerWords, m_y + bannerPadding,
                 PageLook::inner - bannerWords - bannerPadding, 0);
    column.translate(0, addPart(PageText{banner.title, 18, QFont::Bold}, column));
    for (const QString& line : banner.lines)
        column.translate(0, addPart(PageText{line}, column));
    QRect place(PageLook::margin, m_y, PageLook::inner, column.top() + bannerPadding - m_y);
    const int spare = std::max(0, leastHeight - place.height());
    place.setHeight(place.height() + spare);
    moveWords(first, spare / 2); // beside the middle of the disc
    m_y += place.height() + partGap;

    const Colors& colors = m_look.colors;
    const QColor edge = banner.role ? colors.role(*banner.role) : colors.outline;
    const QColor fill = banner.role ? colors.fill(*banner.role) : colors.window;
    add(panels, place, [edge, fill](QPainter& painter, const QRect& field) {
        painter.setPen(QPen(edge, 1.5));
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(field).adjusted(0.75, 0.75, -0.75, -0.75), bannerRadius,
                                bannerRadius);
    });
    const QColor ground = banner.role ? colors.role(*banner.role) : colors.secondaryText;
    const QRect disc(PageLook::margin + bannerDiscStart, place.center().y() - bannerDisc / 2,
                     bannerDisc, bannerDisc);
    const auto paint = [ground, ink = colors.onRole, icon = banner.icon](QPainter& painter,
                                                                         const QRect& field) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(field);
        QRectF drawing(0, 0, bannerIcon, bannerIcon);
        drawing.moveCenter(QRectF(field).center());
        paintIcon(painter, icon, drawing, ink);
    };
    add(panels, disc, paint);
}

void ResultPage::addRow(const PageRow& row)
{
    int height = 0;
    for (const PageColumn& column : row.columns) {
        const std::size_t first = m_drawings[words].size();
        const int own = addColumn(column, m_y);
        if (column.isAtBottom)
            moveWords(first, std::max(0, height - own));
        height = std::max(height, own);
    }
    if (row.panel) {
        const QRect place(PageLook::margin, m_y, PageLook::inner, height);
        add(panels, place, row.panel);
        m_place.row = mirrored(place);
        m_place.column.setHeight(height);
        m_places.push_back(m_place);
    }
    m_y += height + row.gap;
}

void ResultPage::addRules(const NamedRules& rules)
{
    const auto addLine = [this](const QString& text, const QFont& font, const QColor& ink) {
        m_y += addText(text, font, ink, {PageLook::margin, m_y, PageLook::inner, 0});
    };
    m_y += partGap - PageLook::rowGap;
    add(words, {PageLook::margin, m_y, PageLook::inner, 1},
        [ink = m_look.colors.hairline](QPainter& painter, const QRect& line) {
            painter.fillRect(line, ink);
        });
    m_y += hairlineGap;
    addLine(narration::rulesLine(rules), m_look.sized(12.5, QFont::DemiBold), m_look.colors.text);
    for (const Rule rule : rules.changed())
        addLine(narration::ruleSentence(rules.rules, rule), m_look.sized(12), m_look.colors.text);
    m_y += PageLook::margin;
}

int ResultPage::addColumn(const PageColumn& column, int top)
{
    QRect area(PageLook::margin + column.start, top + column.top, column.width, 0);
    m_place = {{}, mirrored({area.left(), top, column.width, 0}), {}, {}};
    for (const PagePart& part : column.parts) {
        area.translate(0, part.gap);
        const QRect own = area.adjusted(part.indent, 0, 0, 0);
        area.translate(0, std::visit([&](const auto& content) { return addPart(content, own); },
                                     part.content));
    }
    return area.top() + column.bottom - top;
}

int ResultPage::addPart(const PageText& text, const QRect& area)
{
    const Colors& colors = m_look.colors;
    return addText(text.text, m_look.sized(text.size, text.weight),
                   text.isSecondary ? colors.secondaryText : colors.text, area);
}

int ResultPage::addPart(const PageName& name, const QRect& area)
{
    const auto disc = static_cast<int>(NumberDisc::size);
    const auto gap = static_cast<int>(NumberDisc::gap);
    add(marks, {area.topLeft(), QSize(disc, disc)},
        [name, font = m_look.font](QPainter& painter, const QRect& place) {
            paintNumberDisc(painter, place, name.number, name.disc, name.ink, font);
        });
    const QFont font = m_look.sized(14, QFont::DemiBold);
    const int down = (disc - QFontMetrics(font).height()) / 2;
    const QRect beside = area.adjusted(disc + gap, down, 0, 0);
    return std::max(disc, down + addText(name.name, font, m_look.colors.text, beside));
}

int ResultPage::addPart(const PageHeading& heading, const QRect& area)
{
    add(signs, {area.topLeft(), QSize(headingSign, headingSign)}, heading.sign);
    const QFont plain = m_look.sized(12);
    const int end = QFontMetrics(plain).horizontalAdvance(heading.end) + 1;
    addText(heading.end, plain, m_look.colors.secondaryText,
            {area.right() + 1 - end, area.top(), end, 0});
    return addText(heading.title, m_look.sized(13, QFont::DemiBold), m_look.colors.text,
                   area.adjusted(headingSign + headingGap, 0, -end - headingGap, 0));
}

int ResultPage::addPart(const PagePicture& picture, const QRect& area)
{
    add(marks, {area.topLeft(), picture.size}, picture.paint);
    return picture.size.height();
}

int ResultPage::addPart(const PageCards& group, const QRect& area)
{
    const bool hasCopies = std::ranges::any_of(
        group.cards, [](const PageCard& card) { return !card.copies.isEmpty(); });
    const int under = hasCopies ? QFontMetrics(m_look.sized(12)).height() + PageLook::lineGap : 0;
    QRect place(area.topLeft(), group.size);
    std::vector<QRect> places;
    const auto acts = [&group](std::size_t card) {
        return card < group.cards.size() && !group.cards[card].acts.isEmpty();
    };
    for (std::size_t at = 0; at < group.cards.size(); ++at) {
        const PageCard& card = group.cards[at];
        place.translate(card.before, 0);
        if (place.right() > area.right())
            place.moveTo(area.left(), place.top() + place.height() + under + group.gap);
        const int share = place.width() + group.gap; // of what stands under the cards
        addCard(card, place, acts(at - 1) || acts(at + 1) ? share : 2 * share);
        places.push_back(place);
        m_place.cards.push_back(mirrored(place));
        place.translate(place.width() + group.gap, 0);
    }
    for (const PageBracket& bracket : group.brackets) {
        const auto first = static_cast<std::size_t>(bracket.first);
        const auto last = first + static_cast<std::size_t>(bracket.count) - 1;
        addBracket(bracket, places[first].united(places[last]));
    }
    const int brackets = group.brackets.empty() ? 0 : Bracket::height(m_look.font);
    return place.top() + place.height() + under + brackets - area.top();
}

int ResultPage::addText(const QString& text, const QFont& font, const QColor& ink,
                        const QRect& area, Qt::Alignment alignment)
{
    if (text.isEmpty())
        return 0;
    const Qt::Alignment visual =
        QStyle::visualAlignment(m_look.direction, alignment) | Qt::AlignTop;
    const QStringList wrapped = wrappedLines(text, font, area.width());
    QRect place(area.topLeft(),
                QSize(area.width(), QFontMetrics(font).height() + PageLook::lineGap));
    for (const QString& line : wrapped) {
        add(words, place, [line, font, ink, visual](QPainter& painter, const QRect& field) {
            painter.setFont(font);
            painter.setPen(ink);
            paintText(painter, field, visual, line);
        });
        place.translate(0, place.height());
    }
    return place.top() - area.top();
}

void ResultPage::addCard(const PageCard& card, const QRect& place, int under)
{
    add(cards, place, [card, look = m_look](QPainter& painter, const QRect& field) {
        CardPainter(look.colors, look.suitColors, look.font)
            .paint(painter, field, card.content, card.states);
        if (!card.isStruck)
            return;
        paintVeil(painter, field);
        paintStrike(painter, field, look.colors);
    });
    const QFontMetrics metrics(m_look.sized(11, QFont::DemiBold));
    const bool fits = metrics.horizontalAdvance(card.acts) + wildStarRoom + actsApart <= under;
    addActs(fits ? card.acts : card.shortActs, place);
    addText(card.copies, m_look.sized(12), m_look.colors.text,
            {place.left(), place.bottom() + PageLook::lineGap, place.width(), 0}, Qt::AlignHCenter);
}

/// What a wild acts as, with a star before it, under its card.
void ResultPage::addActs(const QString& text, const QRect& card)
{
    if (text.isEmpty())
        return;
    const QFont font = m_look.sized(11, QFont::DemiBold);
    const QFontMetrics metrics(font);
    QRect place(0, card.bottom() + 3, metrics.horizontalAdvance(text) + wildStarRoom,
                metrics.height());
    place.moveLeft(card.center().x() - place.width() / 2);
    add(cards, place, [text, font, look = m_look](QPainter& painter, const QRect& field) {
        const QColor ink = look.colors.role(Role::wild);
        painter.setFont(font);
        painter.setPen(ink);
        paintText(painter, field,
                  QStyle::visualAlignment(look.direction, Qt::AlignRight) | Qt::AlignVCenter, text);
        const QRectF star = QStyle::visualRect(look.direction, field,
                                               {field.topLeft(), QSize(wildStar, field.height())});
        paintSign(painter, wildPicture(), star.center(), wildStar, ink);
    });
}

/// Names of brackets stay clear of the lines between rows even where nothing can be clipped.
void ResultPage::addBracket(const PageBracket& bracket, const QRect& cardsAbove)
{
    const Bracket drawn = Bracket(cardsAbove, bracket.name, m_look.font)
                              .mirrored(m_look.direction, {0, 0, PageLook::width, 1});
    m_place.labels.push_back(drawn.label());
    add(cards, cardsAbove,
        [drawn, ink = bracket.ink, line = bracket.line,
         ground = m_look.colors.base](QPainter& painter, const QRect& /*place*/) {
            painter.fillRect(drawn.label().adjusted(-2, 1, 2, -1), ground);
            drawn.paint(painter, ink, line);
        });
}

void ResultPage::add(Layer layer, const QRect& place, const PagePainting& paint)
{
    m_drawings[layer].push_back({mirrored(place), paint});
}

/// Moves the lines of text from this one on.
void ResultPage::moveWords(std::size_t first, int down)
{
    for (std::size_t line = first; line < m_drawings[words].size(); ++line)
        m_drawings[words][line].place.translate(0, down);
}

QRect ResultPage::mirrored(const QRect& rect) const
{
    return QStyle::visualRect(m_look.direction, {0, 0, PageLook::width, 1}, rect);
}

void ResultPage::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(QPoint(), size()), Qt::white);
    for (const std::vector<Drawing>& layer : m_drawings) {
        for (const Drawing& drawing : layer)
            drawing.paint(painter, drawing.place);
    }
    painter.restore();
}

} // namespace showdown::gui
