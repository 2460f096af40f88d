// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnview.h"
#include "app/gui/session/oddssamples.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/linkline.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/translation.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTranslator>

#include <bit>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A language of longer words: every text of the source has two fifths more letters.
class LongWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override
    {
        const QString text = QString::fromUtf8(source);
        if (text == QLatin1String("QT_LAYOUT_DIRECTION"))
            return {};
        const qsizetype more = text.size() * 2 / 5;
        const QString words = QStringLiteral(" ooooo").repeated(static_cast<int>(more / 6 + 1));
        return text + (more < 4 ? words.mid(1, more) : words.left(more));
    }
};

/// The language of the source, read from right to left.
class Mirrored : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override
    {
        return QLatin1String(source) == QLatin1String("QT_LAYOUT_DIRECTION") ? QStringLiteral("RTL")
                                                                             : QString();
    }
};

/// Texts that begin with a player's name are elided where there is too little room.
bool beginsWithAName(const QLabel& label)
{
    return label.objectName() == QLatin1String("focusLabel")
           || label.objectName() == QLatin1String("nextSlotLabel");
}

/// How much wider the words of a control are than the room that it has for them.
int lacking(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const FittingLabel*>(&widget)) {
        if (beginsWithAName(*label) && label->toolTip() == label->text())
            return 0;
        const bool isElided = label->shownText().endsWith(u'…');
        return isElided ? label->sizeHint().width() - label->width() : 0;
    }
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const int flags = (label->wordWrap() ? Qt::TextWordWrap : 0)
                          | (label->buddy() ? Qt::TextShowMnemonic : 0);
        const QRect words = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 0), flags,
                                                              shownText(*label));
        const int height =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        return label->text().isEmpty()
                   ? 0
                   : std::max(words.width() - label->width(), height - label->height());
    }
    if (qobject_cast<const PrimaryButton*>(&widget))
        return 0; // it shows its icon alone where there is no room
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        option.frame = combo->hasFrame();
        const QRect field = combo->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                           QStyle::SC_ComboBoxEditField, combo);
        return combo->fontMetrics().horizontalAdvance(combo->currentText()) - field.width();
    }
    if (const auto* button = qobject_cast<const QToolButton*>(&widget);
        button && button->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return 0;
    if (const auto* line = qobject_cast<const LinkLine*>(&widget))
        return line->heightForWidth(line->width()) - line->height();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().isEmpty() ? 0
                                        : std::max(button->sizeHint().width() - button->width(),
                                                   button->sizeHint().height() - button->height());
    return 0;
}

/// What is cut off in a window, each with by how much.
QStringList clipped(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isInternal = widget->objectName().startsWith(QStringLiteral("qt_"))
                                || qobject_cast<const QTabBar*>(widget->parentWidget())
                                || qobject_cast<const QDockWidget*>(widget->parentWidget());
        if (!widget->isVisible() || isInternal)
            continue;
        const QRect parent(QPoint(), widget->parentWidget()->size());
        const bool isText = qobject_cast<const QLabel*>(widget)
                            || qobject_cast<const QAbstractButton*>(widget)
                            || qobject_cast<const QComboBox*>(widget);
        const bool isOutside = isText && !parent.contains(widget->geometry());
        if (const int lack = lacking(*widget); lack > 0 || isOutside)
            found << QStringLiteral("%1 %2%3")
                         .arg(widget->objectName())
                         .arg(lack)
                         .arg(isOutside ? QStringLiteral(" outside") : QString());
    }
    for (const QTabBar* tabs : window.findChildren<QTabBar*>()) {
        for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab)
                && tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab))
                       > tabs->tabRect(tab).width())
                found << QStringLiteral("tab ") + tabs->tabText(tab);
        }
    }
    for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
        // the central area scrolls where text is large
        const bool mayScroll = window.font().pointSize() >= 15;
        if (!mayScroll && area->isVisible() && area->horizontalScrollBar()->isVisible())
            found << area->objectName() + QStringLiteral(" scrolls sideways");
    }
    return found;
}

