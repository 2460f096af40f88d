// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QFont>
#include <QLocale>
#include <QStyleFactory>

namespace showdown::tests {

/// Sets the same look in every run: Fusion, DejaVu Sans, English.
inline void useTestLook()
{
    QLocale::setDefault(QLocale::c());
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
}

} // namespace showdown::tests
