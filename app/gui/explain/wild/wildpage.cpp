// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/wild/wildpage.h"

#include "app/gui/cards/cardrow.h"
#include "app/gui/explain/wild/wildlist.h"
#include "app/gui/explain/wild/wildmap.h"
#include "app/gui/explain/wild/wildplayers.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/choicebox.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardtext.h"
#include "app/narration/tabletext.h"
#include "app/narration/wildlegend.h"
#include "app/narration/wildtext.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr int rowsBeforeMore = 6;
constexpr double wildCardWidth = 46;
constexpr double wildCardGap = 6;

TextLabel* wrappedLabel(const char* name, QWidget* parent)
{
    auto* label = new TextLabel(QString::fromLatin1(name), parent);
    label->setWordWrap(true);
    return label;
}

/// The cards of the hand as dealt, its wilds ringed.
std::vector<RowCard> dealtCards(const WildQuestion& question)
{
    std::vector<RowCard> cards;
    for (int position = 0; position < question.hand.size(); ++position) {
        RowCard card{question.hand[position]};
        if (std::ranges::count(question.wilds, position) > 0) {
            card.states.setFlag(CardState::matched);
            card.states.setFlag(CardState::wild, !question.hand[position].isJoker());
        }
        cards.push_back(card);
    }
    return cards;
}

} // namespace

