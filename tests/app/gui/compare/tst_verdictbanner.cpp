// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/narration/translation.h"
#include "app/narration/verdicttext.h"
#include "tests/app/gui/window/paintedtexts.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// The look of the banner: after a win, after a tie, or neither.
enum class Look { neutral, winner, tie };

Verdict verdictOn(const CardTable& table)
{
    const CompareSession session(table);
    return verdict(session.result(), session.rules().rules, session.lens(), session.names());
}

Verdict verdictOf(const QString& text, std::optional<Category> lens, bool naturalBeatsWild = false)
{
    CardTable table = tableOf(text);
    table.lens = lens;
    table.rules.rules.deck = DeckKind::free;
    table.rules.rules.naturalBeatsWild = naturalBeatsWild;
    return verdictOn(table);
}

QColor edgeOf(QWidget& banner)
{
    return banner.grab().toImage().pixelColor(banner.width() / 2, 0);
}

} // namespace

/// The banner in every case: its words, its look, and its height.
class TestVerdictBanner : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everyCaseIsShown_data();
    void everyCaseIsShown();
    void theDecidingClauseIsBold();
    void namesAreShownAsTheyAre();
    void itGrowsByLines();
    void noWordTouchesItsFrame_data();
    void noWordTouchesItsFrame();
    void theCompactFormIsLower();
    void copyingIsAskedFor();
    void onlyTheLatestOfQuickChangesIsAnnounced();
};

void TestVerdictBanner::initTestCase()
{
    useTestLook();
    QVERIFY(installTranslation(*qApp, QStringLiteral("en")));
    QApplication::setPalette(Colors::light().palette());
}

void TestVerdictBanner::everyCaseIsShown_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<int>("look");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("sentence");

    const auto row = [](const char* name, const Verdict& verdict, Look look, const char* title,
                        const char* sentence) {
        QTest::newRow(name) << verdict << static_cast<int>(look) << QString::fromUtf8(title)
                            << QString::fromUtf8(sentence);
    };
    const auto of = [](const char* table) {
        return verdictOf(QString::fromLatin1(table), std::nullopt);
    };
    row("no complete hand", of("- - - - - | - - - - -"), Look::neutral, "Build two hands",
        "Pick five cards for Player 1. Click a card below, or type Ks, 10h or * for a wild.");
    row("one complete", of("Qh 9d Qc 7s 2h | 9c Qs - - -"), Look::neutral, "Player 1 is ready",
        "Player 2 needs 3 more cards.");
    row("winner", verdictOn(sampleTable()), Look::winner, "Player 2 wins",
        "Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("winner by rank", of("Th 9d 8c 7s 6h | Ah Jh 9h 5h 2h"), Look::winner, "Player 2 wins",
        "A flush beats a straight.");
    row("three of one rank", of("Qh Qd 9c 7s 2h | Qs Qc 9d 7h 3c | Qh Qs 9h 7c 2d"), Look::winner,
        "Player 2 wins", "All three have a pair of queens; the third kicker decides, 3 beats 2.");
    row("natural beats wild",
        verdictOf(QStringLiteral("Qh Qd 9c 7s 2h | Qs * 9d 7h 2c"), std::nullopt, true),
        Look::winner, "Player 1 wins",
        "Both have a pair of queens, card for card; fewer wilds decide, none beats one.");
    row("one fits the lens",
        verdictOf(QStringLiteral("Kh Kd Kc 9s 9h | Qs Qc 9d 7h 2c"), Category::fullHouse),
        Look::winner, "Player 1 wins", "Player 2's hand is no full house.");
    row("none fits the lens",
        verdictOf(QStringLiteral("Kh Kd 8c 9s 9h | Qs Qc 9d 7h 2c"), Category::fullHouse),
        Look::neutral, "No hand fits", "Neither hand is a full house.");
    row("a tie of all", of("9h 8d 7c 6s 5h | 9c 8s 7d 6h 5c | 9d 8h 7s 6c 5d"), Look::tie,
        "Everyone ties", "All three have a straight, nine high; all five values match.");
    row("a tie of some", of("Kh Kd Kc 8s 8h | Kh Kd Ks 8c 8d | Qs Qc 9d 7h 2c"), Look::tie,
        "Players 1 and 2 tie", "Both have a full house, kings over eights; all five values match.");
    row("the third unfinished", of("Kh Kd Kc 8s 8h | Kh Kd Ks 8c 8d | Ah Ad 4c - -"), Look::tie,
        "Players 1 and 2 tie so far",
        "Both have a full house, kings over eights; all five values match. "
        "Player 3 needs 2 more cards.");
}

void TestVerdictBanner::everyCaseIsShown()
{
    QFETCH(const Verdict, verdict);
    QFETCH(const int, look);
    QFETCH(const QString, title);
    QFETCH(const QString, sentence);
    VerdictBanner banner;
    banner.resize(820, 60);
    banner.setVerdict(verdict);
    QCOMPARE(banner.findChild<QLabel*>(QStringLiteral("verdictTitleLabel"))->text(), title);
    const auto* label = banner.findChild<QLabel*>(QStringLiteral("verdictSentenceLabel"));
    QCOMPARE(shownText(*label), sentence);
    QCOMPARE(banner.accessibleName(), QStringLiteral("%1. %2").arg(title, sentence));

    const Colors colors = Colors::light();
    const QList<QColor> edges{colors.outline, colors.role(Role::winner), colors.role(Role::tie)};
    QCOMPARE(edgeOf(banner), edges[look]);
}

