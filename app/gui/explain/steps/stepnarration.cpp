// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepnarration.h"

#include "app/gui/explain/steps/asking.h"
#include "app/gui/explain/steps/stepcounter.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/expressiontext.h"
#include "app/narration/questiontext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"
#include "app/narration/translation.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double accentBar = 4;
constexpr double wideNarration = 480; ///< from here on the counter is beside the expression

QString inColor(const QString& text, const QColor& color, bool isBold)
{
    const QString weight = isBold ? QStringLiteral("bold") : QStringLiteral("normal");
    return QStringLiteral("<span style=\"color:%1;font-weight:%2\">%3</span>")
        .arg(color.name(), weight, text.toHtmlEscaped());
}

} // namespace

StepNarration::StepNarration(const CompareSession& session, StepPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_player(player),
      m_layout(new QGridLayout(this)),
      m_tools(new QWidget(this)),
      m_sentence(new TextLabel(QStringLiteral("narrationLabel"), this)),
      m_expression(new TextLabel(QStringLiteral("expressionLabel"), this)),
      m_whyButton(new QToolButton(m_tools)),
      m_counter(new StepCounter(m_tools))
{
    setObjectName(QStringLiteral("narrationFrame"));
    makeNotification(*this);
    arrange();
    connect(&m_player, &StepPlayer::started, this, [this] { m_heights.clear(); });
    for (const auto change :
         {&StepPlayer::moved, &StepPlayer::levelChanged, &StepPlayer::askingChanged}) {
        connect(&m_player, change, this, [this] {
            showStep();
            noteHeight();
        });
    }
    m_session.whenChanged(TableChange::names, this, &StepNarration::showStep);
    connect(m_counter, &QSpinBox::valueChanged, this, &StepNarration::goToTyped);
    connect(m_counter, &StepCounter::left, this, &StepNarration::counterLeft);
    connect(m_whyButton, &QToolButton::clicked, this, &StepNarration::whyAsked);
    onRetranslate(*this, [this] {
        m_whyButton->setText(tr("Show in Why"));
        m_whyButton->setAccessibleName(m_whyButton->text());
        m_whyButton->setToolTip(tr("Go to the row of the page Why that this step decides"));
        m_whyButton->setStatusTip(m_whyButton->toolTip());
        m_counter->setAccessibleName(tr("Step"));
        m_counter->setToolTip(tr("The number of the step; type another one to go there"));
        m_counter->setStatusTip(m_counter->toolTip());
        if (!m_sentence->text().isEmpty()) // else the first step is still to be told
            showStep();
    });
    updateLook();
}

void StepNarration::arrange()
{
    m_sentence->setWordWrap(true);
    m_expression->setTextFormat(Qt::RichText);
    m_expression->setLayoutDirection(Qt::LeftToRight); // code is never mirrored
    m_expression->setWordWrap(true);
    m_expression->setFont(codeFont());
    m_whyButton->setObjectName(QStringLiteral("showInWhyButton"));
    m_whyButton->setAutoRaise(true);
    m_whyButton->setFocusPolicy(Qt::StrongFocus);
    QSizePolicy keeps = m_whyButton->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_whyButton->setSizePolicy(keeps);
    m_counter->setObjectName(QStringLiteral("stepCounter"));
    auto* tools = new FlowLayout(m_tools);
    tools->setAlignment(Qt::AlignTrailing);
    tools->addWidget(m_whyButton);
    tools->addWidget(m_counter);
    m_layout->addWidget(m_sentence, 0, 0, 1, 2);
    m_layout->addWidget(m_expression, 1, 0, 1, 2);
    m_layout->addWidget(m_tools, 3, 0, 1, 2);
    m_layout->setColumnStretch(0, 1);
    m_layout->setRowStretch(2, 1);
}

void StepNarration::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.hairline, colors.line(1)));
    painter.setBrush(colors.alternate);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    const QRect bar(0, 0, scaled(accentBar, font()), height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), bar), colors.role(Role::step));
}

void StepNarration::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    const bool isWide = width() >= scaled(wideNarration, font());
    if (isWide != m_isWide) {
        m_isWide = isWide;
        m_layout->removeWidget(m_expression);
        m_layout->removeWidget(m_tools);
        m_layout->addWidget(m_expression, 1, 0, 1, isWide ? 1 : 2);
        if (isWide)
            m_layout->addWidget(m_tools, 1, 1, 2, 1, Qt::AlignBottom);
        else
            m_layout->addWidget(m_tools, 3, 0, 1, 2);
    }
    keepHeight();
    m_layout->setGeometry(contentsRect()); // Qt forgets another size taken while it is being shown
}

void StepNarration::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        updateLook();
}

void StepNarration::updateLook()
{
    QFont bold = resized(font(), 14.0 / 13);
    bold.setWeight(QFont::DemiBold);
    m_sentence->setFont(bold);
    m_whyButton->setFont(resized(font(), 12.0 / 13));
    m_whyButton->setMinimumHeight(scaled(24, font()));
    const Colors colors = Colors::of(palette());
    QPalette link; // sets one colour, inherits the others
    link.setColor(QPalette::ButtonText, colors.role(Role::accent));
    m_whyButton->setPalette(link);
    QFont counter = font();
    counter.setWeight(QFont::DemiBold);
    m_counter->setFont(counter);
    QPalette number;
    number.setColor(QPalette::Text, colors.role(Role::step));
    m_counter->setPalette(number);
    const int side = scaled(10, font());
    const int above = scaled(8, font());
    const int bar = scaled(accentBar, font());
    m_layout->setContentsMargins(side + (isRightToLeft() ? 0 : bar), above,
                                 side + (isRightToLeft() ? bar : 0), above);
    m_layout->setVerticalSpacing(scaled(4, font()));
    showExpression();
    keepHeight();
}

