// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/tableactions.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/session/samples.h"
#include "app/gui/theme/mnemonic.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "core/rules/presets.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>

namespace showdown::gui {

TableActions::TableActions(const TableActionNames& names, QObject* parent)
    : ActionSet(names.context, parent),
      m_names(names),
      cutCard(declareShared(
          "cutCard", QT_TRANSLATE_NOOP("TableActions", "Cu&t card"),
          QT_TRANSLATE_NOOP("TableActions", "Take the card out of the next slot, as text to paste"),
          {ctrl(Qt::Key_X)})),
      copyCard(
          declareShared("copyCard", QT_TRANSLATE_NOOP("TableActions", "Cop&y card"),
                        QT_TRANSLATE_NOOP("TableActions", "Copy the card of the next slot as text"),
                        {ctrl(Qt::Key_C)}, {IconId::copy})),
      pasteCards(declareOwn("pasteCards", {ctrl(Qt::Key_V)})),
      pickUpCard(declareShared(
          "pickUpCard", QT_TRANSLATE_NOOP("TableActions", "P&ick up card"),
          QT_TRANSLATE_NOOP("TableActions", "Carry the card of the next slot to another by arrows"),
          {Qt::Key_M})),
      makeWild(
          declareShared("makeWild", QT_TRANSLATE_NOOP("TableActions", "Make &wild"),
                        QT_TRANSLATE_NOOP("TableActions", "Put a wild card into the next slot"))),
      deleteCard(
          declareShared("deleteCard", QT_TRANSLATE_NOOP("TableActions", "&Delete card"),
                        QT_TRANSLATE_NOOP("TableActions", "Take the card out of the next slot"),
                        {Qt::Key_Delete}, {IconId::clear})),
      deal(declareOwn("deal", {ctrl(Qt::Key_R)}, {IconId::deal})),
      dealPlayer(declareOwn("dealPlayer", {ctrlShift(Qt::Key_R)})),
      dealFromSeed(declareOwn("dealFromSeed")),
      swapPlayers(declareOwn("swapPlayers", {ctrl(Qt::Key_E)}, {IconId::swap})),
      sortPlayer(declareOwn("sortPlayer", {}, {IconId::sort})),
      renamePlayer(declareOwn("renamePlayer", {Qt::Key_F2})),
      movePlayerUp(declareOwn("movePlayerUp")),
      movePlayerDown(declareOwn("movePlayerDown")),
      removePlayer(declareOwn("removePlayer")),
      clearPlayer(declareOwn("clearPlayer", {ctrl(Qt::Key_L)})),
      clearTable(declareOwn("clearTable", {ctrlShift(Qt::Key_L)}, {IconId::clear})),
      saveRules(declareShared(
          "saveRules", QT_TRANSLATE_NOOP("TableActions", "&Save rules as…"),
          QT_TRANSLATE_NOOP("TableActions", "Keep these rules under a name of your own"))),
      manageRules(
          declareShared("manageRules", QT_TRANSLATE_NOOP("TableActions", "&Manage my rules…"),
                        QT_TRANSLATE_NOOP("TableActions", "Rename or delete rules of your own"))),
      deckPanel(declareShared("deckPanel", QT_TRANSLATE_NOOP("TableActions", "&Deck"),
                              QT_TRANSLATE_NOOP("TableActions", "Unfold or fold the deck"),
                              {ctrl(Qt::Key_D)}, {std::nullopt, true})),
      players(new QActionGroup(this)),
      jumps(new QActionGroup(this)),
      presets(new QActionGroup(this)),
      samples(new QActionGroup(this))
{
    pickUpCard->setShortcutContext(Qt::WidgetShortcut); // the slots take the key
    declareGroups();
}

QAction* TableActions::declareOwn(const char* name, const QList<QKeySequence>& shortcuts,
                                  const ActionLook& look)
{
    QString own = QLatin1String(name) + QStringLiteral("Action");
    if (!m_names.prefix.isEmpty())
        own[0] = own[0].toUpper();
    return declare(m_names.prefix + own, shortcuts, look);
}

QAction* TableActions::declareShared(const char* name, const char* text, const char* tip,
                                     const QList<QKeySequence>& shortcuts, const ActionLook& look)
{
    QAction* action = declareOwn(name, shortcuts, look);
    giveWords(action, text, tip, "TableActions");
    return action;
}

void TableActions::declareGroups()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        QAction* jump = declare(m_names.jump.arg(player + 1),
                                {QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_1 + player))});
        jump->setData(player);
        jumps->addAction(jump);
    }
    const QString before = m_names.prefix.isEmpty() ? QString() : m_names.prefix + u'_';
    for (const Preset preset : allPresets()) {
        const std::string_view word = id(preset);
        QAction* action =
            declare(before + QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
                        + QStringLiteral("RulesAction"),
                    {}, {std::nullopt, true});
        action->setData(QVariant::fromValue(preset));
        presets->addAction(action);
    }
    const QStringList ids = m_names.samples.ids();
    for (const QString& id : ids) {
        QAction* action = declare(m_names.sample.arg(id));
        action->setData(id);
        samples->addAction(action);
    }
    for (QActionGroup* group : {jumps, samples})
        group->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
}

void TableActions::addPlayers(int count, const char* name, const char* text, const char* tip)
{
    QAction* action = declare(name, text, tip, {}, {std::nullopt, true});
    action->setData(count);
    action->setIconText(QString::number(count));
    players->addAction(action);
}

QList<QAction*> TableActions::cardMenu() const
{
    return {cutCard, copyCard, pasteCards, pickUpCard, makeWild, deleteCard};
}

void TableActions::nameSwap(const QString& first, const QString& second)
{
    const QString text = QCoreApplication::translate(m_names.context, m_names.swapText);
    setWords(*swapPlayers,
             narration::fill(text, {escapedForControl(first), escapedForControl(second)}),
             tr("The cards of %1 and %2 change places").arg(first, second));
    //: On a button that has little room: "Swap Player 1 and Player 2"
    swapPlayers->setIconText(tr("Swap"));
}

void TableActions::retranslate()
{
    ActionSet::retranslate();
    //: On a button that has little room: "Clear table"
    clearTable->setIconText(tr("Clear"));
    const auto own = [this](const char* words) {
        return QCoreApplication::translate(m_names.context, words);
    };
    for (QAction* action : jumps->actions()) {
        const int player = action->data().toInt() + 1;
        setWords(*action, own(m_names.jumpText).arg(player), own(m_names.jumpTip).arg(player));
    }
    int number = 0;
    for (QAction* action : presets->actions()) {
        const QString name = narration::presetName(action->data().value<Preset>());
        //: A menu entry: its number, which is its mnemonic, and the name of house rules
        setWords(*action, tr("&%1 %2").arg(++number).arg(name), own(m_names.presetTip).arg(name));
    }
}

} // namespace showdown::gui