/// The columns of tables that are narrower than what stands in them.
QStringList narrowColumns(const QWidget& window)
{
    QStringList found;
    for (const QTableView* table : window.findChildren<QTableView*>()) {
        const QAbstractItemView& cells = *table;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const int heading = table->horizontalHeader()->isVisible()
                                    ? table->horizontalHeader()->sectionSizeHint(column)
                                    : 0;
            const int lack =
                std::max(heading, cells.sizeHintForColumn(column)) - table->columnWidth(column);
            if (lack > 0)
                found << QStringLiteral("%1 column %2 %3")
                             .arg(table->objectName())
                             .arg(column)
                             .arg(lack);
        }
    }
    return found;
}

const QString longHands = QStringLiteral("Kh Kd Qs Qd * | Ah Jh 9h 5h 2h | 8h 8c 6d * 3d");

} // namespace

/// Whatever the window, the size of the text and the language, no word is cut off.
class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup();
    void noWordIsCutOff_data();
    void noWordIsCutOff();
    void noWordOfOddsIsCutOff_data() { noWordIsCutOff_data(); }
    void noWordOfOddsIsCutOff();
    void noWordOfLearnIsCutOff_data() { noWordIsCutOff_data(); }
    void noWordOfLearnIsCutOff();
    void noWordOfADialogIsCutOff_data();
    void noWordOfADialogIsCutOff();

private:
    void speak(const QString& language);

    std::unique_ptr<QTranslator> m_language;
};

void TestFit::cleanup()
{
    if (m_language)
        QCoreApplication::removeTranslator(m_language.get());
    m_language.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    useTestLook();
}

void TestFit::speak(const QString& language)
{
    const bool isLong = language == QLatin1String("long");
    if (isLong)
        m_language = std::make_unique<LongWords>();
    else
        m_language = std::make_unique<Mirrored>();
    QCoreApplication::installTranslator(m_language.get());
    QCoreApplication::processEvents();
    QGuiApplication::setLayoutDirection(isLong ? Qt::LeftToRight : Qt::RightToLeft);
}

void TestFit::noWordIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    int row = 0; // every day each two of the three meet
    for (const QSize size :
         {QSize(800, 560), QSize(1024, 670), QSize(1280, 770), QSize(1920, 1050)}) {
        for (const int text : {100, 150}) {
            for (const char* language : {"long", "mirrored"}) {
                const bool isOfToday = std::popcount(static_cast<unsigned>(row++)) % 2 == 0;
                if (isOfToday || areProofsWhole())
                    QTest::addRow("%d x %d, text %d, %s", size.width(), size.height(), text,
                                  language)
                        << size << text << language;
            }
        }
    }
}

void TestFit::noWordIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test(tableOf(longHands));
    test.appearance().setTextSize(textSize);
    test.window().resize(size);
    QVERIFY(test.isReady());
    const auto verify = [&test](const QString& shown) {
        QCoreApplication::processEvents();
        const auto faults = [&] {
            const QStringList found = clipped(test.window());
            return found.isEmpty() ? QString() : shown + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
    };
    verify(QStringLiteral("hands"));
    for (const DockPage& page : test.window().view().dockPages()) {
        test.window().showTab(page.name);
        verify(page.name);
    }
    test.window().view().showStep(30, Level::every);
    test.window().showTab(QStringLiteral("steps"));
    verify(QStringLiteral("a step"));
    test.window().showView(test.window().view());
    verify(QStringLiteral("arena"));
    test.session().setLens(Category::fullHouse);
    verify(QStringLiteral("through a lens"));
    test.session().setLens(std::nullopt);
    test.session().clearTable();
    verify(QStringLiteral("empty"));
    QCOMPARE(test.window().size(), size);
}

