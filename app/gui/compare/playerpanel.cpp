// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/compare/playerpanel.h"

#include "app/gui/compare/compareplayeractions.h"
#include "app/gui/compare/handroweditor.h"
#include "app/gui/compare/playerwords.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/insetitem.h"
#include "app/gui/widgets/playername.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/tabletext.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace showdown::gui {

namespace {

constexpr double messageGap = 8; ///< under and before the message
constexpr double messageIcon = 16;

} // namespace

std::optional<Role> panelRole(Standing standing)
{
    switch (standing) {
    case Standing::winner:
        return Role::winner;
    case Standing::tied:
        return Role::tie;
    case Standing::placed:
    case Standing::notIn:
        break;
    }
    return std::nullopt;
}

PlayerPanel::PlayerPanel(CompareSession& session, TablePlaces& places, TableDealer& dealer,
                         const Appearance& appearance, int player, QWidget* parent)
    : RowPanel(parent),
      m_session(session),
      m_player(player),
      m_metrics(CompareMetrics::of(font(), false)),
      m_actions(new ComparePlayerActions(session, dealer, player, this)),
      m_words(new PlayerWords(*m_actions, player, this)),
      m_cards(new HandRowEditor(session, places, appearance, player, this))
{
    const QString purpose = QStringLiteral("player%1").arg(m_player + 1);
    setObjectName(purpose + QStringLiteral("Panel"));
    makeGroup(*this);
    m_words->setObjectName(purpose + QStringLiteral("Words"));
    m_working = new WorkingHandView(appearance, purpose, this);
    m_message = new TextLabel(purpose + QStringLiteral("MessageLabel"), this);
    m_message->setWordWrap(true);
    m_message->setInk(Ink::error);
    m_message->hide();
    makeNotification(*m_message);
    createLayout();
    connectParts(session);
    showPlayer();
}

void PlayerPanel::createLayout()
{
    constexpr Qt::Alignment start = Qt::AlignLeading | Qt::AlignTop;
    m_wordsItem = new InsetItem(m_words, {});
    m_cardsItem = new InsetItem(m_cards, start);
    m_workingItem = new InsetItem(m_working, start);
    m_hands = new QBoxLayout(QBoxLayout::LeftToRight);
    m_hands->addItem(m_cardsItem);
    m_hands->addItem(m_workingItem);
    m_body = new QBoxLayout(QBoxLayout::LeftToRight);
    m_body->addItem(m_wordsItem);
    m_body->setStretch(0, 1);
    m_body->addLayout(m_hands);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(0);
    lines->addLayout(m_body);
    lines->addWidget(m_message);
    applyLengths();
}

void PlayerPanel::connectParts(CompareSession& session)
{
    connect(m_cards, &HandRowEditor::problemFound, this, &PlayerPanel::showProblem);
    connect(m_working, &WorkingHandView::slotPointedAt, m_cards, &HandRowEditor::outline);
    connect(m_working, &WorkingHandView::menuRequested, m_cards, &HandRowEditor::askForMenu);
    connect(m_cards, &HandRowEditor::slotPointedAt, m_working, &WorkingHandView::outline);
    connect(m_words, &PlayerWords::lowPairAsked, this, &PlayerPanel::lowPairAsked);
    connect(m_actions, &ComparePlayerActions::renamingRequested, this, &PlayerPanel::editName);
    connect(&m_words->name(), &PlayerName::renamed, this,
            [this, &session](const QString& name) { session.setName(m_player, name); });
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                            | TableChange::lens | TableChange::names | TableChange::shown,
                        this, &PlayerPanel::showPlayer);
}

void PlayerPanel::editName()
{
    m_words->name().edit();
}

void PlayerPanel::showPlayer()
{
    if (m_player >= m_session.playerCount())
        return;
    const PlayerFacts facts = PlayerFacts::revealed(m_session, m_player, m_reveal);
    if (facts == m_facts)
        return;
    m_facts = facts;
    setAccessibleName(facts.description);
    m_words->show(facts);
    m_cards->setWilds(facts.wilds, facts.shortWilds, facts.isTried);
    m_working->setRow(facts.working);
    showParts();
    arrange(m_metrics.isSqueezed); // with fewer words nothing need be reduced
    update();
}

void PlayerPanel::setRevealed(Reveal reveal)
{
    m_reveal = reveal;
    showPlayer();
    showParts();
}

