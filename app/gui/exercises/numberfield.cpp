// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/numberfield.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/exercisenumbertext.h"
#include "app/narration/numbertext.h"

#include <QAbstractSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <cmath>

namespace showdown::gui {
namespace {

constexpr double numberWidth = 104;
constexpr double numberHeight = 32;

/// A line for any text, with arrows that lead from number to number in steps small enough for a
/// right answer.
class NumberBox : public QAbstractSpinBox
{
public:
    NumberBox(QLineEdit& line, double within, QWidget* parent)
        : QAbstractSpinBox(parent), m_step(within > 0 ? 2 * within : 1)
    {
        setLineEdit(&line);
        setAccelerated(true);
        setFocusPolicy(Qt::StrongFocus);
    }

    void stepBy(int steps) override
    {
        const double next = std::round(number() / m_step + steps) * m_step;
        lineEdit()->setText(narration::tenthsText(std::max(next, 0.0)));
    }

protected:
    StepEnabled stepEnabled() const override
    {
        return number() > 0 ? StepUpEnabled | StepDownEnabled : StepEnabled(StepUpEnabled);
    }

    /// What lies around scrolls.
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    double number() const { return narration::numberFromText(text()).value_or(0); }

    const double m_step;
};

} // namespace

NumberField::NumberField(const Exercise& exercise, QWidget* parent)
    : AnswerField(parent),
      m_of(std::get<GiveNumber>(exercise.kind).of),
      m_number(new QLineEdit(this)),
      m_box(new NumberBox(*m_number, std::get<GiveNumber>(exercise.kind).within, this)),
      m_unit(new TextLabel(QStringLiteral("numberUnitLabel"), this))
{
    setObjectName(QStringLiteral("numberField"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_number, m_box})
        part->setObjectName(QStringLiteral("numberEdit"));
    m_number->setMaxLength(20);
    auto* ratio = new QWidget(this); // left to right in every layout
    ratio->setLayoutDirection(Qt::LeftToRight);
    ratio->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* parts = new QHBoxLayout(ratio);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_box);
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
    m_box->setAccessibleName(isPercent        ? tr("Your number, in percent")
                             : unit.isEmpty() ? tr("Your number")
                                              : tr("Your number, to one"));
    m_box->setToolTip(tr("Type a number and press Enter"));
    m_box->setStatusTip(m_box->toolTip());
}

void NumberField::updateLook()
{
    m_box->setFixedWidth(scaled(numberWidth, font()));
    m_box->setMinimumHeight(scaled(numberHeight, font()));
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
    m_box->setFocus(Qt::OtherFocusReason);
    m_number->selectAll();
}

} // namespace showdown::gui
