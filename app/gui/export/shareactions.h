// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// The words and object names of a view's sharing actions. All but the names are in the
/// context "ShareActions".
struct ShareWords
{
    const char* prefix;   ///< before the name of each object: "odds"; may be empty
    const char* copyText; ///< the name of that action
    const char* copyTextTip;
    const char* markdownTip;
    const char* pictureTip;
    const char* commandTip;
    const char* exportPngTip;
    const char* exportSvgTip;
    const char* exportPdfTip;
    const char* exportMarkdownTip;
    const char* printTip;
    const char* pageTitle; ///< of a page that has no other
    const char* fileName;  ///< of a table without a title, without an ending

    /// For the hands of Compare and their verdict.
    static ShareWords forHands();

    /// For a situation of Odds and its chances.
    static ShareWords forSituation();
};

/// The actions that take the result of a view out of the program.
class ShareActions : public ActionSet
{
    Q_OBJECT

    ShareWords m_words;

    // Actions are created in the order of their declarations here.
public:
    explicit ShareActions(const ShareWords& words, QObject* parent = nullptr);

    QAction* const copyText;
    QAction* const copyMarkdown;
    QAction* const copyPicture;
    QAction* const copyCommand;

    QAction* const exportPng;
    QAction* const exportSvg;
    QAction* const exportPdf;
    QAction* const exportMarkdown;
    QAction* const print;

    QString pageTitle() const;
    QString fileName() const;

    /// All of them.
    QList<QAction*> all() const;

    /// The object name for this view: "oddsExportMenu" from "exportMenu".
    QString named(const char* name) const;
};

} // namespace showdown::gui