void PlayerPanel::setMarks(const DecisionMarks& decision, const ChosenMarks& chosen)
{
    const int number = m_player + 1;
    std::array<bool, Hand::fullSize> ofWorking{};
    std::array<bool, Hand::fullSize> ofSlots{};
    for (int position = 0; position < Hand::fullSize; ++position) {
        const auto index = static_cast<std::size_t>(position);
        m_decides[index] = decision.isRinged(number, position);
        ofWorking[index] = chosen.isRinged(number, position);
        ofSlots[index] = chosen.isDealtRinged(number, position); // for a hand that fills its slots
    }
    const bool isAnyChosen = !chosen.working.empty() || !chosen.dealt.empty();
    m_working->setRings(m_decides, isAnyChosen ? std::optional(ofWorking) : std::nullopt);
    m_cards->setChosen(ofSlots);
    showParts();
}

/// Tells each slot the part of its card in the result.
void PlayerPanel::showParts()
{
    QStringList parts(Hand::fullSize);
    const WorkingRow& row = m_working->row();
    int position = 0;
    for (const WorkingRow::Place& place : row.cards) {
        parts[place.slot] = narration::slotPart(row.partAt(position),
                                                m_decides[static_cast<std::size_t>(position)]);
        ++position;
    }
    m_cards->setParts(parts);
}

void PlayerPanel::showProblem(const QString& problem)
{
    if (!problem.isEmpty())
        announce(*m_message, problem); // also the same again
    if (problem == m_message->text())
        return;
    m_message->setText(problem);
    m_message->setVisible(!problem.isEmpty());
    arrange();
    update();
}

void PlayerPanel::setMetrics(const CompareMetrics& metrics)
{
    m_metrics = metrics;
    m_words->setMetrics(metrics);
    m_cards->setMetrics(metrics);
    m_working->setMetrics(metrics);
    m_message->setFont(designFont(font(), 12.5));
    applyLengths();
    layout()->activate(); // so that the page asks for its height anew
    update();
}

/// Cards and words are aligned, not the widgets, which reach beyond them.
void PlayerPanel::applyLengths()
{
    const CompareMetrics& m = m_metrics;
    const bool isWide = m.arrangement == Arrangement::wide;
    const bool isNarrow = m.arrangement == Arrangement::narrow;
    const int margin = m_cards->margin();
    m_wordsItem->setMargins({-m_words->inset(), 0, 0, 0});
    m_cardsItem->setMargins({-margin, m.slotTop - margin, -margin, m.bottom - margin});
    m_workingItem->setMargins({-margin, m.workingTop - margin, -margin, m.bottom - margin});
    m_hands->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_hands->setSpacing(isWide ? m.workingGap : 0);
    m_body->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_body->setSpacing(isNarrow ? 0 : m.textGap);
    layout()->setContentsMargins(fromTheLead({m.start, 0, m.end, 0}, layoutDirection()));
    m_message->setContentsMargins(
        fromTheLead({scaled(messageIcon + messageGap, font()), 0, 0, scaled(messageGap, font())},
                    layoutDirection()));
}

void PlayerPanel::contextMenuEvent(QContextMenuEvent* event)
{
    m_actions->menu().popup(event->globalPos());
}

void PlayerPanel::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::optional<Role> role = m_facts.isTried ? Role::step : panelRole(m_facts.standing);
    paintPanel(painter, rect(), role, font(), colors);
    if (role)
        paintPanelBar(painter, rect(), colors.role(*role), font(), layoutDirection());
    if (m_metrics.arrangement == Arrangement::wide) {
        const QRect cards = QStyle::visualRect(layoutDirection(), rect(), m_cards->geometry());
        const int x = cards.right() + 1 - m_working->margin() + m_metrics.workingGap / 2;
        const int inset = scaled(12, font());
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(),
                                            {x, inset, 1, m_body->geometry().height() - 2 * inset}),
                         colors.hairline);
    }
    if (!m_message->text().isEmpty()) {
        const int size = scaled(messageIcon, font());
        const QRect place(m_metrics.start, m_message->y(), size, size);
        paintIcon(painter, IconId::problem, QStyle::visualRect(layoutDirection(), rect(), place),
                  colors.role(Role::error));
    }
}

} // namespace showdown::gui
