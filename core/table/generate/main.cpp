// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// Chooses the keys of the kinds of card, packs the hashes of their multisets (see
// core/table/multisethash.h), and writes both as a header. The result depends only on the shapes,
// so it is generated during the build.
#include "core/table/multisethash.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <random>
#include <string>
#include <vector>

using namespace showdown;

namespace {

using Words = std::vector<std::uint64_t>;

/// The sums of all multisets of this many keys.
void addSums(const Words& keys, std::size_t first, int cards, std::uint64_t sum, Words& sums)
{
    if (cards == 0) {
        sums.push_back(sum);
        return;
    }
    for (std::size_t kind = first; kind < keys.size(); ++kind)
        addSums(keys, kind, cards - 1, sum + keys[kind], sums);
}

Words sumsOf(const Words& keys, int cards)
{
    Words sums;
    addSums(keys, 0, cards, 0, sums);
    return sums;
}

bool allDiffer(const Words& sums, const HashShape& shape)
{
    std::vector<bool> seen(shape.rows() << hashlayout::columnBits);
    return std::ranges::all_of(sums, [&](std::uint64_t sum) {
        const std::size_t place = (shape.row(sum) << hashlayout::columnBits) + columnOf(sum);
        const bool isNew = !seen[place];
        seen[place] = true;
        return isNew;
    });
}

/// Random keys, one after the other, each kept if no two multisets of those so far have the same
/// row and column under any of the shapes.
Words chooseKeys()
{
    std::mt19937_64 random(3); // which leads to good keys after few tries
    Words keys;
    while (keys.size() < kindCount) {
        const std::uint64_t row = random() >> hashlayout::rowShift;
        const std::uint64_t column = random() % (hashlayout::largestColumnKey + 1);
        keys.push_back((row << hashlayout::rowShift) + column);
        const bool isGood = std::ranges::all_of(hashShapes, [&](const HashShape& shape) {
            return allDiffer(sumsOf(keys, shape.cards), shape);
        });
        if (!isGood)
            keys.pop_back();
    }
    return keys;
}

/// A perfect hash: the place of a multiset is the offset of its row plus its column.
struct Packing
{
    std::vector<std::uint16_t> offsets; ///< one a row, in steps of offsetStep
    std::size_t size = 0;               ///< one more than the last place
};

/// Puts the rows, fullest first, each at the first offset at which all its columns are free.
Packing pack(const Words& sums, const HashShape& shape)
{
    std::vector<std::vector<std::size_t>> columns(shape.rows());
    for (const std::uint64_t sum : sums)
        columns[shape.row(sum)].push_back(columnOf(sum));
    std::vector<std::size_t> order(shape.rows());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return columns[a].size() > columns[b].size(); });

    Packing packing{std::vector<std::uint16_t>(shape.rows()), 0};
    std::vector<bool> taken(sums.size() * 4 + (std::size_t{1} << hashlayout::columnBits));
    for (const std::size_t row : order) {
        std::size_t offset = 0;
        const auto isTaken = [&](std::size_t column) { return taken[offset + column]; };
        while (std::ranges::any_of(columns[row], isTaken))
            offset += offsetStep;
        packing.offsets[row] = static_cast<std::uint16_t>(offset / offsetStep);
        for (const std::size_t column : columns[row]) {
            taken[offset + column] = true;
            packing.size = std::max(packing.size, offset + column + 1);
        }
    }
    return packing;
}

template <typename Numbers>
void writeArray(std::ostream& out, const std::string& type, const std::string& name,
                const Numbers& numbers)
{
    out << "inline constexpr std::array<" << type << ", " << numbers.size() << "> " << name << "{";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        out << (i % 12 == 0 ? "\n    " : " ") << numbers[i] << "U,";
    out << "\n};\n";
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: showdown-hashmaker FILE\n";
        return EXIT_FAILURE;
    }
    std::ofstream out(argv[1]);
    out << "// Written by core/table/generate; not to be edited.\n"
           "#pragma once\n\n#include <array>\n#include <cstddef>\n#include <cstdint>\n\n"
           "namespace showdown::hashdata {\n\n";
    const Words keys = chooseKeys();
    writeArray(out, "std::uint64_t", "keys", keys);
    for (const HashShape& shape : hashShapes) {
        const Packing packing = pack(sumsOf(keys, shape.cards), shape);
        const std::string cards = std::to_string(shape.cards);
        out << "\ninline constexpr std::size_t size" << cards << " = " << packing.size << ";\n";
        writeArray(out, "std::uint16_t", "offsets" + cards, packing.offsets);
    }
    out << "\n} // namespace showdown::hashdata\n";
    out.close();
    return out ? EXIT_SUCCESS : EXIT_FAILURE;
}
