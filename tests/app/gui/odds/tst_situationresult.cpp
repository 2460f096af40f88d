// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/resultpage.h"
#include "app/gui/odds/oddsstandings.h"
#include "app/gui/odds/oddswork.h"
#include "app/gui/odds/situationresult.h"
#include "tests/app/gui/export/resultpagetest.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QGuiApplication>
#include <QSvgRenderer>
#include <QTest>

#include <optional>
#include <stop_token>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString onTurn = QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -");

/// A table with a finished count, or only the first estimate.
class CountedTable
{
public:
    explicit CountedTable(const CardTable& table, bool isFirst = false)
        : m_table(table), m_question(questionOf(table))
    {
        const auto* question = std::get_if<OddsQuestion>(&m_question);
        if (!question)
            return;
        EquityOptions options;
        options.maxSamples = 1 << 14;
        countOdds(*question, Category::straight, options, {}, [&](const OddsCount& count) {
            const bool isWanted = isFirst ? !m_count && count.hasEquity : true;
            if (isWanted)
                m_count = count;
        });
    }
    explicit CountedTable(const QString& table, bool isFirst = false)
        : CountedTable(oddsTableOf(table), isFirst)
    {}

    OddsShown shown(bool isCounting = false) const
    {
        return {m_table,    m_question, m_count ? &*m_count : nullptr,
                isCounting, 1,          Category::straight};
    }

    ResultPage page(int player = 0, const QString& title = {}) const
    {
        ResultDescription result = situationResult(shown(), player, SuitColors::four);
        result.title = title;
        return ResultPage(result);
    }

private:
    CardTable m_table = emptySituation();
    std::variant<OddsQuestion, OddsLack> m_question;
    std::optional<OddsCount> m_count;
};

QImage pictureOf(const ResultPage& page)
{
    return gui::pictureOf(sharedPage(page), 1);
}

/// The first place with something drawn far from everything expected; empty if there is none.
QString strayInk(const QImage& drawn, const QImage& wanted)
{
    constexpr int around = 2;
    for (int y = around; y < drawn.height() - around; ++y) {
        for (int x = around; x < drawn.width() - around; ++x) {
            const QRect near(x - around, y - around, 2 * around + 1, 2 * around + 1);
            if (drawn.pixelColor(x, y).lightness() < 240 && inkIn(wanted, near) == 0)
                return QStringLiteral("%1, %2").arg(x).arg(y);
        }
    }
    return {};
}

} // namespace

/// The page for exporting a situation.
class TestSituationResult : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
    void everythingIsOnThePage_data();
    void everythingIsOnThePage();
    void itIsAsHighAsItMustBe();
    void itShowsTheOutsOfThePlayer();
    void aCountThatRunsSaysSo();
    void itRunsAsTheLanguageDoes();
    void anSvgFileNeedsNoFontsAndNoClips();
};

void TestSituationResult::everythingIsOnThePage_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("name");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    const auto row = [](const char* what, const QString& table, const QString& name = {}) {
        QTest::newRow(what) << table << name << Qt::LeftToRight;
        QTest::addRow("%s, right to left", what) << table << name << Qt::RightToLeft;
    };
    row("outs on the turn", onTurn);
    row("the longest names", onTurn, QStringLiteral("WWWWWWWWWWWWWWWWWWWWWWWW"));
    row("a leader on the flop", QStringLiteral("As Ks | 7h 7d / 7s 9s 4d - -"));
    row("unknown cards", QStringLiteral("As Ks | ? ? / Qs 9s 4d 8h -"));
    row("a player alone", QStringLiteral("As Ks / Qs 9s 4d 8h -"));
    row("it is over", QStringLiteral("As Ks | Ah Kh / Qs 9d 4d 8h 2c"));
    row("something is missing", QStringLiteral("As - | - - / Qs - 4d - -"));
    row("the most dead cards",
        QStringLiteral("As Ks | 7h 7d / 7s 9s 4d 2c - / dead 2d 2h 2s 3c 3d 3h 3s 4c 4h 4s 5c 5d "
                       "5h 5s 6c 6d 6h 6s 8c 8d"));
    row("jokers, and twos that are wild", QStringLiteral("As * | 2h 7d / 7s 9s 4d 3c - / deuces "
                                                         "jokers=2"));
}

void TestSituationResult::everythingIsOnThePage()
{
    QFETCH(const QString, table);
    QFETCH(const QString, name);
    QFETCH(const Qt::LayoutDirection, direction);
    QGuiApplication::setLayoutDirection(direction);
    CardTable situation = oddsTableOf(table);
    situation.names[0] = name;
    situation.names[1] = name;
    const CountedTable counted(situation);
    for (int player = 0; player < situation.playerCount; ++player)
        QCOMPARE(inkOutside(counted.page(player, QStringLiteral("A title of some length"))),
                 QString());
}

