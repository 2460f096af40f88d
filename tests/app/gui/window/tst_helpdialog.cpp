// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/ladderview.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/window/helpdialog.h"
#include "app/gui/window/shortcutsdialog.h"
#include "app/lessons/glossary.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct HelpTest : LearnTest
{
    HelpTest() { window().showView(QStringLiteral("compare")); }

    HelpDialog& open()
    {
        press(Qt::Key_F1);
        auto* dialog = find<HelpDialog>(QStringLiteral("helpDialog"));
        if (!QTest::qWaitForWindowActive(dialog))
            qFatal("the help does not open");
        return *dialog;
    }

    LessonPane& page() const { return *find<LessonPane>(QStringLiteral("helpPane")); }
    QLineEdit& field() const { return *find<QLineEdit>(QStringLiteral("helpSearchEdit")); }

    /// Whether these words can be seen.
    bool sees(const QString& words) const
    {
        const QRect place = page().cursorRect(page().document()->find(words));
        return page().viewport()->rect().contains(place);
    }

    /// The addresses of the links in a text.
    static QStringList links(const QTextDocument& text, const QString& scheme)
    {
        QStringList found;
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
            for (auto each = block.begin(); !each.atEnd(); ++each) {
                if (const QString address = each.fragment().charFormat().anchorHref();
                    address.startsWith(scheme + u':'))
                    found << address.section(u':', 1);
            }
        }
        return found;
    }
};

} // namespace

/// Help: one page that explains the program and its words, and what it marks in lessons and in Why.
class TestHelpDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }

    void everyViewOpensIt_data();
    void everyViewOpensIt();
    void itLiesBesideTheWindow();
    void itListsAllKeysOfTheView();
    void searchingMarksAndGoesOn();
    void theContentsLeadToSections();
    void aLinkOpensTheLesson();
    void itFollowsTheLanguageWhereItWas();
    void partsAreNamed();
    void aLessonMarksEachWordOnce();
    void aMarkedWordSaysWhatItMeans();
    void whySaysWhatRanksMean();
};

void TestHelpDialog::everyViewOpensIt_data()
{
    QTest::addColumn<QString>("view");
    for (const char* view : {"compare", "learn", "odds"})
        QTest::newRow(view) << QString::fromLatin1(view);
}

/// By its key, from the menu and from the rail.
void TestHelpDialog::everyViewOpensIt()
{
    QFETCH(const QString, view);
    HelpTest test;
    QVERIFY(test.window().showView(view));
    QVERIFY(test.isReady());
    test.open().close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the menus before
    const auto* rail = test.find<QToolButton>(QStringLiteral("helpButton"));
    for (const QMenu* menu : {test.find<QMenu>(QStringLiteral("helpMenu")), rail->menu()}) {
        QCOMPARE(menu->actions().front()->objectName(), QStringLiteral("helpAction"));
        menu->actions().front()->trigger();
        auto* dialog = test.find<HelpDialog>(QStringLiteral("helpDialog"));
        QVERIFY(dialog->isVisible());
        dialog->close();
    }
    QCOMPARE(test.window().findChildren<HelpDialog*>().size(), 1);
}

