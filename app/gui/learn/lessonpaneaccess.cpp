// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonpaneaccess.h"

#include "app/gui/cards/spokentext.h"
#include "app/gui/learn/lessonpane.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

/// A paragraph of a lesson, a heading, or a link in the one before it.
struct LessonPart
{
    QAccessible::Role role = QAccessible::Paragraph;
    int start = 0; ///< in the document
    int end = 0;
    QString words;
    QString address; ///< of a link
    QString meaning; ///< of a word of the glossary
};

std::vector<LessonPart> partsOf(const QTextDocument& document)
{
    std::vector<LessonPart> parts;
    const SpokenText spoken(document);
    const auto add = [&](QAccessible::Role role, int start, int end, const QString& address = {},
                         const QString& meaning = {}) {
        const int from = spoken.offsetOf(start);
        const QString words = spoken.text().mid(from, spoken.offsetOf(end) - from).trimmed();
        if (!words.isEmpty())
            parts.push_back({role, start, end, words, address, meaning});
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        add(block.blockFormat().headingLevel() > 0 ? QAccessible::Heading : QAccessible::Paragraph,
            block.position(), block.position() + block.length() - 1);
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            if (fragment.charFormat().isAnchor())
                add(QAccessible::Link, fragment.position(), fragment.position() + fragment.length(),
                    fragment.charFormat().anchorHref(), fragment.charFormat().toolTip());
        }
    }
    return parts;
}

/// One of the parts, as an object of its own.
class LessonPartAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    LessonPartAccess(LessonPane& pane, LessonPart part)
        : m_pane(&pane), m_document(pane.document()), m_part(std::move(part))
    {}

    /// The pane may show another document by now.
    bool isValid() const override
    {
        return m_pane && m_document && m_document == m_pane->document();
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_pane ? m_pane->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_pane);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return m_part.role; }
    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name          ? m_part.words
               : which == QAccessible::Description ? m_part.meaning
                                                   : QString();
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place =
            m_pane->cursorRect(cursor(m_part.start)).united(m_pane->cursorRect(cursor(m_part.end)));
        return {m_pane->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid())
            return state;
        state.readOnly = true;
        state.invisible = !m_pane->isVisible();
        state.focusable = state.linked = isLink();
        state.focused = m_pane->hasFocus() && isCurrent();
        return state;
    }

    /// Tab marks a link by selecting it.
    bool isCurrent() const
    {
        const QTextCursor cursor = m_pane->textCursor();
        return isLink() && cursor.selectionStart() == m_part.start
               && cursor.selectionEnd() == m_part.end;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        const bool isAction = type == QAccessible::ActionInterface && isLink();
        return isAction ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == pressAction()) // which may delete this
            QMetaObject::invokeMethod(
                m_pane,
                [pane = m_pane.data(), address = m_part.address] {
                    emit pane->anchorClicked(address);
                },
                Qt::QueuedConnection);
        if (name != setFocusAction())
            return;
        m_pane->setFocus();
        QTextCursor link = cursor(m_part.start);
        link.setPosition(m_part.end, QTextCursor::KeepAnchor);
        m_pane->setTextCursor(link);
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    bool isLink() const { return m_part.role == QAccessible::Link; }

    QTextCursor cursor(int position) const
    {
        QTextCursor cursor(m_pane->document());
        cursor.setPosition(position);
        return cursor;
    }

    QPointer<LessonPane> m_pane;
    QPointer<QTextDocument> m_document;
    const LessonPart m_part;
};

/// The text of a lesson. All its offsets are those of the spoken text.
class LessonPaneAccess : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit LessonPaneAccess(LessonPane* pane) : QAccessibleWidget(pane, QAccessible::Document) {}

    ~LessonPaneAccess() override { deleteAll(m_ids); }

    int childCount() const override { return static_cast<int>(ids().size()); }

    QAccessibleInterface* child(int index) const override
    {
        return index >= 0 && index < childCount()
                   ? QAccessible::accessibleInterface(ids()[static_cast<std::size_t>(index)])
                   : nullptr;
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto found = std::ranges::find(ids(), child, QAccessible::accessibleInterface);
        return found == m_ids.end() ? -1 : static_cast<int>(found - m_ids.begin());
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int index = 0; index < childCount(); ++index) {
            if (child(index)->rect().contains(x, y))
                return child(index);
        }
        return nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        const int link = currentLink();
        return pane().hasFocus() && link >= 0 ? child(link) : nullptr;
    }

    /// Whether a link was told to have the focus, and so not the pane.
    bool setLinkTold(bool isTold) { return std::exchange(m_wasLinkTold, isTold); }

    /// The link that Tab has gone to, or -1.
    int currentLink() const
    {
        for (int index = 0; index < childCount(); ++index) {
            if (static_cast<LessonPartAccess*>(child(index))->isCurrent())
                return index;
        }
        return -1;
    }

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

    /// A line is one that is seen: the cursor goes up and down by these.
    QString textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                         int* end) const override
    {
        const SpokenText text = spoken();
        const int position = cursorAt(text.positionOf(offset)).position();
        const QTextBlock block = pane().document()->findBlock(position);
        const QTextLine line = block.layout()->lineForTextPosition(position - block.position());
        if (boundary != QAccessible::LineBoundary || !line.isValid())
            return QAccessibleTextInterface::textAtOffset(offset, boundary, start, end);
        const int first = block.position() + line.textStart();
        // before the first one, and after the end of the paragraph above, comes its number
        *start = line.textStart() > 0 || first == 0 ? text.offsetOf(first)
                                                    : text.offsetOf(first - 1) + 1;
        *end = text.offsetOf(first + line.textLength());
        return text.text().mid(*start, *end - *start);
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
    /// The parts of the document that is shown now.
    const std::vector<QAccessible::Id>& ids() const
    {
        if (m_shown != pane().document()) {
            // one of them may be asking
            QMetaObject::invokeMethod(
                qApp, [old = std::exchange(m_ids, {})] { deleteAll(old); }, Qt::QueuedConnection);
            m_shown = pane().document();
            for (LessonPart& part : partsOf(*m_shown))
                m_ids.push_back(QAccessible::registerAccessibleInterface(
                    new LessonPartAccess(pane(), std::move(part))));
        }
        return m_ids;
    }

    static void deleteAll(const std::vector<QAccessible::Id>& ids)
    {
        for (const QAccessible::Id each : ids)
            QAccessible::deleteAccessibleInterface(each);
    }

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

    bool m_wasLinkTold = false;
    mutable QPointer<QTextDocument> m_shown;
    mutable std::vector<QAccessible::Id> m_ids;
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
    auto* access = static_cast<LessonPaneAccess*>(QAccessible::queryAccessibleInterface(&pane));
    if (const int link = access->currentLink(); link >= 0 && pane.hasFocus()) {
        QAccessibleEvent event(&pane, QAccessible::Focus);
        event.setChild(link);
        access->setLinkTold(true);
        return QAccessible::updateAccessibility(&event);
    }
    if (access->setLinkTold(false) && pane.hasFocus()) { // else readers pass over its cursor
        QAccessibleEvent back(&pane, QAccessible::Focus);
        QAccessible::updateAccessibility(&back);
    }
    const SpokenText text(*pane.document());
    QAccessibleTextCursorEvent event(&pane, text.offsetOf(pane.textCursor().position()));
    QAccessible::updateAccessibility(&event);
}

} // namespace showdown::gui
