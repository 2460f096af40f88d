// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/filecommands.h"

#include "app/gui/files/fileactions.h"
#include "app/gui/files/fileboxes.h"
#include "app/gui/files/filemenus.h"
#include "app/gui/files/guestbar.h"
#include "app/gui/files/propertiesdialog.h"
#include "app/gui/files/stripactions.h"
#include "app/gui/session/tablesession.h"
#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"
#include "app/tables/savefile.h"
#include "app/tables/tablefile.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

/// Escapes a text for a window's title, where "[*]" is the mark of a modified file.
QString titlePart(QString text)
{
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

/// The `.showdown` files that are dragged.
QStringList tableFiles(const QDropEvent& event)
{
    QStringList files;
    const QList<QUrl> urls = event.mimeData()->urls();
    for (const QUrl& url : urls) {
        const QString path = url.toLocalFile();
        if (path.endsWith(QStringLiteral(".showdown"), Qt::CaseInsensitive))
            files << path;
    }
    return files;
}

} // namespace

FileCommands::FileCommands(const std::vector<DocumentPart>& parts, QWidget& window)
    : QObject(&window),
      m_window(window),
      m_document(parts),
      m_strip(m_document, window),
      m_recovery(m_document, this),
      m_actions(new FileActions(this)),
      m_recentMenu(new QMenu(&window)),
      m_recoverMenu(new QMenu(&window))
{
    m_recentMenu->setObjectName(QStringLiteral("recentFilesMenu"));
    m_recoverMenu->setObjectName(QStringLiteral("recoverMenu"));
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    connectActions();
    connect(&m_document, &Document::stateChanged, this, &FileCommands::showState);
    connect(&m_document, &Document::stripChanged, this, &FileCommands::showState);
    connect(&m_strip, &StripCommands::said, this, &FileCommands::said);
    for (TableSession* each : m_document.sessions()) {
        connect(each, &TableSession::guestChanged, this, &FileCommands::showState);
        each->askBeforeGuestGoes([this, each](const std::function<void()>& next) {
            m_afterSaving = nullptr;
            std::vector<TableSession*> lost = m_recovery.guestsNotKept();
            std::erase_if(lost, [each](const TableSession* other) { return other != each; });
            askAboutGuestsThen(next, lost);
        });
    }
    connect(&m_recovery, &TableRecovery::notKept, this, [this](narration::SaveFault fault) {
        //: In the status bar; %1: a folder; %2: a sentence that says why a file could not be saved
        emit said(
            tr("What you build cannot be kept in %1 for the next start. %2")
                .arg(narration::shownPath(m_recovery.folder()), narration::saveFaultText(fault)));
    });
    const auto sayKept = [this] {
        emit said(tr("What you changed is kept under File › Recover."));
    };
    connect(&m_recovery, &TableRecovery::guestKept, this, sayKept,
            Qt::QueuedConnection); // after all else
    retranslate();
}

FileCommands::~FileCommands()
{
    for (TableSession* each : m_document.sessions())
        each->askBeforeGuestGoes(nullptr);
}

void FileCommands::setShown(TableSession* session)
{
    m_shown = session;
    m_strip.setShown(session != nullptr);
    showState();
}

QList<QAction*> FileCommands::tableMenu() const
{
    QList<QAction*> entries = m_strip.actions().menu();
    entries.insert(entries.indexOf(m_strip.actions().moveBack), m_actions->newTable);
    return entries << nullptr << m_actions->properties;
}

QString FileCommands::titled(const QString& viewTitle) const
{
    const TableSession* guest = shownGuest();
    const bool isHidden = guest && guest->isGuestTitleHidden() && guest->hasGuestCards();
    const QString view = titlePart(isHidden ? GuestBar::plainOrigin(*guest->guest()) : viewTitle);
    const QString name = titlePart(m_document.name());
    //: The window's title: the name of the hands on the table, and of the program
    if (!m_document.isNamed() || guest)
        return view.isEmpty() ? tr("Showdown") : tr("%1 — Showdown").arg(view);
    return view.isEmpty()
               ? tr("%1[*] — Showdown", "%1: a file").arg(name)
               : tr("%1 — %2[*] — Showdown", "%1: hands or a lesson; %2: a file").arg(view, name);
}

