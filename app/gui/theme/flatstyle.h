// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QStyleOptionSpinBox;

namespace showdown::gui {

/// Fusion with flat areas and hairlines in place of gradients, in the colours of the palette. What
/// is chosen (a checked button, the current tab) has the accent as its fill and its edge, and bold
/// text; what has the focus, a ring. Buttons of dialogs have words alone.
class FlatStyle : public QProxyStyle
{
    Q_OBJECT

public:
    FlatStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;

private:
    void drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter,
                     const QWidget* widget) const;
};

} // namespace showdown::gui
