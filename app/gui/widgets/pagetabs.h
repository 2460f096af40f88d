// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTabWidget>

class QStackedWidget;

namespace showdown::gui {

/// Lets only the shown page of `pages` count for their least size: another one may have kept that
/// of a larger window. A page that is taken out keeps the size policy it had there.
void countShownPageOnly(QStackedWidget& pages);

/// A QTabWidget that gives its pages their room before it is shown, so that they are laid out once.
/// Only the shown page counts for its least size. While its tab bar is hidden it does not paint
/// everything again whenever a part of a page asks for a layout.
class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent = nullptr);

protected:
    void tabInserted(int index) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect pagesRect() const;

    QStackedWidget* m_pages = nullptr;
};

} // namespace showdown::gui
