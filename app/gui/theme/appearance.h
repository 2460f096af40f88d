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

/// The source of the colours and the style of the controls.
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

/// The theme's name in settings and options: "contrast".
QString themeWord(Theme theme);

/// Whether movements are animated.
enum class Motion : std::uint8_t {
    shown,
    none,
};

/// The look of the whole application. What the desktop had at the start is kept, so that following
/// it again restores it. Setting the current value does nothing.
class Appearance : public QObject
{
    Q_OBJECT

public:
    static constexpr int smallestText = 80; ///< percent of the desktop's size
    static constexpr int usualText = 100;
    static constexpr int largestText = 200;
    static constexpr int largestFittedText = 400;
    static constexpr int textStep = 10;
    static constexpr int largeText = 150; ///< from which on the explanation is initially closed

    explicit Appearance(QObject* parent = nullptr);

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);

    SuitColors suitColors() const { return m_suitColors; }
    void setSuitColors(SuitColors colors);

    /// In percent of the desktop's size.
    int textSize() const;

    /// Sizes out of bounds become the nearest bound.
    void setTextSize(int percent);

    /// Fits the text to a screen while it lasts: later changes are kept as the difference to what
    /// fits, for the next time too. Without a value the earlier size returns.
    void setFittedTextSize(std::optional<int> percent);
    int textDifference() const { return m_difference; }
    void setTextDifference(int percent) { m_difference = percent; }

    /// The size that fits, or the desktop's; and the largest of now.
    int plainTextSize() const { return m_fittedSize.value_or(usualText); }
    int mostTextSize() const { return m_fittedSize ? largestFittedText : largestText; }

    /// The size to restore at the next start.
    int keptTextSize() const { return m_textSize; }

    Motion motion() const { return m_motion; }
    void setMotion(Motion motion);

    /// How long a motion of `wanted` milliseconds may take in a widget: 0 if the style has no
    /// animations or the user turned them off. Everything that moves asks this.
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
    std::optional<int> m_fittedSize;
    int m_difference = 0; ///< of what the user wants to what fits
    Motion m_motion = Motion::shown;
};

/// Sets theme, suit colours, text size and motion from the settings. Missing or invalid values
/// leave the look as it is.
void restoreLook(Appearance& appearance, const QSettings& settings);

/// From now on saves every change of the look in the settings, which must live as long as changes
/// are signalled.
void rememberLook(Appearance& appearance, QSettings& settings);

} // namespace showdown::gui
