// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/rowlist.h"
#include "app/narration/oddsarithmetictext.h"

#include <vector>

namespace showdown::gui {

/// The arithmetic, line by line: "Win", "7 ÷ 42 unseen", "16.7 %". Arrows move over the lines, so
/// that they can be read one by one.
class WorkingList : public RowList
{
    Q_OBJECT

public:
    /// The columns of a line by role; the display role holds the label.
    enum Role {
        reckoningRole = Qt::UserRole,
        resultRole,
        kindRole, ///< a Kind
        bandRole, ///< has the alternate background
    };
    enum Kind { line, heading, note };

    explicit WorkingList(QWidget* parent = nullptr);

    void setParts(const std::vector<narration::ArithmeticPart>& parts);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void addText(Kind kind, const QString& text);
    void addLine(const narration::ArithmeticRow& row, bool isBanded);

    std::vector<narration::ArithmeticPart> m_parts;
};

} // namespace showdown::gui
