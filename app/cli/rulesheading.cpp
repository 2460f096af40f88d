// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/rulesheading.h"

#include "app/narration/fill.h"
#include "app/narration/rulestext.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct RulesHeadingText
{
    Q_DECLARE_TR_FUNCTIONS(RulesHeadingText)
};

} // namespace

QString rulesHeading(const NamedRules& rules)
{
    QStringList changes;
    for (const Rule rule : rules.changed()) {
        changes += QStringLiteral("%1=%2").arg(
            QString::fromUtf8(id(rule).data(), static_cast<qsizetype>(id(rule).size())),
            QString::fromStdString(valueText(rules.rules, rule)));
    }
    const QString line = narration::rulesLine(rules);
    return changes.isEmpty()
               ? line
               : narration::fill(
                   RulesHeadingText::tr("%1: %2", "%1: 'Series rules (changed)'; %2: a list"),
                   {line, changes.join(QStringLiteral(", "))});
}

} // namespace showdown::cli
