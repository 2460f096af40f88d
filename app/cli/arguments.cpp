// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/arguments.h"

#include "app/cli/options.h"
#include "app/narration/closestname.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <utility>

namespace showdown::cli {

namespace {

struct ArgumentText
{
    Q_DECLARE_TR_FUNCTIONS(ArgumentText)
};

/// A word that begins with a dash, taken apart.
struct Switch
{
    std::string name;
    std::optional<std::string> value; ///< what follows '='
};

Switch switchOf(const std::string& word)
{
    if (word == "-h")
        return {"help", std::nullopt};
    if (word == "-v" || word == "-V")
        return {"version", std::nullopt};
    if (!word.starts_with("--"))
        return {word, std::nullopt};
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos)
        return {word.substr(2), std::nullopt};
    return {word.substr(2, equals - 2), word.substr(equals + 1)};
}

/// Whether a word is an option, and not a value that begins with a dash.
bool isOption(const std::string& word, const QList<manual::OptionEntry>& known)
{
    return word.starts_with("--")
           && std::ranges::find(known, switchOf(word).name, &manual::OptionEntry::name)
                  != known.end();
}

QString shownOption(std::string_view name)
{
    return QStringLiteral("--%1").arg(QLatin1String(name.data(), static_cast<int>(name.size())));
}

QString shown(const std::string& text)
{
    return narration::quoted(QString::fromStdString(text));
}

Failure unknownOption(const std::string& word, const std::string& name,
                      const QList<manual::OptionEntry>& known)
{
    QStringList names;
    for (const manual::OptionEntry& option : known)
        names += QString::fromStdString(option.name);
    if (const std::optional<QString> meant =
            narration::closestName(QString::fromStdString(name), names))
        return badUsage(ArgumentText::tr("unknown option %1; did you mean %2?")
                            .arg(shown(word), QStringLiteral("--") + *meant));
    return badUsage(ArgumentText::tr("unknown option %1").arg(shown(word)));
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char& letter : result) {
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    }
    return result;
}

/// The first element of a list of wild ranks or cards that is none; nothing if there is no list.
std::optional<std::string> wrongElement(Rule rule, const std::string& list)
{
    if (rule != Rule::wildRanks && rule != Rule::wildCards)
        return std::nullopt;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string element = list.substr(begin, end - begin);
        HouseRules any;
        if (!element.empty() && (element == "none" || !setFromText(any, rule, element)))
            return element;
        begin = end + 1;
    }
    return std::nullopt;
}

void setRule(HouseRules& rules, Rule rule, const std::string& value)
{
    if (setFromText(rules, rule, value) || setFromText(rules, rule, lowered(value)))
        return;
    const QString possible = narration::ruleValues(rule);
    const QString ruleName = QUtf8StringView(id(rule)).toString();
    const std::optional<std::string> wrong = wrongElement(rule, value);
    if (!wrong)
        throw badUsage(ArgumentText::tr("%1 is no value of %2; possible: %3")
                           .arg(shown(value), ruleName, possible));
    const QString pattern = rule == Rule::wildRanks
                                ? ArgumentText::tr("%1 is no rank; possible for %2: %3",
                                                   "%1: 'x'; %2: 'wildRanks'; %3: its values")
                                : ArgumentText::tr("%1 is no card that can be made wild; possible "
                                                   "for %2: %3",
                                                   "%1: 'x'; %2: 'wildCards'; %3: its values");
    throw badUsage(narration::fill(pattern, {shown(*wrong), ruleName, possible}));
}

/// RULE=VALUE.
void applySet(HouseRules& rules, const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos)
        throw badUsage(ArgumentText::tr("--set needs RULE=VALUE, not %1").arg(shown(text)));
    const Rule rule = valueNamed(text.substr(0, equals), allRules(),
                                 ArgumentText::tr("unknown rule %1; did you mean %2?"),
                                 ArgumentText::tr("unknown rule %1; one of %2"));
    setRule(rules, rule, text.substr(equals + 1));
}

void apply(HouseRules& rules, const Option& option)
{
    if (option.name == "set")
        applySet(rules, option.value);
    else if (option.name == "deck")
        setRule(rules, Rule::deck, option.value);
    else if (option.name == "jokers")
        setRule(rules, Rule::jokers, option.value);
}

/// The rank of this name. Fails unless the rules know it.
Category rankOf(const std::string& name, const HouseRules& rules)
{
    if (!rules.fiveOfAKind && isSameName(id(Category::fiveOfAKind), name))
        throw badUsage(ArgumentText::tr("these rules have no rank %1; --set fiveOfAKind=on adds it")
                           .arg(shown(name)));
    std::vector<Category> known;
    std::ranges::copy_if(allCategories(), std::back_inserter(known),
                         [&](Category category) { return rules.knows(category); });
    return valueNamed(name, known, ArgumentText::tr("unknown rank %1; did you mean %2?"),
                      ArgumentText::tr("unknown rank %1; one of %2"));
}

} // namespace

std::string_view id(Format format)
{
    switch (format) {
    case Format::text:
        return "text";
    case Format::json:
        return "json";
    case Format::csv:
        return "csv";
    case Format::html:
        return "html";
    case Format::markdown:
        return "md";
    case Format::pdf:
        return "pdf";
    }
    return {};
}

Failure badInput(const QString& message)
{
    return {ExitCode::badInput, message};
}

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

bool Arguments::has(std::string_view name) const
{
    return value(name) != nullptr;
}

const std::string* Arguments::value(std::string_view name) const
{
    const auto found = std::find_if(options.rbegin(), options.rend(),
                                    [&](const Option& option) { return option.name == name; });
    return found == options.rend() ? nullptr : &found->value;
}

