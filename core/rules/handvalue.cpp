// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/handvalue.h"

namespace showdown {

std::string toText(const HandValue& value)
{
    std::string text(id(value.category()));
    for (int i = 0; i < value.size(); ++i)
        text += ' ' + std::to_string(number(value[i]));
    return text;
}

} // namespace showdown
