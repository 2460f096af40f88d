// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QScrollArea;
class QStackedLayout;

namespace showdown::gui {

class Scrubber;
class Asking;
class CompareSession;
class StepActions;
class StepCode;
class StepNarration;
class StepPlayer;
class StepTransport;
class StepsNote;
struct AskedTable;

/// The page of the explanation that goes through the run: the text of the step, the controls, the
/// code with its current line, the variables, and the callers. They are made for the first run.
/// Session, player and actions must outlive it.
class StepsPage : public QWidget
{
    Q_OBJECT

public:
    StepsPage(const CompareSession& session, StepPlayer& player, StepActions& actions,
              QWidget* parent = nullptr);

    /// Puts a widget between the bar of the run and the code, once they are built: one whose height
    /// changes moves no button there.
    void addAboveCode(QWidget* widget);
    /// Puts a widget at the end of the row of buttons, above the bar of the run, once it is built.
    void addToTransport(QWidget* widget);

    /// Once built: what is judged there is not said a second time here. It must outlive the page.
    void setAsking(const Asking& asking);

    /// Puts the focus where arrow keys go through the steps.
    void focusSteps();

    /// Shows the function that runs as printed with a mistake, once built.
    void showPrinted(int mistake);

    /// When it is shown next it begins no run: at the start of the program, with a guest's hands.
    void waitForRequest() { m_waits = true; }

signals:
    /// Emitted when its parts were made, which then lie on the widget.
    void built(QWidget& parts);

    /// Emitted when the page becomes visible.
    void stepsShown();
    /// Emitted when the page is hidden.
    void stepsHidden();

    /// Emitted when the user asked to deal a hand so that there is a run.
    void dealAsked();
    /// Emitted when the user asked to see in Why a row of the ladder of a player, from 0, that the
    /// step answers.
    void rowAsked(int player, int row);
    /// Emitted when the user asked to see in Why the part of leafParts() of a comparison that the
    /// step settles.
    void partAsked(int comparison, int part);
    /// Emitted when the user asked for hands that show a printed mistake.
    void tableAsked(const showdown::gui::AskedTable& asked);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectPlayer();
    void orderFocus();
    void say();
    void updateLook();
    void fitSize();
    void fitScrollBar();
    void showState();
    void keepFocus();
    void askWhy();

    const CompareSession& m_session;
    StepPlayer& m_player;
    StepActions& m_actions;
    QStackedLayout* m_pages = nullptr;
    StepsNote* m_note = nullptr;
    QScrollArea* m_area = nullptr; ///< around the page, which may be higher than there is room

    // Null before the first run.
    QBoxLayout* m_layout = nullptr;
    StepNarration* m_narration = nullptr;
    StepTransport* m_transport = nullptr;
    Scrubber* m_scrubber = nullptr;
    StepCode* m_code = nullptr;

    bool m_waits = false;            ///< for a request, so that no other way begins a run
    bool m_wasLeft = true;           ///< for another page, so that coming here begins a run
    std::optional<int> m_endedTable; ///< the table whose run the user ended: it begins on request
};

} // namespace showdown::gui
