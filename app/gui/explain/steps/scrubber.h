// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"

#include <QSlider>

namespace showdown::gui {

struct Colors;
class CompareSession;

/// Where the run stands: a bar with a segment for each chapter, under its name, and a tick for
/// each finding. Clicking a name goes to the chapter's start, dragging goes through the steps.
class Scrubber : public QSlider
{
    Q_OBJECT

public:
    /// Both must outlive it.
    Scrubber(const CompareSession& session, StepPlayer& player, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Segment
    {
        int first = 0;
        int last = 0;
        QRect bar; ///< in the direction of the layout
    };

    void follow();
    void measure();
    void goTo(int index);
    int end() const;
    bool tells(const Chapter& chapter) const;
    QString title(const Segment& segment) const;
    int indexAt(const QPoint& position) const;
    int snapped(int index) const;
    void paintNames(QPainter& painter, const Colors& colors) const;
    int xOf(int index) const;

    const CompareSession& m_session;
    StepPlayer& m_player;
    std::vector<Segment> m_segments; ///< as wide as the bar is now
    QRect m_ahead;                   ///< what is still to come, where nothing tells of it
};

} // namespace showdown::gui
