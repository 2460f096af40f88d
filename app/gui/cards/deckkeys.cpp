// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckkeys.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/theme/scale.h"
#include "app/narration/cardletters.h"
#include "app/narration/cardtext.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr qreal keyRadius = 4;
constexpr qreal tallRadius = 6;
constexpr qreal keyPadding = 5.5;
constexpr qreal holderRadius = 6.5;
constexpr qreal wildStar = 10;
constexpr qreal lowestWithNote = 84; ///< least height of a wild key that says more than WILD
constexpr qreal keyLift = 1;         ///< under the pointer; keys stand close to each other

qreal rankSize(const QRectF& key)
{
    return std::min(0.48 * key.height(), 0.37 * key.width());
}

/// A letter of the current language as one of the notation. One that the notation has for a rank or
/// a suit keeps its meaning, as nothing tells here which is typed: D is diamonds in German too.
char16_t inNotation(char16_t typed)
{
    if (suitFromSymbol(typed) || rankFromLetter(typed))
        return typed;
    const QString card = narration::inNotation(QString(QChar(typed)));
    const QString behindRank = narration::inNotation(QStringLiteral("2") + QChar(typed));
    return (card.front() == typed ? behindRank.back() : card.front()).unicode();
}

} // namespace

PlacedCard DeckKeys::card(int key)
{
    if (key == unknown)
        return PlacedCard::unknown();
    return key == wild ? Card::joker() : natural(key);
}

Card DeckKeys::natural(int key)
{
    const auto rank = static_cast<Rank>(number(Rank::ace) - column(key));
    return {rank, deckSuits()[static_cast<std::size_t>(row(key))]};
}

int DeckKeys::key(const PlacedCard& card)
{
    const std::optional<Card> face = card.face();
    if (!face)
        return unknown;
    if (face->isJoker())
        return wild;
    const auto suits = deckSuits();
    const auto row = std::ranges::find(suits, *face->suit()) - suits.begin();
    return at(static_cast<int>(row), number(Rank::ace) - number(*face->rank()));
}

void DeckCursor::setKey(int key)
{
    constexpr int half = DeckKeys::rows / 2;
    const bool isBeside = key >= DeckKeys::wild;
    m_key = key;
    if (!isBeside)
        m_row = DeckKeys::row(key);
    else if (m_extra.wild && m_extra.unknown)
        m_row = key == DeckKeys::wild ? std::min(m_row, half - 1) : std::max(m_row, half);
}

void DeckCursor::setExtraKeys(const ExtraKeys& extra)
{
    m_extra = extra;
    setKey(extra.has(m_key) ? m_key : DeckKeys::at(m_row, DeckKeys::columns - 1));
}

/// The key after the current row, if there is one.
std::optional<int> DeckCursor::extraKey() const
{
    if (m_extra.wild && (!m_extra.unknown || m_row < DeckKeys::rows / 2))
        return DeckKeys::wild;
    return m_extra.unknown ? std::optional(DeckKeys::unknown) : std::nullopt;
}

int DeckCursor::towards(DeckStep step) const
{
    const bool isBeside = m_key >= DeckKeys::wild;
    const bool hasBoth = m_extra.wild && m_extra.unknown;
    const int lastColumn = DeckKeys::columns - 1;
    const int column = isBeside ? DeckKeys::columns : DeckKeys::column(m_key);
    switch (step) {
    case DeckStep::forward:
        if (isBeside)
            return m_key;
        return column < lastColumn ? DeckKeys::at(m_row, column + 1) : extraKey().value_or(m_key);
    case DeckStep::back:
        return DeckKeys::at(m_row, std::max(column - 1, 0));
    case DeckStep::up:
        if (isBeside)
            return hasBoth ? DeckKeys::wild : m_key;
        return DeckKeys::at(std::max(m_row - 1, 0), column);
    case DeckStep::down:
        if (isBeside)
            return hasBoth ? DeckKeys::unknown : m_key;
        return DeckKeys::at(std::min(m_row + 1, DeckKeys::rows - 1), column);
    case DeckStep::first:
        return DeckKeys::at(m_row, 0);
    case DeckStep::last:
        return isBeside ? m_key : extraKey().value_or(DeckKeys::at(m_row, lastColumn));
    }
    return m_key;
}

