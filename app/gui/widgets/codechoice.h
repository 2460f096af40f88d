// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/wordedcombo.h"

namespace showdown::gui {

/// A choice of the language in which the whole program shows listings.
class CodeChoice : public WordedCombo
{
    Q_OBJECT

public:
    explicit CodeChoice(QWidget* parent = nullptr);

private:
    void fill();
};

} // namespace showdown::gui
