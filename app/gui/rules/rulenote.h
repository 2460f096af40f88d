// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/textlabel.h"

namespace showdown::gui {

/// What a changed rule would make of the hands on the table, in a line or two. If the result would
/// change the note stands out: filled, with an arrow before it.
class RuleNote : public TextLabel
{
    Q_OBJECT

public:
    explicit RuleNote(const QString& objectName, QWidget* parent = nullptr);

    /// A note without text takes no room.
    void setNote(const QString& text, bool standsOut);

    bool standsOut() const { return m_standsOut; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyLook();

    bool m_standsOut = false;
};

} // namespace showdown::gui
