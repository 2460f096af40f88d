// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardtextobject.h"
#include "app/lessons/shelf.h"
#include "app/narration/cardtext.h"
#include "core/trace/alllistings.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QClipboard>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// All rows of cards in a text, in order.
std::vector<CardsInText> cardsOf(const QTextDocument& document)
{
    std::vector<CardsInText> all;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const auto cards = CardTextObject::cardsOf(each.fragment().charFormat());
            if (cards && !cards->sign)
                all.push_back(*cards);
        }
    }
    return all;
}

QString symbols(const CardsInText& cards)
{
    QStringList names;
    for (const PictureCard& card : cards.group.cards) {
        if (const auto* face = std::get_if<Card>(&card.content))
            names << narration::cardSymbol(*face);
    }
    return names.join(u' ');
}

} // namespace

/// The text of a lesson.
class TestLessonPane : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup()
    {
        QVERIFY(speak("en"));
        useTestLook(); // the size of the text is that of the application
    }
    void itSaysWhereALessonStands();
    void cardsStandInTheLine();
    void wordsBesideCardsAreWrittenAsTheRest();
    void otherRulesAreSaid();
    void theEngineNamesHands();
    void twoHandsAreCompared();
    void aListingIsTheEnginesOwn();
    void aPrintedListingIsNumbered();
    void rememberIsABox();
    void aLinkStepsThroughAnExample();
    void aSituationIsShown();
    void aLessonKeepsItsPlace();
    void theParagraphAtTheTopStaysThere();
    void aLessonIsWrittenOnce();
    void cardsAreCopiedByName();
    void aScreenReaderHearsCardsByName();
    void aScreenReaderReadsLineByLine();
    void downReadsEveryLine();
    void aScreenReaderFindsPlacesInTheText();
    void otherLanguages();
};

void TestLessonPane::itSaysWhereALessonStands()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    QVERIFY2(test.lessonText().startsWith(
                 QStringLiteral("Two pair\nLesson 2 of 3 · about 6 minutes · comparing equal "
                                "ranks\n")),
             qPrintable(test.lessonText()));
    QVERIFY(!test.lessonText().contains(QStringLiteral("not translated")));

    const LessonFolder folder;
    test.view().readFrom(folder.root());
    QVERIFY2(test.lessonText().contains(QStringLiteral(
                 " comparing equal ranks\nAim: You can compare pairs and their kicker 3.\n")),
             qPrintable(test.lessonText()));
}

void TestLessonPane::cardsStandInTheLine()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const std::vector<CardsInText> cards = cardsOf(*test.pane().document());
    QStringList inLine;
    for (const CardsInText& each : cards) {
        if (each.isInline)
            inLine << symbols(each);
    }
    QCOMPARE(inLine, QStringList({QStringLiteral("K♦"), QStringLiteral("★")}));
    QVERIFY(test.lessonText().contains(QStringLiteral("The king  is worth 13, and ")));
    QCOMPARE(symbols(cards.back()), QStringLiteral("Q♥ Q♦ Q♣ Q♠"));
    QVERIFY(test.lessonText().contains(QStringLiteral("Four queens.")));
}

void TestLessonPane::wordsBesideCardsAreWrittenAsTheRest()
{
    const LessonFolder folder(
        QByteArray(goodText())
            .replace("question: Both", "question: Here is `Kd`, and *both*")
            .replace("caption: The second hand",
                     "caption: The `Ah` [kicker 3](claim:question/decides) of `CompareKickers`"));
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(folder.root());
    QStringList inLine;
    for (const CardsInText& each : cardsOf(*test.pane().document())) {
        if (each.isInline)
            inLine << symbols(each);
    }
    QCOMPARE(inLine.mid(0, 2), QStringList({QStringLiteral("K♦"), QStringLiteral("9♥")}));
    QVERIFY(inLine.contains(QStringLiteral("A♥")));
    const QString text = test.lessonText();
    QVERIFY2(text.contains(QStringLiteral("Here is , and both have a pair")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("The  kicker 3 of CompareKickers is better.")),
             qPrintable(text));
}

