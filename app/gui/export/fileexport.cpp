// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/fileexport.h"

#include "app/gui/files/fileboxes.h"
#include "app/gui/files/recentfiles.h"
#include "app/narration/foreigntext.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <memory>

namespace showdown::gui {
namespace {

constexpr int mostNamed = 4; ///< files in a message

/// "js" and "mjs" of "JavaScript files (*.js *.mjs)".
QStringList endingsOf(const QString& kind)
{
    return kind.section(QLatin1String("(*."), -1).chopped(1).split(QStringLiteral(" *."));
}

/// The one of a name typed without any.
QString endingOf(const QString& kind)
{
    return endingsOf(kind).front();
}

bool hasEnding(const QString& path, const ExportKind& kind)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return endingsOf(kind.name).contains(ending == QLatin1String("htm") ? QStringLiteral("html")
                                                                        : ending);
}

} // namespace

FileExport::FileExport(QWidget* window, QObject* parent) : QObject(parent), m_window(window) {}

void FileExport::ask(const Export& wanted, const QString& path)
{
    auto* dialog = new QFileDialog(m_window, tr("Export"), folderToStartIn(m_latest));
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList names;
    for (const ExportKind& kind : wanted.kinds)
        names << kind.name;
    dialog->setNameFilters(names);
    dialog->selectNameFilter(names[wanted.kind]);
    dialog->setDefaultSuffix(wanted.suffix);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // its own question blocks; ours does not
    dialog->selectFile(path.isEmpty() ? wanted.fileName + u'.' + wanted.suffix : path);
    const auto chosen = std::make_shared<Export>(wanted);
    connect(dialog, &QFileDialog::filterSelected, this, [=](const QString& name) {
        chosen->kind = static_cast<int>(std::max(qsizetype{0}, names.indexOf(name)));
        dialog->setDefaultSuffix(endingOf(name));
    });
    // After the dialog is gone, because the next step may ask something itself.
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, chosen](const QString& file) { writeOrAsk(*chosen, file); }, Qt::QueuedConnection);
    dialog->open();
}

/// The ending decides on the kind; one of no kind gets that of the chosen kind added.
void FileExport::writeOrAsk(Export wanted, QString path)
{
    const auto isNamed = [&path](const ExportKind& kind) { return hasEnding(path, kind); };
    if (!isNamed(wanted.kinds[static_cast<std::size_t>(wanted.kind)])) {
        const auto named = std::ranges::find_if(wanted.kinds, isNamed);
        if (named != wanted.kinds.end())
            wanted.kind = static_cast<int>(named - wanted.kinds.begin());
        else
            path += u'.' + endingOf(wanted.kinds[static_cast<std::size_t>(wanted.kind)].name);
    }
    const ExportKind& kind = wanted.kinds[static_cast<std::size_t>(wanted.kind)];
    const std::vector<tables::NewFile> files =
        kind.files ? kind.files(path) : std::vector<tables::NewFile>{{path, kind.bytes()}};
    QStringList there;
    for (const tables::NewFile& file : files) {
        if (QFileInfo::exists(file.path))
            there << file.path;
    }
    if (there.isEmpty())
        return write(wanted, path, files);
    auto* box = new OverwriteBox(there, std::nullopt, m_window);
    connect(box, &OverwriteBox::overwriteChosen, this, [=, this] { write(wanted, path, files); });
    connect(box, &OverwriteBox::saveAsChosen, this, [=, this] { ask(wanted, path); });
    box->open();
}

void FileExport::write(const Export& wanted, const QString& path,
                       const std::vector<tables::NewFile>& files)
{
    if (const auto failed = tables::saveFiles(files)) {
        auto* box = new SaveFaultBox(failed->path, failed->fault, m_window);
        connect(box, &SaveFaultBox::tryAgainChosen, this,
                [=, this] { write(wanted, path, files); });
        connect(box, &SaveFaultBox::saveAsChosen, this, [=, this] { ask(wanted, path); });
        return box->open();
    }
    m_latest = path;
    QStringList names;
    for (const tables::NewFile& file : files)
        names << narration::shownPath(QFileInfo(file.path).fileName());
    const auto count = static_cast<int>(files.size());
    //: %1: a file
    emit said(count == 1 ? tr("Exported to “%1”").arg(narration::shownPath(files.front().path))
              : count <= mostNamed
                  //: %1: names of files, separated by commas
                  ? tr("Exported: %1").arg(names.join(QStringLiteral(", ")))
                  //: %1: the first of several files
                  : tr("Exported %n files: “%1” and so on", nullptr, count).arg(names.front()));
}

} // namespace showdown::gui
