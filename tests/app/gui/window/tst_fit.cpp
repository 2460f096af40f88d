// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/view/view.h"
#include "app/gui/widgets/primarybutton.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTranslator>

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

private:
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

void TestFit::noWordIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");
    for (const QSize size :
         {QSize(800, 560), QSize(1024, 670), QSize(1280, 770), QSize(1920, 1050)}) {
        for (const int text : {100, 150}) {
            for (const char* language : {"long", "mirrored"})
                QTest::addRow("%d x %d, text %d, %s", size.width(), size.height(), text, language)
                    << size << text << language;
        }
    }
}

void TestFit::noWordIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    if (language == QLatin1String("long"))
        m_language = std::make_unique<LongWords>();
    else
        m_language = std::make_unique<Mirrored>();
    QCoreApplication::installTranslator(m_language.get());
    QCoreApplication::processEvents();
    QGuiApplication::setLayoutDirection(language == QLatin1String("long") ? Qt::LeftToRight
                                                                          : Qt::RightToLeft);
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

SHOWDOWN_TEST(TestFit)
#include "tst_fit.moc"
