// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/theme/colors.h"

#include <QFont>
#include <QObject>
#include <QPalette>
#include <QString>

#include <array>
#include <cstdint>

class QSettings;

namespace showdown::gui {

/// Where the colours and the style of the controls come from.
enum class Theme : std::uint8_t {
    system, ///< the desktop
    light,
    dark,
};

constexpr std::array<Theme, 3> allThemes()
{
    return {Theme::system, Theme::light, Theme::dark};
}

/// How the whole application looks. What the desktop gave at the start is kept, so that following
/// it again brings it back. Setting what is set already does nothing.
class Appearance : public QObject
{
    Q_OBJECT

public:
    static constexpr int smallestText = 80; ///< percent of the desktop's size
    static constexpr int largestText = 200;
    static constexpr int textStep = 10;

    explicit Appearance(QObject* parent = nullptr);

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);

    SuitColors suitColors() const { return m_suitColors; }
    void setSuitColors(SuitColors colors);

    /// In percent of the desktop's size.
    int textSize() const { return m_textSize; }

    /// Sizes outside the bounds become the bound.
    void setTextSize(int percent);

signals:
    void themeChanged();
    void suitColorsChanged();
    void textSizeChanged();

private:
    const QString m_systemStyle;
    const QFont m_systemFont;
    Theme m_theme = Theme::system;
    SuitColors m_suitColors = SuitColors::two;
    int m_textSize = 100;
};

class Appearance;

/// Sets theme, suit colours and text size as the settings have them. What is missing or makes no
/// sense leaves the look as it is.
void restoreLook(Appearance& appearance, const QSettings& settings);

/// From now on writes every change of the look to the settings, which must outlive its signals.
void rememberLook(Appearance& appearance, QSettings& settings);

} // namespace showdown::gui
