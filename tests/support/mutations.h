// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/seededrandom.h"

#include <QByteArray>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace showdown::tests {

/// Texts that nobody wrote: one of several good texts, mutilated in one to four places. The same
/// ones for the same seed.
class Mutations
{
public:
    /// The signs are pieces that mean something in these texts.
    Mutations(std::uint64_t seed, std::vector<QByteArray> good, std::vector<QByteArray> signs)
        : m_random(seed), m_good(std::move(good)), m_signs(std::move(signs))
    {}

    SeededRandom& random() { return m_random; }

    QByteArray next() { return mutilated(m_random.pick(m_good)); }

    QByteArray mutilated(QByteArray text)
    {
        for (int changes = 1 + m_random.below(4); changes > 0; --changes)
            change(text);
        return text;
    }

private:
    void change(QByteArray& text)
    {
        const int at = m_random.below(static_cast<int>(text.size()) + 1);
        switch (m_random.below(7)) {
        case 0: // a piece goes
            text.remove(at, piece(text).size());
            break;
        case 1: // a piece comes again
            text.insert(at, piece(text));
            break;
        case 2: // a piece takes the place of others
            text.replace(at, 1 + m_random.below(8), piece(text));
            break;
        case 3: // a piece of another text comes
            text.insert(at, piece(m_random.pick(m_good)));
            break;
        case 4: // any byte
            text.replace(at, m_random.below(2), QByteArray(1, char(m_random.below(256))));
            break;
        case 5: // one bit
            if (at < text.size())
                text[at] = static_cast<char>(text[at] ^ (1 << m_random.below(8)));
            break;
        default:
            text.replace(at, m_random.below(3), m_random.pick(m_signs));
            break;
        }
    }

    /// Short as a rule.
    QByteArray piece(const QByteArray& text)
    {
        if (text.isEmpty())
            return {};
        const int size = static_cast<int>(text.size());
        const int most = m_random.chance(1, 4) ? std::max(size / 2, 1) : std::min(size, 12);
        return text.mid(m_random.below(size), 1 + m_random.below(most));
    }

    SeededRandom m_random;
    std::vector<QByteArray> m_good;
    std::vector<QByteArray> m_signs;
};

} // namespace showdown::tests
