// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardtext.h"
#include "app/narration/translation.h"
#include "core/rules/presets.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/randomhands.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemView>
#include <QAction>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QTreeView>

#include <functional>
#include <memory>
#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QStringList valuesInWords{qt("two"),   qt("three"), qt("four"), qt("five"), qt("six"),
                                qt("seven"), qt("eight"), qt("nine"), qt("ten"),  qt("jack"),
                                qt("queen"), qt("king"),  qt("ace")};

/// "10" as "ten"; a word stays unchanged.
QString inWords(const QString& value)
{
    bool isFigure = false;
    const int figure = value.toInt(&isFigure);
    return isFigure && figure >= 2 && figure <= 10 ? valuesInWords[figure - 2] : value;
}

/// The winners in these words: "Player 2 wins. …", "Players 1 and 2 tie …", "Everyone ties …".
std::set<int> winnersIn(const QString& words, int players)
{
    static const QRegularExpression one(qt("Player (\\d) wins"));
    static const QRegularExpression two(qt("Players (\\d) and (\\d) tie"));
    if (const auto found = one.match(words); found.hasMatch())
        return {found.captured(1).toInt()};
    if (const auto found = two.match(words); found.hasMatch())
        return {found.captured(1).toInt(), found.captured(2).toInt()};
    std::set<int> all;
    if (words.contains(u"It is a tie") || words.contains(u"Everyone ties")) {
        for (int player = 1; player <= players; ++player)
            all.insert(player);
    }
    return all;
}

const QColor stepColor(0xA3, 0x4A, 0x00); ///< of what decides, in the light theme

/// An observer of the whole window, who says what is where.
class Onlooker : public WindowTest
{
public:
    explicit Onlooker(const CardTable& table) : WindowTest(table) {}

    int players() { return session().playerCount(); }

    QString title() const { return text(qt("verdictTitleLabel")); }
    QString verdict() const { return title() + qt(". ") + text(qt("verdictSentenceLabel")); }
    bool isTrying() const { return title().startsWith(u"Trying "); }
    bool isStepping() const { return find<QWidget>(qt("arenaView"))->isVisible(); }

    QString pill() const { return find<QWidget>(qt("decisionOverlay"))->accessibleName(); }

    QString panelName(int player) const
    {
        return find<QWidget>(qt("player%1Panel").arg(player))->accessibleName();
    }

    /// The cards of a working hand with a ring of this colour, by their names for screen readers.
    QStringList ringed(const QImage& picture, int player, const QColor& color) const
    {
        QStringList names;
        for (int card = 1; card <= 5; ++card) {
            const auto* part = find<QWidget>(qt("player%1WorkingCard%2").arg(player).arg(card));
            if (!part->isVisible())
                continue;
            const QRect place(part->mapTo(&window(), QPoint()), part->size());
            // above the card, where no neighbour's ring, no badge and no line between hands is
            bool isThere = false;
            for (int up = 1; up <= 4; ++up)
                isThere = isThere
                          || picture.pixelColor(place.left() + place.width() / 4, place.top() - up)
                                 == color;
            if (isThere)
                names << part->accessibleName();
        }
        return names;
    }

    /// The comparisons as they are seen.
    struct MarkedParts
    {
        QStringList framed; ///< what the framed rows say
        QString selected;   ///< what the selected one says; may be none
    };
    MarkedParts markedParts()
    {
        MarkedParts marked;
        const auto* tree = find<QTreeView>(qt("comparisonsTree"));
        if (!tree->isVisible())
            return marked;
        const QImage picture = tree->viewport()->grab().toImage();
        for (QModelIndex index = tree->model()->index(0, 0); index.isValid();
             index = tree->indexBelow(index)) {
            const QRect row = tree->visualRect(index);
            const QString said = index.data(Qt::AccessibleTextRole).toString();
            if (index.parent().isValid() && tree->selectionModel()->isSelected(index))
                marked.selected = said;
            bool isFramed = false;
            for (int y = row.top(); y <= row.top() + 4 && picture.rect().contains(row); ++y)
                isFramed = isFramed || picture.pixelColor(row.center().x(), y) == stepColor;
            if (isFramed)
                marked.framed << said;
        }
        m_hasSeenFrame = m_hasSeenFrame || !marked.framed.isEmpty();
        return marked;
    }

    bool hasSeenFrame() const { return m_hasSeenFrame; }