void StepNarration::showStep()
{
    if (!m_player.isRunning())
        return;
    const Run& run = m_player.run();
    const Step& step = m_player.step();
    const bool isOpen = m_player.question().has_value();
    const QString sentence =
        isOpen ? narration::nextLineText(run, m_player.index())
               : narration::sentenceAt(run, m_player.index(), m_player.level(), m_session.names());
    m_sentence->setText(sentence);
    showCounter();
    const bool isJudged =
        m_asking && m_asking->judgement() && m_asking->judgement()->step == m_player.index();
    if (!isOpen && !isJudged
        && (!m_player.isPlaying() || m_player.speed() < Speed::fast)) // or the question is
        announce(*this, tr("%1 %2.", "read out; %1: a sentence; %2: Step 3 of 46")
                            .arg(sentence, m_counter->text()));
    const bool settles = !m_player.hidesAhead() && step.finding
                         && (std::holds_alternative<RankAnswered>(*step.finding)
                             || std::holds_alternative<PartCompared>(*step.finding));
    m_whyButton->setVisible(settles);
    showExpression();
    keepHeight();
}

void StepNarration::showExpression()
{
    if (!m_player.isRunning())
        return;
    const Colors colors = Colors::of(palette());
    const Step& step = m_player.step();
    const narration::Expression expression = narration::expressionOf(step, m_player.run().terms());
    QStringList parts{inColor(expression.code, colors.secondaryText, false)};
    if (!expression.numbers.isEmpty() && expression.numbers != expression.code)
        parts << inColor(expression.numbers, colors.text, true);
    if (m_player.question())
        parts << inColor(QStringLiteral("?"), colors.role(Role::step), true);
    else if (step.condition && *step.condition)
        parts << inColor(QStringLiteral("true"), colors.role(Role::winner), true);
    else if (step.condition)
        parts << inColor(QStringLiteral("false"), colors.role(Role::step), true);
    m_expression->setText(parts.join(inColor(QStringLiteral(" › "), colors.secondaryText, false)));
    // the line on which wilds are given a value asks about something else
    const bool isBeside = m_player.level() == Level::story && findingOf<WildsGiven>(step);
    m_expression->setVisible(!expression.code.isEmpty() && !isBeside);
}

/// A step that the level hides is between two that it shows.
void StepNarration::showCounter()
{
    const QSignalBlocker blocker(m_counter);
    m_counter->setRange(1, m_player.count());
    const bool isThere = m_player.isVisible() || m_player.position() == m_player.count();
    QString place =
        isThere ? tr("Step %1 of %2", "%1: a number that can be typed over")
                : tr("Step %1–%3 of %2", "between two steps; %1: a number that can be typed over");
    if (m_player.isAsking()) { // how many are still to come would give away what they find
        m_counter->setRange(1, std::numeric_limits<int>::max());
        place = isThere
                    ? tr("Step %1", "%1: a number that can be typed over")
                    : tr("Step %1–%3", "between two steps; %1: a number that can be typed over");
    }
    const int position = std::max(1, m_player.position());
    const auto filled = [&](QString text) {
        text.replace(QStringLiteral("%2"), QString::number(m_player.count()));
        return text.replace(QStringLiteral("%3"), QString::number(position + 1));
    };
    m_counter->setPrefix(filled(place.section(QStringLiteral("%1"), 0, 0)));
    m_counter->setSuffix(filled(place.section(QStringLiteral("%1"), 1)));
    m_counter->setValue(position);
    if (m_counter->hasFocus())
        m_counter->selectAll();
}

void StepNarration::goToTyped(int position)
{
    if (m_player.isRunning())
        m_player.goToPosition(position);
}

/// Beside the expression the parts are in one row, so that they need no more height than it.
void StepNarration::fitTools()
{
    const QSize row(m_whyButton->sizeHint().width() + m_counter->sizeHint().width()
                        + 2 * m_layout->verticalSpacing(),
                    std::max(m_whyButton->sizeHint().height(), m_counter->sizeHint().height()));
    m_tools->setMinimumSize(m_isWide ? row : QSize(0, 0));
}

/// Two lines of a sentence and one of an expression always have room.
int StepNarration::neededHeight()
{
    fitTools();
    m_layout->activate();
    const QMargins margins = m_layout->contentsMargins();
    const int inside = width() - margins.left() - margins.right();
    const int tools = m_isWide ? m_tools->minimumHeight() : m_tools->heightForWidth(inside);
    const int expression = m_expression->fontMetrics().height();
    const int least = margins.top() + margins.bottom() + 2 * m_sentence->fontMetrics().lineSpacing()
                      + m_layout->verticalSpacing()
                      + (m_isWide ? std::max(tools, expression)
                                  : expression + m_layout->verticalSpacing() + tools);
    return std::max(least, m_layout->totalHeightForWidth(width()));
}

StepNarration::Form StepNarration::form(int width) const
{
    return {width, font().key() + narration::currentLanguage()};
}

/// Later steps keep the height of this one.
void StepNarration::noteHeight()
{
    int& kept = m_heights[form(width())];
    kept = std::max(kept, neededHeight());
}

/// What had room without a scroll bar has it beside one, which would else come and go. Notes nothing:
/// while the form changes, some parts still have that of before.
void StepNarration::keepHeight()
{
    const int wider = width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int kept =
        std::max({m_heights.value(form(width())), m_heights.value(form(wider)), neededHeight()});
    if (kept == minimumHeight())
        return;
    setMinimumHeight(kept);
    updateGeometry();
}

} // namespace showdown::gui
