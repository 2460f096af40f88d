// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/access.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/accessevents.h"
#include "app/gui/widgets/wholetextaccess.h"
#include "app/narration/cardtext.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVariant>

#include <utility>

namespace showdown::gui {
namespace {

constexpr const char* roleProperty = "showdownRole";

/// A widget with a role. A text in a group is called its label: else readers say all the words in a
/// group, in an order of their own, to someone who comes into it.
class RoleAccess : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    QList<std::pair<QAccessibleInterface*, QAccessible::Relation>> relations(
        QAccessible::Relation match) const override
    {
        auto found = QAccessibleWidget::relations(match);
        if (role() != QAccessible::StaticText || !match.testFlag(QAccessible::Labelled))
            return found;
        for (QWidget* around = widget()->parentWidget(); around; around = around->parentWidget()) {
            const int role = around->property(roleProperty).toInt();
            if (role != QAccessible::Grouping && role != QAccessible::Notification)
                continue;
            found.append({QAccessible::queryAccessibleInterface(around), QAccessible::Labelled});
            break;
        }
        return found;
    }
};

/// The words of a label.
class LabelAccess : public RoleAccess
{
public:
    explicit LabelAccess(QLabel* label) : RoleAccess(label, QAccessible::StaticText) {}

    QString text(QAccessible::Text kind) const override
    {
        const QString text = RoleAccess::text(kind);
        if (kind != QAccessible::Name || !text.isEmpty())
            return text;
        if (label().textFormat() != Qt::PlainText && Qt::mightBeRichText(label().text()))
            return QTextDocumentFragment::fromHtml(label().text()).toPlainText();
        return label().buddy() ? withoutMnemonic(label().text()) : label().text();
    }

    QList<std::pair<QAccessibleInterface*, QAccessible::Relation>> relations(
        QAccessible::Relation match) const override
    {
        if (!label().buddy() || !match.testFlag(QAccessible::Labelled))
            return RoleAccess::relations(match);
        return {{QAccessible::queryAccessibleInterface(label().buddy()), QAccessible::Labelled}};
    }

private:
    QLabel& label() const { return *static_cast<QLabel*>(object()); }
};

QAccessibleInterface* roleInterface(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(roleProperty) : QVariant();
    return role.isValid() ? new RoleAccess(widget, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

/// A tool button that can be checked.
class CheckableAccess : public QAccessibleWidget
{
public:
    explicit CheckableAccess(QToolButton* button)
        : QAccessibleWidget(button, QAccessible::CheckBox), m_button(*button)
    {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button.isChecked();
        return state;
    }

    QStringList actionNames() const override { return {toggleAction(), setFocusAction()}; }

    void doAction(const QString& name) override
    {
        if (name == toggleAction())
            m_button.click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QToolButton& m_button;
};

QAccessibleInterface* buttonInterface(const QString& /*className*/, QObject* object)
{
    auto* button = qobject_cast<QToolButton*>(object);
    return button && button->isCheckable() ? new CheckableAccess(button) : nullptr;
}

/// A choice, whose caption is its name. Qt's own has its value for a name, and says nothing of it to
/// a reader that prefers the caption.
class ChoiceAccess : public WholeTextAccess
{
public:
    explicit ChoiceAccess(QComboBox* box) : WholeTextAccess(box, QAccessible::ComboBox) {}

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override
    {
        return index == 0 ? QAccessible::queryAccessibleInterface(box().view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        return child && child->object() == box().view() ? 0 : -1;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box().view()->isVisible();
        return state;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name == showMenuAction() || name == pressAction())
            box().view()->isVisible() ? box().hidePopup() : box().showPopup();
    }

private:
    QComboBox& box() const { return *static_cast<QComboBox*>(object()); }
    QString content() const override { return box().currentText(); }
};

QAccessibleInterface* plainInterface(const QString& /*className*/, QObject* object)
{
    auto* box = qobject_cast<QComboBox*>(object);
    if (box && !box->isEditable())
        return new ChoiceAccess(box);
    auto* label = qobject_cast<QLabel*>(object);
    const bool isWords = label && !label->isWindow(); // else it is a tool tip
    if (isWords && !label->property(roleProperty).isValid())
        return new LabelAccess(label);
    auto* stack = qobject_cast<QStackedWidget*>(object);
    return stack ? new QAccessibleWidget(stack, QAccessible::Client) : nullptr; // not a "pane"
}

/// Makes Qt look the widget up by a factory from now on, even if it had another interface before.
void lookUpWith(QAccessible::InterfaceFactory factory, QWidget& widget)
{
    QAccessible::installFactory(factory); // ignored if installed already
    QAccessibleInterface* before = QAccessible::queryAccessibleInterface(&widget);
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

void giveRole(QWidget& widget, QAccessible::Role role)
{
    widget.setProperty(roleProperty, static_cast<int>(role));
    lookUpWith(roleInterface, widget);
}

} // namespace

void installPlainAccess()
{
    QAccessible::installFactory(plainInterface); // ignored if installed already
}

void clickWhenChecked(QToolButton& button)
{
    constexpr const char* knownProperty = "showdownCheckable";
    if (!button.isCheckable() || button.property(knownProperty).toBool())
        return; // a screen reader may be on it
    button.setProperty(knownProperty, true);
    lookUpWith(buttonInterface, button);
}

void makeNotification(QWidget& widget)
{
    giveRole(widget, QAccessible::Notification);
}

QWidget* newAnnouncer(QWidget& parent)
{
    auto* announcer = new QWidget(&parent);
    makeNotification(*announcer);
    announcer->hide();
    return announcer;
}

void makeGroup(QWidget& widget)
{
    giveRole(widget, QAccessible::Grouping);
}

void makeText(QWidget& widget)
{
    giveRole(widget, QAccessible::StaticText);
}

void makeSlider(QWidget& widget)
{
    giveRole(widget, QAccessible::Slider);
}

void announce(QWidget& widget, const QString& text)
{
    const QString said = narration::withCardNames(text);
    widget.setAccessibleName(said);
    tellLast(widget, said);
}

} // namespace showdown::gui