Arguments parseArguments(std::span<const std::string> words,
                         const QList<manual::OptionEntry>& known)
{
    Arguments result;
    result.words.assign(words.begin(), words.end());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            result.operands.insert(result.operands.end(), words.begin() + i + 1, words.end());
            result.optionsBefore.resize(result.operands.size(), result.options.size());
            break;
        }
        if (!word.starts_with('-') || word == "-") {
            result.operands.push_back(word);
            result.optionsBefore.push_back(result.options.size());
            continue;
        }
        const Switch found = switchOf(word);
        const auto spec = std::ranges::find(known, found.name, &manual::OptionEntry::name);
        if (spec == known.end())
            throw unknownOption(word, found.name, known);
        if (!spec->takesValue() && found.value)
            throw badUsage(ArgumentText::tr("%1 takes no value").arg(shownOption(spec->name)));
        if (spec->takesValue() && !found.value && i + 1 == words.size())
            throw badUsage(ArgumentText::tr("%1 needs a value").arg(shownOption(spec->name)));
        if (spec->takesValue() && !found.value && isOption(words[i + 1], known))
            throw badUsage(ArgumentText::tr("%1 needs a value, not %2", "%1, %2: options")
                               .arg(shownOption(spec->name), shown(words[i + 1])));
        const std::string value = found.value ? *found.value : spec->takesValue() ? words[++i] : "";
        result.options.push_back({found.name, value});
    }
    return result;
}

void refuseOperands(const Arguments& arguments, std::size_t most)
{
    if (arguments.operands.size() > most)
        throw badUsage(ArgumentText::tr("unexpected %1").arg(shown(arguments.operands[most])));
}

Failure unknownName(const std::string& word, const QStringList& names, const QString& meant,
                    const QString& others)
{
    const std::optional<QString> closest =
        narration::closestName(QString::fromStdString(word), names);
    return badUsage(closest ? narration::fill(meant, {shown(word), *closest})
                            : narration::fill(others, {shown(word), listed(names)}));
}

bool isSameName(std::string_view name, std::string_view other)
{
    return lowered(name) == lowered(other);
}

QString listed(const QStringList& names)
{
    return names.join(QStringLiteral(", "));
}

Format readFormat(const Arguments& arguments, std::span<const Format> possible, Format byDefault)
{
    const std::string* name = arguments.value("format");
    return name ? valueNamed(*name, possible,
                             ArgumentText::tr("unknown format %1; did you mean %2?"),
                             ArgumentText::tr("unknown format %1; one of %2"))
                : byDefault;
}

std::uint64_t readNumber(const Arguments& arguments, std::string_view name, std::uint64_t fallback,
                         std::uint64_t least, std::uint64_t most)
{
    const std::string* text = arguments.value(name);
    if (!text)
        return fallback;
    std::uint64_t number = 0;
    const char* end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, number);
    if (error == std::errc() && rest == end && number >= least && number <= most)
        return number;
    const auto option = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    throw badUsage(ArgumentText::tr("--%1 needs a whole number from %2 to %3, not %4")
                       .arg(option, QString::number(static_cast<qulonglong>(least)),
                            QString::number(static_cast<qulonglong>(most)), shown(*text)));
}

std::chrono::milliseconds readSeconds(const Arguments& arguments, std::string_view name,
                                      std::chrono::milliseconds fallback,
                                      std::chrono::milliseconds least,
                                      std::chrono::milliseconds most)
{
    using Seconds = std::chrono::duration<double>;
    const std::string* text = arguments.value(name);
    if (!text)
        return fallback;
    double number = 0;
    const char* end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, number, std::chars_format::fixed);
    const bool isNumber = error == std::errc() && rest == end;
    if (isNumber && number >= Seconds(least).count() && number <= Seconds(most).count())
        return std::chrono::round<std::chrono::milliseconds>(Seconds(number));
    const auto option = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    throw badUsage(ArgumentText::tr("--%1 needs a number of seconds from %2 to %3, not %4")
                       .arg(option, QString::number(Seconds(least).count()),
                            QString::number(Seconds(most).count()), shown(*text)));
}

Preset readPreset(const std::string& name)
{
    return valueNamed(name, allPresets(), ArgumentText::tr("unknown rules %1; did you mean %2?"),
                      ArgumentText::tr("unknown rules %1; one of %2"));
}

NamedRules readRules(const Arguments& arguments, Preset defaultPreset)
{
    return readRules(arguments, NamedRules{defaultPreset, rulesOf(defaultPreset)});
}

NamedRules readRules(const Arguments& arguments, const NamedRules& start)
{
    NamedRules result = start;
    if (const std::string* name = arguments.value("rules")) {
        const Preset preset = readPreset(*name);
        result = {preset, rulesOf(preset)};
    }
    for (const Option& option : arguments.options)
        apply(result.rules, option);
    return result;
}

std::optional<Category> readRank(const Arguments& arguments, std::string_view option,
                                 const HouseRules& rules)
{
    const std::string* name = arguments.value(option);
    return name ? std::optional(rankOf(*name, rules)) : std::nullopt;
}

std::optional<Category> readLens(const Arguments& arguments, const HouseRules& rules,
                                 std::optional<Category> fallback)
{
    const std::string* name = arguments.value("lens");
    if (name && isSameName(*name, "best"))
        return std::nullopt;
    if (!name && fallback)
        return rankOf(std::string(id(*fallback)), rules);
    return readRank(arguments, "lens", rules);
}

} // namespace showdown::cli