WildPage::WildPage(CompareSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_appearance(appearance),
      m_isNeeded(leadingWithWilds(session).has_value()),
      m_scroll(new QScrollArea(this)),
      m_box(new ChoiceBox(QStringLiteral("wildBox"), this)),
      m_back(new QToolButton(this)),
      m_hint(wrappedLabel("wildHintLabel", this))
{
    setObjectName(QStringLiteral("wildPage"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_back->setObjectName(QStringLiteral("wildBackButton"));
    m_back->setFocusPolicy(Qt::StrongFocus);
    m_hint->setInk(Ink::secondary);
    m_player = leadingWithWilds(session).value_or(0);
    arrange();
    connectParts();
    updateLook();
    onRetranslate(*this, [this] {
        m_back->setText(tr("Back to the best"));
        m_back->setAccessibleName(m_back->text());
        m_back->setToolTip(tr("End the try-out (Esc)"));
        m_back->setStatusTip(m_back->toolTip());
        m_hint->setText(tr("Pointing shows a choice, a click tries it."));
        m_scroll->setAccessibleName(tr("Wild"));
    });
}

void WildPage::arrange()
{
    m_scroll->setObjectName(QStringLiteral("wildScrollArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);

    // The choice pointed at is described where it stays visible, however far the rest is scrolled.
    auto* end = new QHBoxLayout;
    end->addWidget(m_hint, 1);
    end->addWidget(m_back);
    m_foot = new QVBoxLayout;
    m_foot->addWidget(m_box);
    m_foot->addLayout(end);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(m_foot);
}

/// Makes the choices and what is said of them, once.
void WildPage::build()
{
    if (m_content)
        return;
    m_content = new QWidget(m_scroll);
    m_content->setBackgroundRole(QPalette::Base);
    m_players = new WildPlayers(m_session, m_content);
    m_cards = new CardRow(m_appearance, m_content);
    m_best = wrappedLabel("wildBestLabel", m_content);
    m_suits = wrappedLabel("wildSuitsLabel", m_content);
    m_lens = wrappedLabel("wildLensLabel", m_content);
    m_map = new WildMap(m_content);
    m_legend = wrappedLabel("wildLegendLabel", m_content);
    m_listTitle = wrappedLabel("wildListTitleLabel", m_content);
    m_placeTitle = new TextLabel(QStringLiteral("wildPlaceTitleLabel"), m_content);
    m_list = new WildList(m_content);
    m_more = wrappedLabel("wildMoreLabel", m_content);
    m_cards->setObjectName(QStringLiteral("wildCards"));
    m_cards->setCardSize(wildCardWidth, wildCardGap);
    for (TextLabel* label : {m_suits, m_lens, m_legend, m_placeTitle, m_more})
        label->setInk(Ink::secondary);
    m_layout = new QVBoxLayout(m_content);
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_listTitle, 1);
    heading->addWidget(m_placeTitle);
    m_layout->addWidget(m_players);
    m_layout->addWidget(m_cards);
    for (QWidget* each : std::initializer_list<QWidget*>{m_best, m_suits, m_lens, m_map, m_legend})
        m_layout->addWidget(each);
    m_layout->addLayout(heading);
    m_layout->addWidget(m_list);
    m_layout->addWidget(m_more);
    m_layout->addStretch();
    setTabOrder(m_list, m_back);
    connectChoices();
    updateLook();
    onRetranslate(*m_content, [this] {
        m_placeTitle->setText(tr("place", "over a column with 1st, 2nd, 3rd"));
        m_list->setAccessibleName(tr("Every choice, best first"));
        m_players->showPlayers(m_player);
        m_shown.reset(); // sets all texts again
        refresh();
    });
    m_scroll->setWidget(m_content);
    m_content->show();
}

void WildPage::connectChoices()
{
    connect(m_players, &WildPlayers::playerPicked, this, &WildPage::pick);
    connect(m_map, &WildMap::pointedChanged, this, &WildPage::showPointed);
    connect(m_list, &WildList::pointedChanged, this, &WildPage::showPointed);
    connect(m_map, &WildMap::optionPicked, this, &WildPage::tryOption);
    connect(m_list, &WildList::optionPicked, this, &WildPage::tryOption);
    connect(m_map, &WildMap::currentChanged, this, [this] {
        const QRect cell = m_map->cellRect(m_map->currentCell());
        const QPoint place = m_map->mapTo(m_content, cell.center());
        m_scroll->ensureVisible(place.x(), place.y(), cell.width(), cell.height());
    });
}

void WildPage::connectParts()
{
    connect(m_back, &QToolButton::clicked, this, &WildPage::endTrial);
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                              | TableChange::lens | TableChange::outcome,
                          this, &WildPage::follow);
    m_session.whenChanged(TableChange::names, this, [this] {
        if (m_players)
            m_players->showPlayers(m_player);
        refresh();
        emit trialChanged();
    });
}

/// The table changed: ends the try-out, and looks again who holds wilds.
void WildPage::follow()
{
    endTrial();
    const bool wasNeeded = m_isNeeded;
    m_isNeeded = leadingWithWilds(m_session).has_value();
    showPlayer();
    if (m_isNeeded != wasNeeded)
        emit neededChanged();
}

void WildPage::setPlayer(int player)
{
    m_wanted = player;
    if (!m_tried)
        showPlayer();
}

void WildPage::pick(int player)
{
    m_wanted = player;
    if (player != m_player)
        endTrial();
    emit playerPicked(player);
    showPlayer();
}

void WildPage::showPlayer()
{
    m_player =
        holdsWilds(m_session, m_wanted) ? m_wanted : leadingWithWilds(m_session).value_or(m_player);
    if (m_players)
        m_players->showPlayers(m_player);
    refresh();
}

void WildPage::showPlayer(int player)
{
    if (!holdsWilds(m_session, player))
        return;
    build();
    pick(player);
    QWidget* first = hasCells() ? static_cast<QWidget*>(m_map) : m_list;
    first->setFocus(Qt::OtherFocusReason);
}

std::optional<narration::Verdict> WildPage::trial() const
{
    if (!m_tried || !m_question)
        return std::nullopt;
    return narration::wildTrialVerdict(
        *m_question, m_question->options[static_cast<std::size_t>(*m_tried)], m_session.shown(),
        m_session.rules().rules, m_session.lens().has_value(), m_session.names());
}

void WildPage::endTrial()
{
    if (!m_tried)
        return;
    const bool hadFocus = m_back->hasFocus();
    m_tried.reset();
    m_session.endTrial();
    m_map->setTried(std::nullopt);
    if (hadFocus)
        (hasCells() ? static_cast<QWidget*>(m_map) : m_list)->setFocus(Qt::OtherFocusReason);
    if (m_question)
        showChoices();
    showPlayer();
    emit trialChanged();
}

/// A choice that the rules forbid cannot be tried, and trying the best one ends the try-out.
void WildPage::tryOption(int option)
{
    if (!m_question || !m_question->options[static_cast<std::size_t>(option)].isAllowed())
        return;
    if (m_question->isBest(option))
        return endTrial();
    m_tried = option;
    m_map->setTried(option);
    m_session.tryWilds({m_player + 1, m_question->options[static_cast<std::size_t>(option)].as});
    showChoices();
    emit trialChanged();
}

void WildPage::refresh()
{
    const std::pair now(m_session.table(), m_player);
    if (!isVisible() || m_shown == now)
        return;
    m_shown = now;
    showQuestion();
}

void WildPage::showQuestion()
{
    std::vector<Hand> hands;
    hands.reserve(static_cast<std::size_t>(m_session.playerCount()));
    for (int player = 0; player < m_session.playerCount(); ++player)
        hands.push_back(m_session.row(player).hand());
    const HouseRules& rules = m_session.rules().rules;
    auto question = wildQuestion(hands, m_player + 1, rules);
    if (!question)
        return;
    const bool isSame = m_question && *m_question == *question;
    m_question = std::make_shared<const WildQuestion>(std::move(*question));
    m_players->showPlayers(m_player);
    m_cards->setCards(dealtCards(*m_question));
    QStringList cards;
    for (const Card card : m_question->hand)
        cards << narration::cardName(card, rules);
    //: What a screen reader says of five cards: "Cards of Player 2: Nine of clubs, …"
    m_cards->setAccessibleName(tr("Cards of %1: %2")
                                   .arg(narration::playerName(m_player + 1, m_session.names()),
                                        cards.join(QStringLiteral(", "))));
    m_best->setText(narration::wildBestText(*m_question));
    m_suits->setText(narration::wildSuitsText(*m_question));
    m_suits->setVisible(!m_suits->text().isEmpty());
    m_lens->setText(tr("Every choice counts here by its best rank, whatever all are compared as."));
    m_lens->setVisible(m_session.lens().has_value());
    showLegend();
    m_map->setVisible(hasCells());
    m_legend->setVisible(hasCells());
    if (hasCells() && (!isSame || rules != m_map->rules()))
        m_map->setQuestion(m_question, rules);
    const bool isList = m_question->shape != WildShape::map;
    m_listTitle->setText(m_question->shape == WildShape::list ? tr("The ten best choices")
                                                              : tr("Every choice, best first"));
    m_listTitle->setVisible(isList);
    m_list->setAccessibleName(m_listTitle->text());
    m_placeTitle->setVisible(isList && m_question->best().standing.has_value());
    m_list->setVisible(isList);
    showChoices();
}

void WildPage::showChoices()
{
    const HouseRules& rules = m_session.rules().rules;
    const int count = static_cast<int>(m_question->order.size());
    const int shown =
        m_question->shape == WildShape::list ? count : std::min(count, rowsBeforeMore);
    std::vector<WildList::Row> rows;
    for (int i = 0; i < count && m_question->shape != WildShape::map; ++i) {
        const int option = m_question->order[static_cast<std::size_t>(i)];
        const WildOption& choice = m_question->options[static_cast<std::size_t>(option)];
        const bool isTried =
            m_tried
            && choice.made.value
                   == m_question->options[static_cast<std::size_t>(*m_tried)].made.value;
        if (i >= shown && !isTried)
            continue;
        rows.push_back(
            {option, narration::wildSymbols(choice), narration::wildHandName(*choice.made.value),
             choice.standing ? narration::placeMark(choice.standing->place, choice.standing->isTied)
                             : QString(),
             narration::wildCellName(*m_question, option, isTried, rules),
             m_question->isBest(option), isTried});
    }
    m_list->setRows(rows);
    const bool hasMore = m_question->shape == WildShape::values && count > shown;
    m_more->setText(hasMore ? narration::wildMoreText(*m_question, shown) : QString());
    m_more->setVisible(hasMore);
    m_back->setVisible(m_tried.has_value());
    showPointed();
}

/// Describes the choice pointed at, else the one being tried, else the best.
void WildPage::showPointed()
{
    if (!m_question)
        return;
    std::optional<int> option = m_map->isVisibleTo(this) ? m_map->pointed() : std::nullopt;
    if (!option && m_list->isVisibleTo(this))
        option = m_list->pointed();
    const int index = option.value_or(m_tried.value_or(m_question->order.front()));
    const WildOption& choice = m_question->options[static_cast<std::size_t>(index)];
    const QStringList names = m_session.names();
    const bool isTried = m_tried == index;
    QString text = narration::wildMadeText(choice, m_session.rules().rules);
    const QString outcome = isTried ? narration::wildCostText(*m_question, choice, names)
                                    : narration::wildOutcomeText(choice, m_player + 1, names);
    if (!outcome.isEmpty())
        text += u'\n' + outcome;
    m_box->show(isTried ? narration::wildTrialTitle(choice) : narration::wildPointedTitle(choice),
                text, isTried);
}

void WildPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    build();
    refresh();
}

void WildPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_tried)
        return endTrial();
    QWidget::keyPressEvent(event);
}

void WildPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
    else if (event->type() == QEvent::PaletteChange && m_question)
        showLegend();
}

void WildPage::showLegend()
{
    const bool isShaded = !Colors::of(palette()).isHighContrast;
    m_legend->setText(narration::wildLegend(*m_question, isShaded));
}

void WildPage::updateLook()
{
    const int side = scaled(10, font());
    m_hint->setFont(designFont(font(), 12));
    m_foot->setContentsMargins(side, scaled(6, font()), side, scaled(6, font()));
    m_foot->setSpacing(scaled(5, font()));
    m_back->setMinimumHeight(scaled(26, font()));
    if (!m_content)
        return;
    m_layout->setContentsMargins(side, side, side, side);
    m_layout->setSpacing(scaled(7, font()));
    for (TextLabel* label : {m_best, m_listTitle})
        label->setFont(designFont(font(), 13, QFont::DemiBold));
    for (TextLabel* label : {m_suits, m_lens, m_legend, m_placeTitle, m_more})
        label->setFont(designFont(font(), 12));
}

} // namespace showdown::gui
