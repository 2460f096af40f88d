// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/settings/settingsdialog.h"

#include "app/gui/cards/cardsicon.h"
#include "app/gui/settings/preferences.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/quietscrollbar.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/translation.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <algorithm>

namespace showdown::gui {
namespace {

/// One card of each suit, which shows all colours of a deck.
std::vector<Card> cardsOfAllSuits()
{
    return {{Rank::ace, Suit::spades},
            {Rank::king, Suit::hearts},
            {Rank::queen, Suit::diamonds},
            {Rank::jack, Suit::clubs}};
}

/// Selects the entry of a list that has this data.
template <typename Value>
void choose(QComboBox& list, const Value& value)
{
    list.setCurrentIndex(list.findData(QVariant::fromValue(value)));
}

} // namespace

SettingsDialog::SettingsDialog(Appearance& appearance, Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_appearance(appearance), m_preferences(preferences)
{
    setObjectName(QStringLiteral("settingsDialog"));
    createFields();
    createRestored();
    createButtons();
    arrange();
    connectFields();
    onRetranslate(*this, [this] { showWords(); });
}

void SettingsDialog::createFields()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("settingsScrollArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(new QWidget);
    QWidget* page = m_scroll->widget();
    const auto addLabel = [page](const char* name, QLabel*& label) {
        label = new QLabel(page);
        label->setObjectName(QString::fromLatin1(name));
    };
    const auto addList = [page](const char* name, QComboBox*& list) {
        list = new QComboBox(page);
        list->setObjectName(QString::fromLatin1(name));
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    };
    addLabel("languageLabel", m_languageLabel);
    addList("languageCombo", m_language);
    addLabel("themeLabel", m_themeLabel);
    addList("themeCombo", m_theme);
    addLabel("suitColorsLabel", m_suitsLabel);
    for (const auto& [colors, name] :
         {std::pair(SuitColors::two, "twoColorsRadio"), {SuitColors::four, "fourColorsRadio"}}) {
        QRadioButton*& radio = m_suits[colors] = new QRadioButton(page);
        radio->setObjectName(QString::fromLatin1(name));
        radio->setIcon(cardsIcon(cardsOfAllSuits(), colors));
    }
    addLabel("textSizeLabel", m_textSizeLabel);
    m_textSize = new QSpinBox(page);
    m_textSize->setObjectName(QStringLiteral("textSizeField"));
    m_textSize->setSingleStep(Appearance::textStep);
    m_textSize->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_textSize->setKeyboardTracking(false); // "150" is not first 1 and then 15
    addLabel("motionLabel", m_motionLabel);
    addList("motionCombo", m_motion);
    addLabel("presentScreenLabel", m_screenLabel);
    addList("presentScreenCombo", m_screen);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_language, m_theme, m_textSize, m_motion, m_screen})
        leaveWheel(*field);
}

void SettingsDialog::createRestored()
{
    QWidget* page = m_scroll->widget();
    m_restoredLabel = new QLabel(page);
    m_restoredLabel->setObjectName(QStringLiteral("restoredLabel"));
    for (const auto& [what, name] : {std::pair(Restored::table, "restoreTableCheckBox"),
                                     {Restored::window, "restoreWindowCheckBox"},
                                     {Restored::view, "restoreViewCheckBox"}}) {
        m_restored[what] = new QCheckBox(page);
        m_restored[what]->setObjectName(QString::fromLatin1(name));
    }
}

void SettingsDialog::createButtons()
{
    m_defaults = new QPushButton(this);
    m_defaults->setObjectName(QStringLiteral("restoreDefaultsButton"));
    m_close = new QPushButton(this);
    m_close->setObjectName(QStringLiteral("closeSettingsButton"));
    for (QPushButton* button : {m_defaults, m_close})
        button->setAutoDefault(false); // so that Enter in a field only ends typing
}

