// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace showdown::page {

/// A file of resources/page, or of the folder that `path` names there: "page.html",
/// "suits/hearts.svg".
QString resourceText(const QString& path);

/// The text with values in place of {{name}}. A value is inserted unchanged; a name without a value
/// is a bug of this program and is left in place.
QString filled(const QString& text, const QHash<QString, QString>& values);

/// JSON in a form that is safe in a <script> element, where "</script>" and "<!--" would end or
/// hide it.
QString inScript(const QByteArray& json);

} // namespace showdown::page
