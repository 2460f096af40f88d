// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/filemenus.h"

#include "app/gui/files/document.h"
#include "app/gui/files/fileactions.h"
#include "app/gui/files/recentfiles.h"
#include "app/gui/theme/mnemonic.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QLocale>
#include <QMenu>

namespace showdown::gui {
namespace {

constexpr int widestFolder = 40; ///< in average letters

struct FileMenusText
{
    Q_DECLARE_TR_FUNCTIONS(FileMenusText)
};

QAction& addEntry(QMenu& menu, const QString& name, const QString& text, const QString& tip)
{
    QAction* entry = menu.addAction(text);
    entry->setObjectName(name);
    entry->setStatusTip(tip);
    entry->setToolTip(escapedForToolTip(tip));
    return *entry;
}

/// The home folder is a tilde, and the middle of a long one is left out.
QString shownFolder(const QString& path, const QFontMetrics& metrics)
{
    QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + u'/'))
        folder.replace(0, home.size(), u'~');
    return metrics.elidedText(QDir::toNativeSeparators(folder), Qt::ElideMiddle,
                              widestFolder * metrics.averageCharWidth());
}

QString nameOf(const files::KeptTable& kept)
{
    if (!kept.path.isEmpty())
        return QFileInfo(kept.path).fileName();
    if (!kept.file.table.title.isEmpty())
        return kept.file.table.title;
    //: What a table without a name is called in a list
    return FileMenusText::tr("A table of %n cards", nullptr, Document::cardCount(kept.file));
}

} // namespace

void fillRecentMenu(QMenu& menu, const QStringList& paths, const FileActions& actions,
                    const std::function<void(const QString& path)>& open)
{
    menu.clear();
    int number = 0;
    for (const QString& path : paths) {
        ++number;
        //: A menu entry: a digit, which is its mnemonic, a file, and its folder
        const QString text =
            FileMenusText::tr("&%1 %2 [%3]")
                .arg(QString::number(number), escapedForControl(QFileInfo(path).fileName()),
                     escapedForControl(shownFolder(path, menu.fontMetrics())));
        QAction& entry = addEntry(menu, QStringLiteral("recentFile%1Action").arg(number), text,
                                  FileMenusText::tr("Open %1").arg(QDir::toNativeSeparators(path)));
        QObject::connect(&entry, &QAction::triggered, &menu, [open, path] { open(path); });
    }
    if (paths.isEmpty())
        menu.addAction(actions.noRecent);
    menu.addSeparator();
    menu.addAction(actions.clearRecent);
    actions.clearRecent->setEnabled(!paths.isEmpty());
}

void fillRecoverMenu(QMenu& menu, const std::vector<files::LeftTable>& tables,
                     const FileActions& actions,
                     const std::function<void(const QString& id)>& recover)
{
    menu.clear();
    int number = 0;
    for (const files::LeftTable& table : tables) {
        if (++number > RecentFiles::most)
            break;
        const QString name = nameOf(table.table);
        const QString time = QLocale().toString(table.time, QLocale::ShortFormat);
        //: A menu entry: a digit, which is its mnemonic, a table, and when it was changed last
        const QString text = FileMenusText::tr("&%1 %2, %3")
                                 .arg(QString::number(number), escapedForControl(name), time);
        QAction& entry =
            addEntry(menu, QStringLiteral("recoverTable%1Action").arg(number), text,
                     FileMenusText::tr("Go on with this table; the one that is shown stays here"));
        QObject::connect(&entry, &QAction::triggered, &menu,
                         [recover, id = table.id] { recover(id); });
    }
    if (tables.empty())
        menu.addAction(actions.nothingToRecover);
    menu.addSeparator();
    menu.addAction(actions.forgetRecoverable);
    actions.forgetRecoverable->setEnabled(!tables.empty());
}

} // namespace showdown::gui
