// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace showdown::gui {

/// A word in a rounded field that says how a player stands: filled with a trophy for who is ahead,
/// tinted otherwise.
class OddsChip : public QWidget
{
    Q_OBJECT

public:
    OddsChip(const QString& objectName, bool isFilled, QWidget* parent);

    QString text() const { return m_text; }
    void setText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont textFont() const;

    const bool m_isFilled;
    QString m_text;
};

} // namespace showdown::gui
