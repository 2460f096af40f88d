// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonpaneaccess.h"

#include "app/gui/cards/spokentext.h"
#include "app/gui/learn/lessonpane.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QTextCursor>

#include <algorithm>

namespace showdown::gui {
namespace {

/// The text of a lesson. All its offsets are those of the spoken text.
class LessonPaneAccess : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit LessonPaneAccess(LessonPane* pane) : QAccessibleWidget(pane, QAccessible::StaticText)
    {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.selectableText = true;
        state.multiLine = true;
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? spoken().text() : QAccessibleWidget::text(kind);
    }

    QString text(int start, int end) const override
    {
        return spoken().text().mid(start, end - start);
    }

    int characterCount() const override { return static_cast<int>(spoken().text().size()); }

    int cursorPosition() const override
    {
        return spoken().offsetOf(pane().textCursor().position());
    }

    void setCursorPosition(int position) override { select(position, position); }

    int selectionCount() const override { return pane().textCursor().hasSelection() ? 1 : 0; }

    void selection(int index, int* start, int* end) const override
    {
        *start = *end = 0;
        const QTextCursor cursor = pane().textCursor();
        if (index != 0 || !cursor.hasSelection())
            return;
        const SpokenText text = spoken();
        *start = text.offsetOf(cursor.selectionStart());
        *end = text.offsetOf(cursor.selectionEnd());
    }

    void addSelection(int start, int end) override { select(start, end); }

    void removeSelection(int index) override
    {
        if (index == 0)
            setCursorPosition(cursorPosition());
    }

    void setSelection(int index, int start, int end) override
    {
        if (index == 0)
            select(start, end);
    }

    QRect characterRect(int offset) const override
    {
        const SpokenText text = spoken();
        const int position = text.positionOf(offset);
        const QRect start = placeOf(position);
        const QRect end = placeOf(position + 1);
        const bool isOneLine = start.top() <= end.bottom() && end.top() <= start.bottom();
        const QRect place = isOneLine ? start.united(end) : start;
        return {pane().viewport()->mapToGlobal(place.topLeft()), place.size()};
    }

    int offsetAtPoint(const QPoint& point) const override
    {
        const QPoint place = pane().viewport()->mapFromGlobal(point);
        return pane().viewport()->rect().contains(place)
                   ? spoken().offsetOf(pane().cursorForPosition(place).position())
                   : -1;
    }

    void scrollToSubstring(int start, int /*end*/) override
    {
        const QTextCursor kept = pane().textCursor();
        setCursorPosition(start);
        pane().ensureCursorVisible();
        pane().setTextCursor(kept);
    }

    QString attributes(int /*offset*/, int* start, int* end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    LessonPane& pane() const { return *static_cast<LessonPane*>(object()); }
    SpokenText spoken() const { return SpokenText(*pane().document()); }

    QTextCursor cursorAt(int position) const
    {
        QTextCursor cursor(pane().document());
        cursor.setPosition(std::clamp(position, 0, pane().document()->characterCount() - 1));
        return cursor;
    }

    QRect placeOf(int position) const { return pane().cursorRect(cursorAt(position)); }

    void select(int start, int end)
    {
        const SpokenText text = spoken();
        QTextCursor cursor = cursorAt(text.positionOf(start));
        cursor.setPosition(cursorAt(text.positionOf(end)).position(), QTextCursor::KeepAnchor);
        pane().setTextCursor(cursor);
    }
};

QAccessibleInterface* lessonPaneInterface(const QString& /*className*/, QObject* object)
{
    auto* pane = qobject_cast<LessonPane*>(object);
    return pane ? new LessonPaneAccess(pane) : nullptr;
}

} // namespace

void installLessonPaneAccess()
{
    QAccessible::installFactory(lessonPaneInterface); // ignored if installed already
}

void tellCursor(LessonPane& pane)
{
    if (!QAccessible::isActive())
        return;
    const SpokenText text(*pane.document());
    QAccessibleTextCursorEvent event(&pane, text.offsetOf(pane.textCursor().position()));
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
