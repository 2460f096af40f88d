// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/guestbar.h"

#include "app/gui/files/document.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"

#include <QPushButton>

namespace showdown::gui {

GuestBar::GuestBar(TableSession& session, const Document& document, NoticePlace& notices,
                   const QString& purpose, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_document(document),
      m_bar(notices.add(purpose + QStringLiteral("Bar"))),
      m_back(m_bar.addButton(purpose + QStringLiteral("BackButton"))),
      m_lesson(m_bar.addButton(purpose + QStringLiteral("LessonButton")))
{
    connect(&m_back, &QPushButton::clicked, this, &GuestBar::backAsked);
    connect(&m_lesson, &QPushButton::clicked, this, &GuestBar::lessonAsked);
    connect(&m_bar, &NoticeBar::closed, this, [this] { m_isClosed = true; });
    connect(&session, &TableSession::guestChanged, this, [this] {
        m_isClosed = false;
        m_bar.dismiss(); // only the latest notice is visible
        show();
    });
    session.whenChanged(TableChange::title, this, &GuestBar::show);
    connect(&document, &Document::stateChanged, this, &GuestBar::show);
    onRetranslate(m_bar, [this] { showWords(); });
}

void GuestBar::showWords()
{
    NoticeBar::setWords(m_back, tr("Back to &my hands"),
                        tr("Show your own table again, as you left it"));
    show();
}

void GuestBar::nameBackButton(QPushButton& button, const std::optional<Guest>& guest)
{
    if (guest && guest->source == Guest::Source::question) {
        NoticeBar::setWords(button, tr("Back to &practice"),
                            tr("Go on with the question that this comes from"));
    } else {
        NoticeBar::setWords(button, tr("Back to &lesson"),
                            tr("Go on reading where this comes from"));
    }
}

/// If no own table waits, and the cards are not from a lesson, there is nothing to say.
void GuestBar::show()
{
    const bool isOwnKept = m_session.guest() && m_document.hasOwn(m_session);
    m_back.setVisible(isOwnKept);
    m_lesson.setVisible(m_session.guest() && m_session.guest()->leadsBack());
    nameBackButton(m_lesson, m_session.guest());
    m_bar.setClosable(!isOwnKept);
    m_bar.setLasting(isOwnKept); // the way back
    const QString words = text();
    if (words.isEmpty() || (m_isClosed && !isOwnKept))
        return m_bar.dismiss();
    const bool isOfPractice =
        m_session.guest() && m_session.guest()->source == Guest::Source::question;
    m_bar.setIcon(m_lesson.isHidden() ? IconId::note
                  : isOfPractice      ? IconId::practice
                                      : IconId::learn);
    m_bar.setText(words);
    m_bar.present();
}

QString GuestBar::text() const
{
    if (!m_session.guest())
        return {};
    const QString from = origin();
    if (!m_document.hasOwn(m_session))
        return m_session.guest()->leadsBack() ? from : QString();
    const QString kept = tr("Your hands are kept.");
    //: Two sentences; %1: what is shown, %2: "Your hands are kept."
    return from.isEmpty() ? kept : tr("%1 %2").arg(from, kept);
}

QString GuestBar::plainOrigin(const Guest& guest)
{
    switch (guest.source) {
    case Guest::Source::example:
        return guest.number == 0 ? tr("Examples of a lesson")
                                 : tr("Example %1 of a lesson").arg(guest.number);
    case Guest::Source::exercise:
        return tr("Exercise %1 of a lesson").arg(guest.number);
    case Guest::Source::sample:
        return tr("A sample");
    case Guest::Source::question:
        return tr("Question %1 of practice").arg(guest.number);
    case Guest::Source::situation:
        break;
    }
    return tr("The hands of the situation in Odds");
}

/// The origin of the guest, as long as its cards are unchanged.
QString GuestBar::origin() const
{
    const Guest& guest = *m_session.guest();
    const QString title = m_session.title();
    //: A sentence of its own; %1: such as "Exercise 2 of a lesson"
    const QString plain = tr("%1.").arg(plainOrigin(guest));
    if (m_session.isGuestTitleHidden() && m_session.hasGuestCards())
        return plain;
    switch (guest.source) {
    case Guest::Source::example:
    case Guest::Source::exercise: {
        if (guest.number == 0)
            return tr("Examples from “%1”.", "%1: the title of a lesson").arg(guest.lesson);
        if (title.isEmpty())
            return {};
        const QString text = guest.source == Guest::Source::example
                                 ? tr("Example %1 from “%2”.", "%2: the title of a lesson")
                                 : tr("Exercise %1 from “%2”.", "%2: the title of a lesson");
        return text.arg(guest.number).arg(guest.lesson);
    }
    case Guest::Source::sample:
        return title.isEmpty() ? QString()
                               : tr("Sample: “%1”.", "%1: the title of a sample").arg(title);
    case Guest::Source::question:
    case Guest::Source::situation:
        break;
    }
    return title.isEmpty() ? QString() : plain;
}

} // namespace showdown::gui
