// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/fileboxes.h"
#include "app/gui/files/filecommands.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace showdown::gui {

void FileCommands::save()
{
    if (!m_document.isNamed())
        return askWhereToSave();
    const DiskState state = m_document.diskState();
    if (state == DiskState::same)
        return saveTo(m_document.path());
    askToOverwrite(m_document.path(), state);
}

void FileCommands::askToOverwrite(const QString& path, std::optional<DiskState> state)
{
    auto* box = new OverwriteBox(path, state, &m_window);
    connect(box, &OverwriteBox::overwriteChosen, this, [this, path] { saveTo(path); });
    connect(box, &OverwriteBox::openChosen, this, [this, path] {
        m_afterSaving = nullptr;
        openNow(path);
    });
    connect(box, &OverwriteBox::saveAsChosen, this, &FileCommands::askWhereToSave);
    connect(box, &OverwriteBox::cancelled, this, [this] { m_afterSaving = nullptr; });
    box->open();
}

void FileCommands::askWhereToSave()
{
    auto* dialog = new QFileDialog(&m_window, tr("Save as"), m_recent.folder());
    dialog->setObjectName(QStringLiteral("saveTableDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setLabelText(QFileDialog::Accept, tr("&Save"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // whose question blocks; ours does not
    dialog->setNameFilters({tr("Showdown tables (*.showdown)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("showdown"));
    //: The name of a file, before “.showdown”
    dialog->selectFile(m_document.isNamed() ? m_document.path() : tr("hands"));
    connect(dialog, &QFileDialog::fileSelected, this, &FileCommands::saveAs, Qt::QueuedConnection);
    connect(dialog, &QFileDialog::rejected, this, [this] { m_afterSaving = nullptr; });
    dialog->open();
}

void FileCommands::saveAs(const QString& path)
{
    if (QFileInfo(path).absoluteFilePath() == m_document.path())
        save();
    else if (QFileInfo::exists(path))
        askToOverwrite(path, std::nullopt);
    else
        saveTo(path);
}

void FileCommands::saveTo(const QString& path)
{
    if (const auto fault = m_document.saveTo(path)) {
        auto* box = new SaveFaultBox(path, *fault, &m_window);
        connect(box, &SaveFaultBox::tryAgainChosen, this, [this, path] { saveTo(path); });
        connect(box, &SaveFaultBox::saveAsChosen, this, &FileCommands::askWhereToSave);
        connect(box, &SaveFaultBox::cancelled, this, [this] { m_afterSaving = nullptr; });
        box->open();
        return;
    }
    m_recent.add(m_document.path());
    emit said(tr("Saved as “%1”.").arg(m_document.name()));
    if (const auto next = std::exchange(m_afterSaving, nullptr))
        next();
}

} // namespace showdown::gui
