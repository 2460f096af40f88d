// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/storytext.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/page/pages.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::tests;

namespace {

struct WrittenLine
{
    int step = 0;
    QString sentence;

    bool operator==(const WrittenLine&) const = default;
};

std::vector<WrittenLine> storyIn(const QString& html)
{
    static const QRegularExpression line(QStringLiteral("<li data-step=\"(\\d+)\">(.*)</li>"));
    std::vector<WrittenLine> lines;
    for (auto found = line.globalMatch(html); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        lines.push_back({match.captured(1).toInt(), readText(match.captured(2))});
    }
    return lines;
}

QStringList allMatches(const QString& text, const char* pattern)
{
    QStringList found;
    const QRegularExpression expression(QString::fromLatin1(pattern));
    for (auto match = expression.globalMatch(text); match.hasNext();)
        found << match.next().captured(1);
    return found;
}

/// The page without its style, script and data.
QString bodyOf(const QString& html)
{
    static const QRegularExpression quiet(
        QStringLiteral("<(style|script)[^>]*>.*?</(style|script)>"),
        QRegularExpression::DotMatchesEverythingOption);
    return QString(html).remove(quiet);
}

} // namespace

/// A run as an HTML page, before any script runs.
class TestPage : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void theStoryIsThatOfNarration();
    void handsVerdictRulesAndCommandAreRead();
    void cardsHaveTextAlternatives();
    void everyPictureIsDrawnOnce();
    void namesInThePageAreUnique();
    void namesAndTitlesStayText_data();
    void namesAndTitlesStayText();
    void nothingIsFetched();
    void withoutACompleteHandThereAreNoSteps();
    void aLensIsSaid();
    void thePageSpeaksTheLanguageOfTheProgram();
    void suitsHaveTheColoursOfTheDeck();
    void theLongestPageIsSmallEnough();
};

void TestPage::theStoryIsThatOfNarration()
{
    for (const Preset preset : allPresets()) {
        for (const PagedRun& paged : randomRuns(11, 10, preset)) {
            std::vector<WrittenLine> expected;
            for (const int index : paged.run.findings())
                expected.push_back({index, narration::storyText(paged.run, index)});
            QVERIFY(!expected.empty());
            QCOMPARE(storyIn(paged.html()), expected);
        }
    }
}

void TestPage::handsVerdictRulesAndCommandAreRead()
{
    PagedRun paged = sampleRun();
    paged.input.rules = rulesFrom(QStringLiteral("series deck=free")).value();
    const QString body = bodyOf(paged.html());
    const QStringList texts{
        QStringLiteral("<h1>A showdown, step by step</h1>"),
        QStringLiteral("Series rules (changed): deck=free."),
        QStringLiteral("<h2 id=\"verdict\">Player 2 wins</h2>"),
        QStringLiteral("the third kicker"),
        QStringLiteral("Player 1 <span class=\"place\">2nd</span>"),
        QStringLiteral("Pair of queens, kickers nine, seven, three"),
        QStringLiteral("High card, ace, then jack, eight, six, four"),
        QStringLiteral("Working hand, in comparing order"),
        QStringLiteral("★ acts as Q"),
        QStringLiteral("showdown-cli explain --rules series --set deck=free "),
    };
    for (const QString& text : texts)
        QVERIFY2(readText(body).contains(text), qPrintable(text));
}

void TestPage::cardsHaveTextAlternatives()
{
    const QString body = bodyOf(sampleRun().html());
    QCOMPARE(allMatches(body, "<li class=\"(decides)\"><svg[^>]*position 5 of 5").size(), 2);
    const QStringList pictures =
        allMatches(body, "<svg class=\"card\"[^>]*role=\"img\" aria-label=\"([^\"]*)\"");
    QCOMPARE(pictures.size(), 30); // three hands, as dealt and as working hands
    QVERIFY(!pictures.contains(QString()));
    QCOMPARE(pictures.mid(0, 2),
             QStringList({QStringLiteral("Queen of hearts"), QStringLiteral("Nine of diamonds")}));
    QVERIFY(pictures.contains(QStringLiteral("Wild, acts as queen")));
    QVERIFY(pictures.contains(
        QStringLiteral("Player 2, position 1 of 5, queen, from a wild, part of the pair")));
}

