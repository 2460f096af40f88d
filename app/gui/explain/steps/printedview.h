// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/exposers.h"
#include "core/trace/run.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QPushButton;

namespace showdown::gui {

class HeadedBox;
class ListingModel;
class ListingView;
class CompareSession;
class StepPlayer;
class TextLabel;
struct AskedTable;

/// The function that runs as the articles print it: with which mistake, what goes wrong, and where
/// the printed run parts from the other one on these hands. Both must outlive it.
class PrintedView : public QWidget
{
    Q_OBJECT

public:
    PrintedView(const CompareSession& session, StepPlayer& player, QWidget* parent = nullptr);

    /// The mistake that is shown, 3 for E3; 0 if there is none, or the view is hidden.
    int mistake() const;

    /// Shows this one, wherever it is the mistake of a function or the runs part.
    void setMistake(int mistake);

    /// The widgets that can have the focus, in order.
    QList<QWidget*> focusOrder() const;

signals:
    /// Emitted when mistake() changed.
    void mistakeShown(int mistake);

    /// Emitted when the user asked for hands that show the mistake.
    void tableAsked(const showdown::gui::AskedTable& asked);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void follow();
    void choose();
    void say();
    void updateLook();
    std::unique_ptr<const Run> runWith(int mistake) const;
    bool isPartingHere() const;
    void askTable();
    void goToParting();

    const CompareSession& m_session;
    StepPlayer& m_player;
    ListingModel* m_listing = nullptr;
    ListingView* m_listingView = nullptr;
    HeadedBox* m_box = nullptr;
    QComboBox* m_choice = nullptr; ///< its data are the mistakes of the function
    TextLabel* m_meaning = nullptr;
    TextLabel* m_outcome = nullptr;
    QPushButton* m_tableButton = nullptr;
    QPushButton* m_partingButton = nullptr;
    std::unique_ptr<const Run> m_run; ///< as printed; null under rules that print does not know
    std::optional<ExposingTable> m_exposing;
    const Listing* m_function = nullptr;
    int m_wished = 0; ///< the mistake that the user has chosen
};

} // namespace showdown::gui
