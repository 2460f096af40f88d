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

/// The application, of the kind that the arguments of the program need: one without windows for
/// help and version, and one that draws offscreen for a picture where there is no display and
/// nobody has chosen a platform. It keeps both references. One with windows
/// has the picture of the program, and goes by the name of its desktop file.
std::unique_ptr<QCoreApplication> createApplication(int& argc, char** argv);

/// The picture of the program, sharp at the sizes that desktops ask for.
QIcon applicationIcon();

/// The file of the settings.
QString settingsFile();

/// Why it is not to be opened: a pipe or a device, for which reading would wait, has its name.
std::optional<narration::FileFault> settingsFault();

} // namespace showdown::gui
