// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/listingtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace showdown::narration {

QString listingLine(std::string_view line)
{
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const std::string words(line.substr(indent));
    return QString(static_cast<qsizetype>(indent), u' ')
           + QCoreApplication::translate("Listing", words.c_str());
}

} // namespace showdown::narration
