// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/narration/fileproblem.h"

#include <QMessageBox>

namespace showdown::gui {

/// What this program is, and its version. It does not block: open() shows it and returns.
class AboutBox : public QMessageBox
{
    Q_OBJECT

public:
    explicit AboutBox(QWidget* parent = nullptr);
};

/// Says why a file could not be opened. It does not block: open() shows it and returns.
class FileProblemBox : public QMessageBox
{
    Q_OBJECT

public:
    FileProblemBox(const QString& path, const narration::FileProblem& problem,
                   QWidget* parent = nullptr);
};

} // namespace showdown::gui
