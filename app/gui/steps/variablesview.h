// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/steps/stepplayer.h"

#include <QStandardItemModel>
#include <QTreeView>

namespace showdown::gui {

class Session;

/// The variables of the function that runs, in groups: those of each hand that it is given, then
/// the others. A value that the last move has changed is marked by a box and by a word.
class VariablesModel : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role { isChangedRole = Qt::UserRole };

    /// Both must outlive it.
    VariablesModel(const Session& session, const StepPlayer& player, QObject* parent = nullptr);

private:
    void follow();
    QString groupOf(std::string_view variable, const Step& step) const;
    bool isChanged(const Variable& variable) const;

    const Session& m_session;
    const StepPlayer& m_player;
};

/// Shows them as a tree of two columns, the values always from left to right.
class VariablesView : public QTreeView
{
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit VariablesView(VariablesModel& model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
};

} // namespace showdown::gui
