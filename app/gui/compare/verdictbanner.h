// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/verdicttext.h"

#include <QFrame>
#include <QTimer>

namespace showdown {

class TextLabel;

/// Who won and why: a title and a sentence. A change is announced to screen readers when it has
/// stood for a moment, so that a row of quick changes is not read out one by one.
class VerdictBanner : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void setVerdict(const Verdict& verdict);

signals:
    /// Screen readers have been told this.
    void announced(const QString& text);

private:
    void announce();

    Verdict m_verdict;
    TextLabel* m_title = nullptr;
    TextLabel* m_sentence = nullptr;
    QTimer m_announcement;
};

} // namespace showdown