QList<QAction*> FileCommands::menuEntries() const
{
    return {m_actions->newTable,
            m_actions->addTable,
            m_actions->newFile,
            m_strip.menu().menuAction(),
            m_actions->open,
            m_recentMenu->menuAction(),
            m_recoverMenu->menuAction(),
            nullptr,
            m_actions->save,
            m_actions->saveAs,
            m_actions->properties};
}

void FileCommands::retranslate()
{
    m_actions->retranslate();
    m_strip.retranslate();
    showState();
    m_recentMenu->setTitle(tr("Open &recent"));
    m_recoverMenu->setTitle(tr("Reco&ver"));
    fillRecent();
    fillRecoverable();
}

void FileCommands::keepIn(QSettings& settings)
{
    m_recent.keepIn(settings);
}

void FileCommands::keepTablesIn(const QString& folder)
{
    m_recovery.keepIn(folder);
}

void FileCommands::start(const std::optional<QString>& path, bool restores)
{
    tables::LeftTables left = m_recovery.left();
    std::vector<tables::FaultyTable> wrong;
    const std::optional<narration::FileProblem> problem =
        path ? m_document.open(*path) : std::nullopt;
    if (problem)
        wrong.push_back({*path, *problem});
    if (path && !problem) {
        m_recent.add(m_document.path());
        emit opened();
    } else if (restores) {
        if (const auto notRestored = m_recovery.restore(left.tables))
            wrong.push_back(*notRestored);
    }
    // Not before the window is shown: other arguments may end the program.
    QTimer::singleShot(0, this, [this, wrong, left] {
        if (!wrong.empty())
            showProblems(wrong);
        tidy(left);
    });
}

std::optional<narration::FileProblem> FileCommands::show(const QString& path)
{
    const tables::TableStripResult file = m_document.read(path);
    if (const auto* problem = std::get_if<narration::FileProblem>(&file))
        return *problem;
    m_document.begin({std::get<tables::TableStrip>(file), {}, {}});
    return std::nullopt;
}

void FileCommands::open(const QString& path)
{
    const tables::TableStripResult file = m_document.read(path);
    if (const auto* problem = std::get_if<narration::FileProblem>(&file))
        return showProblems({{path, *problem}}); // before anything is asked
    askThen([this, path] { openNow(path); });
}

void FileCommands::adopt(const QString& path)
{
    m_recovery.adopt(path);
}

bool FileCommands::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Close:
        if (close())
            break;
        event->ignore();
        return true;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        auto& dragged = static_cast<QDropEvent&>(*event);
        const bool takes = !tableFiles(dragged).isEmpty();
        if (takes && event->type() == QEvent::Drop)
            drop(dragged);
        dragged.setDropAction(Qt::CopyAction);
        dragged.setAccepted(takes);
        return true;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FileCommands::connectActions()
{
    const auto leave = [this] { askThen([this] { beginNew(); }); };
    connect(m_actions->newTable, &QAction::triggered, this, [this, leave] {
        TableSession& session = m_document.mainSession();
        if (m_document.tableCount() > 1)
            m_strip.addTable();
        else if (m_document.isOfSeveral()) // which wait behind a guest
            session.whenGuestMayGo([this, &session] {
                session.goBack();
                m_strip.addTable();
            });
        else
            leave();
    });
    connect(m_actions->addTable, &QAction::triggered, this, [this] { m_strip.addTable(); });
    connect(m_actions->newFile, &QAction::triggered, this, leave);
    connect(m_actions->open, &QAction::triggered, this, &FileCommands::askWhatToOpen);
    connect(m_actions->save, &QAction::triggered, this,
            [this] { shownGuest() ? askWhereToSave(shownGuest()) : save(); });
    connect(m_actions->saveAs, &QAction::triggered, this, [this] { askWhereToSave(shownGuest()); });
    connect(m_actions->properties, &QAction::triggered, this, &FileCommands::askForProperties);
    connect(m_actions->clearRecent, &QAction::triggered, this, [this] {
        m_recent.clear();
        fillRecent();
    });
    connect(m_actions->forgetRecoverable, &QAction::triggered, this, &FileCommands::askToForget);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &FileCommands::fillRecent);
    connect(m_recoverMenu, &QMenu::aboutToShow, this, &FileCommands::fillRecoverable);
}

