// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepcode.h"

#include "app/gui/explain/steps/callersview.h"
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/explain/steps/printedview.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/variablesview.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/codechoice.h"
#include "app/gui/widgets/headedbox.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/taborder.h"
#include "app/gui/widgets/tips.h"
#include "core/printed/printedmistakes.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <initializer_list>

namespace showdown::gui {

StepCode::StepCode(const CompareSession& session, StepPlayer& player, QAction& asPrinted,
                   QWidget* parent)
    : QWidget(parent), m_session(session), m_player(player), m_asPrinted(asPrinted)
{
    createWidgets();
    arrange();
    connectParts();
    onRetranslate(*this, [this] { say(); });
    onLookChange(*this, [this] { updateLook(); });
}

void StepCode::createWidgets()
{
    m_listing = new ListingModel(m_player, this);
    m_variables = new VariablesModel(m_session, m_player, this);
    m_listingView = new ListingView(*m_listing, this);
    m_variablesView = new VariablesView(*m_variables, this);
    m_callers = new CallersView(m_session, m_player, this);
    m_codeBox = new HeadedBox(QStringLiteral("functionLabel"), m_listingView, this);
    m_printedButton = new QToolButton(m_codeBox);
    m_printedButton->setObjectName(QStringLiteral("asPrintedButton"));
    m_printedButton->setAutoRaise(true);
    m_printedButton->setCheckable(true);
    m_printedButton->setFocusPolicy(Qt::StrongFocus);
    m_codeBox->addToHeader(m_printedButton);
    m_codeChoice = new CodeChoice(m_codeBox);
    m_codeChoice->setAutoRaise(true);
    m_codeBox->addToHeader(m_codeChoice);
    m_copyButton = new QToolButton(m_codeBox);
    m_copyButton->setObjectName(QStringLiteral("copyCodeButton"));
    m_copyButton->setAutoRaise(true);
    m_copyButton->setFocusPolicy(Qt::StrongFocus);
    m_copyButton->setIcon(icon(IconId::copy));
    m_codeBox->addToHeader(m_copyButton);
    m_printed = new PrintedView(m_session, m_player, this);
    m_printed->hide();
    m_variablesBox = new HeadedBox(QStringLiteral("variablesLabel"), m_variablesView, this);
    m_callersBox = new HeadedBox(QStringLiteral("callersLabel"), m_callers, this);
    m_beside = new QSplitter(Qt::Vertical, this);
    m_split = new QSplitter(Qt::Horizontal, this);
    m_tabs = new QTabWidget(this);
}

void StepCode::arrange()
{
    m_beside->addWidget(m_variablesBox);
    m_beside->addWidget(m_callersBox);
    for (HeadedBox* part : {m_variablesBox, m_callersBox})
        part->show(); // or a splitter that was not seen yet takes less height, in a tab behind
    m_beside->refresh();
    m_split->setObjectName(QStringLiteral("stepsSplitter"));
    m_split->addWidget(m_codeBox);
    m_split->addWidget(m_beside);
    m_split->addWidget(m_printed);
    m_beside->installEventFilter(this);
    m_codeBox->installEventFilter(this);
    connect(m_beside, &QSplitter::splitterMoved, this, [this] { m_isBesideMoved = true; });
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_isSplitMoved = true; });
    for (QSplitter* splitter : {m_beside, m_split})
        splitter->setChildrenCollapsible(false);
    m_tabs->setObjectName(QStringLiteral("stepCodeTabs"));
    m_tabs->setDocumentMode(true);
    keepOutOfTabOrder(*m_tabs);
    m_tabs->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_split);
    layout->addWidget(m_tabs);
    m_variablesBox->note().setInk(Ink::step);
}

/// No more than it needs: it takes what the page has left.
QSize StepCode::sizeHint() const
{
    return minimumSizeHint();
}

QList<QWidget*> StepCode::focusOrder() const
{
    return QList<QWidget*>{m_tabs->tabBar(), m_printedButton, m_codeChoice, m_copyButton,
                           m_listingView,    m_variablesView, m_callers}
           + m_printed->focusOrder();
}

void StepCode::setForm(bool isWide, bool isHigh)
{
    m_beside->setOrientation(isWide && !isHigh ? Qt::Horizontal : Qt::Vertical);
    setWide(isWide && isHigh);
    m_isHigh = isHigh;
    fitChoice();
    shareBeside();
    m_tabs->updateGeometry(); // what is in the tab behind does not tell of another least height
}

void StepCode::setWide(bool isWide)
{
    if (isWide == m_isWide)
        return;
    m_isWide = isWide;
    QWidget* focus = QApplication::focusWidget();
    const bool hadFocus = focus && isAncestorOf(focus);
    const bool isPrinted = isPrintedShown();
    if (isWide) {
        m_tabs->clear();
        for (QWidget* part : std::initializer_list<QWidget*>{m_codeBox, m_beside, m_printed})
            m_split->addWidget(part);
        m_codeBox->show();
        m_beside->setVisible(!isPrinted);
        m_printed->setVisible(isPrinted);
    } else {
        m_tabs->addTab(m_codeBox, QString());
        m_tabs->addTab(m_beside, QString());
        if (isPrinted)
            m_tabs->addTab(m_printed, QString());
        say();
    }
    m_split->setVisible(isWide);
    m_tabs->setVisible(!isWide);
    if (hadFocus && focus != m_tabs->tabBar()) {
        if (!isWide)
            m_tabs->setCurrentIndex(m_beside->isAncestorOf(focus)    ? 1
                                    : m_printed->isAncestorOf(focus) ? 2
                                                                     : 0);
        focus->setFocus();
    }
    shareWidth();
    emit arranged();
}

