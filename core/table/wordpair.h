// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace showdown {

/// Two words of 64 bits as they lie in memory.
struct alignas(16) StoredWords
{
    std::uint64_t first = 0;
    std::uint64_t second = 0;

    constexpr bool operator==(const StoredWords&) const = default;
};

/// Two words that are added and subtracted at once, each modulo 2^64. With SSE2, which every
/// x86-64 has, they stand in one register, so that a card costs one addition; elsewhere in two.
class WordPair
{
public:
    WordPair() = default;

    std::uint64_t first() const;
    std::uint64_t second() const;

    WordPair& operator+=(const StoredWords& words);
    WordPair& operator-=(const StoredWords& words);
    WordPair& operator+=(WordPair other);
    WordPair& operator-=(WordPair other);

    bool operator==(const WordPair& other) const
    {
        return first() == other.first() && second() == other.second();
    }

private:
#if defined(__SSE2__)
    __m128i m_words = _mm_setzero_si128();
#else
    StoredWords m_words;
#endif
};

#if defined(__SSE2__)

inline std::uint64_t WordPair::first() const
{
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(m_words));
}

inline std::uint64_t WordPair::second() const
{
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(m_words, m_words)));
}

inline WordPair& WordPair::operator+=(const StoredWords& words)
{
    m_words = _mm_add_epi64(m_words, _mm_load_si128(reinterpret_cast<const __m128i*>(&words)));
    return *this;
}

inline WordPair& WordPair::operator-=(const StoredWords& words)
{
    m_words = _mm_sub_epi64(m_words, _mm_load_si128(reinterpret_cast<const __m128i*>(&words)));
    return *this;
}

inline WordPair& WordPair::operator+=(WordPair other)
{
    m_words = _mm_add_epi64(m_words, other.m_words);
    return *this;
}

inline WordPair& WordPair::operator-=(WordPair other)
{
    m_words = _mm_sub_epi64(m_words, other.m_words);
    return *this;
}

#else

inline std::uint64_t WordPair::first() const
{
    return m_words.first;
}

inline std::uint64_t WordPair::second() const
{
    return m_words.second;
}

inline WordPair& WordPair::operator+=(const StoredWords& words)
{
    m_words.first += words.first;
    m_words.second += words.second;
    return *this;
}

inline WordPair& WordPair::operator-=(const StoredWords& words)
{
    m_words.first -= words.first;
    m_words.second -= words.second;
    return *this;
}

inline WordPair& WordPair::operator+=(WordPair other)
{
    return *this += other.m_words;
}

inline WordPair& WordPair::operator-=(WordPair other)
{
    return *this -= other.m_words;
}

#endif

} // namespace showdown
