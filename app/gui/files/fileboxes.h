// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/files/document.h"

#include <QMessageBox>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::gui {

// None of these blocks: open() shows it and returns.

/// Which files cannot be read.
enum class Unread : std::uint8_t {
    opened,
    kept,     ///< autosaved tables, set aside under the names shown
    settings, ///< which are then not saved either
};

/// Says why files, at least one, cannot be read.
class FileProblemBox : public QMessageBox
{
    Q_OBJECT

public:
    explicit FileProblemBox(const std::vector<tables::FaultyTable>& faulty,
                            QWidget* parent = nullptr, Unread what = Unread::opened);
};

/// What no file holds.
enum class Unsaved : std::uint8_t {
    changes,   ///< of a file
    file,      ///< all of it: it is gone, and the window has all there is
    hands,     ///< a changed guest in Compare, which cannot be kept
    situation, ///< the same in Odds
};

/// Asks what becomes of what is not saved.
class UnsavedBox : public QMessageBox
{
    Q_OBJECT

public:
    /// The name is that of the file; empty for own hands without one that wait. What is kept can be recovered if it is not saved.
    UnsavedBox(Unsaved what, const QString& name, bool isKept, QWidget* parent = nullptr);

signals:
    void saveChosen();
    void discardChosen();
    void cancelled();
};

/// Warns before overwriting that a file is no longer what was read or written, or is a different
/// one.
class OverwriteBox : public QMessageBox
{
    Q_OBJECT

public:
    /// `state` is for the named file, which was changed or removed; nothing: other files.
    OverwriteBox(const QStringList& paths, std::optional<DiskState> state,
                 QWidget* parent = nullptr);

signals:
    void overwriteChosen();

    /// Emitted when what the other program has written is to be shown instead; offered for a
    /// changed file.
    void openChosen();
    void saveAsChosen();
    void cancelled();
};

/// Says why a file could not be saved.
class SaveFaultBox : public QMessageBox
{
    Q_OBJECT

public:
    SaveFaultBox(const QString& path, narration::SaveFault fault, QWidget* parent = nullptr);

signals:
    void tryAgainChosen();
    void saveAsChosen();
    void cancelled();
};

/// Asks whether to delete this many tables that could be recovered.
class ForgetBox : public QMessageBox
{
    Q_OBJECT

public:
    explicit ForgetBox(int count, QWidget* parent = nullptr);

signals:
    void deleteChosen();
};

} // namespace showdown::gui
