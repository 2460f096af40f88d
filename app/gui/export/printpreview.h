// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QPageLayout;
class QPrinter;
class QString;
class QWidget;

namespace showdown::gui {

/// Shows what will be printed, with the title as the document's name. `print` is called for each
/// look and for the printing itself.
void previewPrint(QWidget& window, const QString& title, const QPageLayout& sheet,
                  const std::function<void(QPrinter&)>& print);

} // namespace showdown::gui
