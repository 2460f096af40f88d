// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

#include <array>

class QBoxLayout;
class QFrame;

namespace showdown::gui {

class Appearance;
class ArenaTable;
class FoundList;
class CompareSession;
class StepPlayer;
class TextLabel;
class WaitingPlayer;

/// The arena: what the code works on at a step, shown instead of the players' panels: the cards,
/// the waiting players, and the findings so far. Session, player and appearance must outlive it.
class ArenaView : public QScrollArea
{
    Q_OBJECT

public:
    ArenaView(const CompareSession& session, StepPlayer& player, const Appearance& appearance,
              QWidget* parent = nullptr);

    /// For small windows.
    void setCompact(bool compact);

    /// Lets cards grow larger than is good beside other work.
    void setPresenting(bool presenting);

    /// Puts the focus on the findings so far.
    void focusFound();

    /// The height at which only the findings need to scroll.
    int neededHeight() const;

    /// Sets its height at any step; cards become as large as that allows.
    void setUsualHeight(int height);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void setMargins();
    void fitCards();
    void updateLook();
    void showStep();
    void showWaiting();

    const CompareSession& m_session;
    StepPlayer& m_player;
    bool m_compact = false;
    int m_usualHeight = 0;
    bool m_isShown = false; ///< instead of the panels
    QWidget* m_content = nullptr;
    ArenaTable* m_table = nullptr;
    QFrame* m_waitingFrame = nullptr;
    std::array<WaitingPlayer*, 2> m_waiting{};
    QFrame* m_foundFrame = nullptr;
    TextLabel* m_heading = nullptr;
    TextLabel* m_hint = nullptr;
    FoundList* m_found = nullptr;
    QBoxLayout* m_layout = nullptr;
};

} // namespace showdown::gui
