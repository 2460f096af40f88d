// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/paperpages.h"

class QWidget;

namespace showdown::gui {

/// Shows what will be printed, with the title as the document's name, and offers it as a PDF file
/// too. The pages are asked for at each look and for the printing itself.
void previewPrint(QWidget& window, const QString& title, const QPageLayout& sheet,
                  const PagesFor& pages);

} // namespace showdown::gui
