// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/arrangeactions.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/session/samples.h"
#include "app/gui/theme/mnemonic.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace showdown::gui {

ArrangeActions::ArrangeActions(QObject* parent)
    : ActionSet("ArrangeActions", parent),
      dealClose(
          declare("dealCloseAction", QT_TRANSLATE_NOOP("ArrangeActions", "Deal a &close one"),
                  QT_TRANSLATE_NOOP("ArrangeActions",
                                    "Deal hands of one rank that a kicker, a second pair or a "
                                    "wild decides"),
                  {ctrlShift(Qt::Key_D)}, {IconId::deal})),
      dealFromSeed(
          declare("dealFromSeedAction", QT_TRANSLATE_NOOP("ArrangeActions", "Deal &from seed…"),
                  QT_TRANSLATE_NOOP("ArrangeActions",
                                    "Deal the same cards again, by the seed of an earlier deal"))),
      dealRank(declare("dealRankAction", QT_TRANSLATE_NOOP("ArrangeActions", "De&al a hand of…"),
                       QT_TRANSLATE_NOOP("ArrangeActions",
                                         "Deal a hand of a rank, with none to four wilds, to the "
                                         "player whose card is next"))),
      movePlayerUp(declare(
          "movePlayerUpAction", QT_TRANSLATE_NOOP("ArrangeActions", "Move player &up"),
          QT_TRANSLATE_NOOP("ArrangeActions",
                            "The player whose card is next changes places with the one above"))),
      movePlayerDown(declare(
          "movePlayerDownAction", QT_TRANSLATE_NOOP("ArrangeActions", "&Move player down"),
          QT_TRANSLATE_NOOP("ArrangeActions",
                            "The player whose card is next changes places with the one below"))),
      removePlayer(declare(
          "removePlayerAction", QT_TRANSLATE_NOOP("ArrangeActions", "Remo&ve player"),
          QT_TRANSLATE_NOOP("ArrangeActions",
                            "Take the player whose card is next, with the cards, from the table"))),
      showWelcome(declare(
          "showWelcomeAction", QT_TRANSLATE_NOOP("ArrangeActions", "Show &welcome"),
          QT_TRANSLATE_NOOP("ArrangeActions", "Show how to begin, in a line above the verdict"))),
      samples(new QActionGroup(this)),
      copies(new QActionGroup(this))
{
    declareSamples();
    declareCopies();
    ArrangeActions::retranslate();
}

void ArrangeActions::declareSamples()
{
    samples->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    const QStringList ids = handSamples().ids();
    for (const QString& id : ids) {
        QAction* action = declare(id + QStringLiteral("SampleAction"));
        action->setData(id);
        samples->addAction(action);
    }
}

void ArrangeActions::declareCopies()
{
    copies->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        QAction* action = declare(QStringLiteral("copyHandToPlayer%1Action").arg(player + 1));
        action->setData(player);
        copies->addAction(action);
    }
}

void ArrangeActions::setNames(const QStringList& names)
{
    m_names = names;
    nameCopies();
}

QString ArrangeActions::copyTarget(int player, const QStringList& names)
{
    const QString name = escapedForControl(names.value(player));
    return name.isEmpty() ? tr("Player &%1").arg(player + 1)
                          //: A menu entry: a number, which is its mnemonic, and a name
                          : tr("&%1 %2").arg(QString::number(player + 1), name);
}

void ArrangeActions::showCopying(const QMenu& menu, const CardTable& table, int player)
{
    const bool canCopy = canCopyHand(table, player);
    const bool isOfOneDeck = !canCopy && !table.row(player).hand().isEmpty();
    QAction& entry = *menu.menuAction();
    entry.setEnabled(canCopy);
    entry.setStatusTip(isOfOneDeck
                           ? tr("One deck holds each card once: allow duplicates to copy a hand")
                           : tr("Give another player the cards of this player as well"));
    entry.setToolTip(entry.statusTip());
    const QList<QAction*> copies = menu.actions();
    for (QAction* copy : copies) {
        const int other = copy->data().toInt();
        copy->setVisible(other < table.playerCount && other != player);
        copy->setEnabled(canCopy);
    }
}

void ArrangeActions::nameCopies()
{
    const QList<QAction*> all = copies->actions();
    for (QAction* action : all) {
        setWords(*action, copyTarget(action->data().toInt(), m_names),
                 tr("Give this player the hand of the player whose card is next as well"));
    }
}

void ArrangeActions::retranslate()
{
    ActionSet::retranslate();
    nameCopies();
    // 1 to 9, then letters for the wilds' samples
    const QString keys = QStringLiteral("123456789ABC");
    int number = 0;
    const QList<QAction*> all = samples->actions();
    for (QAction* action : all) {
        const QString title = handSamples().title(action->data().toString());
        //: A menu entry: a digit or letter, which is its mnemonic, and what the hands show
        setWords(*action, tr("&%1 %2").arg(keys.mid(number++, 1), title),
                 tr("Put these hands on the table, with their house rules"));
    }
}

} // namespace showdown::gui