    /// The texts about the result in the window.
    QStringList words()
    {
        QStringList all{verdict(), pill()};
        const auto& view = window().view().widget();
        const QList<QLabel*> labels = view.findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (label->isVisible() && label->objectName().startsWith(u"player"))
                all << label->objectName() + qt(": ") + shownText(*label);
        }
        for (int player = 1; player <= players(); ++player) {
            all << panelName(player);
            for (int card = 1; card <= 5; ++card)
                all << slot(player, card)->contentText()
                    << slot(player, card)->accessibleDescription()
                    << find<QWidget>(qt("player%1WorkingCard%2").arg(player).arg(card))
                           ->accessibleName();
        }
        return all;
    }

    /// The hands as shown, without the marks of keyboard and pointer.
    QImage picture()
    {
        slot(1, 2)->setFocus(Qt::MouseFocusReason); // focus given by keys outlines a card
        slot(1, 1)->setFocus(Qt::MouseFocusReason);
        return find<QWidget>(qt("playerPanels"))->grab().toImage();
    }

private:
    bool m_hasSeenFrame = false;
};

/// The contradiction in the current window; empty if all of it agrees.
QString contradiction(Onlooker& test)
{
    if (test.isStepping())
        return {}; // the arena replaces the hands
    const QString verdict = test.verdict();
    const std::set<int> winners = winnersIn(verdict, test.players());

    // who wins: the verdict, the mark of each panel, its name
    int complete = 0;
    for (int player = 1; player <= test.players(); ++player)
        complete += test.panelName(player).contains(u" of 5 cards") ? 0 : 1;
    for (int player = 1; player <= test.players() && complete > 1; ++player) {
        const QString mark = test.playerText(player, qt("Place"));
        const bool wins = winners.contains(player);
        if (mark.contains(u"1st") != wins)
            return qt("the mark of player %1 is %2").arg(player).arg(mark);
        if (test.panelName(player).contains(u"first place") != wins)
            return qt("a panel is called %1").arg(test.panelName(player));
    }

    // a try-out says so, on one panel, and nothing else does
    int tried = 0;
    for (int player = 1; player <= test.players(); ++player) {
        const bool isTried = test.panelName(player).endsWith(u", tried");
        tried += isTried ? 1 : 0;
        if (test.playerText(player, qt("Place")).endsWith(u"tried") != isTried)
            return qt("player %1 is tried by halves").arg(player);
        for (int card = 1; card <= 5; ++card) {
            const QString acts = test.text(qt("player%1Card%2WildLabel").arg(player).arg(card));
            const QString content = test.slot(player, card)->contentText();
            if (isTried ? content.contains(u"acts as") || acts.contains(u"acts as")
                        : content.contains(u"tried") || acts.contains(u"tried"))
                return qt("%1 stands over %2").arg(content, acts);
        }
    }
    if (tried != (test.isTrying() ? 1 : 0))
        return qt("%1 panels are tried").arg(tried);
    if (test.isTrying() == test.find<QAction>(qt("copyResultAction"))->isEnabled())
        return qt("the result can be copied: %1").arg(!test.isTrying());

    // what decides: the pill, the sentence, the rings
    const QImage picture = test.window().grab().toImage();
    const QStringList sides = test.pill().split(qt(" beats "));
    const bool isJoined = sides.size() == 2;
    if (isJoined && winners.size() != 1)
        return qt("nobody wins alone, but %1").arg(test.pill());
    for (const QString& side : sides) {
        // "3 beats 2", or "three tens beat three nines"
        if (isJoined && !verdict.contains(side, Qt::CaseInsensitive)
            && !verdict.contains(inWords(side), Qt::CaseInsensitive))
            return qt("the pill says %1 of: %2").arg(test.pill(), verdict);
    }
    const bool isOfValues =
        isJoined
        && (valuesInWords.contains(inWords(sides[0])) && valuesInWords.contains(inWords(sides[1])));
    const auto [framed, selected] = test.markedParts();
    for (const QString& part : framed) {
        if (winners.size() != 1 || !part.contains(qt("Player %1 ").arg(*winners.begin())))
            return qt("framed: %1; verdict: %2").arg(part, verdict);
        for (const QString& side : sides) {
            if (isOfValues && !part.contains(inWords(side)))
                return qt("framed: %1; pill: %2").arg(part, test.pill());
        }
    }
    if (!selected.isEmpty() && !framed.contains(selected) && !test.pill().isEmpty() && isOfValues)
        return qt("selected: %1; pill: %2").arg(selected, test.pill());
    for (int player = 1; player <= test.players(); ++player) {
        const QStringList ringed = test.ringed(picture, player, stepColor);
        int deciding = 0;
        for (int card = 1; card <= 5; ++card) {
            const QString part = test.slot(player, card)->accessibleDescription();
            deciding += part.endsWith(u"Decides: yes.") ? 1 : 0;
        }
        if (ringed.size() != deciding)
            return qt("%1 cards of player %2 are ringed, %3 decide")
                .arg(ringed.size())
                .arg(player)
                .arg(deciding);
        if (!ringed.isEmpty() && !isOfValues)
            return qt("ringed: %1; pill: %2").arg(ringed.join(u'|'), test.pill());
        for (const QString& name : ringed) {
            const QString& side = sides[winners.contains(player) ? 0 : 1];
            if (!name.contains(inWords(side)))
                return qt("ringed: %1; pill: %2").arg(name, test.pill());
        }
        if (isOfValues && winners.contains(player) && ringed.isEmpty())
            return qt("no card of the winner is ringed; pill: %1").arg(test.pill());
    }
    return {};
}

