// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/listingtext.h"
#include "app/narration/tabletext.h"
#include "core/trace/alllistings.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// One text of a translation file.
struct Message
{
    QString context;
    QString source;
    QStringList translations; ///< several for a plural
    bool unfinished = false;
    bool plural = false;
};

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.unfinished = xml.attributes().value(QStringLiteral("type")) == u"unfinished";
    if (!message.plural) {
        message.translations << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.translations << xml.readElementText();
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source")
            message.source = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

QList<Message> readMessages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << readMessage(xml, context);
    }
    return xml.hasError() ? QList<Message>() : messages;
}

/// The placeholders and marks of a text, sorted: "%1 %2 <b>".
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?[0-9n]|</?[a-z]+>"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

/// What makes a line code, sorted: its keyword, arrow, signs, and names of several words.
QStringList codeIn(const QString& line)
{
    static const QRegularExpression pattern(QStringLiteral(
        "^(?:function|return|if|for|while) |[←<>≤≥≠:\\[\\]]|\\w+\\.\\w+|[A-Za-z]*[a-z][A-Z]\\w*"));
    QStringList found;
    for (auto match = pattern.globalMatch(line); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

/// The lines of all listings that say something in words, not only in keywords and names.
QSet<QString> linesInWords()
{
    static const QRegularExpression variable(QStringLiteral("^(?:for )?([a-z]+)(?:\\[\\w+\\])? ←"));
    static const QRegularExpression word(QStringLiteral("(?<![\\w.])[a-z]+(?![\\w.])"));
    QSet<QString> lines;
    QSet<QString> code;
    for (const char* each : {"function", "return", "if", "for", "while", "not", "and", "or", "true",
                             "false", "player", "size"})
        code << QString::fromLatin1(each);
    for (const Listing* listing : allListings()) {
        for (const ListingLine& line : listing->lines) {
            const QString text = QUtf8StringView(line.text).toString().trimmed();
            lines << text;
            if (const auto set = variable.match(text); set.hasMatch())
                code << set.captured(1);
            if (!text.startsWith(u"function "))
                continue;
            for (const QString& each :
                 text.section(u'(', 1).section(u')', 0, 0).split(QStringLiteral(", ")))
                code << each.section(u' ', 0, 0);
        }
    }
    lines.removeIf([&](const QString& line) {
        for (auto words = word.globalMatch(line); words.hasNext();) {
            if (!code.contains(words.next().captured()))
                return false;
        }
        return true;
    });
    return lines;
}

QString pathOf(const QString& language)
{
    return QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../translations/showdown_%1.ts")
        .arg(language);
}

QString listingsPath()
{
    return QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../translations/listings_de.ts");
}

} // namespace

/// The translation files are complete, and the program finds them.
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyFileIsInTheProgram();
    void textsAreFinishedAndKeepTheirPlaceholders_data();
    void textsAreFinishedAndKeepTheirPlaceholders();
    void everyTextIsInEachFile();
    void everyLineOfAListingIsGerman();
    void germanKeepsToItsGlossary();
    void languagesAreFoundByTheirCodes_data();
    void languagesAreFoundByTheirCodes();
    void anUnknownLanguageChangesNothing();
    void theTestRunsInAFixedLanguage();
};

