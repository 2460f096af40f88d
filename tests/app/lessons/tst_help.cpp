// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/glossary.h"
#include "app/lessons/lessoncheck.h"
#include "app/lessons/prose.h"
#include "app/lessons/shelf.h"
#include "app/narration/filetext.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;
using lessons::Lesson;

namespace {

QString proseOf(const Lesson& help)
{
    QString all;
    for (const lessons::Block& block : help.blocks) {
        if (const auto* prose = std::get_if<lessons::Prose>(&block.content))
            all += prose->markdown;
    }
    return all;
}

QStringList helpLanguages()
{
    return QDir(QStringLiteral(":/help")).entryList(QDir::Dirs, QDir::Name);
}

} // namespace

/// The help of the program, and the words that it explains.
class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void everythingInItHolds_data();
    void everythingInItHolds();
    void languagesHaveTheSameSections();
    void mistakesAreToldWithTheirLine();
    void wordsAreFound_data();
    void wordsAreFound();
    void aLanguageWithoutHelpGetsTheEnglishOne();
};

void TestHelp::everythingInItHolds_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : helpLanguages())
        QTest::newRow(qPrintable(language)) << language;
    QVERIFY(helpLanguages().contains(QStringLiteral("de")));
}

/// Its links lead to lessons, by their titles, and every word of the glossary was understood.
void TestHelp::everythingInItHolds()
{
    QFETCH(const QString, language);
    const lessons::ReadLesson read = lessons::readHelp(QStringLiteral(":/help/") + language);
    QStringList problems;
    for (const narration::FileProblem& problem : lessons::checkHelp(read).problems)
        problems << narration::placedProblemText(problem);
    QCOMPARE(problems, QStringList());
    const lessons::Shelf shelf(language);
    for (const lessons::ProseLink& link : lessons::linksOf(proseOf(read.lesson))) {
        if (!link.target.startsWith(QStringLiteral("lesson:")))
            continue;
        const auto lesson = shelf.indexOf(link.target.section(u':', 1));
        QVERIFY2(lesson, qPrintable(link.target));
        QCOMPARE(link.text,
                 lessons::plainText(shelf.lessons()[static_cast<std::size_t>(*lesson)].title));
    }
    const std::vector<lessons::GlossaryWord>& words = lessons::glossaryIn(language).words();
    QVERIFY(words.size() > 30);
    const QString glossary = proseOf(read.lesson).section(QStringLiteral("\n## "), -1);
    QCOMPARE(glossary.count(QStringLiteral("\n- ")), static_cast<qsizetype>(words.size()));
}

void TestHelp::languagesHaveTheSameSections()
{
    const auto shapeOf = [](const QString& language) {
        const QString text = proseOf(lessons::helpIn(language));
        QStringList lessonsOfWords;
        for (const lessons::GlossaryWord& word : lessons::glossaryIn(language).words())
            lessonsOfWords << word.lesson;
        lessonsOfWords.sort();
        QStringList sections; // the lessons that each one leads to
        for (const QString& section : text.split(QStringLiteral("## "))) {
            QStringList targets;
            for (const lessons::ProseLink& link : lessons::linksOf(section))
                targets << link.target;
            targets.sort();
            sections << targets.join(u' ');
        }
        return sections << lessonsOfWords;
    };
    for (const QString& language : helpLanguages())
        QCOMPARE(shapeOf(language), shapeOf(QStringLiteral("en")));
}

void TestHelp::mistakesAreToldWithTheirLine()
{
    LessonFolder folder;
    QVERIFY(QDir(folder.root()).mkpath(QStringLiteral("help/en")));
    folder.write(QStringLiteral("help/en/help.md"),
                 "## Wilds\n\nRead [Two pair](lesson:two-pair),\nthen [more](lesson:two-pairs).\n"
                 "\n```cards\nid: pair\nhand: Qs Qd 9h 7c 2s\nname: Pair of kings\n```\n"
                 "\n[Step](step:pair) and [web](https://example.org)\n");
    const auto problems =
        lessons::checkHelp(lessons::readHelp(folder.root() + QStringLiteral("/help/en"))).problems;
    QStringList texts;
    for (const narration::FileProblem& problem : problems)
        texts << narration::placedProblemText(problem);
    QCOMPARE(texts.size(), 4);
    QVERIFY2(
        texts[0].startsWith(QStringLiteral("help.md:4: “lesson:two-pairs” is unknown here; did "
                                           "you mean “lesson:two-pair”?")),
        qPrintable(texts[0]));
    QVERIFY2(texts[1].startsWith(QStringLiteral("help.md:9: ")), qPrintable(texts[1]));
    QVERIFY2(texts[2].startsWith(QStringLiteral("help.md:12: ")), qPrintable(texts[2]));
    QVERIFY2(texts[3].startsWith(QStringLiteral("help.md:12: ")), qPrintable(texts[3]));
    QVERIFY(!lessons::readHelp(folder.root()).problems.empty());
}

void TestHelp::wordsAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found"); ///< the words as in the glossary
    const auto row = [](const char* what, const char* language, const char* text,
                        const char* found) {
        QTest::newRow(what) << QString::fromLatin1(language) << QString::fromUtf8(text)
                            << QString::fromUtf8(found);
    };
    row("the plural", "en", "Kickers and flushes", "kicker, flush");
    row("the longer of two", "en", "A straight flush beats a full house.",
        "straight flush, full house");
    row("no part of a word", "en", "A straightforward outsider, paired", "");
    row("nouns with their endings", "de", "Mit Jokern, zwei Paaren und Handkarten",
        "Joker, zwei Paare, Handkarte");
    row("a word within a longer one", "de", "Ein Bug-Joker und ungesehene Karten",
        "Bug-Joker, ungesehene Karte");
    row("no verb", "de", "Er ist es wert und rang danach", "");
}

void TestHelp::wordsAreFound()
{
    QFETCH(const QString, language);
    QFETCH(const QString, text);
    const lessons::Glossary& glossary = lessons::glossaryIn(language);
    QStringList found;
    for (const auto& place : glossary.placesIn(text))
        found << place.word->word;
    QTEST(found.join(QStringLiteral(", ")), "found");
    QCOMPARE(glossary.meaningIn(text).isEmpty(), found.isEmpty());
}

/// But no English words are marked in it.
void TestHelp::aLanguageWithoutHelpGetsTheEnglishOne()
{
    QCOMPARE(lessons::helpIn(QStringLiteral("fr")).language, QStringLiteral("en"));
    QVERIFY(lessons::glossaryIn(QStringLiteral("fr")).words().empty());
}

SHOWDOWN_TEST(TestHelp)
#include "tst_help.moc"
