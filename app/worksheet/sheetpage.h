// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/worksheet/worksheet.h"

#include <QByteArray>

namespace showdown::worksheet {

// One HTML file each, UTF-8, without network or libraries, in the language of the sheet; the same
// sheet gives the same bytes.

/// The sheet, to be printed, or filled in and marked in a browser.
QByteArray sheetHtml(const Worksheet& sheet);

/// The sheet with the right answer to each question and its reason.
QByteArray keyHtml(const Worksheet& sheet);

} // namespace showdown::worksheet
