// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/carry/carddrag.h"

#include "core/cards/notation.h"

#include <QCursor>
#include <QDrag>
#include <QEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>

namespace showdown::gui {

namespace {

/// Hears of the button that goes up and ends a drag; Escape ends it without. What runs the drag takes
/// both events for itself, so this comes in front of it as soon as it runs.
class ReleaseWatch : public QObject
{
public:
    ReleaseWatch()
    {
        QTimer::singleShot(0, this, [this] { qApp->installEventFilter(this); });
    }

    bool hasReleased() const { return m_hasReleased; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::MouseButtonRelease)
            m_hasReleased = true;
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_hasReleased = false;
};

} // namespace

DragEnd runDrag(QDrag& drag)
{
    const ReleaseWatch watch;
    const Qt::DropAction action = drag.exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    return {action, watch.hasReleased(), QCursor::pos()};
}

QMimeData* mimeDataOf(PlacedCard card)
{
    auto* data = new QMimeData;
    const QByteArray text =
        card.isUnknown() ? QByteArrayLiteral("?") : QByteArray::fromStdString(toText(*card.face()));
    data->setData(QStringLiteral("application/x-showdown-card"), text);
    data->setText(QString::fromLatin1(text));
    return data;
}

} // namespace showdown::gui
