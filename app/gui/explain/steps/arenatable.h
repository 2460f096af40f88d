// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/arenapicture.h"

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace showdown::gui {

class Appearance;
class TextLabel;

/// The cards of a step: the two hands being compared, the one whose rank is sought with the group
/// being matched, or those of all players. Each card is a child widget, for the pointer and for
/// screen readers; all of them are painted here. Cards move to their new places unless the style
/// has no animations.
class ArenaTable : public QWidget
{
    Q_OBJECT

public:
    explicit ArenaTable(const Appearance& appearance, QWidget* parent = nullptr);

    /// The run must outlive the next call, or clear().
    void showStep(const Run& run, Moment moment, const QStringList& names);
    void clear();

    /// For small windows.
    void setCompact(bool compact);

    /// Lets cards grow larger than is good beside other work.
    void setPresenting(bool presenting);

    /// Makes the cards as large as the room allows, and equally large for all steps.
    void setRoom(QSize room);

    const ArenaPicture& picture() const { return m_picture; }
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    /// The least width at which the words before the cards have all their room.
    int leastWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    ArenaMetrics metrics() const;
    void fitCards();
    void arrange(bool moves);
    void placeWords();
    void placeCards();
    void startMotion(const std::vector<ArenaPicture::Place>& before);
    QRectF rectNow(std::size_t place) const;
    QRect mirrored(const QRect& rect) const;
    QPoint mirrored(QPoint point) const;

    void paintBand(QPainter& painter, const Colors& colors) const;
    void paintIndexes(QPainter& painter, const Colors& colors) const;
    void paintNumbers(QPainter& painter, const Colors& colors) const;
    void paintSpent(QPainter& painter, const Colors& colors) const;
    void paintRelations(QPainter& painter, const Colors& colors) const;

    const Appearance& m_appearance;
    const Run* m_run = nullptr;
    Moment m_moment = 0;
    QStringList m_names;
    bool m_compact = false;
    int m_widestCard = 96; ///< in pixels at the usual text size
    QSize m_room;
    int m_growth = 0; ///< of the cards, in that room
    ArenaPicture m_picture;
    std::vector<QRectF> m_from; ///< where each card comes from
    QVariantAnimation m_motion;
    std::vector<QWidget*> m_cards;
    std::vector<TextLabel*> m_titles;
    std::vector<TextLabel*> m_lines;
};

} // namespace showdown::gui
