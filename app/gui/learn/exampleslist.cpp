// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/exampleslist.h"

#include "app/gui/cards/cardlabel.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/rulestext.h"
#include "core/cards/notation.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <string>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double exampleCardWidth = 22;
constexpr double presentedCardWidth = 56;
constexpr double groupGap = 4;
constexpr double captionGap = 6;
constexpr double exampleCorner = 7;

} // namespace

SettingView::SettingView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    makeText(*this);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void SettingView::setGroups(const std::vector<CardGroup>& groups)
{
    m_rows.clear();
    QStringList spoken;
    for (const CardGroup& group : groups) {
        CardsInText row;
        row.group = group;
        row.cardWidth = m_isPresenting ? presentedCardWidth : exampleCardWidth;
        row.isTight = true;
        m_rows.push_back(row);
        spoken << group.spoken();
    }
    setAccessibleName(spoken.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

void SettingView::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    for (CardsInText& row : m_rows)
        row.cardWidth = presenting ? presentedCardWidth : exampleCardWidth;
    updateGeometry();
    update();
}

CardLook SettingView::look() const
{
    return {font(), Colors::of(palette()), m_appearance.suitColors(), layoutDirection()};
}

int SettingView::captionRoom(const CardsInText& row) const
{
    return row.group.caption.isEmpty()
               ? 0
               : fontMetrics().horizontalAdvance(row.group.caption) + scaled(captionGap, font());
}

std::vector<QRect> SettingView::places(int width) const
{
    const CardLook now = look();
    const int gap = scaled(groupGap, font());
    std::vector<QRect> places;
    QPoint corner;
    int lineHeightSoFar = 0;
    for (const CardsInText& row : m_rows) {
        const QSize size = sizeOf(row, now) + QSize(captionRoom(row), 0);
        const bool begins = !row.group.caption.isEmpty(); // "Board" is no further player
        if (corner.x() > 0 && (begins || corner.x() + size.width() > width)) {
            corner = {0, corner.y() + lineHeightSoFar};
            lineHeightSoFar = 0;
        }
        places.emplace_back(corner, size);
        lineHeightSoFar = std::max(lineHeightSoFar, size.height());
        corner.rx() += size.width() + gap;
    }
    return places;
}

QSize SettingView::sizeHint() const
{
    const int most = scaled(328, font());
    return {most, heightForWidth(most)};
}

QSize SettingView::minimumSizeHint() const
{
    int widest = 0;
    for (const CardsInText& row : m_rows)
        widest = std::max(widest, sizeOf(row, look()).width() + captionRoom(row));
    return {widest, m_rows.empty() ? 0 : sizeOf(m_rows.front(), look()).height()};
}

int SettingView::heightForWidth(int width) const
{
    int height = 0;
    for (const QRect& place : places(width))
        height = std::max(height, place.bottom() + 1);
    return height;
}

void SettingView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void SettingView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const CardLook now = look();
    const std::vector<QRect> all = places(width());
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const CardsInText& row = m_rows[at];
        const QRect words(all[at].topLeft(), QSize(captionRoom(row), all[at].height()));
        painter.setPen(now.colors.text);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                         Qt::AlignVCenter | Qt::TextSingleLine, row.group.caption);
        const QRect cards = all[at].adjusted(words.width(), 0, 0, 0);
        paintCards(painter, QStyle::visualRect(layoutDirection(), rect(), cards), row, now);
    }
}

ExampleCard::ExampleCard(const Appearance& appearance, int number, QWidget* parent)
    : QFrame(parent), m_number(number)
{
    const QString purpose = QStringLiteral("example%1").arg(number);
    setObjectName(purpose + QStringLiteral("Card"));
    setFocusPolicy(Qt::StrongFocus);
    makeGroup(*this);
    m_title = new TextLabel(purpose + QStringLiteral("TitleLabel"), this);
    m_title->setWordWrap(true);
    m_load = new QToolButton(this);
    m_load->setObjectName(purpose + QStringLiteral("LoadButton"));
    m_load->setIcon(icon(IconId::load));
    m_load->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_load->setFocusPolicy(Qt::StrongFocus);
    m_load->installEventFilter(this);
    m_cards = new SettingView(appearance, this);
    m_cards->setObjectName(purpose + QStringLiteral("Cards"));
    m_sign = new QLabel(this);
    m_sign->setObjectName(purpose + QStringLiteral("Sign"));
    m_verdict = new TextLabel(purpose + QStringLiteral("VerdictLabel"), this);
    m_verdict->setWordWrap(true);
    m_text = new CardLabel(purpose + QStringLiteral("TextLabel"), appearance, this);
    m_rules = new TextLabel(purpose + QStringLiteral("RulesLabel"), this);
    m_rules->setWordWrap(true);
    m_rules->setInk(Ink::secondary);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_load, 0, Qt::AlignTop);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_sign, 0, Qt::AlignTop);
    foot->addWidget(m_verdict, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(m_cards);
    layout->addLayout(foot);
    layout->addWidget(m_text);
    layout->addWidget(m_rules);
    connect(m_load, &QToolButton::clicked, this, &ExampleCard::loadAsked);
    applyLook();
}

