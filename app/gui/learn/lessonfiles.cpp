// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonfiles.h"

#include "app/gui/learn/learnactions.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonstates.h"
#include "app/gui/widgets/askbox.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/noticebar.h"
#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"
#include "app/narration/progresstext.h"
#include "app/tables/savefile.h"

#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace showdown::gui {
namespace {

bool isWithin(const QString& path, const QString& folder)
{
    return path == folder || path.startsWith(folder + u'/');
}

} // namespace

LessonFiles::LessonFiles(LessonStates& states, LearnView& view, QObject* parent)
    : QObject(parent), m_states(states), m_view(view)
{
    makeBars();
    const LearnActions& actions = view.actions();
    connect(actions.openLessons, &QAction::triggered, this, &LessonFiles::askForFolder);
    connect(actions.readAgain, &QAction::triggered, this, &LessonFiles::readAgain);
    connect(actions.closeLessons, &QAction::triggered, this, [this] {
        if (const lessons::Lesson* lesson = m_view.current())
            closeFolder(lesson->origin);
    });
    connect(actions.exportProgress, &QAction::triggered, this, &LessonFiles::askForFile);
    connect(actions.clearProgress, &QAction::triggered, this, &LessonFiles::askToClear);
    connect(&states, &LessonStates::notKept, this, [this](narration::ProgressFault fault) {
        say(*m_progress, m_progressWords, [fault] { return narration::answerNotKeptText(fault); });
    });
    connect(&states, &LessonStates::kept, this, [this] {
        if (!m_states.store().problem())
            m_progress->dismiss(); // its message no longer applies
    });
    view.widget().installEventFilter(this);
}

void LessonFiles::makeBars()
{
    m_progress = &m_view.notices()->add(QStringLiteral("progressBar"));
    m_lessons = &m_view.notices()->add(QStringLiteral("lessonFilesBar"));
    m_goneBar = &m_view.notices()->add(QStringLiteral("goneFolderBar"));
    for (NoticeBar* bar : {m_progress, m_lessons, m_goneBar}) {
        bar->setClosable(true);
        bar->setIcon(IconId::problem);
    }
    QPushButton* forget = &m_goneBar->addButton(QStringLiteral("forgetFolderButton"));
    connect(forget, &QPushButton::clicked, this, [this] {
        if (const progress::Failure failure = m_states.drop(m_gone))
            say(*m_progress, m_progressWords,
                [fault = *failure] { return narration::progressNotClearedText(fault); });
        m_goneBar->dismiss();
        showGone();
        m_view.focus();
    });
    onRetranslate(*m_progress, [this] {
        if (m_progressWords)
            m_progress->setText(m_progressWords());
    });
    m_closeFaulty = &m_lessons->addButton(QStringLiteral("closeFaultyFolderButton"));
    connect(m_closeFaulty, &QPushButton::clicked, this, [this] { closeFolder(m_faultyFolder); });
    onRetranslate(*m_lessons, [this] {
        NoticeBar::setWords(*m_closeFaulty, tr("Close &this folder"),
                            tr("Show its lessons no longer; what you have answered is kept"));
        if (m_lessonsWords)
            m_lessons->setText(m_lessonsWords());
    });
    onRetranslate(*m_goneBar, [this, forget] {
        NoticeBar::setWords(*forget, tr("For&get it"),
                            tr("Forget this folder, and what you have answered in its lessons"));
        if (m_goneWords)
            m_goneBar->setText(m_goneWords());
    });
}

/// The words are kept as a function, so that they can be said again in another language.
void LessonFiles::say(NoticeBar& bar, Words& kept, const Words& words)
{
    if (&bar == m_lessons)
        m_closeFaulty->hide(); // unless it is about a folder
    kept = words;
    bar.setText(words());
    bar.present();
}

/// Nothing is opened until the view is shown.
bool LessonFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) {
        if (m_isBegun)
            m_states.refresh(); // another window may have recorded something
        else
            begin();
    }
    return QObject::eventFilter(watched, event);
}

void LessonFiles::begin()
{
    m_isBegun = true;
    const progress::ProgressStore& store = m_states.store();
    if (const auto problem = m_states.takeProblem())
        say(*m_progress, m_progressWords,
            [problem = *problem] { return narration::progressProblemText(problem); });
    if (const QStringList folders = progress::foldersThere(store.journal()); !folders.isEmpty()) {
        m_view.setOwnFolders(folders);
        showFaulty();
    }
    showGone();
}

/// Names one lesson that cannot be shown, preferably from this folder.
void LessonFiles::showFaulty(const QString& folder)
{
    const std::vector<lessons::FaultyLesson>& faulty = m_view.shelf().faulty();
    if (faulty.empty())
        return;
    auto named = std::ranges::find_if(
        faulty, [&folder](const auto& each) { return isWithin(each.folder, folder); });
    if (named == faulty.end())
        named = faulty.begin();
    m_faultyFolder.clear();
    for (const QString& own : progress::foldersThere(m_states.store().journal())) {
        if (isWithin(named->folder, own))
            m_faultyFolder = own;
    }
    const QDir lesson(named->folder);
    const QString name = QFileInfo(lesson.path()).dir().dirName() + u'/' + lesson.dirName();
    const narration::FileProblem problem = named->problems.front();
    say(*m_lessons, m_lessonsWords, [name, problem, count = static_cast<int>(faulty.size())] {
        //: %n: a number of lessons, more than the one that is named; %1: a folder; %2: what is wrong
        return tr("%n lessons cannot be shown. “%1”: %2", nullptr, count)
            .arg(narration::shownPath(name), narration::placedProblemText(problem));
    });
    m_closeFaulty->setVisible(!m_faultyFolder.isEmpty());
}

