// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace showdown::tests {

/// What is wrong with a JSON document by the schema of this name in resources/schemas; empty if nothing
/// is.
QString schemaFault(const std::string& document, const QString& schemaFile);

} // namespace showdown::tests
