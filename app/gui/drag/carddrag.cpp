// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/drag/carddrag.h"

#include "core/cards/notation.h"

#include <QCursor>
#include <QDrag>
#include <QEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>

namespace showdown::gui {

namespace {

/// Notices whether a drag ended by releasing the button; Escape ends it otherwise. The drag
/// consumes both events, so this filter is installed in front of it once it runs.
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
