// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"

#include <QStandardItemModel>
#include <QTreeView>

namespace showdown::gui {

class CompareSession;

/// The variables of the function that runs, or of one that called it, in groups: those of each hand
/// that it is given, then the others. What has changed since the step before of the same call is
/// marked, and said. Parts of an object, as `info.cardValues`, are a group of its name.
class VariablesModel : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role { isChangedRole = Qt::UserRole };

    /// Both must outlive it.
    VariablesModel(const CompareSession& session, const StepPlayer& player,
                   QObject* parent = nullptr);

    /// Shows the variables of a step of the run, until the player moves.
    void showStep(int index);

    /// The first variable that has changed; an invalid index if there is none.
    QModelIndex firstChanged() const;

signals:
    /// Emitted when all variables are set.
    void shown();

private:
    void follow();
    QStandardItem* groupOf(std::string_view variable, const Step& step);
    void add(const Variable& variable, const Step& step, bool isChanged);

    const CompareSession& m_session;
    const StepPlayer& m_player;
};

/// Shows them as a tree of two columns, the values at the end.
class VariablesView : public QTreeView
{
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit VariablesView(VariablesModel& model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showVariables();
    void showChanged();
    int rowsHeight() const;
    void fitColumns();

    VariablesModel& m_model;
};

} // namespace showdown::gui
