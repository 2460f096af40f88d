// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/verdicttext.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QSpacerItem;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class TextLabel;

/// Who won and why: a title and a sentence, with the icon and the colours of the winner, of a tie,
/// or of neither. A change is announced to screen readers when it has stood for a moment, so that
/// a row of quick changes is not read out one by one.
class VerdictBanner : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void setVerdict(const narration::Verdict& verdict);
    const narration::Verdict& verdict() const { return m_verdict; }

    void setCompact(bool compact);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Somebody wants the result as text.
    void copyRequested();

    /// Screen readers have been told this.
    void announced(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void announce();
    void applyLook();
    int leastHeight() const;

    narration::Verdict m_verdict;
    bool m_compact = false;
    TextLabel* m_title = nullptr;
    QLabel* m_sentence = nullptr;
    QToolButton* m_copy = nullptr;
    QVBoxLayout* m_words = nullptr;
    QSpacerItem* m_lead = nullptr;
    QSpacerItem* m_end = nullptr;
    QTimer m_announcement;
};

} // namespace showdown::gui