void TestTranslations::everyFileIsInTheProgram()
{
    QStringList languages;
    const QDir directory(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../translations"));
    for (const QString& file : directory.entryList({QStringLiteral("showdown_*.ts")}))
        languages << file.section(u'_', 1).section(u'.', 0, 0);
    QCOMPARE(availableLanguages(), languages);
    QVERIFY(languages.contains(QStringLiteral("de")));
    QVERIFY(languages.contains(QStringLiteral("en")));
}

void TestTranslations::textsAreFinishedAndKeepTheirPlaceholders_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("pluralsOnly");
    for (const QString& language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language << (language == u"en");
}

void TestTranslations::textsAreFinishedAndKeepTheirPlaceholders()
{
    QFETCH(const QString, language);
    QFETCH(const bool, pluralsOnly);
    const QList<Message> messages = readMessages(pathOf(language));
    QVERIFY(!messages.isEmpty());
    QStringList faults;
    for (const Message& message : messages) {
        const QString name = message.context + QStringLiteral(": ") + message.source;
        if (message.unfinished || message.translations.contains(QString()))
            faults << name + QStringLiteral(" [unfinished]");
        if (pluralsOnly && !message.plural)
            faults << name + QStringLiteral(" [no plural]");
        for (const QString& translation : message.translations) {
            if (placeholders(translation) != placeholders(message.source))
                faults << name + QStringLiteral(" [placeholders]");
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestTranslations::everyTextIsInEachFile()
{
    const auto textsOf = [](const QString& path) {
        QSet<QString> texts;
        for (const Message& message : readMessages(path))
            texts << message.context + QStringLiteral(": ") + message.source;
        return texts;
    };
    const QString root = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../..");
    const QTemporaryDir directory;
    const QString fresh = directory.filePath(QStringLiteral("showdown_de.ts"));
    QProcess lupdate;
    lupdate.start(QStringLiteral(SHOWDOWN_LUPDATE),
                  {QStringLiteral("-silent"), root + QStringLiteral("/app"),
                   QStringLiteral("-I") + root, QStringLiteral("-ts"), fresh});
    QVERIFY2(lupdate.waitForFinished(60000), qPrintable(lupdate.errorString()));
    QCOMPARE(lupdate.exitCode(), 0);

    const QSet<QString> wanted = textsOf(fresh);
    QVERIFY(wanted.size() > 1000);
    const QString cure = QStringLiteral("build update_translations, then translate:\n");
    for (const QString& language : availableLanguages()) {
        const QSet<QString> found = textsOf(pathOf(language));
        QVERIFY2(language == u"en" || found == wanted,
                 qPrintable(cure + QStringList((wanted - found).values()).join(u'\n')));
    }
}

void TestTranslations::everyLineOfAListingIsGerman()
{
    QSet<QString> translated;
    QVERIFY(speak("de"));
    for (const Message& message : readMessages(listingsPath())) {
        translated << message.source;
        QCOMPARE(codeIn(message.translations.value(0)), codeIn(message.source));
        QCOMPARE(listingLine("    " + message.source.toStdString()),
                 QStringLiteral("    ") + message.translations.value(0));
    }
    const QSet<QString> wanted = linesInWords();
    QCOMPARE(QStringList((wanted - translated).values()).join(u'\n'), QString());
    QCOMPARE(QStringList((translated - wanted).values()).join(u'\n'), QString());
}

/// Words for which `translations/glossary-de.md` has a different one.
void TestTranslations::germanKeepsToItsGlossary()
{
    static const QRegularExpression others(QStringLiteral(
        "Beikarte|[Nn]atürlich|in Folge|Folge der|Kartenspiel|Prüfung der Ränge|"
        "(?:eine|keine|Eine|Keine) höchste Karte|Höchste Karte %|^Kein \\w+ ist (?:dabei|da|mehr|noch)\\b|Vergleicher\\b|"
        "\\bStandard\\)|, oder %|als höchste Karte|zähl(?:t|en) (?:ohnehin )?als|^%1 bleibt eine|"
        "\\bAblauf|\\bLauf(?:s|es)?\\b|Haltemarke|Startwert|Hände\\b|Kommandozeile|Sieger|Aufgabe|ausgeteilt|Listing"));
    QStringList faults;
    for (const Message& message :
         readMessages(pathOf(QStringLiteral("de"))) + readMessages(listingsPath())) {
        for (const QString& text : message.translations) {
            if (text.contains(others))
                faults << text;
        }
    }
    QCOMPARE(faults.join(u'\n'), QString());
}

void TestTranslations::languagesAreFoundByTheirCodes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("player");
    QTest::newRow("a language") << "de"
                                << "Spieler 1";
    QTest::newRow("a language and a country") << "de_AT"
                                              << "Spieler 1";
    QTest::newRow("a language and a country with a dash") << "de-CH"
                                                          << "Spieler 1";
    QTest::newRow("capitals") << "DE"
                              << "Spieler 1";
    QTest::newRow("English") << "en_GB"
                             << "Player 1";
}

void TestTranslations::languagesAreFoundByTheirCodes()
{
    QFETCH(const QString, code);
    QVERIFY(installTranslation(*QCoreApplication::instance(), code));
    QTEST(playerName(1), "player");
}

void TestTranslations::anUnknownLanguageChangesNothing()
{
    QVERIFY(speak("de"));
    QVERIFY(!speak("xx"));
    QVERIFY(!speak(""));
    QVERIFY(!speak("../de"));
    QCOMPARE(playerName(1), QStringLiteral("Spieler 1"));
}

void TestTranslations::theTestRunsInAFixedLanguage()
{
    QCOMPARE(systemLanguage(), QStringLiteral("en"));
}

SHOWDOWN_TEST(TestTranslations)
#include "tst_translations.moc"
