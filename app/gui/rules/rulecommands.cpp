// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/rulecommands.h"

#include "app/gui/rules/ownpresetdialogs.h"
#include "app/gui/session/ownpresets.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace showdown::gui {
namespace {

constexpr int lastKey = 9; ///< the highest number that is a key of a menu entry

} // namespace

RuleWords RuleWords::forComparing()
{
    return {{},
            [] { return RuleCommands::tr("Compare under these house rules"); },
            [](const QString& name) {
                return RuleCommands::tr("Compare under your house rules “%1”").arg(name);
            }};
}

RuleWords RuleWords::forCounting()
{
    return {QStringLiteral("odds"),
            [] { return RuleCommands::tr("Count under these house rules"); },
            [](const QString& name) {
                return RuleCommands::tr("Count under your house rules “%1”").arg(name);
            }};
}

RuleCommands::RuleCommands(const Tools& tools, OwnPresets& presets, TableSession& session,
                           const RuleWords& words, QWidget* window, QObject* parent)
    : QObject(parent),
      m_tools(tools),
      m_presets(presets),
      m_session(session),
      m_words(words),
      m_window(window),
      m_menu(new QMenu(window)),
      m_group(new QActionGroup(this))
{
    m_menu->setObjectName(named(QStringLiteral("ownRulesMenu")));
    connect(m_group, &QActionGroup::triggered, this,
            [this](const QAction* action) { choose(action->data().toString()); });
    connect(tools.save, &QAction::triggered, this, &RuleCommands::save);
    connect(tools.manage, &QAction::triggered, this, &RuleCommands::manage);
    connect(m_menu, &QMenu::aboutToShow, &m_presets, &OwnPresets::reload);
    connect(&m_presets, &OwnPresets::changed, this, &RuleCommands::fillMenu);
    connect(&m_presets, &OwnPresets::changed, this, &RuleCommands::statusChanged);
    session.whenChanged(TableChange::rules, this, &RuleCommands::showCurrent);
    retranslate();
}

QString RuleCommands::named(const QString& name) const
{
    return m_words.prefix.isEmpty() ? name : m_words.prefix + name.at(0).toUpper() + name.mid(1);
}

QAction* RuleCommands::menuAction() const
{
    return m_menu->menuAction();
}

QString RuleCommands::statusText() const
{
    const OwnPreset* own = m_presets.find(m_session.rules());
    //: In the status bar; %1: the name of one's own house rules
    return own ? tr("Rules: %1").arg(own->name) : narration::rulesLine(m_session.rules());
}

void RuleCommands::retranslate()
{
    //: A menu of house rules under names of one's own
    m_menu->setTitle(tr("&My rules"));
    fillMenu();
}

void RuleCommands::offerIn(HouseRulesCombo& combo)
{
    connect(&combo, &HouseRulesCombo::ownPresetChosen, this, &RuleCommands::choose);
    combo.offer(m_presets);
}

void RuleCommands::fillMenu()
{
    qDeleteAll(m_group->actions());
    m_menu->clear();
    for (const OwnPreset& preset : m_presets.all()) {
        const int number = static_cast<int>(m_group->actions().size()) + 1;
        //: A menu entry: its number, which is its mnemonic, and the name of somebody's house rules
        const QString entry = tr("&%1 %2");
        QAction* action = m_menu->addAction((number > lastKey ? withoutMnemonic(entry) : entry)
                                                .arg(number)
                                                .arg(escapedForControl(preset.name)));
        action->setObjectName(named(QStringLiteral("ownRules%1Action").arg(number)));
        action->setStatusTip(m_words.useNamed(preset.name));
        action->setToolTip(m_words.use());
        action->setData(preset.name);
        action->setCheckable(true);
        m_group->addAction(action);
    }
    m_menu->addSeparator();
    m_menu->addActions({m_tools.save, m_tools.manage});
    m_tools.manage->setEnabled(!m_presets.all().empty());
    showCurrent();
}

void RuleCommands::showCurrent()
{
    const OwnPreset* const current = m_presets.find(m_session.rules());
    const QList<QAction*> actions = m_group->actions();
    for (QAction* action : actions)
        action->setChecked(current && action->data().toString() == current->name);
}

void RuleCommands::choose(const QString& name)
{
    if (const OwnPreset* const preset = m_presets.find(name))
        m_session.setRules(preset->rules);
    showCurrent();
    emit rulesShown();
}

void RuleCommands::save()
{
    m_presets.reload();
    auto* dialog = new RuleNameDialog(m_presets, {}, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_presets.save(dialog->name(), m_session.rules());
        emit rulesShown();
        emit said(tr("House rules saved as “%1”.").arg(dialog->name()));
    });
    dialog->open();
}

void RuleCommands::manage()
{
    m_presets.reload();
    (new OwnPresetsDialog(m_presets, m_window))->open();
}

} // namespace showdown::gui