void TestPage::everyPictureIsDrawnOnce()
{
    for (const char* rules : {"series", "deuces", "bug"}) {
        const QString html =
            pagedRun("10h Jh * 2c 2d | Kh Kd Kc * As | Ah Qh 10d 9h *", rules).html();
        const QStringList drawn = allMatches(html, "<symbol id=\"([^\"]+)\"");
        QStringList used = allMatches(html, "href=\"#([^\"]+)\"");
        for (const QJsonValue card : dataOf(html).value(QStringLiteral("cards")).toArray())
            used << card.toArray().at(0).toString();
        for (const QString& each : used)
            QVERIFY2(drawn.contains(each), qPrintable(each));
        QStringList once = drawn;
        once.removeDuplicates();
        QCOMPARE(once, drawn);
        QVERIFY(drawn.contains(QStringLiteral("card-10h")));
        QVERIFY(drawn.contains(QStringLiteral("court-king")));
    }
}

/// The names that labels, buttons and the script use.
void TestPage::namesInThePageAreUnique()
{
    const QString html = sampleRun().html();
    const QStringList ids = allMatches(html, " id=\"([^\"]+)\"");
    QStringList once = ids;
    once.removeDuplicates();
    QCOMPARE(once, ids);
    for (const QString& label : allMatches(html, "aria-labelledby=\"([^\"]+)\""))
        QVERIFY2(ids.contains(label), qPrintable(label));
    for (const QString& asked : allMatches(html, "byId\\(\"([^\"]+)\"\\)"))
        QVERIFY2(ids.contains(asked), qPrintable(asked));
}

void TestPage::namesAndTitlesStayText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("the end of a script") << QStringLiteral("</script><script>alert(1)</script>");
    QTest::newRow("the beginning of a comment") << QStringLiteral("<!-- <script>");
    QTest::newRow("quotation marks") << QStringLiteral("\" onload=\"alert(1)\" 'x'");
    QTest::newRow("ampersands") << QStringLiteral("Tom &amp; Jerry & Co &lt;");
    QTest::newRow("a place of the frame") << QStringLiteral("{{script}} {{title}}");
    QTest::newRow("places of a sentence") << QStringLiteral("%1 %2 %n 100 %");
    QTest::newRow("a backslash") << QStringLiteral("\\u003c/script\\");
    QTest::newRow("other scripts") << QStringLiteral("שָׁלוֹם 王 🂡");
}

void TestPage::namesAndTitlesStayText()
{
    QFETCH(const QString, text);
    PagedRun paged = sampleRun();
    const QString plain = paged.html();
    paged.input.title = text;
    paged.input.names = {text, QString(), QString()};
    const QString html = paged.html();
    QCOMPARE(html.count(QStringLiteral("<script")), plain.count(QStringLiteral("<script")));
    QCOMPARE(html.count(QStringLiteral("</script>")), plain.count(QStringLiteral("</script>")));
    QCOMPARE(html.count(QStringLiteral("<!--")), plain.count(QStringLiteral("<!--")));
    QCOMPARE(html.count(QStringLiteral("<ol start=\"1\">")), 1);
    const QString heading = text.toHtmlEscaped();
    QVERIFY(html.contains(QStringLiteral("<title>%1</title>").arg(heading)));
    QVERIFY(html.contains(QStringLiteral("<h1>%1</h1>").arg(heading)));
    QVERIFY(html.contains(QStringLiteral("<h3 id=\"player1\">%1 <span").arg(heading)));
    const QJsonObject data = dataOf(html);
    const QJsonArray texts = data.value(QStringLiteral("text")).toArray();
    const QJsonArray first = data.value(QStringLiteral("players")).toArray().at(0).toArray();
    QCOMPARE(texts.at(first.at(0).toInt()).toString(), text);
    for (const QString& label : allMatches(bodyOf(html), "aria-label=\"([^\"]*)\""))
        QVERIFY(!label.contains(u'<'));
}

