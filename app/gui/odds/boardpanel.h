// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsmetrics.h"

#include <QFrame>

#include <vector>

namespace showdown::gui {

class AheadBox;
class Appearance;
class Bracket;
class OddsPlaces;
class OddsSession;
class OddsSlotRow;
class TextLabel;

/// The board: how many cards are to come, its five slots by street, who is ahead, and below it the
/// dead cards if they are needed.
class BoardPanel : public QFrame
{
    Q_OBJECT

public:
    BoardPanel(OddsSession& session, OddsPlaces& places, const Appearance& appearance,
               QWidget* parent = nullptr);

    OddsSlotRow& cards() const { return *m_cards; }
    OddsSlotRow& dead() const { return *m_dead; }
    AheadBox& ahead() const { return *m_ahead; }

    void setMetrics(const OddsMetrics& metrics);

    /// Whether the dead cards are visible even if there are none.
    void setShowsDead(bool shows);
    bool isDeadSeen() const;

    int heightForWidth(int width) const override;
    int heightWith(const OddsMetrics& metrics, int width) const;

    /// Takes this place at once.
    void place(const QRect& geometry);

    /// "One card to come".
    QString toComeText() const;

signals:
    /// Emitted when it needs a different height.
    void heightChanged();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showCards();
    void arrange();
    int rowHeight(const OddsMetrics& metrics, int width) const;
    int deadHeight(const OddsMetrics& metrics, int width) const;
    int titleWidth(const OddsMetrics& metrics, int width) const;
    int boxWidth(const OddsMetrics& metrics, int width) const;
    void put(QWidget& widget, const QRect& place) const; ///< mirrored in right-to-left layouts
    std::vector<Bracket> brackets() const;

    const OddsSession& m_session;
    OddsMetrics m_metrics;
    bool m_showsDead = false;
    TextLabel* m_title = nullptr;
    TextLabel* m_toCome = nullptr;
    TextLabel* m_deadCaption = nullptr;
    OddsSlotRow* m_cards = nullptr;
    AheadBox* m_ahead = nullptr;
    OddsSlotRow* m_dead = nullptr;
};

} // namespace showdown::gui
