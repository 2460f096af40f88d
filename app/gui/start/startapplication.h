// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QIcon>
#include <QString>

#include <memory>
#include <optional>

class QCoreApplication;
class QSettings;

namespace showdown::gui {

/// Whether there is a place to show windows: a display, or a platform that the user has chosen. To
/// be asked before there is an application.
bool canShowWindows(int argc, char** argv);

/// The application, of the kind that the arguments of the program need: one without windows for
/// help and version, and one that draws offscreen where no windows can be shown. It keeps both
/// references. One with windows has the picture of the program, and goes by the name of its desktop
/// file.
std::unique_ptr<QCoreApplication> createApplication(int& argc, char** argv);

/// The program's icon, sharp at the sizes that desktops ask for.
QIcon applicationIcon();

/// The file of the settings.
QString settingsFile();

struct OpenedSettings
{
    std::unique_ptr<QSettings> settings;
    std::optional<narration::FileFault> fault; ///< why they are neither read nor saved, if so
};

/// The settings of that file; if it cannot or must not be opened, empty ones that are never written
/// anywhere.
OpenedSettings openSettings();

} // namespace showdown::gui
