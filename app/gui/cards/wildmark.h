// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace showdown::gui {

/// What a wild acts as, under its card: a star and "acts as Q", or where that is too wide, a star
/// and "Q"; what it is only tried as stands there in the colour of a step. It can be clicked; whoever
/// listens offers another way to the same with the keyboard.
class WildMark : public QLabel
{
    Q_OBJECT

public:
    /// The mark of one slot, initially without words.
    WildMark(const QString& objectName, QWidget* parent);

    /// Empty texts mean that the slot holds no wild.
    void setMark(const QString& text, const QString& shortText, bool isTried);

    /// Centres the mark in this area, which it exceeds equally on both sides if it is too wide,
    /// with the shorter or the longer text.
    void placeIn(const QRect& area, bool isShort);

signals:
    void clicked();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int starWidth() const;

    QString m_text;
    QString m_shortText;
    bool m_isTried = false;
};

} // namespace showdown::gui
