// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/optionbutton.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/icons.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double optionHeight = 44;
constexpr double optionSide = 16;
constexpr double optionEdge = 5;
constexpr double optionKey = 30;
constexpr double optionGap = 18;
constexpr double optionWidth = 640; ///< so that each has a row of its own
constexpr double optionSign = 22;
constexpr double leastWordsAside = 170; ///< beside the cards, else below them

QFont optionFont(const QFont& font, bool isBold)
{
    return designFont(font, 13.5, isBold ? QFont::DemiBold : QFont::Normal);
}

int textHeight(const QString& text, const QFont& font, int width)
{
    return text.isEmpty()
               ? 0
               : QFontMetrics(font)
                     .boundingRect({0, 0, width, QWIDGETSIZE_MAX}, Qt::TextWordWrap, text)
                     .height();
}

} // namespace

OptionButton::OptionButton(const QString& objectName, const Appearance& appearance, QWidget* parent)
    : ChoiceButton(objectName, parent), m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void OptionButton::setHand(const HandRow& hand, const HouseRules& rules)
{
    m_hand = {hand};
    m_rules = rules;
    updateGeometry();
    update();
}

void OptionButton::setNote(const QString& note)
{
    m_note = note;
    describe();
}

void OptionButton::settle(AnswerMark mark, const QString& title)
{
    m_isSettled = true;
    m_title = title;
    setMark(mark);
    describe();
}

