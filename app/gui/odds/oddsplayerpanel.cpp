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
#include "app/gui/widgets/insetitem.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/playername.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

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

OddsStanding OddsStanding::withoutChances() const
{
    OddsStanding known;
    known.hand = hand;
    known.percent = isCounted ? QStringLiteral("?") : percent;
    return known;
}

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
    createLayout();
    connect(m_actions, &OddsPlayerActions::renamingRequested, this, &OddsPlayerPanel::editName);
    connect(m_name, &PlayerName::renamed, this,
            [this](const QString& name) { m_session.setName(m_player, name); });
    session.whenChanged(TableChange::names, this, &OddsPlayerPanel::showNames);
    onRetranslate(*this, [this] {
        m_outsChip->setText(tr("Outs shown"));
        showNames();
        showChips();
        arrange();
    });
}

void OddsPlayerPanel::createLayout()
{
    m_cardsItem = new InsetItem(m_cards, Qt::AlignLeading | Qt::AlignTop);
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addLayout(createNameColumn());
    head->addItem(m_cardsItem);
    head->addStretch(1);
    m_barItem = new InsetItem(m_bar, {});
    m_text = new QVBoxLayout;
    m_text->setSpacing(0);
    m_text->addStretch();
    m_text->addWidget(m_hand);
    m_text->addWidget(m_draw);
    m_text->addItem(m_barItem);
    m_text->addStretch();
    m_figures = new QVBoxLayout;
    m_figures->setSpacing(0);
    m_figures->addStretch();
    for (TextLabel* figure : figures())
        m_figures->addWidget(figure);
    m_figures->addStretch();
    m_result = new QHBoxLayout;
    m_result->addLayout(m_text, 1);
    m_result->addLayout(m_figures);
    m_row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_row->addLayout(head);
    m_row->addLayout(m_result, 1);
    applyLengths();
}

/// Number and name, marks and buttons.
QBoxLayout* OddsPlayerPanel::createNameColumn()
{
    m_nameItem = new InsetItem(m_name, {});
    m_chipRoom = new QSpacerItem(0, 0);
    m_chips = new QVBoxLayout;
    m_chips->addWidget(m_aheadChip, 0, Qt::AlignLeading);
    m_chips->addWidget(m_outsChip, 0, Qt::AlignLeading);
    m_chips->addStretch();
    auto* chipRow = new QHBoxLayout;
    chipRow->addItem(m_chipRoom);
    chipRow->addLayout(m_chips, 1);
    m_firstButton = new InsetItem(m_buttons.front(), {});
    m_buttonRow = new QHBoxLayout;
    m_buttonRow->addItem(m_firstButton);
    for (std::size_t index = 1; index < m_buttons.size(); ++index)
        m_buttonRow->addWidget(m_buttons[index]);
    m_buttonRow->addStretch();
    m_names = new QVBoxLayout;
    m_names->setSpacing(0);
    m_names->addItem(m_nameItem);
    m_names->addLayout(chipRow);
    m_names->addStretch();
    m_names->addLayout(m_buttonRow);
    return m_names;
}

void OddsPlayerPanel::applyLengths()
{
    const OddsMetrics& m = m_metrics;
    const int margin = m_cards->margin();
    const int disc = words(NumberDisc::size + NumberDisc::gap);
    m_name->setFixedSize(m.name - disc, words(headHigh));
    if (m.isPresented)
        m_name->setMaximumHeight(QWIDGETSIZE_MAX);
    m_name->setWhole(m.isPresented);
    m_nameItem->setMargins({disc, 0, 0, 0});
    for (OddsChip* chip : {m_aheadChip, m_outsChip})
        chip->setMaximumWidth(m.name); // the cards begin where the name ends
    const int chip = m_outsChip->sizeHint().height() + words(chipGap);
    m_chips->setContentsMargins(0, words(chipGap), 0, 0);
    m_chips->setSpacing(words(chipGap));
    // Absent marks keep their place; the compact form has room for one.
    m_chipRoom->changeSize(0, words(chipGap) + (m.compact ? 1 : 2) * chip);
    m_chips->invalidate(); // spacers do not report changes
    for (QToolButton* button : m_buttons) {
        button->setFixedSize(scaled(buttonHigh, font()), scaled(buttonHigh, font()));
        button->setIconSize({scaled(buttonIconSize, font()), scaled(buttonIconSize, font())});
    }
    const int inset = scaled((buttonHigh - buttonIconSize) / 2, font()); // icons begin as words do
    m_firstButton->setMargins({-inset, 0, 0, 0});
    m_buttonRow->setSpacing(scaled(buttonStep - buttonHigh, font()));
    m_names->setContentsMargins(0, m.top, 0, m.top / 2);
    m_cardsItem->setMargins({m.gap - margin, m.top - margin, -margin, m.top - margin});
    m_barItem->setMargins({0, words(barGap), 0, 0});
    m_text->setContentsMargins(0, words(handTop), 0, m.top / 2);
    m_figures->setContentsMargins(0, words(handTop), 0, words(handTop));
    for (TextLabel* figure : figures())
        figure->setFixedWidth(m.percent);
    for (QVBoxLayout* column : {m_text, m_figures}) // in the narrow form at the top, else centred
        column->setStretch(column->count() - 1, m.isNarrow ? 1 : 0);
    m_result->setContentsMargins(0, 0, 0, m.isNarrow ? m.top : 0);
    m_result->setSpacing(m.textGap);
    m_row->setDirection(m.isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(m.isNarrow ? 0 : m.textGap);
    m_row->setContentsMargins(fromTheLead({m.start, 0, m.end, 0}, layoutDirection()));
}

std::array<TextLabel*, 4> OddsPlayerPanel::figures() const
{
    return {m_percent, m_odds, m_outs, m_ties};
}

/// A length beside words, which may be larger than in the font.
int OddsPlayerPanel::words(double length) const
{
    return scaled(length * m_metrics.words, font());
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
    m_percent = label("PercentLabel");
    m_percent->setWordWrap(false);
    m_odds = label("OddsLabel");
    m_outs = label("OutsLabel");
    m_ties = label("TiesLabel");
    for (TextLabel* wide : {m_hand, m_draw}) {
        QSizePolicy policy = wide->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored); // the panel gives the width
        wide->setSizePolicy(policy);
    }
    QSizePolicy kept = m_bar->sizePolicy(); // so that nothing moves when it appears
    kept.setRetainSizeWhenHidden(true);
    m_bar->setSizePolicy(kept);
    for (QWidget* empty :
         std::initializer_list<QWidget*>{m_hand, m_draw, m_bar, m_odds, m_outs, m_ties})
        empty->hide();
    for (TextLabel* secondary : {m_draw, m_outs, m_ties})
        secondary->setInk(Ink::secondary);
}

