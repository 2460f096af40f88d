// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace showdown::gui {

/// A page beside the situation that shows results of a count in scrolling lines. It updates only
/// while visible.
class CountPage : public QWidget
{
    Q_OBJECT

protected:
    /// Object names begin with this one: "outs" for outsPage and outsScrollArea.
    CountPage(const QString& name, QWidget* parent);

    QScrollArea& scroll() const { return *m_scroll; }

    /// The scrolling part and its lines; the page has to end them with a stretch.
    QWidget* content() const { return m_content; }
    QVBoxLayout& lines() const { return *m_lines; }

    /// Calls showAll(), now or when the page is shown again.
    void refresh();

    /// Shows what is known.
    virtual void showAll() = 0;

    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showNow();
    void fitScrollBar();

    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_lines = nullptr;
    bool m_isStale = true;
};

} // namespace showdown::gui
