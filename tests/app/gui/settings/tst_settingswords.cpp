// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/settings/settingstest.h"
#include "tests/support/testprogram.h"
#include "tests/support/windowwidgets.h"

#include <QMenu>
#include <QScrollArea>
#include <QSet>
#include <QTemporaryDir>

#include <memory>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The parts of the dialog with text.
QList<QWidget*> partsWithText(const SettingsDialog& dialog)
{
    QList<QWidget*> parts = dialog.findChildren<QWidget*>();
    parts.removeIf([](const QWidget* part) {
        return !qobject_cast<const QLabel*>(part) && !qobject_cast<const QAbstractButton*>(part)
               && !qobject_cast<const QComboBox*>(part) && !qobject_cast<const QSpinBox*>(part);
    });
    return parts;
}

} // namespace

/// The words of Settings: complete at every size and in every language, each with a mnemonic and a
/// tip.
class TestSettingsWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init();
    void cleanup();
    void noMnemonicMeansTwoThings_data();
    void noMnemonicMeansTwoThings();
    void everyPartHasNamesAndTip();
    void nothingIsCutOff_data();
    void nothingIsCutOff();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
};

void TestSettingsWords::init()
{
    m_settings.reset(); // or it would write into a folder that is gone, and make it again
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")),
                                             QSettings::IniFormat);
}

void TestSettingsWords::cleanup()
{
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

void TestSettingsWords::noMnemonicMeansTwoThings_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : narration::availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestSettingsWords::noMnemonicMeansTwoThings()
{
    QFETCH(const QString, language);
    SettingsTest start(*m_settings, {QStringLiteral("--lang"), language});
    QVERIFY(start.open());
    QStringList texts;
    for (const QLabel* label : start.dialog().findChildren<QLabel*>()) {
        if (label->buddy())
            texts << label->text();
    }
    for (const QAbstractButton* button : start.dialog().findChildren<QAbstractButton*>())
        texts << button->text();
    QCOMPARE(texts.size(), 5 + 2 + 3 + 2);
    QSet<QString> keys;
    for (const QString& text : std::as_const(texts)) {
        const QString key = QKeySequence::mnemonic(text).toString();
        QVERIFY2(!key.isEmpty() && !keys.contains(key), qPrintable(text));
        keys.insert(key);
    }
    QSet<QString> entries; // of Edit, in every view
    for (View* view : start.test().window().views()) {
        start.test().window().showView(*view);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        entries.clear();
        for (const QAction* entry :
             start.test().find<QMenu>(QStringLiteral("editMenu"))->actions()) {
            const QString key = QKeySequence::mnemonic(entry->text()).toString();
            QVERIFY2(entry->isSeparator() || !entries.contains(key), qPrintable(entry->text()));
            entries.insert(key);
        }
    }
}

void TestSettingsWords::everyPartHasNamesAndTip()
{
    SettingsTest start(*m_settings);
    QVERIFY(start.open());
    QList<QWidget*> parts = interactiveWidgets(start.dialog());
    parts.removeIf([](const QWidget* part) { // of the spin box
        return qobject_cast<const QLineEdit*>(part);
    });
    QCOMPARE(parts.size(), 4 + 2 + 3 + 2);
    parts << &start.part<QSpinBox>("textSizeField");
    for (const QWidget* part : std::as_const(parts)) {
        const QByteArray name = part->objectName().toUtf8();
        QVERIFY2(!name.isEmpty(), part->metaObject()->className());
        QVERIFY2(!part->accessibleName().isEmpty() && !part->accessibleName().contains(u'&'), name);
        QVERIFY2(!part->toolTip().isEmpty() && !part->statusTip().isEmpty(), name);
    }
}

void TestSettingsWords::nothingIsCutOff_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    for (const QString& language : narration::availableLanguages()) {
        for (const int size : {80, 100, 150, 200})
            QTest::addRow("%s %d", qPrintable(language), size)
                << language << size << Qt::LeftToRight;
    }
    QTest::newRow("from right to left") << QStringLiteral("en") << 100 << Qt::RightToLeft;
    QTest::newRow("large, from right to left") << QStringLiteral("de") << 200 << Qt::RightToLeft;
}

void TestSettingsWords::nothingIsCutOff()
{
    QFETCH(const QString, language);
    QFETCH(const int, textSize);
    QFETCH(const Qt::LayoutDirection, direction);
    SettingsTest start(*m_settings, {QStringLiteral("--lang"), language});
    start.test().window().resize(1024, 670);
    QGuiApplication::setLayoutDirection(direction);
    QVERIFY(start.open());
    start.appearance().setTextSize(textSize); // while it is open
    auto& area = start.part<QScrollArea>("settingsScrollArea");
    const auto cutOff = [&] {
        QStringList found;
        for (const QWidget* part : partsWithText(start.dialog())) {
            if (part->isHidden())
                continue; // with one screen there is none to choose
            const bool isSmall = part->size().expandedTo(part->minimumSizeHint()) != part->size();
            if (isSmall || !part->parentWidget()->rect().contains(part->geometry()))
                found << part->objectName();
        }
        return found.join(u' ');
    };
    QTRY_COMPARE(cutOff(), QString());
    const QSize screen = start.dialog().screen()->availableSize();
    QCOMPARE(start.dialog().size(), start.dialog().size().boundedTo(screen));
    QVERIFY(area.widget()->width() <= area.viewport()->width());
    const int hidden = area.widget()->sizeHint().height() - area.viewport()->height();
    QVERIFY2(hidden <= 0 || textSize == 200, qPrintable(QString::number(hidden)));
    for (QWidget* part :
         {&start.part<QWidget>("languageCombo"), &start.part<QWidget>("restoreViewCheckBox")}) {
        part->setFocus(Qt::TabFocusReason);
        start.press(Qt::Key_Backtab); // what is reached with keys is scrolled into sight
        start.press(Qt::Key_Tab);
        QVERIFY(part->hasFocus());
        QVERIFY2(part->visibleRegion().boundingRect().contains(part->rect().center()),
                 qPrintable(part->objectName()));
    }
    const auto left = [&](const char* name) {
        const auto& part = start.part<QWidget>(name);
        return part.mapTo(&start.dialog(), QPoint()).x();
    };
    if (direction == Qt::RightToLeft && textSize == 100)
        QVERIFY(left("themeLabel") > left("themeCombo"));
}

SHOWDOWN_TEST(TestSettingsWords)
#include "tst_settingswords.moc"