void OptionButton::describe()
{
    QStringList told{m_title, m_isSettled ? m_note : QString()};
    told.removeAll(QString());
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

/// The key, then the cards or the words, then what is known of them: aside if there is room.
OptionButton::Places OptionButton::placesIn(int width) const
{
    const QFont& ui = font();
    const int side = scaled(optionSide, ui);
    const int edge = scaled(optionEdge, ui);
    Places places;
    const int keyWidth =
        std::max(scaled(optionKey, ui),
                 QFontMetrics(optionFont(ui, true)).horizontalAdvance(key()) + scaled(14, ui));
    places.key = {side, 0, keyWidth, scaled(optionKey, ui)};
    const int start = side + keyWidth + scaled(optionGap, ui);
    const int room = width - start - side;
    const int aside = width * 3 / 5;
    const bool isAside = width - aside - side >= scaled(leastWordsAside, ui)
                         && (m_hand.empty() || aside - start >= scaled(200, ui));
    const int content = isAside && (!m_hand.empty() || !m_title.isEmpty())
                            ? aside - start - scaled(optionGap, ui)
                            : room;
    int height = 0;
    if (!m_hand.empty()) {
        const int lead = HandRowsLayout(m_hand, content, ui, Qt::LeftToRight).cardRect(0, 0).left();
        places.hand.emplace(m_hand, content + lead + scaled(isAside ? 60 : 0, ui), ui,
                            Qt::LeftToRight);
        places.handAt = {start - lead, edge};
        height = places.hand->height();
    } else {
        places.words = {start, edge, content, textHeight(words(), optionFont(ui, true), content)};
        height = places.words.height();
    }
    const int cardsEnd =
        places.hand ? places.hand->cardRect(0, Hand::fullSize - 1).right() + places.handAt.x() : 0;
    const int toldLeft = isAside ? std::max(aside, cardsEnd + scaled(14, ui)) : start;
    const int toldWidth = width - toldLeft - side;
    const int sign = m_title.isEmpty() ? 0 : scaled(optionSign, ui) + scaled(8, ui);
    const int title = m_title.isEmpty()
                          ? 0
                          : std::max(scaled(optionSign, ui),
                                     textHeight(m_title, optionFont(ui, true), toldWidth - sign));
    const int name = textHeight(m_note, optionFont(ui, false), toldWidth);
    const int told = title + name + (title > 0 && name > 0 ? scaled(4, ui) : 0);
    const int whole =
        isAside ? std::max(height, told) : height + told + (told > 0 ? scaled(6, ui) : 0);
    places.height = std::max(scaled(optionHeight, ui), whole + 2 * edge);
    const int top = isAside ? (places.height - told) / 2 : places.height - edge - told;
    places.title = {toldLeft, top, title > 0 ? toldWidth : 0, title};
    places.name = {toldLeft, top + told - name, toldWidth, name};
    places.key.moveTop((places.height - places.key.height()) / 2);
    const int above = isAside || told == 0 ? (places.height - height) / 2 : edge;
    places.words.moveTop(above);
    places.handAt.setY(above);
    return places;
}

QSize OptionButton::sizeHint() const
{
    const int words = QFontMetrics(optionFont(font(), true)).horizontalAdvance(this->words()) + 2;
    const Places places = placesIn(scaled(optionWidth, font()));
    const int width = isWide() ? scaled(optionWidth, font())
                               : places.key.right() + scaled(optionGap + optionSide, font()) + words
                                     + (m_title.isEmpty() ? 0 : scaled(220, font()));
    return {width, heightForWidth(width)};
}

QSize OptionButton::minimumSizeHint() const
{
    const Places places = placesIn(scaled(optionWidth, font()));
    const int cards =
        m_hand.empty() ? scaled(120, font()) : HandRowsLayout::leastWidth(m_hand, font());
    return {places.key.right() + scaled(optionSide, font()) + cards, scaled(optionHeight, font())};
}

int OptionButton::heightForWidth(int width) const
{
    return placesIn(width).height;
}

bool OptionButton::hitButton(const QPoint& position) const
{
    return !m_isSettled && ChoiceButton::hitButton(position);
}

/// Only what moves the focus, once it is settled.
void OptionButton::keyPressEvent(QKeyEvent* event)
{
    if (m_isSettled)
        event->ignore();
    else
        ChoiceButton::keyPressEvent(event);
}

void OptionButton::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    const Role role = mark() == AnswerMark::right   ? Role::winner
                      : mark() == AnswerMark::wrong ? Role::error
                                                    : Role::accent;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, colors, role, mark() != AnswerMark::none || (isChecked() && !m_isSettled));
    const Places places = placesIn(width());
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    painter.setPen(QPen(colors.outline, colors.line(1)));
    painter.setBrush(colors.base);
    const QRect keyBox = mirrored(places.key);
    painter.drawRoundedRect(QRectF(keyBox).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(colors.text);
    painter.setFont(optionFont(font(), true));
    painter.drawText(keyBox, Qt::AlignCenter, key());
    constexpr int wrapped = Qt::AlignLeading | Qt::AlignVCenter | Qt::TextWordWrap;
    if (places.hand) {
        const CardPainter cards(colors, m_appearance.suitColors(), font());
        int position = 0;
        for (const auto& card : m_hand.front().cards) {
            const QRect place = places.hand->cardRect(0, position++).translated(places.handAt);
            if (card)
                cards.paint(painter, mirrored(place), contentOf(*card), statesOf(card, m_rules));
        }
    } else {
        painter.setFont(optionFont(font(), isChecked()));
        painter.drawText(mirrored(places.words), wrapped | Qt::TextDontClip, words());
    }
    if (!m_title.isEmpty()) {
        const int sign = scaled(optionSign, font());
        const QRect all = places.title;
        paintIcon(painter, mark() == AnswerMark::wrong ? IconId::no : IconId::yes,
                  mirrored({all.left(), all.top() + (all.height() - sign) / 2, sign, sign}),
                  colors.role(role), 2.2);
        painter.setFont(optionFont(font(), true));
        painter.drawText(mirrored(all.adjusted(sign + scaled(8, font()), 0, 0, 0)),
                         wrapped | Qt::TextDontClip, m_title);
    }
    painter.setFont(optionFont(font(), false));
    painter.drawText(mirrored(places.name), wrapped | Qt::TextDontClip, m_note);
}

} // namespace showdown::gui
