// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsplayerpanel.h"

#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/oddschip.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/table/cardroweditor.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/playername.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double headHigh = 24; ///< of number and name
constexpr double buttonHigh = 24;
constexpr double buttonStep = 27;
constexpr double buttonIconSize = 15;
constexpr double chipGap = 1;
constexpr double handTop = 5;
constexpr double barGap = 4;

} // namespace

OddsPlayerPanel::OddsPlayerPanel(OddsSession& session, TablePlaces& places, TableDealer& dealer,
                                 const Appearance& appearance, int player, QWidget* parent)
    : RowPanel(parent),
      m_session(session),
      m_player(player),
      m_metrics(OddsMetrics::of(font(), false)),
      m_actions(new OddsPlayerActions(session, dealer, player, this))
{
    const QString purpose = QStringLiteral("oddsPlayer%1").arg(player + 1);
    setObjectName(purpose + QStringLiteral("Panel"));
    makeGroup(*this);
    m_name = new PlayerName(purpose, this);
    m_aheadChip = new OddsChip(purpose + QStringLiteral("AheadLabel"), true, this);
    m_outsChip = new OddsChip(purpose + QStringLiteral("OutsShownLabel"), false, this);
    m_buttons = m_actions->createButtons({&m_actions->deal(), &m_actions->clear()}, this);
    m_cards = new CardRowEditor(places, appearance, player, purpose, this);
    createLabels(purpose);
    connect(m_actions, &OddsPlayerActions::renamingRequested, this, &OddsPlayerPanel::editName);
    connect(m_name, &PlayerName::renamed, this,
            [this](const QString& name) { m_session.setName(m_player, name); });
    session.whenChanged(TableChange::names, this, &OddsPlayerPanel::showNames);
    onRetranslate(*this, [this] {
        m_outsChip->setText(tr("Outs shown"));
        showNames();
        showChips();
    });
}

void OddsPlayerPanel::createLabels(const QString& purpose)
{
    const auto label = [&](const char* name) {
        auto* made = new TextLabel(purpose + QLatin1String(name), this);
        made->setWordWrap(true);
        made->setAttribute(Qt::WA_TransparentForMouseEvents, false);
        return made;
    };
    m_hand = label("HandLabel");
    m_draw = label("DrawLabel");
    m_bar = new EquityBar(this);
    m_bar->setObjectName(purpose + QStringLiteral("EquityBar"));
    m_bar->setQuarterWords(m_player == 0);
    m_percent = label("PercentLabel");
    m_percent->setWordWrap(false);
    m_odds = label("OddsLabel");
    m_outs = label("OutsLabel");
    m_ties = label("TiesLabel");
    for (TextLabel* secondary : {m_draw, m_outs, m_ties})
        secondary->setInk(Ink::secondary);
}

void OddsPlayerPanel::showNames()
{
    const bool isRenamed = !m_session.table().names[static_cast<std::size_t>(m_player)].isEmpty();
    const QString name = narration::playerName(m_player + 1, m_session.names());
    m_name->setName(name, isRenamed ? QString() : narration::playerShortName(m_player + 1));
    setAccessibleName(name);
}

QString OddsPlayerPanel::aheadText(const OddsStanding& standing)
{
    if (standing.isOver)
        return standing.isLevel ? tr("Shared", "the pot") : tr("Won", "the pot");
    return standing.isLevel ? tr("Level") : tr("Ahead");
}

void OddsPlayerPanel::showChips()
{
    m_aheadChip->setText(aheadText(m_standing));
    const bool showsOuts = m_isChosen && m_standing.hasOuts;
    m_aheadChip->setVisible(m_standing.isAhead && !(m_metrics.compact && showsOuts));
    m_outsChip->setVisible(showsOuts);
    m_bar->setOwner(m_isChosen           ? EquityOwner::withOuts
                    : m_standing.isAhead ? EquityOwner::ahead
                                         : EquityOwner::other);
    arrange();
    update();
}

void OddsPlayerPanel::setStanding(const OddsStanding& standing)
{
    if (standing == m_standing)
        return;
    m_standing = standing;
    m_hand->setText(standing.hand);
    m_draw->setText(standing.draw);
    m_percent->setText(standing.percent);
    m_odds->setText(standing.odds);
    m_outs->setText(standing.outs);
    m_ties->setText(narration::withFirmPercents(standing.ties));
    m_ties->setVisible(!standing.ties.isEmpty());
    for (QWidget* figure : {static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_percent),
                            static_cast<QWidget*>(m_odds)}) {
        setTips(*figure, standing.sum);
    }
    m_bar->setShares(standing.win, standing.tie);
    m_bar->setEstimate(standing.isEstimate);
    m_bar->setValueText(standing.spoken);
    setAccessibleDescription(standing.spoken);
    showChips();
    if (heightForWidth(width()) != height())
        emit heightChanged();
}

