// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace showdown::tests {

/// The fault of a JSON document by the schema with this name in resources/schemas; empty if there
/// is none.
QString schemaFault(const std::string& document, const QString& schemaFile);

} // namespace showdown::tests
