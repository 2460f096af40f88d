// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/roundside.h"

#include "app/gui/practice/practicebox.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double roundDisc = 24;
constexpr double roundDiscGap = 10;
constexpr int mostDiscs = 30; ///< of an endless round the last ones

} // namespace

int RoundStand::right() const
{
    return static_cast<int>(std::ranges::count(answers, true));
}

RoundDiscs::RoundDiscs(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("roundDiscs"));
    makeText(*this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    onRetranslate(*this, [this] { sayWords(); });
}

void RoundDiscs::setStand(const RoundStand& stand)
{
    m_stand = stand;
    sayWords();
    updateGeometry();
    update();
}

void RoundDiscs::sayWords()
{
    QStringList texts;
    for (std::size_t at = 0; at < m_stand.answers.size(); ++at) {
        const QString result = m_stand.answers[at]  ? tr("right", "an answer")
                               : m_stand.hinted[at] ? tr("right with a hint", "an answer")
                                                    : tr("wrong", "an answer");
        //: %1: the number of a question, %2: "right"
        texts << tr("%1 %2").arg(at + 1).arg(result);
    }
    setAccessibleName(texts.isEmpty() ? tr("Nothing answered yet")
                                      : texts.join(QStringLiteral(", ")));
}

int RoundDiscs::first() const
{
    return m_stand.count ? 0 : std::max(0, m_stand.shown + 1 - mostDiscs / 2);
}

int RoundDiscs::shownCount() const
{
    return std::min(mostDiscs, m_stand.count ? *m_stand.count : m_stand.shown + 1 - first());
}

QSize RoundDiscs::sizeHint() const
{
    const int width = scaled(5 * roundDisc + 4 * roundDiscGap, font());
    return {width, heightForWidth(width)};
}

int RoundDiscs::heightForWidth(int width) const
{
    const int pitch = scaled(roundDisc + roundDiscGap, font());
    const int columns = std::max(1, (width + scaled(roundDiscGap, font())) / pitch);
    const int rows = (std::max(1, shownCount()) + columns - 1) / columns;
    return rows * scaled(roundDisc + 4, font()) + 4;
}