void OddsPlayerPanel::setChosen(bool chosen)
{
    m_isChosen = chosen;
    showChips();
    if (heightForWidth(width()) != height())
        emit heightChanged();
}

void OddsPlayerPanel::setMetrics(const OddsMetrics& metrics)
{
    m_metrics = metrics;
    const auto sized = [&](double regular, double small, QFont::Weight weight = QFont::Normal) {
        return designFont(font(), (metrics.compact ? small : regular) * metrics.words, weight);
    };
    m_name->setFont(sized(14, 13, QFont::DemiBold));
    m_name->setShort(metrics.compact);
    m_hand->setFont(sized(14, 13.5, QFont::DemiBold));
    m_draw->setFont(sized(12.5, 12));
    m_percent->setFont(sized(24, 20, QFont::Bold));
    m_odds->setFont(sized(13, 12, QFont::Medium));
    m_outs->setFont(sized(12.5, 12));
    m_ties->setFont(sized(12, 12));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_aheadChip, m_outsChip, m_bar})
        widget->setFont(resized(font(), metrics.words));
    m_cards->setLengths(metrics.hole, metrics.slotGap);
    sizeButtons();
    showChips();
}

void OddsPlayerPanel::editName()
{
    m_name->edit();
}

void OddsPlayerPanel::contextMenuEvent(QContextMenuEvent* event)
{
    m_actions->menu().popup(event->globalPos());
}

void OddsPlayerPanel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit chosen();
    else
        RowPanel::mousePressEvent(event);
}

/// The player ahead and the one whose outs are shown have a heavy edge in their colour; a player
/// who is both has the former's edge and a bar in the latter's colour.
void OddsPlayerPanel::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    const bool isHeavy = m_isChosen || m_standing.isAhead;
    const Role role =
        m_standing.isAhead ? m_standing.isLevel ? Role::tie : Role::winner : Role::accent;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPanel(painter, rect(), isHeavy ? std::optional(role) : std::nullopt, font(), colors);
    if (m_isChosen && m_standing.isAhead)
        paintPanelBar(painter, rect(), colors.role(Role::accent), font(), layoutDirection());
    paintNumberDisc(painter, discRect(), m_player + 1, colors.text, colors.base,
                    resized(font(), m_metrics.words));
}

/// The places of the parts, from left to right, before anything is mirrored.
struct OddsPlayerPanel::Columns
{
    QPoint cards;
    QRect text;
    QRect percent;
    bool hasBar = true;
    int height = 0;
};

/// A length beside words, which may be larger than in the font.
int OddsPlayerPanel::words(double length) const
{
    return scaled(length * m_metrics.words, font());
}

void OddsPlayerPanel::sizeButtons()
{
    for (QToolButton* button : m_buttons) {
        button->setFixedSize(scaled(buttonHigh, font()), scaled(buttonHigh, font()));
        button->setIconSize({scaled(buttonIconSize, font()), scaled(buttonIconSize, font())});
    }
}

/// Number and name, marks and buttons, stacked. Absent marks keep their place, so that nothing
/// moves when they appear; the compact form has room for one.
int OddsPlayerPanel::wordsHeight(const OddsMetrics& metrics) const
{
    const int chip = m_outsChip->sizeHint().height() + words(chipGap);
    return metrics.top + words(headHigh) + words(chipGap) + (metrics.compact ? 1 : 2) * chip
           + scaled(buttonHigh, font()) + metrics.top / 2;
}

int OddsPlayerPanel::textHeight(int width, bool hasBar) const
{
    return words(handTop) + m_hand->heightForWidth(width) + m_draw->heightForWidth(width)
           + (hasBar ? words(barGap) + m_bar->sizeHint().height() : 0);
}

int OddsPlayerPanel::percentHeight(int width) const
{
    int height = words(handTop) + m_percent->sizeHint().height();
    for (const TextLabel* line : {m_odds, m_outs, m_ties})
        height += line->text().isEmpty() ? 0 : line->heightForWidth(width);
    return height;
}

