// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/bugfield.h"

#include "app/gui/exercises/choicebutton.h"
#include "app/gui/exercises/choicegroup.h"
#include "app/gui/explain/steps/listingview.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/headedbox.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/bughunttext.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace showdown::gui {
namespace {

// Of the listing, in lengths of the design.
constexpr double leastWidth = 280;
constexpr double leastHeight = 360;

} // namespace

BugField::BugField(const Exercise& exercise, QWidget* parent)
    : AnswerField(parent),
      m_exercise(exercise),
      m_hunt(m_exercise),
      m_tables(new ChoiceGroup(QStringLiteral("tableChoice"), tableCount, this)),
      m_listing(new ListingModel(*m_hunt.listing(), m_hunt.terms(), this)),
      m_lines(new ListingView(*m_listing, this)),
      m_box(new HeadedBox(QStringLiteral("bugFunctionLabel"), m_lines, this))
{
    setObjectName(QStringLiteral("bugField"));
    m_lines->setObjectName(QStringLiteral("bugLines"));
    m_lines->installEventFilter(this);
    m_box->setTitle(m_listing->function());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tables);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(m_tables, &ChoiceGroup::chosenChanged, this, &AnswerField::changed);
    connect(m_listing, &ListingModel::chosenChanged, this, &AnswerField::changed);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*m_box, [this] {
        m_box->setMinimumSize(scaled(leastWidth, font()), scaled(leastHeight, font()));
    });
}

QWidget* BugField::beside() const
{
    return m_box;
}

void BugField::sayWords()
{
    m_tables->setAccessibleName(tr("Table that shows the mistake"));
    for (int table = 1; table <= m_tables->count(); ++table)
        m_tables->setWords(table - 1, narration::tableName(table), QString::number(table));
    m_lines->setAccessibleName(tr("Line with the mistake"));
    setTips(*m_lines, m_isFinished
                          ? QString()
                          : tr("Click the line with the mistake, or go to it and press Space"));
}

std::optional<ExerciseAnswer> BugField::answer() const
{
    const std::optional<int> table = m_tables->chosen();
    const std::optional<int> line = m_listing->chosen();
    return table && line ? std::optional<ExerciseAnswer>(FoundBug{*table + 1, *line})
                         : std::nullopt;
}

QString BugField::missingText() const
{
    return m_tables->chosen() ? tr("Choose the line with the mistake.")
                              : tr("Choose the table that shows the mistake.");
}

void BugField::showJudgement(const Judgement* judgement)
{
    m_listing->setJudged(judgement ? std::optional(!judgement->isLineWrong) : std::nullopt);
    m_tables->setMark(!judgement                ? AnswerMark::none
                      : judgement->isTableWrong ? AnswerMark::wrong
                                                : AnswerMark::right);
    m_box->note().setInk(judgement && judgement->isLineWrong ? Ink::error : Ink::text);
    m_box->note().setText(!judgement               ? QString()
                          : judgement->isLineWrong ? tr("✗ another line", "of a listing")
                                                   : tr("✓ this line", "of a listing"));
}

void BugField::finish(const Judgement& judgement)
{
    showJudgement(&judgement);
    m_tables->button(m_hunt.showingTable() - 1).setMark(AnswerMark::right);
    m_tables->setEnabled(false);
    m_listing->settle(m_hunt.mistakenLines());
    m_isFinished = true;
    sayWords();
    if (!m_lines->underMouse())
        return;
    QStatusTipEvent nothing({}); // in place of the tip of the line under the pointer
    QCoreApplication::sendEvent(m_lines, &nothing);
}

bool BugField::takeKey(const QKeyEvent& event)
{
    return m_tables->takeKey(event);
}

void BugField::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        AnswerField::keyPressEvent(event);
}

/// The numbers of the tables act in the listing too.
bool BugField::eventFilter(QObject* watched, QEvent* event)
{
    return (event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent*>(event)))
           || AnswerField::eventFilter(watched, event);
}

void BugField::focusAnswer()
{
    m_tables->focusChoice();
}

} // namespace showdown::gui
