// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace showdown::gui {

/// A page beside the situation: what a count says, in lines that scroll. It looks at nothing while it
/// is not to be seen.
class CountPage : public QWidget
{
    Q_OBJECT

protected:
    /// Object names begin with this one: "outs" is that of outsPage and outsScrollArea.
    CountPage(const QString& name, QWidget* parent);

    QScrollArea& scroll() const { return *m_scroll; }

    /// What scrolls, and its lines; the page has to end them with a stretch.
    QWidget* content() const { return m_content; }
    QVBoxLayout& lines() const { return *m_lines; }

    /// Calls showAll(), now or when the page is seen again.
    void refresh();

    /// Puts what is known on the page.
    virtual void showAll() = 0;

    void showEvent(QShowEvent* event) override;

private:
    void showNow();

    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_lines = nullptr;
    bool m_isStale = true;
};

} // namespace showdown::gui
