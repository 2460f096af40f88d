// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepsearch.h"

#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/narration/cardletters.h"
#include "app/narration/cardtext.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"
#include "core/cards/notation.h"

#include <algorithm>

namespace showdown::gui {
namespace {

/// The spellings in which one of the words may occur in a text.
using Spellings = QStringList;

/// A card is searched for as it is shown, and as it was typed: "as" is also a word.
Spellings spellingsOf(const QString& word)
{
    Spellings spellings{word};
    const auto card = parseCard(narration::inNotation(word).toStdString());
    if (const Card* typed = std::get_if<Card>(&card); typed && *typed != Card::joker())
        spellings << narration::cardSymbol(*typed);
    else if (typed && word == u"*")
        spellings << narration::cardSymbol(Card::joker());
    return spellings;
}

/// Whether a word begins here: after a character that belongs to none, or where a name goes on
/// with a capital letter. A sign that belongs to no word may stand anywhere.
bool isBeginning(QStringView text, qsizetype position)
{
    const QChar here = text[position];
    if (position == 0 || !here.isLetterOrNumber())
        return true;
    const QChar before = text[position - 1];
    return !before.isLetterOrNumber() || (here.isUpper() && before.isLower());
}

bool holds(QStringView text, const QString& word)
{
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (isBeginning(text, at))
            return true;
    }
    return false;
}

} // namespace

StepSearch::StepSearch(const CompareSession& session, StepPlayer& player, QObject* parent)
    : QObject(parent), m_session(session), m_player(player)
{
    connect(&player, &StepPlayer::started, this, &StepSearch::forget);
    connect(&player, &StepPlayer::ended, this, &StepSearch::forget);
    session.whenChanged(TableChange::names, this, &StepSearch::forget); // and the language
    connect(&player, &StepPlayer::moved, this, &StepSearch::moved);
    connect(&player, &StepPlayer::askingChanged, this, &StepSearch::moved);
}

void StepSearch::setText(const QString& text)
{
    const QString wanted = text.simplified();
    if (wanted == m_text)
        return;
    m_text = wanted;
    search();
}

bool StepSearch::isSearching() const
{
    return !m_text.isEmpty() && m_player.isRunning();
}

bool StepSearch::isWhole() const
{
    return !m_player.isRunning() || !m_player.isAsking();
}

std::vector<int> StepSearch::hits() const
{
    if (isWhole())
        return m_hits;
    const auto ahead = std::ranges::upper_bound(m_hits, m_player.furthest());
    return {m_hits.begin(), ahead};
}

int StepSearch::position() const
{
    const std::vector<int> known = hits();
    const auto hit = std::ranges::lower_bound(known, m_player.index());
    return hit != known.end() && !m_player.question() && *hit == m_player.index()
               ? static_cast<int>(hit - known.begin()) + 1
               : 0;
}

void StepSearch::next()
{
    const std::vector<int> known = hits();
    if (known.empty())
        return;
    const auto after = std::ranges::upper_bound(known, m_player.moment().lastRun());
    goTo(after == known.end() ? known.front() : *after);
}

void StepSearch::previous()
{
    const std::vector<int> known = hits();
    if (known.empty())
        return;
    const auto from = std::ranges::lower_bound(known, m_player.index());
    goTo(from == known.begin() ? known.back() : *std::prev(from));
}

void StepSearch::goTo(int hit)
{
    m_player.pause();
    m_player.goTo(hit);
}

/// The texts of the steps are out of date.
void StepSearch::forget()
{
    m_texts.clear();
    search();
}

void StepSearch::search()
{
    m_hits.clear();
    if (isSearching()) {
        if (m_texts.isEmpty()) {
            m_texts.reserve(m_player.run().size());
            const QStringList names = m_session.names();
            for (int index = 0; index < m_player.run().size(); ++index)
                m_texts << textOf(index, names);
        }
        QList<Spellings> words;
        for (const QString& word : m_text.split(u' '))
            words << spellingsOf(word);
        for (int index = 0; index < m_texts.size(); ++index) {
            const QString& text = m_texts[index];
            const bool isHit = std::ranges::all_of(words, [&](const Spellings& spellings) {
                return std::ranges::any_of(
                    spellings, [&](const QString& spelling) { return holds(text, spelling); });
            });
            if (isHit)
                m_hits.push_back(index);
        }
    }
    emit found();
}

QString StepSearch::textOf(int index, const QStringList& names) const
{
    const Run& run = m_player.run();
    const Step& step = run.step(index);
    QString text = QUtf8StringView(step.listing->function).toString() + u'\n'
                   + narration::codeLine(step, run.terms()) + u'\n'
                   + narration::stepText(step, run.hands(), run.terms().rules) + u'\n'
                   + narration::storyText(run, index, names);
    for (const CardInRole& role : step.cards) {
        const Hand& hand = run.hands()[static_cast<std::size_t>(role.player) - 1];
        text += u'\n' + narration::cardSymbol(hand[role.position]);
    }
    return text;
}

} // namespace showdown::gui
