// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/files/filecommands.h"
#include "app/tables/savefile.h"
#include "app/tables/tablefile.h"
#include "tests/support/fulldisk.h"
#include "tests/support/guitest.h"
#include "tests/support/tables.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <optional>

namespace showdown::tests {

/// A file by another author, with unknown keys, and its hands.
inline constexpr const char* handsFile = R"({"showdown": 1, "title": null, "by": "Ann",
 "rules": {"preset": "series", "changed": {}}, "lens": null,
 "players": [{"name": "Zoë", "cards": ["Kh", null, "*", null, null]},
  {"name": null, "cards": ["2s", "3s", null, null, null], "seat": 4}]})";
inline constexpr const char* handsOfFile = "Kh - * - - | 2s 3s - - -";

/// One start of the program: a window whose settings and autosaved tables are in a folder.
class StartedWindow : public WindowTest
{
public:
    explicit StartedWindow(const QString& folder, const std::optional<QString>& file = std::nullopt,
                           bool restores = true)
        : m_settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat)
    {
        window().keepIn(m_settings);
        window().files().keepTablesIn(folder + QStringLiteral("/tables"));
        window().files().adopt(folder + QStringLiteral("/table.showdown"));
        window().files().start(file, restores);
    }

    const gui::Document& document() { return window().files().document(); }
    QString title() { return window().windowTitle(); }
    QString odds() { return describe(WindowTest::odds().table()); }
    gui::OddsSession& oddsSession() { return WindowTest::odds(); }

    /// Keys go to the window once the dialogs are closed.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        comeBack();
        WindowTest::press(key, modifiers);
    }

    void type(const QByteArray& text)
    {
        comeBack();
        WindowTest::type(text);
    }

    /// The visible dialog with this name, or nullptr.
    template <typename Dialog = QMessageBox>
    Dialog* shown(const char* name)
    {
        for (Dialog* each : window().findChildren<Dialog*>(QString::fromLatin1(name))) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }

    /// Clicks a button of a box with the mouse; false if it is not there.
    bool choose(const char* box, const char* button)
    {
        auto* shownBox = shown(box);
        auto* wanted =
            shownBox ? shownBox->findChild<QPushButton*>(QString::fromLatin1(button)) : nullptr;
        if (!wanted)
            return false;
        QTest::mouseClick(wanted, Qt::LeftButton);
        return true;
    }

    /// Types a path and Return into a file dialog; false if there is none.
    bool typePath(const char* dialog, const QString& path)
    {
        auto* files = shown<QFileDialog>(dialog);
        auto* edit = files ? files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
        if (!edit || !QTest::qWaitForWindowActive(files)) // else what is typed selects nothing
            return false;
        acceptPath(*files, *edit, path);
        return true;
    }

    bool saveAs(const QString& path)
    {
        press(Qt::Key_S, Qt::KeyboardModifiers(Qt::ControlModifier).setFlag(Qt::ShiftModifier));
        return typePath("saveTableDialog", path);
    }

    /// The entries of a menu when it opens, separated by bars.
    QString entries(const char* menu)
    {
        auto* opened = find<QMenu>(QString::fromLatin1(menu));
        emit opened->aboutToShow();
        QStringList texts;
        for (const QAction* entry : opened->actions()) {
            if (!entry->isSeparator() && entry->isEnabled())
                texts << entry->text();
        }
        return texts.join(QStringLiteral(" | "));
    }

    void trigger(const char* action) { find<QAction>(QString::fromLatin1(action))->trigger(); }

private:
    void comeBack()
    {
        window().activateWindow();
        if (!isReady())
            qWarning("the window is not active");
    }

    QSettings m_settings;
};

/// The folder of a test, and what lies there.
class FilesFolder
{
public:
    QString folder() const { return m_folder.path(); }
    QString path(const char* name = "a.showdown") const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    /// Writes handsFile, and returns its path.
    QString withHands(const char* name = "a.showdown") const
    {
        if (tables::saveFile(path(name), handsFile))
            qWarning("%s: not written", name);
        return path(name);
    }

    /// The content of the file, as a table.
    static QString tableIn(const QString& path)
    {
        const TableFileResult file = readTableFile(path);
        const auto* good = std::get_if<tables::TableFile>(&file);
        return good ? describe(good->table) : QStringLiteral("cannot be read");
    }

    /// The tables that windows currently keep.
    QStringList kept() const
    {
        return QDir(m_folder.filePath(QStringLiteral("tables")))
            .entryList({QStringLiteral("*.showdown")}, QDir::Files);
    }

    /// The content of the only one of them.
    QString keptTable() const
    {
        const QStringList names = kept();
        return names.size() == 1 ? tableIn(m_folder.filePath(QStringLiteral("tables/") + names[0]))
                                 : QStringLiteral("%1 tables").arg(names.size());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace showdown::tests
