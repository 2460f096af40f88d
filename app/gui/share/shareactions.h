// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// What a person can do to take the result of Compare out of the program.
class ShareActions : public ActionSet
{
    Q_OBJECT

    // Actions are made in the order in which they stand here.
public:
    explicit ShareActions(QObject* parent = nullptr);

    QAction* const copyMarkdown;
    QAction* const copyPicture;
    QAction* const copyCommand;

    QAction* const exportPng;
    QAction* const exportSvg;
    QAction* const exportPdf;
    QAction* const exportRunPage;
    QAction* const exportRunMarkdown;
    QAction* const print;
};

} // namespace showdown::gui
