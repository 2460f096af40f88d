// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"

#include <QFrame>
#include <QWidget>

#include <optional>
#include <vector>

class QPainter;
class QVBoxLayout;

namespace showdown::gui {

class CardRowEditor;
class PlayerActions;
class TableSession;

/// A panel around one row of cards, or two; its layout gives its height.
class RowPanel : public QFrame
{
    Q_OBJECT

public:
    explicit RowPanel(QWidget* parent);

signals:
    /// Emitted when it needs, or may need, a different height.
    void heightChanged();

protected:
    /// Arranges the parts at once; emits heightChanged() if that is due, or if it may be.
    void arrange(bool mayNeed = false);
};

/// Draws the background and the edge of a panel, which is heavy in the colour of a role if there is
/// one. The font determines the sizes.
void paintPanel(QPainter& painter, const QRect& panel, std::optional<Role> role, const QFont& font,
                const Colors& colors);

/// Draws a bar at the start of such a panel.
void paintPanelBar(QPainter& painter, const QRect& panel, const QColor& color, const QFont& font,
                   Qt::LayoutDirection direction);

/// The rows of a CardField, each in a panel with what the view shows beside and under it: the small
/// interface between the field and its view. All cards of a kind have one size, the largest for
/// which nothing scrolls.
class CardPanels : public QWidget
{
    Q_OBJECT

public:
    CardPanels(const TableSession& session, QWidget* parent);

    /// All rows, as Place counts them.
    std::vector<int> allRows() const;

    /// The rows in sight, from top to bottom: at first those of the players who play.
    virtual std::vector<int> rows() const;

    virtual CardRowEditor& cards(int row) const = 0;
    virtual QWidget& panelOf(int row) const = 0;

    /// What can be done with a player, from 0; nullptr for nothing.
    virtual PlayerActions* actions(int /*player*/) const { return nullptr; }

    /// Opens the field for a new name of a player, from 0.
    virtual void editName(int /*player*/) {}

    /// Shows the panels of those who play.
    void showPlayers();

    /// For small windows.
    void setCompact(bool compact);

    /// Lets cards grow larger than is good for building.
    void setPresenting(bool presenting);

    /// The room within which nothing scrolls.
    void setRoom(QSize room);

    /// The height available when everything around the panels gives what it can. Only this height
    /// determines the form, so that it does not depend on earlier room.
    void setMostHeight(int height);

    /// The height at which nothing scrolls, with cards at the smallest of the chosen form.
    int needed() const { return m_needed; }

    /// How much of a height it uses, with cards as large as it allows. It takes those sizes for
    /// the answer, and then takes its own again.
    int usedOf(int height);

signals:
    /// Emitted when needed() changed.
    void neededChanged();

protected:
    /// Chooses the sizes anew.
    void chooseSizes();

    /// Takes the smallest sizes for a width; returns by how many steps cards can grow at most.
    virtual int takeSmallest(int width) = 0;

    /// Takes sizes for a width with cards that have grown by so many steps; false, and takes none,
    /// if they are too wide.
    virtual bool takeGrown(int steps, int width) = 0;

    /// Goes one step further towards panels of less height; false if there is none. Each choice
    /// begins anew.
    virtual bool squeeze() { return false; }
    virtual void beginChoice() {}

    /// Whether something is reduced so that all panels are visible at once.
    virtual bool isSqueezed() const { return false; }

    /// Gives the panels their places.
    virtual void arrange();

    /// Puts a panel, or what else stands between panels, under those before it.
    void addPanel(QWidget& panel);

    /// The margins and the gaps of the panels, and the width that they need at least. The margin
    /// under them counts only while cards grow.
    void setLengths(const QMargins& around, int gap, int leastWidth);

    bool isCompact() const { return m_isCompact; }
    bool isPresenting() const { return m_isPresenting; }
    QSize room() const { return m_room; }

    void changeEvent(QEvent* event) override;

private:
    void takeLeast(int width);
    void takeLeastBesideBar();
    void grow(int height);
    void spread();
    QSize pageSize() const;

    const TableSession& m_session;
    QVBoxLayout* m_stack = nullptr;
    QSize m_room;
    int m_width = 0; ///< the room's width without a scroll bar
    int m_leastWidth = 0;
    int m_steps = 0; ///< by which cards have grown
    int m_mostSteps = 0;
    int m_below = 0;                 ///< the margin under the panels
    int m_gap = 0;                   ///< between them, at least
    std::optional<int> m_mostHeight; ///< if not set, the height of the room
    int m_needed = 0;
    bool m_isCompact = false;
    bool m_isPresenting = false;
};

} // namespace showdown::gui
