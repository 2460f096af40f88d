// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::cli {

/// The form of `help --format` that gives JSON schemas.
inline const QString schemaForm = QStringLiteral("schema");

/// Lists the JSON schemas that there are: name and title.
QString schemaList();

/// The JSON schema of this name, a command's or another of schemaList(); nothing if there is none.
std::optional<QString> schemaNamed(const QString& name);

/// The names of all JSON schemas: "cases", "compare", …
QStringList schemaNames();

/// The output of `showdown-cli --help`.
QString programHelp(const manual::Program& program);

/// The output of `showdown-cli COMMAND --help`.
QString commandHelp(const manual::Program& program, const manual::CommandEntry& command);

/// The output of `showdown-cli help E7`.
QString mistakeHelp(int mistake);

} // namespace showdown::cli