std::optional<int> DeckCursor::typed(const QString& text) const
{
    if (text.size() != 1)
        return std::nullopt;
    const char16_t typed = inNotation(text.front().toLower().unicode());
    if (typed == u'*' || typed == u'w')
        return m_extra.wild ? std::optional(DeckKeys::wild) : std::nullopt;
    if (typed == u'?')
        return m_extra.unknown ? std::optional(DeckKeys::unknown) : std::nullopt;
    const bool isBeside = m_key >= DeckKeys::wild;
    const int column = DeckKeys::column(m_key);
    if (const auto suit = suitFromSymbol(typed)) {
        const int goal = DeckKeys::row(DeckKeys::key(Card(Rank::ace, *suit)));
        if (isBeside)
            return DeckKeys::at(goal, 0);
        return DeckKeys::at(goal, goal == m_row ? (column + 1) % DeckKeys::columns : column);
    }
    const bool isTen = typed == u'1' || typed == u'0';
    const auto rank = isTen ? std::optional(Rank::ten) : rankFromLetter(typed);
    if (!rank)
        return std::nullopt;
    const int goal = DeckKeys::column(DeckKeys::key(Card(*rank, Suit::spades)));
    if (isBeside || goal != column)
        return DeckKeys::at(m_row, goal);
    return typed == u'0' ? m_key : DeckKeys::at((m_row + 1) % DeckKeys::rows, goal);
}

void DeckKeyFace::paint(QPainter& painter, const QRectF& key,
                        const CardPainter::Key& description) const
{
    const std::optional<Card> face = description.card.face();
    const bool isLifted = (description.states & CardState::hover) && !description.used;
    const QRectF place = key.translated(0, isLifted ? -keyLift : 0);
    if (description.used && face && !face->isJoker()) {
        paintUsed(painter, place, description);
    } else {
        paintPaper(painter, place, description);
        if (!face)
            paintUnknown(painter, place);
        else if (face->isJoker())
            paintWild(painter, place);
        else
            paintNatural(painter, place, *face);
    }
    if (description.isWild)
        paintStar(painter, place, description.used ? m_colors.role(Role::wild) : m_colors.wildInk);
    if (description.states & CardState::focus) {
        Frame ring = ringAround(place, 1, 2, m_colors.role(Role::accent));
        if (m_colors.isHighContrast)
            ring.dashes = {4, 3};
        ring.radius = keyRadius + 3;
        paintFrame(painter, ring);
    }
}

/// In the corner that neither the pair nor the holder's number uses.
void DeckKeyFace::paintStar(QPainter& painter, const QRectF& key, const QColor& ink) const
{
    const qreal unit = std::min(key.height() / 33, key.width() / 51);
    const qreal size = wildStar * unit;
    const QPointF corner = key.topRight() + QPointF(-1.5 * unit, 1.5 * unit);
    paintSign(painter, wildPicture(), corner + QPointF(-size / 2, size / 2), size, ink);
}

void DeckKeyFace::paintPaper(QPainter& painter, const QRectF& key,
                             const CardPainter::Key& description) const
{
    const bool isWild = description.card == PlacedCard(Card::joker());
    Frame frame;
    frame.outer = key;
    frame.radius = isWild || description.card.isUnknown() ? tallRadius : keyRadius;
    frame.color = m_colors.cardEdge;
    frame.width = m_colors.isHighContrast ? 1.5 : 1;
    frame.fill = m_colors.paper;
    if (description.states & CardState::matched) {
        frame.width = m_colors.isHighContrast ? 4 : 2;
        frame.color = isWild ? m_colors.wildInk : m_colors.role(Role::matched);
    }
    if (description.states & CardState::hover) {
        frame.width = std::max(frame.width, m_colors.isHighContrast ? 3 : 1.5);
        frame.color = m_colors.role(Role::accent);
    }
    const qreal fall = description.states & CardState::hover ? 2 : 1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colors.shadow);
    // On the empty image of a key Source gives the same, and Qt draws it without threads.
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawRoundedRect(key.adjusted(0.5, 0.5 + fall, -0.5, fall), frame.radius, frame.radius);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    paintFrame(painter, frame);
}

void DeckKeyFace::paintNatural(QPainter& painter, const QRectF& key, Card face) const
{
    const qreal size = rankSize(key);
    paintPair(painter, key.adjusted(2, 0, -2, 0),
              {*face.rank(), *face.suit(), size, 0.88 * size, 0.1 * key.width(),
               m_colors.suit(*face.suit(), m_suitColors), QFont::Bold},
              true);
}

void DeckKeyFace::paintUsed(QPainter& painter, const QRectF& key,
                            const CardPainter::Key& description) const
{
    const auto face = description.card.face();
    if (!face || face->isJoker())
        return;
    const qreal unit = key.height() / 33;
    Frame frame;
    frame.outer = key;
    frame.radius = keyRadius;
    frame.color =
        description.states & CardState::hover ? m_colors.role(Role::accent) : m_colors.hairline;
    frame.dashes = {3, 3};
    paintFrame(painter, frame);

    QRectF area = key.adjusted(keyPadding * unit, 0, -keyPadding * unit, 0);
    if (description.holder) {
        area.setRight(key.right() - (3 + 2 * holderRadius + 2) * unit);
        paintHolder(painter, key, *description.holder);
    }
    const qreal size = 0.875 * rankSize(key);
    paintPair(painter, area,
              {*face->rank(), *face->suit(), size, 0.79 * size, 0.075 * key.width(),
               m_colors.disabled, QFont::DemiBold},
              !description.holder);
}

