// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startoptions.h"

#include "app/narration/translation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace showdown::gui {
namespace {

constexpr int badUsage = 2;
constexpr qreal smallestScale = 1;
constexpr qreal largestScale = 4;
constexpr int longestSide = 16384; // of a picture, in pixels

struct StartOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(StartOptionsText)
};

/// What the parser itself says. Named here, so that our own translations hold it too: those of Qt
/// are not always installed, and not loaded.
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

QCommandLineOption option(const char* name, const QString& description, const char* value = "")
{
    return {QString::fromLatin1(name), description, QString::fromLatin1(value)};
}

/// The language is read first, so that all that follows is said in it.
struct WantedLanguage
{
    QString named;     ///< by the arguments
    QString otherwise; ///< without that
};

WantedLanguage wantedLanguage(const QStringList& arguments, const QString& kept)
{
    const QCommandLineOption language = option("lang", {}, "L");
    const QCommandLineOption picture = option("screenshot", {}, "FILE");
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

/// Reads one argument after the other until one is wrong. Each step is true if all is well, and
/// otherwise has said what is not.
class Reader
{
public:
    explicit Reader(const QString& languages)
    {
        m_parser.setApplicationDescription(
            StartOptionsText::tr("Compares poker hands with wild cards and shows why one wins."));
        m_parser.addOption({{QStringLiteral("h"), QStringLiteral("help")},
                            StartOptionsText::tr("Show this text and end")});
        m_parser.addOption({{QStringLiteral("v"), QStringLiteral("version")},
                            StartOptionsText::tr("Show the version and end")});
        m_parser.addOption(option(
            "lang", StartOptionsText::tr("The language to speak, one of: %1").arg(languages), "L"));
        m_parser.addOption(
            option("theme", StartOptionsText::tr("The colours, one of: %1").arg(m_themes), "T"));
        m_parser.addOption(option(
            "suits",
            StartOptionsText::tr("How many colours the suits have, one of: %1").arg(m_suits), "S"));
        m_parser.addOption(
            option("view", StartOptionsText::tr("The view to show, such as compare"), "NAME"));
        m_parser.addOption(
            option("tab", StartOptionsText::tr("The page of the explanation to show, such as why"),
                   "NAME"));
        m_parser.addOption(
            option("step",
                   StartOptionsText::tr(
                       "The step of the run to show, counted as showdown-cli explain counts"),
                   "N"));
        m_parser.addOption(option(
            "level", StartOptionsText::tr("How much of the run to tell, one of: %1").arg(m_levels),
            "LEVEL"));
        m_parser.addOption(option(
            "screenshot",
            StartOptionsText::tr("Save a picture of the window as PNG instead of showing it"),
            "FILE"));
        m_parser.addOption(
            option("size",
                   StartOptionsText::tr("The size of the window in the picture, 1280x770 if not "
                                        "given"),
                   "WxH"));
        m_parser.addOption(option(
            "scale", StartOptionsText::tr("Draw everything so many times as large, 1 to 4"), "N"));
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
        } else if (readTheme() && readSuits() && readSteps() && readPicture() && readFile()) {
            m_options.view = value("view");
            m_options.tab = value("tab");
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

    bool fail(const QString& message)
    {
        m_options.exitStatus = badUsage;
        m_options.message = message;
        return false;
    }

    /// The value that an option has; nothing if it is not given.
    std::optional<QString> value(const char* name) const
    {
        const QString option = QString::fromLatin1(name);
        return m_parser.isSet(option) ? std::optional(m_parser.value(option)) : std::nullopt;
    }

    bool readTheme()
    {
        const std::optional<QString> name = value("theme");
        if (name == QStringLiteral("light"))
            m_options.theme = Theme::light;
        else if (name == QStringLiteral("dark"))
            m_options.theme = Theme::dark;
        else if (name == QStringLiteral("contrast"))
            m_options.theme = Theme::highContrast;
        else if (name == QStringLiteral("system"))
            m_options.theme = Theme::system;
        else if (name)
            return fail(
                StartOptionsText::tr("There is no theme “%1”; there are: %2").arg(*name, m_themes));
        return true;
    }

    bool readSuits()
    {
        const std::optional<QString> name = value("suits");
        if (name == QStringLiteral("two"))
            m_options.suitColors = SuitColors::two;
        else if (name == QStringLiteral("four"))
            m_options.suitColors = SuitColors::four;
        else if (name)
            return fail(StartOptionsText::tr("The suits cannot have “%1” colours, but: %2")
                            .arg(*name, m_suits));
        return true;
    }

    bool readSteps()
    {
        const std::optional<QString> level = value("level");
        if (level && !(m_options.level = levelFromId(level->toStdString())))
            return fail(StartOptionsText::tr("There is no level “%1”; there are: %2")
                            .arg(*level, m_levels));
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
            for (const char* name : {"size", "scale"}) {
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
        return readSize(*m_options.picture) && readScale(*m_options.picture)
               && checkPicture(*m_options.picture);
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

    const QString m_themes = QStringLiteral("system, light, dark, contrast");
    const QString m_suits = QStringLiteral("two, four");
    const QString m_levels = QStringLiteral("story, questions, every");
    QCommandLineParser m_parser;
    StartOptions m_options;
};

} // namespace

QString noSuchView(const QString& name, const QStringList& views)
{
    return StartOptionsText::tr("There is no view “%1”; there are: %2")
        .arg(name, views.join(QStringLiteral(", ")));
}

QString noSuchTab(const QString& name, const QStringList& tabs)
{
    return tabs.isEmpty()
               ? StartOptionsText::tr("There is no page “%1”: this view has no explanation")
                     .arg(name)
               : StartOptionsText::tr("There is no page “%1” in the explanation; there are: %2")
                     .arg(name, tabs.join(QStringLiteral(", ")));
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
                              const QString& keptLanguage)
{
    const QString languages = narration::availableLanguages().join(QStringLiteral(", "));
    const WantedLanguage wanted = wantedLanguage(arguments, keptLanguage);
    const bool speaks = narration::installTranslation(application, wanted.named);
    if (!speaks)
        narration::installTranslation(application, wanted.otherwise);

    StartOptions options = Reader(languages).read(arguments);
    if (!options.exitStatus && !speaks && !wanted.named.isEmpty()) {
        options.exitStatus = badUsage;
        options.message = StartOptionsText::tr("There is no language “%1”; there are: %2")
                              .arg(wanted.named, languages);
    }
    return options;
}

} // namespace showdown::gui