void ExampleCard::setExample(const lessons::Example& example, bool waits)
{
    SettingPicture picture = pictureOf(example.setting, PictureOrder::dealt);
    if (waits)
        hideOutcome(picture);
    //: The title of a worked example: its number, and what it shows
    m_title->setText(tr("%1  %2").arg(m_number).arg(example.title));
    //: A button: puts the example onto the table
    m_load->setText(tr("Load"));
    //: %1: a number
    m_load->setAccessibleName(tr("Load example %1").arg(m_number));
    m_load->setEnabled(!waits);
    m_load->setToolTip(waits ? waitingText()
                       : example.setting.situation
                           ? tr("Put this situation onto the table of Odds (Ctrl+Enter)")
                           : tr("Put these hands onto the table of Compare (Ctrl+Enter)"));
    m_load->setStatusTip(m_load->toolTip());
    m_cards->setGroups(picture.groups);
    const bool isAlone = picture.groups.size() == 1;
    m_verdict->setText(waits     ? waitingText()
                       : isAlone ? picture.groups.front().words
                                 : picture.verdict);
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    m_outcome = picture.outcome;
    m_text->setMarkdown(waits ? QString() : example.text);
    m_text->setVisible(!m_text->text().isEmpty());
    const Preset usual = example.setting.situation ? Preset::standard : Preset::series;
    m_rules->setText(narration::rulesApart(example.setting.rules, usual, example.setting.lens));
    m_rules->setVisible(!m_rules->text().isEmpty());
    setAccessibleName(tr("Example %1: %2").arg(m_number).arg(example.title));
    QStringList spoken{m_cards->accessibleName(), m_verdict->text(), m_rules->text()};
    spoken.removeAll(QString());
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    applyLook();
}

void ExampleCard::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    setFocusPolicy(presenting ? Qt::TabFocus : Qt::StrongFocus); // a click would leave a frame
    m_load->setVisible(!presenting);
    m_cards->setPresenting(presenting);
    update();
}

QString ExampleCard::waitingText()
{
    return tr("Guess first: the question is in the text.");
}

void ExampleCard::applyLook()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setContentsMargins(
        fromTheLead({length(10), length(6), length(8), length(8)}, layoutDirection()));
    layout()->setSpacing(length(2));
    m_title->setFont(designFont(font(), 13, QFont::DemiBold));
    m_verdict->setFont(designFont(font(), 12.5));
    m_text->setFont(designFont(font(), 12.5));
    QPalette secondary;
    secondary.setColor(QPalette::WindowText, Colors::of(palette()).secondaryText);
    m_text->setPalette(secondary);
    m_rules->setFont(designFont(font(), 12.5));
    m_load->setIconSize({length(16), length(16)});
    m_load->setMinimumHeight(length(26));
    const int size = length(16);
    const bool isTie = m_outcome == PictureOutcome::tie;
    m_sign->setVisible(m_outcome != PictureOutcome::none);
    m_sign->setPixmap(icon(isTie ? IconId::tie : IconId::winner, isTie ? Role::tie : Role::winner)
                          .pixmap(QSize(size, size), devicePixelRatioF()));
}

void ExampleCard::setSelected(bool selected)
{
    m_isSelected = selected;
    update();
}

void ExampleCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        applyLook();
    update();
}

void ExampleCard::focusInEvent(QFocusEvent* event)
{
    QFrame::focusInEvent(event);
    emit chosen();
    update();
}

bool ExampleCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_load && event->type() == QEvent::FocusIn)
        emit chosen();
    return QFrame::eventFilter(watched, event);
}

void ExampleCard::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !event->isAutoRepeat())
        emit loadAsked();
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)
        emit moveAsked(event->key() == Qt::Key_Down ? 1 : -1);
    else
        QFrame::keyPressEvent(event);
}

void ExampleCard::mousePressEvent(QMouseEvent* event)
{
    if (!m_isPresenting)
        setFocus(Qt::MouseFocusReason);
    QFrame::mousePressEvent(event);
}

void ExampleCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    const bool isMarked = hasFocus() || (m_isSelected && !m_isPresenting);
    const qreal line = colors.line(hasFocus() ? 2.5 : isMarked ? 1.5 : 1);
    painter.setPen(QPen(isMarked ? colors.role(Role::accent) : colors.hairline, line));
    painter.setBrush(colors.base);
    const qreal corner = scaled(exampleCorner, font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            corner, corner);
}

