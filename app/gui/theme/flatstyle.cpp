// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/flatstyle.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QStyleOptionComboBox>
#include <QStyleOptionTab>
#include <QStyleOptionToolBar>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int iconGap = 4;     ///< between the icon of a button and its words, as Qt has it
constexpr int besideWords = 8; ///< least room on each side of the words of a button

constexpr qreal radius = 5;     ///< of buttons and fields
constexpr qreal boxRadius = 3;  ///< of a check box
constexpr qreal chosenEdge = 3; ///< of the current tab
constexpr int buttonRing = 2;   ///< between the edge of a button and its focus

/// A rounded area with an edge inside the rectangle.
void paintBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& edge,
              qreal width = 1, qreal corner = radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, width));
    painter.setBrush(fill);
    const qreal inset = width / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.restore();
}

/// The middle of a button, as wide as icon and words: from right to left Qt puts these at far edges.
QRect closeTogether(const QRect& button, int icon, const QFontMetrics& metrics, const QString& text)
{
    const int free =
        button.width() - icon - iconGap - metrics.horizontalAdvance(withoutMnemonic(text));
    return button.adjusted(free / 2, 0, -free / 2, 0);
}

QColor lineColor(const Colors& colors, const QStyleOption& option)
{
    if (colors.isHighContrast && !(option.state & QStyle::State_Enabled))
        return colors.disabled;
    return option.state & QStyle::State_Enabled ? colors.outline : colors.hairline;
}

void paintButton(QPainter& painter, const QStyleOption& option, bool isRaised)
{
    const Colors colors = Colors::of(option.palette);
    const bool isPressed(option.state & QStyle::State_Sunken);
    const bool isHovered =
        (option.state & QStyle::State_MouseOver) && (option.state & QStyle::State_Enabled);
    if (option.state & QStyle::State_On)
        paintBox(painter, option.rect, colors.fill(Role::accent), colors.role(Role::accent),
                 colors.isHighContrast ? 4 : 1);
    else if (isPressed)
        paintBox(painter, option.rect, colors.selection, lineColor(colors, option),
                 colors.isHighContrast ? 4 : 1);
    else if (isRaised)
        paintBox(painter, option.rect, isHovered ? colors.alternate : colors.base,
                 lineColor(colors, option), colors.line(isHovered ? 1.5 : 1));
    else if (isHovered)
        paintBox(painter, option.rect, colors.alternate, colors.hairline, colors.line(1));
}

void paintCheckBox(QPainter& painter, const QStyleOption& option)
{
    const Colors colors = Colors::of(option.palette);
    const bool isOn(option.state & QStyle::State_On);
    const QColor accent = colors.role(Role::accent);
    paintBox(painter, option.rect, isOn ? accent : colors.base,
             isOn ? accent : lineColor(colors, option), colors.line(1), boxRadius);
    if (!isOn)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(colors.onRole, option.rect.width() / 7.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](qreal x, qreal y) {
        return QPointF(option.rect.x() + x * option.rect.width(),
                       option.rect.y() + y * option.rect.height());
    };
    painter.drawPolyline(QPolygonF{at(0.24, 0.53), at(0.43, 0.72), at(0.77, 0.3)});
    painter.restore();
}

void paintRadio(QPainter& painter, const QStyleOption& option)
{
    const Colors colors = Colors::of(option.palette);
    const bool isOn(option.state & QStyle::State_On);
    const QColor accent = colors.role(Role::accent);
    // darker than other lines, because a thin curve looks paler than its colour
    const QColor edge =
        option.state & QStyle::State_Enabled ? colors.secondaryText : colors.hairline;
    const qreal corner = option.rect.width() / 2.0;
    paintBox(painter, option.rect, colors.base, isOn ? accent : edge, isOn ? 2 : 1, corner);
    if (!isOn)
        return;
    const int inset = qRound(option.rect.width() / 4.0);
    paintBox(painter, option.rect.adjusted(inset, inset, -inset, -inset), accent, accent, 1,
             corner);
}

