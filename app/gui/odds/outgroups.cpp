// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/outgroups.h"

#include "app/gui/cards/cardrow.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/taborder.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace showdown::gui {
namespace {

constexpr double signSize = 18;
// seven cards beside a scroll bar
constexpr double regularCard = 39;
constexpr double regularGap = 5;
constexpr double compactCard = 34;
constexpr double compactGap = 4;
constexpr std::size_t mostBesideNote = 3; ///< more cards have the note below them

std::vector<RowCard> rowCards(const CardsOfOneKind& group)
{
    std::vector<RowCard> cards;
    for (const UnseenCard& unseen : group.cards)
        cards.push_back({unseen.card, {}, unseen.copies, !group.areOuts});
    return cards;
}

} // namespace

void paintOutSign(QPainter& painter, const QRectF& disc, bool areOuts, const Colors& colors)
{
    const Role role = areOuts ? Role::winner : Role::error;
    const qreal inset = colors.line(1.5) / 2;
    painter.setPen(QPen(colors.role(role), colors.line(1.5)));
    painter.setBrush(areOuts ? colors.role(role) : colors.fill(role));
    painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset));
    const qreal icon = disc.width() * 0.2;
    paintIcon(painter, areOuts ? IconId::yes : IconId::no, disc.adjusted(icon, icon, -icon, -icon),
              areOuts ? colors.onRole : colors.role(role), colors.line(1.7));
}

OutGroup::OutGroup(const CardsOfOneKind& cards, int number, const Appearance& appearance,
                   QWidget* parent)
    : QWidget(parent),
      m_areOuts(cards.areOuts),
      m_isNoteBeside(cards.cards.size() <= mostBesideNote),
      m_title(new TextLabel(QStringLiteral("outGroup%1Title").arg(number), this)),
      m_count(new TextLabel(QStringLiteral("outGroup%1Count").arg(number), this)),
      m_cards(new CardRow(appearance, this)),
      m_note(new TextLabel(QStringLiteral("outGroup%1Note").arg(number), this)),
      m_head(new QGridLayout),
      m_body(new QBoxLayout(m_isNoteBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("outGroup%1").arg(number));
    makeGroup(*this);
    setAccessibleDescription(cards.note.isEmpty() ? cards.count : cards.note);
    m_title->setText(cards.title);
    m_title->setWordWrap(true);
    m_count->setText(cards.count);
    m_count->setInk(Ink::secondary);
    m_cards->setObjectName(QStringLiteral("outGroup%1Cards").arg(number));
    m_cards->setAccessibleName(cards.title); // once: both would be read on the way to a card
    setCompact(false);
    m_cards->setCards(rowCards(cards));
    m_cards->setClickable(true);
    onRetranslate(*this, [this] { m_cards->setClickTip(tr("Click or Enter deals it next")); });
    connect(m_cards, &CardRow::cardClicked, this, [this](int position) {
        emit cardAsked(*m_cards->cards()[static_cast<std::size_t>(position)].card.face());
    });
    m_note->setText(cards.note);
    m_note->setWordWrap(true);
    m_note->setVisible(!cards.note.isEmpty());
    m_head->addWidget(m_title, 0, 0);
    m_head->addWidget(m_count, 0, 1, Qt::AlignTop);
    m_head->setColumnStretch(0, 1);
    // Stacked, neither grows, or the group would take the free room of the page.
    m_body->addWidget(m_cards, m_isNoteBeside && cards.note.isEmpty() ? 1 : 0);
    m_body->addWidget(m_note, m_isNoteBeside ? 1 : 0);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_head);
    layout->addLayout(m_body);
    onLookChange(*this, [this] { updateLook(); });
}

void OutGroup::setCompact(bool compact)
{
    m_cards->setCardSize(compact ? compactCard : regularCard, compact ? compactGap : regularGap);
}

void OutGroup::updateLook()
{
    const auto px = [this](double length) { return scaled(length, font()); };
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setMinimumHeight(px(signSize + 2));
    m_count->setFont(resized(font(), 12.0 / 13));
    m_count->setMinimumHeight(px(signSize + 2));
    m_note->setFont(resized(font(), 12.5 / 13));
    m_head->setContentsMargins(0, 0, 0, 0);
    m_head->setHorizontalSpacing(px(8));
    m_title->setContentsMargins(0, 0, 0, 0);
    // the sign is before the title
    if (layoutDirection() == Qt::LeftToRight)
        m_head->setContentsMargins(px(signSize + 8), 0, 0, 0);
    else
        m_head->setContentsMargins(0, 0, px(signSize + 8), 0);
    m_body->setSpacing(px(m_isNoteBeside ? 14 : 6));
    layout()->setContentsMargins(0, px(9), 0, px(9));
    layout()->setSpacing(px(6));
}