void TestHelpDialog::itLiesBesideTheWindow()
{
    HelpTest test;
    QVERIFY(test.isReady());
    HelpDialog& dialog = test.open();
    QVERIFY(!dialog.isModal());
    QCOMPARE(test.focusName(), QStringLiteral("helpSearchEdit"));
    QTest::keyClick(&test.field(), Qt::Key_Return); // nothing to go on to
    QVERIFY(dialog.isVisible());
    QTest::keyClick(&test.field(), Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("helpPane"));
    QTest::keyClick(&test.page(), Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestHelpDialog::itListsAllKeysOfTheView()
{
    HelpTest test;
    QVERIFY(test.isReady());
    test.open();
    for (const char* view : {"compare", "odds", "learn"}) {
        QVERIFY(test.window().showView(QString::fromLatin1(view))); // while it is open
        const QString text = test.page().toPlainText();
        int count = 0;
        for (const ShortcutGroup& group :
             allShortcuts(test.window().menuBar(), &test.window().view())) {
            for (const ShortcutGroup::Entry& entry : group.entries) {
                const QString row = entry.does + u'\n' + entry.keys;
                QVERIFY2(text.contains(row), qPrintable(row));
                ++count;
            }
        }
        QVERIFY(count > 20);
    }
}

void TestHelpDialog::searchingMarksAndGoesOn()
{
    HelpTest test;
    QVERIFY(test.isReady());
    test.open();
    QTest::keyClicks(&test.field(), QStringLiteral("KICKER"));
    const int count = test.page().marks();
    QVERIFY(count > 4);
    QCOMPARE(test.text(QStringLiteral("helpFoundLabel")),
             QStringLiteral("Found %1 times").arg(count));
    QSet<int> places;
    for (int step = 0; step < count; ++step) {
        QCOMPARE(test.page().textCursor().selectedText().toLower(), QStringLiteral("kicker"));
        QVERIFY(test.page().viewport()->rect().intersects(test.page().cursorRect()));
        places << test.page().textCursor().position();
        const int third = test.page().viewport()->height() / 3;
        const int bar = test.page().verticalScrollBar()->value();
        QVERIFY(qAbs(test.page().cursorRect().top() - third) < 40 || bar == 0
                || bar == test.page().verticalScrollBar()->maximum());
        QTest::keyClick(&test.field(), Qt::Key_Return);
        QCOMPARE(test.text(QStringLiteral("helpFoundLabel")),
                 QStringLiteral("%1 of %2").arg((step + 1) % count + 1).arg(count));
    }
    QCOMPARE(places.size(), count);
    const int first = *std::ranges::min_element(places);
    QCOMPARE(test.page().textCursor().position(), first); // after the last one
    QTest::keyClick(&test.field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(test.page().textCursor().position(), *std::ranges::max_element(places));

    test.field().setText(QStringLiteral("blinds"));
    QCOMPARE(test.page().marks(), 0);
    QCOMPARE(test.text(QStringLiteral("helpFoundLabel")),
             QStringLiteral("Nothing here mentions “blinds”."));
    test.field().clear();
    QCOMPARE(test.text(QStringLiteral("helpFoundLabel")), QString());
}

void TestHelpDialog::theContentsLeadToSections()
{
    HelpTest test;
    QVERIFY(test.isReady());
    test.open();
    QStringList headings;
    for (QTextBlock block = test.page().document()->begin(); block.isValid();
         block = block.next()) {
        if (block.blockFormat().headingLevel() == 2)
            headings << block.text();
    }
    const QStringList sections =
        HelpTest::links(*test.page().document(), QStringLiteral("section"));
    QCOMPARE(sections.size(), headings.size());
    QVERIFY(headings.size() >= 9);
    for (const QString& section : sections) {
        emit test.page().anchorClicked(QUrl(QStringLiteral("section:") + section));
        QCOMPARE(test.page().textCursor().block().text(), headings[section.toInt()]);
        QVERIFY(test.page().viewport()->rect().intersects(test.page().cursorRect()));
    }
}

void TestHelpDialog::aLinkOpensTheLesson()
{
    HelpTest test;
    test.view().readFrom(lessons::Shelf::programRoot());
    QVERIFY(test.isReady());
    HelpDialog& dialog = test.open();
    const QStringList ids = HelpTest::links(*test.page().document(), QStringLiteral("lesson"));
    QVERIFY(ids.size() > 40);
    test.page().setTextCursor(test.page().document()->find(QStringLiteral("The rank ladder")));
    test.page().setFocus();
    QTest::keyClick(&test.page(), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(test.window().view().name(), QStringLiteral("learn"));
    QCOMPARE(test.view().current()->id, QStringLiteral("ladder"));
    const double position = test.page().position();
    QVERIFY(test.isReady());
    test.open(); // goes on where it was
    QCOMPARE(test.page().position(), position);
}

void TestHelpDialog::itFollowsTheLanguageWhereItWas()
{
    HelpTest test;
    QVERIFY(test.isReady());
    test.open();
    emit test.page().anchorClicked(QUrl(QStringLiteral("section:4")));
    QVERIFY(speak("de"));
    const QString ranks = QStringLiteral("Vom höchsten zum niedrigsten");
    QTRY_VERIFY(test.page().toPlainText().contains(ranks));
    QTRY_VERIFY(test.sees(ranks));
    test.field().setText(QStringLiteral("Vergleichsreihenfolge"));
    QVERIFY(test.page().marks() > 1);
    const QString text = test.page().toPlainText();
    HelpTest born;
    QVERIFY(born.isReady());
    born.open();
    QCOMPARE(text, born.page().toPlainText());
    QVERIFY(text.contains(QStringLiteral("Wiederholen\nStrg+Umschalt+Z; Strg+Y")));
}

void TestHelpDialog::partsAreNamed()
{
    HelpTest test;
    QVERIFY(test.isReady());
    HelpDialog& dialog = test.open();
    QCOMPARE(dialog.windowTitle(), QStringLiteral("Help"));
    QCOMPARE(test.page().accessibleName(), QStringLiteral("Help"));
    QCOMPARE(test.field().accessibleName(), QStringLiteral("Search"));
    QVERIFY(!test.field().toolTip().isEmpty());
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(&test.page());
    QCOMPARE(page->role(), QAccessible::Document);
    QStringList headings;
    for (int child = 0; child < page->childCount(); ++child) {
        if (page->child(child)->role() == QAccessible::Heading)
            headings << page->child(child)->text(QAccessible::Name);
    }
    QVERIFY(headings.contains(QStringLiteral("Glossary")));
    QVERIFY(headings.contains(QStringLiteral("Keys")));
}

/// In paragraphs only, and none that the lesson itself explains.
void TestHelpDialog::aLessonMarksEachWordOnce()
{
    for (const char* language : {"en", "de"}) {
        QVERIFY(speak(language));
        HelpTest test;
        test.view().readFrom(lessons::Shelf::programRoot());
        test.window().showView(test.view());
        int all = 0;
        const auto count = static_cast<int>(test.view().shelf().lessons().size());
        for (int lesson = 0; lesson < count; ++lesson) {
            test.view().open(lesson);
            const QStringList words =
                HelpTest::links(*test.pane().document(), QStringLiteral("word"));
            QCOMPARE(QSet<QString>(words.begin(), words.end()).size(), words.size());
            QVERIFY2(words.size() < 16, qPrintable(words.join(u' ')));
            for (const lessons::GlossaryWord& word :
                 lessons::glossaryIn(QString::fromLatin1(language)).words())
                QVERIFY2(word.lesson != test.view().current()->id || !words.contains(word.word),
                         qPrintable(word.word));
            all += static_cast<int>(words.size());
        }
        QVERIFY(all > 3 * count);
        QVERIFY(HelpTest::links(*test.pane().document(), QStringLiteral("word"))
                    .contains(QString::fromUtf8(qstrcmp(language, "de") == 0 ? "Rang" : "rank")));
    }
}

/// To the mouse, to Enter, and to who hears it.
void TestHelpDialog::aMarkedWordSaysWhatItMeans()
{
    HelpTest test;
    test.view().readFrom(lessons::Shelf::programRoot());
    test.window().showView(test.view());
    test.view().open(1); // sorting
    QVERIFY(test.isReady());
    const QString meaning =
        lessons::glossaryIn(QStringLiteral("en")).meaningIn(QStringLiteral("kicker"));
    QVERIFY(meaning.startsWith(QStringLiteral("A card beside the pair")));

    QTextCursor marked; // the head has the word too
    do
        marked = test.pane().document()->find(QStringLiteral("kickers"), marked);
    while (!marked.charFormat().isAnchor());
    marked.setPosition(marked.selectionStart() + 1);
    test.pane().setTextCursor(marked);
    const QPoint place = test.pane().cursorRect().center();
    QHelpEvent hover(QEvent::ToolTip, place, test.pane().viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(test.pane().viewport(), &hover);
    QCOMPARE(QToolTip::text(), meaning);
    QToolTip::showText({}, {});
    QTRY_VERIFY(!QToolTip::isVisible());

    test.pane().setTextCursor(QTextCursor(test.pane().document()));
    test.pane().setFocus();
    for (int tab = 0; tab < 40; ++tab) {
        QTest::keyClick(&test.pane(), Qt::Key_Tab);
        if (test.pane().textCursor().selectedText() == QStringLiteral("kickers"))
            break;
    }
    QCOMPARE(test.pane().textCursor().selectedText(), QStringLiteral("kickers"));
    QTest::keyClick(&test.pane(), Qt::Key_Return);
    QCOMPARE(QToolTip::text(), meaning);
    QTest::keyClick(&test.pane(), Qt::Key_Escape);
    QTRY_VERIFY(!QToolTip::isVisible());
    QStringList said;
    QAccessibleInterface* text = QAccessible::queryAccessibleInterface(&test.pane());
    QString description;
    for (int child = 0; child < text->childCount(); ++child) {
        const QAccessibleInterface* part = text->child(child);
        if (part->role() == QAccessible::Notification)
            said << part->text(QAccessible::Name);
        if (part->role() == QAccessible::Link && part->text(QAccessible::Name) == u"kickers")
            description = part->text(QAccessible::Description);
    }
    for (const QWidget* part : test.pane().findChildren<QWidget*>())
        said << part->accessibleName();
    QVERIFY2(said.contains(meaning), qPrintable(said.join(u'|')));
    QCOMPARE(description, meaning);
}

void TestHelpDialog::whySaysWhatRanksMean()
{
    CompareSession session(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    const LadderModel model(session);
    QStringList explained;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString meaning = model.index(row).data(Qt::ToolTipRole).toString();
        QCOMPARE(model.index(row).data(Qt::AccessibleDescriptionRole).toString(), meaning);
        if (!meaning.isEmpty())
            explained << model.index(row).data().toString();
    }
    QVERIFY2(explained.contains(QStringLiteral("Full house")), qPrintable(explained.join(u'|')));
    QVERIFY(explained.size() >= 8);
}

SHOWDOWN_TEST(TestHelpDialog)
#include "tst_helpdialog.moc"
