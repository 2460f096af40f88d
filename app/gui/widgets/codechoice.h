// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

class QActionGroup;

namespace showdown::gui {

/// A button with a menu of the languages in which the whole program shows listings.
class CodeChoice : public QToolButton
{
    Q_OBJECT

public:
    explicit CodeChoice(QWidget* parent = nullptr);

    /// Shows only an icon where there is less room than for the name of the language.
    void setRoom(int width);

    /// The width with the name.
    int wholeWidth() const;

private:
    void showWords();

    QActionGroup* m_languages = nullptr;
};

} // namespace showdown::gui
