// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "app/narration/verdicttext.h"

#include <QFrame>
#include <QTimer>

#include <optional>

class QLabel;
class QSpacerItem;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class PrimaryButton;
class TextLabel;

/// The role in which a verdict is shown; none while there is nothing to win or to share.
std::optional<Role> verdictRole(narration::VerdictKind kind);

/// The sign before a verdict.
IconId verdictIcon(narration::VerdictKind kind);

/// Who won and why: a title and a sentence, with the icon and the colours of the winner, of a tie,
/// or of neither. While a run is stepped through it says what is being found out instead, so that
/// the result is not given away. A change is announced to screen readers when it has stood for a
/// moment, so that a row of quick changes is not read out one by one.
class VerdictBanner : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void setVerdict(const narration::Verdict& verdict);
    const narration::Verdict& verdict() const { return m_verdict; }

    /// What a run is about at a step.
    struct Phase
    {
        QString title;    ///< "Player 1 vs Player 2"
        QString sentence; ///< "Comparing kicker 3."
        bool isPlaying = false;

        bool operator==(const Phase&) const = default;
    };

    /// Shows a phase in place of the verdict; nothing shows the verdict again.
    void setPhase(const std::optional<Phase>& phase);

    /// Shows the verdict on what is tried in place of the other; nothing shows that again. A phase
    /// goes first.
    void setTrial(const std::optional<narration::Verdict>& trial);

    /// Whether there is a run to step through.
    void setCanStep(bool canStep);

    /// Whether there is a card, so that there is something to copy.
    void setCanCopy(bool canCopy);

    void setCompact(bool compact);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Somebody wants the result as text.
    void copyRequested();

    /// Somebody wants to go through the run that gave the result.
    void stepsAsked();

    /// Somebody wants to see the result although the run has not come to it.
    void resultAsked();

    /// Somebody wants the try-out to end.
    void trialEndAsked();

    /// Screen readers have been told this.
    void announced(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString text() const;
    bool showsVerdict() const { return !m_phase && !m_trial; }
    void nameButtons();
    void showWords();
    void announce();
    void applyLook();
    int leastHeight() const;

    narration::Verdict m_verdict;
    std::optional<Phase> m_phase;
    std::optional<narration::Verdict> m_trial;
    bool m_canStep = false;
    bool m_compact = false;
    TextLabel* m_title = nullptr;
    QLabel* m_sentence = nullptr;
    PrimaryButton* m_steps = nullptr;
    QToolButton* m_result = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_copy = nullptr;
    QVBoxLayout* m_words = nullptr;
    QSpacerItem* m_gap = nullptr;
    QSpacerItem* m_lead = nullptr;
    QSpacerItem* m_end = nullptr;
    QTimer m_announcement;
};

} // namespace showdown::gui
