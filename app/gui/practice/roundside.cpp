// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/roundside.h"

#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"

#include <QGridLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double roundSideWidth = 234;
constexpr double roundDisc = 24;
constexpr double roundDiscGap = 10;
constexpr int mostDiscs = 30; ///< of an endless round the last ones
constexpr LabelLook smallLook{12, QFont::Normal, Ink::secondary};

/// The questions of a round as discs: right, wrong, or to come. A picture; its name tells it all.
class RoundDiscs : public QWidget
{
public:
    RoundDiscs(const PracticeDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk)
    {
        setObjectName(QStringLiteral("roundDiscs"));
        makeText(*this);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    QSize sizeHint() const override
    {
        const int width = scaled(5 * roundDisc + 4 * roundDiscGap, font());
        return {width, heightForWidth(width)};
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const int columns = columnsIn(width);
        const int rows = (std::max(1, shownCount()) + columns - 1) / columns;
        return rows * scaled(roundDisc + 4, font()) + 4;
    }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int columnsIn(int width) const
    {
        return std::max(1, (width + scaled(roundDiscGap, font()))
                               / scaled(roundDisc + roundDiscGap, font()));
    }
    int first() const
    {
        return m_desk.length() ? 0 : std::max(0, m_desk.place() + 1 - mostDiscs / 2);
    }
    int shownCount() const
    {
        return std::min(mostDiscs, m_desk.length().value_or(m_desk.place() + 1 - first()));
    }

    const PracticeDesk& m_desk;
};

void RoundDiscs::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_desk.round())
        return;
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = scaled(roundDisc, font());
    const int columns = columnsIn(width());
    for (int at = 0; at < shownCount(); ++at) {
        const auto number = static_cast<std::size_t>(first() + at);
        const QRect place(2 + at % columns * ((width() - 4) / columns),
                          2 + at / columns * scaled(roundDisc + 4, font()), side, side);
        const QRectF disc = QRectF(QStyle::visualRect(layoutDirection(), rect(), place))
                                .adjusted(2.5, 2.5, -2.5, -2.5);
        const auto& answers = m_desk.round()->answers;
        const auto* answer = number < answers.size() ? &answers[number] : nullptr;
        const Role role = answer && answer->isRight ? Role::winner : Role::error;
        const bool isFilled = answer && answer->isRight && answer->hints == 0;
        painter.setPen(QPen(answer ? colors.role(role) : colors.outline, colors.line(1.5)));
        painter.setBrush(isFilled ? colors.role(role) : answer ? colors.fill(role) : colors.base);
        painter.drawEllipse(disc);
        if (answer) {
            paintIcon(painter, answer->isRight ? IconId::yes : IconId::no,
                      disc.adjusted(2, 2, -2, -2), isFilled ? colors.onRole : colors.role(role),
                      2.4);
        } else {
            painter.setFont(designFont(font(), 11));
            painter.setPen(colors.secondaryText);
            painter.drawText(disc, Qt::AlignCenter, QString::number(number + 1));
        }
        if (first() + at == m_desk.place()) {
            painter.setPen(QPen(colors.role(Role::accent), colors.line(2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(disc.adjusted(-2, -2, 2, 2));
        }
    }
}

} // namespace

RoundSide::RoundSide(const PracticeDesk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_score(new PracticeBox(QStringLiteral("scoreTitleLabel"), this)),
      m_streak(new PracticeBox(QStringLiteral("streakTitleLabel"), this)),
      m_round(new PracticeBox(QStringLiteral("roundTitleLabel"), this)),
      m_keys(new PracticeBox(QStringLiteral("roundKeysTitleLabel"), this)),
      m_right(newLabel(QStringLiteral("scoreLabel"), this, {34, QFont::Bold, Ink::text, false})),
      m_of(newLabel(QStringLiteral("scoreOfLabel"), this, {16, QFont::Normal, Ink::secondary})),
      m_percent(newLabel(QStringLiteral("scorePercentLabel"), this, smallLook)),
      m_bar(new ShareBar(this)),
      m_now(newLabel(QStringLiteral("streakLabel"), this, {30, QFont::Bold, Ink::text, false})),
      m_best(newLabel(QStringLiteral("bestStreakLabel"), this, smallLook)),
      m_hope(newLabel(QStringLiteral("streakHopeLabel"), this, smallLook)),
      m_discs(new RoundDiscs(desk, this))
{
    setObjectName(QStringLiteral("roundSide"));
    makeGroup(*this);
    m_score->addLine({m_right, m_of}, Qt::AlignBottom);
    m_score->body().addWidget(m_percent);
    m_score->body().addWidget(m_bar);
    auto* flame = new QLabel(this);
    m_streak->addLine({flame, m_now, m_best});
    m_streak->body().addWidget(m_hope);
    m_round->body().addWidget(m_discs);
    makeKeys();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (PracticeBox* box : {m_score, m_streak, m_round, m_keys})
        layout->addWidget(box);
    layout->addStretch(1);
    connect(&desk, &PracticeDesk::changed, this, &RoundSide::sayStand);
    connect(&desk, &PracticeDesk::asked, this, &RoundSide::sayStand);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this, flame] {
        setFixedWidth(scaled(roundSideWidth, font()));
        this->layout()->setSpacing(scaled(8, font()));
        const int sign = scaled(26, font());
        flame->setPixmap(
            icon(IconId::streak, Role::step).pixmap(QSize(sign, sign), devicePixelRatioF()));
        fitHeight();
    });
}

