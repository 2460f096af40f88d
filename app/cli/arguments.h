// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <array>
#include <chrono>
#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::cli {

/// The exit status of the program.
enum class ExitCode {
    success = 0,
    badInput = 1, ///< a hand or a file is wrong, or the result cannot be written
    badUsage = 2, ///< an option, a command or a name is unknown, or something is missing
};

/// Why a command cannot do what was requested. Thrown wherever that is found out; only
/// runCommandLine() catches it.
class Failure : public std::exception
{
public:
    Failure(ExitCode code, const QString& message) : m_code(code), m_message(message.toStdString())
    {}

    ExitCode code() const { return m_code; }
    const char* what() const noexcept override { return m_message.c_str(); }
    /// One line without an end, in the current language.
    const std::string& message() const { return m_message; }

private:
    ExitCode m_code;
    std::string m_message;
};

/// A hand or a file is wrong: the failure to throw.
Failure badInput(const QString& message);
/// An option, a command or a name is wrong: the failure to throw.
Failure badUsage(const QString& message);

/// An option that was given.
struct Option
{
    std::string name; ///< without dashes
    std::string value;
};

/// The words after a command, sorted into options and the rest.
struct Arguments
{
    std::vector<Option> options; ///< in the order given
    std::vector<std::string> operands;
    std::vector<std::size_t> optionsBefore; ///< for each operand the number of options before it
    std::vector<std::string> words = {};    ///< all as given

    /// True if the option was given, with a value or without.
    bool has(std::string_view name) const;

    /// The value of the last option of this name, or nothing.
    const std::string* value(std::string_view name) const;
};

/// Reads `--name value`, `--name=value`, `-h` for `--help`, `-v` and `-V` for `--version`, in any
/// order with the operands. After `--` everything is an operand, and so is a single `-`. Fails at
/// an option that is not among `known`, and where a value is missing or too much.
Arguments parseArguments(std::span<const std::string> words,
                         const QList<manual::OptionEntry>& known);

/// Fails if there are more operands than these.
void refuseOperands(const Arguments& arguments, std::size_t most = 0);

/// A word is none of these names: the failure to throw. It says `meant`, where %1 is the word and
/// %2 the name that is close to it, or else `others`, where %2 are all of them.
Failure unknownName(const std::string& word, const QStringList& names, const QString& meant,
                    const QString& others);

/// Whether two names differ at most in case. The values of options are compared like this, if they
/// are names.
bool isSameName(std::string_view name, std::string_view other);

/// The value with this name among all of its kind; fails with these texts if there is none.
template <typename All>
auto valueNamed(const std::string& word, const All& all, const QString& meant,
                const QString& others)
{
    QStringList names;
    for (const auto value : all) {
        if (isSameName(id(value), word))
            return value;
        names += QUtf8StringView(id(value)).toString();
    }
    throw unknownName(word, names, meant, others);
}

/// The names as a message lists them: "a, b, c".
QString listed(const QStringList& names);

/// The forms in which a result is written.
enum class Format : std::uint8_t { text, json, csv, html, markdown, pdf };

/// The name of a form: `json`.
std::string_view id(Format format);

/// For people or for programs: the forms that most commands have.
constexpr std::array<Format, 2> textOrJson{Format::text, Format::json};
/// The forms that the steps of a run have: also a page that stands alone, and Markdown.
constexpr std::array<Format, 4> formsOfRun{Format::text, Format::json, Format::html,
                                           Format::markdown};
/// The forms of commands that write a line for each of many results.
constexpr std::array<Format, 2> jsonOrCsv{Format::json, Format::csv};

/// The form that `--format` names, or `byDefault`. Fails if it is not one of those possible.
Format readFormat(const Arguments& arguments, std::span<const Format> possible, Format byDefault);

/// The whole number that an option gives, or `fallback`. Fails unless it lies between `least` and
/// `most`, both of which are possible.
std::uint64_t readNumber(const Arguments& arguments, std::string_view name, std::uint64_t fallback,
                         std::uint64_t least, std::uint64_t most);

/// The number of seconds that an option gives, or `fallback`, to the millisecond: `5`, `0.5`. Fails
/// unless it lies between `least` and `most`, both of which are possible.
std::chrono::milliseconds readSeconds(const Arguments& arguments, std::string_view name,
                                      std::chrono::milliseconds fallback,
                                      std::chrono::milliseconds least,
                                      std::chrono::milliseconds most);

/// The preset of this name. Fails if there is none.
Preset readPreset(const std::string& name);

/// The rules that the options ask for. The preset comes first wherever `--rules` stands; the
/// other options apply in the order given, so that the last one counts. Fails at a preset, a rule
/// or a value that there is not.
NamedRules readRules(const Arguments& arguments, Preset defaultPreset = Preset::series);

/// Reads rules on top of these instead of a preset, unless `--rules` names one.
NamedRules readRules(const Arguments& arguments, const NamedRules& start);

/// The rank that an option names, if it is given. Fails unless the rules know it.
std::optional<Category> readRank(const Arguments& arguments, std::string_view option,
                                 const HouseRules& rules);

/// The rank that `--lens` names, as which all hands are compared. Nothing for `best`; the fallback
/// if none is given. Fails unless the rules know the rank.
std::optional<Category> readLens(const Arguments& arguments, const HouseRules& rules,
                                 std::optional<Category> fallback = std::nullopt);

} // namespace showdown::cli