/// The same shares for the same width, whatever it was before, unless the user chose them.
void StepCode::shareWidth()
{
    if (m_isSplitMoved || !m_isWide)
        return;
    const int whole = width() - m_split->handleWidth();
    const int code = isPrintedShown() ? whole / 2 : whole * 7 / 12;
    m_split->setSizes({code, whole - code, whole - code}); // one of the two beside it is hidden
}

/// As shareWidth(): variables need more room than callers.
void StepCode::shareBeside()
{
    if (!m_isBesideMoved)
        m_beside->setSizes({700, 300});
}

bool StepCode::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_beside && event->type() == QEvent::Resize)
        shareBeside();
    if (watched == m_codeBox && event->type() == QEvent::Resize)
        fitChoice();
    return QWidget::eventFilter(watched, event);
}

void StepCode::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

void StepCode::connectParts()
{
    connect(m_listing, &ListingModel::lineChanged, this, &StepCode::showFunction);
    connect(m_copyButton, &QToolButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_listing->text());
        const QString said = tr("Copied: the code");
        showToolTip(m_copyButton->mapToGlobal(m_copyButton->rect().bottomLeft()), said,
                    *m_copyButton, {});
        announce(*m_copyButton, said);
    });
    connect(m_printedButton, &QToolButton::toggled, &m_asPrinted, &QAction::setChecked);
    connect(&m_asPrinted, &QAction::toggled, m_printedButton, &QToolButton::setChecked);
    connect(m_printedButton, &QToolButton::toggled, this, &StepCode::setPrintedShown);
    connect(m_printed, &PrintedView::mistakeShown, m_listing, &ListingModel::setMistake);
    connect(m_printed, &PrintedView::tableAsked, this, &StepCode::tableAsked);
    connect(m_callers, &CallersView::callerChosen, this, [this](int index) {
        m_listing->showStep(index);
        m_variables->showStep(index);
    });
}

bool StepCode::isPrintedShown() const
{
    return m_printedButton->isChecked();
}

void StepCode::setPrintedShown(bool shown)
{
    if (m_isWide) {
        m_beside->setVisible(!shown);
        m_printed->setVisible(shown);
        shareWidth();
    } else if (shown) {
        m_tabs->setCurrentIndex(m_tabs->addTab(m_printed, QString()));
    } else {
        m_tabs->removeTab(m_tabs->indexOf(m_printed));
        m_printed->hide();
        m_tabs->setCurrentIndex(0);
    }
    say();
    showFunction();
    emit arranged();
}

void StepCode::showPrinted(int mistake)
{
    m_printed->setMistake(mistake);
    m_printedButton->setChecked(true);
}

/// The button tells at once whether it is printed otherwise.
void StepCode::showFunction()
{
    m_codeBox->setTitle(m_listing->function());
    const Listing* listing = m_listing->listing();
    m_printedButton->setVisible(isPrintedShown() || (listing && !mistakesOf(*listing).empty()));
    fitChoice();
}

/// With their names the buttons go below the title if there is height for it; else that of the
/// language goes first, then that of the other.
void StepCode::fitChoice()
{
    const int gap = scaled(10, font());
    m_printedButton->setText(tr("As printed"));
    const auto taken = [this, gap] {
        return m_copyButton->width() + gap
               + (m_printedButton->isHidden() ? 0 : m_printedButton->sizeHint().width() + gap);
    };
    const int whole = m_codeChoice->wholeWidth() + gap; // else elided for a pixel or two
    const int room = m_codeBox->placeControls(taken() + whole, m_isHigh);
    m_codeChoice->setRoom(0);
    if (taken() + m_codeChoice->sizeHint().width() > room)
        m_printedButton->setText(QStringLiteral("≠"));
    m_codeChoice->setRoom(room - taken() - gap);
}

void StepCode::say()
{
    const auto setTip = [](QWidget& widget, const QString& tip) {
        widget.setToolTip(tip);
        widget.setStatusTip(tip);
    };
    m_copyButton->setAccessibleName(tr("Copy the listing"));
    setTip(*m_copyButton, tr("Copy the lines of this function"));
    m_printedButton->setAccessibleName(tr("As printed"));
    setTip(*m_printedButton, m_asPrinted.statusTip());
    fitChoice();
    m_variablesBox->setTitle(tr("Variables"));
    m_variablesBox->note().setText(tr("● changed", "explains the mark of a variable"));
    m_callersBox->setTitle(tr("Called from"));
    m_listingView->setAccessibleName(tr("Code"));
    setTip(*m_listingView, tr("The code that runs; Space sets a stop mark"));
    m_variablesView->setAccessibleName(tr("Variables"));
    setTip(*m_variablesView,
           tr("What the variables hold; a dot and a box mark what the last line has changed"));
    m_tabs->setAccessibleName(tr("Code and variables"));
    m_tabs->tabBar()->setAccessibleName(m_tabs->accessibleName());
    if (m_tabs->count() >= 2) {
        m_tabs->setTabText(0, tr("Code"));
        m_tabs->setTabText(1, tr("Variables"));
        m_tabs->setTabToolTip(0, m_listingView->toolTip());
        m_tabs->setTabToolTip(1, m_variablesView->toolTip());
    }
    if (const int tab = m_tabs->indexOf(m_printed); tab >= 0) {
        m_tabs->setTabText(tab, tr("As printed"));
        m_tabs->setTabToolTip(tab, m_printedButton->toolTip());
    }
}

void StepCode::updateLook()
{
    const int gap = scaled(8, font());
    m_beside->setHandleWidth(gap);
    m_split->setHandleWidth(gap);
    const int side = scaled(24, font());
    m_codeChoice->setFixedHeight(side);
    m_copyButton->setFixedSize(side, side);
    m_printedButton->setFixedHeight(side);
    fitChoice();
}

} // namespace showdown::gui
