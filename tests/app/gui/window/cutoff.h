// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/textlabel.h"
#include "tests/app/gui/window/paintedtexts.h"
#include "tests/support/guitest.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace showdown::tests {

// Finds what does not fit a window.

/// Whether a label may be elided, as its tool tip has all of it: a text that begins with a player's
/// name, as names have up to 24 letters, and in the status bar, which only repeats.
inline bool mayBeElided(const QLabel& label)
{
    return label.objectName() == QLatin1String("nextSlotLabel")
           || qobject_cast<const QStatusBar*>(label.parentWidget());
}

/// How much wider the words of a control are than their room.
inline int lacking(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const gui::FittingLabel*>(&widget)) {
        if (mayBeElided(*label) && label->toolTip() == label->text())
            return 0;
        const bool isElided = label->shownText().endsWith(u'…');
        return isElided ? label->sizeHint().width() - label->width() : 0;
    }
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const int flags = (label->wordWrap() ? Qt::TextWordWrap : 0)
                          | (label->buddy() ? Qt::TextShowMnemonic : 0);
        const bool isOfWords = qobject_cast<const gui::TextLabel*>(label) && label->wordWrap();
        const QString shown =
            isOfWords
                ? gui::withLongWordsElided(shownText(*label), label->fontMetrics(), label->width())
                : shownText(*label);
        const QRect words =
            label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 0), flags, shown);
        const int height =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        return label->text().isEmpty()
                   ? 0
                   : std::max(words.width() - label->width(), height - label->height());
    }
    if (qobject_cast<const gui::PrimaryButton*>(&widget))
        return 0; // it shows its icon alone where there is no room
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        option.frame = combo->hasFrame();
        const QRect field = combo->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                           QStyle::SC_ComboBoxEditField, combo);
        return combo->fontMetrics().horizontalAdvance(combo->currentText()) - field.width();
    }
    if (const auto* tool = qobject_cast<const QToolButton*>(&widget);
        tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return 0;
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button && button->hasHeightForWidth()) // its words wrap
        return button->heightForWidth(button->width()) - button->height();
    if (button)
        return button->text().isEmpty() ? 0
                                        : std::max(button->sizeHint().width() - button->width(),
                                                   button->sizeHint().height() - button->height());
    return 0;
}

/// The texts cut off in a window, each with how much is missing.
inline QStringList clipped(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isInternal = widget->objectName().startsWith(QStringLiteral("qt_"))
                                || qobject_cast<const QTabBar*>(widget->parentWidget())
                                || qobject_cast<const QDockWidget*>(widget->parentWidget());
        if (!widget->isVisible() || isInternal)
            continue;
        const QRect parent(QPoint(), widget->parentWidget()->size());
        const bool isText = qobject_cast<const QLabel*>(widget)
                            || qobject_cast<const QAbstractButton*>(widget)
                            || qobject_cast<const QComboBox*>(widget);
        const bool isOutside = isText && !parent.contains(widget->geometry());
        if (const int lack = lacking(*widget); lack > 0 || isOutside)
            found << QStringLiteral("%1 (%2 wide) %3%4")
                         .arg(widget->objectName())
                         .arg(widget->width())
                         .arg(lack)
                         .arg(isOutside ? QStringLiteral(" outside") : QString());
    }
    for (const QTabBar* tabs : window.findChildren<QTabBar*>()) {
        for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab)
                && tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab))
                       > tabs->tabRect(tab).width())
                found << QStringLiteral("tab ") + tabs->tabText(tab);
        }
    }
    for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
        // the central area scrolls where text is large
        if (window.font().pointSize() < 15 && area->isVisible()
            && area->horizontalScrollBar()->isVisible())
            found << area->objectName() + QStringLiteral(" scrolls sideways");
    }
    return found;
}

/// The columns of tables that are narrower than their contents.
inline QStringList narrowColumns(const QWidget& window)
{
    QStringList found;
    for (const QTableView* table : window.findChildren<QTableView*>()) {
        const QAbstractItemView& cells = *table;
        const bool isStretched =
            table->horizontalHeader()->sectionResizeMode(0) == QHeaderView::Stretch;
        if (!table->isVisible() || isStretched)
            continue; // what it paints is looked at
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const int heading = table->horizontalHeader()->isVisible()
                                    ? table->horizontalHeader()->sectionSizeHint(column)
                                    : 0;
            const int lack =
                std::max(heading, cells.sizeHintForColumn(column)) - table->columnWidth(column);
            if (lack > 0)
                found << QStringLiteral("%1 column %2 %3")
                             .arg(table->objectName())
                             .arg(column)
                             .arg(lack);
        }
    }
    return found;
}

/// A widget's name, or that of the nearest ancestor with one.
inline QString nameOf(const QWidget& widget)
{
    const QWidget* named = &widget;
    while (named->objectName().isEmpty() && named->parentWidget())
        named = named->parentWidget();
    return named == &widget
               ? widget.objectName()
               : named->objectName() + u'/' + QLatin1String(widget.metaObject()->className());
}

