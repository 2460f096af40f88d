// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/view/view.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>

#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What a screen reader can say about one object.
struct Said
{
    QAccessible::Role role;
    QString name;
    QString value;
    QString description;
};

/// Everything visible in the window, in the order of a screen reader.
std::vector<Said> everything(QWidget& window)
{
    std::vector<Said> all;
    const std::function<void(QAccessibleInterface&)> walk = [&](QAccessibleInterface& each) {
        for (int index = 0; index < each.childCount(); ++index) {
            QAccessibleInterface* child = each.child(index);
            if (!child || child->state().invisible)
                continue;
            all.push_back({child->role(), child->text(QAccessible::Name),
                           child->text(QAccessible::Value), child->text(QAccessible::Description)});
            walk(*child);
        }
    };
    walk(*QAccessible::queryAccessibleInterface(&window));
    return all;
}

} // namespace

/// The names of section 8 of the design, as assistive technology gets them.
class TestAccessNames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void everythingIsNamed_data();
    void everythingIsNamed();
    void nothingPaintedIsWithoutARole();
    void wordsInAGroupAreItsLabels();
};

void TestAccessNames::everythingIsNamed_data()
{
    QTest::addColumn<bool>("steps");
    QTest::addColumn<QAccessible::Role>("role");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("description");
    const auto row = [](const char* what, bool steps, QAccessible::Role role, const char* name,
                        const char* value = "", const char* description = "") {
        QTest::newRow(what) << steps << role << QString::fromUtf8(name) << QString::fromUtf8(value)
                            << QString::fromUtf8(description);
    };
    row("a slot", false, QAccessible::EditableText, "Player 2, card 4", "Wild, acts as queen",
        "In the pair. Decides: no.");
    row("a slot that decides", false, QAccessible::EditableText, "Player 2, card 3",
        "Three of diamonds", "In the kickers. Decides: yes.");
    row("the next slot", false, QAccessible::EditableText, "Player 3, card 5",
        "Empty, next card goes here");
    row("a working card", false, QAccessible::StaticText,
        "Player 2, position 1 of 5, queen, from a wild, part of the pair");
    row("a working hand", false, QAccessible::Grouping,
        "Player 2 working hand, in comparing order");
    row("a panel", false, QAccessible::Grouping,
        "Player 2, first place, pair of queens, kickers nine, seven, three");
    row("a key of the deck", false, QAccessible::Button, "King of diamonds");
    row("a key in use", false, QAccessible::Button, "Queen of hearts", "",
        "In use, Player 1 card 1");
    row("the wild key", false, QAccessible::Button, "Wild card, any number");
    row("the deck", false, QAccessible::Grouping, "Deck, 4 suits by 13 ranks");
    row("a row of the ladder", false, QAccessible::ListItem,
        "Straight: no. 3 up to queen: too far apart for five in a row.");
    row("a comparison", false, QAccessible::TreeItem,
        "Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. Decides.");
    row("the verdict", false, QAccessible::Notification,
        "Player 2 wins so far. Both Player 1 and Player 2 have a pair of queens; the third kicker "
        "decides, 3 beats 2. Player 3 needs 1 more card.");
    row("a choice", false, QAccessible::ComboBox, "House rules", "Series",
        "no pair below jacks, no five of a kind, as in the articles");
    row("a line of code", true, QAccessible::ListItem, "Line 9 of 10, current: return false");
    row("a variable", true, QAccessible::TreeItem, "suit, ♥");
    row("the scrubber", true, QAccessible::Slider, "Steps of the run", "",
        "Step 20 of 1116, Rank check for Player 1");
    row("the cards of a step", true, QAccessible::Grouping, "Cards of the step");
    row("a card of a step", true, QAccessible::StaticText, "Queen of hearts");
}

void TestAccessNames::everythingIsNamed()
{
    QFETCH(const bool, steps);
    QFETCH(const QAccessible::Role, role);
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    QFETCH(const QString, description);
    WindowTest test(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s -")));
    QVERIFY(test.isReady());
    test.click(test.slot(3, 5));
    if (steps)
        test.window().view().showStep(20, Level::every);
    QStringList alike;
    for (const Said& each : everything(test.window())) {
        if (each.name != name)
            continue;
        if (each.role == role && (value.isEmpty() || each.value == value)
            && (description.isEmpty() || each.description == description))
            return;
        alike << QStringLiteral("role %1, %2, %3").arg(each.role).arg(each.value, each.description);
    }
    QFAIL(qPrintable(QStringLiteral("not said; instead: ") + alike.join(QStringLiteral(" | "))));
}

/// An object without a role has no name either: a reader skips both.
void TestAccessNames::nothingPaintedIsWithoutARole()
{
    WindowTest test;
    QVERIFY(test.isReady());
    for (const bool steps : {false, true}) {
        if (steps)
            test.window().view().showStep(20, Level::every);
        for (const Said& each : everything(test.window())) {
            QVERIFY2(each.role != QAccessible::LayeredPane, "a stack of pages says nothing");
            const bool isBorder = each.role == QAccessible::Border;
            const bool isFiller = each.role == QAccessible::Client || isBorder;
            QVERIFY2(!isFiller || each.name.isEmpty(), qPrintable(each.name));
        }
    }
}

/// Else readers say all of them to someone who comes into the group.
void TestAccessNames::wordsInAGroupAreItsLabels()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QStringList loose;
    const std::function<void(QAccessibleInterface&, bool)> walk = [&](QAccessibleInterface& each,
                                                                      bool isInside) {
        const bool isText = each.role() == QAccessible::StaticText;
        if (isText && isInside && !each.state().invisible
            && each.relations(QAccessible::Labelled).isEmpty())
            loose << each.text(QAccessible::Name);
        for (int index = 0; index < each.childCount(); ++index)
            walk(*each.child(index), isInside || each.role() == QAccessible::Grouping);
    };
    for (const int view : {1, 2, 3, 4}) {
        test.press(static_cast<Qt::Key>(Qt::Key_0 + view), Qt::ControlModifier);
        walk(*QAccessible::queryAccessibleInterface(&test.window()), false);
    }
    QVERIFY2(loose.isEmpty(), qPrintable(loose.join(u'|')));
}

SHOWDOWN_TEST(TestAccessNames)
#include "tst_accessnames.moc"
