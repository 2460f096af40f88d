// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/fileboxes.h"

#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int mostShown = 8; ///< names of files in a box

void arrange(QMessageBox& box, const QString& objectName, const QString& title)
{
    box.setObjectName(objectName);
    box.setAttribute(Qt::WA_DeleteOnClose);
    box.setWindowTitle(title);
    box.setTextFormat(Qt::PlainText);
}

/// The second text as it is too: the format of a box is that of its first text alone.
void explain(QMessageBox& box, const QString& text)
{
    box.setInformativeText(text);
    if (auto* label = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel")))
        label->setTextFormat(Qt::PlainText);
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

/// Each file with what is wrong with it; of many files the first ones.
QString listed(const std::vector<tables::FaultyTable>& faulty)
{
    constexpr int most = 5;
    QStringList lines;
    for (const tables::FaultyTable& each : faulty) {
        if (lines.size() == most) {
            const int others = static_cast<int>(faulty.size()) - most;
            lines << FileProblemBox::tr("and %n others", "files", others);
            break;
        }
        lines << narration::shownPath(each.path) + u'\n' + narration::fileProblemText(each.problem);
    }
    return lines.join(QStringLiteral("\n\n"));
}

} // namespace

FileProblemBox::FileProblemBox(const std::vector<tables::FaultyTable>& faulty, QWidget* parent,
                               Unread what)
    : QMessageBox(parent)
{
    const auto count = static_cast<int>(faulty.size());
    setStandardButtons(QMessageBox::Close);
    switch (what) {
    case Unread::opened:
        arrange(*this, QStringLiteral("fileProblemBox"), tr("Open"));
        button(QMessageBox::Close)->setObjectName(QStringLiteral("closeFileProblemButton"));
        setText(count == 1
                    ? narration::fileNotOpened(faulty.front().problem)
                    : tr("%n files could not be opened. Your table is unchanged.", nullptr, count));
        break;
    case Unread::kept:
        arrange(*this, QStringLiteral("keptProblemBox"), tr("Recover"));
        button(QMessageBox::Close)->setObjectName(QStringLiteral("closeKeptProblemButton"));
        setText(tr("%n kept tables could not be read. They stay in these files:", nullptr, count));
        break;
    case Unread::settings:
        arrange(*this, QStringLiteral("settingsProblemBox"), tr("Settings"));
        button(QMessageBox::Close)->setObjectName(QStringLiteral("closeSettingsProblemButton"));
        setText(tr("Your settings were not read and will not be saved."));
        break;
    }
    setIcon(QMessageBox::Warning);
    explain(*this, what == Unread::opened && count == 1 ? narration::shownPath(faulty.front().path)
                                                        : listed(faulty));
}

UnsavedBox::UnsavedBox(Unsaved what, const QString& name, bool isKept, QWidget* parent)
    : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("unsavedBox"), tr("Unsaved changes"));
    setIcon(QMessageBox::Question);
    switch (what) {
    case Unsaved::changes:
        if (name.isEmpty())
            setText(tr("Your own hands are in no file, and they cannot be kept."));
        else if (isKept)
            setText(tr("Your own hands in “%1” have changes that are not saved.").arg(name));
        else
            setText(tr("“%1” has changes that are not saved.").arg(name));
        explain(*this, tr("Without saving they are lost."));
        break;
    case Unsaved::file:
        setText(tr("“%1” was deleted or moved since it was opened.", "a file").arg(name));
        explain(*this, tr("Without saving this table is lost."));
        break;
    case Unsaved::hands:
        setText(tr("You have changed the hands that Compare shows, and they cannot be kept."));
        explain(*this, tr("Without saving they are lost."));
        break;
    case Unsaved::situation:
        setText(tr("You have changed the situation that Odds shows, and it cannot be kept."));
        explain(*this, tr("Without saving it is lost."));
        break;
    }
    if (isKept)
        explain(*this, tr("Without saving, your own hands stay under File › Recover."));
    setDefaultButton(addChoice(*this, QStringLiteral("saveChangesButton"), tr("&Save"),
                               QMessageBox::AcceptRole, &UnsavedBox::saveChosen));
    addChoice(*this, QStringLiteral("discardChangesButton"),
              isKept ? tr("Do&n’t save") : tr("&Discard"), QMessageBox::DestructiveRole,
              &UnsavedBox::discardChosen);
    addCancel(*this);
}

OverwriteBox::OverwriteBox(const QStringList& paths, std::optional<DiskState> state,
                           QWidget* parent)
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
        setText(paths.size() == 1 ? tr("There is a file of this name already.")
                                  : tr("There are files of these names already."));
    const bool isChanged = state == DiskState::changed;
    QStringList shown;
    for (const QString& path : paths.first(std::min<qsizetype>(paths.size(), mostShown)))
        shown << narration::shownPath(path);
    if (const auto more = static_cast<int>(paths.size() - shown.size()); more > 0)
        shown << tr("and %n more", "files", more);
    explain(*this,
            shown.join(u'\n')
                + (isChanged ? u'\n' + tr("Opening the new version discards your own changes.")
                             : QString()));
    addChoice(*this, QStringLiteral("overwriteButton"),
              isGone ? tr("&Save it anew") : tr("&Overwrite"), QMessageBox::DestructiveRole,
              &OverwriteBox::overwriteChosen);
    if (isChanged)
        addChoice(*this, QStringLiteral("openNewVersionButton"), tr("Open the &new version"),
                  QMessageBox::DestructiveRole, &OverwriteBox::openChosen);
    setDefaultButton(addChoice(*this, QStringLiteral("saveElsewhereButton"), tr("Save &as…"),
                               QMessageBox::AcceptRole, &OverwriteBox::saveAsChosen));
    addCancel(*this);
}

SaveFaultBox::SaveFaultBox(const QString& path, narration::SaveFault fault, QWidget* parent)
    : QMessageBox(parent)
{
    arrange(*this, QStringLiteral("saveFaultBox"), tr("Save"));
    setIcon(QMessageBox::Warning);
    setText(narration::saveFaultText(fault));
    explain(*this,
            narration::shownPath(path) + QStringLiteral("\n\n") + narration::saveAdvice(fault));
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
