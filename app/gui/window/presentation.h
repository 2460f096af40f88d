// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QRect>

#include <memory>
#include <vector>

class QAction;
class QShortcut;
class QWidget;

namespace showdown::gui {

class Actions;
class Appearance;
class MainWindow;
class Preferences;
class PresentBar;
class StripCommands;
class View;

/// A view on the whole screen, for a class, and the plain full screen. While a view is presented
/// the bars and notices of the window are hidden, cards and text are as large as the screen allows,
/// and Page Down and Page Up reveal, go forward and back; afterwards everything is restored. All
/// four must outlive it.
class Presentation : public QObject
{
    Q_OBJECT

public:
    Presentation(MainWindow& window, Actions& actions, Appearance& appearance,
                 const Preferences& preferences);

    /// Sets the tables of the file, whose chosen ones are gone through one by one. Called first; they
    /// must outlive it.
    void setStrip(StripCommands& strip);

    bool isOn() const { return m_view != nullptr; }

    /// The size of the window, or of one with all its bars that would leave the view as much room.
    QSize roomySize() const;

    void setOn(bool on);

    /// Presents the view that the window shows now in place of the one before.
    void follow();

signals:
    /// Emitted when a presentation began or ended.
    void changed(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QShortcut* addKey(Qt::Key key, const QString& name, bool forward);
    void step(bool forward);
    bool turnsAtOnce() const;
    void showForward();
    void start();
    void end();
    void goToScreen();
    void enter();
    void leave();
    void setKeys(bool on);
    void setPointed(bool on);
    void fitText();
    void showActions();

    MainWindow& m_window;
    Actions& m_actions;
    Appearance& m_appearance;
    const Preferences& m_preferences;
    QShortcut* m_forward = nullptr;
    QShortcut* m_back = nullptr;
    PresentBar* m_bar;
    std::unique_ptr<QObject> m_noTips; ///< while it is on
    StripCommands* m_strip = nullptr;
    View* m_view = nullptr; ///< while it is on
    std::vector<QPointer<QWidget>> m_hidden;
    QPointer<QWidget> m_focus; ///< before, if it was outside the view
    Qt::WindowStates m_states; ///< of the window, before
    QRect m_place;             ///< of the window, before it went to another screen
};

} // namespace showdown::gui
