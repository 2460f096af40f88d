// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;
class DecisionOverlay;
class TextLabel;
class WorkingHandView;

/// The working hands of an answered question one below the other, with what decides between them,
/// as Compare shows them.
class AnswerHands : public QWidget
{
    Q_OBJECT

public:
    /// The appearance must outlive it.
    explicit AnswerHands(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows these hands, of which the complete ones count; it is hidden if none is.
    void setHands(const std::vector<Hand>& hands, const HouseRules& rules,
                  std::optional<Category> lens);

    /// In little room: with smaller cards.
    void setCompact(bool compact);

protected:
    bool event(QEvent* event) override;

private:
    struct Row
    {
        TextLabel* name = nullptr;
        WorkingHandView* hand = nullptr;
        TextLabel* reason = nullptr; ///< in its place: why there is none
    };

    void applyMetrics();
    void place();

    std::array<Row, 3> m_rows;
    DecisionOverlay* m_overlay;
    bool m_isCompact = false;
};

} // namespace showdown::gui
