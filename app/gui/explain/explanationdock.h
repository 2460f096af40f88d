// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QTabWidget;

namespace showdown {

class NextSlot;
class Session;
class WhyPage;

/// The explanation beside the table, in tabs. It can float, be moved to any side, and be closed.
class ExplanationDock : public QDockWidget
{
    Q_OBJECT

public:
    static constexpr int smallestWidth = 300;

    ExplanationDock(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// All pages together; where the window is small it shows them in another place.
    QTabWidget& tabs() const { return *m_tabs; }

    WhyPage& whyPage() const { return *m_whyPage; }

    void setCompact(bool compact);

    /// How wide it wants to be: the window gives it that much, and somebody may change it.
    int preferredWidth() const { return m_compact ? 320 : 360; }

    QSize sizeHint() const override;

private:
    QTabWidget* m_tabs = nullptr;
    WhyPage* m_whyPage = nullptr;
    bool m_compact = false;
};

} // namespace showdown
