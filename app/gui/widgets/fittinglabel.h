// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QStringList>

namespace showdown::gui {

/// A line of text that says less where there is less room: the first of several texts that fits,
/// or what fits of the last one. The whole text stays its text() and its tool tip.
class FittingLabel : public QLabel
{
    Q_OBJECT

public:
    explicit FittingLabel(const QString& objectName, QWidget* parent = nullptr);

    /// From the longest to the shortest; at least one.
    void setTexts(const QStringList& texts);

    QString shownText() const;

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showToolTip();

    QStringList m_texts;
};

} // namespace showdown::gui