void TestLessonPane::otherRulesAreSaid()
{
    const LessonFolder folder(
        QByteArray(goodText()).replace("hole: 4c 9c", "rules: bug\nhole: 4c 9c"));
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(folder.root());
    const QString text = test.lessonText();
    QCOMPARE(text.count(QStringLiteral("A card may be held more than once.")), 1);
    QVERIFY2(text.contains(
                 QStringLiteral("Bug rules: a wild is an ace, or completes a straight or flush.")),
             qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("Series rules")));
    QVERIFY(!text.contains(QStringLiteral("Standard rules")));
}

void TestLessonPane::theEngineNamesHands()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    const CardsInText first = cardsOf(*test.pane().document()).front();
    QCOMPARE(symbols(first), QStringLiteral("Q♠ Q♦ 5♥ 5♣ J♠"));
    QCOMPARE(first.group.player, 0);
    QCOMPARE(first.group.parts.size(), std::size_t(3)); // brackets
    QVERIFY(test.lessonText().contains(QStringLiteral("Two pair, queens and fives, jack kicker")));
}

void TestLessonPane::twoHandsAreCompared()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    const std::vector<CardsInText> cards = cardsOf(*test.pane().document());
    QCOMPARE(cards.size(), std::size_t(3));
    QCOMPARE(cards[2].group.player, 2);
    QVERIFY(cards[1].group.cards[4].states.testFlag(CardState::step)); // the ten decides
    QVERIFY(!cards[1].group.cards[0].states.testFlag(CardState::step));
    QVERIFY(test.lessonText().contains(QStringLiteral(
        "Player 1 wins. Both Player 1 and Player 2 have two pair, kings and sevens; the "
        "kicker decides, 10 beats 9.")));
}

void TestLessonPane::aListingIsTheEnginesOwn()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    const auto listings = allListings();
    const auto found = std::ranges::find_if(
        listings, [](const Listing* listing) { return listing->function == "FindWinnerTwoPair"; });
    QStringList lines;
    for (const std::string_view line :
         (*found)->shown({rulesOf(Preset::series), Category::twoPair}))
        lines << QUtf8StringView(line).toString();
    QVERIFY(lines.size() > 2);
    QVERIFY2(test.lessonText().contains(lines.join(u'\n')), qPrintable(test.lessonText()));
    QCOMPARE(boxesIn(*test.pane().document()->rootFrame(), TextBox::listing), 1);
    QVERIFY(speak("de"));
    QTRY_VERIFY(test.lessonText().contains(QStringLiteral("\n  info1 ← ein neues info\n")));
}

/// As the articles have it, and in no language of programs.
void TestLessonPane::aPrintedListingIsNumbered()
{
    lessons::ListingBlock block;
    block.functions << QStringLiteral("CompareHands");
    block.lens = Category::highCard;
    const auto textOf = [&block] {
        lessons::Lesson lesson;
        lesson.blocks.push_back({block});
        return LessonDocument(lesson, {}, {}, {}).toPlainText();
    };
    const QString own = textOf();
    QVERIFY2(own.contains(QStringLiteral("\n    value2 ← hand2[index].value")), qPrintable(own));
    QVERIFY2(own.contains(QStringLiteral("Python")), qPrintable(own));
    block.mistake = 1;
    const QString printed = textOf();
    QVERIFY2(printed.contains(QStringLiteral("5      value2 ← hand1[index].value")),
             qPrintable(printed));
    QVERIFY2(!printed.contains(QStringLiteral("Python")), qPrintable(printed));
}

void TestLessonPane::rememberIsABox()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    QCOMPARE(boxesIn(*test.pane().document()->rootFrame(), TextBox::remember), 1);
    QVERIFY(
        test.lessonText().contains(QStringLiteral("Remember. Higher pair, lower pair, kicker.")));
    const QImage before = test.pane().grab().toImage();
    QVERIFY(!before.isNull());
}