OddsPlayerPanel::Columns OddsPlayerPanel::columns(const OddsMetrics& metrics, int width) const
{
    const OddsMetrics& m = metrics;
    Columns at;
    const int left = m.start + m.name + m.gap;
    const int cards = 2 * m.top + m.hole.height();
    at.cards = {left, m.top};
    if (m.isNarrow) {
        const int top = std::max(cards, wordsHeight(m));
        const int text = width - m.start - m.end - m.percent - m.textGap;
        at.hasBar = text >= m.leastBar;
        const int under = std::max(textHeight(text, at.hasBar), percentHeight(m.percent));
        at.text = {m.start, top, text, under};
        at.percent = {width - m.end - m.percent, top, m.percent, under};
        at.height = top + under + m.top;
        return at;
    }
    const int x = left + m.holeWidth() + m.textGap;
    const int text = width - x - m.textGap - m.percent - m.end;
    at.hasBar = text >= m.leastBar;
    const int body =
        std::max(textHeight(text, at.hasBar), percentHeight(m.percent)) + m.top / 2 + 1;
    at.height = std::max({cards, wordsHeight(m), body});
    at.text = {x, 0, text, at.height};
    at.percent = {width - m.end - m.percent, 0, m.percent, at.height};
    return at;
}

int OddsPlayerPanel::heightForWidth(int width) const
{
    return heightWith(m_metrics, width);
}

int OddsPlayerPanel::heightWith(const OddsMetrics& metrics, int width) const
{
    return columns(metrics, width).height;
}

void OddsPlayerPanel::arrange()
{
    const Columns at = columns(m_metrics, width());
    const int margin = m_cards->margin();
    put(*m_cards, QRect(at.cards - QPoint(margin, margin), m_cards->sizeHint()));
    arrangeName();
    arrangeText(at.text, at.hasBar);
    arrangePercent(at.percent);
}

void OddsPlayerPanel::arrangeName()
{
    const OddsMetrics& m = m_metrics;
    const int disc = words(NumberDisc::size + NumberDisc::gap);
    put(*m_name, {m.start + disc, m.top, m.name - disc, words(headHigh)});
    int y = m.top + words(headHigh) + words(chipGap);
    y = arrangeChips(y);
    const int foot =
        std::max(m.isNarrow ? y : height() - m.top / 2 - scaled(buttonHigh, font()), y);
    const int inset = scaled((buttonHigh - buttonIconSize) / 2, font()); // icons begin as words do
    int x = m.start - inset;
    for (QToolButton* button : m_buttons) {
        put(*button, {QPoint(x, foot), button->size()});
        x += scaled(buttonStep, font());
    }
}

int OddsPlayerPanel::arrangeChips(int top)
{
    for (OddsChip* chip : {m_aheadChip, m_outsChip}) {
        if (chip->isHidden())
            continue;
        const QSize wanted = chip->sizeHint(); // the cards begin where the name ends
        put(*chip,
            {m_metrics.start, top, std::min(wanted.width(), m_metrics.name), wanted.height()});
        top += chip->sizeHint().height() + words(chipGap);
    }
    return top;
}

void OddsPlayerPanel::arrangeText(const QRect& column, bool hasBar)
{
    int y = column.top() + words(handTop);
    if (!m_metrics.isNarrow)
        y = std::max(y,
                     (column.height() - textHeight(column.width(), hasBar)) / 2 + words(handTop));
    for (TextLabel* line : {m_hand, m_draw}) {
        const int high = line->heightForWidth(column.width());
        put(*line, {column.left(), y, column.width(), high});
        y += high;
    }
    m_bar->setVisible(hasBar && m_standing.isCounted);
    put(*m_bar, {column.left(), y + words(barGap), column.width(), m_bar->sizeHint().height()});
}

void OddsPlayerPanel::arrangePercent(const QRect& column)
{
    int y = column.top() + words(handTop);
    if (!m_metrics.isNarrow)
        y = std::max(y, (column.height() - percentHeight(column.width())) / 2 + words(handTop) / 2);
    const int big = m_percent->sizeHint().height();
    put(*m_percent, {column.left(), y, column.width(), big});
    y += big;
    for (TextLabel* line : {m_odds, m_outs, m_ties}) {
        const int high = line->text().isEmpty() ? 0 : line->heightForWidth(column.width());
        put(*line, {column.left(), y, column.width(), high});
        y += high;
    }
}

QRect OddsPlayerPanel::discRect() const
{
    const int size = words(NumberDisc::size);
    const int y = m_metrics.top + (words(headHigh) - size) / 2;
    return QStyle::visualRect(layoutDirection(), rect(), {m_metrics.start, y, size, size});
}

} // namespace showdown::gui
