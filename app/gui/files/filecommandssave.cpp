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
        std::vector<TableSession*> lost = m_keeper.guestsNotKept();
        std::erase(lost, guest);
        askAboutGuestsThen(writeNow, lost);
    };
    if (!isAtRisk() || m_keeper.keepsLeft())
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
    const auto fault = leaves  ? files::saveFile(path, files::tableText(guest->guestFile()))
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

} // namespace showdown::gui