/// The ring of a tool button is at its edge. In dialogs, where Return presses something at once, it
/// shows from the start.
void paintFocus(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const auto* tool = qobject_cast<const QToolButton*>(widget);
    const bool isWhole = tool && tool->popupMode() != QToolButton::MenuButtonPopup;
    const bool isInDialog = qobject_cast<const QAbstractButton*>(widget)
                            && qobject_cast<const QDialog*>(widget->window());
    if ((option.state & QStyle::State_KeyboardFocusChange) || isInDialog)
        paintBox(painter, isWhole ? tool->rect() : option.rect, Qt::transparent,
                 Colors::of(option.palette).role(Role::accent), 2);
}

/// The box of a field that text is typed into.
void paintField(QPainter& painter, const QStyleOption& option)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (frame && frame->lineWidth <= 0)
        return; // inside a box that has its own
    const Colors colors = Colors::of(option.palette);
    const bool hasFocus(option.state & QStyle::State_HasFocus);
    paintBox(painter, option.rect, colors.base,
             hasFocus ? colors.role(Role::accent) : lineColor(colors, option),
             colors.line(hasFocus ? 2 : 1));
}

void paintToolBar(QPainter& painter, const QStyleOption& option)
{
    const Colors colors = Colors::of(option.palette);
    painter.fillRect(option.rect, colors.window);
    QRect edge = option.rect;
    if (option.state & QStyle::State_Horizontal)
        edge.setTop(edge.bottom());
    else if (option.direction == Qt::LeftToRight)
        edge.setLeft(edge.right());
    else
        edge.setRight(edge.left());
    painter.fillRect(edge, colors.hairline);
}

void paintTab(QPainter& painter, const QStyleOption& option)
{
    const Colors colors = Colors::of(option.palette);
    const QRect rect = option.rect;
    if (!(option.state & QStyle::State_Selected)) {
        if (option.state & QStyle::State_MouseOver)
            painter.fillRect(rect, colors.alternate);
        return;
    }
    painter.fillRect(rect, colors.base);
    painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), colors.hairline);
    painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), colors.hairline);
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), chosenEdge),
                     colors.role(Role::accent));
    if ((option.state & QStyle::State_HasFocus)
        && (option.state & QStyle::State_KeyboardFocusChange))
        paintBox(painter, rect, Qt::transparent, colors.role(Role::accent), 2);
}

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

void FlatStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QComboBox*>(widget))
        widget->installEventFilter(this);
}

void FlatStyle::unpolish(QWidget* widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

/// A QComboBox keeps the minimumSizeHint() of its first font (Qt 6.4), but forgets it when its style
/// changes.
bool FlatStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        QEvent change(QEvent::StyleChange);
        QCoreApplication::sendEvent(watched, &change);
    }
    return QProxyStyle::eventFilter(watched, event);
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonTool:
        return paintButton(*painter, *option, !(option->state & State_AutoRaise));
    case PE_PanelButtonCommand:
        paintButton(*painter, *option, true);
        if (option->state & State_HasFocus) {
            QStyleOption ring(*option);
            ring.rect.adjust(buttonRing, buttonRing, -buttonRing, -buttonRing);
            paintFocus(*painter, ring, widget);
        }
        return;
    case PE_IndicatorCheckBox:
        return paintCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return paintRadio(*painter, *option);
    case PE_FrameFocusRect:
        return paintFocus(*painter, *option, widget);
    case PE_PanelLineEdit:
        return paintField(*painter, *option);
    case PE_Frame:
        if (qobject_cast<const QPlainTextEdit*>(widget))
            return paintField(*painter, *option);
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    case PE_FrameTabBarBase:
    case PE_FrameStatusBarItem:
    case PE_PanelMenuBar:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    switch (element) {
    case CE_ToolBar:
        return paintToolBar(*painter, *option);
    case CE_MenuBarEmptyArea:
        return painter->fillRect(option->rect, option->palette.window());
    case CE_MenuBarItem:
        if (const auto* title = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            QStyleOptionMenuItem longer = *title; // Fusion draws a line at its bottom
            longer.rect.adjust(0, 0, 0, 1);
            if (longer.state & State_Selected) // keys reach it even while no menu is open
                longer.state |= State_Sunken;
            painter->save();
            painter->setClipRect(option->rect);
            QProxyStyle::drawControl(element, &longer, painter, widget);
            painter->restore();
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button && !button->icon.isNull() && button->direction == Qt::RightToLeft) {
            QStyleOptionButton own = *button;
            own.rect = closeTogether(own.rect, own.iconSize.width(), own.fontMetrics, own.text);
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape:
        return paintTab(*painter, *option);
    case CE_TabBarTabLabel:
    case CE_ToolButtonLabel: {
        const bool isChosen(option->state
                            & (element == CE_ToolButtonLabel ? State_On : State_Selected));
        painter->save();
        if (isChosen)
            painter->setFont(bold(painter->font()));
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton own = *button;
            if (isChosen)
                own.font = bold(button->font);
            if (button->toolButtonStyle == Qt::ToolButtonTextBesideIcon
                && button->direction == Qt::RightToLeft)
                own.rect =
                    closeTogether(own.rect, own.iconSize.width(), QFontMetrics(own.font), own.text);
            QProxyStyle::drawControl(element, &own, painter, widget);
        } else {
            QProxyStyle::drawControl(element, option, painter, widget);
        }
        painter->restore();
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const
{
    const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_SpinBox && box && box->frame)
        return drawSpinBox(*box, *painter, widget);
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control != CC_ComboBox || !combo || combo->editable) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    const Colors colors = Colors::of(option->palette);
    const bool hasFocus(option->state & State_HasFocus);
    const bool isHovered = (option->state & State_MouseOver) && (option->state & State_Enabled);
    paintBox(*painter, option->rect, isHovered ? colors.alternate : colors.base,
             hasFocus ? colors.role(Role::accent) : lineColor(colors, *option),
             colors.line(hasFocus ? 2 : 1));
    QStyleOption arrow;
    arrow.state = option->state;
    arrow.direction = option->direction;
    arrow.palette = option->palette;
    arrow.rect = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    arrow.rect = QRect(QPoint(), QSize(12, 12)).translated(arrow.rect.center() - QPoint(6, 6));
    arrow.palette.setColor(QPalette::ButtonText, colors.secondaryText);
    drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
}

