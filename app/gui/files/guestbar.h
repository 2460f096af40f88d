// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QPushButton;

namespace showdown::gui {

class Document;
class NoticeBar;
class NoticePlace;
class TableSession;
struct Guest;

/// The line above a table that is shown beside the user's own one: what it is, that the user's
/// hands are kept, and the ways back to them and to the lesson.
class GuestBar : public QObject
{
    Q_OBJECT

public:
    /// The names of its parts begin with the purpose: `guestBar`, `guestBackButton`,
    /// `guestLessonButton`. Session, place and document must outlive it.
    GuestBar(TableSession& session, const Document& document, NoticePlace& notices,
             const QString& purpose, QObject* parent);

    /// What a guest is, without the titles, which may tell who wins: "Exercise 2 of a lesson".
    static QString plainOrigin(const Guest& guest);

    /// The words of a button that leads back to where a guest is from.
    static void nameBackButton(QPushButton& button, const std::optional<Guest>& guest);

signals:
    /// The own table is asked for.
    void backAsked();

    /// The lesson that the table is from is asked for.
    void lessonAsked();

private:
    void show();
    void showWords();
    QString text() const;
    QString origin() const;

    TableSession& m_session;
    const Document& m_document;
    NoticeBar& m_bar;
    QPushButton& m_back;
    QPushButton& m_lesson;
    bool m_isClosed = false;
};

} // namespace showdown::gui
