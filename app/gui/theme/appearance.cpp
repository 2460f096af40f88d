// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/appearance.h"

#include "app/gui/widgets/textsize.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

#include <algorithm>

namespace showdown::gui {

Appearance::Appearance(QObject* parent)
    : QObject(parent),
      m_systemStyle(QApplication::style()->name()),
      m_systemFont(QApplication::font())
{}

void Appearance::setTheme(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    const QString style = theme == Theme::system ? m_systemStyle : QStringLiteral("Fusion");
    if (QApplication::style()->name().compare(style, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create(style));
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

void Appearance::setTextSize(int percent)
{
    const int size = std::clamp(percent, smallestText, largestText);
    if (size == m_textSize)
        return;
    m_textSize = size;
    QApplication::setFont(resized(m_systemFont, size / 100.0));
    emit textSizeChanged();
}

} // namespace showdown::gui
