// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/takencode.h"

#include "app/narration/code/codelisting.h"
#include "app/narration/commandtext.h"
#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "core/trace/alllistings.h"

#include <QRegularExpression>

#include <algorithm>
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

/// A block under some terms.
struct TakenPart
{
    const SourceBlock* block;
    std::vector<const SourceLine*> lines;
    bool isReached = false;

    bool isNamed(const QString& name) const
    {
        return std::ranges::any_of(
            lines, [&name](const SourceLine* line) { return line->names.contains(name); });
    }
};

/// One program.
class Taking
{
public:
    Taking(CodeLanguage language, const NamedRules& rules) : m_language(language), m_rules(rules)
    {
        for (const SourceBlock& block : sourceBlocks(language)) {
            for (const Terms& terms : termsFor(block))
                m_parts.push_back({&block, block.shown(terms)});
        }
        addHead();
    }

    /// Whether there is such a function.
    bool takeFunction(const QString& name)
    {
        for (TakenPart& part : m_parts) {
            if (part.block->isListing && part.isNamed(name))
                return take(part);
        }
        return false;
    }

    void takeMain()
    {
        for (TakenPart& part : m_parts) {
            if (part.block->isMain && part.block->names.isEmpty())
                take(part);
        }
    }

    std::vector<TakenLine> finish()
    {
        for (const TakenPart& part : m_parts) {
            if (part.isReached || (!part.block->isMain && part.block->names.isEmpty()))
                add(part);
        }
        return std::move(m_lines);
    }

private:
    void addHead()
    {
        const QString comment =
            m_language == CodeLanguage::python ? QStringLiteral("# ") : QStringLiteral("// ");
        for (const QString& line :
             {QStringLiteral(
                  "Code of Showdown, which compares poker hands, for these house rules:"),
              rulesOptions(m_rules)})
            m_lines.push_back({comment + line, {}, {}, {}});
    }

    /// The terms under which a block is written: one with lines for a lens is written twice.
    std::vector<Terms> termsFor(const SourceBlock& block) const
    {
        std::vector<Terms> terms{{m_rules.rules, std::nullopt}};
        if (std::ranges::any_of(
                block.lines, [](const SourceLine& line) { return line.condition == when::lens; }))
            terms.push_back({m_rules.rules, Category::highCard});
        return terms;
    }

    /// And all that it names, directly or not.
    bool take(TakenPart& part)
    {
        static const QRegularExpression word(QStringLiteral(R"(\w+)"));
        part.isReached = true;
        for (const SourceLine* line : part.lines) {
            for (auto each = word.globalMatch(line->text); each.hasNext();) {
                const QString name = each.next().captured();
                for (TakenPart& other : m_parts) {
                    if (!other.isReached && other.isNamed(name))
                        take(other);
                }
            }
        }
        return true;
    }

    void add(const TakenPart& part)
    {
        m_lines.resize(m_lines.size() + gapBefore(*part.block));
        for (const SourceLine* line : part.lines)
            m_lines.push_back({textOf(*line), part.block->names.value(0), line->label, line->half});
        m_above = part.block;
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
    std::vector<TakenPart> m_parts;
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

QStringList takenFunctions()
{
    QStringList names;
    const auto isForLens = [](const ListingLine& line) { return line.condition == when::lens; };
    for (const Listing* listing : allListings()) {
        const QString name = QUtf8StringView(listing->uniqueName).toString();
        names << name;
        if (std::ranges::any_of(listing->lines, isForLens))
            names << name + QStringLiteral("ThroughLens"); // the sources write it once more
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
