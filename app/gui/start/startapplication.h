// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

class QCoreApplication;

namespace showdown::gui {

/// The application, of the kind that the arguments of the program need: one without windows for
/// help and version, and one that draws offscreen for a picture where there is no display and
/// nobody has chosen a platform. It keeps both references.
std::unique_ptr<QCoreApplication> createApplication(int& argc, char** argv);

} // namespace showdown::gui
