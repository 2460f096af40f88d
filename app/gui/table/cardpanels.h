// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"

#include <QFrame>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace showdown::gui {

class CardRowEditor;
class PlayerActions;
class TableSession;

/// A panel around one row of cards, or two.
class RowPanel : public QFrame
{
    Q_OBJECT

public:
    explicit RowPanel(QWidget* parent);

    /// Takes this place at once, visible or not.
    void place(const QRect& geometry);

signals:
    /// Emitted when it needs a different height.
    void heightChanged();

protected:
    /// Puts its parts where they belong.
    virtual void arrange() = 0;

    /// Puts a part at a place that is mirrored in right-to-left layouts.
    void put(QWidget& widget, const QRect& place) const;

    void changeEvent(QEvent* event) override;
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

    /// How much of a height it uses, with cards as large as it allows.
    virtual int usedOf(int /*height*/) const { return pageHeight(); }

signals:
    /// Emitted when needed() changed.
    void neededChanged();

protected:
    /// Chooses the sizes anew.
    void chooseSizes();

    /// Takes the smallest sizes for a width, or the largest that the room allows.
    virtual void fit(int width, bool grows) = 0;

    /// The largest number of steps, from `most` down to 1, for which the cards fit; 0 if none does.
    static int largestFit(int most, const std::function<bool(int steps)>& fits);

    /// Goes one step further towards panels of less height; false if there is none. Each choice
    /// begins anew.
    virtual bool squeeze() { return false; }
    virtual void beginChoice() {}

    /// The height with the sizes taken last.
    virtual int pageHeight() const = 0;

    /// Puts the panels where they belong.
    virtual void arrange() = 0;

    QSize room() const { return m_room; }
    bool isCompact() const { return m_isCompact; }
    bool isPresenting() const { return m_isPresenting; }

    void changeEvent(QEvent* event) override;

private:
    const TableSession& m_session;
    QSize m_room;
    std::optional<int> m_mostHeight; ///< if not set, the height of the room
    int m_needed = 0;
    bool m_isCompact = false;
    bool m_isPresenting = false;
};

} // namespace showdown::gui
