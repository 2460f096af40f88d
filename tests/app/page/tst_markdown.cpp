// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/markdowntext.h"
#include "app/narration/storytext.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/page/pages.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// A run as Markdown.
class TestMarkdown : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void theSampleReadsWell();
    void theStoryIsThatOfNarration();
    void nothingBeginsAList();
    void namesStayText_data();
    void namesStayText();
    void withoutACompleteHandThereIsNoStory();
};

void TestMarkdown::theSampleReadsWell()
{
    const QString text = sampleRun().markdown();
    const QString head = QStringLiteral(
        "# A showdown, step by step\n\n"
        "Series rules.\n\n"
        "**Player 2 wins.** Both Player 1 and Player 2 have a pair of queens; the third kicker "
        "decides, 3 beats 2.\n\n"
        "## The hands\n\n"
        "| Player | Cards | What they make | Working hand | Place |\n"
        "| --- | --- | --- | --- | --- |\n"
        "| Player 1 | Q♥ 9♦ Q♣ 7♠ 2♥ | Pair of queens, kickers nine, seven, two | Q♥ Q♣ 9♦ 7♠ 2♥ | 2nd |\n"
        "| Player 2 | 9♣ Q♠ 3♦ ★ 7♥ | Pair of queens, kickers nine, seven, three | Q★ Q♠ 9♣ 7♥ 3♦ | 1st |\n"
        "| Player 3 | A♠ J♦ 8♣ 6♠ 4♥ | High card, ace, then jack, eight, six, four | A♠ J♦ 8♣ 6♠ 4♥ | 3rd |\n\n"
        "## The story\n\n"
        "### Start\n\n"
        "1. Who comes first? The hands are ranked, then compared two at a time.\n\n"
        "### Rank check for Player 1\n\n"
        "2. Which rank is Player 1's hand? The highest is tried first.\n");
    QCOMPARE(text.left(head.size()), head);
    const QString foot = QStringLiteral(
        "\n## The same on the command line\n\n"
        "```sh\n"
        "showdown-cli explain --rules series 'Qh 9d Qc 7s 2h' '9c Qs 3d * 7h' 'As Jd 8c 6s 4h'\n"
        "```\n");
    QCOMPARE(text.right(foot.size()), foot);
}

void TestMarkdown::theStoryIsThatOfNarration()
{
    static const QRegularExpression line(QStringLiteral("^(\\d+)\\. (.*)$"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    for (const PagedRun& paged : randomRuns(13, 10, Preset::standard)) {
        QStringList told;
        for (auto found = line.globalMatch(paged.markdown()); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            QCOMPARE(match.captured(1).toInt(), told.size() + 1);
            told << match.captured(2).replace(escape, QStringLiteral("\\1"));
        }
        QStringList expected;
        for (const int index : paged.run.findings())
            expected << narration::storyText(paged.run, index);
        QCOMPARE(told, expected);
    }
}

void TestMarkdown::namesStayText_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("written");
    QTest::newRow("a cell of a table") << QStringLiteral("A | B") << QStringLiteral("A \\| B");
    QTest::newRow("emphasis") << QStringLiteral("*_x_*") << QStringLiteral("\\*\\_x\\_\\*");
    QTest::newRow("an element of HTML")
        << QStringLiteral("<b>&amp;") << QStringLiteral("\\<b\\>\\&amp;");
    QTest::newRow("a link") << QStringLiteral("[a](b)") << QStringLiteral("\\[a\\](b)");
    QTest::newRow("lines") << QStringLiteral("a\n# b") << QStringLiteral("a \\# b");
    QTest::newRow("a backslash") << QStringLiteral("\\|") << QStringLiteral("\\\\\\|");
}

void TestMarkdown::namesStayText()
{
    QFETCH(const QString, name);
    QFETCH(const QString, written);
    PagedRun paged = sampleRun();
    paged.input.title = name;
    paged.input.names = {name, QString(), QString()};
    const QString text = paged.markdown();
    QVERIFY(text.startsWith(QStringLiteral("# %1\n\n").arg(written)));
    QVERIFY(text.contains(QStringLiteral("\n| %1 | Q♥ 9♦ Q♣ 7♠ 2♥ | ").arg(written)));
    QVERIFY(text.contains(QStringLiteral("\n### Rank check for %1\n").arg(written)));
}

void TestMarkdown::withoutACompleteHandThereIsNoStory()
{
    const QString text = pagedRun("Kh 6c | ").markdown();
    QVERIFY(text.contains(u"**No hand is complete.**"));
    QVERIFY(text.contains(u"| Player 1 | K♥ 6♣ | Player 1 has 2 of 5 cards."));
    QVERIFY(!text.contains(u"The story"));
}

void TestMarkdown::nothingBeginsAList()
{
    QCOMPARE(narration::inMarkdown(QStringLiteral("- a - b")), QStringLiteral("\\- a - b"));
    QCOMPARE(narration::inMarkdown(QStringLiteral("+1")), QStringLiteral("\\+1"));
}

SHOWDOWN_TEST(TestMarkdown)
#include "tst_markdown.moc"
