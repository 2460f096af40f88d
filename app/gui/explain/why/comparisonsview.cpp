// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/comparisonsview.h"

#include "app/gui/explain/why/comparisonstree.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/comparisontext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QToolButton>

namespace showdown::gui {

ComparisonsView::ComparisonsView(const CompareSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new ComparisonsModel(session, this))
{
    setObjectName(QStringLiteral("comparisonsView"));
    createWidgets();
    arrange();
    connectParts();
    updateLook();
    onRetranslate(*this, [this] {
        m_heading->setText(tr("Comparisons"));
        showCount();
        showExpansion();
    });
}

void ComparisonsView::setPlayer(int player)
{
    m_model->setPlayer(player);
    m_tree->openDeciding();
}

void ComparisonsView::setCompact(bool compact)
{
    m_tree->setCompact(compact);
}

int ComparisonsView::usualHeight(int width) const
{
    return m_tree->isHidden() ? minimumSizeHint().height()
                              : minimumSizeHint().height() - m_tree->minimumSizeHint().height()
                                    + m_tree->usualHeight(width);
}

void ComparisonsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::StyleChange)
        updateLook();
}

void ComparisonsView::createWidgets()
{
    m_heading = new TextLabel(QStringLiteral("comparisonsLabel"), this);
    m_count = new TextLabel(QStringLiteral("comparisonsCountLabel"), this);
    m_count->setInk(Ink::secondary);
    m_count->setWordWrap(true); // so that the heading stays whole
    m_expandButton = new QToolButton(this);
    m_expandButton->setObjectName(QStringLiteral("expandComparisonsButton"));
    m_expandButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_expandButton->setAutoRaise(true);
    m_tree = new ComparisonsTree(*m_model, this);
    m_note = new TextLabel(QStringLiteral("comparisonsNoteLabel"), this);
    m_note->setInk(Ink::secondary);
    m_note->setWordWrap(true);
}

void ComparisonsView::arrange()
{
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_heading);
    heading->addWidget(m_count, 1);
    heading->addWidget(m_expandButton);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(heading);
    layout->addWidget(m_note);
    layout->addWidget(m_tree, 1);
    layout->addStretch(0);
}

void ComparisonsView::connectParts()
{
    connect(m_tree, &ComparisonsTree::partSelected, this, &ComparisonsView::partSelected);
    connect(m_tree, &ComparisonsTree::partCleared, this, &ComparisonsView::partCleared);
    connect(m_tree, &ComparisonsTree::partActivated, this, &ComparisonsView::partActivated);
    connect(m_tree, &ComparisonsTree::expansionChanged, this, &ComparisonsView::showExpansion);
    connect(m_expandButton, &QToolButton::clicked, this,
            [this] { m_tree->setAllExpanded(!m_tree->isAnyExpanded()); });
    connect(m_model, &ComparisonsModel::modelReset, this, &ComparisonsView::showCount);
    m_session.whenChanged(TableChange::shown, this, &ComparisonsView::showCount);
}

void ComparisonsView::updateLook()
{
    const auto px = [this](double length) { return scaled(length, font()); };
    QFont heading = font();
    heading.setWeight(QFont::DemiBold);
    m_heading->setFont(heading);
    m_count->setFont(resized(font(), 12.0 / 13));
    m_expandButton->setFont(resized(font(), 12.0 / 13));
    QPalette link; // sets one colour, inherits the others
    link.setColor(QPalette::ButtonText, Colors::of(palette()).role(Role::accent));
    m_expandButton->setPalette(link);
    m_expandButton->setMinimumHeight(px(24));
    layout()->setContentsMargins(0, px(6), 0, 0);
    layout()->setSpacing(px(2));
    layout()->itemAt(0)->layout()->setContentsMargins(px(4), 0, 0, 0);
    layout()->itemAt(0)->layout()->setSpacing(px(9));
    m_note->setContentsMargins(px(4), px(4), px(4), px(4));
}

void ComparisonsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitCount();
}

/// The heading and the button have priority over the count.
void ComparisonsView::fitCount()
{
    const QLayout* row = layout()->itemAt(0)->layout();
    const int needed = m_heading->sizeHint().width() + m_expandButton->sizeHint().width()
                       + m_count->minimumSizeHint().width() + 2 * row->spacing()
                       + row->contentsMargins().left();
    m_count->setVisible(needed <= width());
}

void ComparisonsView::showCount()
{
    const int count = m_model->rowCount();
    m_count->setText(count > 0 ? narration::comparisonCount(count) : QString());
    m_note->setText(narration::comparisonsWait(m_session.shownLens().has_value()));
    m_note->setVisible(count == 0);
    m_tree->setVisible(count > 0);
    m_expandButton->setVisible(count > 0);
    fitCount();
}

void ComparisonsView::showExpansion()
{
    const bool collapses = m_tree->isAnyExpanded();
    m_expandButton->setText(collapses ? tr("Collapse all") : tr("Expand all"));
    m_expandButton->setAccessibleName(collapses ? tr("Collapse all comparisons")
                                                : tr("Expand all comparisons"));
    m_expandButton->setStatusTip(collapses ? tr("Show only how each comparison came out")
                                           : tr("Show every part that was compared"));
    m_expandButton->setToolTip(m_expandButton->statusTip());
    fitCount();
}

} // namespace showdown::gui
