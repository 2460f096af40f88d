// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/textlabel.h"
#include "app/progress/practice.h"

#include <QFrame>

#include <functional>

class QBoxLayout;
class QPainter;

namespace showdown::gui {

struct Colors;
enum class Role : std::uint8_t;

/// Runs `apply` now, and again whenever the font or the colours of the widget change.
void onLookChange(QWidget& widget, const std::function<void()>& apply);

/// Keeps the text of a widget at its size of the design, whatever the text size of its parent is.
void keepSize(QWidget& label, double size, QFont::Weight weight = QFont::Normal);

/// How a label looks; a size of 0 is that of its parent.
struct LabelLook
{
    double size = 0;
    QFont::Weight weight = QFont::Normal;
    Ink ink = Ink::text;
    bool wraps = true;
};

TextLabel* newLabel(const QString& name, QWidget* parent, const LabelLook& look = {});

/// A white box with a title in its first line.
class PracticeBox : public QFrame
{
    Q_OBJECT

public:
    /// The title label has this object name.
    explicit PracticeBox(const QString& titleName, QWidget* parent = nullptr,
                         double titleSize = 13);

    TextLabel& title() const { return *m_title; }

    /// The first line: the title, and what is put behind it.
    QBoxLayout& head() const { return *m_head; }

    /// The lines below it, and a new one with these parts, the last of which takes all room.
    QBoxLayout& body() const { return *m_body; }
    void addLine(const std::vector<QWidget*>& parts, Qt::Alignment last = {});

    /// With an edge in the colour of the accent.
    void setFirst(bool first);

    /// In the colours of a role.
    void setRole(Role role);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TextLabel* m_title;
    QBoxLayout* m_head;
    QBoxLayout* m_body;
    bool m_isFirst = false;
    std::optional<Role> m_role;
};

/// Draws a bar of right answers: green, or in the colour of what needs practice.
void paintShareBar(QPainter& painter, const QRect& bar, const progress::Share& share, bool isWeak,
                   Qt::LayoutDirection direction, const Colors& colors);

/// Such a bar by itself, which the words beside it describe.
class ShareBar : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setShare(const progress::Share& share, bool isWeak);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    progress::Share m_share;
    bool m_isWeak = false;
};

} // namespace showdown::gui