void TestLessonPane::aLinkStepsThroughAnExample()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.clickWords(QStringLiteral("Step through this"));
    QCOMPARE(test.viewName(), QStringLiteral("compare"));
    QCOMPARE(test.row(1), QStringLiteral("5s 5d 4h 4c 9d"));
    QVERIFY(test.session().lens() == Category::twoPair);
    QVERIFY(test.find<QWidget>(QStringLiteral("stepsPage"))->isVisible());
    QCOMPARE(test.text(QStringLiteral("steppingLabel")), QStringLiteral("Stepping"));
    QCOMPARE(test.text(QStringLiteral("guestBarLabel")),
             QStringLiteral("Example 2 from “Two pair”."));
}

void TestLessonPane::aSituationIsShown()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(2);
    const std::vector<CardsInText> cards = cardsOf(*test.pane().document());
    QCOMPARE(cards.size(), std::size_t(3));
    QCOMPARE(symbols(cards[0]), QStringLiteral("A♠ K♠"));
    QCOMPARE(symbols(cards[2]), QStringLiteral("Q♠ 9♠ 4♦ 8♥"));
    QVERIFY(test.lessonText().contains(QStringLiteral("Board")));
    QVERIFY(test.lessonText().contains(QStringLiteral("Player 2 is ahead")));
}

void TestLessonPane::aLessonKeepsItsPlace()
{
    LearnTest test;
    test.window().resize(1024, 670);
    QVERIFY(test.isReady());
    test.view().open(1);
    QVERIFY(test.pane().verticalScrollBar()->maximum() > 0);
    test.pane().setPosition(1);
    const int value = test.pane().verticalScrollBar()->value();
    test.view().open(0);
    QCOMPARE(test.pane().verticalScrollBar()->value(), 0);
    test.view().open(1);
    QCOMPARE(test.pane().verticalScrollBar()->value(), value);
}

void TestLessonPane::theParagraphAtTheTopStaysThere()
{
    LearnTest test;
    test.window().resize(1024, 670);
    QVERIFY(test.isReady());
    test.view().open(1);
    LessonPane& pane = test.pane();
    const auto atTop = [&] { return pane.cursorForPosition({pane.width() / 2, 2}).block().text(); };
    constexpr int longText = 40; // no row of cards, with a text beside them
    for (int paragraph = 2; paragraph < 20 && atTop().size() <= longText; ++paragraph)
        pane.setPosition(paragraph);
    pane.verticalScrollBar()->setValue(pane.verticalScrollBar()->value() + 3);
    const int value = pane.verticalScrollBar()->value();
    const QString before = atTop();
    test.action("readingModeAction").trigger();
    QCOMPARE(atTop(), before);
    test.appearance().setTextSize(150);
    QTRY_VERIFY(pane.verticalScrollBar()->value() > value);
    QCOMPARE(atTop(), before);
    test.appearance().setTextSize(100);
    test.action("readingModeAction").trigger();
    QTRY_COMPARE(atTop(), before);
    test.window().showView(QStringLiteral("compare"));
    test.window().showView(QStringLiteral("learn"));
    QCOMPARE(atTop(), before);
}

void TestLessonPane::aLessonIsWrittenOnce()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const QTextDocument* first = test.pane().document();
    test.view().open(1);
    QVERIFY(test.pane().document() != first);
    test.view().open(0);
    QCOMPARE(test.pane().document(), first);
    test.appearance().setTextSize(150);
    QTRY_VERIFY(test.pane().document() != first);
}

void TestLessonPane::cardsAreCopiedByName()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.pane().selectAll();
    test.pane().copy();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("The king King of diamonds is worth 13")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("Player 1: Ace of spades, King of hearts")));
}

void TestLessonPane::aScreenReaderHearsCardsByName()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&test.pane());
    QVERIFY(heard && heard->textInterface());
    const QString text = heard->textInterface()->text(0, heard->textInterface()->characterCount());
    QVERIFY(!text.contains(QChar(QChar::ObjectReplacementCharacter)));
    QVERIFY2(text.contains(QStringLiteral("The king King of diamonds is worth 13")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("Player 1: Ace of spades, King of hearts")));
    QCOMPARE(heard->text(QAccessible::Value), text);
    QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("The start"));
    QCOMPARE(heard->role(), QAccessible::Document);
}

