// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QStatusBar>
#include <QTabWidget>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

#include <algorithm>
#include <functional>
#include <utility>

namespace showdown::tests {

/// A text that a window shows or reports, and how.
struct ShownWords
{
    enum class Kind { plain, rich, toolTip, mnemonic };

    QString text;
    Kind kind = Kind::plain;
    QString place; ///< the widget or action
};

/// All words of a window, of the windows open above it, and of its tool tips.
class WordsOfWindow
{
public:
    using Take = std::function<void(const ShownWords&)>;

    WordsOfWindow(QWidget& window, Take take) : m_take(std::move(take))
    {
        takeWidget(window);
        QList<QPointer<QWidget>> widgets; // a tool tip is one too, and goes when another is shown
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            takeWidget(*widget);
            widgets << widget;
        }
        for (const QPointer<QWidget>& widget : std::as_const(widgets)) {
            if (widget && widget->isVisible() && widget->windowType() != Qt::ToolTip)
                point(*widget);
        }
        const QList<QAction*> actions = window.findChildren<QAction*>();
        for (const QAction* action : actions) {
            add(action, action->text(), ShownWords::Kind::mnemonic);
            add(action, action->toolTip(), ShownWords::Kind::toolTip);
            add(action, action->statusTip());
        }
        takeAccessible(QAccessible::queryAccessibleInterface(&window), 0);
    }

private:
    using Kind = ShownWords::Kind;

    void add(const QObject* object, const QString& text, Kind kind = Kind::plain)
    {
        if (!text.isEmpty())
            m_take(
                {text, kind,
                 QLatin1String(object->metaObject()->className()) + u' ' + object->objectName()});
    }

    void takeWidget(QWidget& widget)
    {
        add(&widget, widget.toolTip(), Kind::toolTip);
        add(&widget, widget.whatsThis(), Kind::toolTip);
        add(&widget, widget.statusTip());
        add(&widget, widget.accessibleName());
        add(&widget, widget.accessibleDescription());
        add(&widget, widget.windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            const bool isRich =
                label->textFormat() == Qt::RichText
                || (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
            add(label, label->text(), isRich ? Kind::rich : Kind::plain);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            add(button, button->text(), Kind::mnemonic);
        } else if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) {
            add(box, box->title(), Kind::mnemonic);
        } else if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) {
            add(edit, edit->text());
            add(edit, edit->placeholderText());
        } else if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) {
            add(text, text->toPlainText());
        } else if (const auto* bar = qobject_cast<const QStatusBar*>(&widget)) {
            add(bar, bar->currentMessage());
        } else if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
            add(menu, menu->title(), Kind::mnemonic);
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                add(tabs, tabs->tabText(tab), Kind::mnemonic);
                add(tabs, tabs->tabToolTip(tab), Kind::toolTip);
            }
        } else if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
            takeItems(*combo, *combo->model(), {});
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
            if (view->model())
                takeItems(*view, *view->model(), {});
        }
    }

    void takeItems(const QWidget& view, const QAbstractItemModel& model, const QModelIndex& parent)
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::AccessibleTextRole,
                                       Qt::AccessibleDescriptionRole, Qt::StatusTipRole})
                    add(&view, index.data(role).toString());
                add(&view, index.data(Qt::ToolTipRole).toString(), Kind::toolTip);
            }
            takeItems(view, model, model.index(row, 0, parent));
        }
        for (int column = 0; !parent.isValid() && column < model.columnCount(); ++column) {
            add(&view, model.headerData(column, Qt::Horizontal).toString());
            add(&view, model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(),
                Kind::toolTip);
        }
    }

    /// The tool tips at some places of a widget, as Qt gets them to show.
    void point(QWidget& widget)
    {
        constexpr int places = 5;
        for (int column = 1; column <= places; ++column) {
            for (int row = 1; row <= places; ++row) {
                const QPoint at(widget.width() * column / (places + 1),
                                widget.height() * row / (places + 1));
                QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
                QApplication::sendEvent(&widget, &help);
                add(&widget, QToolTip::isVisible() ? QToolTip::text() : QString(), Kind::toolTip);
            }
        }
        QToolTip::hideText();
    }

    void takeAccessible(QAccessibleInterface* thing, int depth)
    {
        constexpr int deepest = 20;
        if (!thing || !thing->isValid() || depth > deepest)
            return;
        static const QObject nameless;
        const QObject* object = thing->object() ? thing->object() : &nameless;
        for (const QAccessible::Text what :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            add(object, thing->text(what));
        const int count = std::min(thing->childCount(), 300);
        for (int child = 0; child < count; ++child)
            takeAccessible(thing->child(child), depth + 1);
    }

    Take m_take;
};

} // namespace showdown::tests
