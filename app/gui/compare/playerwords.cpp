// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/compare/playerwords.h"

#include "app/gui/compare/compareplayeractions.h"
#include "app/gui/compare/placemark.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/playername.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFocusEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {

namespace {

// Lengths of the design, for the regular and the compact form.
struct Length
{
    double regular;
    double compact;
};

constexpr Length discSize{NumberDisc::size, 18};
constexpr Length discGap{NumberDisc::gap, 5};
constexpr Length headTop{9, 5}; ///< of number, name and mark
constexpr Length headHeight{22, 22};
constexpr Length rankTop{35, 27};
constexpr Length lineGap{2, 1};
constexpr Length buttonSize{24, 24};
constexpr Length buttonPitch{27, 27};
constexpr Length buttonIcon{15, 15};
constexpr Length bottom{4, 4};
constexpr double iconInset = 4; ///< of an icon in its button
constexpr double nameGap = 4;   ///< between name and mark

/// A label whose link gets the focus as soon as Tab reaches it, not one Tab later.
class LinkedLabel : public TextLabel
{
public:
    using TextLabel::TextLabel;

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        TextLabel::focusInEvent(event);
        if (event->reason() != Qt::ActiveWindowFocusReason)
            focusNextPrevChild(event->reason() != Qt::BacktabFocusReason);
    }
};

int px(const Length& length, const CompareMetrics& metrics, const QFont& font)
{
    return scaled(metrics.compact ? length.compact : length.regular, font);
}

} // namespace

PlayerWords::PlayerWords(ComparePlayerActions& actions, int player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_metrics(CompareMetrics::of(font(), false)),
      m_place(new PlaceMark(this))
{
    const QString purpose = QStringLiteral("player%1").arg(m_player + 1);
    m_name = new PlayerName(purpose, this);
    m_place->setObjectName(purpose + QStringLiteral("PlaceLabel"));
    m_rank = new TextLabel(purpose + QStringLiteral("RankLabel"), this);
    m_detail = new LinkedLabel(purpose + QStringLiteral("DetailLabel"), this);
    m_rank->setWordWrap(true);
    m_detail->setWordWrap(true);
    m_detail->setInk(Ink::secondary);
    m_detail->setContextMenuPolicy(Qt::NoContextMenu); // the panel has the menu
    connect(m_detail, &QLabel::linkActivated, this, &PlayerWords::lowPairAsked);
    m_buttons = actions.createButtons({&actions.deal(), &actions.sort(), &actions.clear()}, this);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the panel gives the width
    arrange();
    applyLook();
    applyLengths();
}

void PlayerWords::show(const PlayerFacts& facts)
{
    m_name->setName(facts.name,
                    facts.isRenamed ? QString() : narration::playerShortName(m_player + 1));
    m_standing = facts.standing;
    m_isMissing = !facts.working.note.isEmpty();
    m_place->setMark(facts.place, facts.standing, facts.isTried);
    m_rank->setText(facts.rank);
    m_wholeDetail = facts.detail;
    m_shortDetail = facts.shortDetail;
    m_lowPair = facts.lowPair;
    showDetail();
    applyLook();
    putPlace();
    layout()->activate(); // so that positions are up to date at once
}

void PlayerWords::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    setFont(metrics.words == 1 ? QFont() : resized(parentWidget()->font(), metrics.words));
    m_name->setShort(metrics.compact && !metrics.isPresented);
    for (QToolButton* button : m_buttons)
        button->setVisible(!metrics.compact && !metrics.isPresented);
    showDetail();
    applyLook();
    applyLengths();
    putPlace();
    layout()->activate();
}

void PlayerWords::showDetail()
{
    const bool isShort = m_metrics.shortWords && m_shortDetail != m_wholeDetail;
    writeDetail(isShort ? m_shortDetail : m_wholeDetail);
    gui::setToolTip(*m_detail, isShort ? m_wholeDetail : QString());
    m_detail->setAccessibleName(isShort ? m_wholeDetail : QString());
}

/// The note about a pair that does not count is a link to the rule, for the pointer and for Tab.
void PlayerWords::writeDetail(const QString& text)
{
    const qsizetype note = m_lowPair.isEmpty() ? -1 : text.lastIndexOf(m_lowPair);
    if (note < 0) {
        m_detail->setTextFormat(Qt::PlainText);
        m_detail->setTextInteractionFlags(Qt::NoTextInteraction);
        m_detail->setFocusPolicy(Qt::NoFocus);
        m_detail->setStatusTip({});
        m_detail->setAccessibleDescription({});
        m_detail->setText(text);
        return;
    }
    m_detail->setTextFormat(Qt::RichText);
    m_detail->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_detail->setFocusPolicy(Qt::TabFocus);
    m_detail->setStatusTip(tr("Show the rule about the lowest pair that counts"));
    m_detail->setAccessibleDescription(m_detail->statusTip());
    m_detail->setText(
        QStringLiteral("%1<a href=\"pairFloor\" style=\"color: %2\">%3</a>%4")
            .arg(text.left(note).toHtmlEscaped(), Colors::of(palette()).role(Role::accent).name(),
                 m_lowPair.toHtmlEscaped(), text.mid(note + m_lowPair.size()).toHtmlEscaped()));
}

