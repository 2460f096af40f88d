// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/wildmark.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/theme/textsize.h"
#include "app/narration/translation.h"
#include "core/cards/notation.h"
#include "tests/app/gui/compare/viewtest.h"
#include "tests/support/effort.h"
#include "tests/support/pasting.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Hands with this rank and `wilds` wilds, of every existing kind: the wilds side by side and
/// apart.
QStringList handsWith(Rank rank, int wilds)
{
    const QString own = QString(QLatin1Char(letter(rank)));
    const QString other = rank == Rank::king ? QStringLiteral("Q") : QStringLiteral("K");
    const QString low = rank == Rank::three ? QStringLiteral("4") : QStringLiteral("3");
    const QString next = rank == Rank::nine ? QStringLiteral("8") : QStringLiteral("9");
    QStringList hands;
    for (const QString& naturals : {
             QStringLiteral("%1h %2d %3c %4s"), // pairs and high cards
             QStringLiteral("%1h %1d %2c %2s"), // full houses
             QStringLiteral("%1h %1d %3c %4s"), // three of a kind
             QStringLiteral("%1h %1d %1c %4s"), // four of a kind
             QStringLiteral("%1h %2h %3h %4h"), // flushes, and what is in a row
             QStringLiteral("%1h %1d %2c %3s"),
         }) {
        const QStringList cards =
            QString(naturals).arg(own, other, low, next).split(u' ').mid(0, 5 - wilds);
        QStringList beside = cards;
        QStringList apart;
        for (int wild = 0; wild < wilds; ++wild) {
            beside.insert(std::min<qsizetype>(1, beside.size()), QStringLiteral("*"));
            apart << QStringLiteral("*") << cards.mid(wild, 1);
        }
        apart << cards.mid(wilds);
        hands << beside.join(u' ') << apart.join(u' ');
    }
    hands.removeDuplicates();
    return hands;
}

/// Whether rectangles touch, or are closer than words are.
bool runTogether(const std::vector<QRect>& words, int apart)
{
    for (std::size_t one = 0; one < words.size(); ++one) {
        for (std::size_t other = one + 1; other < words.size(); ++other) {
            if (words[one].adjusted(0, 0, apart, 0).intersects(words[other])
                || words[other].adjusted(0, 0, apart, 0).intersects(words[one]))
                return true;
        }
    }
    return false;
}

} // namespace

/// The captions under cards: what wilds act as, and the names of brackets.
class TestCaptions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }

    void captionsDoNotRunTogether_data();
    void captionsDoNotRunTogether();
};

void TestCaptions::captionsDoNotRunTogether_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("stretch"); // of letters, as other fonts have them
    QTest::addColumn<bool>("isCompact");
    QTest::addColumn<int>("wilds");
    int number = 0;
    for (const QString& language : narration::availableLanguages()) {
        for (const int percent : {80, 100, 130, 200}) {
            for (const int stretch : {100, 115}) {
                for (const bool isCompact : {false, true}) {
                    for (int wilds = 1; wilds <= 5; ++wilds) {
                        const bool isOfToday = ++number % 3 == 0; // each two values meet
                        if (!isOfToday && !areProofsWhole())
                            continue;
                        QTest::addRow("%s at %d, letters of %d %%, %s, %d wilds",
                                      qPrintable(language), percent, stretch,
                                      isCompact ? "compact" : "regular", wilds)
                            << language << percent << stretch << isCompact << wilds;
                    }
                }
            }
        }
    }
}

void TestCaptions::captionsDoNotRunTogether()
{
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    QFETCH(const int, stretch);
    QFETCH(const bool, isCompact);
    QFETCH(const int, wilds);
    QVERIFY(narration::installTranslation(*qApp, language));
    ViewTest test(tableOf(QStringLiteral("* * * * * | - - - - -")));
    QFont font = resized(test.view().font(), percent / 100.0);
    font.setLetterSpacing(QFont::PercentageSpacing, stretch);
    test.view().setFont(font);
    test.view().setCompact(isCompact);
    test.resize(isCompact ? 650 : 844, 470);
    test.session().setRules(*rulesFrom(QStringLiteral("standard deck=free")));
    const auto* working = test.find<WorkingHandView>(QStringLiteral("player1WorkingHand"));
    const auto* panel = test.find(QStringLiteral("player1Panel"));
    const int apart = test.px(3);
    for (const Rank rank : allRanks()) {
        for (const QString& text : handsWith(rank, wilds)) {
            pasteCards(test.session(), text, {0, 0});
            std::vector<QRect> marks;
            for (int card = 1; card <= 5; ++card) {
                const auto* mark =
                    test.find<WildMark>(QStringLiteral("player1Card%1WildLabel").arg(card));
                if (!mark->text().isEmpty())
                    marks.push_back(test.placeOf(*mark));
            }
            QCOMPARE(marks.size(), std::size_t(wilds));
            QVERIFY2(!runTogether(marks, apart), qPrintable(text));
            QVERIFY2(!runTogether(working->labelRects(), apart), qPrintable(text));
            for (const QRect& label : working->labelRects()) {
                const QRect place = label.translated(test.placeOf(*working).topLeft());
                QVERIFY2(test.placeOf(*panel).contains(place), qPrintable(text));
            }
        }
    }
}

SHOWDOWN_TEST(TestCaptions)
#include "tst_captions.moc"
