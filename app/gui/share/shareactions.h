// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// What the actions of a view say that they share, and how they are called in the program. The tips
/// are words of the context "ShareActions".
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

    /// For the hands of Compare and their verdict.
    static ShareWords forHands();

    /// For a situation of Odds and its chances.
    static ShareWords forSituation();
};

/// What a person can do to take the result of a view out of the program.
class ShareActions : public ActionSet
{
    Q_OBJECT

    ShareWords m_words;

    // Actions are made in the order in which they stand here.
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

    /// All of them.
    QList<QAction*> all() const;

    /// The name of an object of this view: "oddsExportMenu" of "exportMenu".
    QString named(const char* name) const;
};

} // namespace showdown::gui
