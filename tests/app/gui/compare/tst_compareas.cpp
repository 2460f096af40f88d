// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/mnemonic.h"
#include "app/gui/widgets/lenscombo.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Kings full, two wilds with a queen, and nothing.
class CompareAsTest : public WindowTest
{
public:
    CompareAsTest()
        : WindowTest(tableOf(QStringLiteral("Kh Kd Ks 4c 4d | Qs 9c 2h * * | As Jd 8c 6s 4h")))
    {}

    LensCombo& combo() const { return *find<LensCombo>(QStringLiteral("lensCombo")); }
    QAction& entry(const char* rank) const
    {
        return *find<QAction>(QLatin1String(rank) + QStringLiteral("LensAction"));
    }

    QStringList offered() const
    {
        QStringList texts;
        for (int row = 0; row < combo().count(); ++row)
            texts << combo().itemText(row);
        return texts;
    }

    QString title() const { return text(QStringLiteral("verdictTitleLabel")); }
    QString said() const { return window().statusBar()->currentMessage(); }
};

} // namespace

/// The lens: the best rank, or one rank for all.
class TestCompareAs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theRanksThatTheRulesKnowAreOffered();
    void keysChooseARank();
    void aMenuChoosesARank();
    void aHandThatDoesNotFitSaysWhy();
    void theChoiceIsUndone();
    void rulesThatDoNotKnowTheRankGoBackAndSaySo();
    void aBarSaysItAndLeadsBack();
    void wordsHaveRoomInSmallWindows();
};

void TestCompareAs::theRanksThatTheRulesKnowAreOffered()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    const QStringList series{QStringLiteral("Best rank"),       QString(),
                             QStringLiteral("Royal flush"),     QStringLiteral("Straight flush"),
                             QStringLiteral("Four of a kind"),  QStringLiteral("Full house"),
                             QStringLiteral("Flush"),           QStringLiteral("Straight"),
                             QStringLiteral("Three of a kind"), QStringLiteral("Two pair"),
                             QStringLiteral("Jacks or better"), QStringLiteral("High card")};
    QCOMPARE(test.offered(), series);
    QVERIFY(!test.entry("five-of-a-kind").isVisible());
    test.session().setRules({Preset::standard, rulesOf(Preset::standard)});
    QCOMPARE(test.offered().value(2), QStringLiteral("Five of a kind"));
    QCOMPARE(test.offered().value(11), QStringLiteral("Pair"));
    QVERIFY(test.entry("five-of-a-kind").isVisible());
    QCOMPARE(withoutMnemonic(test.entry("pair").text()), QStringLiteral("Pair"));
    QCOMPARE(test.combo().currentText(), QStringLiteral("Best rank"));
}

void TestCompareAs::keysChooseARank()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    test.combo().setFocus();
    for (int row = 0; row < 7; ++row)
        test.press(Qt::Key_Down);
    QCOMPARE(test.combo().currentText(), QStringLiteral("Three of a kind"));
    QCOMPARE(test.session().lens(), std::optional(Category::threeOfAKind));
    QVERIFY(test.entry("three-of-a-kind").isChecked());
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Three kings"));
    QCOMPARE(test.find<QLabel>(QStringLiteral("workingCaptionLabel"))->accessibleName(),
             QStringLiteral("Working hand, as three of a kind"));
    test.press(Qt::Key_Home);
    QCOMPARE(test.session().lens(), std::nullopt);
}

void TestCompareAs::aMenuChoosesARank()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    test.entry("full-house").trigger();
    QCOMPARE(test.session().lens(), std::optional(Category::fullHouse));
    QCOMPARE(test.combo().currentText(), QStringLiteral("Full house"));
    test.entry("bestRank").trigger();
    QCOMPARE(test.combo().currentText(), QStringLiteral("Best rank"));
    test.entry("bestRank").trigger(); // what is in force already
    QVERIFY(test.entry("bestRank").isChecked());
    QCOMPARE(test.session().undoStack().count(), 2);
}

void TestCompareAs::aHandThatDoesNotFitSaysWhy()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    test.session().setLens(Category::threeOfAKind);
    QCOMPARE(test.playerText(3, QStringLiteral("Rank")), QStringLiteral("Not three of a kind"));
    QCOMPARE(test.playerText(3, QStringLiteral("Detail")), QStringLiteral("Five different values"));
    QCOMPARE(test.playerText(3, QStringLiteral("Place")), QStringLiteral("No place"));
    QVERIFY(test.working(3).isEmpty());
}

void TestCompareAs::theChoiceIsUndone()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    test.session().setLens(Category::twoPair);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.session().lens(), std::nullopt);
    QCOMPARE(test.combo().currentText(), QStringLiteral("Best rank"));
    QCOMPARE(test.said(), QStringLiteral("Undone: Compare as another rank"));
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("de")));
    QCoreApplication::processEvents();
    test.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.said(), QStringLiteral("Wiederholt."));
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    QCoreApplication::processEvents();
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.said(), QStringLiteral("Undone: Compare as another rank"));
}

void TestCompareAs::rulesThatDoNotKnowTheRankGoBackAndSaySo()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    test.session().setRules({Preset::standard, rulesOf(Preset::standard)});
    test.session().setLens(Category::fiveOfAKind);
    test.find<QAction>(QStringLiteral("seriesRulesAction"))->trigger();
    QCOMPARE(test.session().lens(), std::nullopt);
    QCOMPARE(test.combo().currentText(), QStringLiteral("Best rank"));
    QTRY_COMPARE(test.said(),
                 QStringLiteral("Back to the best rank: these rules know no five of a kind."));
    test.press(Qt::Key_Z, Qt::ControlModifier); // one step for both
    QCOMPARE(test.session().lens(), std::optional(Category::fiveOfAKind));
}

void TestCompareAs::aBarSaysItAndLeadsBack()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    QWidget& bar = *test.find<QWidget>(QStringLiteral("lensBar"));
    QVERIFY(!bar.isVisible());
    test.session().setLens(Category::fullHouse);
    QVERIFY(bar.isVisible());
    QCOMPARE(test.text(QStringLiteral("lensBarLabel")),
             QStringLiteral("Every hand is compared as a full house."));
    const auto& banner = *test.find<QWidget>(QStringLiteral("verdictBanner"));
    QTRY_VERIFY(bar.mapTo(&test.window(), bar.rect().bottomLeft()).y()
                < banner.mapTo(&test.window(), QPoint()).y());
    test.click(test.find<QPushButton>(QStringLiteral("bestRankButton")));
    QCOMPARE(test.session().lens(), std::nullopt);
    QVERIFY(!bar.isVisible());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bar.isVisible());
}

void TestCompareAs::wordsHaveRoomInSmallWindows()
{
    CompareAsTest test;
    QVERIFY(test.isReady());
    test.session().setLens(Category::straightFlush);
    for (const QSize size : {QSize(1024, 670), QSize(800, 560)}) {
        test.window().resize(size);
        QVERIFY(QTest::qWaitFor([&] { return test.window().size() == size; }));
        const auto& caption = *test.find<QLabel>(QStringLiteral("workingCaptionLabel"));
        QCOMPARE(caption.text(), QStringLiteral("As straight flush"));
        QVERIFY(caption.wordWrap() || caption.sizeHint().width() <= caption.width());
        QVERIFY(caption.parentWidget()->rect().contains(caption.geometry()));
        QVERIFY(test.combo().isVisible());
    }
}

SHOWDOWN_TEST(TestCompareAs)
#include "tst_compareas.moc"