void RoundDiscs::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = scaled(roundDisc, font());
    const int columns = std::max(1, (width() + scaled(roundDiscGap, font()))
                                        / scaled(roundDisc + roundDiscGap, font()));
    for (int at = 0; at < shownCount(); ++at) {
        const int number = first() + at;
        const QRect place(2 + at % columns * ((width() - 4) / columns),
                          2 + at / columns * scaled(roundDisc + 4, font()), side, side);
        const QRectF disc = QRectF(QStyle::visualRect(layoutDirection(), rect(), place))
                                .adjusted(2.5, 2.5, -2.5, -2.5);
        const auto index = static_cast<std::size_t>(number);
        const bool isAnswered = index < m_stand.answers.size();
        const bool isRight = isAnswered && (m_stand.answers[index] || m_stand.hinted[index]);
        const Role role = isRight ? Role::winner : Role::error;
        const bool isFilled = isAnswered && m_stand.answers[index];
        painter.setPen(QPen(isAnswered ? colors.role(role) : colors.outline, colors.line(1.5)));
        painter.setBrush(isFilled     ? colors.role(role)
                         : isAnswered ? colors.fill(role)
                                      : colors.base);
        painter.drawEllipse(disc);
        if (isAnswered) {
            paintIcon(painter, isRight ? IconId::yes : IconId::no, disc.adjusted(2, 2, -2, -2),
                      isFilled ? colors.onRole : colors.role(role), 2.4);
        } else {
            painter.setFont(designFont(font(), 11));
            painter.setPen(colors.secondaryText);
            painter.drawText(disc, Qt::AlignCenter, QString::number(number + 1));
        }
        if (number == m_stand.shown) {
            painter.setPen(QPen(colors.role(Role::accent), colors.line(2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(disc.adjusted(-2, -2, 2, 2));
        }
    }
}

RoundSide::RoundSide(QWidget* parent)
    : QWidget(parent),
      m_score(new PracticeBox(QStringLiteral("scoreTitleLabel"), this)),
      m_streak(new PracticeBox(QStringLiteral("streakTitleLabel"), this)),
      m_round(new PracticeBox(QStringLiteral("roundTitleLabel"), this)),
      m_keys(new PracticeBox(QStringLiteral("roundKeysTitleLabel"), this)),
      m_right(new TextLabel(QStringLiteral("scoreLabel"), this)),
      m_of(new TextLabel(QStringLiteral("scoreOfLabel"), this)),
      m_percent(new TextLabel(QStringLiteral("scorePercentLabel"), this)),
      m_bar(new ShareBar(this)),
      m_now(new TextLabel(QStringLiteral("streakLabel"), this)),
      m_best(new TextLabel(QStringLiteral("bestStreakLabel"), this)),
      m_hope(new TextLabel(QStringLiteral("streakHopeLabel"), this)),
      m_discs(new RoundDiscs(this))
{
    setObjectName(QStringLiteral("roundSide"));
    makeGroup(*this);
    auto* score = new QHBoxLayout;
    score->addWidget(m_right);
    score->addWidget(m_of, 1, Qt::AlignBottom);
    m_score->body().addLayout(score);
    m_score->body().addWidget(m_percent);
    m_score->body().addWidget(m_bar);
    auto* streak = new QHBoxLayout;
    auto* flame = new QLabel(this);
    flame->setObjectName(QStringLiteral("streakSign"));
    streak->addWidget(flame);
    streak->addWidget(m_now);
    streak->addWidget(m_best, 1);
    m_streak->body().addLayout(streak);
    m_streak->body().addWidget(m_hope);
    m_round->body().addWidget(m_discs);
    auto* keys = new QGridLayout;
    keys->setColumnStretch(1, 1);
    for (int line = 0; line < 7; ++line) {
        auto* key = new TextLabel(QStringLiteral("roundKey%1Label").arg(line + 1), this);
        auto* does = new TextLabel(QStringLiteral("roundKeyDoes%1Label").arg(line + 1), this);
        key->setFrameShape(QFrame::StyledPanel);
        keys->addWidget(key, line, 0, Qt::AlignLeading);
        keys->addWidget(does, line, 1);
        m_keyLines.emplace_back(key, does);
    }
    m_keys->body().addLayout(keys);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (PracticeBox* box : {m_score, m_streak, m_round, m_keys})
        layout->addWidget(box);
    layout->addStretch(1);
    for (TextLabel* label : {m_of, m_percent, m_best, m_hope}) {
        label->setInk(Ink::secondary);
        label->setWordWrap(true);
    }
    updateLook();
    onRetranslate(*this, [this] { sayWords(); });
}

int RoundSide::usualWidth(const QFont& font)
{
    return scaled(234, font);
}

void RoundSide::setStand(const RoundStand& stand)
{
    m_stand = stand;
    sayWords();
}

void RoundSide::sayWords()
{
    setAccessibleName(tr("How the round stands"));
    m_score->title().setText(tr("Score"));
    m_streak->title().setText(tr("Streak"));
    m_round->title().setText(tr("This round"));
    m_keys->title().setText(tr("Keyboard"));
    const auto answered = static_cast<int>(m_stand.answers.size());
    const progress::Share share{m_stand.right(), answered};
    m_right->setText(QString::number(share.right));
    m_of->setText(tr("of %1", "right answers, of all").arg(answered));
    m_percent->setText(answered == 0
                           ? tr("Nothing answered yet")
                           : tr("%1 % right this round").arg(100 * share.right / answered));
    m_bar->setShare(share);
    m_now->setText(QString::number(m_stand.streak));
    //: Below each other; %1, %2: numbers of right answers in a row
    m_best->setText(m_stand.streak == 0 && m_stand.lastStreak > 0
                        ? tr("was %1\nbest ever %2").arg(m_stand.lastStreak).arg(m_stand.bestStreak)
                        : tr("best ever %1").arg(m_stand.bestStreak));
    m_hope->setText(m_stand.streak == 0 ? tr("A right answer starts a new one.")
                                        : tr("Right answers in a row."));
    m_discs->setStand(m_stand);
    const std::vector<std::pair<QString, QString>> lines{
        {tr("A B C"), tr("choose an answer")},
        {tr("T", "the key for a tie"), tr("choose the tie")},
        {tr("Enter"), tr("check, then next")},
        {QStringLiteral("S"), tr("step through")},
        {QStringLiteral("H"), tr("hint")},
        {QStringLiteral("L"), tr("read the lesson")},
        {QStringLiteral("Ctrl+/"), tr("all shortcuts")},
    };
    for (std::size_t line = 0; line < lines.size(); ++line) {
        m_keyLines[line].first->setText(lines[line].first);
        m_keyLines[line].second->setText(lines[line].second);
    }
    fitHeight();
}

QString RoundSide::line() const
{
    //: Above a question; %1 of %2 answers are right, %3 and %4: right answers in a row
    return tr("%1 of %2 right · streak %3, best %4")
        .arg(m_stand.right())
        .arg(m_stand.answers.size())
        .arg(m_stand.streak)
        .arg(m_stand.bestStreak);
}

void RoundSide::updateLook()
{
    layout()->setSpacing(scaled(8, font()));
    for (TextLabel* big : {m_right, m_now})
        big->setFont(designFont(font(), big == m_right ? 34 : 30, QFont::Bold));
    m_of->setFont(designFont(font(), 16));
    for (TextLabel* small : {m_percent, m_best, m_hope})
        small->setFont(designFont(font(), 12));
    for (const auto& [key, does] : m_keyLines) {
        key->setFont(designFont(font(), 11.5, QFont::DemiBold));
        key->setMargin(scaled(2, font()));
        does->setFont(designFont(font(), 12.5));
    }
    const int sign = scaled(26, font());
    findChild<QLabel*>(QStringLiteral("streakSign"))
        ->setPixmap(
            icon(IconId::streak, Role::step).pixmap(QSize(sign, sign), devicePixelRatioF()));
}

void RoundSide::fitHeight()
{
    int left = height();
    for (PracticeBox* box : {m_score, m_streak, m_round, m_keys}) {
        const int wanted = std::max(box->sizeHint().height(), box->heightForWidth(width()));
        left -= wanted;
        box->setVisible(left >= 0);
        left -= layout()->spacing();
    }
}

void RoundSide::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateLook();
        fitHeight();
    }
}

void RoundSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

} // namespace showdown::gui
