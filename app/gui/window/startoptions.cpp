// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/startoptions.h"

#include "app/narration/translation.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace showdown {
namespace {

constexpr int badUsage = 2;

struct StartOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(StartOptionsText)
};

QCommandLineOption languageOption(const QString& description = {})
{
    return {QStringLiteral("lang"), description, QStringLiteral("L")};
}

/// The language is read first, so that all that follows is said in it.
QString wantedLanguage(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOption(languageOption());
    parser.parse(arguments);
    return parser.value(languageOption());
}

} // namespace

StartOptions readStartOptions(QCoreApplication& application, const QStringList& arguments)
{
    const QString languages = availableLanguages().join(QStringLiteral(", "));
    const QString wanted = wantedLanguage(arguments);
    const bool speaks =
        installTranslation(application, wanted.isEmpty() ? systemLanguage() : wanted);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        StartOptionsText::tr("Compares poker hands with wild cards and shows why one wins."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  StartOptionsText::tr("Show this text and end"));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     StartOptionsText::tr("Show the version and end"));
    parser.addOption(help);
    parser.addOption(version);
    parser.addOption(
        languageOption(StartOptionsText::tr("The language to speak, one of: %1").arg(languages)));

    if (!parser.parse(arguments))
        return {badUsage, parser.errorText()};
    if (!parser.positionalArguments().isEmpty())
        return {badUsage, StartOptionsText::tr("Nothing is known to do with “%1”.")
                              .arg(parser.positionalArguments().constFirst())};
    if (parser.isSet(help))
        return {0, parser.helpText().trimmed()};
    if (parser.isSet(version))
        return {0, QCoreApplication::applicationName() + u' '
                       + QCoreApplication::applicationVersion()};
    if (!speaks && !wanted.isEmpty())
        return {badUsage, StartOptionsText::tr("There is no language “%1”; there are: %2")
                              .arg(wanted, languages)};
    return {};
}

} // namespace showdown
