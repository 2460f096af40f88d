// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/tablesexport.h"

#include "app/gui/files/stripcommands.h"
#include "app/lessons/lessonfolders.h"
#include "app/lessons/newlesson.h"
#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"
#include "app/tables/savefile.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QWidget>

namespace showdown::gui {

TablesExport::TablesExport(const StripCommands& strip, QWidget& window)
    : QObject(&window), m_strip(strip), m_window(window)
{
    connect(&strip, &StripCommands::worksheetAsked, this, [this] {
        if (const auto tables = questions())
            emit worksheetAsked(*tables);
    });
    connect(&strip, &StripCommands::lessonAsked, this, &TablesExport::makeLesson);
}

/// Those of which can be asked who wins; else it is said which is none.
std::optional<lessons::LessonTables> TablesExport::questions()
{
    const std::vector<int> asked = m_strip.chosen();
    const tables::TableStrip strip = m_strip.stripOf(asked);
    lessons::LessonTables all{strip.title, {}};
    for (std::size_t at = 0; at < asked.size(); ++at) {
        const auto one = lessons::lessonTables(strip.tables[at]);
        if (const auto* wrong = std::get_if<QString>(&one)) {
            //: %2: what is wrong with it, such as "no hand is of the rank …"
            emit said(tr("Table %1: %2.").arg(QString::number(asked[at] + 1), *wrong));
            return std::nullopt;
        }
        all.tables.push_back(std::get<lessons::LessonTables>(one).tables.front());
    }
    return all;
}

void TablesExport::makeLesson()
{
    const std::optional<lessons::LessonTables> tables = questions();
    if (!tables)
        return;
    auto* dialog = new QFileDialog(&m_window, tr("Lesson from these"));
    dialog->setObjectName(QStringLiteral("newLessonDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setLabelText(QFileDialog::FileName, tr("Folder of the lesson:"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // nothing is overwritten
    const QString wanted = QStringLiteral("01-")
                           + tables::fileNameOf(tables->title).toLower(); // its place in the order
    dialog->selectFile(lessons::isLessonName(wanted) ? wanted : QStringLiteral("01-tables"));
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, tables](const QString& folder) { writeLesson(*tables, folder); },
        Qt::QueuedConnection);
    dialog->open();
}

void TablesExport::writeLesson(const lessons::LessonTables& tables, const QString& folder)
{
    const QString shown = narration::shownPath(folder);
    const QDir place(folder);
    if (QFileInfo::exists(folder) && !place.isEmpty())
        return emit said(tr("“%1” is there already.", "%1: a folder").arg(shown));
    if (!lessons::isLessonName(place.dirName()))
        return emit said(narration::fileProblemText(narration::FileFault::folderName));
    const QString language = lessons::languageOf(folder);
    if (const auto fault = lessons::writeLesson(folder, lessons::lessonOf(tables, language)))
        return emit said(narration::saveFaultText(*fault));
    emit said(tr("The lesson is in “%1”; File › Open lessons in Learn shows it.").arg(shown));
}

} // namespace showdown::gui
