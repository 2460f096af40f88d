// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/testprogram.h"

int main(int argc, char** argv)
{
    return showdown::tests::runRegisteredTest(argc, argv);
}
