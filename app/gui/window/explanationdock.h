// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/view.h"

#include <QDockWidget>
#include <QHash>

class QTabWidget;

namespace showdown::gui {

/// The explanation beside a view, in tabs. It can float, be moved to any side, and be closed.
class ExplanationDock : public QDockWidget
{
    Q_OBJECT

public:
    static constexpr int smallestWidth = 300;
    static constexpr int compactWidth = 320;
    static constexpr int usualWidth = 360;
    static constexpr int compactStepsWidth = 440; ///< while a run is stepped through
    static constexpr int stepsWidth = 648;

    explicit ExplanationDock(QWidget* parent = nullptr);

    /// Shows these pages of a view, and no others; the names of their tabs may have changed. The
    /// page last seen of this view comes back if it is still there, otherwise its first one.
    void setPages(const QString& view, const std::vector<DockPage>& pages);

    /// Names the dock, and its tab in a small window; empty: "Explanation".
    void setTitle(const QString& title);

    /// Goes to the page of this name; false if there is none.
    bool showPage(const QString& name);

    /// The name of the current page; empty if there is none.
    QString pageName() const;

    /// The name of the page last seen of a view.
    QString pageOf(const QString& view) const;
    void setPageOf(const QString& view, const QString& page);

    /// The tabs with all pages; in a small window they are shown elsewhere.
    QTabWidget& tabs() const { return *m_tabs; }

    void setCompact(bool compact);

    /// For a class: only the page itself, without title and tabs.
    void setPresented(bool presented);

    /// For pages that need as much width as the view beside them.
    void setWide(bool wide);
    bool isWide() const { return m_isWide; }

    /// Its width until the user changes it.
    int preferredWidth() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void orderPage();
    void changePages(const std::vector<DockPage>& pages);

    QTabWidget* m_tabs = nullptr;
    std::vector<DockPage> m_pages;
    QString m_view;                      ///< whose pages these are
    QHash<QString, QString> m_lastPages; ///< of the other views
    QWidget* m_gone = nullptr;           ///< the page that was shown before it went
    bool m_compact = false;
    bool m_isWide = false;
};

} // namespace showdown::gui
