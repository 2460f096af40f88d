// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/seenrow.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QScrollArea>

namespace showdown::gui {
namespace {

QScrollArea* scrollAround(const QWidget& widget)
{
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(around))
            return scroll;
    }
    return nullptr;
}

} // namespace

void keepCurrentSeen(QAbstractItemView& view)
{
    const auto show = [&view](const QModelIndex& current) {
        QScrollArea* scroll = scrollAround(view);
        if (!view.hasFocus() || !scroll || !current.isValid())
            return;
        const QRect row = view.visualRect(current);
        const QPoint centre = view.viewport()->mapTo(scroll->widget(), row.center());
        scroll->ensureVisible(scroll->widget()->width() / 2, centre.y(), 0, row.height());
    };
    QObject::connect(view.selectionModel(), &QItemSelectionModel::currentChanged, &view, show);
}

} // namespace showdown::gui
