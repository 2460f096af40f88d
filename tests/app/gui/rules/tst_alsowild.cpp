// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QDialog>
#include <QPointer>
#include <QToolButton>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window that shows the page of all rules.
class AlsoWildTest : public WindowTest
{
public:
    AlsoWildTest() { window().showTab(QStringLiteral("rules")); }

    QString rules() { return describe(session().rules()); }
};

} // namespace

/// What is also wild, on the page of all rules.
class TestAlsoWild : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void cardsAreMadeWildInADialog();
    void whatIsAlsoWildCanBeChosenAgain();
};

void TestAlsoWild::cardsAreMadeWildInADialog()
{
    AlsoWildTest test;
    QVERIFY(test.isReady());
    auto* combo = test.find<QComboBox>(QStringLiteral("alsoWildField"));
    const auto choose = [&] {
        combo->setFocus();
        test.press(Qt::Key_End); // "choose…"
        return QPointer<QDialog>(test.find<QDialog>(QStringLiteral("wildCardsDialog")));
    };
    QPointer<QDialog> dialog = choose();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    QCOMPARE(test.rules(), QStringLiteral("series"));
    const auto key = [&](Qt::Key pressed) { QTest::keyClick(dialog->windowHandle(), pressed); };
    key(Qt::Key_Space); // all aces
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    key(Qt::Key_Space); // king of spades
    key(Qt::Key_End);
    key(Qt::Key_Return);
    QTRY_VERIFY(!dialog);
    QCOMPARE(test.rules(), QStringLiteral("series wildRanks=A wildCards=Ks"));
    QCOMPARE(combo->currentText(), QStringLiteral("aces, K♠"));
    QCOMPARE(test.session().undoStack().undoText(), QStringLiteral("Change what is also wild"));

    dialog = choose();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    QVERIFY(dialog->findChild<QToolButton*>(QStringLiteral("wildRank14Key"))->isChecked());
    key(Qt::Key_Space);
    key(Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
    QCOMPARE(test.rules(), QStringLiteral("series wildRanks=A wildCards=Ks"));
}

void TestAlsoWild::whatIsAlsoWildCanBeChosenAgain()
{
    AlsoWildTest test;
    QVERIFY(test.isReady());
    NamedRules rules = test.session().rules();
    rules.rules.wildCards.insert(Card(Rank::ten, Suit::clubs));
    test.session().setRules(rules);
    auto* combo = test.find<QComboBox>(QStringLiteral("alsoWildField"));
    combo->setFocus();
    const auto hasAsked = [&] {
        return test.window().findChild<QDialog*>(QStringLiteral("wildCardsDialog")) != nullptr;
    };
    emit combo->activated(combo->currentIndex()); // as the open list does
    QVERIFY(!hasAsked());
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_PageDown}) {
        test.press(key);
        QVERIFY(!hasAsked());
        QCOMPARE(combo->currentText(), QStringLiteral("10♣"));
    }
    QCOMPARE(test.rules(), QStringLiteral("series wildCards=Tc"));
    emit combo->activated(combo->count() - 1);
    QVERIFY(hasAsked());
}

SHOWDOWN_TEST(TestAlsoWild)
#include "tst_alsowild.moc"