/// The area around a widget that scrolls it; nullptr if none does.
inline const QAbstractScrollArea* scrolling(const QWidget& widget)
{
    for (const QWidget* each = &widget; each && !each->isWindow(); each = each->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(each->parentWidget());
        if (area && area->viewport() == each)
            return area;
    }
    return nullptr;
}

/// Whether text is so large that pages scroll as a whole.
inline bool isTextLarge(const QWidget& window)
{
    return window.font().pointSize() >= 15;
}

/// Scroll bars where everything would have room without them, and those inside one another. Where
/// text is large a page scrolls as a whole, and a list in it that follows a run by itself.
inline QStringList badScrollBars(const QWidget& window)
{
    QStringList found;
    for (const QAbstractScrollArea* area : window.findChildren<QAbstractScrollArea*>()) {
        // some bars are always on, as lines or cards would move when they appear
        const bool isKept = area->verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn;
        if (!area->isVisible() || !area->verticalScrollBar()->isVisible() || isKept)
            continue;
        const auto* scrolled = qobject_cast<const QScrollArea*>(area);
        const QWidget* content = scrolled ? scrolled->widget() : nullptr;
        const QSize room = area->maximumViewportSize();
        if (content) {
            const int needed = content->hasHeightForWidth() ? content->heightForWidth(room.width())
                                                            : content->minimumSizeHint().height();
            if (std::max(needed, content->minimumHeight()) <= room.height())
                found << QStringLiteral("%1 scrolls without need, %2 in %3")
                             .arg(nameOf(*area))
                             .arg(std::max(needed, content->minimumHeight()))
                             .arg(room.height());
        }
        const QAbstractScrollArea* outer = scrolling(*area);
        if (outer && outer->verticalScrollBar()->isVisible() && !isTextLarge(window))
            found << QStringLiteral("%1 scrolls in %2").arg(nameOf(*area), nameOf(*outer));
    }
    return found;
}

/// Whether a text may be elided: it is a player's name, or a text that begins with one.
inline bool isOfAName(const QString& elided, const QStringList& names)
{
    const QString start = elided.chopped(1).trimmed();
    return std::ranges::any_of(names, [&](const QString& name) {
        return name.startsWith(start) || start.startsWith(name);
    });
}

/// Whether a user works with a widget: nothing may lie over it or cut it.
inline bool isControl(const QWidget& widget)
{
    const bool isPart = widget.objectName().startsWith(QStringLiteral("qt_"))
                        || qobject_cast<const QTabBar*>(widget.parentWidget());
    return !isPart
           && (qobject_cast<const QAbstractButton*>(&widget)
               || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget)
               || qobject_cast<const QAbstractSpinBox*>(&widget)
               || qobject_cast<const gui::CardSlot*>(&widget));
}

/// Where a widget is in its window. The room around a card is for rings, and may be shared.
inline QRect placeOf(const QWidget& widget)
{
    const auto* slot = qobject_cast<const gui::CardSlot*>(&widget);
    return (slot ? slot->cardRect() : widget.rect())
        .translated(widget.mapTo(widget.window(), QPoint()));
}

