// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/exercisediscs.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QPainter>

namespace showdown::gui {
namespace {

constexpr double discButton = 28;
constexpr double discMark = 13;

/// The number of an exercise in a circle, filled if it is the current one, with a check mark if it
/// is done.
class ExerciseDisc : public QAbstractButton
{
public:
    explicit ExerciseDisc(QWidget* parent) : QAbstractButton(parent)
    {
        setCheckable(true);
        setAutoExclusive(true); // so that screen readers say one of several
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setDone(bool done)
    {
        m_isDone = done;
        update();
    }

    QSize sizeHint() const override
    {
        return {scaled(discButton, font()), scaled(discButton, font())};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Colors colors = Colors::of(palette());
        const QColor accent = colors.role(Role::accent);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF all(rect());
        painter.setPen(QPen(isChecked() ? accent : colors.outline, colors.line(1)));
        painter.setBrush(isChecked() ? accent : underMouse() ? colors.alternate : colors.base);
        painter.drawEllipse(all.adjusted(4, 4, -4, -4));
        painter.setPen(isChecked() ? colors.onRole : colors.text);
        painter.setFont(designFont(font(), 11.5, isChecked() ? QFont::DemiBold : QFont::Normal));
        painter.drawText(all, Qt::AlignCenter, text());
        if (m_isDone) {
            const double side = scaled(discMark, font());
            const QRectF mark(isRightToLeft() ? 0 : all.width() - side, all.height() - side, side,
                              side);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.base);
            painter.drawEllipse(mark);
            paintIcon(painter, IconId::yes, mark, colors.role(Role::winner), 2.4);
        }
        if (hasFocus()) {
            painter.setPen(QPen(accent, colors.line(1.5)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(all.adjusted(1, 1, -1, -1), 5, 5);
        }
    }

private:
    bool m_isDone = false;
};

} // namespace

ExerciseDiscs::ExerciseDiscs(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("exerciseDiscs"));
    makeGroup(*this);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int exercise) {
        if (exercise != m_current)
            emit chosen(exercise);
    });
    onRetranslate(*this, [this] { sayWords(); });
}

void ExerciseDiscs::setAnswers(const std::vector<std::optional<bool>>& answers)
{
    const auto count = static_cast<int>(answers.size());
    for (int known = static_cast<int>(m_group->buttons().size()); known > count; --known)
        delete m_group->button(known - 1);
    for (int next = static_cast<int>(m_group->buttons().size()); next < count; ++next) {
        auto* disc = new ExerciseDisc(this);
        disc->setObjectName(QStringLiteral("exerciseDisc%1").arg(next + 1));
        disc->setText(QString::number(next + 1));
        m_group->addButton(disc, next);
        layout()->addWidget(disc);
        disc->show();
    }
    m_answers = answers;
    setCurrent(m_current);
    sayWords();
}

void ExerciseDiscs::setCurrent(int exercise)
{
    m_current = exercise;
    if (QAbstractButton* disc = m_group->button(exercise))
        disc->setChecked(true);
    for (QAbstractButton* disc : m_group->buttons()) // arrow keys lead to the others
        disc->setFocusPolicy(disc->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

std::vector<QWidget*> ExerciseDiscs::tabStops() const
{
    std::vector<QWidget*> stops;
    for (QAbstractButton* disc : m_group->buttons())
        stops.push_back(disc);
    return stops;
}

void ExerciseDiscs::sayWords()
{
    setAccessibleName(tr("Exercises of the lesson"));
    const auto count = static_cast<int>(m_answers.size());
    for (int exercise = 0; exercise < count; ++exercise) {
        const std::optional<bool> answer = m_answers[static_cast<std::size_t>(exercise)];
        auto* disc = static_cast<ExerciseDisc*>(m_group->button(exercise));
        disc->setDone(answer.value_or(false));
        disc->setAccessibleName(tr("Exercise %1 of %2").arg(exercise + 1).arg(count));
        disc->setAccessibleDescription(!answer   ? tr("Not answered yet")
                                       : *answer ? tr("Done")
                                                 : tr("Not right at the first try yet"));
        disc->setToolTip(disc->accessibleDescription());
    }
}

} // namespace showdown::gui
