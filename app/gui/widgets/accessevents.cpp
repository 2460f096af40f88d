// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/accessevents.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QPointer>
#include <QVariant>

#include <algorithm>
#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

constexpr const char* toldProperty = "showdownTold";

/// What assistive technology knows about a widget.
struct Told
{
    QString name;
    QString description;
    bool isShowing = false;
    bool isDisabled = false;
    bool isChecked = false;
};

struct Announcement
{
    QPointer<QWidget> widget;
    QString text;
};

std::vector<QPointer<QWidget>> changed;
std::vector<Announcement> announcements;
bool isWaiting = false;

void receive(QAccessibleEvent* event);

/// Hands an event to the platform.
void send(QAccessibleEvent& event)
{
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(&event);
    QAccessible::installUpdateHandler(receive);
}

void send(QWidget& widget, QAccessible::Event type)
{
    QAccessibleEvent event(&widget, type);
    send(event);
}

void sendState(QWidget& widget, QAccessible::State changedStates)
{
    QAccessibleStateChangeEvent event(&widget, changedStates);
    send(event);
}

/// One that becomes visible would be read, whether or not it has something to announce.
bool isNotification(const QAccessibleInterface& access)
{
    return access.role() == QAccessible::Notification;
}

Told stateOf(const QWidget& widget, const QAccessibleInterface& access)
{
    const QAccessible::State state = access.state();
    const QString name = access.text(QAccessible::Name);
    const QString description = access.text(QAccessible::Description);
    return {name, description == name ? QString() : description, widget.isVisible(),
            bool(state.disabled), bool(state.checked)};
}

void sendChanges(QWidget& widget)
{
    const QVariant known = widget.property(toldProperty);
    const Told before = known.value<Told>();
    if (!widget.isVisible() && !before.isShowing)
        return;
    const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&widget);
    if (!access)
        return;
    Told now = stateOf(widget, *access);
    if (!now.isShowing) { // its texts are told when it is visible again
        now = before;
        now.isShowing = false;
    }
    widget.setProperty(toldProperty, QVariant::fromValue(now));
    if (known.isValid() && now.name != before.name)
        send(widget, QAccessible::NameChanged);
    if (known.isValid() && now.description != before.description)
        send(widget, QAccessible::DescriptionChanged);
    if (now.isShowing != before.isShowing && !isNotification(*access))
        send(widget, now.isShowing ? QAccessible::ObjectShow : QAccessible::ObjectHide);
    if (!known.isValid())
        return;
    QAccessible::State states;
    states.disabled = now.isDisabled != before.isDisabled;
    if (states.disabled)
        sendState(widget, states);
    states = {};
    states.checked = now.isChecked != before.isChecked;
    if (states.checked)
        sendState(widget, states);
}

void sendAnnouncement(QWidget& widget, const QString& text)
{
    widget.setAccessibleName(text);
    sendChanges(widget);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&widget, text);
    send(event);
#else
    // Over AT-SPI an Alert reaches nobody; a notification that appears is read.
    send(widget, QAccessible::ObjectShow);
#endif
}

void sendAllChanges()
{
    for (const QPointer<QWidget>& widget : std::exchange(changed, {})) {
        if (widget)
            sendChanges(*widget);
    }
}

void sendAnnouncements()
{
    for (const Announcement& each : std::exchange(announcements, {})) {
        if (each.widget)
            sendAnnouncement(*each.widget, each.text);
    }
}

void sendAll()
{
    isWaiting = false;
    sendAllChanges();
    QMetaObject::invokeMethod(qApp, sendAnnouncements,
                              Qt::QueuedConnection); // what waits comes first
}

void sendLater()
{
    if (!std::exchange(isWaiting, true))
        QMetaObject::invokeMethod(qApp, sendAll, Qt::QueuedConnection);
}

void checkLater(QWidget& widget)
{
    if (std::ranges::none_of(changed, [&widget](const auto& each) { return each == &widget; }))
        changed.emplace_back(&widget);
    sendLater();
}

/// Qt has already adapted its own rows to the change, and would do so again.
void sendModelChange(const QAccessibleTableModelChangeEvent& event)
{
    QAccessibleTableModelChangeEvent reset(event.object(),
                                           QAccessibleTableModelChangeEvent::ModelReset);
    send(reset);
}

void receiveFromWidget(QAccessibleEvent& event, QWidget& widget)
{
    const auto is = [&event](auto... types) { return ((event.type() == types) || ...); };
    using enum QAccessible::Event;
    if (event.child() < 0 && is(NameChanged, DescriptionChanged, ObjectShow, ObjectHide))
        return checkLater(widget);
    if (event.child() < 0 && is(StateChanged)) {
        const QAccessible::State states =
            static_cast<QAccessibleStateChangeEvent&>(event).changedStates();
        if (states.disabled || states.checked)
            return checkLater(widget);
    }
    if (!widget.isVisible() && !is(ObjectShow, ObjectHide, ObjectCreated, ObjectDestroyed))
        return;
    // a list tells of its current row as if that had the focus
    if (is(Focus) && !widget.hasFocus() && qobject_cast<QAbstractItemView*>(&widget))
        return;
    if (is(Focus))
        sendAllChanges(); // it may have just appeared
    if (is(TableModelChanged))
        return sendModelChange(static_cast<QAccessibleTableModelChangeEvent&>(event));
    send(event);
}

void receive(QAccessibleEvent* event)
{
    if (auto* widget = qobject_cast<QWidget*>(event->object()))
        receiveFromWidget(*event, *widget);
    else
        send(*event);
}

/// Notes what can be read of all that is visible, when someone begins to listen.
class Listening : public QAccessible::ActivationObserver
{
public:
    void accessibilityActiveChanged(bool active) override
    {
        if (!active)
            return;
        const QWidgetList widgets = QApplication::allWidgets();
        for (QWidget* widget : widgets) {
            if (widget->isVisible())
                checkLater(*widget);
        }
    }
};

} // namespace

void tellOnlyChanges()
{
    static Listening listening;
    QAccessible::installActivationObserver(&listening);
    QAccessible::installUpdateHandler(receive);
}

void tellLast(QWidget& widget, const QString& text)
{
    if (!QAccessible::isActive())
        return;
    std::erase_if(announcements,
                  [&widget](const Announcement& each) { return each.widget == &widget; });
    announcements.push_back({&widget, text});
    sendLater();
}

} // namespace showdown::gui