void OutGroup::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, width(), colors.line(1)), colors.hairline);
    const int size = scaled(signSize, font());
    const int top = m_title->y() + (scaled(signSize + 2, font()) - size) / 2;
    const QRectF disc(layoutDirection() == Qt::LeftToRight ? 0 : width() - size, top, size, size);
    paintOutSign(painter, disc, m_areOuts, colors);
}

OutGroups::OutGroups(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance), m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("outGroups"));
    m_more->setObjectName(QStringLiteral("moreMissesButton"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_more, 0, Qt::AlignLeading);
    connect(m_more, &QToolButton::toggled, this, &OutGroups::showMore);
    onRetranslate(*this, [this] { showMore(); });
}

void OutGroups::setGroups(const std::vector<CardsOfOneKind>& groups)
{
    if (groups == m_groups)
        return;
    m_groups = groups;
    const bool hadFocus =
        std::ranges::any_of(m_widgets, [](OutGroup* each) { return each->cards().hasFocus(); });
    for (OutGroup* widget : m_widgets)
        delete widget;
    m_widgets.clear();
    for (const CardsOfOneKind& group : groups)
        addGroup(group);
    orderTabs();
    showMore();
    if (!hadFocus)
        return;
    const auto next = std::ranges::find(m_widgets, false, &QWidget::isHidden);
    if (next == m_widgets.end())
        emit focusLeft();
    else
        (*next)->cards().setFocus(Qt::OtherFocusReason);
}

void OutGroups::addGroup(const CardsOfOneKind& group)
{
    const int number = static_cast<int>(m_widgets.size()) + 1;
    m_widgets.push_back(new OutGroup(group, number, m_appearance, this));
    m_widgets.back()->setCompact(m_isCompact);
    // queued, because the group that was clicked may go with its card
    connect(m_widgets.back(), &OutGroup::cardAsked, this, &OutGroups::cardAsked,
            Qt::QueuedConnection);
    static_cast<QVBoxLayout*>(layout())->insertWidget(number - 1, m_widgets.back());
}

/// New widgets come last in the window; these are before the button that shows more of them.
void OutGroups::orderTabs() const
{
    QWidget* before = m_more->previousInFocusChain();
    while (before != m_more && (before->focusPolicy() == Qt::NoFocus || isAncestorOf(before)))
        before = before->previousInFocusChain();
    std::vector<QWidget*> stops{before};
    for (OutGroup* group : m_widgets)
        stops.push_back(&group->cards());
    stops.push_back(m_more);
    chainTabs(stops);
}

void OutGroups::setCompact(bool compact)
{
    m_isCompact = compact;
    for (OutGroup* widget : m_widgets)
        widget->setCompact(compact);
}

void OutGroups::showMore()
{
    const auto firstMiss = std::ranges::find(m_groups, false, &CardsOfOneKind::areOuts);
    int cards = 0;
    bool areAllMisses = true;
    for (auto group = m_groups.begin(); group != m_groups.end(); ++group) {
        const bool waits = group->waits || group > firstMiss;
        areAllMisses = areAllMisses && !(waits && group->areOuts);
        for (const UnseenCard& unseen : group->cards)
            cards += waits ? unseen.copies : 0;
        // at once, not with the next event
        const auto at = static_cast<std::size_t>(group - m_groups.begin());
        m_widgets[at]->setVisible(!waits || m_more->isChecked());
    }
    m_more->setVisible(cards > 0);
    m_more->setIcon(icon(m_more->isChecked() ? IconId::chevronUp : IconId::chevronDown));
    // few words, which the narrowest dock has room for
    m_more->setText(m_more->isChecked() ? tr("Fewer cards") : tr("%n more cards", nullptr, cards));
    m_more->setStatusTip(areAllMisses
                             ? tr("Show or hide every card that improves the hand and does not win")
                             : tr("Show or hide the cards that change nothing"));
    m_more->setAccessibleName(m_more->text());
    m_more->setToolTip(m_more->statusTip());
}

} // namespace showdown::gui