void RoundSide::makeKeys()
{
    auto* keys = new QGridLayout;
    keys->setColumnStretch(1, 1);
    for (int line = 0; line < 7; ++line) {
        auto* key = newLabel(QStringLiteral("roundKey%1Label").arg(line + 1), this,
                             {11.5, QFont::DemiBold, Ink::text, false});
        auto* does = newLabel(QStringLiteral("roundKeyDoes%1Label").arg(line + 1), this,
                              {12.5, QFont::Normal, Ink::text, false});
        key->setFrameShape(QFrame::StyledPanel);
        key->setMargin(2);
        keys->addWidget(key, line, 0, Qt::AlignLeading);
        keys->addWidget(does, line, 1);
        m_keyLines.emplace_back(key, does);
    }
    m_keys->body().addLayout(keys);
}

void RoundSide::sayWords()
{
    setAccessibleName(tr("How the round stands"));
    m_score->title().setText(tr("Score"));
    m_streak->title().setText(tr("Streak"));
    m_round->title().setText(tr("This round"));
    m_keys->title().setText(tr("Keyboard"));
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
    sayStand();
}

void RoundSide::sayStand()
{
    if (!m_desk.question())
        return;
    const progress::PracticeRecord& record = m_desk.record();
    const progress::Share share = m_desk.round()->share();
    m_right->setText(QString::number(share.right));
    m_of->setText(tr("of %1", "right answers, of all").arg(share.asked));
    const QString nothing = tr("Nothing answered yet");
    m_percent->setText(share.asked == 0 ? nothing
                                        : tr("%1 % right this round").arg(share.percent()));
    m_bar->setShare(share, share.isWeak());
    m_now->setText(QString::number(record.streak()));
    //: Below each other; %1, %2: numbers of right answers in a row
    m_best->setText(
        record.streak() == 0 && record.lastStreak() > 0
            ? tr("was %1\nbest ever %2").arg(record.lastStreak()).arg(record.bestStreak())
            : tr("best ever %1").arg(record.bestStreak()));
    m_hope->setText(record.streak() == 0 ? tr("A right answer starts a new one.")
                                         : tr("Right answers in a row."));
    QStringList texts;
    for (const progress::PracticeAnswer& answer : m_desk.round()->answers) {
        const QString result = !answer.isRight     ? tr("wrong", "an answer")
                               : answer.hints == 0 ? tr("right", "an answer")
                                                   : tr("right with a hint", "an answer");
        //: %1: the number of a question, %2: "right"
        texts << tr("%1 %2").arg(texts.size() + 1).arg(result);
    }
    m_discs->setAccessibleName(texts.isEmpty() ? nothing : texts.join(QStringLiteral(", ")));
    m_discs->updateGeometry();
    m_discs->update();
    fitHeight();
}

QString RoundSide::line() const
{
    const progress::Share share = m_desk.round()->share();
    //: Above a question; %1 of %2 answers are right, %3 and %4: right answers in a row
    return tr("%1 of %2 right · streak %3, best %4")
        .arg(share.right)
        .arg(share.asked)
        .arg(m_desk.record().streak())
        .arg(m_desk.record().bestStreak());
}

void RoundSide::fitHeight()
{
    int left = height();
    for (PracticeBox* box : {m_score, m_streak, m_round, m_keys}) {
        left -= std::max(box->sizeHint().height(), box->heightForWidth(width()));
        box->setVisible(left >= 0);
        left -= layout()->spacing();
    }
}

void RoundSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

} // namespace showdown::gui
