// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/appearancecommands.h"

#include "app/gui/theme/appearance.h"
#include "app/gui/view/actions.h"

#include <QAction>
#include <QActionGroup>

namespace showdown::gui {

AppearanceCommands::AppearanceCommands(Actions& actions, Appearance& appearance, QObject* parent)
    : QObject(parent), m_actions(actions), m_appearance(appearance)
{
    connectActions();
    connect(&appearance, &Appearance::themeChanged, this, &AppearanceCommands::showTheme);
    connect(&appearance, &Appearance::suitColorsChanged, this, &AppearanceCommands::showSuitColors);
    connect(&appearance, &Appearance::motionChanged, this, &AppearanceCommands::showMotion);
    connect(&appearance, &Appearance::textSizeChanged, this, &AppearanceCommands::showTextSize);
    showTheme();
    showMotion();
    showSuitColors();
    showTextSize();
}

void AppearanceCommands::connectActions()
{
    connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_appearance.setTheme(action->data().value<Theme>());
    });
    connect(m_actions.motions, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_appearance.setMotion(action->data().value<Motion>());
    });
    connect(m_actions.nextTheme, &QAction::triggered, this, &AppearanceCommands::goToNextTheme);
    connect(m_actions.fourColors, &QAction::triggered, this, [this](bool four) {
        m_appearance.setSuitColors(four ? SuitColors::four : SuitColors::two);
    });
    connect(m_actions.largerText, &QAction::triggered, this,
            [this] { resizeText(m_appearance.textSize() + Appearance::textStep); });
    connect(m_actions.smallerText, &QAction::triggered, this,
            [this] { resizeText(m_appearance.textSize() - Appearance::textStep); });
    connect(m_actions.usualText, &QAction::triggered, this,
            [this] { resizeText(m_appearance.plainTextSize()); });
}

void AppearanceCommands::resizeText(int percent)
{
    m_appearance.setTextSize(percent);
    //: In the status bar; %1: a number, 100 is the usual size
    emit said(tr("Text size: %1 %").arg(m_appearance.textSize()));
}

void AppearanceCommands::showTheme()
{
    const QList<QAction*> themes = m_actions.themes->actions();
    for (QAction* action : themes)
        action->setChecked(action->data().value<Theme>() == m_appearance.theme());
}

void AppearanceCommands::showMotion()
{
    const QList<QAction*> motions = m_actions.motions->actions();
    for (QAction* action : motions)
        action->setChecked(action->data().value<Motion>() == m_appearance.motion());
}

void AppearanceCommands::showSuitColors()
{
    m_actions.fourColors->setChecked(m_appearance.suitColors() == SuitColors::four);
}

void AppearanceCommands::showTextSize()
{
    const int size = m_appearance.textSize();
    m_actions.largerText->setEnabled(size < m_appearance.mostTextSize());
    m_actions.smallerText->setEnabled(size > Appearance::smallestText);
    m_actions.usualText->setEnabled(size != m_appearance.plainTextSize());
    m_actions.setTextSize(size);
}

/// The name of a theme in the status bar.
QString AppearanceCommands::message(Theme theme)
{
    switch (theme) {
    case Theme::system:
        return tr("Theme: that of the system");
    case Theme::light:
        return tr("Theme: light");
    case Theme::highContrast:
        return tr("Theme: high contrast");
    case Theme::dark:
        break;
    }
    return tr("Theme: dark");
}

void AppearanceCommands::goToNextTheme()
{
    const auto themes = allThemes();
    const auto next = (static_cast<std::size_t>(m_appearance.theme()) + 1) % themes.size();
    m_appearance.setTheme(themes[next]);
    // Switching between the desktop's colours and the same ones may show no difference.
    emit said(message(themes[next]));
}

} // namespace showdown::gui
