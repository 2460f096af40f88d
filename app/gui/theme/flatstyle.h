// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QStyleOptionSpinBox;

namespace showdown::gui {

/// Fusion with flat areas and hairlines instead of gradients, in the colours of the palette. A
/// checked button and the current tab have an accent fill and edge, and bold text; the focus has a
/// ring. Buttons of dialogs have no icons.
class FlatStyle : public QProxyStyle
{
    Q_OBJECT

public:
    FlatStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter,
                     const QWidget* widget) const;
};

} // namespace showdown::gui
