// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/waitingplayer.h"

#include "app/gui/explain/steps/arenapicture.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/scenetext.h"
#include "app/narration/tabletext.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double inset = 14;
constexpr double cardWidth = 40;
constexpr double cardGap = 8;
constexpr double leastWords = 110;
constexpr double mostWords = 150;
constexpr double leastStep = 16; ///< from card to card where they overlap

} // namespace

WaitingPlayer::WaitingPlayer(const Appearance& appearance, const QString& purpose, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_name(new TextLabel(purpose + QStringLiteral("NameLabel"), this)),
      m_note(new TextLabel(purpose + QStringLiteral("NoteLabel"), this))
{
    setObjectName(purpose);
    makeGroup(*this);
    m_note->setWordWrap(true);
    m_name->setInk(Ink::secondary);
    m_note->setInk(Ink::secondary);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&WaitingPlayer::update));
}

void WaitingPlayer::showPlayer(const Run& run, int index, int player, const QStringList& names)
{
    m_player = player;
    m_cards.clear();
    QStringList cards;
    const PlayerResult& result = run.outcome().players[static_cast<std::size_t>(player) - 1];
    for (const PlayedCard& card : read(result.hand, run.terms().rules, player)) {
        m_cards.push_back(contentOf(card, run));
        cards << narration::sceneCardText({card, std::nullopt}, run);
    }
    m_wholeName = narration::playerName(player, names);
    m_note->setText(narration::waitingText(run, index, player));
    //: A player who waits: name, what is known, cards
    setAccessibleName(
        tr("%1: %2. %3").arg(m_wholeName, m_note->text(), cards.join(QStringLiteral(", "))));
    gui::setToolTip(*this, accessibleName());
    place();
}

QSize WaitingPlayer::cardSize() const
{
    const int width = scaled(cardWidth, font());
    return {width, CardPainter::heightFor(width)};
}

QSize WaitingPlayer::minimumSizeHint() const
{
    const int cards = cardSize().width() + 4 * scaled(leastStep, font());
    return {2 * scaled(inset, font()) + scaled(leastWords, font()) + cards,
            cardSize().height() + 2 * scaled(10, font())};
}

QSize WaitingPlayer::sizeHint() const
{
    return minimumSizeHint();
}

/// The width that the cards leave, within bounds.
int WaitingPlayer::wordsWidth() const
{
    const int cards = 5 * cardSize().width() + 4 * scaled(cardGap, font());
    const int room = width() - 2 * scaled(inset, font()) - scaled(cardGap, font()) - cards;
    return std::clamp(room, scaled(leastWords, font()), scaled(mostWords, font()));
}

void WaitingPlayer::place()
{
    m_name->setFont(designFont(font(), 13.5, QFont::DemiBold));
    m_note->setFont(designFont(font(), 12));
    const int left = scaled(inset, font());
    const int width = wordsWidth();
    const int disc = scaled(NumberDisc::size, font());
    const int beside = disc + scaled(NumberDisc::gap, font());
    const int height = m_note->heightForWidth(width);
    const int top = std::max(scaled(4, font()), (this->height() - disc - height) / 2);
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    m_name->setText(m_name->fontMetrics().elidedText(m_wholeName, Qt::ElideRight, width - beside));
    m_name->setGeometry(mirrored({left + beside, top, width - beside, disc}));
    m_note->setGeometry(mirrored({left, top + disc, width, height}));
    update();
}

void WaitingPlayer::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        place();
}

void WaitingPlayer::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void WaitingPlayer::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int disc = scaled(NumberDisc::size, font());
    const QRect number = QStyle::visualRect(layoutDirection(), rect(),
                                            {scaled(inset, font()), m_name->y(), disc, disc});
    paintNumberDisc(painter, number, m_player, colors.secondaryText, colors.base, font());

    const QSize size = cardSize();
    const int left = scaled(inset, font()) + wordsWidth() + scaled(cardGap, font());
    const int room = width() - scaled(inset, font()) - left - size.width();
    const int step = std::min(size.width() + scaled(cardGap, font()), room / 4);
    const CardPainter cards(colors, m_appearance.suitColors(), font());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        // from the left, so that a card that overlaps another one leaves its corner free
        const std::size_t card = isRightToLeft() ? m_cards.size() - 1 - i : i;
        const QPoint corner(left + static_cast<int>(card) * step, (height() - size.height()) / 2);
        const QRect place = QStyle::visualRect(layoutDirection(), rect(), QRect(corner, size));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.base); // the card is translucent
        painter.drawRoundedRect(place, 3, 3);
        cards.paint(painter, place, m_cards[card], CardState::notInvolved);
    }
}

} // namespace showdown::gui
