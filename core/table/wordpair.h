// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#if defined(__SSE2__) && defined(__x86_64__)
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

/// Two words that are added and subtracted at once, each modulo 2^64; on any machine.
class PortableWordPair
{
public:
    std::uint64_t first() const { return m_words.first; }
    std::uint64_t second() const { return m_words.second; }

    PortableWordPair& operator+=(const StoredWords& words)
    {
        m_words.first += words.first;
        m_words.second += words.second;
        return *this;
    }
    PortableWordPair& operator-=(const StoredWords& words)
    {
        m_words.first -= words.first;
        m_words.second -= words.second;
        return *this;
    }
    PortableWordPair& operator+=(PortableWordPair other) { return *this += other.m_words; }
    PortableWordPair& operator-=(PortableWordPair other) { return *this -= other.m_words; }

private:
    StoredWords m_words;
};

#if defined(__SSE2__) && defined(__x86_64__)

/// Both words in one register, so that a card costs one addition.
class SseWordPair
{
public:
    // By index, which the compiler makes a load of one word if the pair is in memory.
    std::uint64_t first() const { return static_cast<std::uint64_t>(m_words[0]); }
    std::uint64_t second() const { return static_cast<std::uint64_t>(m_words[1]); }

    SseWordPair& operator+=(const StoredWords& words)
    {
        m_words = _mm_add_epi64(m_words, load(words));
        return *this;
    }
    SseWordPair& operator-=(const StoredWords& words)
    {
        m_words = _mm_sub_epi64(m_words, load(words));
        return *this;
    }
    SseWordPair& operator+=(SseWordPair other)
    {
        m_words = _mm_add_epi64(m_words, other.m_words);
        return *this;
    }
    SseWordPair& operator-=(SseWordPair other)
    {
        m_words = _mm_sub_epi64(m_words, other.m_words);
        return *this;
    }

private:
    static __m128i load(const StoredWords& words)
    {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(&words));
    }

    __m128i m_words = _mm_setzero_si128();
};

/// The type that hands are made of. Every x86-64 has SSE2.
using WordPair = SseWordPair;

#else

using WordPair = PortableWordPair;

#endif

} // namespace showdown
