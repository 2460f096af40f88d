// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/explanationdock.h"

#include "app/gui/explain/whypage.h"

#include <QTabWidget>

namespace showdown::gui {
namespace {

/// Takes its width from the dock, not from what happens to stand in its pages.
class Tabs : public QTabWidget
{
public:
    explicit Tabs(ExplanationDock& dock) : QTabWidget(&dock), m_dock(dock) {}

    QSize sizeHint() const override
    {
        return {m_dock.preferredWidth(), QTabWidget::sizeHint().height()};
    }

private:
    const ExplanationDock& m_dock;
};

} // namespace

ExplanationDock::ExplanationDock(const Session& session, const NextSlot& nextSlot, QWidget* parent)
    : QDockWidget(tr("Explanation"), parent),
      m_tabs(new Tabs(*this)),
      m_whyPage(new WhyPage(session, nextSlot, m_tabs))
{
    setObjectName(QStringLiteral("explanationDock"));
    m_tabs->setObjectName(QStringLiteral("explanationTabs"));
    m_tabs->setAccessibleName(windowTitle());
    m_tabs->setDocumentMode(true);
    m_tabs->setMinimumWidth(smallestWidth);
    m_tabs->addTab(m_whyPage, tr("Why"));
    setWidget(m_tabs);
}

void ExplanationDock::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_whyPage->setCompact(compact);
    m_tabs->updateGeometry();
}

} // namespace showdown::gui
