// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/explanationdock.h"

#include "app/gui/widgets/pagetabs.h"
#include "app/gui/widgets/taborder.h"

#include <QEvent>
#include <QLayout>
#include <QStyleOptionDockWidget>
#include <QStylePainter>
#include <QTabBar>

#include <algorithm>

namespace showdown::gui {
namespace {

/// Tabs that take their width from the dock, not from their pages.
class Tabs : public PageTabs
{
public:
    explicit Tabs(ExplanationDock& dock) : PageTabs(&dock), m_dock(dock) {}

    QSize sizeHint() const override
    {
        return {m_dock.preferredWidth(), QTabWidget::sizeHint().height()};
    }

    /// Makes Tab go from the tabs into the current page, whatever the order of creation.
    void orderPage()
    {
        if (!currentWidget())
            return;
        std::vector<QWidget*> stops = tabStopsIn(*currentWidget(), tabBar());
        stops.insert(stops.begin(), tabBar());
        chainTabs(stops);
    }

protected:
    bool focusNextPrevChild(bool next) override
    {
        orderPage();
        return QTabWidget::focusNextPrevChild(next);
    }

private:
    const ExplanationDock& m_dock;
};

} // namespace

ExplanationDock::ExplanationDock(QWidget* parent) : QDockWidget(parent), m_tabs(new Tabs(*this))
{
    setObjectName(QStringLiteral("explanationDock"));
    m_tabs->setObjectName(QStringLiteral("explanationTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setMinimumWidth(smallestWidth);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_gone = nullptr;
        orderPage();
    });
    setWidget(m_tabs);
    setTitle({});
}

void ExplanationDock::setPages(const QString& view, const std::vector<DockPage>& pages)
{
    if (view == m_view) {
        changePages(pages);
        m_pages = pages;
    } else {
        setPageOf(m_view, pageName());
        m_view = view;
        m_pages.clear();            // no page has a name while the tabs change
        while (m_tabs->count() > 1) // the current one last, so that no other one is shown meanwhile
            m_tabs->removeTab(m_tabs->currentIndex() == 0 ? 1 : 0);
        m_tabs->clear();
        for (const DockPage& page : pages)
            m_tabs->addTab(page.widget, page.title);
        m_pages = pages;
        showPage(m_lastPages.value(view));
    }
    for (const DockPage& page : pages)
        m_tabs->setTabText(m_tabs->indexOf(page.widget), page.title);
    orderPage();
}

void ExplanationDock::orderPage()
{
    static_cast<Tabs*>(m_tabs)->orderPage();
}

/// Removes and inserts only what differs, so that the current page keeps the focus. One that goes
/// while it is shown is shown again when it comes back, unless another was chosen meanwhile.
void ExplanationDock::changePages(const std::vector<DockPage>& pages)
{
    const auto isKept = [&](const QWidget* page) {
        return std::ranges::any_of(pages,
                                   [&](const DockPage& each) { return each.widget == page; });
    };
    if (QWidget* current = m_tabs->currentWidget(); !pages.empty() && !isKept(current)) {
        m_tabs->setCurrentWidget(pages.front().widget);
        m_gone = current;
    }
    for (int tab = m_tabs->count() - 1; tab >= 0; --tab) {
        if (!isKept(m_tabs->widget(tab)))
            m_tabs->removeTab(tab);
    }
    for (int tab = 0; tab < static_cast<int>(pages.size()); ++tab) {
        const DockPage& page = pages[static_cast<std::size_t>(tab)];
        if (m_tabs->indexOf(page.widget) < 0)
            m_tabs->insertTab(tab, page.widget, page.title);
    }
    if (m_gone && isKept(m_gone))
        m_tabs->setCurrentWidget(m_gone);
}

void ExplanationDock::setTitle(const QString& title)
{
    setWindowTitle(title.isEmpty() ? tr("Explanation") : title);
}

bool ExplanationDock::showPage(const QString& name)
{
    const auto found = std::ranges::find(m_pages, name, &DockPage::name);
    if (found == m_pages.end())
        return false;
    m_tabs->setCurrentWidget(found->widget);
    return true;
}

QString ExplanationDock::pageName() const
{
    const auto found = std::ranges::find(m_pages, m_tabs->currentWidget(), &DockPage::widget);
    return found == m_pages.end() ? QString() : found->name;
}

QString ExplanationDock::pageOf(const QString& view) const
{
    return view == m_view ? pageName() : m_lastPages.value(view);
}

void ExplanationDock::setPageOf(const QString& view, const QString& page)
{
    m_lastPages[view] = page;
    if (view == m_view)
        showPage(page);
}

void ExplanationDock::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_tabs->updateGeometry();
}

void ExplanationDock::setPresented(bool presented)
{
    QWidget* title = titleBarWidget();
    if (presented == (title != nullptr))
        return;
    setTitleBarWidget(presented ? new QWidget(this) : nullptr);
    delete title;
    m_tabs->tabBar()->setVisible(!presented);
}

void ExplanationDock::setWide(bool wide)
{
    m_isWide = wide;
    m_tabs->updateGeometry();
}

int ExplanationDock::preferredWidth() const
{
    if (m_isWide)
        return m_compact ? compactStepsWidth : stepsWidth;
    return m_compact ? compactWidth : usualWidth;
}

void ExplanationDock::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layout()->invalidate(); // the title needs a different height
}

/// Paints as QDockWidget does, which keeps the initial font for the title.
void ExplanationDock::paintEvent(QPaintEvent* event)
{
    if (isFloating() || titleBarWidget()) {
        QDockWidget::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    painter.setFont(font());
    QStyleOptionDockWidget title;
    initStyleOption(&title);
    painter.drawControl(QStyle::CE_DockWidgetTitle, title);
}

} // namespace showdown::gui
