// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/filemenus.h"

#include "app/gui/files/fileactions.h"
#include "app/gui/files/recentfiles.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/cardtext.h"
#include "app/narration/foreigntext.h"
#include "app/narration/translation.h"
#include "app/tables/cardtable.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace showdown::gui {
namespace {

constexpr int widestFolder = 40; ///< in average letters
constexpr int widestName = 40;   ///< the same
constexpr int mostDigits = 10;   ///< entries that have one for their mnemonic

struct FileMenusText
{
    Q_DECLARE_TR_FUNCTIONS(FileMenusText)
};

QAction& addEntry(QMenu& menu, const QString& name, const QString& text, const QString& tip)
{
    QAction* entry = menu.addAction(text);
    entry->setObjectName(name);
    setTips(*entry, tip);
    return *entry;
}

/// The home folder is a tilde, and the middle of a long one is left out.
QString shownFolder(const QString& path, const QFontMetrics& metrics)
{
    QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + u'/'))
        folder.replace(0, home.size(), u'~');
    return metrics.elidedText(narration::shownPath(folder), Qt::ElideMiddle,
                              widestFolder * metrics.averageCharWidth());
}

QString handOf(const CardTable& table)
{
    QStringList cards;
    for (const SlotRow& row : table.rows) {
        for (const Card card : row.hand())
            cards << narration::cardSymbol(card);
        if (!cards.isEmpty())
            break;
    }
    return cards.join(u' ');
}

/// The cards of a situation in their order: those in the hands come first.
QString situationOf(const CardTable& odds)
{
    constexpr int most = 5;
    QStringList cards;
    for (const Place place : tables::placesOf(odds)) {
        const std::optional<PlacedCard> card = odds.card(place);
        if (card && cards.size() < most)
            cards << (card->isUnknown() ? QStringLiteral("?")
                                        : narration::cardSymbol(*card->face()));
    }
    return cards.join(u' ');
}

/// A distinct name for a table: its file, its title, or its first cards and the number of players.
QString nameOf(const tables::KeptTable& kept)
{
    if (!kept.path.isEmpty())
        return narration::shownPath(QFileInfo(kept.path).fileName());
    if (!kept.file.title.isEmpty())
        return kept.file.title;
    const tables::TableFile& file = kept.file.tables[static_cast<std::size_t>(kept.shown)];
    if (!file.table.title.isEmpty())
        return file.table.title;
    const bool isHandsTold = hasCards(file.table) && file.table.rows != sampleTable().rows;
    const auto part =
        std::ranges::find_if(file.parts, [](const auto& each) { return hasCards(each.second); });
    const CardTable& table = isHandsTold || part == file.parts.end() ? file.table : part->second;
    if (table.isSituation())
        //: A situation of Odds without a name in a list; %1: its first cards
        return FileMenusText::tr("Odds: %1 · %n players", nullptr, table.playerCount)
            .arg(situationOf(table));
    //: A table without a name in a list; %1: the cards of its first hand
    return FileMenusText::tr("%1 · %n players", nullptr, table.playerCount).arg(handOf(table));
}

/// Cards without letters would read from right to left beside the number of the entry.
QString inItsDirection(const QString& name, const QMenu& menu)
{
    return menu.isRightToLeft() ? QChar(0x2068) + name + QChar(0x2069) : name;
}

/// As the language that is spoken writes it, and as the desktop does where that is the same.
QLocale spokenLocale()
{
    const QLocale spoken(narration::currentLanguage());
    const QLocale system = QLocale::system();
    return system.language() == spoken.language() ? system : spoken;
}

QString timeText(const QDateTime& time, bool withSeconds)
{
    const QLocale locale = spokenLocale();
    QString format = locale.timeFormat(QLocale::ShortFormat);
    if (withSeconds)
        format = timeFormatWithSeconds(format);
    return locale.toString(time.date(), QLocale::ShortFormat) + u' '
           + locale.toString(time.time(), format);
}

/// The times of the last changes; those within one minute with seconds.
QStringList timesOf(const std::vector<tables::LeftTable>& tables)
{
    QStringList times;
    for (const tables::LeftTable& each : tables)
        times << timeText(each.time, false);
    const QStringList minutes = times;
    for (qsizetype i = 0; i < times.size(); ++i) {
        if (minutes.count(minutes[i]) > 1)
            times[i] = timeText(tables[static_cast<std::size_t>(i)].time, true);
    }
    return times;
}

} // namespace

QString timeFormatWithSeconds(QString format)
{
    const qsizetype minutes = format.indexOf(QStringLiteral("mm"));
    if (minutes <= 0)
        return format;
    const QChar separator = format[minutes - 1] == u'.' ? u'.' : u':';
    return format.insert(minutes + 2, separator + QStringLiteral("ss"));
}

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
                .arg(QString::number(number),
                     escapedForControl(narration::shownPath(QFileInfo(path).fileName())),
                     escapedForControl(shownFolder(path, menu.fontMetrics())));
        QAction& entry = addEntry(menu, QStringLiteral("recentFile%1Action").arg(number), text,
                                  FileMenusText::tr("Open %1").arg(narration::shownPath(path)));
        QObject::connect(&entry, &QAction::triggered, &menu, [open, path] { open(path); });
    }
    if (paths.isEmpty())
        menu.addAction(actions.noRecent);
    menu.addSeparator();
    menu.addAction(actions.clearRecent);
    actions.clearRecent->setEnabled(!paths.isEmpty());
}

void fillRecoverMenu(QMenu& menu, const tables::LeftTables& left, const FileActions& actions,
                     const std::function<void(const QString& id)>& recover)
{
    menu.clear();
    int number = 0;
    const QStringList times = timesOf(left.tables);
    const QFontMetrics metrics = menu.fontMetrics();
    for (const tables::LeftTable& table : left.tables) {
        const QString& time = times[number++];
        // One line, whatever a file has for its title.
        const QString name = inItsDirection(
            escapedForControl(metrics.elidedText(nameOf(table.table).simplified(), Qt::ElideRight,
                                                 widestName * metrics.averageCharWidth())),
            menu);
        const QString text =
            number <= mostDigits
                //: A menu entry: a digit, which is its mnemonic, a table, and when it was changed last
                ? FileMenusText::tr("&%1 %2, %3").arg(QString::number(number % 10), name, time)
                //: A menu entry without a digit: a table, and when it was changed last
                : FileMenusText::tr("%1, %2").arg(name, time);
        QAction& entry =
            addEntry(menu, QStringLiteral("recoverTable%1Action").arg(number), text,
                     FileMenusText::tr("Go on with this table; the one that is shown stays here"));
        QObject::connect(&entry, &QAction::triggered, &menu,
                         [recover, id = table.id] { recover(id); });
    }
    if (left.tables.empty())
        menu.addActions({actions.nothingToRecover, actions.busyRecoverable});
    actions.nothingToRecover->setVisible(!left.isBusy);
    actions.busyRecoverable->setVisible(left.isBusy);
    menu.addSeparator();
    menu.addAction(actions.forgetRecoverable);
    actions.forgetRecoverable->setEnabled(!left.tables.empty());
}

} // namespace showdown::gui
