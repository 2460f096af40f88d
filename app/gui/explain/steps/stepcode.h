// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace showdown::gui {

class CallersView;
class CodeChoice;
class HeadedBox;
class ListingModel;
class ListingView;
class CompareSession;
class PrintedView;
class StepPlayer;
class VariablesModel;
class VariablesView;
struct AskedTable;

/// The code of a step, and beside it the variables and who called; in tabs where there is no room
/// for both. On request the code as it was printed takes the place of these two. Choosing a caller
/// shows its line and its variables. All must outlive it.
class StepCode : public QWidget
{
    Q_OBJECT

public:
    /// `asPrinted` shows and hides the code as it was printed.
    StepCode(const CompareSession& session, StepPlayer& player, QAction& asPrinted,
             QWidget* parent = nullptr);

    /// Code and variables beside each other, or in tabs where there is less room; callers below the
    /// variables, or beside them where only the height is lacking.
    void setForm(bool isWide, bool isHigh);

    /// Shows the function as printed with a mistake, 3 for E3.
    void showPrinted(int mistake);

    /// The widgets that can have the focus, in order.
    QList<QWidget*> focusOrder() const;

    QSize sizeHint() const override;

signals:
    /// Emitted when the order of the focus changed.
    void arranged();

    /// Emitted when the user asked for hands that show a printed mistake.
    void tableAsked(const showdown::gui::AskedTable& asked);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void shareWidth();
    void shareBeside();
    void setWide(bool isWide);
    void createWidgets();
    void arrange();
    void connectParts();
    void say();
    void updateLook();
    void showFunction();
    void setPrintedShown(bool shown);
    bool isPrintedShown() const;
    void fitChoice();

    const CompareSession& m_session;
    StepPlayer& m_player;
    QAction& m_asPrinted;
    ListingModel* m_listing = nullptr;
    ListingView* m_listingView = nullptr;
    VariablesModel* m_variables = nullptr;
    VariablesView* m_variablesView = nullptr;
    CallersView* m_callers = nullptr;
    HeadedBox* m_codeBox = nullptr;
    CodeChoice* m_codeChoice = nullptr;
    QToolButton* m_copyButton = nullptr;
    QToolButton* m_printedButton = nullptr;
    PrintedView* m_printed = nullptr;
    HeadedBox* m_variablesBox = nullptr;
    HeadedBox* m_callersBox = nullptr;
    QSplitter* m_beside = nullptr; ///< variables and callers
    QSplitter* m_split = nullptr;
    bool m_isBesideMoved = false; ///< by the user
    bool m_isSplitMoved = false;  ///< by the user
    QTabWidget* m_tabs = nullptr;
    bool m_isWide = true;
    bool m_isHigh = true;
};

} // namespace showdown::gui
