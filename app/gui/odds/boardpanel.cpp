// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/boardpanel.h"

#include "app/gui/cards/bracket.h"
#include "app/gui/odds/aheadbox.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/table/cardroweditor.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/insetitem.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/oddsplayertext.h"

#include <QBoxLayout>
#include <QPainter>

namespace showdown::gui {
namespace {

constexpr double titleTop = 12;
constexpr double boxInset = 4; ///< over and under the box

} // namespace

BoardPanel::BoardPanel(OddsSession& session, TablePlaces& places, const Appearance& appearance,
                       QWidget* parent)
    : RowPanel(parent),
      m_session(session),
      m_metrics(OddsMetrics::of(font(), false)),
      m_title(new TextLabel(QStringLiteral("boardTitleLabel"), this)),
      m_toCome(new TextLabel(QStringLiteral("boardNoteLabel"), this)),
      m_deadLink(new LinkLine(QStringLiteral("deadCardsLink"), this)),
      m_deadCaption(new TextLabel(QStringLiteral("deadCardsLabel"), this)),
      m_rules(new TextLabel(QStringLiteral("oddsPresentedRulesLabel"), this)),
      m_cards(new CardRowEditor(places, appearance, CardTable::boardRow, QStringLiteral("board"),
                                this)),
      m_ahead(new AheadBox(this)),
      m_dead(
          new CardRowEditor(places, appearance, CardTable::deadRow, QStringLiteral("dead"), this))
{
    setObjectName(QStringLiteral("boardPanel"));
    makeGroup(*this);
    m_toCome->setInk(Ink::secondary);
    m_toCome->setWordWrap(true);
    m_deadCaption->setInk(Ink::secondary);
    m_deadCaption->setWordWrap(true);
    m_rules->setWordWrap(true);
    m_rules->hide();
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                        &BoardPanel::showCards);
    connect(m_deadLink, &LinkLine::clicked, this, &BoardPanel::deadAsked);
    connect(m_ahead, &AheadBox::wordsChanged, this, [this] { arrange(); });
    createLayout();
    onRetranslate(*this, [this] {
        m_title->setText(tr("Board"));
        setAccessibleName(tr("Board"));
        m_deadCaption->setText(tr("Dead cards"));
        m_deadLink->setLine(tr("Dead cards"),
                            tr("Show slots for cards that are seen and out of play"));
        showCards();
    });
}

void BoardPanel::createLayout()
{
    m_words = new QVBoxLayout;
    m_words->addWidget(m_title);
    m_words->addWidget(m_toCome);
    m_deadLinkItem = new InsetItem(m_deadLink, {});
    m_words->addItem(m_deadLinkItem);
    m_words->addStretch();
    m_cardsItem = new InsetItem(m_cards, Qt::AlignLeading | Qt::AlignTop);
    m_aheadItem = new InsetItem(m_ahead, Qt::AlignVCenter);
    m_row = new QBoxLayout(QBoxLayout::LeftToRight);
    m_row->setSpacing(0);
    m_row->addLayout(m_words);
    m_row->addItem(m_cardsItem);
    m_row->addStretch();
    m_row->addItem(m_aheadItem);
    m_deadItem = new InsetItem(m_dead, Qt::AlignTop);
    auto* deadRow = new QHBoxLayout;
    deadRow->setSpacing(0);
    deadRow->addWidget(m_deadCaption);
    deadRow->addItem(m_deadItem);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(0);
    lines->addLayout(m_row);
    lines->addWidget(m_rules);
    lines->addLayout(deadRow);
    applyLengths();
}

QString BoardPanel::toComeText() const
{
    const auto there = static_cast<int>(m_session.table().board().faces().size());
    return narration::cardsToComeText(Situation::boardSize - there);
}

void BoardPanel::showCards()
{
    const CardTable& table = m_session.table();
    const int unseen = tables::cardsLeft(table)->left;
    m_toCome->setText(toComeText() + u'\n' + narration::cardsUnseenText(unseen));
    setAccessibleDescription(m_toCome->text());
    const int used = table.dead().size();
    if (used != m_dead->used())
        m_dead->setUsed(used);
    m_dead->setVisible(isDeadSeen());
    m_deadCaption->setVisible(isDeadSeen());
    m_deadLink->setVisible(!isDeadSeen() && !m_metrics.isPresented);
    arrange();
}

