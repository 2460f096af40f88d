// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/jsontext.h"

namespace showdown::tests {

Json parsed(const std::string& text)
{
    return Json::parse(text, nullptr, false);
}

std::string dumped(const Json& json)
{
    return json.dump();
}

} // namespace showdown::tests
