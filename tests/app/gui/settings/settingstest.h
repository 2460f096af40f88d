// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/settings/preferences.h"
#include "app/gui/settings/settingsdialog.h"
#include "app/gui/start/startoptions.h"
#include "app/narration/translation.h"
#include "tests/support/guitest.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>

namespace showdown::tests {

/// One start of the program with these settings and arguments, and its user.
class SettingsTest
{
public:
    explicit SettingsTest(QSettings& settings, const QStringList& arguments = {})
        : m_settings(settings),
          m_options(gui::readStartOptions(*QCoreApplication::instance(),
                                          QStringList(QStringLiteral("showdown")) + arguments,
                                          gui::keptLanguage(settings)))
    {
        m_test.window().hide();
        gui::restoreLook(m_test.appearance(), settings);
        m_test.appearance().setTheme(m_options.theme.value_or(m_test.appearance().theme()));
        gui::rememberLook(m_test.appearance(), settings);
        m_test.window().keepIn(settings);
        m_test.window().restoreLayout(settings);
        m_test.window().show();
    }

    ~SettingsTest()
    {
        m_test.window().saveLayout(m_settings);
        m_test.appearance().disconnect(); // what the next lines do is not kept
        m_test.appearance().setTheme(gui::Theme::system);
        m_test.appearance().setTextSize(100);
    }

    SettingsTest(const SettingsTest&) = delete;
    SettingsTest& operator=(const SettingsTest&) = delete;

    WindowTest& test() { return m_test; }
    gui::Appearance& appearance() { return m_test.appearance(); }

    /// Opens the dialog by its key.
    bool open()
    {
        if (!m_test.isReady())
            return false;
        m_test.press(Qt::Key_Comma, Qt::ControlModifier);
        return isOpen() && QTest::qWaitForWindowActive(&dialog());
    }

    gui::SettingsDialog& dialog() const
    {
        return *m_test.window().findChild<gui::SettingsDialog*>();
    }

    bool isOpen() const
    {
        const auto* found = m_test.window().findChild<gui::SettingsDialog*>();
        return found && found->isVisible();
    }

    template <typename T>
    T& part(const char* name) const
    {
        return *dialog().findChild<T*>(QString::fromLatin1(name));
    }

    QString chosen(const char* list) const { return part<QComboBox>(list).currentText(); }

    QAction& action(const char* name) const
    {
        return *m_test.find<QAction>(QString::fromLatin1(name));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(dialog().windowHandle(), key, modifiers);
    }

    void click(const QWidget& part, QPoint place)
    {
        QTest::mouseClick(dialog().windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          part.mapTo(&dialog(), place));
    }

    void click(const QWidget& part) { click(part, part.rect().center()); }

    /// Goes to a list of the dialog and chooses an entry by its words, with keys.
    void choose(const char* list, const QString& entry)
    {
        auto& combo = part<QComboBox>(list);
        combo.setFocus();
        press(Qt::Key_Home);
        for (int row = 0; row < combo.count() && combo.currentText() != entry; ++row)
            press(Qt::Key_Down);
        QCoreApplication::processEvents(); // the language has been changed by then
    }

    /// All settings of the dialog, in words.
    QString choices() const
    {
        QStringList words{chosen("languageCombo"), chosen("themeCombo")};
        words << (part<QRadioButton>("fourColorsRadio").isChecked() ? QStringLiteral("four")
                                                                    : QStringLiteral("two"));
        words << part<QSpinBox>("textSizeField").text() << chosen("motionCombo");
        for (const char* box :
             {"restoreTableCheckBox", "restoreWindowCheckBox", "restoreViewCheckBox"})
            words << (part<QCheckBox>(box).isChecked() ? QStringLiteral("yes")
                                                       : QStringLiteral("no"));
        return words.join(u'|');
    }

private:
    QSettings& m_settings;
    const gui::StartOptions m_options;
    WindowTest m_test;
};

} // namespace showdown::tests
