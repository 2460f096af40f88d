// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QSettings;

namespace showdown::gui {

class Appearance;

/// Sets theme, suit colours and text size as the settings have them, and from then on writes every
/// change there. What is missing or makes no sense leaves the look as it is. The settings must
/// outlive the appearance's signals.
void rememberLook(Appearance& appearance, QSettings& settings);

} // namespace showdown::gui
