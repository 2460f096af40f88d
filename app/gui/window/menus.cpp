// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/menus.h"

#include "app/gui/view/actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMetaObject>

namespace showdown::gui {
namespace {

struct MenusText
{
    Q_DECLARE_TR_FUNCTIONS(MenusText)
};

/// Any widget to which menus can be added.
template <typename Parent>
QMenu& addMenu(Parent& parent, const QString& objectName, const QString& title)
{
    QMenu* menu = parent.addMenu(title);
    menu->setObjectName(objectName);
    menu->setToolTipsVisible(false);
    return *menu;
}

/// Makes Escape in a menu return the focus to the widget that had it, not to the menu bar, and lets
/// typed keys reach the menus before they are shortcuts.
class KeysBack : public QObject
{
public:
    explicit KeysBack(QMenuBar& bar) : QObject(&bar), m_bar(bar)
    {
        setObjectName(QStringLiteral("keysBack"));
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isTyped(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        const auto* menu = qobject_cast<QMenu*>(watched);
        if (event->type() == QEvent::KeyPress && menu
            && m_bar.actions().contains(menu->menuAction())
            && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            QMetaObject::invokeMethod(
                this, [this] { leave(); }, Qt::QueuedConnection);
        return false;
    }

private:
    static bool isTyped(const QKeyEvent& key)
    {
        return key.modifiers() == Qt::NoModifier
               && (key.key() < Qt::Key_Escape || key.key() == Qt::Key_Delete);
    }

    /// On Escape the bar itself returns the focus.
    void leave()
    {
        if (!m_bar.hasFocus())
            return;
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_bar, &escape);
    }

    QMenuBar& m_bar;
};

void watchMenus(const QList<QAction*>& titles, QObject* filter)
{
    for (const QAction* title : titles) {
        if (QMenu* menu = title->menu()) {
            menu->installEventFilter(filter);
            watchMenus(menu->actions(), filter);
        }
    }
}

/// Does this for the menus of a bar.
void giveKeysBack(QMenuBar& bar)
{
    auto* keysBack = bar.findChild<QObject*>(QStringLiteral("keysBack"));
    if (!keysBack) {
        keysBack = new KeysBack(bar);
        bar.installEventFilter(keysBack);
    }
    watchMenus(bar.actions(), keysBack);
}

QString textSizeMenu()
{
    return QStringLiteral("textSizeMenu");
}

QString textSizeTitle(const Actions& actions)
{
    //: The title of a menu; %1: a number, 100 is the usual size
    return MenusText::tr("Text &size: %1 %").arg(actions.textSize());
}

void fillView(QMenu& menu, const Actions& actions, const QList<QAction*>& modes,
              const QList<QAction*>& more)
{
    menu.addActions(modes);
    menu.addSeparator();
    menu.addAction(actions.explanation);
    menu.addActions(more);
    menu.addSeparator();
    QMenu& themes = addMenu(menu, QStringLiteral("themeMenu"), MenusText::tr("&Theme"));
    themes.addActions(actions.themes->actions());
    themes.addSeparator();
    themes.addAction(actions.nextTheme);
    menu.addAction(actions.fourColors);
    QMenu& text = addMenu(menu, textSizeMenu(), textSizeTitle(actions));
    text.addActions({actions.largerText, actions.smallerText, actions.usualText});
    //: The title of a menu: how long cards are seen moving
    addMenu(menu, QStringLiteral("motionMenu"), MenusText::tr("&Motion"))
        .addActions(actions.motions->actions());
    menu.addSeparator();
    menu.addActions({actions.present, actions.fullScreen});
    menu.addSeparator();
    menu.addActions({actions.nextArea, actions.previousArea});
}

} // namespace

void fillMenuBar(QMenuBar& bar, const Actions& actions, const QList<QAction*>& modes,
                 const ViewMenus& view)
{
    bar.clear();
    const QList<QMenu*> old = bar.findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
    for (QMenu* menu : old)
        menu->deleteLater(); // one of its actions may have triggered this
    bar.setObjectName(QStringLiteral("menuBar"));
    QMenu& file = addMenu(bar, QStringLiteral("fileMenu"), MenusText::tr("&File"));
    addEntries(file, view.file);
    file.addSeparator();
    file.addAction(actions.quit);
    QMenu& edit = addMenu(bar, QStringLiteral("editMenu"), MenusText::tr("&Edit"));
    edit.addActions({actions.undo, actions.redo});
    edit.addSeparator();
    addEntries(edit, view.edit);
    edit.addSeparator();
    edit.addAction(actions.settings);
    for (const ViewMenu& own : view.own)
        addEntries(addMenu(bar, own.objectName, own.title), own.entries);
    fillView(addMenu(bar, QStringLiteral("viewMenu"), MenusText::tr("&View")), actions, modes,
             view.view);
    fillHelpMenu(addMenu(bar, QStringLiteral("helpMenu"), MenusText::tr("&Help")), actions, view);
    giveKeysBack(bar);
}

void fillHelpMenu(QMenu& menu, const Actions& actions, const ViewMenus& view)
{
    menu.clear();
    menu.addActions({actions.help, actions.shortcuts, actions.handRankings, actions.takeCode});
    addEntries(menu, view.help);
    menu.addSeparator();
    menu.addAction(actions.about);
}

void showTextSize(const QMenuBar& bar, const Actions& actions)
{
    const QList<QMenu*> menus = bar.findChildren<QMenu*>(textSizeMenu());
    for (QMenu* menu : menus)
        menu->setTitle(textSizeTitle(actions));
}

} // namespace showdown::gui