/// One folder at a time.
void LessonFiles::showGone()
{
    const QStringList gone = progress::goneFolders(m_states.store().journal());
    if (gone.isEmpty())
        return;
    m_gone = gone.front();
    say(*m_goneBar, m_goneWords, [this] {
        return tr("The folder “%1” with lessons of your own is not there.")
            .arg(narration::shownPath(m_gone));
    });
}

void LessonFiles::askForFolder()
{
    auto* dialog = new QFileDialog(m_view.widget().window(), tr("Open lessons"));
    dialog->setObjectName(QStringLiteral("openLessonsDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &LessonFiles::openFolder);
    dialog->open();
}

void LessonFiles::openFolder(const QString& folder)
{
    const QString path = QDir::cleanPath(QDir(folder).absolutePath());
    progress::ProgressStore& store = m_states.store();
    const bool wasKnown = store.journal().folders.contains(path);
    m_lessons->dismiss();
    QStringList folders = progress::foldersThere(store.journal());
    if (!folders.contains(path))
        folders += path;
    m_view.setOwnFolders(folders);
    const lessons::Shelf& shelf = m_view.shelf();
    const auto first = std::ranges::find(shelf.lessons(), path, &lessons::Lesson::origin);
    const bool isFaulty = std::ranges::any_of(
        shelf.faulty(), [&path](const auto& faulty) { return isWithin(faulty.folder, path); });
    if (first == shelf.lessons().end() && !isFaulty) {
        const bool isShown = std::ranges::any_of(
            shelf.lessons(), [&path](const auto& lesson) { return isWithin(lesson.folder, path); });
        say(*m_lessons, m_lessonsWords, [path, isShown] {
            return (isShown ? tr("The lessons of “%1” are on the list already.")
                            : tr("“%1” holds no lessons."))
                .arg(narration::shownPath(path));
        });
        return;
    }
    if (wasKnown && !isFaulty)
        say(*m_lessons, m_lessonsWords, [path] {
            return tr("“%1” is open already; its lessons were read again.")
                .arg(narration::shownPath(path));
        });
    if (const progress::Failure failure = store.addFolder(path))
        say(*m_progress, m_progressWords,
            [fault = *failure] { return narration::answerNotKeptText(fault); });
    if (isFaulty)
        showFaulty(path);
    if (first != shelf.lessons().end())
        m_view.open(static_cast<int>(first - shelf.lessons().begin()));
    m_view.focus();
}

void LessonFiles::readAgain()
{
    m_lessons->dismiss();
    m_view.setOwnFolders(progress::foldersThere(m_states.store().journal()));
    showFaulty();
    showGone();
    if (m_view.shelf().faulty().empty())
        emit m_view.said(tr("Your lessons were read again."));
}

void LessonFiles::closeFolder(const QString& folder)
{
    // The folder may be a text of a lesson that is removed.
    const QString path = folder; // NOLINT(performance-unnecessary-copy-initialization)
    QStringList left = progress::foldersThere(m_states.store().journal());
    left.removeAll(path);
    const progress::Failure failure = m_states.store().closeFolder(path);
    m_lessons->dismiss();
    m_view.setOwnFolders(left);
    m_view.focus();
    if (failure)
        say(*m_lessons, m_lessonsWords, [path] {
            return tr("The lessons of “%1” are closed, but will be back at the next start: the file "
                      "with your progress cannot be written to.")
                .arg(narration::shownPath(path));
        });
    else
        emit m_view.said(tr("The lessons of “%1” are closed. What you have answered in them is "
                            "kept.")
                             .arg(narration::shownPath(path)));
}

void LessonFiles::askForFile()
{
    auto* dialog = new QFileDialog(m_view.widget().window(), tr("Export progress"));
    dialog->setObjectName(QStringLiteral("exportProgressDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    //: The name of a file
    dialog->selectFile(tr("progress.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &LessonFiles::exportTo);
    dialog->open();
}

void LessonFiles::exportTo(const QString& path)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    progress::writeCsv(m_states.store().journal(), buffer);
    const auto fault = tables::saveFile(path, buffer.data());
    if (fault)
        say(*m_lessons, m_lessonsWords,
            [fault = *fault] { return narration::fileNotSaved(fault); });
    else
        emit m_view.said(
            tr("Your progress was written into “%1”.").arg(narration::shownPath(path)));
}

/// Asks first, because clearing cannot be undone.
void LessonFiles::askToClear()
{
    askFirst(
        *m_view.widget().window(),
        {QStringLiteral("clearProgressBox"),
         tr("Clear progress"),
         tr("Forget all that you have answered and opened in the lessons? This cannot be undone."),
         {tr("&Clear progress"), QStringLiteral("reallyClearProgressButton")}},
        [this] {
            if (const progress::Failure failure = m_states.clear())
                say(*m_progress, m_progressWords,
                    [fault = *failure] { return narration::progressNotClearedText(fault); });
        });
}

} // namespace showdown::gui