/// Goes on at once, or when all that would be lost is saved or given up: changes of a named file,
/// and what the disk does not take. A guest that is being saved is not asked about.
void FileCommands::askThen(const std::function<void()>& next, const TableSession* saved)
{
    m_afterSaving = nullptr;
    const auto askOn = [this, next, saved] {
        std::vector<TableSession*> lost = m_recovery.guestsNotKept();
        std::erase(lost, saved);
        askAboutGuestsThen(next, lost);
    };
    if (!isAtRisk())
        return askOn();
    const bool waits = std::ranges::any_of(
        m_document.sessions(), [](const TableSession* each) { return each->guest().has_value(); });
    //: What has no file yet
    const QString untitled = waits ? QString() : tr("Untitled");
    const QString name = m_document.isNamed() ? m_document.name() : untitled;
    const Unsaved what = m_document.isAllThereIs() ? Unsaved::file : Unsaved::changes;
    auto* box = new UnsavedBox(what, name, m_recovery.keepsLeft(), &m_window);
    connect(box, &UnsavedBox::saveChosen, this, [this, askOn] {
        m_afterSaving = askOn;
        save();
    });
    connect(box, &UnsavedBox::discardChosen, this, askOn);
    box->open();
}

void FileCommands::askAboutGuestsThen(const std::function<void()>& next,
                                      std::vector<TableSession*> lost)
{
    if (lost.empty())
        return next();
    TableSession* const guest = lost.back();
    lost.pop_back();
    const Unsaved what = guest->table().isSituation() ? Unsaved::situation : Unsaved::hands;
    auto* box = new UnsavedBox(what, {}, false, &m_window);
    connect(box, &UnsavedBox::saveChosen, this, [this, next, guest, lost] {
        m_afterSaving = [this, next, lost] { askAboutGuestsThen(next, lost); };
        askWhereToSave(guest);
    });
    connect(box, &UnsavedBox::discardChosen, this,
            [this, next, lost] { askAboutGuestsThen(next, lost); });
    box->open();
}

void FileCommands::beginNew()
{
    if (m_document.isNamed() || m_document.isOfSeveral())
        return m_document.beginNew();
    // The undo step that brings the cards back goes when a file is opened.
    m_recovery.emptyDocument([this] { emit newTableAsked(); });
}

void FileCommands::askWhatToOpen()
{
    auto* dialog = new QFileDialog(&m_window, tr("Open"), m_recent.folder());
    dialog->setObjectName(QStringLiteral("openTableDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Showdown tables (*.showdown)"), tr("All files (*)")});
    // When the dialog is gone: what comes then may ask something itself.
    connect(dialog, &QFileDialog::fileSelected, this, &FileCommands::open, Qt::QueuedConnection);
    dialog->open();
}

/// Reads it again: what was asked about may have been saved into it.
void FileCommands::openNow(const QString& path)
{
    if (const auto problem = m_document.open(path))
        return showProblems({{path, *problem}});
    m_recent.add(m_document.path());
    emit opened();
    emit said(tr("Opened “%1”.").arg(m_document.name()));
}

void FileCommands::recover(const QString& id)
{
    if (!m_recovery.recover(id))
        return emit said(tr("This table is open in another window, or gone."));
    emit opened();
    emit said(tr("The table is recovered."));
}

void FileCommands::askToForget()
{
    const std::vector<tables::LeftTable> all = m_recovery.recoverable().tables;
    if (all.empty()) // since the menu was filled
        return emit said(tr("There is nothing to delete now."));
    auto* box = new ForgetBox(static_cast<int>(all.size()), &m_window);
    connect(box, &ForgetBox::deleteChosen, this, [this, all] {
        const auto stayed = std::ranges::count_if(
            all, [this](const tables::LeftTable& each) { return !m_recovery.forget(each); });
        if (stayed > 0)
            emit said(tr("%n tables stayed: they have changed since, or cannot be deleted.",
                         nullptr, static_cast<int>(stayed)));
    });
    box->open();
}

void FileCommands::askForProperties()
{
    const bool isOfSeveral = m_document.isOfSeveral();
    auto* dialog = new PropertiesDialog(
        m_document.title(), m_document.note(),
        isOfSeveral ? std::optional(m_document.stripTitle()) : std::nullopt, &m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_document.setProperties(dialog->title(), dialog->note(), dialog->fileTitle());
    });
    dialog->open();
}

void FileCommands::save()
{
    if (!m_document.isNamed())
        return askWhereToSave(nullptr);
    const DiskState state = m_document.diskState();
    if (state == DiskState::same)
        return saveTo(m_document.path(), nullptr);
    askToOverwrite(m_document.path(), state, nullptr);
}

