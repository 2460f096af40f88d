// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startoptions.h"

#include "app/gui/start/optionwords.h"
#include "app/gui/start/screenshot.h"
#include "app/gui/start/startprogram.h"
#include "app/narration/translation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace showdown::gui {
namespace {

constexpr int notPossible = 1;
constexpr int badUsage = 2;
constexpr qreal smallestScale = 1;
constexpr qreal largestScale = 4;
constexpr int longestSide = 16384; // of a picture, in pixels

/// The parser's own texts. Named here so that our own translations include them: those of Qt are
/// not always installed, and not loaded.
[[maybe_unused]] constexpr std::array textsOfQt{
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

/// The option in the form that Qt's parser takes.
QCommandLineOption parserOption(const manual::OptionEntry& entry)
{
    QStringList names{QString::fromStdString(entry.name)};
    for (const char letter : entry.letters)
        names.insert(names.size() - 1, QString(QLatin1Char(letter)));
    QCommandLineOption option(names, entry.what, entry.placeholder);
    if (entry.name == describeOption)
        option.setFlags(QCommandLineOption::HiddenFromHelp);
    return option;
}

/// The language is read first, so that everything else is in it.
struct WantedLanguage
{
    QString named;     ///< in the arguments
    QString otherwise; ///< if none is named
};

WantedLanguage wantedLanguage(const QStringList& arguments, const QString& kept)
{
    const QCommandLineOption language(QStringLiteral("lang"), {}, QStringLiteral("L"));
    const QCommandLineOption picture(QStringLiteral("screenshot"), {}, QStringLiteral("FILE"));
    QCommandLineParser parser;
    parser.addOptions({language, picture});
    parser.parse(arguments);
    const bool isKept = !kept.isEmpty() && !parser.isSet(picture);
    return {parser.value(language), isKept ? kept : narration::systemLanguage()};
}

std::optional<QSize> sizeFrom(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^([0-9]{1,5})x([0-9]{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

QString listed(const QStringList& words)
{
    return words.join(QStringLiteral(", "));
}

/// Reads one argument after the other until one is wrong. Each step is true if all is well;
/// otherwise it has set the error.
class Reader
{
public:
    Reader()
    {
        const manual::Program program = startProgram();
        m_parser.setApplicationDescription(program.paragraphs.constFirst());
        for (const manual::OptionEntry& entry : program.options)
            m_parser.addOption(parserOption(entry));
        m_parser.addPositionalArgument(QStringLiteral("FILE.showdown"),
                                       StartOptionsText::tr("The table to open"),
                                       QStringLiteral("[FILE.showdown]"));
    }

    StartOptions read(const QStringList& arguments)
    {
        if (!m_parser.parse(arguments)) {
            fail(m_parser.errorText());
        } else if (m_parser.isSet(QStringLiteral("help"))) {
            sayAndEnd(m_parser.helpText().trimmed());
        } else if (m_parser.isSet(QStringLiteral("version"))) {
            sayAndEnd(versionText());
        } else if (const std::optional<QString> form = value(describeOption)) {
            describe(*form);
        } else if (readTheme() && readSuits() && readView() && readSteps() && readPicture()) {
            readFile();
        }
        return m_options;
    }

private:
    static QString versionText()
    {
        return QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion();
    }

    void sayAndEnd(const QString& text)
    {
        m_options.exitStatus = 0;
        m_options.message = text;
    }

    void describe(const QString& form)
    {
        const QString text = manual::described(startProgram(), form);
        if (text.isEmpty())
            fail(StartOptionsText::tr("There is no description “%1”; there are: %2")
                     .arg(form, listed(manual::formNames())));
        else
            sayAndEnd(text.trimmed());
    }

    bool fail(const QString& message)
    {
        m_options.exitStatus = badUsage;
        m_options.message = message;
        return false;
    }

    /// The value of an option; nothing if it is not given.
    std::optional<QString> value(const char* name) const
    {
        const QString option = QString::fromLatin1(name);
        return m_parser.isSet(option) ? std::optional(m_parser.value(option)) : std::nullopt;
    }

    bool readTheme()
    {
        const std::optional<QString> word = value("theme");
        if (word && !(m_options.theme = themeFrom(*word)))
            return fail(StartOptionsText::tr("There is no theme “%1”; there are: %2")
                            .arg(*word, listed(themeWords())));
        return true;
    }

    bool readSuits()
    {
        const std::optional<QString> word = value("suits");
        if (word && !(m_options.suitColors = suitColorsFrom(*word)))
            return fail(StartOptionsText::tr("The suits cannot have “%1” colours, but: %2")
                            .arg(*word, listed(suitWords())));
        return true;
    }

    bool readView()
    {
        m_options.tab = value("tab");
        m_options.view = value("view");
        if (m_options.view && !viewWords().contains(*m_options.view))
            return fail(StartOptionsText::tr("There is no view “%1”; there are: %2")
                            .arg(*m_options.view, listed(viewWords())));
        return true;
    }

    bool readSteps()
    {
        const std::optional<QString> level = value("level");
        if (level && !(m_options.level = levelFromId(level->toStdString())))
            return fail(StartOptionsText::tr("There is no level “%1”; there are: %2")
                            .arg(*level, listed(levelWords())));
        const std::optional<QString> step = value("step");
        if (step) {
            bool isNumber = false;
            m_options.step = step->toInt(&isNumber);
            if (!isNumber || *m_options.step < 1)
                return fail(StartOptionsText::tr("“%1” is no step; it is a whole number from 1 on")
                                .arg(*step));
        }
        const QString steps = QStringLiteral("steps");
        if ((level || step) && value("tab").value_or(steps) != steps)
            return fail(
                StartOptionsText::tr("--%1 shows the page “steps”, so --tab cannot be “%2”")
                    .arg(step ? QStringLiteral("step") : QStringLiteral("level"), *value("tab")));
        return true;
    }

    bool readPicture()
    {
        const std::optional<QString> file = value("screenshot");
        if (!file) {
            for (const char* name : {"size", "scale", "text-size"}) {
                if (value(name))
                    return fail(StartOptionsText::tr("--%1 needs --screenshot")
                                    .arg(QString::fromLatin1(name)));
            }
            return true;
        }
        if (file->isEmpty() || file->startsWith(QStringLiteral("--")))
            return fail(StartOptionsText::tr("--screenshot needs the name of a file"));
        m_options.picture.emplace();
        m_options.picture->file = *file;
        return checkEnding(*file) && readSize(*m_options.picture) && readScale(*m_options.picture)
               && readTextSize(*m_options.picture) && checkPicture(*m_options.picture);
    }

    bool readSize(PictureRequest& picture)
    {
        const std::optional<QString> text = value("size");
        if (!text)
            return true;
        const std::optional<QSize> size = sizeFrom(*text);
        if (!size)
            return fail(
                StartOptionsText::tr("“%1” is no size; it is written as 1280x770").arg(*text));
        if (size->expandedTo(smallestWindow) != *size)
            return fail(StartOptionsText::tr("The window cannot be smaller than %1x%2")
                            .arg(smallestWindow.width())
                            .arg(smallestWindow.height()));
        picture.size = *size;
        return true;
    }

    bool readScale(PictureRequest& picture)
    {
        const std::optional<QString> text = value("scale");
        if (!text)
            return true;
        bool isNumber = false;
        const qreal scale = text->toDouble(&isNumber);
        if (!isNumber || !(scale >= smallestScale && scale <= largestScale))
            return fail(
                StartOptionsText::tr("“%1” is no scale; it is a number from 1 to 4").arg(*text));
        picture.scale = scale;
        return true;
    }

    bool readTextSize(PictureRequest& picture)
    {
        const std::optional<QString> text = value("text-size");
        if (!text)
            return true;
        bool isNumber = false;
        const int percent = text->toInt(&isNumber);
        if (!isNumber || percent < Appearance::smallestText || percent > Appearance::largestText)
            return fail(
                StartOptionsText::tr("“%1” is no size of text; it is a number from %2 to %3")
                    .arg(*text)
                    .arg(Appearance::smallestText)
                    .arg(Appearance::largestText));
        picture.textSize = percent;
        return true;
    }

    bool checkEnding(const QString& file)
    {
        const QString ending = QFileInfo(file).suffix().toLower();
        return ending.isEmpty() || pictureEndings().contains(ending)
               || fail(StartOptionsText::tr("A picture cannot be saved as “.%1”; possible: %2")
                           .arg(ending, u'.' + pictureEndings().join(QStringLiteral(", ."))));
    }

    bool checkPicture(const PictureRequest& picture)
    {
        const QSize pixels = picture.size * picture.scale;
        if (std::max(pixels.width(), pixels.height()) <= longestSide)
            return true;
        return fail(StartOptionsText::tr("The picture cannot be larger than %1x%1 pixels")
                        .arg(longestSide));
    }

    bool readFile()
    {
        const QStringList files = m_parser.positionalArguments();
        if (files.size() > 1)
            return fail(
                StartOptionsText::tr("One table can be opened, so “%1” is too much").arg(files[1]));
        if (!files.isEmpty())
            m_options.tableFile = files.constFirst();
        return true;
    }

    QCommandLineParser m_parser;
    StartOptions m_options;
};

} // namespace

QString noSuchTab(const QString& name, const QStringList& tabs)
{
    return tabs.isEmpty()
               ? StartOptionsText::tr("There is no page “%1”: this view has no explanation")
                     .arg(name)
               : StartOptionsText::tr("There is no page “%1” in the explanation; there are: %2")
                     .arg(name, listed(tabs));
}

QString noSuchStep(int number, std::optional<int> steps)
{
    if (!steps)
        return StartOptionsText::tr("There is no step %1: this view has no steps").arg(number);
    return *steps == 0
               ? StartOptionsText::tr("There is no step %1: no hand is complete").arg(number)
               : StartOptionsText::tr("There is no step %1; there are %2").arg(number).arg(*steps);
}

StartOptions readStartOptions(QCoreApplication& application, const QStringList& arguments,
                              const QString& keptLanguage, bool canShowWindows)
{
    const QString languages = listed(narration::availableLanguages());
    const WantedLanguage wanted = wantedLanguage(arguments, keptLanguage);
    const bool speaks = narration::installTranslation(application, wanted.named);
    if (!speaks)
        narration::installTranslation(application, wanted.otherwise);

    StartOptions options = Reader().read(arguments);
    if (!options.exitStatus && !speaks && !wanted.named.isEmpty()) {
        options.exitStatus = badUsage;
        options.message = StartOptionsText::tr("There is no language “%1”; there are: %2")
                              .arg(wanted.named, languages);
    }
    if (!options.exitStatus && !options.picture && !canShowWindows) {
        options.exitStatus = notPossible;
        options.message = StartOptionsText::tr(
            "There is no display to show a window on. --screenshot FILE saves a picture of it.");
    }
    return options;
}

} // namespace showdown::gui
