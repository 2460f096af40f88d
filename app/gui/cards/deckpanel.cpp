// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"

#include "app/gui/cards/cardplaces.h"
#include "app/gui/cards/deckentry.h"
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/keymenu.h"
#include "app/gui/cards/keypointer.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"

#include <QCheckBox>
#include <QFocusEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace showdown::gui {

DeckPanel::DeckPanel(CardPlaces& places, const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_places(places),
      m_body(new QWidget(this)),
      m_entry(new DeckEntry(places, this)),
      m_grid(new DeckGrid(appearance, this)),
      m_pointer(new KeyPointer(*m_grid)),
      m_menu(new KeyMenu(this))
{
    setObjectName(QStringLiteral("deckPanel"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    createHeader();
    arrange();
    connectParts();
    connectKeys();
    applyColors();
    onRetranslate(*this, [this] { showWords(); });
}

DeckPanel::~DeckPanel()
{
    m_pointer->disconnect(this); // keys are hidden when half of the panel is gone
}

void DeckPanel::createHeader()
{
    m_fold = new QToolButton(this);
    m_fold->setObjectName(QStringLiteral("foldDeckButton"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setAutoRaise(true);
    m_sign = new QLabel(this);
    m_sign->setObjectName(QStringLiteral("nextSlotIcon"));
    m_next = new FittingLabel(QStringLiteral("nextSlotLabel"), this);
    m_said = newAnnouncer(*this);
    m_left = new FittingLabel(QStringLiteral("cardsLeftLabel"), this);
    m_oneDeck = new QCheckBox(this);
    m_oneDeck->setObjectName(QStringLiteral("oneDeckCheck"));
}

void DeckPanel::showWords()
{
    m_fold->setText(tr("Deck"));
    m_oneDeck->setText(tr("O&ne deck"));
    m_oneDeck->setAccessibleName(tr("One deck"));
    m_oneDeck->setStatusTip(tr("Every card can be held once; off: duplicates are allowed"));
    m_oneDeck->setToolTip(m_oneDeck->statusTip());
    showNextSlot();
    showDeck();
    showFold(); // with the lengths
}

void DeckPanel::arrange()
{
    auto* next = new QHBoxLayout;
    next->addWidget(m_sign);
    next->addWidget(m_next, 1);
    auto* header = new QHBoxLayout;
    header->addWidget(m_fold);
    header->addLayout(next, 1);
    header->addWidget(m_left);
    header->addWidget(m_oneDeck);
    header->addWidget(m_entry);
    auto* layout = new QVBoxLayout(m_body);
    layout->addLayout(header);
    layout->addWidget(m_grid, 1);
    layout->addStretch();
    setTabOrder(m_fold, m_oneDeck);
    setTabOrder(m_oneDeck, m_entry);
    setTabOrder(m_entry, m_grid);
}

void DeckPanel::connectParts()
{
    connect(m_fold, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    connect(m_oneDeck, &QCheckBox::toggled, this, [this](bool one) {
        if (one != m_places.isOneDeck())
            m_places.setOneDeck(one);
        showDeck(); // also after a refusal: the mark goes back
    });
    connect(m_grid, &DeckGrid::cardPicked, this, &DeckPanel::pick);
    connect(m_grid, &DeckGrid::left, this, &DeckPanel::handsRequested);
    m_grid->installEventFilter(this);
    connect(m_entry, &DeckEntry::judged, this, &DeckPanel::showNextSlot);
    connect(m_entry, &DeckEntry::left, this, &DeckPanel::handsRequested);
    connect(m_entry, &DeckEntry::saidSomething, this, &DeckPanel::say);

    connect(&m_places, &CardPlaces::nextChanged, this, &DeckPanel::showNextSlot);
    connect(&m_places, &CardPlaces::cardPut, this,
            [this](const QString& text) { announce(*m_said, text); });
    for (const auto changed : {&CardPlaces::changed, &CardPlaces::wordsChanged}) {
        connect(&m_places, changed, this, &DeckPanel::showNextSlot);
        connect(&m_places, changed, this, &DeckPanel::showDeck);
    }
}

/// Connects the keys, apart from clicks.
void DeckPanel::connectKeys()
{
    m_grid->setHints([this](PlacedCard card) { return m_places.keyHints(card).value(0); });
    connect(m_pointer, &KeyPointer::pointed, this, &DeckPanel::showNextSlot);
    connect(m_pointer, &KeyPointer::dragged, this, &DeckPanel::cardDragged);
    connect(m_pointer, &KeyPointer::menuRequested, m_menu,
            [this](PlacedCard card, const QPoint& position) {
                m_menu->open(card, m_places, position);
            });
    connect(m_menu, &KeyMenu::placeAsked, this, &DeckPanel::pick);
    connect(m_menu, &KeyMenu::deadAsked, &m_places, &CardPlaces::placeDead);
    connect(m_menu, &KeyMenu::goToHolderAsked, this, &DeckPanel::goToAsked);
    connect(m_menu, &KeyMenu::ringHolderAsked, this, &DeckPanel::holderAsked);
}

void DeckPanel::setFolded(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    const bool hadFocus = m_grid->hasFocus() || m_entry->hasFocus() || m_oneDeck->hasFocus();
    showFold();
    if (hadFocus && folded)
        emit handsRequested();
    emit foldedChanged(folded);
}

void DeckPanel::setFoldable(bool foldable)
{
    m_fold->setVisible(foldable);
}

void DeckPanel::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_grid->setCompact(compact);
    applyLengths();
    showNextSlot();
    showDeck();
}

void DeckPanel::setFoldedNote(const QStringList& texts)
{
    m_foldedNote = texts;
    showNextSlot();
}

int DeckPanel::fullHeight() const
{
    return sizeHint().height() + (m_folded ? 0 : m_grid->given());
}

int DeckPanel::leastHeight() const
{
    return fullHeight() - (m_folded ? 0 : m_grid->mostGiven());
}

int DeckPanel::mostGrowth() const
{
    return m_folded ? 0 : m_grid->mostGrowth();
}

void DeckPanel::giveRoom(int height)
{
    m_grid->giveRoom(height);
    updateGeometry();
}

void DeckPanel::focusKeys()
{
    QWidget* goal = m_folded ? static_cast<QWidget*>(m_fold) : m_grid;
    goal->setFocus(Qt::TabFocusReason);
}

void DeckPanel::enterFromHands(bool leadsBack)
{
    setFolded(false);
    focusKeys();
    m_pointer->keepQuiet();
    m_backAfterPick = leadsBack;
}

void DeckPanel::finishEntry()
{
    m_entry->finish();
}

void DeckPanel::clearEntry()
{
    m_entry->clear();
}

/// Puts the card into the next slot; a card already in use stays where it is, and the next slot
/// does not change.
void DeckPanel::pick(PlacedCard card)
{
    const bool back = m_backAfterPick;
    if (const auto refusal = m_places.refusalOf(card)) {
        if (refusal->holder)
            emit holderAsked(*refusal->holder);
        say(refusal->words);
        return;
    }
    m_places.place(card);
    if (back)
        emit handsRequested();
}

void DeckPanel::say(const QString& text)
{
    emit saidSomething(text);
    announce(*m_said, text);
}

void DeckPanel::showNextSlot()
{
    const EntrySign sign = signOf(m_entry->state(), isRightToLeft());
    const int size = scaled(m_entry->state() == EntryState::none ? 12 : 15, font());
    m_sign->setPixmap(icon(sign.icon, sign.role).pixmap(QSize(size, size), devicePixelRatioF()));
    m_grid->setHeldCard(m_places.card(m_places.next()));
    const QStringList texts = m_places.nextTexts();
    //: What a screen reader says of the place where the next card goes
    m_next->setAccessibleName(tr("Next card: %1").arg(texts.first())); // whatever is seen there
    if (m_entry->state() != EntryState::none)
        return m_next->setTexts({m_entry->message()});
    const bool hasNote = m_folded && !m_foldedNote.isEmpty();
    m_sign->setVisible(!hasNote);
    if (hasNote)
        return m_next->setTexts(m_foldedNote);
    const QStringList hints =
        m_pointer->card() ? m_places.keyHints(*m_pointer->card()) : QStringList();
    if (!hints.isEmpty())
        return m_next->setTexts(hints);
    m_next->setTexts(m_compact ? QStringList{texts.last()} : texts);
}

void DeckPanel::showDeck()
{
    m_grid->setUsedKeys(m_places.usedKeys());
    m_grid->setRules(m_places.rules());
    m_grid->setExtraKeys(m_places.hasWildKey(), m_places.hasUnknownKey());
    m_oneDeck->setChecked(m_places.isOneDeck());
    showLeft();
}

/// The place of the next card comes before how many are left.
void DeckPanel::showLeft()
{
    const bool isNarrow = m_compact || width() < scaled(560, font());
    const QStringList left = m_places.leftTexts();
    m_left->setVisible(!left.isEmpty());
    if (!left.isEmpty())
        m_left->setTexts(isNarrow ? QStringList{left.last()} : left);
}

void DeckPanel::showFold()
{
    m_fold->setIcon(icon(m_folded ? IconId::chevronUp : IconId::chevronDown));
    m_fold->setAccessibleName(m_folded ? tr("Show the deck") : tr("Fold the deck"));
    m_fold->setStatusTip(m_folded ? tr("Show the keys of the deck")
                                  : tr("Fold the deck to one line"));
    m_fold->setToolTip(m_fold->statusTip());
    m_oneDeck->setVisible(!m_folded && m_places.hasDeckChoice());
    m_entry->setVisible(!m_folded);
    m_grid->setVisible(!m_folded);
    showNextSlot();
    applyLengths();
}

void DeckPanel::applyLengths()
{
    constexpr double padding = 14;
    constexpr double ring = 3; // of the focus, around the keys
    constexpr double strip = 26;
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    const auto sized = [this](double pixels, QFont::Weight weight) {
        QFont other = resized(font(), pixels / 13);
        other.setWeight(weight);
        return other;
    };
    m_fold->setFont(sized(13, QFont::DemiBold));
    m_next->setFont(sized(12.5, QFont::Medium));
    m_left->setFont(sized(12, QFont::Normal));
    m_oneDeck->setFont(sized(12.5, QFont::Normal));
    m_entry->setFont(sized(12, QFont::Normal));
    m_fold->setIconSize(QSize(length(12), length(12)));
    m_fold->setFixedHeight(length(strip) - 2);

    auto* all = static_cast<QVBoxLayout*>(m_body->layout());
    auto* header = static_cast<QHBoxLayout*>(all->itemAt(0)->layout());
    header->setSpacing(length(12));
    header->itemAt(1)->layout()->setSpacing(length(4));
    header->setContentsMargins(length(ring), 0, length(ring), 0);
    const int side = length(padding - ring);
    if (m_folded) {
        all->setSpacing(0);
        all->setContentsMargins(side, 1, side, 1);
    } else {
        all->setSpacing(length(8 - ring));
        all->setContentsMargins(side, length(m_compact ? 6 : 7), side, length(10 - ring));
    }
    setMaximumHeight(m_folded ? length(strip) : QWIDGETSIZE_MAX);
    updateGeometry();
}

void DeckPanel::applyColors()
{
    QPalette own; // sets one colour, inherits the others
    own.setColor(QPalette::WindowText, Colors::of(palette()).secondaryText);
    m_left->setPalette(own);
}

QSize DeckPanel::sizeHint() const
{
    return m_body->sizeHint();
}

QSize DeckPanel::minimumSizeHint() const
{
    return m_body->minimumSizeHint();
}

/// The line in the header changes with nearly every card. Unless the panel needs a different size,
/// nothing around it has to be laid out and painted again.
bool DeckPanel::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        const QSize needed(minimumSizeHint().width(), sizeHint().height());
        if (needed != m_needed)
            updateGeometry();
        m_needed = needed;
    }
    return QFrame::event(event);
}

void DeckPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    showLeft();
    m_body->setGeometry(rect());
}

void DeckPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLengths();
    if (event->type() == QEvent::PaletteChange)
        applyColors();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        showNextSlot();
}

bool DeckPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_grid && event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            m_backAfterPick = false;
    }
    return QFrame::eventFilter(watched, event);
}

void DeckPanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    painter.setPen(QPen(colors.hairline, colors.line(1)));
    painter.setBrush(colors.window);
    const qreal radius = 6.5 * uiScale(font());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace showdown::gui