void TestSituationResult::itIsAsHighAsItMustBe()
{
    const CountedTable two(QStringLiteral("As Ks | Qh Qd / Qs 9s 4d 8h 2c"));
    const QSize size = two.page().size();
    const CountedTable all(QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h 2c"));
    const QSize three = all.page().size();
    QCOMPARE(three.width(), size.width());
    QVERIFY(three.height() > size.height() + 100);
    QVERIFY(two.page(0, QStringLiteral("Title")).size().height() > size.height());
    const CountedTable rules(QStringLiteral("As Ks | Qh Qd / Qs 9s 4d 8h 2c / standard jokers=1"));
    QVERIFY(rules.page().size().height() > size.height());
}

/// If the chosen player has none, those of another one who has; none if it is decided.
void TestSituationResult::itShowsTheOutsOfThePlayer()
{
    const CountedTable turn(onTurn);
    const QImage ofFirst = pictureOf(turn.page(0));
    const QImage ofSecond = pictureOf(turn.page(1));
    QVERIFY(ofFirst != ofSecond);
    const CountedTable absent(QStringLiteral("- - | Qh Qd | Jc Tc / Qs 9s 4d 8h -"));
    QCOMPARE(pictureOf(absent.page(0)), pictureOf(absent.page(1)));
    const CountedTable river(QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h 2c"));
    QCOMPARE(pictureOf(river.page(0)), pictureOf(river.page(2)));
    QVERIFY(river.page(0).size().height() < turn.page(0).size().height() - 100);
}

void TestSituationResult::aCountThatRunsSaysSo()
{
    const QString hands = QStringLiteral("As Ks | Qh Qd");
    const CountedTable first(hands, true);
    const CountedTable last(hands);
    QVERIFY(first.shown().count);
    QVERIFY(!first.shown().count->isSettled);
    const ResultPage estimate(situationResult(first.shown(true), 0, SuitColors::two));
    OddsCount settled = *first.shown().count;
    settled.isSettled = true;
    OddsShown same = first.shown();
    same.count = &settled;
    const ResultPage final(situationResult(same, 0, SuitColors::two));
    QVERIFY(estimate.size().height() > final.size().height()); // by the line that says so
    QVERIFY(pictureOf(estimate) != pictureOf(last.page()));

    const CardTable table = oddsTableOf(hands); // before the first estimate
    const std::variant<OddsQuestion, OddsLack> question = questionOf(table);
    const ResultPage none(situationResult({table, question}, 0, SuitColors::two));
    QVERIFY(none.size().height() < last.page().size().height());
}

void TestSituationResult::itRunsAsTheLanguageDoes()
{
    const CountedTable counted(onTurn);
    const QImage before = pictureOf(counted.page());
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage after = pictureOf(counted.page());
    QCOMPARE(after.size(), before.size());
    // the rules, in words on the last lines, are aligned with the other side
    const int half = before.width() / 2;
    const QRect left(0, before.height() - 60, half, 60);
    const QRect right = left.translated(half, 0);
    QVERIFY(inkIn(before, left) > 4 * inkIn(before, right) / 3);
    QVERIFY(inkIn(after, right) > 4 * inkIn(after, left) / 3);
}

/// Rendered from the file it looks like the page.
void TestSituationResult::anSvgFileNeedsNoFontsAndNoClips()
{
    for (const QString& table : {onTurn, QStringLiteral("As Ks | ? ? / Qs 9s 4d 8h 8c"),
                                 QStringLiteral("As Ks | Ah Kh / Qs Js Ts - -")}) {
        const ResultPage page = CountedTable(table).page();
        const QByteArray svg = svgOf(sharedPage(page));
        QVERIFY(!svg.contains("<text"));
        QVERIFY(!svg.contains("<image"));
        QSvgRenderer drawn(svg);
        QVERIFY(drawn.isValid());
        QCOMPARE(drawn.viewBox().size(), page.size());
        const QImage wanted = pictureOf(page);
        QImage read(page.size(), QImage::Format_RGB32);
        read.fill(Qt::white);
        QPainter painter(&read);
        drawn.render(&painter);
        painter.end();
        QCOMPARE(strayInk(read, wanted), QString());
    }
}

SHOWDOWN_TEST(TestSituationResult)
#include "tst_situationresult.moc"
