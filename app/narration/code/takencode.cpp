// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/takencode.h"

#include "app/narration/code/codelisting.h"
#include "app/narration/commandtext.h"
#include "core/cards/deck.h"
#include "core/cards/notation.h"

#include <QRegularExpression>

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace showdown::narration {

namespace {

/// `["2c", "2d", "2h", "2s"]`: the natural cards that are wild.
QString wildCards(const HouseRules& rules)
{
    QStringList cards;
    for (const Card card : naturalDeck()) {
        if (rules.isWild(card))
            cards << u'"' + QString::fromStdString(toText(card)) + u'"';
    }
    return u'[' + cards.join(QStringLiteral(", ")) + u']';
}

/// The value of a rule as both languages write it.
QString ruleValue(const QString& rule, const HouseRules& rules)
{
    if (rule == u"pairFloor")
        return QString::number(number(rules.pairFloor));
    Q_ASSERT(rule == u"wildCards");
    return wildCards(rules);
}

/// One program.
class Taking
{
public:
    Taking(CodeLanguage language, const NamedRules& rules)
        : m_language(language), m_rules(rules), m_blocks(sourceBlocks(language))
    {
        addHead();
    }

    /// Whether there is such a function.
    bool takeFunction(const QString& name)
    {
        const auto block = std::ranges::find_if(m_blocks, [&name](const SourceBlock& each) {
            return each.isListing && each.names.contains(name);
        });
        if (block == m_blocks.end())
            return false;
        m_reached.insert(&*block);
        return true;
    }

    void addHead()
    {
        const QString comment =
            m_language == CodeLanguage::python ? QStringLiteral("# ") : QStringLiteral("// ");
        for (const QString& line :
             {QStringLiteral("Compares poker hands as Showdown does, under these house rules:"),
              rulesOptions(m_rules)})
            m_lines.push_back({comment + line, {}, {}, {}});
    }

    void takeMain()
    {
        for (const SourceBlock& block : m_blocks) {
            if (block.isMain && block.names.isEmpty())
                m_reached.insert(&block);
        }
    }

    std::vector<TakenLine> finish()
    {
        for (const SourceBlock& block : m_blocks) {
            if (!block.isMain && block.names.isEmpty())
                m_reached.insert(&block);
        }
        reach();
        for (const SourceBlock& block : m_blocks) {
            if (m_reached.contains(&block))
                add(block);
        }
        return std::move(m_lines);
    }

private:
    /// The terms under which a block is written: one with lines for a lens is written twice.
    std::vector<Terms> termsFor(const SourceBlock& block) const
    {
        std::vector<Terms> terms{{m_rules.rules, std::nullopt}};
        if (std::ranges::any_of(
                block.lines, [](const SourceLine& line) { return line.condition == when::lens; }))
            terms.push_back({m_rules.rules, Category::highCard});
        return terms;
    }

    /// Adds the blocks that those reached so far name, directly or not.
    void reach()
    {
        static const QRegularExpression word(QStringLiteral(R"(\w+)"));
        std::map<QString, const SourceBlock*> named;
        for (const SourceBlock& block : m_blocks) {
            for (const QString& name : block.names)
                named.emplace(name, &block);
        }
        std::deque<const SourceBlock*> open(m_reached.begin(), m_reached.end());
        for (; !open.empty(); open.pop_front()) {
            for (const SourceLine* line : shown(*open.front())) {
                for (auto each = word.globalMatch(line->text); each.hasNext();) {
                    const auto found = named.find(each.next().captured());
                    if (found != named.end() && m_reached.insert(found->second).second)
                        open.push_back(found->second);
                }
            }
        }
    }

    std::vector<const SourceLine*> shown(const SourceBlock& block) const
    {
        std::vector<const SourceLine*> lines;
        for (const Terms& terms : termsFor(block))
            std::ranges::copy(block.shown(terms), std::back_inserter(lines));
        return lines;
    }

    void add(const SourceBlock& block)
    {
        for (const Terms& terms : termsFor(block)) {
            m_lines.resize(m_lines.size() + gapBefore(block));
            for (const SourceLine* line : block.shown(terms))
                m_lines.push_back({textOf(*line), block.names.value(0), line->label, line->half});
            m_above = &block;
        }
    }

    /// Empty lines: none between imports, and in Python two around functions and classes.
    std::size_t gapBefore(const SourceBlock& block) const
    {
        if (m_above && m_above->isImport && block.isImport)
            return 0;
        const auto isSmall = [](const SourceBlock* each) {
            return each && each->lines.size() <= 2
                   && each->lines.back().text.contains(QLatin1String(" = "));
        };
        const bool isClose = isSmall(m_above) && isSmall(&block);
        return isClose || m_language != CodeLanguage::python ? 1 : 2;
    }

    /// With the value of the rule that it sets.
    QString textOf(const SourceLine& line) const
    {
        if (line.value.isEmpty())
            return line.text;
        const QString sets = QStringLiteral(" = ");
        const QString end = line.text.endsWith(u';') ? QStringLiteral(";") : QString();
        return line.text.section(sets, 0, 0) + sets + ruleValue(line.value, m_rules.rules) + end;
    }

    CodeLanguage m_language;
    const NamedRules& m_rules;
    const std::vector<SourceBlock>& m_blocks;
    std::set<const SourceBlock*> m_reached;
    std::vector<TakenLine> m_lines;
    const SourceBlock* m_above = nullptr; ///< the last that was added
};

} // namespace

std::optional<std::vector<TakenLine>> takenLines(CodeLanguage language, const NamedRules& rules,
                                                 const QString& function)
{
    Taking taking(language, rules);
    if (function.isEmpty())
        taking.takeMain();
    else if (!taking.takeFunction(function))
        return std::nullopt;
    return taking.finish();
}

QStringList takenFunctions(CodeLanguage language)
{
    QStringList names;
    for (const SourceBlock& block : sourceBlocks(language)) {
        if (block.isListing)
            names += block.names;
    }
    names.sort();
    return names;
}

QString takenCommand(CodeLanguage language, const NamedRules& rules, const QString& function)
{
    QStringList words{QStringLiteral("showdown-cli code"), QUtf8StringView(id(language)).toString(),
                      rulesOptions(rules)};
    if (!function.isEmpty())
        words << QStringLiteral("--function") << function;
    return words.join(u' ');
}

QString takenText(const std::vector<TakenLine>& lines)
{
    QString text;
    for (const TakenLine& line : lines)
        text += line.text + u'\n';
    return text;
}

} // namespace showdown::narration
