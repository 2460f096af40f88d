// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/callersview.h"
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/explain/steps/variablesview.h"
#include "app/gui/window/explanationdock.h"
#include "tests/support/guitest.h"

#include <QAction>
#include <QSpinBox>
#include <QToolButton>

namespace showdown::tests {

/// A window that shows the steps.
struct StepsWindow : WindowTest
{
    explicit StepsWindow(const gui::CardTable& table = gui::sampleTable()) : WindowTest(table)
    {
        window().findChild<gui::ExplanationDock*>()->showPage(QStringLiteral("steps"));
    }

    QString narration() const { return text(QStringLiteral("narrationLabel")); }
    QString function() const { return text(QStringLiteral("functionLabel")); }
    QString counter() const { return find<QSpinBox>(QStringLiteral("stepCounter"))->text(); }

    /// The number and the code of the current line, with the answer.
    QString currentLine() const
    {
        const auto* model = find<gui::ListingView>(QStringLiteral("listingView"))->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex line = model->index(row, 0);
            if (line.data(gui::ListingModel::isCurrentRole).toBool())
                return line.data(gui::ListingModel::numberRole).toString() + u' '
                       + line.data().toString().trimmed()
                       + line.data(gui::ListingModel::endRole).toString();
        }
        return {};
    }

    /// "numMatched 1", with a ! before those that have changed.
    QStringList variables() const
    {
        QStringList variables;
        const auto* model = find<gui::VariablesView>(QStringLiteral("variablesView"))->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex parent = model->index(group, 0);
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex value = model->index(row, 1, parent);
                const bool changed = value.data(gui::VariablesModel::isChangedRole).toBool();
                variables << QString(changed ? QStringLiteral("!") : QString())
                                 + model->index(row, 0, parent).data().toString() + u' '
                                 + value.data().toString();
            }
        }
        return variables;
    }

    /// The functions of "Called from", as screen readers say them.
    QStringList callers() const
    {
        QStringList functions;
        const auto* callers = find<gui::CallersView>(QStringLiteral("callersList"));
        for (int row = 0; row < callers->count(); ++row)
            functions << callers->item(row)->data(Qt::AccessibleTextRole).toString();
        return functions;
    }

    void choose(const char* action) { find<QAction>(QLatin1String(action))->trigger(); }
};

} // namespace showdown::tests
