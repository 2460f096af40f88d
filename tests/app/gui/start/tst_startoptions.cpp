// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/optionwords.h"
#include "app/gui/start/startoptions.h"
#include "app/narration/tabletext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// Reads the words typed after the program's name.
StartOptions read(const QString& words)
{
    QStringList arguments{QStringLiteral("showdown")};
    arguments += words.split(u' ', Qt::SkipEmptyParts);
    return readStartOptions(*QCoreApplication::instance(), arguments);
}

QString listed(const QStringList& words)
{
    return words.join(QStringLiteral(", "));
}

template <typename T>
QString shown(const std::optional<T>& value, const std::initializer_list<const char*>& names)
{
    return value ? QString::fromLatin1(names.begin()[static_cast<int>(*value)])
                 : QStringLiteral("-");
}

QString optionsText(const StartOptions& options)
{
    QString text = shown(options.theme, {"system", "light", "dark", "contrast"}) + u' '
                   + shown(options.suitColors, {"two", "four"}) + u' '
                   + options.tableFile.value_or(QStringLiteral("-"));
    if (options.picture)
        text += QStringLiteral(" %1 %2x%3 x%4")
                    .arg(options.picture->file)
                    .arg(options.picture->size.width())
                    .arg(options.picture->size.height())
                    .arg(options.picture->scale);
    if (options.picture && options.picture->textSize != Appearance::usualText)
        text += QStringLiteral(" %1 %").arg(options.picture->textSize);
    if (options.step)
        text += QStringLiteral(" step %1").arg(*options.step);
    if (options.level)
        text += u' ' + qt(id(*options.level));
    return text;
}

} // namespace

/// The arguments of the program with a window, and the messages about wrong ones.
class TestStartOptions : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void argumentsAreRead_data();
    void argumentsAreRead();
    void wrongArgumentsEndTheProgram_data();
    void wrongArgumentsEndTheProgram();
    void theLanguageHoldsForTheMessages();
    void aChosenLanguageHoldsUnlessAnotherIsNamed_data();
    void aChosenLanguageHoldsUnlessAnotherIsNamed();
    void helpNamesEveryOption();
    void theVersionIsTold();
};

void TestStartOptions::argumentsAreRead_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("options");
    const auto row = [](const char* name, const char* arguments, const char* options) {
        QTest::newRow(name) << QString::fromLatin1(arguments) << QString::fromLatin1(options);
    };

    row("nothing", "", "- - -");
    row("a table", "a.showdown", "- - a.showdown");
    row("a table that looks like an option", "-- -a.showdown", "- - -a.showdown");
    row("a theme", "--theme dark", "dark - -");
    row("high contrast", "--theme contrast", "contrast - -");
    row("the desktop's theme", "--theme=system", "system - -");
    row("deck colours", "--suits four", "- four -");
    row("the last one counts", "--theme dark --theme light", "light - -");
    row("a picture of the usual size", "--screenshot p.png", "- - - p.png 1280x770 x1");
    row("a picture with everything",
        "--screenshot p.png --size 1024x670 --scale 1.5 --theme light --suits two --lang en "
        "a.showdown",
        "light two a.showdown p.png 1024x670 x1.5");
    row("a picture with large text", "--screenshot p.png --text-size 150",
        "- - - p.png 1280x770 x1 150 %");
    row("a picture in another format", "--screenshot p.JPEG", "- - - p.JPEG 1280x770 x1");
    row("a picture without an ending", "--screenshot p", "- - - p 1280x770 x1");
    row("a step", "--step 53", "- - - step 53");
    row("a level", "--level=story", "- - - story");
    row("a step at a level, on its page", "--tab steps --level every --step 1",
        "- - - step 1 every");
    row("a picture of a step", "--screenshot p.png --step 53 --level questions",
        "- - - p.png 1280x770 x1 step 53 questions");
    row("options after the table", "a.showdown --screenshot p.png --scale 4",
        "- - a.showdown p.png 1280x770 x4");
    row("the smallest window", "--screenshot p.png --size 800x560", "- - - p.png 800x560 x1");
    row("the largest picture", "--screenshot p.png --size 4096x4096 --scale 4",
        "- - - p.png 4096x4096 x4");
}

