// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace showdown::gui {

/// Makes the surrounding scroll area follow the current row of a view that has the focus; for a
/// view that is as high as its rows and has a model.
void keepCurrentSeen(QAbstractItemView& view);

} // namespace showdown::gui
