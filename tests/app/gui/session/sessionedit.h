// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/session.h"

#include <QMetaType>

#include <functional>

namespace showdown::tests {

/// An action on a session.
using Edit = std::function<void(gui::Session&)>;

} // namespace showdown::tests

Q_DECLARE_METATYPE(showdown::tests::Edit)
