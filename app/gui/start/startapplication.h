// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QIcon>
#include <QString>

#include <memory>
#include <optional>

class QCoreApplication;

namespace showdown::gui {

/// The application of the kind that the program's arguments need: without windows for help and
/// version, and drawing offscreen for a picture if there is no display and no chosen platform. It
/// keeps references to both arguments. With windows it has the program's icon and the name of its
/// desktop file.
std::unique_ptr<QCoreApplication> createApplication(int& argc, char** argv);

/// The program's icon, sharp at the sizes that desktops ask for.
QIcon applicationIcon();

/// The file of the settings.
QString settingsFile();

/// Why the settings file must not be opened: a pipe or a device has its name, and reading would
/// block.
std::optional<narration::FileFault> settingsFault();

} // namespace showdown::gui
