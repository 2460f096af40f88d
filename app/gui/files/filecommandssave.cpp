// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/savefile.h"
#include "app/gui/files/fileboxes.h"
#include "app/gui/files/filecommands.h"
#include "app/gui/session/tablesession.h"
#include "app/narration/foreigntext.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace showdown::gui {

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
    auto* box = new OverwriteBox(path, state, &m_window);
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
    const QString title = guest ? guest->title() : m_document.title();
    if (m_document.isNamed() && !guest)
        dialog->selectFile(m_document.path());
    else
        //: The name of a file, before “.showdown”
        dialog->selectFile(files::fileNameOf(title, tr("hands")));
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

/// A guest becomes the document, unless it is about to leave: what that was before is asked about, as
/// if a file were opened. In the same file it waits, and is kept, or needs a file of its own.
void FileCommands::saveTo(const QString& path, TableSession* guest)
{
    if (!guest)
        return write(path, nullptr);
    if (!guest->guest()) // it has left meanwhile
        return;
    const bool isOwnFile = QFileInfo(path).absoluteFilePath() == m_document.path();
    if (m_afterSaving && !isOwnFile) // it leaves
        return write(path, guest);
    const auto writeNow = [this, path, guest, then = std::exchange(m_afterSaving, nullptr)] {
        m_afterSaving = then;
        write(path, guest);
    };
    if (!isOwnFile)
        return askThen(writeNow, guest);
    if (!m_document.isModified() || m_keeper.keepsLeft())
        return writeNow();
    auto* box = new UnsavedBox(Unsaved::changes, m_document.name(), false, &m_window);
    connect(box, &UnsavedBox::saveChosen, this, [this, path, guest] {
        m_afterSaving = [this, path, guest] { saveAs(path, guest); };
        askWhereToSave(nullptr);
    });
    connect(box, &UnsavedBox::discardChosen, this, writeNow);
    box->open();
}

void FileCommands::write(const QString& path, TableSession* guest)
{
    const QFileInfo file(path);
    const bool leaves = guest && m_afterSaving && file.absoluteFilePath() != m_document.path();
    const auto fault = leaves  ? files::saveFile(path, files::tableText(guest->guestFile()))
                       : guest ? m_document.saveGuest(*guest, path)
                               : m_document.saveTo(path);
    if (fault) {
        auto* box = new SaveFaultBox(path, *fault, &m_window);
        connect(box, &SaveFaultBox::tryAgainChosen, this,
                [this, path, guest] { write(path, guest); });
        connect(box, &SaveFaultBox::saveAsChosen, this, [this, guest] { askWhereToSave(guest); });
        connect(box, &SaveFaultBox::cancelled, this, [this] { m_afterSaving = nullptr; });
        box->open();
        return;
    }
    m_recent.add(file.absoluteFilePath());
    emit said(tr("Saved as “%1”.").arg(narration::shownPath(file.fileName())));
    if (const auto next = std::exchange(m_afterSaving, nullptr))
        next();
}

} // namespace showdown::gui
