// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/share/shareactions.h"

#include <QCoreApplication>

namespace showdown::gui {

ShareActions::ShareActions(QObject* parent)
    : ActionSet("ShareActions", parent),
      copyMarkdown(
          declare("copyMarkdownAction", QT_TRANSLATE_NOOP("ShareActions", "Copy as &Markdown"),
                  QT_TRANSLATE_NOOP("ShareActions",
                                    "Copy who won and why as a table for web pages and chats"))),
      copyPicture(
          declare("copyPictureAction", QT_TRANSLATE_NOOP("ShareActions", "Copy as &picture"),
                  QT_TRANSLATE_NOOP("ShareActions", "Copy hands, verdict and rules as a picture"))),
      copyCommand(declare(
          "copyCommandAction", QT_TRANSLATE_NOOP("ShareActions", "Copy as command &line"),
          QT_TRANSLATE_NOOP("ShareActions", "Copy the command that explains the same hands"))),
      exportPng(declare(
          "exportPngAction", QT_TRANSLATE_NOOP("ShareActions", "&Picture (PNG)…"),
          QT_TRANSLATE_NOOP("ShareActions", "Write hands, verdict and rules into a picture file"))),
      exportSvg(
          declare("exportSvgAction", QT_TRANSLATE_NOOP("ShareActions", "&SVG…"),
                  QT_TRANSLATE_NOOP(
                      "ShareActions",
                      "Write hands, verdict and rules into a file that is sharp at any size"))),
      exportPdf(declare(
          "exportPdfAction", QT_TRANSLATE_NOOP("ShareActions", "P&DF…"),
          QT_TRANSLATE_NOOP("ShareActions", "Write hands, verdict and rules on a sheet of paper"))),
      exportRunPage(declare(
          "exportRunPageAction", QT_TRANSLATE_NOOP("ShareActions", "&Run as a page (HTML)…"),
          QT_TRANSLATE_NOOP("ShareActions",
                            "Write every step into one page that any browser steps through"))),
      exportRunMarkdown(declare(
          "exportRunMarkdownAction", QT_TRANSLATE_NOOP("ShareActions", "Run as &Markdown…"),
          QT_TRANSLATE_NOOP("ShareActions", "Write the story of the run as text for web pages"))),
      print(declare(
          "printAction", QT_TRANSLATE_NOOP("ShareActions", "Prin&t…"),
          QT_TRANSLATE_NOOP("ShareActions", "Show how hands, verdict and rules come out on paper"),
          {ctrl(Qt::Key_P)}))
{
    ActionSet::retranslate();
}

} // namespace showdown::gui
