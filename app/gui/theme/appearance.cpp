// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/theme/appearance.h"

#include "app/gui/theme/flatstyle.h"
#include "app/gui/theme/textsize.h"

#include <QApplication>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

#include <algorithm>

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

QString textDifferenceKey()
{
    return QStringLiteral("look/presentedTextDifference");
}

QString motionKey()
{
    return QStringLiteral("look/motion");
}

QString fusion()
{
    return QStringLiteral("fusion");
}

bool isFlat()
{
    return qobject_cast<FlatStyle*>(QApplication::style());
}

/// We flatten only Fusion; every other style stays as the desktop has it.
void applyStyle(const QString& name)
{
    const bool wantsFlat = name.compare(fusion(), Qt::CaseInsensitive) == 0;
    if (wantsFlat && !isFlat())
        QApplication::setStyle(new FlatStyle);
    else if (!wantsFlat && QApplication::style()->name().compare(name, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create(name));
}

} // namespace

QString themeWord(Theme theme)
{
    switch (theme) {
    case Theme::system:
        return QStringLiteral("system");
    case Theme::light:
        return QStringLiteral("light");
    case Theme::dark:
        return QStringLiteral("dark");
    case Theme::highContrast:
        return QStringLiteral("contrast");
    }
    return {};
}

Appearance::Appearance(QObject* parent)
    : QObject(parent),
      m_systemStyle(isFlat() ? fusion() : QApplication::style()->name()),
      m_systemFont(QApplication::font())
{
    applyStyle(m_systemStyle);
}

void Appearance::setTheme(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    applyStyle(theme == Theme::system ? m_systemStyle : fusion());
    switch (theme) {
    case Theme::system:
        QApplication::setPalette({});
        break;
    case Theme::light:
        QApplication::setPalette(Colors::light().palette());
        break;
    case Theme::dark:
        QApplication::setPalette(Colors::dark().palette());
        break;
    case Theme::highContrast:
        QApplication::setPalette({}); // back to the desktop's, to see whether it is dark
        QApplication::setPalette(
            Colors::highContrast(Colors::of(QApplication::palette()).isDark).palette());
        break;
    }
    emit themeChanged();
}

void Appearance::setSuitColors(SuitColors colors)
{
    if (colors == m_suitColors)
        return;
    m_suitColors = colors;
    emit suitColorsChanged();
}

int Appearance::textSize() const
{
    return m_fittedSize ? std::clamp(*m_fittedSize + m_difference, smallestText, mostTextSize())
                        : m_textSize;
}

void Appearance::setTextSize(int percent)
{
    const int before = textSize();
    const int size = std::clamp(percent, smallestText, mostTextSize());
    (m_fittedSize ? m_difference : m_textSize) = size - m_fittedSize.value_or(0);
    applyTextSize(before);
}

void Appearance::setFittedTextSize(std::optional<int> percent)
{
    const int before = textSize();
    m_fittedSize = percent;
    applyTextSize(before);
}

void Appearance::applyTextSize(int before)
{
    if (textSize() == before)
        return;
    QApplication::setFont(resized(m_systemFont, textSize() / 100.0));
    emit textSizeChanged();
}

void Appearance::setMotion(Motion motion)
{
    if (motion == m_motion)
        return;
    m_motion = motion;
    emit motionChanged();
}

int Appearance::motionTime(int wanted, const QWidget& widget) const
{
    if (m_motion == Motion::none)
        return 0;
    const QStyle* style = widget.style();
    return std::clamp(style->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget), 0,
                      wanted);
}

void restoreLook(Appearance& appearance, const QSettings& settings)
{
    const QString theme = settings.value(themeKey()).toString();
    for (const Theme candidate : allThemes()) {
        if (themeWord(candidate) == theme)
            appearance.setTheme(candidate);
    }
    if (settings.contains(suitsKey()))
        appearance.setSuitColors(settings.value(suitsKey()).toBool() ? SuitColors::four
                                                                     : SuitColors::two);
    bool isNumber = false;
    const int size = settings.value(textKey()).toInt(&isNumber);
    if (isNumber)
        appearance.setTextSize(size);
    appearance.setTextDifference(settings.value(textDifferenceKey()).toInt());
    if (settings.value(motionKey()).toString() == QLatin1String("none"))
        appearance.setMotion(Motion::none);
}

void rememberLook(Appearance& appearance, QSettings& settings)
{
    QObject::connect(&appearance, &Appearance::themeChanged, &appearance,
                     [&] { settings.setValue(themeKey(), themeWord(appearance.theme())); });
    QObject::connect(&appearance, &Appearance::suitColorsChanged, &appearance, [&] {
        settings.setValue(suitsKey(), appearance.suitColors() == SuitColors::four);
    });
    QObject::connect(&appearance, &Appearance::textSizeChanged, &appearance, [&] {
        settings.setValue(textKey(), appearance.keptTextSize());
        settings.setValue(textDifferenceKey(), appearance.textDifference());
    });
    QObject::connect(&appearance, &Appearance::motionChanged, &appearance, [&] {
        const bool isNone = appearance.motion() == Motion::none;
        settings.setValue(motionKey(), isNone ? QStringLiteral("none") : QStringLiteral("short"));
    });
}

} // namespace showdown::gui
