// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

#include <cstdint>

namespace showdown::gui {

/// What the words of a label are written in.
enum class Ink : std::uint8_t { text, secondary, error };

/// A label for plain text. It stands at the leading edge of the layout, even where the text runs
/// the other way, such as a player's own name.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(const QString& objectName, QWidget* parent = nullptr);

    /// How high a label of one line is, also while it is empty.
    static int lineHeight(const QFont& font);

    /// It follows the palette of the parent.
    void setInk(Ink ink);

protected:
    void changeEvent(QEvent* event) override;

private:
    void align();
    void applyInk();

    Ink m_ink = Ink::text;
};

} // namespace showdown::gui
