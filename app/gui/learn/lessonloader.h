// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/askedstep.h"
#include "app/lessons/lesson.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <map>

class QPushButton;

namespace showdown::gui {

class NoticeBar;
class NoticePlace;
class OddsSession;
class Session;

/// What was loaded from a lesson.
struct LoadedPart
{
    enum class Kind : std::uint8_t { example, exercise };

    Kind kind = Kind::example;
    int number = 1; ///< from 1
    QString lesson; ///< its title
};

/// Puts what a lesson shows onto the tables of the other views, as one undo step, and says there, in
/// a bar that leads back, where it comes from. The bar stays as long as the table keeps its title.
class LessonLoader : public QObject
{
    Q_OBJECT

public:
    /// All of these must outlive it.
    struct Tables
    {
        Session& compare;
        NoticePlace& compareNotices;
        OddsSession& odds;
        NoticePlace& oddsNotices;
    };

    LessonLoader(const Tables& tables, QObject* parent);

    /// Hands go to Compare and a situation to Odds, with their rules and their lens, under a title of
    /// their own: by it the bar knows what lies there after an undo.
    void load(const lessons::Setting& setting, const QString& title, const LoadedPart& from);

    /// The hands of a step, under rules that may be changed for it. Their title is that of the exercise.
    void load(const AskedStep& step, const NamedRules& rules, const LoadedPart& from);

signals:
    /// Somebody wants to go back to the lesson.
    void backAsked();

private:
    /// The bar of one table.
    struct Back
    {
        NoticeBar* bar = nullptr;
        QPushButton* button = nullptr;
        std::map<QString, LoadedPart> loaded; ///< by the title that the table has with it
        QString title;                        ///< of what is on the table, or was last
    };

    void makeBar(Back& back, NoticePlace& notices, const QString& purpose);
    void showBar(Back& back, const QString& title);
    static QString textOf(const LoadedPart& from);

    Tables m_tables;
    Back m_compare;
    Back m_odds;
};

} // namespace showdown::gui
