// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/lenschoice.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/lenscombo.h"
#include "app/gui/widgets/noticebar.h"
#include "app/narration/rulestext.h"

#include <QActionGroup>
#include <QMenu>
#include <QPushButton>

#include <utility>

namespace showdown::gui {

LensChoice::LensChoice(CompareSession& session, CompareActions& actions, LensCombo& combo,
                       NoticePlace& notices, QWidget* window, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_actions(actions),
      m_combo(combo),
      m_bar(notices.add(QStringLiteral("lensBar"))),
      m_menu(new QMenu(window))
{
    m_menu->setObjectName(QStringLiteral("lensMenu"));
    m_menu->addActions(actions.lenses->actions());
    m_menu->insertSeparator(m_menu->actions().at(1));
    m_bar.setIcon(IconId::show);
    m_bar.setLasting(true);
    QPushButton& back = m_bar.addButton(QStringLiteral("bestRankButton"));
    onRetranslate(m_bar, [&back] {
        NoticeBar::setWords(back, tr("&Back to best rank"),
                            tr("Compare all hands by their best rank again"));
    });
    connect(&back, &QPushButton::clicked, this, [this] { choose(std::nullopt); });
    connect(&combo, &LensCombo::lensChosen, this, &LensChoice::choose);
    connect(actions.lenses, &QActionGroup::triggered, this,
            [this](const QAction* action) { choose(lensOf(action->data())); });
    session.whenChanged(TableChange::rules | TableChange::lens, this, &LensChoice::show);
    session.whenChanged(TableChange::shown, this, &LensChoice::showBar);
    show();
}

QAction& LensChoice::menuEntry() const
{
    return *m_menu->menuAction();
}

void LensChoice::choose(std::optional<Category> lens)
{
    m_session.setLens(lens);
    show(); // even if it is already in force: its entry stays checked
}

void LensChoice::show()
{
    //: The title of a menu of ranks that all hands can be compared as
    m_menu->setTitle(tr("Compare &as"));
    const HouseRules& rules = m_session.rules().rules;
    m_combo.showLens(m_session.lens(), rules);
    m_actions.showLens(m_session.lens(), rules);
    showBar();
    sayWhatIsGone();
}

void LensChoice::showBar()
{
    const std::optional<Category> lens = m_session.lens();
    if (!lens)
        return m_bar.dismiss();
    m_bar.setText(m_session.triedPlayer()
                      ? tr("While a wild is tried, the hands are compared by their best rank.")
                      : narration::comparingAs(*lens));
    m_bar.present();
}

void LensChoice::sayWhatIsGone()
{
    const std::optional<Category> before = std::exchange(m_shown, m_session.lens());
    if (!before || m_session.rules().rules.knows(*before))
        return;
    // The status bar clears its message while a step is made.
    QMetaObject::invokeMethod(
        this, [this, gone = narration::lensGone(*before)] { emit said(gone); },
        Qt::QueuedConnection);
}

} // namespace showdown::gui
