// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace showdown::tests {

/// Which keys a document may have. The schemas take any, since later versions may add some.
enum class Keys { described, any };

/// What is wrong with a JSON document by the schema of this name in resources/schemas; empty if
/// nothing is.
QString schemaFault(const std::string& document, const QString& schemaFile,
                    Keys keys = Keys::described);

} // namespace showdown::tests