/// Two or three hands with wilds among them, under a preset.
CardTable randomTable(RandomHands& random, Preset preset)
{
    CardTable table = emptyHands();
    table.rules = {preset, rulesOf(preset)};
    table.playerCount = 2 + random.below(2);
    do {
        for (int player = 0; player < table.playerCount; ++player) {
            const Hand hand = player > 0 && random.below(3) == 0
                                  ? random.variant(table.row(player - 1).hand())
                                  : random.hand(DeckKind::one);
            for (int slot = 0; slot < Hand::fullSize; ++slot)
                table.row(player).set(slot, hand[slot]);
        }
    } while (findConflict(table));
    return table;
}

} // namespace

/// Whatever is chosen or tried, the whole window gives one answer, and afterwards the answer of a
/// newly opened window.
class TestOneAnswer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, qt("en")));
    }

    void theWholeWindowAgrees_data();
    void theWholeWindowAgrees();
    void whySpeaksOfWhatIsTried_data();
    void whySpeaksOfWhatIsTried();

private:
    static QString choose(Onlooker& test, RandomHands& random);
    static void leave(Onlooker& test, RandomHands& random);
};

/// Chooses a row or a leaf of Why, or tries a choice for a wild; returns what was done.
QString TestOneAnswer::choose(Onlooker& test, RandomHands& random)
{
    const int way = random.below(3);
    const QStringList map{qt("wildMap"), qt("wildList")};
    if (way == 0 && test.window().showTab(qt("wild"))) {
        const QString& name = map[random.below(2)];
        auto* choices = test.find<QWidget>(name);
        if (!choices->isVisible())
            choices = test.find<QWidget>(map[name == map[0] ? 1 : 0]);
        choices->setFocus();
        for (int step = random.below(13); step > 0; --step)
            test.press(choices->objectName() == map[0] && random.below(4) > 0 ? Qt::Key_Right
                                                                              : Qt::Key_Down);
        test.press(Qt::Key_Return);
        return qt("try in ") + choices->objectName();
    }
    test.window().showTab(qt("why"));
    const int player = 1 + random.below(test.players());
    test.click(test.find<QWidget>(qt("whyPlayer%1Button").arg(player)));
    const bool ofLadder = way != 2;
    auto* rows = test.find<QAbstractItemView>(ofLadder ? qt("ladderView") : qt("comparisonsTree"));
    if (!rows->isVisible() || rows->model()->rowCount() == 0)
        return qt("nothing");
    QModelIndex index = rows->model()->index(random.below(rows->model()->rowCount()), 0);
    if (auto* tree = qobject_cast<QTreeView*>(rows)) {
        tree->expand(index);
        index = rows->model()->index(random.below(rows->model()->rowCount(index)), 0, index);
    }
    rows->scrollTo(index);
    test.click(rows->viewport(), rows->visualRect(index).center());
    return qt("%1 of player %2: %3")
        .arg(rows->objectName())
        .arg(player)
        .arg(index.data(Qt::AccessibleTextRole).toString());
}

void TestOneAnswer::leave(Onlooker& test, RandomHands& random)
{
    switch (random.below(5)) {
    case 0:
        test.press(Qt::Key_Escape);
        if (test.isStepping())
            test.press(Qt::Key_Escape);
        break;
    case 1: { // an edit, and back
        test.slot(1, 1)->setFocus();
        test.press(Qt::Key_Delete);
        test.press(Qt::Key_Z, Qt::ControlModifier);
        break;
    }
    case 2: // steps, and back
        test.press(Qt::Key_F5);
        test.press(Qt::Key_Escape);
        break;
    case 3: // other rules, and back
        test.session().setLens(Category::highCard);
        test.press(Qt::Key_Z, Qt::ControlModifier);
        break;
    default:
        break; // another tab
    }
    if (test.isStepping())
        test.press(Qt::Key_Escape);
    if (test.isTrying())
        test.click(test.find<QWidget>(qt("bannerBackButton")));
    test.window().showTab(qt("rules"));
}

void TestOneAnswer::theWholeWindowAgrees_data()
{
    QTest::addColumn<Preset>("preset");
    for (const Preset preset : allPresets())
        QTest::addRow("%s", std::string(id(preset)).c_str()) << preset;
}