void PlayerWords::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_detail)
        showDetail();
}

void PlayerWords::applyLook()
{
    const bool isIn = m_standing != Standing::notIn;
    const bool compact = m_metrics.compact;
    m_name->setFont(designFont(font(), compact ? 13 : 14, QFont::DemiBold));
    m_place->setFont(designFont(font(), 11.5, QFont::DemiBold));
    const double less = m_metrics.smallerWords;
    constexpr double smallest = 11;
    m_rank->setFont(designFont(font(), 16 - less, isIn ? QFont::DemiBold : QFont::Medium));
    m_detail->setFont(designFont(font(), std::max(smallest, (compact ? 12 : 12.5) - less / 2)));
    m_rank->setInk(isIn ? Ink::text : Ink::secondary);
    update();
}

int PlayerWords::heightForWidth(int width) const
{
    const int line = m_place->sizeHint().height();
    const bool isUnder = isTight(width - inset()) && !m_isMissing;
    const int change = isUnder == m_isPlaceUnder ? 0 : m_isPlaceUnder ? -line : line;
    return layout()->totalHeightForWidth(width) + change;
}

bool PlayerWords::isTight(int width) const
{
    const int beside = px(discSize, m_metrics, font()) + px(discGap, m_metrics, font())
                       + scaled(nameGap, font()) + m_place->sizeHint().width();
    return m_name->wantedWidth() > width - beside;
}

/// That a hand is not in yet is said by the number of its missing cards too: no line of its own.
void PlayerWords::putPlace()
{
    const bool isTight = this->isTight(width() - inset());
    const bool isUnder = isTight && !m_isMissing;
    m_place->setVisible(!m_place->text().isEmpty() && (!isTight || isUnder));
    if (isUnder == m_isPlaceUnder)
        return;
    m_isPlaceUnder = isUnder;
    (isUnder ? m_head : m_under)->removeWidget(m_place);
    if (isUnder)
        m_under->insertWidget(1, m_place);
    else
        m_head->addWidget(m_place, 0, Qt::AlignVCenter);
    layout()->activate(); // or the surrounding layouts keep their height
}

void PlayerWords::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    putPlace();
}

int PlayerWords::inset() const
{
    return scaled(iconInset, font());
}

/// The icons, not the edges of their buttons, are aligned with the words.
void PlayerWords::arrange()
{
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(0);
    m_head = new QHBoxLayout;
    m_headInset = new QSpacerItem(0, 0); // margins are not mirrored
    m_head->addItem(m_headInset);
    m_head->addWidget(m_name, 1);
    m_head->addWidget(m_place, 0, Qt::AlignVCenter);
    lines->addLayout(m_head);
    m_under = new QHBoxLayout;
    m_underInset = new QSpacerItem(0, 0);
    m_under->setSpacing(0);
    m_under->addItem(m_underInset);
    m_under->addStretch();
    lines->addLayout(m_under);
    m_text = new QVBoxLayout;
    m_text->addWidget(m_rank);
    m_text->addWidget(m_detail);
    auto* text = new QHBoxLayout;
    m_textInset = new QSpacerItem(0, 0);
    text->addItem(m_textInset);
    text->addLayout(m_text, 1);
    lines->addLayout(text);
    lines->addStretch();
    m_row = new QHBoxLayout;
    for (QToolButton* button : m_buttons)
        m_row->addWidget(button);
    m_row->addStretch();
    lines->addLayout(m_row);
}

void PlayerWords::applyLengths()
{
    const auto length = [this](const Length& each) { return px(each, m_metrics, font()); };
    layout()->setContentsMargins(0, length(headTop), 0, length(bottom));
    m_headInset->changeSize(inset() + length(discSize) + length(discGap), 0);
    m_underInset->changeSize(inset() + length(discSize) + length(discGap), 0);
    m_head->setSpacing(scaled(nameGap, font()));
    m_name->setFixedHeight(length(headHeight));
    if (m_metrics.isPresented)
        m_name->setMaximumHeight(QWIDGETSIZE_MAX);
    m_name->setWhole(m_metrics.isPresented);
    m_textInset->changeSize(inset(), 0);
    m_text->setContentsMargins(0, length(rankTop) - length(headTop) - length(headHeight), 0, 0);
    m_text->setSpacing(length(lineGap));
    layout()->invalidate(); // spacers do not report changes
    m_row->setSpacing(length(buttonPitch) - length(buttonSize));
    for (QToolButton* button : m_buttons) {
        button->setFixedSize(length(buttonSize), length(buttonSize));
        button->setIconSize({length(buttonIcon), length(buttonIcon)});
    }
}

QRect PlayerWords::discRect() const
{
    const int size = px(discSize, m_metrics, font());
    const int middle = px(headTop, m_metrics, font()) + px(headHeight, m_metrics, font()) / 2;
    return QStyle::visualRect(layoutDirection(), rect(), {inset(), middle - size / 2, size, size});
}

void PlayerWords::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNumberDisc(painter, discRect(), m_player + 1, colors.text, colors.base, font());
}

} // namespace showdown::gui