void FileCommands::askToOverwrite(const QString& path, std::optional<DiskState> state,
                                  TableSession* guest)
{
    auto* box = new OverwriteBox({path}, state, &m_window);
    connect(box, &OverwriteBox::overwriteChosen, this,
            [this, path, guest] { saveTo(path, guest); });
    connect(box, &OverwriteBox::openChosen, this, [this, path] {
        m_afterSaving = nullptr;
        openNow(path);
    });
    connect(box, &OverwriteBox::saveAsChosen, this, [this, guest] { askWhereToSave(guest); });
    connect(box, &OverwriteBox::cancelled, this, [this] { m_afterSaving = nullptr; });
    box->open();
}

void FileCommands::askWhereToSave(TableSession* guest)
{
    auto* dialog = new QFileDialog(&m_window, tr("Save as"), m_recent.folder());
    dialog->setObjectName(QStringLiteral("saveTableDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setLabelText(QFileDialog::Accept, tr("&Save"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // whose question blocks; ours does not
    dialog->setNameFilters({tr("Showdown tables (*.showdown)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("showdown"));
    const QString own = m_document.isOfSeveral() ? m_document.content().title : m_document.title();
    const QString title = guest ? guest->title() : own;
    if (m_document.isNamed() && !guest)
        dialog->selectFile(m_document.path());
    else
        //: The name of a file, before “.showdown”
        dialog->selectFile(tables::fileNameOf(title, tr("hands")));
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, guest](const QString& path) { saveAs(path, guest); }, Qt::QueuedConnection);
    connect(dialog, &QFileDialog::rejected, this, [this] { m_afterSaving = nullptr; });
    dialog->open();
}

void FileCommands::saveAs(const QString& path, TableSession* guest)
{
    if (!guest && QFileInfo(path).absoluteFilePath() == m_document.path())
        save();
    else if (QFileInfo::exists(path))
        askToOverwrite(path, std::nullopt, guest);
    else
        saveTo(path, guest);
}

/// A guest becomes the document, unless it is about to leave; then it is only written. Changes of the
/// document that it replaces are asked about first, unless it goes into the same file and they can be
/// kept.
void FileCommands::saveTo(const QString& path, TableSession* guest)
{
    if (!guest)
        return write(path, nullptr, false);
    if (!guest->guest()) // it has left meanwhile
        return;
    const bool isOwnFile = QFileInfo(path).absoluteFilePath() == m_document.path();
    if (m_afterSaving && !isOwnFile)
        return write(path, guest, true);
    const auto then = std::exchange(m_afterSaving, nullptr);
    const auto writeNow = [this, path, guest, then] {
        m_afterSaving = then;
        write(path, guest, false);
    };
    if (!isOwnFile)
        return askThen(writeNow, guest);
    const auto askOn = [this, guest, writeNow] {
        std::vector<TableSession*> lost = m_recovery.guestsNotKept();
        std::erase(lost, guest);
        askAboutGuestsThen(writeNow, lost);
    };
    if (!isAtRisk() || m_recovery.keepsLeft())
        return askOn();
    auto* box = new UnsavedBox(Unsaved::changes, m_document.name(), false, &m_window);
    connect(box, &UnsavedBox::saveChosen, this, [this, path, guest, then] {
        m_afterSaving = [this, path, guest, then] {
            if (QFileInfo(path).absoluteFilePath() == m_document.path())
                return; // they were saved there
            m_afterSaving = then;
            saveTo(path, guest);
        };
        askWhereToSave(nullptr);
    });
    connect(box, &UnsavedBox::discardChosen, this, askOn);
    box->open();
}

/// A guest that is about to leave does not become the document.
void FileCommands::write(const QString& path, TableSession* guest, bool leaves)
{
    const auto fault = leaves
                           ? tables::saveTables(path, tables::tableText(m_document.fileOf(*guest)))
                       : guest ? m_document.saveGuest(*guest, path)
                               : m_document.saveTo(path);
    if (fault) {
        auto* box = new SaveFaultBox(path, *fault, &m_window);
        connect(box, &SaveFaultBox::tryAgainChosen, this,
                [this, path, guest, leaves] { write(path, guest, leaves); });
        connect(box, &SaveFaultBox::saveAsChosen, this, [this, guest] { askWhereToSave(guest); });
        connect(box, &SaveFaultBox::cancelled, this, [this] { m_afterSaving = nullptr; });
        box->open();
        return;
    }
    const QFileInfo file(path);
    m_recent.add(file.absoluteFilePath());
    emit said(tr("Saved as “%1”.").arg(narration::shownPath(file.fileName())));
    if (const auto next = std::exchange(m_afterSaving, nullptr))
        next();
}

void FileCommands::showProblems(const std::vector<tables::FaultyTable>& faulty)
{
    for (const tables::FaultyTable& each : faulty) {
        if (each.problem.fault == narration::FileFault::notFound)
            m_recent.remove(each.path);
    }
    (new FileProblemBox(faulty, &m_window))->open();
}

/// Sets aside what cannot be read, deletes what is no longer needed, and reports it.
void FileCommands::tidy(tables::LeftTables left)
{
    for (tables::FaultyTable& each : left.faulty) {
        if (each.isOfContent())
            each.path = tables::Autosave::setAside(each.path);
    }
    if (!left.faulty.empty())
        (new FileProblemBox(left.faulty, &m_window, Unread::kept))->open();
    m_recovery.tidy(left.tables);
    const auto unsaved = std::ranges::count_if(
        left.tables, [](const tables::LeftTable& each) { return !each.table.isLeft; });
    if (unsaved > 0)
        emit said(
            tr("%n unsaved tables are under File › Recover.", nullptr, static_cast<int>(unsaved)));
}

/// An untitled document is autosaved and restored, unless the disk refuses.
bool FileCommands::isAtRisk()
{
    if (m_document.isNamed())
        return m_document.isModified() || m_document.isAllThereIs();
    return m_document.isWorthKeeping() && !m_recovery.keep();
}

TableSession* FileCommands::shownGuest() const
{
    return m_shown && m_shown->guest() ? m_shown : nullptr;
}

/// Whether the window can be closed now; otherwise it closes once the changes are saved or
/// discarded.
bool FileCommands::close()
{
    if (m_mayClose)
        return true;
    const bool comesBack =
        !m_document.isModified() && m_document.isAllThereIs() && m_recovery.keep();
    const bool isKept = comesBack || !isAtRisk();
    const std::vector<TableSession*> lost = m_recovery.guestsNotKept();
    if (isKept && lost.empty())
        return true;
    if (const auto* box = m_window.findChild<UnsavedBox*>(); box && box->isVisible())
        return false; // it is being asked
    const auto closeNow = [this, isKept] {
        // The next start is not to find what was given up.
        const bool isGivenUp = !isKept && (m_document.isModified() || m_document.isAllThereIs());
        if (isGivenUp && (!m_document.isNamed() || m_document.open(m_document.path())))
            m_recovery.giveUp();
        m_mayClose = true;
        m_window.close();
    };
    if (isKept)
        askAboutGuestsThen(closeNow, lost);
    else
        askThen(closeNow);
    return false;
}

void FileCommands::drop(const QDropEvent& event)
{
    const QStringList paths = tableFiles(event);
    if (paths.isEmpty())
        return;
    if (paths.size() > 1)
        emit said(
            tr("Only the first of %n files is opened.", nullptr, static_cast<int>(paths.size())));
    // The program that the file comes from waits until the drop is over.
    QTimer::singleShot(0, this, [this, path = paths.front()] { open(path); });
}

void FileCommands::fillRecent()
{
    fillRecentMenu(*m_recentMenu, m_recent.paths(), *m_actions,
                   [this](const QString& path) { open(path); });
}

void FileCommands::fillRecoverable()
{
    fillRecoverMenu(*m_recoverMenu, m_recovery.recoverable(), *m_actions,
                    [this](const QString& id) { askThen([this, id] { recover(id); }); });
}

void FileCommands::showState()
{
    const bool isFile = m_document.isNamed() && !shownGuest();
    m_window.setWindowModified(false); // for which a title has no place if there is no file
    emit titleChanged();
    m_window.setWindowFilePath(isFile ? m_document.path() : QString());
    m_window.setWindowModified(isFile && m_document.isModified());
    m_actions->newFile->setVisible(m_document.tableCount() > 1);
    const bool isOwn = !m_document.mainSession().guest();
    m_actions->setUsable(*m_actions->properties,
                         isOwn ? QString() : tr("The hands that are shown are not your own yet"));
}

} // namespace showdown::gui
