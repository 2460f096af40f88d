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
#include <optional>

class QSettings;
class QWidget;

namespace showdown::gui {

/// Where the colours and the style of the controls come from.
enum class Theme : std::uint8_t {
    system, ///< the desktop
    light,
    dark,
    highContrast, ///< dark where the desktop is
};

constexpr std::array<Theme, 4> allThemes()
{
    return {Theme::system, Theme::light, Theme::dark, Theme::highContrast};
}

/// What settings and options call it: "contrast".
QString themeWord(Theme theme);

/// Whether things that move are seen moving.
enum class Motion : std::uint8_t {
    shown,
    none,
};

/// How the whole application looks. What the desktop gave at the start is kept, so that following
/// it again brings it back. Setting what is set already does nothing.
class Appearance : public QObject
{
    Q_OBJECT

public:
    static constexpr int smallestText = 80; ///< percent of the desktop's size
    static constexpr int usualText = 100;
    static constexpr int largestText = 200;
    static constexpr int textStep = 10;
    static constexpr int largeText = 150; ///< with which the explanation is closed at first

    explicit Appearance(QObject* parent = nullptr);

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);

    SuitColors suitColors() const { return m_suitColors; }
    void setSuitColors(SuitColors colors);

    /// In percent of the desktop's size.
    int textSize() const { return m_passingSize.value_or(m_textSize); }

    /// Sizes outside the bounds become the bound.
    void setTextSize(int percent);

    /// Another size for a while, which later changes go to and which is not kept; without a value
    /// text is again as large as before.
    void setPassingTextSize(std::optional<int> percent);

    /// What is to be found again at the next start.
    int keptTextSize() const { return m_textSize; }

    Motion motion() const { return m_motion; }
    void setMotion(Motion motion);

    /// How long a motion of so many milliseconds may take in a widget: not at all if the style
    /// animates nothing or somebody has chosen that. Whatever moves asks this.
    int motionTime(int wanted, const QWidget& widget) const;

signals:
    void themeChanged();
    void suitColorsChanged();
    void textSizeChanged();
    void motionChanged();

private:
    void applyTextSize(int before);

    const QString m_systemStyle;
    const QFont m_systemFont;
    Theme m_theme = Theme::system;
    SuitColors m_suitColors = SuitColors::two;
    int m_textSize = usualText;
    std::optional<int> m_passingSize;
    Motion m_motion = Motion::shown;
};

class Appearance;

/// Sets theme, suit colours, text size and motion as the settings have them. What is missing or makes no
/// sense leaves the look as it is.
void restoreLook(Appearance& appearance, const QSettings& settings);

/// From now on writes every change of the look to the settings, which must outlive its signals.
void rememberLook(Appearance& appearance, QSettings& settings);

} // namespace showdown::gui
