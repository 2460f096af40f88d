// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QTabWidget;

namespace showdown::gui {

class NextSlot;
class Session;
class WhyPage;

/// The explanation beside the table, in tabs. It can float, be moved to any side, and be closed.
class ExplanationDock : public QDockWidget
{
    Q_OBJECT

public:
    static constexpr int smallestWidth = 300;
    static constexpr int compactWidth = 320;
    static constexpr int usualWidth = 360;

    ExplanationDock(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// All pages together; where the window is small it shows them in another place.
    QTabWidget& tabs() const { return *m_tabs; }

    WhyPage& whyPage() const { return *m_whyPage; }

    void setCompact(bool compact);

    /// How wide it is until somebody changes that.
    int preferredWidth() const { return m_compact ? compactWidth : usualWidth; }

private:
    QTabWidget* m_tabs = nullptr;
    WhyPage* m_whyPage = nullptr;
    bool m_compact = false;
};

} // namespace showdown::gui
