// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTabWidget>

class QStackedWidget;

namespace showdown::gui {

/// A QTabWidget that lays its pages out once. QTabWidget gives them their room only after it is
/// shown, and paints everything again whenever a part of a page asks for a layout.
class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect pagesRect() const;

    QStackedWidget* m_pages = nullptr;
};

} // namespace showdown::gui