void TestStartOptions::argumentsAreRead()
{
    QFETCH(const QString, arguments);
    const StartOptions options = read(arguments);
    QCOMPARE(options.message, QString());
    QVERIFY(!options.exitStatus);
    QTEST(optionsText(options), "options");
}

void TestStartOptions::wrongArgumentsEndTheProgram_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* arguments, const char* message) {
        QTest::newRow(name) << QString::fromLatin1(arguments) << QString::fromUtf8(message);
    };
    const char* const noSize = "“%1” is no size; it is written as 1280x770";
    const auto sizeRow = [noSize](const char* name, const char* size) {
        QTest::newRow(name) << QStringLiteral("--screenshot p.png --size ")
                                   + QString::fromLatin1(size)
                            << QString::fromUtf8(noSize).arg(QString::fromLatin1(size));
    };

    row("an unknown option", "--bogus", "Unknown option 'bogus'.");
    row("two tables", "a.showdown b.showdown",
        "One table can be opened, so “b.showdown” is too much");
    row("an unknown theme", "--theme grey",
        "There is no theme “grey”; there are: system, light, dark, contrast");
    row("an empty theme",
        "--theme=", "There is no theme “”; there are: system, light, dark, contrast");
    row("an unknown view", "--view nowhere",
        (QStringLiteral("There is no view “nowhere”; there are: ") + listed(viewWords())).toUtf8());
    row("an unknown number of colours", "--suits 3",
        "The suits cannot have “3” colours, but: two, four");
    row("an unknown language", "--lang xx",
        (QStringLiteral("There is no language “xx”; there are: ") + listed(availableLanguages()))
            .toUtf8());
    row("no step", "--step 0", "“0” is no step; it is a whole number from 1 on");
    row("a negative step", "--step=-3", "“-3” is no step; it is a whole number from 1 on");
    row("a step in words", "--step one", "“one” is no step; it is a whole number from 1 on");
    row("a step beyond all numbers", "--step 99999999999",
        "“99999999999” is no step; it is a whole number from 1 on");
    row("a step that is left out", "--step", "Missing value after '--step'.");
    row("an unknown level", "--level all",
        "There is no level “all”; there are: story, questions, every");
    row("an empty level", "--level=", "There is no level “”; there are: story, questions, every");
    row("an unknown description", "--help-as html",
        "There is no description “html”; there are: man, bash, zsh, fish");
    row("a step on another page", "--step 3 --tab why",
        "--step shows the page “steps”, so --tab cannot be “why”");
    row("a level on another page", "--level story --tab why",
        "--level shows the page “steps”, so --tab cannot be “why”");
    row("a size without a picture", "--size 1280x770", "--size needs --screenshot");
    row("a scale without a picture", "--scale 2", "--scale needs --screenshot");
    row("a size of text without a picture", "--text-size 150", "--text-size needs --screenshot");
    row("text that is too large", "--screenshot p.png --text-size 201",
        "“201” is no size of text; it is a number from 80 to 200");
    row("text of no size", "--screenshot p.png --text-size big",
        "“big” is no size of text; it is a number from 80 to 200");
    row("a format that no picture has", "--screenshot p.gif",
        "A picture cannot be saved as “.gif”; possible: .png, .jpg, .jpeg, .bmp");
    row("a picture without a file", "--screenshot", "Missing value after '--screenshot'.");
    row("a picture with an option for its file", "--screenshot --size 1280x770",
        "--screenshot needs the name of a file");
    row("a picture with an empty file", "--screenshot=", "--screenshot needs the name of a file");
    sizeRow("a size of one number", "1280");
    sizeRow("a size of three", "1280x770x2");
    sizeRow("a size of words", "bigxbig");
    sizeRow("a negative size", "-1280x770");
    sizeRow("a size beyond all numbers", "99999999999x770");
    row("a size that is too narrow", "--screenshot p.png --size 799x560",
        "The window cannot be smaller than 800x560");
    row("a size that is too low", "--screenshot p.png --size 800x559",
        "The window cannot be smaller than 800x560");
    row("a size that is too large", "--screenshot p.png --size 16385x770",
        "The picture cannot be larger than 16384x16384 pixels");
    row("a size that its scale makes too large", "--screenshot p.png --size 4097x770 --scale 4",
        "The picture cannot be larger than 16384x16384 pixels");
    row("a scale of nothing", "--screenshot p.png --scale 0",
        "“0” is no scale; it is a number from 1 to 4");
    row("a scale that is too large", "--screenshot p.png --scale 4.5",
        "“4.5” is no scale; it is a number from 1 to 4");
    row("a scale that is no number", "--screenshot p.png --scale nan",
        "“nan” is no scale; it is a number from 1 to 4");
}

