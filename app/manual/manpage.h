// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>

namespace showdown::manual {

struct Program;

/// The man page of a program, in section 1, as UTF-8 text for man-db, groff and mandoc. Its
/// headings are in the current language.
QString manPage(const Program& program, QDate date);

/// The date for a page: SOURCE_DATE_EPOCH, so that two builds of one source are equal, or else
/// today.
QDate pageDate();

} // namespace showdown::manual
