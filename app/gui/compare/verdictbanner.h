// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "app/narration/verdicttext.h"

#include <QFrame>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>

class QLabel;
class QSpacerItem;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class PrimaryButton;
class TextLabel;

/// The role whose colours a verdict has; none while there is nothing to win or to share.
std::optional<Role> verdictRole(narration::VerdictKind kind);

/// The sign before a verdict.
IconId verdictIcon(narration::VerdictKind kind);

/// Who won and why: a title and a sentence, with the icon and the colours of the winner, of a tie,
/// or of neither. While a run is stepped through it says what is being found out instead, so that
/// the result is not given away. A change is announced to screen readers only after a moment, so
/// that a series of quick changes is not read out one by one.
class VerdictBanner : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void setVerdict(const narration::Verdict& verdict);
    const narration::Verdict& verdict() const { return m_verdict; }

    /// The phase of a run at a step.
    struct Phase
    {
        QString title;    ///< "Player 1 vs Player 2"
        QString sentence; ///< "Comparing kicker 3."
        bool isPlaying = false;

        bool operator==(const Phase&) const = default;
    };

    /// Shows a phase instead of the verdict; nothing shows the verdict again.
    void setPhase(const std::optional<Phase>& phase);

    /// Asks who wins instead of telling, and says how to reveal it, below the title of the table if it
    /// has one; empty words: tells.
    void setKeptBack(const QString& how, const QString& tableTitle);

    /// Tells rules and lens in a line of their own, if they are not the usual ones; empty: nothing.
    void setRules(const QString& sentences);

    /// Has the verdict announced again, as it may be the same after an action.
    void repeat();
    /// As above, and before it the hands that were dealt.
    void sayDealt(std::function<QStringList()> hands);
    /// Takes back an announcement: the step that ends a run has said the verdict.
    void keepQuiet() { m_announcement.stop(); }

    /// Shows the verdict on a try-out instead of the real one; nothing shows the real one again. A
    /// phase has priority.
    void setTrial(const std::optional<narration::Verdict>& trial);

    /// Whether there is a run to step through.
    void setCanStep(bool canStep);

    /// Whether there is a card, and so something to copy.
    void setCanCopy(bool canCopy);

    void setCompact(bool compact);

    /// For a class: without buttons.
    void setPresenting(bool presenting);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when the user asked for the result as text.
    void copyRequested();

    /// Emitted when the user asked to step through the run.
    void stepsAsked();

    /// Emitted when the user asked for the result before the run has reached it.
    void resultAsked();

    /// Emitted when the user asked to end the try-out.
    void trialEndAsked();

    /// Emitted with the text that screen readers were told.
    void announced(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString text() const;
    bool showsVerdict() const { return !m_phase && !m_trial && m_keptBack.isEmpty(); }
    bool isAsked() const { return !m_phase && !m_keptBack.isEmpty(); }
    std::optional<Role> shownRole() const;
    void nameButtons();
    void showWords();
    void showButtons();
    void announce();
    void applyLook();
    int leastHeight() const;

    narration::Verdict m_verdict;
    std::optional<Phase> m_phase;
    std::optional<narration::Verdict> m_trial;
    QString m_keptBack; ///< how to reveal the verdict
    QString m_tableTitle;
    bool m_canStep = false;
    bool m_compact = false;
    bool m_isPresenting = false;
    TextLabel* m_title = nullptr;
    QLabel* m_sentence = nullptr;
    TextLabel* m_rules = nullptr;
    PrimaryButton* m_steps = nullptr;
    QToolButton* m_result = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_copy = nullptr;
    QVBoxLayout* m_words = nullptr;
    QSpacerItem* m_gap = nullptr;
    QSpacerItem* m_lead = nullptr;
    QSpacerItem* m_end = nullptr;
    QTimer m_announcement;
    std::function<QStringList()> m_dealt; ///< the hands, until they are announced
};

} // namespace showdown::gui
