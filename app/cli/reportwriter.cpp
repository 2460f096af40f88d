// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/reportwriter.h"

#include "app/cli/comparereport.h"
#include "app/cli/explainreport.h"
#include "app/cli/jsonparts.h"
#include "app/cli/oddsreport.h"
#include "app/cli/ranksreport.h"
#include "app/cli/wildreport.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace showdown {

namespace {

template <typename Report>
void write(std::ostream& out, const Report& report, Format format)
{
    if (format == Format::json)
        out << jsonText(toJson(report), 2) << '\n';
    else
        out << toText(report).toStdString();
}

} // namespace

void writeReport(std::ostream& out, const CompareReport& report, Format format)
{
    write(out, report, format);
}

void writeReport(std::ostream& out, const ExplainReport& report, Format format)
{
    write(out, report, format);
}

void writeReport(std::ostream& out, const OddsReport& report, Format format)
{
    write(out, report, format);
}

void writeReport(std::ostream& out, const RanksReport& report, Format format)
{
    write(out, report, format);
}

void writeReport(std::ostream& out, const WildReport& report, Format format)
{
    write(out, report, format);
}

} // namespace showdown
