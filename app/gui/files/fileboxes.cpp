// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/fileboxes.h"

#include "app/narration/filetext.h"

#include <QDir>
#include <QPushButton>

namespace showdown::gui {
namespace {

void arrange(QMessageBox& box, const QString& objectName, const QString& title)
{
    box.setObjectName(objectName);
    box.setAttribute(Qt::WA_DeleteOnClose);
    box.setWindowTitle(title);
    box.setTextFormat(Qt::PlainText);
}

/// A button that is chosen by a click, Return or its mnemonic.
template <typename Box>
QPushButton* addChoice(Box& box, const QString& objectName, const QString& text,
                       QMessageBox::ButtonRole role, void (Box::*chosen)())
{
    QPushButton* button = box.addButton(text, role);
    button->setObjectName(objectName);
    QObject::connect(button, &QPushButton::clicked, &box, chosen);
    return button;
}

/// Escape and the close button of the window do the same, but click nothing.
template <typename Box>
void addCancel(Box& box)
{
    QPushButton* cancel = box.addButton(QMessageBox::Cancel);
    cancel->setObjectName(QStringLiteral("cancelButton"));
    box.setEscapeButton(cancel);
    QObject::connect(&box, &QMessageBox::finished, &box, [&box, cancel] {
        if (box.clickedButton() == cancel)
            emit box.cancelled();
    });
}

} // namespace

FileProblemBox::FileProblemBox(const QString& path, const narration::FileProblem& problem,
                               QWidget* parent)
    : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("fileProblemBox"), tr("Open"));
    setIcon(QMessageBox::Warning);
    setText(narration::fileNotOpened(problem));
    setInformativeText(QDir::toNativeSeparators(path));
    setStandardButtons(QMessageBox::Close);
    button(QMessageBox::Close)->setObjectName(QStringLiteral("closeFileProblemButton"));
}

UnsavedBox::UnsavedBox(const QString& name, QWidget* parent) : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("unsavedBox"), tr("Unsaved changes"));
    setIcon(QMessageBox::Question);
    setText(tr("“%1” has changes that are not saved.").arg(name));
    setInformativeText(tr("Without saving they are lost."));
    setDefaultButton(addChoice(*this, QStringLiteral("saveChangesButton"), tr("&Save"),
                               QMessageBox::AcceptRole, &UnsavedBox::saveChosen));
    addChoice(*this, QStringLiteral("discardChangesButton"), tr("&Discard"),
              QMessageBox::DestructiveRole, &UnsavedBox::discardChosen);
    addCancel(*this);
}

OverwriteBox::OverwriteBox(const QString& path, std::optional<DiskState> state, QWidget* parent)
    : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("overwriteBox"), tr("Save"));
    setIcon(QMessageBox::Warning);
    const bool isGone = state == DiskState::removed;
    if (isGone)
        setText(tr("This file was deleted or moved since it was opened."));
    else if (state)
        setText(tr("Another program has changed this file since it was opened."));
    else
        setText(tr("There is a file of this name already."));
    setInformativeText(QDir::toNativeSeparators(path));
    addChoice(*this, QStringLiteral("overwriteButton"),
              isGone ? tr("&Save it anew") : tr("&Overwrite"), QMessageBox::DestructiveRole,
              &OverwriteBox::overwriteChosen);
    setDefaultButton(addChoice(*this, QStringLiteral("saveElsewhereButton"), tr("Save &as…"),
                               QMessageBox::AcceptRole, &OverwriteBox::saveAsChosen));
    addCancel(*this);
}

SaveFaultBox::SaveFaultBox(const QString& path, narration::SaveFault fault, QWidget* parent)
    : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("saveFaultBox"), tr("Save"));
    setIcon(QMessageBox::Warning);
    setText(narration::fileNotSaved(fault));
    setInformativeText(QDir::toNativeSeparators(path));
    setDefaultButton(addChoice(*this, QStringLiteral("tryAgainButton"), tr("&Try again"),
                               QMessageBox::AcceptRole, &SaveFaultBox::tryAgainChosen));
    addChoice(*this, QStringLiteral("saveElsewhereButton"), tr("Save &as…"),
              QMessageBox::ActionRole, &SaveFaultBox::saveAsChosen);
    addCancel(*this);
}

ForgetBox::ForgetBox(int count, QWidget* parent) : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("forgetBox"), tr("Recover"));
    setIcon(QMessageBox::Question);
    setText(tr("Delete %n tables that could be recovered? This cannot be undone.", nullptr, count));
    addChoice(*this, QStringLiteral("deleteRecoverableButton"), tr("&Delete"),
              QMessageBox::DestructiveRole, &ForgetBox::deleteChosen);
    setDefaultButton(addButton(QMessageBox::Cancel));
}

} // namespace showdown::gui
