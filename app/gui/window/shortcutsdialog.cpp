// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/shortcutsdialog.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QShowEvent>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace showdown::gui {
namespace {

constexpr QSize usualSize(560, 600);

/// Rows that are high enough for words that wrap.
class WrappingDelegate : public QStyledItemDelegate
{
public:
    explicit WrappingDelegate(QTreeWidget& list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int anyHeight = 1000;
        QStyleOptionViewItem wrapped = option;
        const int level = index.parent().isValid() ? 2 : 1;
        const int indentation = index.column() == 0 ? level * m_list.indentation() : 0;
        wrapped.rect = {0, 0, m_list.columnWidth(index.column()) - indentation, anyHeight};
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }

private:
    QTreeWidget& m_list;
};

QString keysOf(const QAction& action)
{
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
}

/// An entry that is in two menus is listed where it comes first.
void addActions(ShortcutGroup& group, const QList<QAction*>& actions)
{
    for (const QAction* action : actions) {
        if (action->menu())
            addActions(group, action->menu()->actions());
        else if (!action->shortcuts().isEmpty())
            group.entries.push_back(
                {withoutMnemonic(action->text()), keysOf(*action), action->statusTip()});
    }
}

} // namespace

std::vector<ShortcutGroup> allShortcuts(const QMenuBar* menus, const View* view)
{
    std::vector<ShortcutGroup> groups;
    const QList<QAction*> titles = menus ? menus->actions() : QList<QAction*>();
    for (const QAction* title : titles) {
        ShortcutGroup group{withoutMnemonic(title->text()), {}};
        if (title->menu())
            addActions(group, title->menu()->actions());
        if (!group.entries.empty())
            groups.push_back(std::move(group));
    }
    if (view)
        std::ranges::move(view->shortcutGroups(), std::back_inserter(groups));
    return groups;
}

ShortcutsDialog::ShortcutsDialog(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent),
      m_menus(&menus),
      m_caption(new QLabel(this)),
      m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_nothing(new QLabel(this))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    m_caption->setObjectName(QStringLiteral("shortcutsSearchLabel"));
    m_caption->setBuddy(m_search);
    m_search->setObjectName(QStringLiteral("shortcutsSearchEdit"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("shortcutsList"));
    m_list->setColumnCount(2);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new WrappingDelegate(*m_list));
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, &QTreeWidget::doItemsLayout);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_nothing->setObjectName(QStringLiteral("noShortcutsLabel"));
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("closeShortcutsButton"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_caption);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing);
    layout->addWidget(buttons);
    retranslate();
}

void ShortcutsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// The view, and with it the menus, may have changed since last time.
void ShortcutsDialog::showEvent(QShowEvent* event)
{
    if (!event->spontaneous()) {
        fill();
        fit();
    }
    m_search->setFocus(Qt::OtherFocusReason);
    QDialog::showEvent(event);
}

/// Initially sized for the text, later as the user left it; never larger than the window.
void ShortcutsDialog::fit()
{
    const QSize whole(scaled(usualSize.width(), font()), scaled(usualSize.height(), font()));
    const QSize most = parentWidget()->size().boundedTo(screen()->availableSize() * 9 / 10);
    resize((m_isFitted ? size() : whole).boundedTo(most));
    m_isFitted = true;
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_caption->setText(tr("&Search"));
    m_search->setAccessibleName(withoutMnemonic(m_caption->text()));
    m_search->setToolTip(tr("Show only what contains these words"));
    m_search->setStatusTip(m_search->toolTip());
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("What it does"), tr("Keys")});
    QTimer::singleShot(0, this, &ShortcutsDialog::fill); // after the menus have changed theirs
}

void ShortcutsDialog::fill()
{
    m_list->clear();
    for (const ShortcutGroup& place : allShortcuts(m_menus, m_view)) {
        auto* group = new QTreeWidgetItem(m_list, {place.place});
        for (const auto& [does, keys, tip] : place.entries) {
            auto* row = new QTreeWidgetItem(group, {does, keys});
            row->setToolTip(0, escapedForToolTip(tip));
            //: For screen readers: what a key does, and the key
            row->setData(0, Qt::AccessibleTextRole, tr("%1: %2").arg(does, keys));
        }
    }
    QFont title; // only the weight, the rest comes from the list
    title.setBold(true);
    for (int index = 0; index < m_list->topLevelItemCount(); ++index) {
        m_list->topLevelItem(index)->setFirstColumnSpanned(true);
        m_list->topLevelItem(index)->setFont(0, title);
        m_list->topLevelItem(index)->setExpanded(true);
    }
    filter();
}

/// A matching title shows everything under it.
void ShortcutsDialog::filter()
{
    const QString wanted = m_search->text().trimmed();
    const auto matches = [&wanted](const QTreeWidgetItem& item) {
        return wanted.isEmpty() || item.text(0).contains(wanted, Qt::CaseInsensitive)
               || item.text(1).contains(wanted, Qt::CaseInsensitive);
    };
    bool isAnythingShown = false;
    for (int index = 0; index < m_list->topLevelItemCount(); ++index) {
        QTreeWidgetItem& group = *m_list->topLevelItem(index);
        const bool isWhole = matches(group);
        bool isShown = false;
        for (int row = 0; row < group.childCount(); ++row) {
            const bool isFound = isWhole || matches(*group.child(row));
            group.child(row)->setHidden(!isFound);
            isShown = isShown || isFound;
        }
        group.setHidden(!isShown);
        isAnythingShown = isAnythingShown || isShown;
    }
    m_nothing->setText(tr("No shortcut mentions “%1”.").arg(wanted));
    m_nothing->setHidden(isAnythingShown);
    m_list->setHidden(!isAnythingShown);
}

void ShortcutsDialog::setView(const View& view)
{
    m_view = &view;
    if (isVisible())
        fill();
}

void showShortcuts(const QMenuBar& menus, const View& view, QWidget& window)
{
    auto* dialog = window.findChild<ShortcutsDialog*>();
    if (!dialog)
        dialog = new ShortcutsDialog(menus, &window);
    dialog->setView(view);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void showShortcutsOf(const View& view, const QWidget& window)
{
    if (auto* dialog = window.findChild<ShortcutsDialog*>())
        dialog->setView(view);
}

} // namespace showdown::gui
