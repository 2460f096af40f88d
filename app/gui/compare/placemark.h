// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/playerfacts.h"

#include <QLabel>

namespace showdown::gui {

/// The place of a player as a pill: filled, with a trophy or an equal sign, for the first place;
/// quiet for the others; outlined for who takes no part.
class PlaceMark : public QLabel
{
    Q_OBJECT

public:
    explicit PlaceMark(QWidget* parent = nullptr);

    void setMark(const QString& text, Standing standing);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool hasIcon() const;

    Standing m_standing = Standing::notIn;
};

} // namespace showdown::gui
