// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/tableview.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/rules/rulecommands.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/settings/restored.h"
#include "app/gui/table/cardfield.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/table/conflictbar.h"
#include "app/gui/table/tablecommands.h"
#include "app/gui/widgets/houserulescombo.h"

#include <QApplication>
#include <QMenu>
#include <QSettings>

namespace showdown::gui {
namespace {

QString deckFoldedKey(const View& view)
{
    return view.name() + QStringLiteral("/deckFolded");
}

} // namespace

TableView::TableView(TableSession& session, QWidget* window)
    : View(window), m_session(session), m_next(session), m_cardMenu(new QMenu(window))
{
    session.whenChanged(TableChange::title, this, &View::documentTitleChanged);
}

void TableView::setPage(CardsPage& page, const TableCommands& commands, const QString& menuName,
                        const QList<QAction*>& cardMenu)
{
    m_page = &page;
    m_cardMenu->setObjectName(menuName);
    m_cardMenu->addActions(cardMenu);
    connect(&page.field(), &CardField::menuRequested, m_cardMenu,
            [this](const QPoint& position) { m_cardMenu->popup(position); });
    connect(&page.field(), &CardField::currentChanged, this, &View::statusChanged);
    const DeckGrid& keys = page.deck().keys();
    connect(&keys, &DeckGrid::currentKeyChanged, this, &View::statusChanged);
    connect(qApp, &QApplication::focusChanged, this, &View::statusChanged);
    connect(&page.deck(), &DeckPanel::saidSomething, this, &View::said);
    connect(&page.deck(), &DeckPanel::foldedChanged, this, &View::settingChanged);
    for (const auto another : {&TableSession::begun, &TableSession::ownCameBack})
        connect(&m_session, another, &page.deck(), &DeckPanel::clearEntry);
    connect(&page.carrier(), &CardCarrier::said, this, &View::said);
    connect(&commands, &TableCommands::said, this, &View::said);
    connect(&commands, &TableCommands::cardsAsked, this, &View::asked);
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                          &View::statusChanged);
}

void TableView::offerRules(RuleCommands& rules, const TableCommands& commands,
                           HouseRulesCombo& combo)
{
    const auto show = [this, &combo] { combo.showRules(m_session.rules()); };
    connect(&commands, &TableCommands::rulesShown, &combo, show);
    connect(&rules, &RuleCommands::rulesShown, &combo, show);
    connect(&combo, &HouseRulesCombo::presetChosen, &commands, &TableCommands::choosePreset);
    rules.offerIn(combo);
    show();
}

/// Of the slot or the key that has the focus, even while another window is active; of the next slot
/// before anything has it.
QString TableView::focusText() const
{
    const DeckGrid& keys = m_page->deck().keys();
    const QWidget* focus = m_page->window()->focusWidget();
    if (focus == &keys)
        return keys.keyName(keys.currentKey());
    return !focus || qobject_cast<const CardSlot*>(focus) ? m_page->field().currentText()
                                                          : QString();
}

QString TableView::documentTitle() const
{
    return m_session.title();
}

QWidget& TableView::widget() const
{
    return *m_page;
}

std::vector<Area> TableView::areas() const
{
    return {
        {&m_page->field(), [this] { m_page->field().focusCurrent(); }},
        {&m_page->conflicts(), {}},
        {&m_page->deck(), [this] { m_page->deck().focusKeys(); }},
    };
}

NoticePlace* TableView::notices() const
{
    return &m_page->notices();
}

void TableView::focus()
{
    m_page->field().focusCurrent();
}

void TableView::setCompact(bool compact)
{
    m_page->setCompact(compact);
}

void TableView::setPresenting(bool presenting)
{
    m_page->setPresenting(presenting);
}

void TableView::makeDeckRoom(bool makesRoom)
{
    if (makesRoom == m_isDeckMakingRoom)
        return;
    m_isDeckMakingRoom = makesRoom;
    DeckPanel& deck = m_page->deck();
    if (makesRoom)
        m_deckWasFolded = deck.isFolded();
    if (makesRoom || deck.isFolded()) // else the user has unfolded it meanwhile
        deck.setFolded(makesRoom || m_deckWasFolded);
}

void TableView::saveLayout(QSettings& settings) const
{
    settings.setValue(deckFoldedKey(*this),
                      m_isDeckMakingRoom ? m_deckWasFolded : m_page->deck().isFolded());
}

void TableView::restoreLayout(const QSettings& settings)
{
    if (!isRestored(settings, Restored::window))
        return;
    m_deckWasFolded = settings.value(deckFoldedKey(*this)).toBool();
    m_page->deck().setFolded(m_isDeckMakingRoom || m_deckWasFolded);
}

} // namespace showdown::gui