void TestFit::noWordOfOddsIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test;
    test.appearance().setTextSize(textSize);
    test.window().resize(size);
    test.window().showView(QStringLiteral("odds"));
    QVERIFY(test.isReady());
    const View& view = test.window().view();
    const auto verify = [&test, &view](const QString& shown) {
        QTRY_VERIFY_WITH_TIMEOUT(view.isAtRest(), 30000);
        QCoreApplication::processEvents();
        const auto faults = [&] {
            const QStringList found = clipped(test.window());
            return found.isEmpty() ? QString() : shown + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
    };
    const auto verifyPages = [&](const QString& sample) {
        test.window().showView(test.window().view()); // where there is no dock
        verify(sample);
        for (const DockPage& page : view.dockPages()) {
            test.window().showTab(page.name);
            verify(sample + u' ' + page.name);
        }
    };
    for (const char* sample : {"straight-against-flush-draw", "series-example", "combined-draw"}) {
        test.odds().setTable(readOddsSample(qt(sample)), qt(sample));
        verifyPages(qt(sample));
    }
    test.odds().clearTable();
    verifyPages(QStringLiteral("empty"));
    QCOMPARE(test.window().size(), size);
}

void TestFit::noWordOfLearnIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test;
    test.appearance().setTextSize(textSize);
    test.window().resize(size);
    auto* learn = dynamic_cast<LearnView*>(test.window().views()[1]);
    learn->readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
    test.window().showView(*learn);
    QVERIFY(test.isReady());
    const auto verify = [&test](const QString& shown) {
        QCoreApplication::processEvents();
        const auto faults = [&] {
            const QStringList found = clipped(test.window());
            return found.isEmpty() ? QString() : shown + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
    };
    for (int lesson = 0; lesson < 3; ++lesson) {
        learn->open(lesson);
        verify(QString::number(lesson));
    }
    test.find<QLineEdit>(QStringLiteral("lessonSearchField"))->setText(QStringLiteral("blinds"));
    verify(QStringLiteral("nothing found"));
    test.find<QAction>(QStringLiteral("readingModeAction"))->trigger();
    verify(QStringLiteral("reading"));
    QCOMPARE(test.window().size(), size);
}

void TestFit::noWordOfADialogIsCutOff_data()
{
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    for (const int text : {100, 150}) {
        for (const char* language : {"long", "mirrored"})
            QTest::addRow("text %d, %s", text, language) << text << language;
    }
}

void TestFit::noWordOfADialogIsCutOff()
{
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    speak(language);
    WindowTest test(tableOf(longHands));
    test.appearance().setTextSize(textSize);
    test.window().resize(1024, 670);
    QVERIFY(test.isReady());
    const auto opened = [&test]() -> QDialog* {
        for (QDialog* dialog : test.window().findChildren<QDialog*>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    };
    for (const char* name : {"handRankings", "dealRank", "dealFromSeed", "shortcuts", "settings",
                             "about", "saveRules", "manageRules", "alsoWild"}) {
        if (auto* action = test.find<QAction>(qt(name) + QStringLiteral("Action"))) {
            QVERIFY2(action->isEnabled(), name);
            action->trigger();
        } else {
            auto* combo = test.find<QComboBox>(qt(name) + QStringLiteral("Field"));
            emit combo->activated(combo->count() - 1);
        }
        QDialog* dialog = opened();
        QVERIFY2(dialog, name);
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        const auto faults = [dialog, name] {
            const QStringList found = clipped(*dialog) + narrowColumns(*dialog);
            return found.isEmpty() ? QString() : qt(name) + QStringLiteral(": ") + found.join(u',');
        };
        QTRY_COMPARE(faults(), QString());
        if (auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("ruleNameEdit"))) {
            edit->setText(QStringLiteral("Friday")); // there is something to manage then
            dialog->accept();
        }
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(!opened(), name);
    }
}

SHOWDOWN_TEST(TestFit)
#include "tst_fit.moc"
