// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace showdown::lessons {

/// A word that the help explains.
struct GlossaryWord
{
    QString word;
    QString sentence; ///< its meaning, without marks
    QString lesson;   ///< the id of the lesson that explains it
};

/// The words that the help explains, and where they stand in a text.
class Glossary
{
public:
    Glossary() = default;

    /// Of a page of help: its list items of the form
    /// `- **kicker**: What it means. [Two pair](lesson:two-pair)`.
    explicit Glossary(const Lesson& help);

    const std::vector<GlossaryWord>& words() const { return m_words; }

    /// A word, also with a usual ending such as that of the plural.
    struct Place
    {
        qsizetype begin = 0;
        qsizetype length = 0;
        const GlossaryWord* word = nullptr; ///< valid as long as the glossary
    };
    std::vector<Place> placesIn(const QString& text) const;

    /// What the first such word in a text means; empty if there is none.
    QString meaningIn(const QString& text) const;

private:
    std::vector<GlossaryWord> m_words;
    QRegularExpression m_form;
};

/// The help of the program in a language, in English where it has none. It lives as long as the
/// program, as does its glossary, which is empty where there is no help in the language.
const Lesson& helpIn(const QString& language);
const Glossary& glossaryIn(const QString& language);

/// As Glossary::meaningIn(), for a text in the current language.
QString meaningOf(const QString& text);

} // namespace showdown::lessons
