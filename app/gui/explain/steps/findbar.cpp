// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/findbar.h"

#include "app/gui/explain/steps/stepactions.h"
#include "app/gui/explain/steps/stepsearch.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/errortext.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace showdown::gui {
namespace {

constexpr double usualWidth = 300; ///< in design units
constexpr double leastWidth = 150; ///< without the caption; below it the bar gets its own row

} // namespace

FindField::FindField(QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("findField"));
}

void FindField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            emit previousAsked();
        else
            emit nextAsked();
        break;
    case Qt::Key_Escape:
        if (text().isEmpty())
            emit left();
        else
            clear();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

FindBar::FindBar(const CompareSession& session, StepPlayer& player, const StepActions& actions,
                 QWidget* parent)
    : QWidget(parent),
      m_page(parent),
      m_search(new StepSearch(session, player, this)),
      m_label(new QLabel(this)),
      m_field(new FindField(this)),
      m_clear(m_field->addAction(icon(IconId::no), QLineEdit::TrailingPosition)),
      m_count(new TextLabel(QStringLiteral("findCountLabel"), this)),
      m_none(new TextLabel(QStringLiteral("findNothingLabel"), this))
{
    setObjectName(QStringLiteral("findBar"));
    m_label->setBuddy(m_field);
    m_clear->setObjectName(QStringLiteral("clearFindIcon"));
    makeNotification(*m_count);
    makeNotification(*m_none);
    m_none->setWordWrap(true);
    m_none->setInk(Ink::secondary);
    auto* row = new QHBoxLayout;
    row->addWidget(m_label);
    row->addWidget(m_field, 1);
    row->addWidget(m_count);
    for (QAction* action : {actions.findPrevious, actions.findNext}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        nameToolButton(*button, *action);
        connect(action, &QAction::changed, button,
                [action, button] { nameToolButton(*button, *action); });
        row->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_none);
    connectParts(actions);
    onRetranslate(*this, [this] { retranslate(); });
}

/// As wide with a count as without.
QSize FindBar::sizeHint() const
{
    return {scaled(usualWidth, font()), QWidget::sizeHint().height()};
}

QSize FindBar::minimumSizeHint() const
{
    return {scaled(leastWidth, font()), QWidget::minimumSizeHint().height()};
}

void FindBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_label->setVisible(width() >= scaled(usualWidth, font()));
}

void FindBar::connectParts(const StepActions& actions)
{
    connect(m_field, &QLineEdit::textChanged, m_search, &StepSearch::setText);
    connect(m_field, &FindField::nextAsked, m_search, &StepSearch::next);
    connect(m_field, &FindField::previousAsked, m_search, &StepSearch::previous);
    connect(m_field, &FindField::left, this, &FindBar::leave);
    connect(m_clear, &QAction::triggered, m_field, &QLineEdit::clear);
    connect(actions.findNext, &QAction::triggered, this, [this] { goOn(true); });
    connect(actions.findPrevious, &QAction::triggered, this, [this] { goOn(false); });
    connect(m_search, &StepSearch::found, this, &FindBar::showFound);
    connect(m_search, &StepSearch::moved, this, &FindBar::showCount);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, const QWidget* now) {
        if (now == m_field)
            m_before = old;
    });
}

void FindBar::retranslate()
{
    m_label->setText(tr("Find"));
    m_field->setAccessibleName(tr("Find steps"));
    //: In an empty field; keep numWilds and Q♣ as they are
    m_field->setPlaceholderText(tr("Function, numWilds, Q♣ or words"));
    m_field->setToolTip(tr("Find steps by function, variable, card or words; Enter goes to the "
                           "next one, Shift+Enter to the one before"));
    m_field->setStatusTip(m_field->toolTip());
    m_clear->setText(tr("Clear the field (Esc)"));
    m_clear->setToolTip(m_clear->text());
    for (QToolButton* button : m_field->findChildren<QToolButton*>())
        button->setAccessibleName(m_clear->text());
    showCount();
    m_clear->setVisible(!m_field->text().isEmpty());
}

void FindBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

/// By key or by menu: with nothing to look for, it is asked for.
void FindBar::goOn(bool forwards)
{
    if (m_search->text().isEmpty())
        focusField();
    else if (forwards)
        m_search->next();
    else
        m_search->previous();
}

/// Back to where the focus was in the page, or on to what comes next there.
void FindBar::leave()
{
    if (m_before && m_before->isVisible() && m_page && m_page->isAncestorOf(m_before)
        && !isAncestorOf(m_before))
        m_before->setFocus(Qt::OtherFocusReason);
    else
        focusNextChild();
}

void FindBar::showFound()
{
    m_clear->setVisible(!m_field->text().isEmpty());
    showCount();
    if (isVisible() && m_field->hasFocus() && m_search->isSearching()) {
        TextLabel& said = m_search->hits().empty() ? *m_none : *m_count;
        announce(said, said.text());
    }
}

void FindBar::showCount()
{
    const int count = static_cast<int>(m_search->hits().size());
    const int position = m_search->position();
    m_count->setText(
        count == 0 ? QString()
        : position > 0
            ? tr("%1 of %2", "which of the steps that were found").arg(position).arg(count)
            : tr("%n step(s)", "how many were found", count));
    //: For screen readers: which of the steps that were found
    m_count->setAccessibleName(position > 0 ? tr("%1 of %2 steps found").arg(position).arg(count)
                                            : m_count->text());
    m_count->setVisible(count > 0);
    const bool isMissing = count == 0 && m_search->isSearching();
    const QString missing = m_search->isWhole()
                                ? tr("No step mentions “%1”.")
                                : tr("No step so far mentions “%1”.", "more steps may come");
    m_none->setText(isMissing ? missing.arg(narration::fitForMessage(m_search->text()))
                              : QString());
    m_none->setVisible(isMissing);
}

} // namespace showdown::gui