void OddsPlayerPanel::showNames()
{
    const bool isRenamed = !m_session.table().names[static_cast<std::size_t>(m_player)].isEmpty();
    const QString name = narration::playerName(m_player + 1, m_session.names());
    m_name->setName(name, isRenamed ? QString() : narration::playerShortName(m_player + 1));
    setAccessibleName(name);
    arrange();
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
    for (TextLabel* line : {m_hand, m_draw, m_odds, m_outs, m_ties})
        line->setVisible(!line->text().isEmpty());
    m_bar->setVisible(standing.isCounted);
    for (QWidget* figure : {static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_percent),
                            static_cast<QWidget*>(m_odds)}) {
        setTips(*figure, standing.sum);
    }
    m_bar->setShares(standing.win, standing.tie);
    m_bar->setEstimate(standing.isEstimate);
    m_bar->setValueText(standing.spoken);
    QStringList spoken{standing.isAhead ? aheadText(standing) : QString(), standing.hand,
                       standing.draw, standing.spoken};
    spoken.removeAll(QString());
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    showChips();
    arrange();
}

void OddsPlayerPanel::setChosen(bool chosen)
{
    m_isChosen = chosen;
    showChips();
    arrange();
}

void OddsPlayerPanel::setMetrics(const OddsMetrics& metrics)
{
    m_metrics = metrics;
    const auto sized = [&](double regular, double small, QFont::Weight weight = QFont::Normal) {
        return designFont(font(), (metrics.compact ? small : regular) * metrics.words, weight);
    };
    m_name->setFont(sized(14, 13, QFont::DemiBold));
    m_name->setShort(metrics.compact && !metrics.isPresented);
    for (QToolButton* button : m_buttons)
        button->setVisible(!metrics.isPresented);
    m_hand->setFont(sized(14, 13.5, QFont::DemiBold));
    m_draw->setFont(sized(12.5, 12));
    m_percent->setFont(sized(24, 20, QFont::Bold));
    m_odds->setFont(sized(13, 12, QFont::Medium));
    m_outs->setFont(sized(12.5, 12));
    m_ties->setFont(sized(12, 12));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_aheadChip, m_outsChip, m_bar})
        widget->setFont(resized(font(), metrics.words));
    m_cards->setLengths(metrics.hole, metrics.slotGap);
    showChips();
    applyLengths();
    layout()->activate(); // so that the page asks for its height anew
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

/// The player ahead has a heavy edge, the one whose outs are shown a bar: an accent edge would look
/// like the next slot's.
void OddsPlayerPanel::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    const Role role = m_standing.isLevel ? Role::tie : Role::winner;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPanel(painter, rect(), m_standing.isAhead ? std::optional(role) : std::nullopt, font(),
               colors);
    if (m_isChosen)
        paintPanelBar(painter, rect(), colors.role(Role::accent), font(), layoutDirection());
    paintNumberDisc(painter, discRect(), m_player + 1, colors.text, colors.base,
                    resized(font(), m_metrics.words));
}

QRect OddsPlayerPanel::discRect() const
{
    const int size = words(NumberDisc::size);
    const int y = m_metrics.top + (words(headHigh) - size) / 2;
    return QStyle::visualRect(layoutDirection(), rect(), {m_metrics.start, y, size, size});
}

} // namespace showdown::gui
