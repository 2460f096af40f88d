// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/accessevents.h"

#include "app/gui/widgets/access.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QPointer>
#include <QScrollBar>
#include <QTreeView>
#include <QVariant>

#include <algorithm>
#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

constexpr const char* toldProperty = "showdownTold";
constexpr QLatin1String choiceAnnouncer("choiceAnnouncer");

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
QElapsedTimer sinceAnnouncement;
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

Told toldOf(const QWidget& widget)
{
    return widget.property(toldProperty).value<Told>();
}

Told stateOf(const QAccessibleInterface& access)
{
    const QAccessible::State state = access.state();
    const QString name = access.text(QAccessible::Name);
    const QString description = access.text(QAccessible::Description);
    return {name, description == name ? QString() : description, true, bool(state.disabled),
            bool(state.checked)};
}

/// The focus is there or inside. Elsewhere nobody waits for a change: what is there is asked for when
/// someone comes to it, and what has changed until then is told when the focus does.
bool isAtFocus(const QWidget& widget)
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == &widget || widget.isAncestorOf(focus));
}

/// What it comes and goes with is told, or it has nothing to say.
bool comesUnnoticed(const QWidget& widget, const QAccessibleInterface& access)
{
    if (qobject_cast<const QScrollBar*>(&widget)
        || widget.inherits("QAbstractScrollAreaScrollBarContainer"))
        return true;
    if (access.childCount() == 0 && access.text(QAccessible::Name).isEmpty())
        return true;
    const QWidget* around = widget.isWindow() ? nullptr : widget.parentWidget();
    if (!around || !around->property(toldProperty).isValid())
        return false;
    return widget.isVisible() ? !toldOf(*around).isShowing : !around->isVisible();
}

void sendChanges(QWidget& widget)
{
    const bool isKnown = widget.property(toldProperty).isValid();
    const Told before = toldOf(widget);
    if (!widget.isVisible() && !before.isShowing)
        return;
    const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&widget);
    if (!access)
        return;
    const bool isTold = !isKnown || (widget.isVisible() && isAtFocus(widget));
    Told now = isTold ? stateOf(*access) : before;
    now.isShowing = widget.isVisible();
    widget.setProperty(toldProperty, QVariant::fromValue(now));
    if (now.isShowing != before.isShowing && !isNotification(*access)
        && !comesUnnoticed(widget, *access))
        send(widget, now.isShowing ? QAccessible::ObjectShow : QAccessible::ObjectHide);
    if (!isKnown)
        return;
    if (now.name != before.name)
        send(widget, QAccessible::NameChanged);
    if (now.description != before.description)
        send(widget, QAccessible::DescriptionChanged);
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
    const QWidget* around = widget.parentWidget();
    if (!widget.isVisible() && !(around && around->isVisible()))
        return;                                 // it has gone again
    if (widget.objectName() != choiceAnnouncer) // a value does not say what was done
        sinceAnnouncement.start();
    widget.setAccessibleName(text);
    Told told = toldOf(widget);
    if (std::exchange(told.name, text) != text) {
        widget.setProperty(toldProperty, QVariant::fromValue(told));
        send(widget, QAccessible::NameChanged);
    }
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

/// Tells of a part of the content, which is of use only to someone who is there.
bool isInside(QAccessible::Event type)
{
    switch (type) {
    case QAccessible::ValueChanged:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextUpdated:
    case QAccessible::TextSelectionChanged:
    case QAccessible::Selection:
    case QAccessible::SelectionAdd:
    case QAccessible::SelectionRemove:
    case QAccessible::SelectionWithin:
        return true;
    default:
        return false;
    }
}

/// Over AT-SPI nothing else tells of another choice in a closed box.
void sayChoice(QComboBox& box)
{
    auto* announcer = box.findChild<QWidget*>(choiceAnnouncer, Qt::FindDirectChildrenOnly);
    if (!announcer) {
        announcer = newAnnouncer(box);
        announcer->setObjectName(choiceAnnouncer);
    }
    tellLast(*announcer, box.currentText());
}

/// The row, cell or link that has the focus within a widget that has it.
QAccessibleInterface* focusWithin(QWidget& widget, QAccessibleInterface& access)
{
    const auto* view = qobject_cast<QAbstractItemView*>(&widget);
    QAccessibleTableInterface* rows = view ? access.tableInterface() : nullptr;
    if (!rows) {
        QAccessibleInterface* child = access.focusChild();
        return child == &access ? nullptr : child;
    }
    const QModelIndex current = view->currentIndex();
    int row = current.row();
    if (const auto* tree = qobject_cast<const QTreeView*>(view)) {
        row = 0; // among those that are seen
        for (QModelIndex above = tree->indexAbove(current); above.isValid();
             above = tree->indexAbove(above))
            ++row;
    }
    return current.isValid() ? rows->cellAt(row, current.column()) : nullptr;
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
    if (isInside(event.type()) && !widget.hasFocus())
        return;
    if (is(ValueChanged) && qobject_cast<QComboBox*>(&widget))
        return sayChoice(static_cast<QComboBox&>(widget));
    if (is(ValueChanged) && !event.accessibleInterface()->valueInterface())
        return;
    if (is(Focus)) {
        sendAllChanges(); // it may have just appeared
        for (QWidget* each = &widget; each;
             each = each->isWindow() ? nullptr : each->parentWidget())
            sendChanges(*each);
    }
    if (is(TableModelChanged))
        return sendModelChange(static_cast<QAccessibleTableModelChangeEvent&>(event));
    send(event);
    if (!is(Focus) || event.child() >= 0 || !widget.hasFocus())
        return;
    if (QAccessibleInterface* current = focusWithin(widget, *event.accessibleInterface())) {
        QAccessibleEvent within(current, Focus);
        send(within);
    }
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

bool wasAnnouncedWithin(std::chrono::milliseconds time)
{
    return sinceAnnouncement.isValid() && !sinceAnnouncement.hasExpired(time.count());
}

bool isAboutToAnnounce()
{
    return !announcements.empty();
}

} // namespace showdown::gui