/// The painted texts of a window that are cut, elided without need, painted over one another, or
/// touch the frame around them.
inline QStringList badlyPainted(QWidget& window, const QStringList& names)
{
    struct Seen
    {
        QString text;
        QRectF place; ///< in the window
        const QWidget* widget;
    };
    QStringList found;
    QStringList ownEllipses; // "Save as…"
    const QWidget* owner = window.parentWidget() ? window.parentWidget()->window() : &window;
    for (const QAction* action : owner->findChildren<QAction*>())
        ownEllipses << action->text().remove(u'&');
    std::vector<Seen> all;
    QHash<const QWidget*, QRectF> frames; // in the window
    QList<QWidget*> widgets{&window};
    widgets << window.findChildren<QWidget*>();
    for (QWidget* widget : std::as_const(widgets)) {
        const QRect visible = widget->visibleRegion().boundingRect();
        if (!widget->isVisible() || visible.isEmpty() || widget->window() != &window)
            continue;
        const Painted painted(*widget);
        const QPointF origin = widget->mapTo(&window, QPoint());
        if (painted.inFrame())
            frames[widget] = painted.inFrame()->translated(origin);
        const auto* view = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
        const bool isScrolled = view && view->viewport() == widget;
        for (const PaintedText& each : painted.texts()) {
            const auto say = [&](const QString& what) {
                found << QStringLiteral("%1 “%2” %3").arg(nameOf(*widget), each.text, what);
            };
            if (!QRectF(visible).intersects(each.ink))
                continue;
            const QString text = each.text.trimmed();
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* edit = qobject_cast<const QLineEdit*>(widget);
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const auto* link = qobject_cast<const gui::LinkLine*>(widget);
            // a mark beside a name; only words longer than those of any translation need it
            const bool isMark = widget->objectName().endsWith(QStringLiteral("OutsShownLabel"));
            const bool isHint = edit && edit->text().isEmpty() && !edit->toolTip().isEmpty();
            if (text.endsWith(u'…') && text.size() > 1 && !isOfAName(text, names)
                && !std::ranges::any_of(ownEllipses,
                                        [&](const QString& own) { return own.endsWith(text); })
                && !(label && label->text().endsWith(u'…'))
                && !(button && button->text().endsWith(text))
                && !(link && link->line().contains(text)) && !isHint && !isMark
                && !(label && mayBeElided(*label)))
                say(QStringLiteral("is elided"));
            const QRectF room = QRectF(widget->rect()).adjusted(-3, -3, 3, 3); // side bearings
            const bool isWide = each.ink.left() < room.left() || each.ink.right() > room.right();
            const bool isHigh = each.ink.top() < room.top() || each.ink.bottom() > room.bottom();
            // what is typed scrolls in its field, and tabs scroll where the dock is narrow
            const bool mayBeCut =
                (edit && !edit->text().isEmpty()) || qobject_cast<const QTabBar*>(widget);
            if (!mayBeCut && !isScrolled && (isWide || isHigh))
                say(QStringLiteral("is cut"));
            all.push_back({each.text, each.ink.intersected(visible).translated(origin), widget});
        }
    }
    for (std::size_t one = 0; one < all.size(); ++one) {
        for (std::size_t other = one + 1; other < all.size(); ++other) {
            if (all[one].widget == all[other].widget && all[one].text == all[other].text)
                continue; // a selected text is painted twice
            const QRectF common = all[one].place.intersected(all[other].place);
            if (common.width() > 4 && common.height() > 2) // letters lean
                found << QStringLiteral("%1 “%2” over %3 “%4”")
                             .arg(nameOf(*all[one].widget), all[one].text,
                                  nameOf(*all[other].widget), all[other].text);
        }
        for (const QWidget* around = all[one].widget; around && around != &window;
             around = around->parentWidget()) {
            const auto* area = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
            if (area && area->viewport() == around)
                break; // it may be scrolled under the frame
            const auto frame = frames.constFind(around);
            if (frame == frames.constEnd())
                continue;
            double least = around == all[one].widget ? 1 : 2; // a mark is as high as its line
            if (isControl(*around))
                least = -0.5; // the style pads them
            const double beside = qobject_cast<const QPushButton*>(around) ? 5 : least;
            const QRectF room = frame->adjusted(beside, least, -beside, -least);
            if (!room.contains(all[one].place) && frame->intersects(all[one].place))
                found << QStringLiteral("%1 “%2” touches %3 (%4 × %5 in %6 × %7)")
                             .arg(nameOf(*all[one].widget), all[one].text, nameOf(*around))
                             .arg(all[one].place.width())
                             .arg(all[one].place.height())
                             .arg(room.width())
                             .arg(room.height());
        }
    }
    return found;
}

/// Controls that lie over one another or stick out of what holds them.
inline QStringList misplaced(const QWidget& window)
{
    QStringList found;
    QList<const QWidget*> controls;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || !isControl(*widget))
            continue;
        const QRect place = placeOf(*widget);
        bool isSeen = true;
        for (const QWidget* around = widget->parentWidget(); around && isSeen;
             around = around->isWindow() ? nullptr : around->parentWidget()) {
            const QRect room = around->rect().translated(around->mapTo(&window, QPoint()));
            const auto* area = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
            const bool isScrolled = area && area->viewport() == around;
            if (!isScrolled && !room.contains(place))
                found
                    << QStringLiteral("%1 sticks out of %2").arg(nameOf(*widget), nameOf(*around));
            isSeen = !isScrolled;
        }
        if (widget->visibleRegion().boundingRect().isEmpty())
            continue;
        for (const QWidget* other : std::as_const(controls)) {
            const QRect common = place & placeOf(*other);
            if (common.width() > 1 && common.height() > 1 && !other->isAncestorOf(widget)
                && !widget->isAncestorOf(other) && scrolling(*other) == scrolling(*widget))
                found << QStringLiteral("%1 lies over %2").arg(nameOf(*widget), nameOf(*other));
        }
        controls << widget;
    }
    return found;
}

/// Everything that does not fit a window whose players have these names.
inline QStringList misfits(QWidget& window, const QStringList& names)
{
    QStringList found =
        clipped(window) + badScrollBars(window) + badlyPainted(window, names) + misplaced(window);
    if (qobject_cast<const QDialog*>(&window)) // elsewhere cells wrap
        found << narrowColumns(window);
    found.removeDuplicates();
    return found;
}

} // namespace showdown::tests