void TestOneAnswer::theWholeWindowAgrees()
{
    QFETCH(const Preset, preset);
    RandomHands random(70 + static_cast<unsigned>(preset));
    bool isAnyFramed = false;
    for (int count = 0; count < trials(125, 1); ++count) {
        const CardTable table = randomTable(random, preset);
        Onlooker fresh(table);
        QVERIFY(fresh.isReady());
        fresh.window().showTab(qt("rules"));
        const QStringList words = fresh.words();
        const QImage picture = fresh.picture();
        QString wrong = contradiction(fresh);
        QVERIFY2(wrong.isEmpty(), qPrintable(describe(table) + qt(": ") + wrong));
        fresh.window().hide();

        Onlooker test(table);
        QVERIFY(test.isReady());
        for (int round = 0; round < 4; ++round) {
            QString done = describe(table);
            const auto holds = [&](const QString& what) {
                done += qt("; ") + what;
                wrong = contradiction(test);
                return wrong.isEmpty();
            };
            for (int choice = 1 + random.below(2); choice > 0; --choice)
                QVERIFY2(holds(choose(test, random)), qPrintable(done + qt(": ") + wrong));
            if (random.below(4) == 0) {
                test.press(Qt::Key_F11);
                QVERIFY2(holds(qt("present")), qPrintable(done + qt(": ") + wrong));
                test.press(Qt::Key_F11);
            }
            if (test.isTrying() && random.below(2) == 0) {
                test.window().showTab(qt("why"));
                QVERIFY2(holds(qt("look at Why")), qPrintable(done + qt(": ") + wrong));
            } else if (random.below(3) == 0) {
                test.press(Qt::Key_Return); // on a row, to its steps
                QVERIFY2(holds(qt("Return")), qPrintable(done + qt(": ") + wrong));
            }
            leave(test, random);
            QVERIFY2(holds(qt("leave")), qPrintable(done + qt(": ") + wrong));
            const QStringList after = test.words();
            for (qsizetype i = 0; i < std::min(words.size(), after.size()); ++i)
                QVERIFY2(after[i] == words[i],
                         qPrintable(done + qt(": ") + after[i] + qt(" was ") + words[i]));
            QCOMPARE(after.size(), words.size());
            const QImage now = test.picture();
            if (now.size() == picture.size())
                QVERIFY2(now == picture, qPrintable(done + qt(": another picture")));
        }
        isAnyFramed = isAnyFramed || test.hasSeenFrame();
    }
    QVERIFY(isAnyFramed);
}

void TestOneAnswer::whySpeaksOfWhatIsTried_data()
{
    QTest::addColumn<QString>("hands");
    QTest::newRow("one wild") << "9c 7s 5d 3h * | 8c 6s 4d 2h Jh";
    QTest::newRow("two wilds") << "8c 6s 3d * * | Tc 7s 4d 2h Jh";
}

/// Of each value that can be tried: where Why says that wilds are the highest cards, they are so.
void TestOneAnswer::whySpeaksOfWhatIsTried()
{
    QFETCH(const QString, hands);
    CardTable table = tableOf(hands);
    table.rules = {Preset::series, rulesOf(Preset::series)};
    Onlooker test(table);
    QVERIFY(test.isReady());
    const auto* ladder = test.find<QAbstractItemView>(qt("ladderView"));
    test.click(test.find<QWidget>(qt("whyPlayer1Button")));
    int tried = 0;
    for (int value = 0; value < 13; ++value) {
        test.window().showTab(qt("wild"));
        test.find<QWidget>(qt("wildMap"))->setFocus();
        test.press(Qt::Key_Home);
        for (int step = 0; step < 13; ++step)
            test.press(Qt::Key_Up);
        for (int step = 0; step < value; ++step) {
            test.press(Qt::Key_Right);
            if (hands.contains(u"* *")) // both wilds alike
                test.press(Qt::Key_Down);
        }
        test.press(Qt::Key_Return);
        if (!test.isTrying())
            continue;
        const QString highest = test.working(1).section(u' ', 0, 0);
        const int last = ladder->model()->rowCount() - 1;
        const QString row = ladder->model()->index(last, 0).data(Qt::AccessibleTextRole).toString();
        if (!row.startsWith(u"High card: yes") || !highest.endsWith(u'★'))
            continue;
        ++tried;
        const QString symbol = highest.chopped(1);
        const QString word = narration::withCardNames(symbol + u'♣').section(u' ', 0, 0);
        QVERIFY2(row.contains(symbol) || row.contains(word, Qt::CaseInsensitive),
                 qPrintable(test.title() + u'\n' + row));
        test.window().showTab(qt("why"));
        test.find<QWidget>(qt("whyPlayer1Button"))->setFocus();
        test.press(Qt::Key_Escape);
        QVERIFY(!test.isTrying());
    }
    QVERIFY(tried > 0);
}

SHOWDOWN_TEST(TestOneAnswer)
#include "tst_oneanswer.moc"