void TestStartOptions::wrongArgumentsEndTheProgram()
{
    QFETCH(const QString, arguments);
    const StartOptions options = read(arguments);
    QTEST(options.message, "message");
    QCOMPARE(options.exitStatus, std::optional(2));
}

void TestStartOptions::theLanguageHoldsForTheMessages()
{
    QVERIFY(!read(QStringLiteral("--lang de")).exitStatus);
    QCOMPARE(playerName(1), QStringLiteral("Spieler 1"));
    QCOMPARE(read(QStringLiteral("--lang de --wrong")).message,
             QStringLiteral("Unbekannte Option 'wrong'."));
    const QString help = read(QStringLiteral("--lang de --help")).message;
    for (const char* word : {"Aufruf: ", "[Optionen]", "Optionen:", "Argumente:"})
        QVERIFY2(help.contains(QString::fromLatin1(word)), word);
    for (const char* word : {"Usage", "options", "Arguments"})
        QVERIFY2(!help.contains(QString::fromLatin1(word)), word);
}

void TestStartOptions::aChosenLanguageHoldsUnlessAnotherIsNamed_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("it holds") << ""
                              << ""
                              << "de";
    QTest::newRow("another is named") << "--lang en"
                                      << ""
                                      << "en";
    QTest::newRow("an unknown one is named in it")
        << "--lang xx"
        << QStringLiteral("Die Sprache 'xx' gibt es nicht; es gibt: ")
               + listed(availableLanguages())
        << "de";
    QTest::newRow("not for a picture") << "--screenshot p.png"
                                       << ""
                                       << "en";
}

void TestStartOptions::aChosenLanguageHoldsUnlessAnotherIsNamed()
{
    QFETCH(const QString, arguments);
    const QStringList words =
        QStringList(QStringLiteral("showdown")) + arguments.split(u' ', Qt::SkipEmptyParts);
    const StartOptions options =
        readStartOptions(*QCoreApplication::instance(), words, QStringLiteral("de"));
    QTEST(options.message, "message");
    QTEST(currentLanguage(), "spoken");
}

void TestStartOptions::helpNamesEveryOption()
{
    const StartOptions options = read(QStringLiteral("--help"));
    QCOMPARE(options.exitStatus, std::optional(0));
    for (const char* word :
         {"--screenshot <FILE>", "--size <WxH>", "--theme <T>", "--suits <S>", "--lang <L>",
          "--scale <N>", "--view <NAME>", "--tab <NAME>", "--step <N>", "--level <LEVEL>",
          "--text-size <N>", "-v, -V, --version", "[FILE.showdown]"})
        QVERIFY2(options.message.contains(QString::fromLatin1(word)), word);
}

/// Like that of showdown-cli.
void TestStartOptions::theVersionIsTold()
{
    const QString version = read(QStringLiteral("--version")).message;
    QVERIFY(!version.isEmpty());
    for (const char* word : {"-v", "-V"}) {
        const StartOptions options = read(QString::fromLatin1(word));
        QCOMPARE(options.exitStatus, std::optional(0));
        QCOMPARE(options.message, version);
    }
}

SHOWDOWN_TEST(TestStartOptions)
#include "tst_startoptions.moc"
