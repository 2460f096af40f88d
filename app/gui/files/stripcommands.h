// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/tablefile.h"

#include <QObject>

#include <optional>
#include <vector>

class QMenu;
class QWidget;

namespace showdown::gui {

class Document;
class StripActions;

/// What a person does with the tables in a row of one file: go from one to the next, move, copy and
/// remove them, and make a worksheet, a lesson or a presentation of those that are chosen.
class StripCommands : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    StripCommands(Document& document, QWidget& window);

    Document& document() const { return m_document; }
    const StripActions& actions() const { return *m_actions; }

    /// The entries of all of them, for File.
    QMenu& menu() const { return *m_menu; }

    /// Goes to a table, and says which it is.
    void show(int table);

    /// Puts an empty table behind the shown one, under its rules.
    void addTable();

    /// The chosen tables, in order: the shown one unless others were chosen.
    std::vector<int> chosen() const;
    void choose(const std::vector<int>& tables);

    /// A file of some of the tables.
    tables::TableStrip stripOf(const std::vector<int>& tables) const;

    /// Moves the chosen tables before another one or, with the number of all, to the end.
    void moveChosen(int before);

    /// Whether a table is in front, so that going to another one is seen.
    void setShown(bool shown);

    /// Whether the tables are out of sight, while a class looks on.
    void setAway(bool away);
    bool isAway() const { return m_isAway; }

    // While some of them are presented, others are not gone to.

    bool isPresenting() const { return !m_presented.empty(); }

    /// Goes on to the next table, or back; false if there is none.
    bool turn(bool forward);

    void endPresentation();

    void retranslate();

signals:
    /// Emitted with a text for the status bar.
    void said(const QString& message);

    void awayChanged();

    /// Emitted when the shown table is to be presented.
    void presentAsked();

    /// Emitted when a worksheet or a lesson is to be made of chosen().
    void worksheetAsked();
    void lessonAsked();

private:
    void move(bool forward);
    void duplicate();
    void present();
    std::vector<int> presented() const;
    bool hasRoomFor(std::size_t more);
    std::optional<int> beside(bool forward) const;
    void forgetChosen();
    void showState();

    Document& m_document;
    StripActions* const m_actions;
    QMenu* const m_menu;
    std::vector<int> m_chosen;    ///< their keys; none: the shown one
    std::vector<int> m_presented; ///< their keys
    bool m_isShown = false;
    bool m_isAway = false;
};

} // namespace showdown::gui
