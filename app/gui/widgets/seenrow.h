// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace showdown::gui {

/// For a view that is as high as its rows and has a model: the scroll area around it follows the
/// current row while the view has the focus.
void keepCurrentSeen(QAbstractItemView& view);

} // namespace showdown::gui