void TestVerdictBanner::theDecidingClauseIsBold()
{
    VerdictBanner banner;
    banner.setVerdict(verdictOn(sampleTable()));
    const auto* label = banner.findChild<QLabel*>(QStringLiteral("verdictSentenceLabel"));
    QVERIFY2(label->text().contains(QStringLiteral("<b>the third kicker decides, 3 beats 2.</b>")),
             qPrintable(label->text()));
}

void TestVerdictBanner::namesAreShownAsTheyAre()
{
    CardTable table = sampleTable();
    table.names[1] = QStringLiteral("<b>Ada</b>");
    VerdictBanner banner;
    banner.setVerdict(verdictOn(table));
    const auto* title = banner.findChild<QLabel*>(QStringLiteral("verdictTitleLabel"));
    const auto* sentence = banner.findChild<QLabel*>(QStringLiteral("verdictSentenceLabel"));
    QCOMPARE(shownText(*title), QStringLiteral("<b>Ada</b> wins"));
    QVERIFY(shownText(*sentence).startsWith(QStringLiteral("Both Player 1 and <b>Ada</b> have")));
}

void TestVerdictBanner::itGrowsByLines()
{
    VerdictBanner banner;
    banner.setVerdict(verdictOn(sampleTable()));
    const int usual = banner.heightForWidth(900);
    QCOMPARE(usual, scaled(62, banner.font()));
    const int narrow = banner.heightForWidth(400);
    QVERIFY(narrow > usual);
    banner.resize(400, narrow);
    banner.show();
    const auto* sentence = banner.findChild<QLabel*>(QStringLiteral("verdictSentenceLabel"));
    QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
    QVERIFY(banner.rect().contains(sentence->geometry()));
}

void TestVerdictBanner::noWordTouchesItsFrame_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("stretch"); // in percent
    QTest::newRow("usual") << QStringLiteral("DejaVu Sans") << 10 << 100;
    QTest::newRow("narrow") << QStringLiteral("Cantarell") << 10 << 100;
    QTest::newRow("a tenth wider") << QStringLiteral("DejaVu Sans") << 10 << 110;
    QTest::newRow("a little larger") << QStringLiteral("DejaVu Sans") << 11 << 100;
    QTest::newRow("large") << QStringLiteral("DejaVu Sans") << 15 << 100;
}

/// Of two lines, and of three.
void TestVerdictBanner::noWordTouchesItsFrame()
{
    QFETCH(const QString, family);
    QFETCH(const int, points);
    QFETCH(const int, stretch);
    QFont font(family, points);
    font.setStretch(stretch);
    for (const auto& [isCompact, rules] : {std::pair(false, QString()),
                                           {true, QString()},
                                           {false, QStringLiteral("Pairs count.")},
                                           {true, QStringLiteral("Pairs count.")}}) {
        for (const int width : {820, 560, 400}) {
            VerdictBanner banner;
            banner.setFont(font);
            banner.setCompact(isCompact);
            banner.setVerdict(verdictOn(sampleTable()));
            banner.setCanStep(true);
            banner.setRules(rules);
            banner.resize(width, banner.heightForWidth(width));
            banner.show();
            QCoreApplication::processEvents();
            banner.resize(width, banner.heightForWidth(width));
            double top = banner.height();
            double bottom = 0;
            for (auto* label : banner.findChildren<QLabel*>()) {
                if (label->isHidden())
                    continue; // no rules to tell
                const Painted painted(*label);
                QVERIFY(!painted.texts().empty());
                for (const PaintedText& text : painted.texts()) {
                    top = std::min(top, label->y() + text.ink.top());
                    bottom = std::max(bottom, label->y() + text.ink.bottom());
                }
            }
            QVERIFY2(top >= 4.5, qPrintable(QString::number(top)));
            QVERIFY2(banner.height() - bottom >= 4,
                     qPrintable(QString::number(banner.height() - bottom)));
        }
    }
}

void TestVerdictBanner::theCompactFormIsLower()
{
    VerdictBanner banner;
    banner.setVerdict(verdictOn(sampleTable()));
    banner.setCompact(true);
    QCOMPARE(banner.heightForWidth(900), scaled(52, banner.font()));
    banner.setCompact(false);
    QCOMPARE(banner.heightForWidth(900), scaled(62, banner.font()));
}

void TestVerdictBanner::copyingIsAskedFor()
{
    VerdictBanner banner;
    banner.resize(820, 60);
    const QSignalSpy asked(&banner, &VerdictBanner::copyRequested);
    auto* copy = banner.findChild<QToolButton*>(QStringLiteral("copyResultButton"));
    const auto isShown = [copy](IconId id) {
        return copy->icon().pixmap(18).toImage() == icon(id).pixmap(18).toImage();
    };
    QVERIFY(isShown(IconId::copy));
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QVERIFY(isShown(IconId::yes)); // for a while
    QTRY_VERIFY(isShown(IconId::copy));
}

void TestVerdictBanner::onlyTheLatestOfQuickChangesIsAnnounced()
{
    VerdictBanner banner;
    banner.show();
    QSignalSpy announced(&banner, &VerdictBanner::announced);
    banner.setVerdict(verdictOf(QStringLiteral("- - - - - | - - - - -"), std::nullopt));
    banner.setVerdict(verdictOn(sampleTable()));
    QCOMPARE(announced.count(), 0);
    QVERIFY(announced.wait());
    QCOMPARE(announced.count(), 1);
    QCOMPARE(announced.at(0).at(0).toString(), banner.accessibleName());
}

SHOWDOWN_TEST(TestVerdictBanner)
#include "tst_verdictbanner.moc"
