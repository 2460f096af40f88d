// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/progress/practice.h"

#include <QFrame>

#include <optional>

class QBoxLayout;
class QPainter;

namespace showdown::gui {

class TextLabel;

/// A white box with a title in its first line.
class PracticeBox : public QFrame
{
    Q_OBJECT

public:
    /// The title label has this object name.
    explicit PracticeBox(const QString& titleName, QWidget* parent = nullptr);

    /// The first line: the title, and what is put behind it.
    QBoxLayout& head() const { return *m_head; }

    /// The lines below it.
    QBoxLayout& body() const { return *m_body; }

    TextLabel& title() const { return *m_title; }

    /// With an edge in the colour of the accent, and a larger title.
    void setFirst(bool first);
    void setLargeTitle();

    /// In the colours of a role.
    void setRole(Role role);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();

    TextLabel* m_title;
    QBoxLayout* m_head;
    QBoxLayout* m_body;
    bool m_isFirst = false;
    std::optional<Role> m_role;
    double m_titleSize = 13;
};

/// Whether a share needs practice: below 75 %.
bool isWeak(const progress::Share& share);

/// Draws a bar of right answers: green, or in the colour of what needs practice.
void paintShareBar(QPainter& painter, const QRect& bar, const progress::Share& share, bool isWeak,
                   const Colors& colors, Qt::LayoutDirection direction);

/// Such a bar by itself, which the words beside it describe.
class ShareBar : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setShare(const progress::Share& share);

    /// As a sign for what its colour means.
    void setSample(bool isWeak);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    progress::Share m_share;
    std::optional<bool> m_sample;
};

} // namespace showdown::gui
