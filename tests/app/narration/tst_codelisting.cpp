// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/codelisting.h"
#include "app/narration/code/takencode.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace showdown;
using namespace showdown::tests;
using narration::CodeLanguage;

/// The listings in the languages of programs, line for line those of the engine.
class TestCodeListing : public QObject
{
    Q_OBJECT

private slots:
    void eachLineStandsInItsPlace_data();
    void eachLineStandsInItsPlace();
    void noNamedLineIsLeftOver_data();
    void noNamedLineIsLeftOver();
    void allFunctionsCanBeTaken_data();
    void allFunctionsCanBeTaken();
    void namesAreWrittenAsInTheEngine();
    void bracesCloseWhatIsShown();
    void theChosenLanguageIsThatOfAllListings();
};

namespace {

QString nameOfLine(const ListingLine& line)
{
    const QString half = !line.half                 ? QString()
                         : line.half == Half::first ? QStringLiteral(" first")
                                                    : QStringLiteral(" second");
    return qt(line.label) + half;
}

} // namespace

void TestCodeListing::eachLineStandsInItsPlace_data()
{
    QTest::addColumn<CodeLanguage>("language");
    QTest::addColumn<const Listing*>("listing");
    for (const CodeLanguage language : narration::programLanguages) {
        for (const Listing* listing : allListings())
            QTest::addRow("%s %s", qPrintable(qt(id(language))),
                          qPrintable(qt(listing->uniqueName)))
                << language << listing;
    }
}

void TestCodeListing::eachLineStandsInItsPlace()
{
    QFETCH(const CodeLanguage, language);
    QFETCH(const Listing*, listing);
    QVERIFY(narration::sourceBlock(*listing, language));
    for (const Terms& terms : allTerms()) {
        QStringList expected;
        for (const ListingLine& line : listing->lines) {
            if (line.isShown(terms))
                expected << nameOfLine(line);
        }
        QStringList written;
        for (const narration::CodeLine& line : narration::codeLines(*listing, terms, language)) {
            if (line.line)
                written << nameOfLine(*line.line);
            else
                QCOMPARE(line.text.trimmed(), QStringLiteral("}"));
        }
        QCOMPARE(written, expected);
    }
}

void TestCodeListing::noNamedLineIsLeftOver_data()
{
    QTest::addColumn<CodeLanguage>("language");
    for (const CodeLanguage language : narration::programLanguages)
        QTest::addRow("%s", qPrintable(qt(id(language)))) << language;
}

void TestCodeListing::noNamedLineIsLeftOver()
{
    QFETCH(const CodeLanguage, language);
    std::set<const narration::SourceLine*> used;
    for (const Listing* listing : allListings()) {
        for (const ListingLine& line : listing->lines)
            used.insert(narration::sourceBlock(*listing, language)->find(line));
    }
    for (const narration::SourceBlock& block : narration::sourceBlocks(language)) {
        for (const narration::SourceLine& line : block.lines)
            QVERIFY2(line.label.isEmpty() || used.contains(&line), qPrintable(line.text));
    }
}

void TestCodeListing::allFunctionsCanBeTaken_data()
{
    noNamedLineIsLeftOver_data();
}

void TestCodeListing::allFunctionsCanBeTaken()
{
    QFETCH(const CodeLanguage, language);
    QStringList written;
    for (const narration::SourceBlock& block : narration::sourceBlocks(language)) {
        if (block.isListing)
            written += block.names;
    }
    written.sort();
    QCOMPARE(narration::takenFunctions(), written);
    for (const QString& name : written)
        QVERIFY2(
            narration::takenLines(language, {Preset::standard, rulesOf(Preset::standard)}, name),
            qPrintable(name));
}

void TestCodeListing::namesAreWrittenAsInTheEngine()
{
    std::set<std::string_view> names;
    for (const Listing* listing : allListings()) {
        QVERIFY2(names.insert(listing->uniqueName).second, qPrintable(qt(listing->uniqueName)));
        QVERIFY(std::ranges::all_of(listing->lines, [](const ListingLine& line) {
            return !line.label.empty()
                   && line.label.find_first_of("()<> ") == std::string_view::npos;
        }));
    }
}

void TestCodeListing::bracesCloseWhatIsShown()
{
    for (const Listing* listing : allListings()) {
        for (const Terms& terms : allTerms()) {
            int open = 0;
            for (const narration::CodeLine& line :
                 narration::codeLines(*listing, terms, CodeLanguage::javaScript)) {
                open += static_cast<int>(line.text.count(u'{') - line.text.count(u'}'));
                QVERIFY2(open >= 0, qPrintable(line.text));
            }
            QVERIFY2(open == 0, qPrintable(qt(listing->uniqueName)));
        }
    }
}

void TestCodeListing::theChosenLanguageIsThatOfAllListings()
{
    const Listing& listing = *allListings().front();
    QCOMPARE(narration::codeLanguage(), CodeLanguage::pseudoCode);
    QVERIFY(narration::codeLines(listing, {}).front().text.startsWith(QStringLiteral("function ")));
    narration::setCodeLanguage(CodeLanguage::python);
    QVERIFY(narration::codeLines(listing, {}).front().text.startsWith(QStringLiteral("def ")));
    narration::setCodeLanguage(CodeLanguage::pseudoCode);
}

SHOWDOWN_TEST(TestCodeListing)
#include "tst_codelisting.moc"