ExamplesList::ExamplesList(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new TextLabel(QStringLiteral("examplesTitleLabel"), this)),
      m_loadAll(new QToolButton(this)),
      m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("examplesList"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_loadAll->setObjectName(QStringLiteral("loadAllExamplesButton"));
    m_loadAll->setIcon(icon(IconId::load));
    m_loadAll->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_loadAll, &QToolButton::clicked, this, &ExamplesList::loadAllAsked);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_loadAll);
    m_layout->addLayout(head);
    onRetranslate(*this, [this] { sayWords(); });
    onLookChange(*this, [this] { applyLengths(); });
}

void ExamplesList::setExamples(const std::vector<lessons::Example>& examples)
{
    m_examples = &examples;
    const int wanted = static_cast<int>(examples.size());
    for (int at = static_cast<int>(m_cards.size()); at < wanted; ++at) {
        auto* card = new ExampleCard(m_appearance, at + 1, this);
        m_layout->addWidget(card);
        connect(card, &ExampleCard::chosen, this, [this, at] { select(at); });
        connect(card, &ExampleCard::loadAsked, this, [this, at] { emit loadAsked(at); });
        connect(card, &ExampleCard::moveAsked, this, [this, at](int by) {
            select(std::clamp(at + by, 0, count() - 1));
            focusSelected();
        });
        card->setPresenting(m_isPresenting);
        m_cards.push_back(card);
    }
    // From the last one on: the focus of a card that goes moves on, and must not land on another
    // one that goes.
    for (int at = static_cast<int>(m_cards.size()) - 1; at >= 0; --at)
        m_cards[static_cast<std::size_t>(at)]->setVisible(at < wanted);
    setVisible(wanted > 0);
    m_selected = -1;
    sayWords();
    select(wanted > 0 ? 0 : -1);
}

void ExamplesList::setGuesses(std::vector<lessons::Setting> open)
{
    m_guesses = std::move(open);
    sayWords();
}

void ExamplesList::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    for (ExampleCard* card : m_cards)
        card->setPresenting(presenting);
    sayWords();
}

/// Whoever plays which hand, the outcome of the same hands under the same rules is the same.
bool ExamplesList::waits(int example) const
{
    const lessons::Setting& shown = (*m_examples)[static_cast<std::size_t>(example)].setting;
    const auto sorted = [](const lessons::Setting& setting) {
        std::vector<std::string> hands;
        for (const Hand& hand : setting.fullHands())
            hands.push_back(toText(hand));
        std::ranges::sort(hands);
        return hands;
    };
    return std::ranges::any_of(m_guesses, [&](const lessons::Setting& guess) {
        return guess.rules == shown.rules && guess.lens == shown.lens
               && sorted(guess) == sorted(shown);
    });
}

std::vector<QWidget*> ExamplesList::tabStops() const
{
    std::vector<QWidget*> stops{m_loadAll};
    for (ExampleCard* card : m_cards) {
        stops.push_back(card);
        stops.push_back(&card->loadButton());
    }
    return stops;
}

int ExamplesList::count() const
{
    return m_examples ? static_cast<int>(m_examples->size()) : 0;
}

std::vector<int> ExamplesList::tables() const
{
    std::vector<int> tables;
    for (int at = 0; at < count(); ++at) {
        if (!waits(at) && !(*m_examples)[static_cast<std::size_t>(at)].setting.situation)
            tables.push_back(at);
    }
    return tables;
}

void ExamplesList::sayWords()
{
    m_title->setText(tr("Worked examples"));
    //: A button: puts all examples onto tables
    m_loadAll->setText(tr("Load all"));
    m_loadAll->setAccessibleName(tr("Load all examples"));
    setTips(*m_loadAll, tr("Put all hands that wait for no guess onto tables in a row in Compare"));
    m_loadAll->setEnabled(tables().size() > 1);
    m_loadAll->setVisible(count() > 1 && !m_isPresenting);
    for (int at = 0; at < count(); ++at)
        m_cards[static_cast<std::size_t>(at)]->setExample(
            (*m_examples)[static_cast<std::size_t>(at)], waits(at));
}

void ExamplesList::select(int example)
{
    for (int at = 0; at < static_cast<int>(m_cards.size()); ++at)
        m_cards[static_cast<std::size_t>(at)]->setSelected(at == example);
    if (example == m_selected)
        return;
    m_selected = example;
    emit selectedChanged();
}

void ExamplesList::focusSelected()
{
    if (m_selected >= 0)
        m_cards[static_cast<std::size_t>(m_selected)]->setFocus(Qt::ShortcutFocusReason);
}

void ExamplesList::applyLengths()
{
    m_layout->setSpacing(scaled(8, font()));
    m_title->setFont(designFont(font(), 14, QFont::DemiBold));
    m_loadAll->setIconSize({scaled(16, font()), scaled(16, font())});
    m_loadAll->setMinimumHeight(scaled(26, font()));
}

} // namespace showdown::gui