/// Each line that is seen, once: Down goes from one to the next.
void TestLessonPane::aScreenReaderReadsLineByLine()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    QAccessibleTextInterface* heard =
        QAccessible::queryAccessibleInterface(&test.pane())->textInterface();
    const QString whole = heard->text(0, heard->characterCount());
    QStringList lines;
    QString read;
    for (int offset = 0; offset < whole.size(); offset = static_cast<int>(read.size())) {
        int start = 0;
        int end = 0;
        lines << heard->textAtOffset(offset, QAccessible::LineBoundary, &start, &end);
        QCOMPARE(start, offset);
        read += lines.back();
        QCOMPARE(end, read.size());
        if (whole.mid(end, 1) == QStringLiteral("\n"))
            read += u'\n';
    }
    QCOMPARE(read, whole);
    QVERIFY(lines.size() > whole.count(u'\n') + 1); // some paragraphs have two
}

/// With the words beside a row of cards.
void TestLessonPane::downReadsEveryLine()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    QAccessibleTextInterface* heard =
        QAccessible::queryAccessibleInterface(&test.pane())->textInterface();
    QString whole = heard->text(0, heard->characterCount());
    QVERIFY(whole.contains(QStringLiteral("Jack 11, queen 12, king 13, ace 14.")));
    test.pane().setFocus();
    test.pane().setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    test.press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(heard->cursorPosition(), heard->characterCount());
    test.press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(heard->cursorPosition(), 0);
    QString read;
    int before = -1;
    int start = 0;
    int end = 0;
    QString line = heard->textAtOffset(0, QAccessible::LineBoundary, &start, &end);
    while (start > before) {
        read += line;
        before = start;
        test.press(Qt::Key_Down);
        line =
            heard->textAtOffset(heard->cursorPosition(), QAccessible::LineBoundary, &start, &end);
    }
    QCOMPARE(read.remove(u'\n'), whole.remove(u'\n'));
    for (int times = 0; heard->cursorPosition() > 0 && times < 1000; ++times)
        test.press(Qt::Key_Up);
    QCOMPARE(heard->cursorPosition(), 0);
}

void TestLessonPane::aScreenReaderFindsPlacesInTheText()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QAccessibleTextInterface* heard =
        QAccessible::queryAccessibleInterface(&test.pane())->textInterface();
    const QString text = heard->text(0, heard->characterCount());
    const QTextCursor words = test.pane().document()->find(QStringLiteral("is worth 13"));
    QVERIFY(!words.isNull());
    const auto place = static_cast<int>(text.indexOf(QStringLiteral("is worth 13")));
    heard->setCursorPosition(place);
    QCOMPARE(test.pane().textCursor().position(), words.selectionStart());
    QCOMPARE(heard->cursorPosition(), place);
    heard->addSelection(place, place + 11);
    QCOMPARE(test.pane().textCursor().selectedText(), QStringLiteral("is worth 13"));
    int start = 0;
    int end = 0;
    heard->selection(0, &start, &end);
    QCOMPARE(std::pair(start, end), std::pair(place, place + 11));
    test.pane().ensureCursorVisible();
    const QRect letter = heard->characterRect(place);
    QCOMPARE(heard->offsetAtPoint({letter.left() + 1, letter.center().y()}), place);
    heard->setCursorPosition(place - 3); // in the name of the king of diamonds
    QCOMPARE(test.pane().textCursor().position(), words.selectionStart() - 2);
}

void TestLessonPane::otherLanguages()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QVERIFY(speak("de"));
    QTRY_VERIFY(test.lessonText().startsWith(QStringLiteral("Der Anfang\n")));
    QVERIFY(test.lessonText().contains(QStringLiteral("Vier Damen.")));
    QCOMPARE(boxesIn(*test.pane().document()->rootFrame(), TextBox::note), 0);
    test.view().open(1);
    QVERIFY(test.lessonText().startsWith(QStringLiteral("Two pair\n")));
    QCOMPARE(boxesIn(*test.pane().document()->rootFrame(), TextBox::note), 1);
    QVERIFY(speak("en"));
    QTRY_COMPARE(boxesIn(*test.pane().document()->rootFrame(), TextBox::note), 0);
    QCOMPARE(test.view().lesson(), 1);
}

SHOWDOWN_TEST(TestLessonPane)
#include "tst_lessonpane.moc"
