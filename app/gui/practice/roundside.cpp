// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/roundside.h"

#include "app/gui/practice/practicebox.h"
#include "app/gui/practice/practicedesk.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/narration/practicetext.h"

#include <QGridLayout>
#include <QKeySequence>
#include <QPainter>
#include <QProgressBar>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double roundDisc = 24;
constexpr int discColumns = 5;
constexpr int mostDiscs = 30; ///< of an endless round the last ones
constexpr int mostKeys = 8;
constexpr LabelLook smallLook{12, QFont::Normal, Ink::secondary};

/// The questions of a round as discs: right, wrong, or to come. A picture; its name tells it all.
class RoundDiscs : public QWidget
{
public:
    RoundDiscs(const PracticeDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk)
    {
        setObjectName(QStringLiteral("roundDiscs"));
        makeText(*this);
    }

    QSize sizeHint() const override
    {
        const int rows = (std::max(1, shownCount()) + discColumns - 1) / discColumns;
        return QSize(discColumns, rows) * scaled(roundDisc + 4, font());
    }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
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
    for (int at = 0; at < shownCount(); ++at) {
        const int question = first() + at;
        const auto number = static_cast<std::size_t>(question);
        const QRect place(2 + at % discColumns * (width() / discColumns),
                          2 + at / discColumns * scaled(roundDisc + 4, font()), side, side);
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
        if (question == m_desk.place()) {
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
      m_score(new PracticeBox(QStringLiteral("score"), this, 13, smallLook)),
      m_streak(new PracticeBox(QStringLiteral("streak"), this, 13, smallLook)),
      m_round(new PracticeBox(QStringLiteral("round"), this)),
      m_keys(new PracticeBox(QStringLiteral("roundKeys"), this)),
      m_bar(new QProgressBar(m_score)),
      m_discs(new RoundDiscs(desk, m_round))
{
    setObjectName(QStringLiteral("roundSide"));
    makeGroup(*this);
    m_bar->setObjectName(QStringLiteral("scoreBar"));
    m_bar->setTextVisible(false);
    m_score->body().addWidget(m_bar);
    m_round->body().addWidget(m_discs);
    auto* keys = new QGridLayout;
    keys->setColumnStretch(1, 1);
    m_keys->body().addLayout(keys);
    for (int line = 1; line <= mostKeys; ++line) {
        auto* key = newLabel(QStringLiteral("roundKey%1Label").arg(line), m_keys,
                             {11.5, QFont::DemiBold, Ink::text, false});
        auto* does = newLabel(QStringLiteral("roundKeyDoes%1Label").arg(line), m_keys, {12.5});
        key->setPlate(true);
        key->setMargin(4);
        keys->addWidget(key, line, 0, Qt::AlignLeading);
        keys->addWidget(does, line, 1);
        m_keyLines.emplace_back(key, does);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (PracticeBox* box : {m_score, m_streak, m_round, m_keys})
        layout->addWidget(box);
    layout->addStretch(1);
    connect(&desk, &PracticeDesk::changed, this, &RoundSide::say);
    connect(&desk, &PracticeDesk::asked, this, &RoundSide::say);
    onRetranslate(*this, [this] { say(); });
    onLookChange(*this, [this] {
        setFixedWidth(scaled(234, font()));
        this->layout()->setSpacing(scaled(8, font()));
        m_bar->setFixedHeight(scaled(8, font()));
        say();
    });
}

void RoundSide::say()
{
    setAccessibleName(tr("How the round stands"));
    if (!m_desk.question())
        return;
    sayScore();
    sayKeys();
    const progress::PracticeRecord& record = m_desk.record();
    //: Below each other; %1, %2: numbers of right answers in a row
    const QString best =
        record.streak() == 0 && record.lastStreak() > 0
            ? tr("was %1\nbest ever %2").arg(record.lastStreak()).arg(record.bestStreak())
            : tr("best ever %1").arg(record.bestStreak());
    m_streak->say(tr("Streak"), record.streak() == 0 ? tr("A right answer starts a new one.")
                                                     : tr("Right answers in a row."));
    m_streak->setNumber(QString::number(record.streak()), best, IconId::streak);
    QStringList texts;
    for (const progress::PracticeAnswer& answer : m_desk.round()->answers) {
        const QString result = !answer.isRight     ? tr("wrong", "an answer")
                               : answer.hints == 0 ? tr("right", "an answer")
                                                   : tr("right with a hint", "an answer");
        //: %1: the number of a question, %2: "right"
        texts << tr("%1 %2").arg(texts.size() + 1).arg(result);
    }
    m_round->say(tr("This round"), {});
    m_discs->setAccessibleName(texts.isEmpty() ? tr("Nothing answered yet")
                                               : texts.join(QStringLiteral(", ")));
    m_discs->updateGeometry();
    m_discs->update();
    fitHeight();
}

/// Why a check mark may have brought no point is said below the share.
void RoundSide::sayScore()
{
    const auto& answers = m_desk.round()->answers;
    const progress::Share share = m_desk.round()->share();
    const auto hinted = std::ranges::count_if(
        answers, [](const auto& answer) { return answer.isRight && answer.hints > 0; });
    QStringList lines{share.asked == 0 ? tr("Nothing answered yet")
                                       : tr("%1 % right this round").arg(share.percent())};
    if (hinted > 0)
        lines << tr("%1 right with a hint: no point").arg(hinted);
    m_score->say(tr("Score"), lines.join(u'\n'));
    m_score->setNumber(QString::number(share.right),
                       tr("of %1", "right answers, of all").arg(share.asked));
    m_bar->setRange(0, std::max(1, share.asked));
    m_bar->setValue(share.right);
    m_bar->setAccessibleName(m_score->title());
    QPalette colors;
    colors.setColor(QPalette::Highlight,
                    Colors::of(palette()).role(share.isWeak() ? Role::step : Role::winner));
    m_bar->setPalette(colors);
}

/// Only those that act on this question.
void RoundSide::sayKeys()
{
    const PracticeQuestion& question = *m_desk.question();
    QStringList letters;
    for (int option = 0; option < static_cast<int>(question.options.size()); ++option)
        letters << narration::optionKey(question, option);
    const bool hasTie = letters.removeAll(QStringLiteral("T")) > 0;
    const bool hasShared = letters.removeIf([](const QString& key) { return key.size() > 1; }) > 0;
    const bool isField = letters.isEmpty();
    const bool isOpen = !m_desk.given();
    const bool hasSteps = !question.exercise.situation;
    const auto ctrl = [](Qt::Key key) {
        return QKeySequence(QKeyCombination(Qt::CTRL, key)).toString(QKeySequence::NativeText);
    };
    std::vector<std::pair<QString, QString>> lines;
    const auto add = [&lines](bool isUseful, const QString& key, const QString& does) {
        if (isUseful)
            lines.emplace_back(key, does);
    };
    add(isOpen && !isField, letters.join(u' '),
        hasShared ? tr("choose, two for a shared win") : tr("choose an answer"));
    add(isOpen && hasTie, tr("T", "the key for a tie"), tr("choose the tie"));
    const bool isHunt = question.source.kind == QuestionKind::bug;
    add(isOpen && isHunt, QStringLiteral("1 2 3"), tr("choose a table"));
    add(isOpen && isHunt, tr("Space", "the key"), tr("choose a line"));
    add(true, isOpen && isField ? tr("Ctrl+Enter") : tr("Enter"),
        isOpen ? tr("check, then next") : tr("next question"));
    add(isOpen, isField ? ctrl(Qt::Key_H) : QStringLiteral("H"), tr("hint"));
    add(!isOpen && hasSteps, QStringLiteral("S"), tr("step through"));
    add(!isOpen, QStringLiteral("O"), hasSteps ? tr("open in Compare") : tr("open in Odds"));
    add(!isOpen, QStringLiteral("L"), tr("read the lesson"));
    add(true, ctrl(Qt::Key_Slash), tr("all shortcuts"));
    m_keys->say(tr("Keyboard"), {});
    for (std::size_t line = 0; line < m_keyLines.size(); ++line) {
        const auto& [key, does] = m_keyLines[line];
        key->setVisible(line < lines.size());
        does->setVisible(line < lines.size());
        if (line < lines.size()) {
            key->setText(lines[line].first);
            does->setText(lines[line].second);
        }
    }
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
