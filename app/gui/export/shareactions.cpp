// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/shareactions.h"

#include <QCoreApplication>

namespace showdown::gui {

ShareWords ShareWords::forHands()
{
    return {
        "", "copyResultAction", QT_TRANSLATE_NOOP("ShareActions", "Copy who won and why as text"),
        QT_TRANSLATE_NOOP("ShareActions",
                          "Copy who won and why as a table for web pages and chats"),
        QT_TRANSLATE_NOOP("ShareActions", "Copy hands, verdict and rules as a picture"),
        QT_TRANSLATE_NOOP("ShareActions", "Copy the command that explains the same hands"),
        QT_TRANSLATE_NOOP("ShareActions", "Write hands, verdict and rules into a picture file"),
        QT_TRANSLATE_NOOP("ShareActions",
                          "Write hands, verdict and rules into a file that is sharp at any "
                          "size"),
        QT_TRANSLATE_NOOP("ShareActions", "Write hands, verdict and rules on a sheet of paper"),
        QT_TRANSLATE_NOOP("ShareActions", "Write who won and why as a table for web pages"),
        QT_TRANSLATE_NOOP("ShareActions", "Show how hands, verdict and rules come out on paper"),
        //: The title of a page that has no other
        QT_TRANSLATE_NOOP("ShareActions", "Poker hands"),
        //: The name of a file, without its ending
        QT_TRANSLATE_NOOP("ShareActions", "poker-hands")};
}

ShareWords ShareWords::forSituation()
{
    return {
        "odds", "copySituationAction",
        QT_TRANSLATE_NOOP("ShareActions",
                          "Copy cards and chances as text, which can be pasted again"),
        QT_TRANSLATE_NOOP("ShareActions",
                          "Copy cards and chances as a table for web pages and chats"),
        QT_TRANSLATE_NOOP("ShareActions", "Copy cards, chances and rules as a picture"),
        QT_TRANSLATE_NOOP("ShareActions", "Copy the command that counts the same"),
        QT_TRANSLATE_NOOP("ShareActions", "Write cards, chances and rules into a picture file"),
        QT_TRANSLATE_NOOP("ShareActions",
                          "Write cards, chances and rules into a file that is sharp at any "
                          "size"),
        QT_TRANSLATE_NOOP("ShareActions", "Write cards, chances and rules on a sheet of paper"),
        QT_TRANSLATE_NOOP("ShareActions", "Write cards and chances as a table for web pages"),
        QT_TRANSLATE_NOOP("ShareActions", "Show how cards, chances and rules come out on paper"),
        //: The title of a page that has no other
        QT_TRANSLATE_NOOP("ShareActions", "Poker odds"),
        //: The name of a file, without its ending
        QT_TRANSLATE_NOOP("ShareActions", "poker-odds")};
}

ShareActions::ShareActions(const ShareWords& words, QObject* parent)
    : ActionSet("ShareActions", parent),
      m_words(words),
      copyText(declare(words.copyText, QT_TRANSLATE_NOOP("ShareActions", "Copy as &text"),
                       words.copyTextTip, {ctrlShift(Qt::Key_C)}, {IconId::copy})),
      copyMarkdown(declare(named("copyMarkdownAction").toLatin1().constData(),
                           QT_TRANSLATE_NOOP("ShareActions", "Copy as &Markdown"),
                           words.markdownTip)),
      copyPicture(declare(named("copyPictureAction").toLatin1().constData(),
                          QT_TRANSLATE_NOOP("ShareActions", "Copy as &picture"), words.pictureTip)),
      copyCommand(declare(named("copyCommandAction").toLatin1().constData(),
                          QT_TRANSLATE_NOOP("ShareActions", "Copy as command &line"),
                          words.commandTip)),
      exportPng(declare(named("exportPngAction").toLatin1().constData(),
                        QT_TRANSLATE_NOOP("ShareActions", "&Picture (PNG)…"), words.exportPngTip)),
      exportSvg(declare(named("exportSvgAction").toLatin1().constData(),
                        QT_TRANSLATE_NOOP("ShareActions", "&SVG…"), words.exportSvgTip)),
      exportPdf(declare(named("exportPdfAction").toLatin1().constData(),
                        QT_TRANSLATE_NOOP("ShareActions", "P&DF…"), words.exportPdfTip)),
      exportMarkdown(declare(named("exportMarkdownAction").toLatin1().constData(),
                             QT_TRANSLATE_NOOP("ShareActions", "Mar&kdown…"),
                             words.exportMarkdownTip)),
      print(declare(named("printAction").toLatin1().constData(),
                    QT_TRANSLATE_NOOP("ShareActions", "Prin&t…"), words.printTip,
                    {ctrl(Qt::Key_P)}))
{
    ActionSet::retranslate();
}

QString ShareActions::pageTitle() const
{
    return QCoreApplication::translate("ShareActions", m_words.pageTitle);
}

QString ShareActions::fileName() const
{
    return QCoreApplication::translate("ShareActions", m_words.fileName);
}

QList<QAction*> ShareActions::all() const
{
    return {copyText,  copyMarkdown, copyPicture,    copyCommand, exportPng,
            exportSvg, exportPdf,    exportMarkdown, print};
}

QString ShareActions::named(const char* name) const
{
    QString own = QString::fromLatin1(name);
    const QString prefix = QString::fromLatin1(m_words.prefix);
    if (!prefix.isEmpty())
        own.front() = own.front().toUpper();
    return prefix + own;
}

} // namespace showdown::gui
