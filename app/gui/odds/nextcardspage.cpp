// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardspage.h"

#include "app/gui/odds/nextcardlegend.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/nextcardmark.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/choicebox.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/numbertext.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace showdown::gui {

NextCardsPage::NextCardsPage(QWidget* parent)
    : CountPage(QStringLiteral("nextCards"), parent),
      m_missing(new TextLabel(QStringLiteral("nextCardsMissingLabel"), content())),
      m_legend(new NextCardLegend(content())),
      m_unknown(new TextLabel(QStringLiteral("nextCardsUnknownLabel"), content())),
      m_caption(new TextLabel(QStringLiteral("nextCardsCaptionLabel"), content())),
      m_map(new NextCardMap(content())),
      m_box(new ChoiceBox(QStringLiteral("nextCardBox"), this))
{
    arrange();
    connect(m_map, &NextCardMap::cardPicked, this, &NextCardsPage::cardAsked);
    connect(m_map, &CellMap::pointedChanged, this, &NextCardsPage::showPointed);
    connect(m_map, &CellMap::currentChanged, this, [this] {
        const QRect cell = m_map->cellRect(m_map->currentCell());
        const QPoint place = m_map->mapTo(content(), cell.center());
        scroll().ensureVisible(place.x(), place.y(), cell.width(), cell.height());
    });
    updateLook();
    onRetranslate(*this, [this] {
        scroll().setAccessibleName(tr("Every next card"));
        showAnew();
    });
}

/// The map loses the focus when the page is half destroyed.
NextCardsPage::~NextCardsPage()
{
    m_map->disconnect(this);
}

void NextCardsPage::arrange()
{
    for (TextLabel* label : {m_missing, m_unknown, m_caption})
        label->setWordWrap(true);
    for (TextLabel* label : {m_unknown, m_caption})
        label->setInk(Ink::secondary);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_missing, m_legend, m_unknown, m_caption, m_map})
        lines().addWidget(each);
    lines().addStretch();

    // The card pointed at is described where it stays visible, however far the rest is scrolled.
    m_foot = new QVBoxLayout;
    m_foot->addWidget(m_box);
    static_cast<QVBoxLayout*>(layout())->addLayout(m_foot);
}

void NextCardsPage::showCount(const std::shared_ptr<const OddsCount>& count,
                              const QStringList& names)
{
    m_count = count;
    m_players = count ? oddsPlayers(*count, names) : narration::OddsPlayers{};
    showAnew();
}

void NextCardsPage::setPlayer(int player)
{
    if (player == m_chosen)
        return;
    m_chosen = player;
    showAnew();
}

/// The chosen player's index in the count; the first one if that player is not in it.
int NextCardsPage::player() const
{
    const auto found = std::ranges::find(m_players.numbers, m_chosen + 1);
    return found == m_players.numbers.end() ? 0
                                            : static_cast<int>(found - m_players.numbers.begin());
}

QString NextCardsPage::title() const
{
    return narration::nextCardsTitle(m_count ? m_count->question.situation.street()
                                             : Street::preflop);
}

/// Whether the map shows the previous count until there is a new one.
bool NextCardsPage::isWaiting() const
{
    return m_shown && m_count && !m_count->next
           && narration::nextCardsLack(m_count->question.situation.street()).isEmpty();
}

/// Why there is no map; empty if there is one.
QString NextCardsPage::missing() const
{
    if (!m_count)
        return tr("Here every card that may come is shown, once there are hands to count.");
    const QString lack = narration::nextCardsLack(m_count->question.situation.street());
    if (!lack.isEmpty() || m_count->next || isWaiting())
        return lack;
    return tr("Counting…");
}

/// The title is visible even while the page is not.
void NextCardsPage::showAnew()
{
    if (title() != std::exchange(m_title, title()))
        emit titleChanged();
    refresh();
}

void NextCardsPage::showAll()
{
    m_map->setWaiting(isWaiting());
    if (isWaiting())
        return m_caption->setText(tr("Counting…"));
    const QString why = missing();
    const bool hasMap = why.isEmpty();
    const bool hadFocus = m_map->hasFocus();
    m_shown = hasMap ? m_count : nullptr;
    m_shownPlayers = m_players;
    m_missing->setText(why);
    m_missing->setVisible(!hasMap);
    showMap();
    for (QWidget* each : std::initializer_list<QWidget*>{m_legend, m_caption, m_map, m_box})
        each->setVisible(hasMap);
    if (hadFocus && !hasMap)
        emit focusLeft();
}

void NextCardsPage::showMap()
{
    m_map->setPlayer(player());
    m_map->setCount(m_shown, m_players);
    m_legend->setPlayer(player());
    m_legend->setCount(m_shown, m_players);
    const QString unknown =
        m_shown ? narration::nextCardsUnknown(m_shown->question.situation) : QString();
    m_unknown->setText(unknown);
    m_unknown->setVisible(!unknown.isEmpty());
    if (m_shown)
        m_caption->setText(narration::nextCardsCaption(*m_shown->next, player(), m_players));
    m_box->setLines(m_players.count() > 1 ? 1 + 2 * m_players.count() : 3);
    showPointed();
}

void NextCardsPage::showPointed()
{
    const std::optional<int> cell = m_map->pointedCell();
    if (!cell)
        return m_box->show(tr("Point at a card"),
                           tr("The hands that it makes stand here. A click or Enter deals it."),
                           false);
    const NextCard* next = m_map->nextOf(*cell);
    if (!next)
        return m_box->show(m_map->cellName(*cell), QString(), false);
    const Situation& situation = m_shown->question.situation;
    m_box->show(narration::nextCardTitle(*next, situation, m_shownPlayers),
                narration::withFirmPercents(
                    narration::nextCardLines(*next, m_shownPlayers).join(QLatin1Char('\n'))),
                false);
}

void NextCardsPage::changeEvent(QEvent* event)
{
    CountPage::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_foot)
        updateLook();
}

void NextCardsPage::updateLook()
{
    const int side = scaled(6, font());
    lines().setContentsMargins(side, side, side, side);
    lines().setSpacing(scaled(7, font()));
    for (TextLabel* label : {m_unknown, m_caption})
        label->setFont(designFont(font(), 12));
    m_foot->setContentsMargins(side, scaled(6, font()), side, scaled(6, font()));
}

} // namespace showdown::gui
