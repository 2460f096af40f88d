// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsplayerpanel.h"

#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/oddschip.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/odds/oddsslotrow.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/menubutton.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/playername.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/foreigntext.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double cornerOfPanel = 7;
constexpr double chosenBar = 6;

} // namespace

OddsPlayerPanel::OddsPlayerPanel(OddsSession& session, OddsPlaces& places, OddsDealer& dealer,
                                 const Appearance& appearance, int player, QWidget* parent)
    : QFrame(parent),
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
    createButtons();
    m_cards = new OddsSlotRow(session, places, appearance, player, this);
    createLabels(purpose);
    connect(m_actions, &OddsPlayerActions::renamingRequested, this, &OddsPlayerPanel::editName);
    connect(m_name, &PlayerName::renamed, this, [this](const QString& name) {
        m_session.setName(
            m_player,
            narration::shownText(name) == narration::playerName(m_player + 1) ? QString() : name);
    });
    connect(&session, &OddsSession::namesChanged, this, &OddsPlayerPanel::showNames);
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

void OddsPlayerPanel::createButtons()
{
    const auto add = [this](QToolButton& button, const QString& objectName) {
        button.setObjectName(objectName);
        button.setAutoRaise(true);
        button.setFocusPolicy(Qt::TabFocus);
        m_buttons.push_back(&button);
    };
    for (QAction* action : m_actions->buttonActions()) {
        QString objectName = action->objectName();
        auto* button = new QToolButton(this);
        add(*button, objectName.replace(QStringLiteral("Action"), QStringLiteral("Button")));
        button->setDefaultAction(action);
        connect(action, &QAction::changed, this, &OddsPlayerPanel::nameButtons);
    }
    auto* more = new MenuButton(this);
    add(*more, QStringLiteral("oddsPlayer%1MoreButton").arg(m_player + 1));
    more->setIcon(icon(IconId::more));
    more->setMenu(&m_actions->menu());
    more->setPopupMode(QToolButton::InstantPopup);
    onRetranslate(*more, [this, more] {
        more->setToolTip(tr("More for this player"));
        more->setStatusTip(tr("Show all that can be done with this player"));
        nameButtons();
    });
}

void OddsPlayerPanel::nameButtons()
{
    const QString name = narration::playerName(m_player + 1, m_session.names());
    for (QToolButton* button : m_buttons) {
        const QAction* action = button->defaultAction();
        //: What a screen reader calls a button: what it does, such as Deal, and for which player
        button->setAccessibleName(action ? tr("%1: %2").arg(withoutMnemonic(action->text()), name)
                                         : tr("More for %1").arg(name));
    }
}

void OddsPlayerPanel::showNames()
{
    const bool isRenamed = !m_session.table().names[static_cast<std::size_t>(m_player)].isEmpty();
    const QString name = narration::playerName(m_player + 1, m_session.names());
    m_name->setName(name, isRenamed ? QString() : narration::playerShortName(m_player + 1));
    setAccessibleName(name);
    nameButtons();
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
    m_cards->setLengths(metrics.hole, metrics.slotGap, metrics.slotGap);
    sizeButtons();
    showChips();
}

void OddsPlayerPanel::editName()
{
    m_name->edit();
}

void OddsPlayerPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
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
        QFrame::mousePressEvent(event);
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
    paintOddsPanel(painter, rect(), isHeavy ? std::optional(role) : std::nullopt, font(), colors);
    if (m_isChosen && m_standing.isAhead) {
        const double radius = scaled(cornerOfPanel, font());
        QPainterPath outer;
        outer.addRoundedRect(rect(), radius, radius);
        painter.setClipRect(QStyle::visualRect(layoutDirection(), rect(),
                                               {0, 0, scaled(chosenBar, font()), height()}));
        painter.fillPath(outer, colors.role(Role::accent));
        painter.setClipping(false);
    }
    paintNumberDisc(painter, discRect(), m_player + 1, colors.text, colors.base,
                    resized(font(), m_metrics.words));
}

void paintOddsPanel(QPainter& painter, const QRect& panel, std::optional<Role> role,
                    const QFont& font, const Colors& colors)
{
    const double line = colors.line(role ? 2 : 1);
    const double radius = scaled(cornerOfPanel, font);
    QPainterPath outer;
    outer.addRoundedRect(panel, radius, radius);
    QPainterPath inner;
    inner.addRoundedRect(QRectF(panel).adjusted(line, line, -line, -line), radius - line,
                         radius - line);
    painter.fillPath(outer, role ? colors.role(*role) : colors.hairline);
    painter.fillPath(inner, colors.base);
}

} // namespace showdown::gui
