// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/view/areas.h"

#include <QApplication>

namespace showdown::gui {
namespace {

bool holds(const QWidget* root, const QWidget* widget)
{
    return root && widget && (root == widget || root->isAncestorOf(widget));
}

/// The first widget inside that Tab reaches.
QWidget* firstReached(QWidget* root)
{
    QWidget* widget = root;
    do {
        const bool takesTab = (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (takesTab && widget->isVisible() && widget->isEnabled() && holds(root, widget))
            return widget;
        widget = widget->nextInFocusChain();
    } while (widget && widget != root);
    return nullptr;
}

int current(const std::vector<Area>& areas)
{
    const QWidget* focus = QApplication::focusWidget();
    for (std::size_t index = 0; index < areas.size(); ++index) {
        if (holds(areas[index].root, focus) || holds(areas[index].rest, focus))
            return static_cast<int>(index);
    }
    return -1;
}

bool tryEnter(const Area& area)
{
    if (!area.root || !area.root->isVisible())
        return false;
    area.root->window()->setAttribute(Qt::WA_KeyboardFocusChange); // styles draw the focus then
    if (area.enter) {
        area.enter();
        return true;
    }
    QWidget* first = firstReached(area.root);
    if (first)
        first->setFocus(Qt::ShortcutFocusReason);
    return first != nullptr;
}

void step(const std::vector<Area>& areas, int direction)
{
    const int count = static_cast<int>(areas.size());
    const int start = current(areas);
    int index = start < 0 && direction < 0 ? 0 : start;
    for (int tried = 0; tried < count; ++tried) {
        index = (index + direction + count) % count;
        if (tryEnter(areas[static_cast<std::size_t>(index)]))
            return;
    }
}

} // namespace

void enterNext(const std::vector<Area>& areas)
{
    step(areas, 1);
}

void enterPrevious(const std::vector<Area>& areas)
{
    step(areas, -1);
}

} // namespace showdown::gui
