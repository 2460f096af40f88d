// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonsharing.h"

#include "app/gui/export/fileexport.h"
#include "app/gui/learn/learnactions.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessondocument.h"
#include "app/gui/learn/lessonprint.h"
#include "app/gui/theme/appearance.h"
#include "app/lessons/dealtexercises.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace showdown::gui {

LessonSharing::LessonSharing(LearnView& view, const Appearance& appearance, QWidget* window)
    : QObject(&view),
      m_view(view),
      m_appearance(appearance),
      m_window(window),
      m_menu(new QMenu(window)),
      m_file(new FileExport(window, this))
{
    const LearnActions& actions = view.actions();
    actions.withAnswers->setChecked(true);
    m_menu->setObjectName(QStringLiteral("exportLessonMenu"));
    m_menu->addActions({actions.exportPdf, actions.exportHtml});
    m_menu->addSeparator();
    m_menu->addAction(actions.withAnswers);
    connect(m_file, &FileExport::said, &view, &View::said);
    connect(actions.exportPdf, &QAction::triggered, this,
            [this] { exportAs(QStringLiteral("pdf"), tr("PDF files (*.pdf)"), lessonPdf); });
    connect(actions.exportHtml, &QAction::triggered, this,
            [this] { exportAs(QStringLiteral("html"), tr("Web pages (*.html)"), lessonHtml); });
    connect(actions.print, &QAction::triggered, this, &LessonSharing::print);
    retranslate();
}

void LessonSharing::retranslate()
{
    //: A submenu of File; its entries: "As PDF…", "As HTML…"
    m_menu->setTitle(tr("E&xport lesson"));
}

/// Everyone's paper has the same tables.
LessonOnPaper LessonSharing::paper(const LessonPlace& place) const
{
    lessons::Lesson lesson = *m_view.current();
    lessons::dealAgain(lesson, lessons::usualSeed);
    const bool isAnswered = m_view.actions().withAnswers->isChecked();
    return {std::move(lesson), place, m_appearance.suitColors(),
            isAnswered ? LessonTasks::answered : LessonTasks::open};
}

/// The current lesson is written, even if another one is opened while the dialog is open.
void LessonSharing::exportAs(const QString& suffix, const QString& kind,
                             QByteArray (*bytesOf)(const LessonOnPaper&))
{
    const LessonPlace place = m_view.placeOf(*m_view.current());
    const QByteArray bytes = bytesOf(paper(place));
    m_file->ask({m_view.current()->id, suffix, {{kind, [bytes] { return bytes; }}}});
}

void LessonSharing::print()
{
    const LessonPlace place = m_view.placeOf(*m_view.current());
    printLesson(paper(place), *m_window);
}

} // namespace showdown::gui
