// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/odds/oddstest.h"
#include "tests/app/gui/odds/plainshown.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QLabel>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A user of the window who makes random changes to a situation.
class Hasty : public OddsTest
{
public:
    RandomHands& random() { return m_random; }

    void edit()
    {
        static constexpr std::array actions{
            "dealStreetAction",
            "runOutAction",
            "oddsDealAllAction",
            "preflopAction",
            "flopAction",
            "turnAction",
            "riverAction",
            "oddsPlayers1Action",
            "oddsPlayers2Action",
            "oddsPlayers3Action",
            "jokers0Action",
            "jokers2Action",
            "odds_bugRulesAction",
            "odds_deucesRulesAction",
            "odds_standardRulesAction",
            "oddsRemovePlayerAction",
            "oddsMovePlayerDownAction",
        };
        const int kind = m_random.below(12);
        if (kind < 5)
            trigger(actions[static_cast<std::size_t>(m_random.below(actions.size()))]);
        else if (kind == 5)
            press(Qt::Key_Z, Qt::ControlModifier);
        else if (kind == 6)
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        else
            changeCard();
    }

    /// What is wrong with the figures, which must be those of the current table; empty: nothing.
    QString fault()
    {
        const auto* question = std::get_if<OddsQuestion>(&odds().question());
        const OddsCount* count = counter().result().get();
        if (!count)
            return {};
        if (!question || !(count->question == *question))
            return QStringLiteral("counted is another table");
        if (!count->hasEquity || question->players.size() == 1)
            return {};
        for (std::size_t at = 0; at < question->players.size(); ++at) {
            const int player = question->players[at];
            const QString shown = panelText(player + 1, "Percent");
            const std::uint64_t share = sixfoldShare(count->equity.byWinners, at);
            const QString figure = plainShare(share, 6 * count->equity.counted);
            const QString expected =
                count->equity.isWhole() ? figure : QStringLiteral("≈ ") + figure;
            if (shown != expected)
                return QStringLiteral("player %1: %2 for %3").arg(player + 1).arg(shown, expected);
        }
        return {};
    }

private:
    /// Types a card into a visible slot, or empties it.
    void changeCard()
    {
        const std::vector<Place> places = tables::placesOf(odds().table());
        const Place place =
            places[static_cast<std::size_t>(m_random.below(static_cast<int>(places.size())))];
        const QString name =
            place.row < CardTable::boardRow
                ? QStringLiteral("oddsPlayer%1Card%2Slot").arg(place.row + 1).arg(place.slot + 1)
            : place.row == CardTable::boardRow
                ? QStringLiteral("boardCard%1Slot").arg(place.slot + 1)
                : QStringLiteral("deadCard%1Slot").arg(place.slot + 1);
        auto* slot = find<CardSlot>(name);
        if (!slot || !slot->isVisible())
            return;
        slot->setFocus();
        const int kind = m_random.below(8);
        if (kind == 0)
            press(Qt::Key_Delete);
        else if (kind < 3 && place.row < CardTable::boardRow)
            type("?");
        else
            type(QByteArray::fromStdString(toText(*cardOf(m_random.below(53)))));
    }

    RandomHands m_random{14};
};

} // namespace

class TestOddsEdits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theLastCardsAreShownAfterManyEdits();
};

/// Two thousand edits by keys and menus while counts run: everything shown belongs to the current
/// table, and after each pause it is the result for the last cards.
void TestOddsEdits::theLastCardsAreShownAfterManyEdits()
{
    static const QStringList pauses{
        QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -"),
        QStringLiteral("As Kh | Qh Qd / Qs 9s 4d 8h 2c"),
        QStringLiteral("7c 7d | 8c 8d / 7s 8s 2h - -"),
        QStringLiteral("4s 4h | Jc Tc / Qs 9s 4d 8h 2c"),
    };
    Hasty test;
    QVERIFY(test.isReady());
    QString fault;
    int known = 0;
    connect(&test.counter(), &OddsCounter::changed, this, [&] {
        known += test.counter().result() ? 1 : 0;
        if (fault.isEmpty())
            fault = test.fault();
    });
    int duringCounts = 0;
    int edits = 0;
    test.odds().whenChanged(TableChange::outcome, this, [&] { ++edits; });
    for (int trial = 0; edits < trials(2000, 250); ++trial) {
        duringCounts += test.counter().isCounting() ? 1 : 0;
        test.edit();
        if (trial % 8 == 0) // now and then news come
            QCoreApplication::processEvents();
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u' ' + test.cards()));
        if (trial % 100 != 99)
            continue;
        QVERIFY(test.show(pauses[trial / 100 % pauses.size()]));
        const auto question = std::get<OddsQuestion>(test.odds().question());
        QCOMPARE(test.counter().result()->equity, equityOf(question.situation));
        QCOMPARE(test.fault(), QString());
    }
    QVERIFY2(duringCounts > edits / 4, qPrintable(QString::number(duringCounts)));
    QVERIFY2(known > edits / 100, qPrintable(QString::number(known)));
}

SHOWDOWN_TEST(TestOddsEdits)
#include "tst_oddsedits.moc"
