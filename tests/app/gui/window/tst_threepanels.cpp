// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QMap>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Three panels with as many words as possible, in windows from 1024 by 670 on.
class TestThreePanels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup();

    void nothingScrolls_data();
    void nothingScrolls();

private:
    const QFont m_usual = QApplication::font();
};

namespace {

/// The longest and widest possible name.
QString longName(int player)
{
    return QString(CardTable::longestName - 1, u'm') + QString::number(player + 1);
}

} // namespace

void TestThreePanels::cleanup()
{
    QApplication::setFont(m_usual);
    QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
}

void TestThreePanels::nothingScrolls_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<int>("stretch");

    const QMap<QString, QString> tables{
        {QStringLiteral("low pairs"), QStringLiteral("Th Td 8c 6s 4h | Tc Ts 8h 6d 3h | "
                                                     "9h 9d 8d 7s 4c")},
        {QStringLiteral("low pairs of other ranks"),
         QStringLiteral("7h 7d 8c Qs 4h | 7c 7s 8h Qd 3h | 6h 6d 8d Qc 4c")},
        {QStringLiteral("two pair"), QStringLiteral("Qh Qd 8c 8s 4h | Qc Qs 8h 8d 3h | "
                                                    "7h 7d 3d 3c 9c")},
        {QStringLiteral("high cards"), QStringLiteral("Qh Td 8c 7s 4h | Qc Ts 8h 7d 3h | "
                                                      "Qs Tc 8d 7h 2c")},
    };
    int number = 0;
    for (const QString& language : narration::availableLanguages()) {
        number += 2;
        for (auto table = tables.begin(); table != tables.end(); ++table) {
            for (const int stretch : {100, 112}) {
                if (++number % 4 > 1 && !areProofsWhole())
                    continue; // each two values meet
                QTest::addRow("%s, %s, letters of %d %%", qPrintable(language),
                              qPrintable(table.key()), stretch)
                    << language << table.value() << stretch;
            }
        }
    }
}

void TestThreePanels::nothingScrolls()
{
    QFETCH(const QString, language);
    QFETCH(const QString, hands);
    QFETCH(const int, stretch);
    QVERIFY(narration::installTranslation(*qApp, language));
    QFont font = m_usual;
    font.setLetterSpacing(QFont::PercentageSpacing, stretch); // as wide as the widest usual fonts
    QApplication::setFont(font);
    WindowTest test(tableOf(hands));
    QVERIFY(test.isReady());
    // the notes on low pairs need the line that the mark of such a name takes
    const bool hasLongNames =
        stretch == 100 && !QByteArray(QTest::currentDataTag()).contains("low");
    for (int player = 0; hasLongNames && player < CardTable::maximumPlayers; ++player)
        test.session().setName(player, longName(player));
    const auto* scroll = test.find<QScrollArea>(QStringLiteral("handsScrollArea"));
    for (const QSize size : {QSize(1280, 770), QSize(1024, 670), QSize(1100, 670), QSize(1180, 760),
                             QSize(1180, 700), QSize(1200, 770), QSize(1279, 770)}) {
        test.window().resize(size);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QTRY_VERIFY2(!scroll->verticalScrollBar()->isVisible()
                         && !scroll->horizontalScrollBar()->isVisible(),
                     qPrintable(QStringLiteral("%1 x %2: lacks %3")
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(scroll->verticalScrollBar()->maximum())));
    }
}

SHOWDOWN_TEST(TestThreePanels)
#include "tst_threepanels.moc"