void FlatStyle::drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter,
                            const QWidget* widget) const
{
    QStyleOptionFrame field;
    field.QStyleOption::operator=(box);
    field.lineWidth = 1;
    drawPrimitive(PE_PanelLineEdit, &field, &painter, widget);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const Colors colors = Colors::of(box.palette);
    const auto drawArrow = [&](SubControl part, QAbstractSpinBox::StepEnabledFlag step,
                               PrimitiveElement arrow) {
        const bool canStep = box.stepEnabled.testFlag(step);
        QStyleOption option;
        option.state = canStep ? box.state : box.state & ~State_Enabled;
        option.palette = box.palette;
        option.palette.setColor(QPalette::ButtonText,
                                canStep ? colors.secondaryText : colors.disabled);
        const QRect place = subControlRect(CC_SpinBox, &box, part, widget);
        const int size = std::min(place.width(), place.height());
        option.rect = QRect(0, 0, size, size);
        option.rect.moveCenter(place.center());
        drawPrimitive(arrow, &option, &painter, widget);
    };
    drawArrow(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, PE_IndicatorArrowUp);
    drawArrow(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, PE_IndicatorArrowDown);
}

/// The button that opens the rest of a tool bar is a button like the others, not a sliver.
int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const
{
    constexpr double moreTools = 24;
    constexpr double besideTab = 18; // bold words need some of what Qt gives
    if (metric == PM_ToolBarExtensionExtent && widget)
        return scaled(moreTools, widget->font());
    if (metric == PM_TabBarTabHSpace && widget)
        return scaled(besideTab, widget->font());
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QPlainTextEdit*>(widget))
        return 3; // room for the round corners of its box
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto widen = [&](const QString& text, const QFont& font) {
        const QString shown = withoutMnemonic(text);
        result.rwidth() += QFontMetrics(bold(font)).horizontalAdvance(shown)
                           - QFontMetrics(font).horizontalAdvance(shown);
    };
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        tab && type == CT_TabBarTab && widget)
        widen(tab->text, widget->font()); // whether current or not, so that no tab moves
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        button && type == CT_ToolButton && button->toolButtonStyle != Qt::ToolButtonIconOnly
        && widget && widget->property("checkable").toBool())
        widen(button->text, button->font);
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        button && type == CT_PushButton && !button->text.isEmpty())
        result.setWidth(std::max(result.width(), size.width() + 2 * besideWords));
    return result;
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const
{
    // The desktop's pictures are drawn for its own colours: dark on dark in some themes.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace showdown::gui