void SettingsDialog::arrange()
{
    m_languageLabel->setBuddy(m_language);
    m_themeLabel->setBuddy(m_theme);
    m_textSizeLabel->setBuddy(m_textSize);
    m_motionLabel->setBuddy(m_motion);
    m_screenLabel->setBuddy(m_screen);
    auto* suits = new QVBoxLayout;
    suits->setSpacing(0); // their cards have margins
    for (const auto& [colors, radio] : m_suits)
        suits->addWidget(radio, 0, Qt::AlignLeading);
    auto* restored = new QVBoxLayout;
    for (const auto& [what, box] : m_restored)
        restored->addWidget(box, 0, Qt::AlignLeading);
    auto* form = new QFormLayout(m_scroll->widget());
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setFormAlignment(Qt::AlignLeading | Qt::AlignTop);
    form->setLabelAlignment(Qt::AlignLeading);
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_themeLabel, m_theme);
    form->addRow(m_suitsLabel, suits);
    form->addRow(m_textSizeLabel, m_textSize);
    form->addRow(m_motionLabel, m_motion);
    form->addRow(m_screenLabel, m_screen);
    form->addRow(m_restoredLabel, restored);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_defaults, QDialogButtonBox::ResetRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void SettingsDialog::connectFields()
{
    connect(m_language, &QComboBox::activated, this,
            [this] { m_preferences.setLanguage(m_language->currentData().toString()); });
    connect(m_theme, &QComboBox::activated, this,
            [this] { m_appearance.setTheme(m_theme->currentData().value<Theme>()); });
    for (const auto& each : m_suits)
        connect(each.second, &QRadioButton::clicked, this,
                [this, colors = each.first] { m_appearance.setSuitColors(colors); });
    connect(m_textSize, &QSpinBox::valueChanged, &m_appearance, &Appearance::setTextSize);
    connect(m_motion, &QComboBox::activated, this,
            [this] { m_appearance.setMotion(m_motion->currentData().value<Motion>()); });
    connect(m_screen, &QComboBox::activated, this,
            [this] { m_preferences.setScreen(m_screen->currentData().toString()); });
    for (const auto& each : m_restored)
        connect(each.second, &QCheckBox::toggled, this,
                [this, what = each.first](bool on) { m_preferences.setRestored(what, on); });
    connect(m_defaults, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    for (const auto changed : {&Appearance::themeChanged, &Appearance::suitColorsChanged,
                               &Appearance::textSizeChanged, &Appearance::motionChanged})
        connect(&m_appearance, changed, this, &SettingsDialog::showValues);
    for (const auto changed : {&Preferences::languageChanged, &Preferences::screenChanged,
                               &Preferences::restoredChanged})
        connect(&m_preferences, changed, this, &SettingsDialog::showValues);
}

void SettingsDialog::present()
{
    show();
    raise();
    activateWindow();
}

void SettingsDialog::showWords()
{
    setWindowTitle(tr("Settings"));
    nameField(*m_languageLabel, *m_language, tr("&Language:"),
              tr("The language that the program speaks"));
    nameField(*m_themeLabel, *m_theme, tr("&Theme:"), tr("The colours of the window"));
    m_suitsLabel->setText(tr("Deck:"));
    const QString suits = withoutMnemonic(m_suitsLabel->text());
    for (const auto& [colors, radio] : m_suits) {
        const bool isTwo = colors == SuitColors::two;
        nameButton(*radio, isTwo ? tr("T&wo colours") : tr("&Four colours"),
                   isTwo ? tr("Hearts and diamonds are red, spades and clubs black")
                         : tr("Diamonds are blue and clubs green"));
        radio->setAccessibleDescription(suits);
    }
    nameField(*m_textSizeLabel, *m_textSize, tr("Text &size:"),
              tr("How large text and cards are, measured by the desktop's text"));
    //: After a number
    m_textSize->setSuffix(tr(" %"));
    nameField(*m_motionLabel, *m_motion, tr("&Motion:"), tr("How long cards are seen moving"));
    nameField(*m_screenLabel, *m_screen, tr("P&resent on:"), tr("The screen that a class sees"));
    m_restoredLabel->setText(tr("At the next start:"));
    const auto showBox = [this](Restored what, const QString& text, const QString& tip) {
        nameButton(*m_restored[what], text, tip);
        m_restored[what]->setAccessibleDescription(m_restoredLabel->text());
    };
    showBox(Restored::table, tr("The same &hands"),
            tr("Begin with the hands, rules and situation of the last time, not with the sample"));
    showBox(Restored::window, tr("The same &place and panels"),
            tr("Let the window and its panels stand as they stood the last time"));
    showBox(Restored::view, tr("The same &view"), tr("Show the view that was shown last"));
    nameButton(*m_defaults, tr("Restore &defaults"), tr("Set everything here as it was at first"));
    nameButton(*m_close, tr("&Close"), tr("Close the settings"));
    showChoices();
}

/// Fills the lists.
void SettingsDialog::showChoices()
{
    m_language->clear();
    //: An entry of a list of languages; %1: the name of one, "English"
    m_language->addItem(
        tr("Follow system (%1)").arg(narration::languageName(narration::systemLanguage())),
        QString());
    for (const QString& language : narration::availableLanguages())
        m_language->addItem(narration::languageName(language), language);
    m_theme->clear();
    m_theme->addItem(tr("Follow system"), QVariant::fromValue(Theme::system));
    m_theme->addItem(tr("Light"), QVariant::fromValue(Theme::light));
    m_theme->addItem(tr("Dark"), QVariant::fromValue(Theme::dark));
    m_theme->addItem(tr("High contrast"), QVariant::fromValue(Theme::highContrast));
    m_motion->clear();
    //: How long cards are seen moving
    m_motion->addItem(tr("Short"), QVariant::fromValue(Motion::shown));
    //: Cards are not seen moving
    m_motion->addItem(tr("None"), QVariant::fromValue(Motion::none));
    m_screen->clear();
    m_screen->addItem(tr("The screen of the window"), QString());
    const QList<QScreen*> screens = QGuiApplication::screens();
    for (const QScreen* screen : screens)
        //: One of several screens; %1: its name, %2 × %3: its size
        m_screen->addItem(tr("%1, %2 × %3")
                              .arg(screen->name())
                              .arg(screen->geometry().width())
                              .arg(screen->geometry().height()),
                          screen->name());
    for (QWidget* part : {static_cast<QWidget*>(m_screenLabel), static_cast<QWidget*>(m_screen)})
        part->setVisible(screens.size() > 1);
    resizeCards();
    showValues();
}

void SettingsDialog::showValues()
{
    choose(*m_language, m_preferences.language());
    choose(*m_theme, m_appearance.theme());
    m_suits[m_appearance.suitColors()]->setChecked(true);
    const QSignalBlocker blocker(m_textSize); // another range may cut the value
    m_textSize->setRange(Appearance::smallestText, m_appearance.mostTextSize());
    m_textSize->setValue(m_appearance.textSize());
    choose(*m_motion, m_appearance.motion());
    choose(*m_screen, m_preferences.screen());
    for (const auto& [what, box] : m_restored)
        box->setChecked(m_preferences.isRestored(what));
    m_defaults->setEnabled(!areDefaults());
}

void SettingsDialog::resizeCards()
{
    const auto cards = static_cast<int>(cardsOfAllSuits().size());
    for (const auto& [colors, radio] : m_suits)
        radio->setIconSize(cardsIconSize(cards, font()));
}

/// As large as its content if the screen is; otherwise its page scrolls.
void SettingsDialog::fit()
{
    auto& form = static_cast<QFormLayout&>(*m_scroll->widget()->layout());
    const QMargins edges = layout()->contentsMargins();
    const QSize around(edges.left() + edges.right(),
                       sizeHint().height() - m_scroll->sizeHint().height());
    const QSize most = screen()->availableSize() * 9 / 10 - around;
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    form.setRowWrapPolicy(QFormLayout::DontWrapRows);
    if (form.sizeHint().width() + bar > most.width())
        form.setRowWrapPolicy(QFormLayout::WrapAllRows);
    const QSize whole = form.sizeHint() + QSize(bar, 0);
    m_scroll->setMinimumWidth(std::min(whole.width(), most.width()));
    resize(whole.boundedTo(most) + around);
}

bool SettingsDialog::areDefaults() const
{
    return m_preferences.areDefaults() && m_appearance.theme() == Theme::system
           && m_appearance.suitColors() == SuitColors::two
           && m_appearance.textSize() == m_appearance.plainTextSize()
           && m_appearance.motion() == Motion::shown;
}

void SettingsDialog::restoreDefaults()
{
    m_appearance.setTheme(Theme::system);
    m_appearance.setSuitColors(SuitColors::two);
    m_appearance.setTextSize(m_appearance.plainTextSize());
    m_appearance.setMotion(Motion::shown);
    m_preferences.setDefaults();
}

void SettingsDialog::showEvent(QShowEvent* event)
{
    if (!event->spontaneous()) {
        fit();
        m_language->setFocus(Qt::OtherFocusReason);
    }
    QDialog::showEvent(event);
}

void SettingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    const bool isOther =
        event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange;
    if (!isOther || !m_close)
        return;
    resizeCards();
    QMetaObject::invokeMethod(this, &SettingsDialog::fit, Qt::QueuedConnection); // after its parts
}

/// No button is the default one: Enter presses the focused one.
void SettingsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QDialog::keyPressEvent(event);
    if (auto* button = qobject_cast<QPushButton*>(focusWidget()))
        button->click();
}

} // namespace showdown::gui