void TestPage::nothingIsFetched()
{
    QString html = sampleRun().html();
    QVERIFY(html.contains(u"default-src 'none'"));
    html.remove(QStringLiteral("http://www.w3.org/2000/svg")); // a name, no address
    const QStringList addresses{
        QStringLiteral("http:"),  QStringLiteral("https:"),  QStringLiteral(" src="),
        QStringLiteral("url("),   QStringLiteral("@import"), QStringLiteral("<link"),
        QStringLiteral("fetch("), QStringLiteral("import("), QStringLiteral("<iframe")};
    for (const QString& address : addresses)
        QVERIFY2(!html.contains(address), qPrintable(address));
    for (const QString& link : allMatches(html, "href=\"([^\"]*)\""))
        QVERIFY2(link.startsWith(u'#'), qPrintable(link));
    QVERIFY2(!html.contains(u"{{"), "a place of the frame is not filled");
}

void TestPage::withoutACompleteHandThereAreNoSteps()
{
    const QString html = pagedRun("Kh 6c | ").html();
    QVERIFY(html.contains(u"No hand is complete"));
    QVERIFY(html.contains(u"Player 1 has 2 of 5 cards."));
    QVERIFY(!html.contains(u"<script"));
    QVERIFY(!html.contains(u"{{"));
    QVERIFY(!html.contains(u"id=\"player2\"")); // a player without cards does not play
}

void TestPage::aLensIsSaid()
{
    const QString html =
        pagedRun("Kh 6c 6h 2s * | Kc Kd 6d 6s *", "series", Category::fullHouse).html();
    QVERIFY(html.contains(u"Series rules. Every hand is compared as a full house."));
    QVERIFY(html.contains(u"Not a full house"));
    QVERIFY(html.contains(u"Working hand, as full house"));
    QVERIFY(html.contains(u"--lens full-house"));
}

void TestPage::thePageSpeaksTheLanguageOfTheProgram()
{
    QVERIFY(sampleRun().html().contains(u"<html lang=\"en\" dir=\"ltr\" "));
    QVERIFY(speak("de"));
    const QString html = sampleRun().html();
    QVERIFY(html.contains(u"<html lang=\"de\" dir=\"ltr\" "));
    QVERIFY(html.contains(u"Spieler 2"));
    static const QRegularExpression english(
        QStringLiteral("\\b(Step|Player|Back|Next|Story|Cards|Code|Hands|Place)\\b"));
    QVERIFY2(!bodyOf(html).remove(QStringLiteral("Showdown")).contains(english),
             qPrintable(english.match(bodyOf(html)).captured()));
}

void TestPage::suitsHaveTheColoursOfTheDeck()
{
    PagedRun paged = sampleRun();
    QVERIFY(paged.html().contains(QStringLiteral("data-suits=\"two\"")));
    paged.input.hasFourColors = true;
    QVERIFY(paged.html().contains(QStringLiteral("data-suits=\"four\"")));
}

void TestPage::theLongestPageIsSmallEnough()
{
    constexpr qsizetype most = 1500000; // bytes
    const int runs = trials(250, 4);    // of each preset
    qsizetype longest = 0;
    for (const Preset preset : allPresets()) {
        for (const PagedRun& paged : randomRuns(7, runs, preset))
            longest = std::max(longest, page::html(paged.run, paged.input).size());
    }
    QVERIFY2(longest < most, qPrintable(QString::number(longest)));
    QVERIFY2(longest > most / 100, qPrintable(QString::number(longest)));
}

SHOWDOWN_TEST(TestPage)
#include "tst_page.moc"