void BoardPanel::setShowsDead(bool shows)
{
    m_showsDead = shows;
    showCards();
}

void BoardPanel::setRules(const QString& sentences)
{
    m_rules->setText(sentences);
    m_rules->setVisible(!sentences.isEmpty());
    arrange();
}

bool BoardPanel::isDeadSeen() const
{
    return m_showsDead || !m_session.table().dead().isEmpty();
}

void BoardPanel::setMetrics(const OddsMetrics& metrics)
{
    m_metrics = metrics;
    m_title->setFont(designFont(font(), 14 * metrics.words, QFont::DemiBold));
    m_toCome->setFont(designFont(font(), (metrics.compact ? 12 : 12.5) * metrics.words));
    m_deadLink->setFont(m_toCome->font());
    m_deadCaption->setFont(designFont(font(), 12 * metrics.words));
    m_rules->setFont(designFont(font(), 13 * metrics.words));
    m_ahead->setFont(resized(font(), metrics.words));
    m_cards->setLengths(metrics.board, metrics.slotGap, metrics.streetGap);
    m_dead->setLengths(metrics.dead, metrics.slotGap);
    m_deadLink->setVisible(!isDeadSeen() && !metrics.isPresented);
    applyLengths();
    layout()->activate(); // so that the page asks for its height anew
    update();
}

void BoardPanel::applyLengths()
{
    const OddsMetrics& m = m_metrics;
    const int margin = m_cards->margin();
    const int brackets = Bracket::height(resized(font(), m.words));
    for (QWidget* words : std::initializer_list<QWidget*>{m_title, m_toCome, m_deadLink}) {
        words->setMinimumWidth(m.isNarrow ? 0 : m.title);
        words->setMaximumWidth(m.isNarrow ? QWIDGETSIZE_MAX : m.title);
    }
    m_deadLinkItem->setMargins({-LinkLine::inset(m_deadLink->font()), 0, 0, 0});
    m_words->setContentsMargins(0, scaled(titleTop * m.words, font()), 0, m.isNarrow ? 0 : m.top);
    m_words->setSpacing(scaled(2, font()));
    m_ahead->setMinimumWidth(m.isNarrow ? 0 : m.box);
    m_ahead->setMaximumWidth(m.isNarrow ? QWIDGETSIZE_MAX : m.box);
    const int before = m.isNarrow ? 0 : m.gap;
    m_cardsItem->setMargins({before - margin, m.top - margin, -margin, m.top + brackets - margin});
    const int inset = scaled(boxInset, font());
    const int after = m.isNarrow ? 0 : m.textGap;
    m_aheadItem->setMargins({after, inset, 0, inset});
    m_ahead->setBrokenFor(!m.isPresented ? 0 : m.isNarrow ? m.name + m.gap + m.holeWidth() : m.box);
    m_ahead->setMinimumHeight(m.isNarrow ? 0 : m.board.height() + brackets - 2 * inset);
    m_row->setDirection(m.isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_rules->setContentsMargins(0, 0, 0, m.top);
    m_deadCaption->setFixedWidth(m.title);
    m_deadCaption->setContentsMargins(0, 0, 0, m.top);
    m_deadItem->setMargins({m.gap - margin, -margin, -margin, m.top - margin});
    layout()->setContentsMargins(fromTheLead({m.start, 0, m.end, 0}, layoutDirection()));
}

/// The brackets under the cards of each street, mirrored as they are.
std::vector<Bracket> BoardPanel::brackets() const
{
    const auto cards = [this](int first, int last) {
        return m_cards->cardRect(first).united(m_cards->cardRect(last)).translated(m_cards->pos());
    };
    const QFont words = resized(font(), m_metrics.words);
    return {Bracket(cards(0, 2), tr("flop", "under three cards of the board"), words),
            Bracket(cards(3, 3), tr("turn", "under a card of the board"), words),
            Bracket(cards(4, 4), tr("river", "under a card of the board"), words)};
}

void BoardPanel::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPanel(painter, rect(), std::nullopt, font(), colors);
    for (const Bracket& bracket : brackets())
        bracket.paint(painter, colors.secondaryText);
}

} // namespace showdown::gui