void DeckKeyFace::paintHolder(QPainter& painter, const QRectF& key, const QString& holder) const
{
    const qreal unit = key.height() / 33;
    const QPointF center(key.right() - (3 + holderRadius) * unit, key.center().y());
    painter.setPen(QPen(m_colors.secondaryText, unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(center, holderRadius * unit, holderRadius * unit);
    const QPainterPath number = centeredGlyphPath(holder, m_font, {9.5 * unit, 0, QFont::DemiBold});
    painter.fillPath(number.translated(center), m_colors.secondaryText);
}

void DeckKeyFace::paintPair(QPainter& painter, const QRectF& area, const Pair& pair,
                            bool isCentered) const
{
    const QString symbol = narration::rankSymbol(pair.rank);
    const RankSetting setting = rankSetting(symbol, pair.size);
    const QPainterPath rank =
        glyphPath(symbol, m_font, {setting.size, setting.spacing, pair.weight});
    const QRectF box = rank.boundingRect();
    const qreal width = box.width() + pair.gap + pair.suitSize;
    const qreal shrink = std::min(1.0, area.width() / width);
    const qreal left = isCentered ? area.center().x() - shrink * width / 2 : area.left();

    painter.save();
    painter.translate(left, area.center().y());
    painter.scale(shrink, shrink);
    painter.fillPath(rank.translated(-box.left(), capHeight(pair.size) / 2), pair.ink);
    paintSign(painter, suitPicture(pair.suit), QPointF(width - pair.suitSize / 2, 0), pair.suitSize,
              pair.ink);
    painter.restore();
}

QString DeckKeyFace::wildNote()
{
    //: On the key of the wild card, under WILD: it is never used up. Short.
    return tr("no limit");
}

QString DeckKeyFace::unknownWord()
{
    //: On the key of a card that nobody has seen, under a question mark. Short.
    return tr("unknown");
}

/// The key of the wild; where it shares its column it is too low for the note.
void DeckKeyFace::paintWild(QPainter& painter, const QRectF& key) const
{
    const qreal unit = std::min(uiScale(m_font), key.width() / 52);
    const QPointF center = key.center();
    const qreal room = key.width() - 8 * unit;
    const bool isLow = key.height() < lowestWithNote * unit;
    const CardFace face(m_colors, m_suitColors, m_font);
    paintSign(painter, wildPicture(), center - QPointF(0, (isLow ? 9 : 20) * unit),
              (isLow ? 26 : 32) * unit, m_colors.wildInk);
    face.paintWildWord(painter, center + QPointF(0, (isLow ? 20 : 18) * unit), 12 * unit, room);
    if (isLow)
        return;
    QColor ink = m_colors.ink;
    if (!m_colors.isHighContrast)
        ink.setAlphaF(0.76F);
    paintNote(painter, wildNote(), key, 30 * unit, ink);
}

void DeckKeyFace::paintUnknown(QPainter& painter, const QRectF& key) const
{
    const qreal unit = std::min(uiScale(m_font), key.width() / 52);
    const bool isLow = key.height() < lowestWithNote * unit;
    const QPainterPath mark =
        centeredGlyphPath(QStringLiteral("?"), m_font, {(isLow ? 28 : 40) * unit, 0, QFont::Bold});
    const QPointF above(0, (isLow ? 7 : 12) * unit);
    painter.fillPath(mark.translated(key.center() - above), m_colors.backInk);
    paintNote(painter, unknownWord(), key, (isLow ? 15 : 20) * unit, m_colors.backInk);
}

/// A word in the middle of a key, `below` its centre, smaller if it does not fit.
void DeckKeyFace::paintNote(QPainter& painter, const QString& note, const QRectF& key, qreal below,
                            const QColor& ink) const
{
    const qreal unit = std::min(uiScale(m_font), key.width() / 52);
    const qreal room = key.width() - 8 * unit;
    const QPainterPath word = centeredGlyphPath(note, m_font, {11 * unit, 0, QFont::Medium});
    const qreal shrink = std::min(1.0, room / std::max(1.0, word.boundingRect().width()));
    QTransform transform = QTransform::fromTranslate(key.center().x(), key.center().y() + below);
    transform.scale(shrink, shrink);
    painter.fillPath(transform.map(word), ink);
}

} // namespace showdown::gui
