// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/looksettings.h"

#include "app/gui/theme/appearance.h"

#include <QSettings>

namespace showdown::gui {
namespace {

QString themeKey()
{
    return QStringLiteral("look/theme");
}

QString suitsKey()
{
    return QStringLiteral("look/fourColors");
}

QString textKey()
{
    return QStringLiteral("look/textSize");
}

QString word(Theme theme)
{
    switch (theme) {
    case Theme::system:
        return QStringLiteral("system");
    case Theme::light:
        return QStringLiteral("light");
    case Theme::dark:
        return QStringLiteral("dark");
    }
    return {};
}

void restore(Appearance& appearance, const QSettings& settings)
{
    const QString theme = settings.value(themeKey()).toString();
    for (const Theme candidate : allThemes()) {
        if (word(candidate) == theme)
            appearance.setTheme(candidate);
    }
    if (settings.contains(suitsKey()))
        appearance.setSuitColors(settings.value(suitsKey()).toBool() ? SuitColors::four
                                                                     : SuitColors::two);
    bool isNumber = false;
    const int size = settings.value(textKey()).toInt(&isNumber);
    if (isNumber)
        appearance.setTextSize(size);
}

} // namespace

void rememberLook(Appearance& appearance, QSettings& settings)
{
    restore(appearance, settings);
    QObject::connect(&appearance, &Appearance::themeChanged, &appearance,
                     [&] { settings.setValue(themeKey(), word(appearance.theme())); });
    QObject::connect(&appearance, &Appearance::suitColorsChanged, &appearance, [&] {
        settings.setValue(suitsKey(), appearance.suitColors() == SuitColors::four);
    });
    QObject::connect(&appearance, &Appearance::textSizeChanged, &appearance,
                     [&] { settings.setValue(textKey(), appearance.textSize()); });
}

} // namespace showdown::gui
