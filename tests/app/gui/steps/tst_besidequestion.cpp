// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/steps/questiontest.h"
#include "tests/support/testprogram.h"

#include <QDialog>
#include <QLineEdit>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// While a question is open nothing that stands beside the steps, or leads on, answers it.
class TestBesideQuestion : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingAheadIsOfferedOrFound();
    void theHeaderKeepsItsQuestion();
    void otherPagesAreSilent_data();
    void otherPagesAreSilent();
    void aCoveredPageLeadsBack();
    void aCoveredPageCanBeSeen();
};

/// The ways to what lies ahead can be taken until the end, and no step that has not run is found.
void TestBesideQuestion::nothingAheadIsOfferedOrFound()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    const auto* toComparison = window.find<QAction>(QStringLiteral("nextComparisonAction"));
    const auto* toStop = window.find<QAction>(QStringLiteral("nextStopMarkAction"));
    auto* field = window.find<QLineEdit>(QStringLiteral("findField"));
    eachQuestion(window, Level::every, [&] {
        const QString about = window.table() + u'\n' + window.question();
        QVERIFY2(toComparison->isEnabled(), qPrintable(about));
        QVERIFY2(!toStop->isEnabled(), qPrintable(about)); // no line is marked
        window.press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY2(toStop->isEnabled(), qPrintable(about));
        window.press(Qt::Key_B, Qt::ControlModifier);
        field->setText(QStringLiteral("player"));
        const QString count = window.text(QStringLiteral("findCountLabel"));
        const int found = count.section(u' ', count.contains(u" of ") ? 2 : 0, 0).toInt();
        QVERIFY2(found < window.player().position(), qPrintable(about + u'\n' + count));
        field->setText(QStringLiteral("high card"));
        const QString none = window.text(QStringLiteral("findNothingLabel"));
        QVERIFY2(none.isEmpty() || none == QStringLiteral("No step so far mentions “high card”."),
                 qPrintable(about + u'\n' + none));
        field->clear();
    });
    window.press(Qt::Key_B, Qt::ControlModifier);
    while (toComparison->isEnabled())
        window.press(Qt::Key_F4);
    QVERIFY(!window.player().target(Move::next));
    QVERIFY(!toStop->isEnabled());
}

/// While a hand is checked for one rank: before, while and after it is asked about a line.
void TestBesideQuestion::theHeaderKeepsItsQuestion()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.setLevel(Level::questions);
    window.begin(tableOf(QStringLiteral("Kh 9d Qc 7s 2h | 9c Qs 3d Ah 7h")));
    QStringList headers;
    const auto header = [&] { return window.text(QStringLiteral("verdictSentenceLabel")); };
    while (window.player().run().chapterOf(window.player().index()).player < 2
           && window.player().target(Move::next)) {
        if (headers.isEmpty() || headers.back() != header())
            headers << header();
        window.press(Qt::Key_F8);
    }
    QVERIFY2(headers.contains(QStringLiteral("Is it a straight?")),
             qPrintable(headers.join(u'\n')));
    for (const QString& each : std::as_const(headers)) {
        if (each.startsWith(u"Is it "))
            QVERIFY2(headers.count(each) == 1, qPrintable(headers.join(u'\n')));
    }
}

void TestBesideQuestion::otherPagesAreSilent_data()
{
    QTest::addColumn<Preset>("preset");
    for (const Preset preset : allPresets())
        QTest::addRow("%s", std::string(id(preset)).c_str()) << preset;
}

/// The pages beside the steps, and the hand rankings, say the same of the hands in another order.
void TestBesideQuestion::otherPagesAreSilent()
{
    QFETCH(const Preset, preset);
    RandomHands random(70 + static_cast<unsigned>(preset));
    for (int count = 0; count < trials(60, 2); ++count) {
        const Table table = alikeTable(random, preset);
        Table turned = table;
        std::swap(turned.row(0), turned.row(1));
        QStringList texts[2];
        const Table* const tables[2]{&table, &turned};
        for (int at = 0; at < 2; ++at) {
            QuestionWindow window;
            QVERIFY(window.isReady());
            window.begin(*tables[at]);
            QVERIFY(window.goToQuestion());
            const QString question = window.question();
            texts[at] = window.textsBesidePages(*window.window().findChild<ExplanationDock*>());
            QCOMPARE(window.question(), question);
            window.find<QAction>(QStringLiteral("handRankingsAction"))->trigger();
            texts[at] << textsOf(*window.find<QDialog>(QStringLiteral("rankingsDialog")));
        }
        QVERIFY2(texts[0] == texts[1],
                 qPrintable(describe(table) + u'\n' + difference(texts[0], texts[1])));
    }
}

/// Its first button, or Return on it, shows the question again.
void TestBesideQuestion::aCoveredPageLeadsBack()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    const QString question = window.question();
    for (const QString& page : {QStringLiteral("why"), QStringLiteral("wild")}) {
        QVERIFY(window.window().showTab(page));
        QVERIFY(window.find<QWidget>(QStringLiteral("arenaView"))->isVisible());
        QVERIFY(window.question().isEmpty());
        auto* back = window.find<QPushButton>(page + QStringLiteral("PageToQuestionButton"));
        back->setFocus();
        window.press(Qt::Key_Return);
        QCOMPARE(window.question(), question);
    }
}

/// Its second button shows the page and the result; the steps ask again later.
void TestBesideQuestion::aCoveredPageCanBeSeen()
{
    QuestionWindow window;
    QVERIFY(window.isReady());
    window.begin(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(window.goToQuestion());
    const QString question = window.question();
    const int position = window.player().position();
    QVERIFY(window.window().showTab(QStringLiteral("why")));
    QVERIFY(!window.find<QWidget>(QStringLiteral("ladderView"))->isVisible());
    window.click(window.find<QPushButton>(QStringLiteral("whyPageCloseQuestionButton")));
    QVERIFY(window.find<QWidget>(QStringLiteral("ladderView"))->isVisible());
    QCOMPARE(window.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 2 wins"));
    window.window().showTab(QStringLiteral("steps"));
    QCOMPARE(window.player().position(), position - 1);
    window.press(Qt::Key_F8);
    QCOMPARE(window.question(), question);
}

SHOWDOWN_TEST(TestBesideQuestion)
#include "tst_besidequestion.moc"
