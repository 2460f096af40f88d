// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/presetpreview.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/choicebox.h"
#include "app/gui/widgets/flowlayout.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/narration/rulestext.h"
#include "app/narration/whytext.h"
#include "core/questions/otherrules.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {

PresetPreview::PresetPreview(const CompareSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_box(new ChoiceBox(QStringLiteral("presetPreviewBox"), this)),
      m_choice(new QComboBox(this)),
      m_use(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("presetPreview"));
    m_choice->setObjectName(QStringLiteral("presetPreviewCombo"));
    m_choice->setFocusPolicy(Qt::StrongFocus);
    m_use->setObjectName(QStringLiteral("usePresetButton"));
    m_close->setObjectName(QStringLiteral("closePresetPreviewButton"));
    auto* buttons = new FlowLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{m_choice, m_use, m_close})
        buttons->addWidget(each);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    layout->addLayout(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &PresetPreview::showPreset);
    connect(m_use, &QPushButton::clicked, this, [this] {
        const auto index = static_cast<std::size_t>(std::max(0, m_choice->currentIndex()));
        const Preset preset = m_presets[index];
        close();
        emit presetChosen(preset);
    });
    connect(m_close, &QPushButton::clicked, this, &PresetPreview::close);
    session.whenChanged(TableChange::rules | TableChange::shown, this, &PresetPreview::close);
    session.whenChanged(TableChange::names, this, &PresetPreview::showPreset);
    onLookChange(*this, [this] { updateLook(); });
    hide();
    onRetranslate(*this, [this] { showWords(); });
}

void PresetPreview::showWords()
{
    const auto say = [](QPushButton& button, const QString& text, const QString& tip) {
        button.setText(text);
        button.setAccessibleName(text);
        button.setStatusTip(tip);
        button.setToolTip(tip);
    };
    say(*m_use, tr("Use these rules"), tr("Play by these house rules from now on"));
    say(*m_close, tr("Close"), tr("Leave the house rules as they are"));
    m_choice->setAccessibleName(tr("House rules to look at"));
    m_choice->setStatusTip(tr("Choose which house rules to look at"));
    m_choice->setToolTip(m_choice->statusTip());
    for (int index = 0; index < m_choice->count(); ++index)
        m_choice->setItemText(index,
                              narration::presetName(m_presets[static_cast<std::size_t>(index)]));
    showPreset();
}

void PresetPreview::showPresets(const std::vector<Preset>& presets)
{
    hide(); // until the choice is whole
    m_presets = presets;
    m_choice->clear();
    for (const Preset preset : presets)
        m_choice->addItem(narration::presetName(preset));
    m_choice->setVisible(presets.size() > 1);
    show();
    showPreset();
    (presets.size() > 1 ? static_cast<QWidget*>(m_choice) : m_use)->setFocus(Qt::OtherFocusReason);
}

/// The outcome, and below it a sentence for each rule that would change.
void PresetPreview::showPreset()
{
    const int index = m_choice->currentIndex();
    if (isHidden() || index < 0 || index >= static_cast<int>(m_presets.size()))
        return;
    const Preset preset = m_presets[static_cast<std::size_t>(index)];
    const HouseRules& inForce = m_session.rules().rules;
    std::vector<PresetOutcome> outcomes =
        underEveryPreset(tables::hands(m_session.table()), inForce, m_session.lens());
    std::erase_if(outcomes, [preset](const PresetOutcome& each) { return each.preset != preset; });
    const auto texts = narration::otherRulesTexts(outcomes, m_session.names());
    QStringList changes;
    for (const Rule rule : NamedRules{preset, inForce}.changed())
        changes << narration::ruleSentence(rulesOf(preset), rule);
    m_box->show(texts.empty() ? narration::presetName(preset) : texts.front().text,
                changes.join(u' '), true);
    setAccessibleName(texts.empty() ? QString() : texts.front().text);
}

void PresetPreview::close()
{
    if (isHidden())
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus)
        emit focusLeft();
}

void PresetPreview::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    QWidget::keyPressEvent(event);
}

void PresetPreview::updateLook()
{
    layout()->setSpacing(scaled(6, font()));
    layout()->itemAt(1)->layout()->setSpacing(scaled(8, font()));
    for (QWidget* each : std::initializer_list<QWidget*>{m_choice, m_use, m_close})
        each->setMinimumHeight(scaled(28, font()));
}

} // namespace showdown::gui
