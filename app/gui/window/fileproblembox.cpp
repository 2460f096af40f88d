// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/fileproblembox.h"

#include "app/narration/filetext.h"

#include <QAbstractButton>
#include <QDir>

namespace showdown::gui {

FileProblemBox::FileProblemBox(const QString& path, const narration::FileProblem& problem,
                               QWidget* parent)
    : QMessageBox(parent)
{
    setObjectName(QStringLiteral("fileProblemBox"));
    setAttribute(Qt::WA_DeleteOnClose);
    setIcon(QMessageBox::Warning);
    setWindowTitle(tr("Open"));
    setTextFormat(Qt::PlainText);
    setText(narration::fileNotOpened(problem));
    setInformativeText(QDir::toNativeSeparators(path));
    setStandardButtons(QMessageBox::Close);
    button(QMessageBox::Close)->setObjectName(QStringLiteral("closeFileProblemButton"));
}

} // namespace showdown::gui
