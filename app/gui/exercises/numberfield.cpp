// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/numberfield.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/exercisenumbertext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace showdown::gui {
namespace {

constexpr double numberWidth = 90;
constexpr double numberHeight = 32;

} // namespace

NumberField::NumberField(const Exercise& exercise, QWidget* parent)
    : AnswerField(parent),
      m_of(std::get<GiveNumber>(exercise.kind).of),
      m_number(new QLineEdit(this)),
      m_unit(new TextLabel(QStringLiteral("numberUnitLabel"), this))
{
    setObjectName(QStringLiteral("numberField"));
    m_number->setObjectName(QStringLiteral("numberEdit"));
    m_number->setMaxLength(20);
    auto* ratio = new QWidget(this); // left to right in every layout
    ratio->setLayoutDirection(Qt::LeftToRight);
    ratio->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* parts = new QHBoxLayout(ratio);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_number);
    parts->addWidget(m_unit);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(ratio);
    layout->addStretch();
    updateLook();
    connect(m_number, &QLineEdit::textChanged, this, &AnswerField::changed);
    onRetranslate(*this, [this] { sayWords(); });
}

void NumberField::sayWords()
{
    const bool isPercent = m_of == GiveNumber::Of::percent || m_of == GiveNumber::Of::equity;
    const QString unit = isPercent                         ? tr("%", "the unit of a number")
                         : m_of == GiveNumber::Of::against ? tr(": 1", "behind a number: 2.8 : 1")
                                                           : QString();
    m_unit->setText(unit);
    m_unit->setVisible(!unit.isEmpty());
    m_number->setAccessibleName(isPercent        ? tr("Your number, in percent")
                                : unit.isEmpty() ? tr("Your number")
                                                 : tr("Your number, to one"));
    m_number->setToolTip(tr("Type a number and press Enter"));
    m_number->setStatusTip(m_number->toolTip());
}

void NumberField::updateLook()
{
    m_number->setFixedWidth(scaled(numberWidth, font()));
    m_number->setMinimumHeight(scaled(numberHeight, font()));
}

/// The line edit passes Enter on even after emitting returnPressed(): it would lead on at once.
void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit checkAsked();
    else
        AnswerField::keyPressEvent(event);
}

void NumberField::changeEvent(QEvent* event)
{
    AnswerField::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLook();
}

std::optional<ExerciseAnswer> NumberField::answer() const
{
    const std::optional<double> number = narration::numberFromText(m_number->text());
    return number ? std::optional<ExerciseAnswer>(*number) : std::nullopt;
}

QString NumberField::missingText() const
{
    const QString text = m_number->text().trimmed();
    return text.isEmpty() ? tr("Type a number first.") : tr("“%1” is not a number.").arg(text);
}

/// Selects a wrong number, so that typing replaces it.
void NumberField::showJudgement(const Judgement* judgement)
{
    if (judgement && !judgement->isRight)
        m_number->selectAll();
}

void NumberField::focusAnswer()
{
    m_number->setFocus(Qt::OtherFocusReason);
    m_number->selectAll();
}

} // namespace showdown::gui
